"""The program's own icon: a great heart with the queen's crown on a green tile."""

from __future__ import annotations

import resvg_py

from deck.canvas import Canvas
from deck.paths import ellipse, place
from deck.suits import SHAPE


def _card(x: float, y: float) -> str:
    """Return a rounded card about the origin, ``x`` and ``y`` from middle to edge."""
    r = 12
    return (
        f"M{r - x} {-y}L{x - r} {-y}Q{x} {-y} {x} {r - y}L{x} {y - r}Q{x} {y} {x - r} {y}"
        f"L{r - x} {y}Q{-x} {y} {-x} {y - r}L{-x} {r - y}Q{-x} {-y} {r - x} {-y}Z"
    )


def app_svg() -> str:
    """Return the icon as SVG text, 256 units square."""
    c = Canvas(ink="#3a0d18", weight=7)
    tile = (
        "M56 8L200 8C226.500 8 248 29.500 248 56L248 200C248 226.500 226.500 248 200 248"
        "L56 248C29.500 248 8 226.500 8 200L8 56C8 29.500 29.500 8 56 8Z"
    )
    c.fill(tile, "#1f6b46")
    with c.placed(place(158, 132, 1.0, 17)):
        c.shape(_card(62, 90), "#1c1b3a", 6)
        with c.placed(place(38, -62, 0.36)):
            c.fill(SHAPE["S"], "#c9c4e8")
    with c.placed(place(108, 134, 1.0, -7)):
        c.shape(_card(70, 98), "#fffdf8", 6)
        with c.placed(place(0, 28, 1.2)):
            c.fill(SHAPE["H"], "#c3182f")
        c.shape("M-48-32L-54-78L-26-58L0-88L26-58L54-78L48-32Q0-46-48-32Z", "#ebb63f", 6)
        c.fill(ellipse(0, -56, 8), "#c3182f")
    body = c.text()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">\n'
        f"{body}\n</svg>\n"
    )


def app_png() -> bytes:
    """Return the icon as a PNG of 256 pixels."""
    return bytes(resvg_py.svg_to_bytes(svg_string=app_svg()))
