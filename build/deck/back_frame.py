"""The frame and the symmetries that all card backs share."""

from __future__ import annotations

from collections.abc import Callable

from deck.canvas import Canvas
from deck.card import blank, sheet, turned
from deck.paths import Point, place, polygon
from deck.suits import SHAPE

PANEL: list[Point] = [(13, 13), (237, 13), (237, 337), (13, 337)]
_RIM = (
    "M2 14C2 7.400 7.400 2 14 2L236 2C242.600 2 248 7.400 248 14L248 336C248 342.600 242.600 348"
    " 236 348L14 348C7.400 348 2 342.600 2 336Z"
    "M22 14C17.600 14 14 17.600 14 22L14 328C14 332.400 17.600 336 22 336L228 336"
    "C232.400 336 236 332.400 236 328L236 22C236 17.600 232.400 14 228 14Z"
)
Draw = Callable[[Canvas], None]


def framed(ground: str, line: str, draw: Draw, rim: str = "#fffdf8") -> str:
    """Return a back: the pattern on a coloured panel inside a pale rim."""
    c = Canvas(PANEL, ink=line, weight=1.6)
    c.fill(polygon(PANEL), ground)
    draw(c)
    c.region = None
    c.fill(_RIM, rim, "evenodd")
    inner = (
        "M22 14L228 14C232.400 14 236 17.600 236 22L236 328C236 332.400 232.400 336 228 336"
        "L22 336C17.600 336 14 332.400 14 328L14 22C14 17.600 17.600 14 22 14Z"
    )
    c.line(inner, 1.4, line)
    return sheet(blank() + "\n" + c.text())


def twice(c: Canvas, draw: Draw) -> None:
    draw(c)
    with c.placed((-1, 0, 0, -1, 250, 350)):
        draw(c)


def halves(c: Canvas, draw: Draw) -> None:
    """Draw the upper half cut at the middle, and the same turned round."""
    upper = Canvas([(13, 13), (237, 13), (237, 175), (13, 175)], c.ink, c.weight)
    draw(upper)
    c.raw(upper.text())
    c.raw(turned(upper.text()))


def border(c: Canvas, inset: float, radius: float, width: float, colour: str) -> None:
    a, b, x, y, r = inset, inset, 250 - inset, 350 - inset, radius
    k = r * 0.45
    c.line(
        f"M{a + r} {b}L{x - r} {b}C{x - k} {b} {x} {b + k} {x} {b + r}L{x} {y - r}"
        f"C{x} {y - k} {x - k} {y} {x - r} {y}L{a + r} {y}C{a + k} {y} {a} {y - k} {a} {y - r}"
        f"L{a} {b + r}C{a} {b + k} {a + k} {b} {a + r} {b}Z",
        width,
        colour,
    )


def heart(c: Canvas, x: float, y: float, size: float, fill: str, degrees: float = 0.0) -> None:
    with c.placed(place(x, y, size / 100, degrees)):
        c.fill(SHAPE["H"], fill)
