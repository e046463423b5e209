"""The aces: one big sign each, the ace of spades with tracery."""

from __future__ import annotations

from deck.canvas import Canvas
from deck.card import plain_ace
from deck.garb import arc_points, star_path
from deck.paths import ellipse, place, polygon
from deck.suits import INK, outline

_PAPER = "#fffdf8"


def ace(suit: str, large: bool) -> str:
    """Return the picture of an ace without body and index."""
    return _spade_ace(0.74 if large else 1.0) if suit == "S" else plain_ace(suit)


def _spade_ace(scale: float) -> str:
    """Return the great spade with its moon, scrolls and leaves left open in the ink."""
    c = Canvas(ink=_PAPER)
    with c.placed(place(125 - 125 * scale, 175 - 175 * scale, scale)):
        _spade(c)
    return c.text()


def _spade(c: Canvas) -> None:
    ink = INK["S"]
    c.fill(outline("S", 125, 175, 196), ink)
    inner = (
        "M125 96C136 119 200 152 200 200C200 219 187 231 168 231C152 231 138 222 131 206"
        "L119 206C112 222 98 231 82 231C63 231 50 219 50 200C50 152 114 119 125 96Z"
    )
    with c.placed((0.94, 0, 0, 0.94, 7.5, 11.5)):
        c.line(inner, 1.8)
    for _ in c.both():
        c.line("M125 216C118 200 104 190 92 196C82 202 84 216 95 215C103 214 103 204 96 204", 2.4)
        c.line("M113 197C102 186 86 182 76 192C70 198 68 206 70 212", 2.0)
        c.line("M116 190C106 172 92 168 84 176C79 181 83 189 90 187", 2.0)
        c.line("M119 182C112 162 110 150 116 138C118 133 122 130 125 124", 2.0)
        c.line("M114 146C106 148 102 154 103 161", 1.8)
        for x, y in ((96.0, 204.0), (90.0, 187.0), (103.0, 161.0), (70.0, 212.0)):
            c.fill(ellipse(x, y, 2.6), _PAPER)
        for x, y, a in ((80.0, 189.0, -60.0), (107.0, 178.0, -35.0), (110.0, 154.0, -20.0)):
            with c.placed(place(x, y, 1.0, a)):
                c.fill("M0 0C-4-4-4-9 0-14C4-9 4-4 0 0Z", _PAPER)
    c.fill(ellipse(125, 178, 21), _PAPER)
    c.fill(ellipse(125, 178, 18.6), ink)
    c.fill(star_path(125, 178, 17, 5.2, 8), _PAPER)
    c.fill(ellipse(125, 178, 4.6), ink)
    c.fill(ellipse(125, 178, 2.2), _PAPER)
    for x, y in arc_points(125, 178, 26.5, 26.5, 0, 345, 24):
        c.fill(ellipse(x, y, 1.3), _PAPER)
    c.fill(polygon([(125, 226), (131, 240), (125, 254), (119, 240)]), _PAPER)
