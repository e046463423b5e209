"""The round medallion of every portrait: its ground, its rim and the edge that cuts the drawing."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from deck.canvas import LINE, Canvas
from deck.clip import clipped, inside
from deck.paths import Affine, Point, Segment, compose, flattened, moved, parse, place, written
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


class _Round(Canvas):
    """A canvas that keeps its curves smooth where the rim cuts them."""

    def _data(self, path: str) -> str:
        segments = moved(parse(path), self._matrix)
        lines = [line for line, _ in flattened(segments)]
        if not self.region or all(inside(self.region, p) for line in lines for p in line):
            return written(segments)
        return clipped(_halved(segments), self.region)


def _halved(segments: list[Segment]) -> list[Segment]:
    """Return the same path with every curve split into two."""
    out: list[Segment] = []
    at: Point = (0.0, 0.0)
    for name, points in segments:
        if name in "CQ":
            left, right, row = [at], [points[-1]], [at, *points]
            while len(row) > 1:
                row = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in pairwise(row)]
                left.append(row[0])
                right.insert(0, row[-1])
            out.extend([(name, tuple(left[1:])), (name, tuple(right[1:]))])
        else:
            out.append((name, points))
        at = points[-1] if points else at
    return out


def medallion(ground: str, draw: Draw, scale: float = 1.1, rim: str = GOLD) -> str:
    """Return a portrait as SVG text.

    Args:
        ground: Colour behind the person.
        draw: Draws the person; what reaches over the rim is cut away.
        scale: How large the person is drawn.
        rim: Colour of the ring.
    """
    c = _Round(EDGE, weight=WEIGHT)
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
