"""Writes every picture of the deck: cards, backs, palettes and icons, always the same bytes."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from deck import aces, backs, card, courts, icons, sheet
from deck.suits import PALETTES, RANKS, SUITS

ASSETS = Path(__file__).resolve().parent.parent / "assets"


def face(rank: str, suit: str, large: bool) -> str:
    """Return one card's face as SVG text.

    Args:
        rank: One of ``23456789TJQKA``.
        suit: One of ``CDSH``.
        large: Whether to draw it for the deck with the large index.
    """
    if rank in "JQK":
        picture = courts.court(rank, suit, large)
    elif rank == "A":
        picture = aces.ace(suit, large)
    else:
        picture = card.pips(rank, suit, large)
    return card.sheet("\n".join([card.blank(), picture, card.index(rank, suit, large)]))


def write(path: Path, text: str) -> None:
    """Write ``text`` to ``path``, making its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def make(assets: Path) -> None:
    """Write the whole deck below ``assets``."""
    for folder, large in (("standard", False), ("large", True)):
        for suit in SUITS:
            for rank in RANKS:
                name = f"{rank}{suit}.svg"
                write(assets / "cards" / folder / name, face(rank, suit, large))
    for name, text in backs.all_backs().items():
        write(assets / "cards" / "backs" / f"{name}.svg", text)
    write(assets / "cards" / "palettes.json", json.dumps(PALETTES, indent=2) + "\n")
    for name, text in icons.all_icons().items():
        write(assets / "icons" / f"{name}.svg", text)
    (assets / "icons" / "app.png").write_bytes(icons.app_png())


def main() -> None:
    """Read the command line and write the files it asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assets", type=Path, default=ASSETS, help="folder to write to")
    parser.add_argument("--sheet", type=Path, help="also render the whole deck to this PNG")
    options = parser.parse_args()
    make(options.assets)
    if options.sheet:
        options.sheet.write_bytes(sheet.deck_picture(options.assets / "cards"))


if __name__ == "__main__":
    main()
