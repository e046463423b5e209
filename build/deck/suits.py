"""The four suits: their inks, names and shapes."""

from __future__ import annotations

from deck.paths import ellipse, moved, parse, place, written

RANKS = "23456789TJQKA"
SUITS = "CDSH"
INK = {"C": "#16181d", "D": "#c8102f", "S": "#15171c", "H": "#c8102e"}
PALETTES = {
    "two": {"#16181d": "#16181d", "#c8102f": "#c8102e", "#15171c": "#15171c", "#c8102e": "#c8102e"},
    "four": {
        "#16181d": "#0b7038",
        "#c8102f": "#1553b8",
        "#15171c": "#15171c",
        "#c8102e": "#c8102e",
    },
}

_HEART = (
    "M0 48C-6 30-47 6-47-19C-47-36-36-46-24-46C-12-46-4-38 0-26C4-38 12-46 24-46"
    "C36-46 47-36 47-19C47 6 6 30 0 48Z"
)
_DIAMOND = "M0-50C9-32 24-12 38 0C24 12 9 32 0 50C-9 32-24 12-38 0C-24-12-9-32 0-50Z"
_SPADE = (
    "M0-50C7-31 45-11 45 15C45 30 35 38 24 38C15 38 8 34 4 27C5 38 9 45 18 49"
    "L-18 49C-9 45-5 38-4 27C-8 34-15 38-24 38C-35 38-45 30-45 15C-45-11-7-31 0-50Z"
)
_CLUB = (
    ellipse(0, -26, 22.5)
    + ellipse(-24.5, 10, 22.5)
    + ellipse(24.5, 10, 22.5)
    + "M-9-10L9-10L8 8L4 20C5 36 9 45 18 49L-18 49C-9 45-5 36-4 20L-8 8Z"
)
SHAPE = {"C": _CLUB, "D": _DIAMOND, "S": _SPADE, "H": _HEART}


def outline(suit: str, x: float, y: float, size: float, degrees: float = 0.0) -> str:
    """Return the path of a suit of the given height about (x, y)."""
    return written(moved(parse(SHAPE[suit]), place(x, y, size / 100, degrees)))


def pip(suit: str, x: float, y: float, size: float, degrees: float = 0.0) -> str:
    """Return one suit sign as an SVG element in its own ink."""
    return f'<path d="{outline(suit, x, y, size, degrees)}" fill="{INK[suit]}"/>'
