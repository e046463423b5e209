"""The round medallion of every portrait: its ground, its rim and the edge that cuts the drawing."""

from __future__ import annotations

import math
from collections.abc import Callable

from deck.canvas import LINE, Canvas
from deck.paths import Affine, Point, compose, place
from deck.tones import GOLD

SIZE = 200
MIDDLE = 100.0
WEIGHT = 2.8
EDGE: list[Point] = [
    (
        MIDDLE + 93 * math.cos(math.radians(5 * k)),
        MIDDLE + 93 * math.sin(math.radians(5 * k)),
    )
    for k in range(72)
]

Draw = Callable[[Canvas], None]


def medallion(ground: str, draw: Draw, scale: float = 1.1, rim: str = GOLD) -> str:
    """Return a portrait as SVG text.

    Args:
        ground: Colour behind the person.
        draw: Draws the person; what reaches over the rim is cut away.
        scale: How large the person is drawn.
        rim: Colour of the ring.
    """
    c = Canvas(EDGE, weight=WEIGHT)
    c.disc(MIDDLE, MIDDLE, 92, ground)
    with c.placed(place(MIDDLE - MIDDLE * scale, 112 - 112 * scale, scale)):
        draw(c)
    c.region = None
    c.raw(_ring(LINE, 6.0))
    c.raw(_ring(rim, 2.8))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}"'
        f' height="{SIZE}">\n{c.text()}\n</svg>\n'
    )


def tilted(degrees: float) -> Affine:
    """Return the turn of a head about the root of its neck."""
    return compose(place(MIDDLE, 142, 1.0, degrees), place(-MIDDLE, -142))


def _ring(colour: str, width: float) -> str:
    return (
        f'<circle cx="100" cy="100" r="93" fill="none" stroke="{colour}" stroke-width="{width}"/>'
    )
