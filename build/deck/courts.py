"""The court cards: frame, dividing band and the two halves of each figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from deck import court_clubs, court_diamonds, court_hearts, court_spades
from deck.canvas import LINE, Canvas
from deck.card import turned
from deck.paths import Point, number, polygon
from deck.suits import outline, pip
from deck.tones import CREAM, FLAME, GOLD, GREEN, LILAC, NAVY, NIGHT, RED, SAND, TEAL, WINE

LEFT, TOP, RIGHT = 40.0, 20.0, 210.0


@dataclass(frozen=True)
class Court:
    """One figure and the sash that divides it from its mirror image.

    Attributes:
        draw: Draws the upper half.
        slope: How far the sash drops from the middle to the left edge.
        sash: Colour of the sash.
        stud: Colour of the ornaments on the sash.
    """

    draw: Callable[[Canvas], None]
    slope: float
    sash: str
    stud: str


COURTS = {
    "JS": Court(court_spades.jack, 12, GOLD, NIGHT),
    "QS": Court(court_spades.queen, -12, WINE, GOLD),
    "KS": Court(court_spades.king, 12, GOLD, WINE),
    "JH": Court(court_hearts.jack, -12, NAVY, GOLD),
    "QH": Court(court_hearts.queen, 12, GOLD, RED),
    "KH": Court(court_hearts.king, -12, NAVY, GOLD),
    "JD": Court(court_diamonds.jack, -12, GOLD, TEAL),
    "QD": Court(court_diamonds.queen, 12, FLAME, SAND),
    "KD": Court(court_diamonds.king, 12, GOLD, FLAME),
    "JC": Court(court_clubs.jack, 12, GOLD, GREEN),
    "QC": Court(court_clubs.queen, 12, GOLD, RED),
    "KC": Court(court_clubs.king, -12, GOLD, GREEN),
}
_ = (CREAM, LILAC)


def _region(slope: float) -> list[Point]:
    return [(LEFT, TOP), (RIGHT, TOP), (RIGHT, 175 - slope), (LEFT, 175 + slope)]


def _sash(court: Court) -> str:
    c = Canvas()
    s, h = court.slope, 5.5
    c.shape(
        polygon([(LEFT, 175 + s - h), (RIGHT, 175 - s - h), (RIGHT, 175 - s + h), (LEFT, 175 + s + h)]),
        court.sash,
    )
    for k in range(-5, 6):
        x = 125 + 15.5 * k
        y = 175 - s * (x - 125) / 85
        c.fill(polygon([(x - 4.2, y), (x, y - 3.2), (x + 4.2, y), (x, y + 3.2)]), court.stud)
    return c.text()


def _frame(large: bool) -> str:
    """Return the frame's line; in the large deck two corners step around the index."""
    w, bottom = 250 - LEFT, 350 - TOP
    if not large:
        data = polygon([(LEFT, TOP), (w, TOP), (w, bottom), (LEFT, bottom)])
        return f'<path d="{data}" fill="none" stroke="{LINE}" stroke-width="2.2"/>'
    x, y = 68.0, 148.0
    corner = f"M{number(LEFT - 3)} {number(TOP - 3)}H{x}V{y}H{number(LEFT - 3)}Z"
    far = f"M{number(w + 3)} {number(bottom + 3)}H{250 - x}V{350 - y}H{number(w + 3)}Z"
    step = (
        f"M{x} {TOP}H{w}V{350 - y}H{250 - x}V{bottom}H{LEFT}V{y}H{x}Z"
    )
    return (
        f'<path d="{corner}{far}" fill="#fffdf8"/>\n'
        f'<path d="{step}" fill="none" stroke="{LINE}" stroke-width="2.2"/>'
    )


def court(rank: str, suit: str, large: bool) -> str:
    """Return a court card's picture without body and index."""
    figure = COURTS[rank + suit]
    c = Canvas(_region(figure.slope))
    figure.draw(c)
    half = c.text()
    if not large:
        half += "\n" + pip(suit, 58, 40, 26)
    return "\n".join([half, turned(half), _sash(figure), _frame(large)])


__all__ = ["COURTS", "court", "outline"]
