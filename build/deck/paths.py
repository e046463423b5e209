"""Path geometry: parsing, moving, clipping and formatting of small SVG path strings."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Affine = tuple[float, float, float, float, float, float]
Segment = tuple[str, tuple[Point, ...]]

IDENTITY: Affine = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_TOKEN = re.compile(r"[MLHVCQZmlhvcqz]|-?\d*\.?\d+(?:e-?\d+)?")
_COUNT = {"M": 1, "L": 1, "C": 3, "Q": 2}


def number(value: float) -> str:
    """Return a coordinate with one decimal at most, as short as it goes."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def place(x: float, y: float, scale: float = 1.0, degrees: float = 0.0) -> Affine:
    """Return the transform that scales, turns and then moves to (x, y)."""
    turn = math.radians(degrees)
    c, s = math.cos(turn) * scale, math.sin(turn) * scale
    return (c, s, -s, c, x, y)


def mirror(axis: float = 125.0) -> Affine:
    """Return the reflection in the vertical line at ``axis``."""
    return (-1.0, 0.0, 0.0, 1.0, 2 * axis, 0.0)


def compose(outer: Affine, inner: Affine) -> Affine:
    """Return the transform that applies ``inner`` first and ``outer`` second."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def apply(matrix: Affine, point: Point) -> Point:
    """Return ``point`` moved by ``matrix``."""
    a, b, c, d, e, f = matrix
    x, y = point
    return (a * x + c * y + e, b * x + d * y + f)


def parse(path: str) -> list[Segment]:
    """Return the absolute M, L, C, Q and Z segments of a path string."""
    tokens = _TOKEN.findall(path)
    out: list[Segment] = []
    at: Point = (0.0, 0.0)
    start = at
    command = "M"
    index = 0
    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
        upper = command.upper()
        if upper == "Z":
            out.append(("Z", ()))
            at = start
            continue
        base = at if command.islower() else (0.0, 0.0)
        if upper in "HV":
            value = float(tokens[index])
            index += 1
            at = (base[0] + value, at[1]) if upper == "H" else (at[0], base[1] + value)
            out.append(("L", (at,)))
            continue
        count = _COUNT[upper]
        values = [float(t) for t in tokens[index : index + 2 * count]]
        index += 2 * count
        points = tuple((base[0] + values[2 * k], base[1] + values[2 * k + 1]) for k in range(count))
        at = points[-1]
        out.append((upper, points))
        if upper == "M":
            start = at
            command = "l" if command == "m" else "L"
    return out


def moved(segments: Iterable[Segment], matrix: Affine) -> list[Segment]:
    """Return the segments with every point moved by ``matrix``."""
    return [(name, tuple(apply(matrix, p) for p in points)) for name, points in segments]


def written(segments: Iterable[Segment]) -> str:
    """Return the path string of absolute segments."""
    parts = []
    for name, points in segments:
        parts.append(name + " ".join(f"{number(x)} {number(y)}" for x, y in points))
    return "".join(parts).replace(" -", "-")


def flattened(segments: Iterable[Segment], steps: int = 9) -> list[tuple[list[Point], bool]]:
    """Return the polylines of a path, each with whether it is closed."""
    out: list[tuple[list[Point], bool]] = []
    run: list[Point] = []
    for name, points in segments:
        if name == "M":
            if len(run) > 1:
                out.append((run, False))
            run = [points[0]]
        elif name == "Z":
            out.append((run, True))
            run = [run[0]]
        elif name == "L":
            run.append(points[0])
        else:
            start = run[-1]
            run.extend([_curve(start, points, k / steps) for k in range(1, steps + 1)])
    if len(run) > 1:
        out.append((run, False))
    return out


def _curve(start: Point, rest: Sequence[Point], t: float) -> Point:
    """Return the point at ``t`` of the Bezier curve from ``start``."""
    points = [start, *rest]
    while len(points) > 1:
        points = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in pairwise(points)]
    return points[0]


def smooth(points: Sequence[Point], closed: bool = False, tension: float = 1.0) -> str:
    """Return a path of curves through all ``points``."""
    count = len(points)
    parts = [f"M{points[0][0]:.2f} {points[0][1]:.2f}"]
    for k in range(count if closed else count - 1):
        before = points[(k - 1) % count] if closed or k else points[0]
        p, q = points[k], points[(k + 1) % count]
        after = points[(k + 2) % count] if closed or k + 2 < count else q
        f = tension / 6
        parts.append(
            f"C{p[0] + (q[0] - before[0]) * f:.2f} {p[1] + (q[1] - before[1]) * f:.2f}"
            f" {q[0] - (after[0] - p[0]) * f:.2f} {q[1] - (after[1] - p[1]) * f:.2f}"
            f" {q[0]:.2f} {q[1]:.2f}"
        )
    return "".join(parts) + ("Z" if closed else "")


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Return a closed path of four curves for an ellipse (a circle without ``ry``)."""
    ry = rx if ry is None else ry
    k, m = rx * 0.5523, ry * 0.5523
    return (
        f"M{x - rx:.2f} {y:.2f}C{x - rx:.2f} {y - m:.2f} {x - k:.2f} {y - ry:.2f} {x:.2f}"
        f" {y - ry:.2f}C{x + k:.2f} {y - ry:.2f} {x + rx:.2f} {y - m:.2f} {x + rx:.2f} {y:.2f}"
        f"C{x + rx:.2f} {y + m:.2f} {x + k:.2f} {y + ry:.2f} {x:.2f} {y + ry:.2f}"
        f"C{x - k:.2f} {y + ry:.2f} {x - rx:.2f} {y + m:.2f} {x - rx:.2f} {y:.2f}Z"
    )


def polygon(points: Sequence[Point]) -> str:
    """Return a closed path of straight lines."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
