"""Hands, cuffs and sleeves of the court cards."""

from __future__ import annotations

from deck.canvas import Canvas
from deck.paths import Point, mirror, place


def fist(
    c: Canvas, x: float, y: float, skin: str, degrees: float = 0.0, flip: bool = False
) -> None:
    """Draw a hand closed about an upright shaft, its thumb toward the middle of the card."""
    with c.placed(place(x, y, 1.0, degrees)), c.placed(mirror(0.0) if flip else place(0, 0)):
        c.shape(
            "M-9-7C-9-11-4-12 1-11C7-11 10-9 10-5C11 1 11 6 9 9C6 12-5 12-8 9C-10 5-10-2-9-7Z",
            skin,
        )
        c.line("M9-4C4-3 0-3-3-4M9.500 1C5 2 1 2-3 1M9 6C5 7 1 7-2 6", 1.4)
        c.shape("M-9-2C-7-6-3-7 1-6C3-5 3-2 0-2C-2-2-4-1-5 2", skin, 1.6)


def palm(
    c: Canvas, x: float, y: float, skin: str, degrees: float = 0.0, flip: bool = False
) -> None:
    """Draw an open, raised hand that holds something thin between thumb and finger."""
    with c.placed(place(x, y, 1.0, degrees)), c.placed(mirror(0.0) if flip else place(0, 0)):
        c.shape(
            "M-7 10C-9 4-9-1-7-5C-6-9-2-13 0-16C2-18 5-16 4-13L2-8C6-9 9-8 10-5"
            "C11-2 11 1 10 4C9 8 7 10 5 12Z",
            skin,
        )
        c.line("M2-8C0-6-1-4-1-2M10-3C7-3 4-3 3-2M10 2C7 2 5 2 3 3", 1.4)


def forearm(
    c: Canvas,
    start: Point,
    wrist: Point,
    fill: str,
    cuff: str,
    wide: tuple[float, float] = (30.0, 19.0),
) -> None:
    """Draw a sleeve that comes up from the edge of the figure to a cuffed wrist."""
    (sx, sy), (wx, wy) = start, wrist
    length = ((wx - sx) ** 2 + (wy - sy) ** 2) ** 0.5
    nx, ny = -(wy - sy) / length, (wx - sx) / length
    a, b = wide[0] / 2, wide[1] / 2
    c.shape(
        f"M{sx + nx * a} {sy + ny * a}L{wx + nx * b} {wy + ny * b}"
        f"L{wx - nx * b} {wy - ny * b}L{sx - nx * a} {sy - ny * a}Z",
        fill,
    )
    ux, uy = (wx - sx) / length, (wy - sy) / length
    b += 2.5
    c.shape(
        f"M{wx + nx * b} {wy + ny * b}L{wx + ux * 8 + nx * b} {wy + uy * 8 + ny * b}"
        f"L{wx + ux * 8 - nx * b} {wy + uy * 8 - ny * b}L{wx - nx * b} {wy - ny * b}Z",
        cuff,
    )
