"""The court cards: frame, dividing band and the two halves of each figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from deck import court_clubs, court_diamonds, court_hearts, court_spades
from deck.canvas import Canvas
from deck.card import turned
from deck.paths import Point, place, polygon
from deck.suits import pip
from deck.tones import FLAME, GOLD, GREEN, GROUND, NAVY, NIGHT, RED, SAND, TEAL, WINE

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


def _edge(slope: float, x: float) -> float:
    """Return the height of the dividing line at ``x``."""
    return 175 - slope * (x - 125) / 85


def _region(slope: float, shift: float) -> list[Point]:
    """Return the part of the card that belongs to the upper half."""
    a, b = LEFT + shift, RIGHT + shift
    return [(a, TOP), (b, TOP), (b, _edge(slope, b)), (a, _edge(slope, a))]


def _sash(court: Court, shift: float) -> str:
    """Return the studded band between the two halves."""
    c = Canvas()
    s, h = court.slope, 5.5
    a, b = LEFT - shift, RIGHT + shift
    ya, yb = _edge(s, a), _edge(s, b)
    c.shape(polygon([(a, ya - h), (b, yb - h), (b, yb + h), (a, ya + h)]), court.sash)
    count = int((b - 125) / 15.5)
    for k in range(-count, count + 1):
        x = 125 + 15.5 * k
        y = _edge(s, x)
        c.fill(polygon([(x - 4.2, y), (x, y - 3.2), (x + 4.2, y), (x, y + 3.2)]), court.stud)
    return c.text()


def _frame(slope: float, shift: float) -> str:
    """Return the line about both halves, which stand aside of each other by ``shift``."""
    upper = [(LEFT + shift, _edge(slope, LEFT + shift)), (LEFT + shift, TOP), (RIGHT + shift, TOP)]
    upper.append((RIGHT + shift, _edge(slope, RIGHT + shift)))
    lower = [(250 - x, 350 - y) for x, y in upper]
    c = Canvas()
    c.line(polygon([*upper, *lower]))
    return c.text()


def court(rank: str, suit: str, large: bool) -> str:
    """Return a court card's picture without body and index.

    In the large deck the halves stand aside, so that the great index covers nothing.
    """
    figure = COURTS[rank + suit]
    shift = 28.0 if large else 0.0
    c = Canvas(_region(figure.slope, shift))
    c.fill(polygon(c.region or []), GROUND[suit])
    with c.placed(place(shift, 0)):
        figure.draw(c)
    half = c.text()
    if not large:
        half += "\n" + pip(suit, 57, 38, 26)
    return "\n".join([half, turned(half), _sash(figure, shift), _frame(figure.slope, shift)])
