"""Writes the portraits of the people at the table, always the same bytes."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from deck.tones import SILVER
from portraits import beginners, elders, figures, regulars, thinkers, youths
from portraits.medallion import medallion

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "portraits"


def portraits() -> dict[str, str]:
    """Return every portrait's SVG text under the name of its file."""
    return {
        "pauline": medallion("#bcaad6", elders.pauline, 1.07),
        "michele": medallion("#a9c08c", regulars.michele),
        "ben": medallion("#a5d4ee", youths.ben, 1.05),
        "rosa": medallion("#46478f", youths.rosa, 1.04),
        "viktor": medallion("#8fa5b5", elders.viktor, 1.08),
        "amina": medallion("#f2c3a6", thinkers.amina, 1.06),
        "otto": medallion("#f7d268", regulars.otto),
        "linh": medallion("#2f9a9c", youths.linh, 1.06),
        "greta": medallion("#5a9cc2", elders.greta, 1.0),
        "kofi": medallion("#dd7443", thinkers.kofi),
        "lily": medallion("#f8ccd6", beginners.lily, 1.05),
        "nam": medallion("#a9e4de", beginners.nam, 1.06),
        "player": medallion("#cdd8e6", figures.player, 1.1, SILVER),
        "engine": medallion("#6d4a78", figures.engine, 1.0),
    }


def make(folder: Path) -> None:
    """Write all portraits into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in portraits().items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Read the command line and write the files it asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="folder to write to")
    make(parser.parse_args().folder)


if __name__ == "__main__":
    main()
