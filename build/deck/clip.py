"""Clipping by geometry, because the game's SVG reader knows no clip paths."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from deck.paths import Point, Segment, flattened, written


def side(a: Point, b: Point, p: Point) -> float:
    """Return how far ``p`` lies to the right hand of the line a-b (y grows downward)."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def inside(region: Sequence[Point], point: Point, slack: float = 1e-6) -> bool:
    """Return whether ``point`` is in the convex, clockwise ``region``."""
    pairs = zip(region, [*region[1:], region[0]], strict=True)
    return all(side(a, b, point) >= -slack for a, b in pairs)


def within(shape: Sequence[Point], point: Point) -> bool:
    """Return whether ``point`` is in the (not necessarily convex) ``shape``."""
    odd = False
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (ay > point[1]) != (by > point[1]):
            odd ^= point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax
    return odd


def cut_polygon(shape: Sequence[Point], region: Sequence[Point]) -> list[Point]:
    """Return the part of a closed ``shape`` inside the convex ``region``."""
    out = list(shape)
    for a, b in zip(region, [*region[1:], region[0]], strict=True):
        source, out = out, []
        for p, q in zip(source, [*source[1:], *source[:1]], strict=True):
            sp, sq = side(a, b, p), side(a, b, q)
            if sp >= 0:
                out.append(p)
            if (sp > 0 > sq) or (sp < 0 < sq):
                t = sp / (sp - sq)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def cut_line(line: Sequence[Point], region: Sequence[Point]) -> list[list[Point]]:
    """Return the pieces of an open polyline inside the convex ``region``."""
    out: list[list[Point]] = []
    for p, q in pairwise(line):
        low, high = 0.0, 1.0
        for a, b in zip(region, [*region[1:], region[0]], strict=True):
            sp, sq = side(a, b, p), side(a, b, q)
            if sp < 0 and sq < 0:
                low, high = 1.0, 0.0
            elif sp < 0:
                low = max(low, sp / (sp - sq))
            elif sq < 0:
                high = min(high, sp / (sp - sq))
        if low >= high:
            continue
        start = (p[0] + (q[0] - p[0]) * low, p[1] + (q[1] - p[1]) * low)
        end = (p[0] + (q[0] - p[0]) * high, p[1] + (q[1] - p[1]) * high)
        if out and low == 0.0 and out[-1][-1] == p:
            out[-1].append(end)
        else:
            out.append([start, end])
    return out


def clipped(segments: list[Segment], region: Sequence[Point]) -> str:
    """Return the path string of ``segments`` inside ``region``, untouched if all of it is."""
    if all(inside(region, p) for _, points in segments for p in points):
        return written(segments)
    parts: list[Segment] = []
    for line, closed in flattened(segments):
        pieces = [cut_polygon(line, region)] if closed else cut_line(line, region)
        for piece in pieces:
            if len(piece) < 2:
                continue
            parts.append(("M", (piece[0],)))
            parts.extend(("L", (p,)) for p in piece[1:])
            if closed:
                parts.append(("Z", ()))
    return written(parts)
