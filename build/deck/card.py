"""The card itself: body, corner indices and the layouts of the number cards."""

from __future__ import annotations

from deck.glyphs import GLYPHS
from deck.paths import moved, parse, written
from deck.suits import INK, outline, pip

WIDTH, HEIGHT = 250, 350
HALF_TURN = "rotate(180 125 175)"

_ROWS: dict[str, list[tuple[int, float]]] = {
    "2": [(0, 0.0)],
    "3": [(0, 0.0), (0, 0.5)],
    "4": [(-1, 0.0), (1, 0.0)],
    "5": [(-1, 0.0), (1, 0.0), (0, 0.5)],
    "6": [(-1, 0.0), (1, 0.0), (-1, 0.5), (1, 0.5)],
    "7": [(-1, 0.0), (1, 0.0), (-1, 0.5), (1, 0.5), (0, 0.25)],
    "8": [(-1, 0.0), (1, 0.0), (-1, 0.5), (1, 0.5), (0, 0.25)],
    "9": [(-1, 0.0), (1, 0.0), (-1, 1 / 3), (1, 1 / 3), (0, 0.5)],
    "T": [(-1, 0.0), (1, 0.0), (-1, 1 / 3), (1, 1 / 3), (0, 1 / 6)],
}


def sheet(body: str) -> str:
    """Return a whole SVG file of one card around ``body``."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}">\n{body}\n</svg>\n'
    )


def blank() -> str:
    """Return the card's paper with its thin soft border."""
    return (
        '<rect x="0.6" y="0.6" width="248.8" height="348.8" rx="13.4" fill="#fffdf8"'
        ' stroke="#c9c3b6" stroke-width="1.2"/>'
    )


def turned(body: str) -> str:
    """Return ``body`` turned upside down about the card's centre."""
    return f'<g transform="{HALF_TURN}">\n{body}\n</g>'


def _word(text: str, x: float, y: float, width: float, height: float) -> str:
    """Return the path of a rank, centred on ``x`` and squeezed to ``width`` if needed."""
    gap = 9.0
    total = sum(GLYPHS[c][0] for c in text) + gap * (len(text) - 1)
    tall = height / 100
    wide = min(tall, width / total)
    at = x - total * wide / 2
    parts = []
    for char in text:
        advance, path = GLYPHS[char]
        parts.append(written(moved(parse(path), (wide, 0.0, 0.0, tall, at, y))))
        at += (advance + gap) * wide
    return "".join(parts)


def index(rank: str, suit: str, large: bool) -> str:
    """Return rank and suit for the two corners of a card."""
    text = "10" if rank == "T" else rank
    if large:
        data = _word(text, 34, 14, 52, 68) + outline(suit, 34, 112, 48)
    else:
        data = _word(text, 21, 13, 28.5, 36) + outline(suit, 21, 68, 28)
    one = f'<path d="{data}" fill="{INK[suit]}"/>'
    return one + "\n" + turned(one)


def pips(rank: str, suit: str, large: bool) -> str:
    """Return the signs of a number card, the lower half upside down."""
    column, top, size = _spread(rank, large)
    depth = HEIGHT - 2 * top
    out = []
    for side, part in _ROWS[rank]:
        x, y = 125 + side * column, top + part * depth
        out.append(pip(suit, x, y, size))
        if part < 0.5 and not (rank == "7" and side == 0):
            out.append(pip(suit, x, HEIGHT - y, size, 180))
    return "\n".join(out)


def _spread(rank: str, large: bool) -> tuple[float, float, float]:
    """Return the distance of the columns, the first row and the height of the signs."""
    if not large:
        return 43.0, 60.0 if rank in "9T" else 62.0, 50.0
    if rank in "23":
        return 0.0, 66.0, 72.0
    if rank in "456":
        return 31.0, 60.0, 50.0
    return 32.0, 52.0, 42.0


def plain_ace(suit: str) -> str:
    """Return the one big sign of an ace; the sizes make them look equally big."""
    return pip(suit, 125, 175, {"C": 118.0, "D": 128.0, "S": 122.0, "H": 116.0}[suit])
