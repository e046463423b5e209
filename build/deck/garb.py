"""Robes, collars and the simple patterns woven into them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from deck.canvas import Canvas
from deck.clip import cut_polygon, inside, within
from deck.paths import Point, ellipse, flattened, parse, polygon, smooth

ROBE = (
    "M110 124C96 132 66 132 54 152C46 166 40 190 36 216L214 216C210"
    " 190 204 166 196 152C184 132 154 132 140 124Z"
)
SLIM = (
    "M112 124C100 134 80 134 70 150C62 164 58 190 56 216L194 216C192"
    " 190 188 164 180 150C170 134 150 134 138 124Z"
)
PANEL = "M113 128L104 216L146 216L137 128Z"

Motif = Callable[[Canvas, float, float], None]


def outline_points(path: str) -> list[Point]:
    """Return the first polyline of a path."""
    return flattened(parse(path))[0][0]


def scatter(
    c: Canvas, path: str, step: Point, motif: Motif, reach: float = 4.0, start: Point = (0, 0)
) -> None:
    """Repeat ``motif`` in staggered rows wherever it fits inside ``path`` and the figure."""
    shape = outline_points(path)
    top, bottom = min(y for _, y in shape), max(y for _, y in shape)
    row = 0
    y = top + start[1]
    while y < bottom:
        for k in range(-12, 13):
            x = 125 + start[0] + (k + 0.5 * (row % 2)) * step[0]
            ring = [
                (x + reach * math.cos(a), y + reach * math.sin(a))
                for a in (j * math.pi / 4 for j in range(8))
            ]
            if all(within(shape, p) for p in ring) and (
                c.region is None or all(inside(c.region, p) for p in ring)
            ):
                motif(c, x, y)
        y += step[1]
        row += 1


def stripes(
    c: Canvas, path: str, colour: str, step: float, width: float, slope: float = 0.0
) -> None:
    """Fill a robe with bands of ``colour`` that run down it, leaning outward by ``slope``."""
    shape: Sequence[Point] = outline_points(path)
    count = int(100 / step) + 1
    for k in range(-count, count + 1):
        x = 125 + k * step
        lean = slope * k * step
        band = [
            (x - width / 2, 110.0),
            (x + width / 2, 110.0),
            (x + width / 2 + lean, 220.0),
            (x - width / 2 + lean, 220.0),
        ]
        cut = cut_polygon(shape, band)
        if len(cut) > 2:
            c.fill(polygon(cut), colour)


def dot(colour: str, radius: float) -> Motif:
    """Return a motif of one round spot."""
    return lambda c, x, y: c.disc(x, y, radius, colour)


def lozenge(colour: str, wide: float, high: float) -> Motif:
    """Return a motif of one upright lozenge."""
    return lambda c, x, y: c.fill(
        polygon([(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)]), colour
    )


def star_path(x: float, y: float, outer: float, inner: float, points: int) -> str:
    """Return a star with one point straight up."""
    out = []
    for k in range(2 * points):
        r = outer if k % 2 == 0 else inner
        a = math.pi * k / points
        out.append((x + r * math.sin(a), y - r * math.cos(a)))
    return polygon(out)


def star(colour: str, outer: float, inner: float, points: int = 4) -> Motif:
    """Return a motif of one star."""
    return lambda c, x, y: c.fill(star_path(x, y, outer, inner, points), colour)


def trefoil(colour: str, size: float) -> Motif:
    """Return a motif of one three-lobed leaf."""

    def draw(c: Canvas, x: float, y: float) -> None:
        r = size * 0.46
        for k in range(3):
            a = 2 * math.pi * k / 3
            c.disc(x + size * 0.5 * math.sin(a), y - size * 0.5 * math.cos(a), r, colour)

    return draw


def flower(petal: str, heart: str, size: float) -> Motif:
    """Return a motif of one five-petalled flower."""

    def draw(c: Canvas, x: float, y: float) -> None:
        for k in range(5):
            a = 2 * math.pi * k / 5
            c.fill(
                ellipse(x + size * 0.55 * math.sin(a), y - size * 0.55 * math.cos(a), size * 0.42),
                petal,
            )
        c.fill(ellipse(x, y, size * 0.34), heart)

    return draw


def ermine(c: Canvas, path: str, colour: str = "#ffffff") -> None:
    """Draw a fur with small black tails."""
    c.shape(path, colour)
    tail = "M{x} {y}l-1.500 6l1.500-1.500l1.500 1.500Z"
    scatter(
        c,
        path,
        (13, 11),
        lambda k, x, y: k.fill(tail.format(x=f"{x:.1f}", y=f"{y - 3:.1f}"), k.ink),
        4.2,
        (0, 6),
    )


def ruff(c: Canvas, x: float, y: float, rx: float, ry: float, folds: int, fill: str) -> None:
    """Draw a pleated ruff about the neck as a ring of round folds."""
    for k in range(folds):
        a = math.pi * (0.06 + 0.88 * k / (folds - 1))
        c.shape(ellipse(x + rx * math.cos(a), y + ry * math.sin(a), rx * 2.0 / folds + 2.6), fill)
    c.fill(ellipse(x, y - 2, rx * 0.95, ry * 0.8), fill)
    c.line(smooth(arc_points(x, y - 1, rx * 1.02, ry * 0.78, 172, 368, 9)))


def beads(c: Canvas, points: Sequence[Point], radius: float, fill: str) -> None:
    """Draw a string of beads."""
    for x, y in points:
        c.disc(x, y, radius, fill, 1.2)


def arc_points(
    x: float, y: float, rx: float, ry: float, low: float, high: float, n: int
) -> list[Point]:
    """Return ``n`` points on an ellipse between two angles in degrees (0 right, 90 down)."""
    return [
        (x + rx * math.cos(math.radians(a)), y + ry * math.sin(math.radians(a)))
        for a in (low + (high - low) * k / (n - 1) for k in range(n))
    ]
