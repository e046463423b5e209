"""The contact sheet: the whole deck rendered as one picture."""

from __future__ import annotations

from pathlib import Path

import resvg_py

from deck.suits import RANKS, SUITS

_GAP = 12


def _inner(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def picture(rows: list[list[Path]], width: int, ground: str = "#2c6e49") -> bytes:
    """Return a PNG of card files laid out in rows, each card ``width`` pixels wide."""
    height = width * 7 // 5
    across = max(len(row) for row in rows) * (width + _GAP) + _GAP
    down = len(rows) * (height + _GAP) + _GAP
    parts = [f'<rect width="{across}" height="{down}" fill="{ground}"/>']
    for r, row in enumerate(rows):
        for c, path in enumerate(row):
            x, y = _GAP + c * (width + _GAP), _GAP + r * (height + _GAP)
            parts.append(
                f'<g transform="translate({x} {y}) scale({width / 250:.5f})">{_inner(path)}</g>'
            )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}"'
        f' width="{across}" height="{down}">{"".join(parts)}</svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg))


def deck_rows(folder: Path) -> list[list[Path]]:
    """Return the files of a deck in ``folder``, a row to each suit."""
    return [[folder / f"{rank}{suit}.svg" for rank in RANKS] for suit in SUITS]


def deck_picture(cards: Path, width: int = 120) -> bytes:
    """Return a PNG of the standard deck and the backs under ``cards``."""
    rows = deck_rows(cards / "standard")
    rows.append(sorted((cards / "backs").glob("*.svg")))
    return picture(rows, width)
