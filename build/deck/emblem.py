"""The program's own icon: a great heart with the queen's crown on a green tile."""

from __future__ import annotations

import resvg_py

from deck.canvas import Canvas
from deck.crowns import lilies
from deck.paths import ellipse, place
from deck.suits import SHAPE


def app_svg() -> str:
    """Return the icon as SVG text, 256 units square."""
    c = Canvas(ink="#3a0d18", weight=7)
    tile = (
        "M56 8L200 8C226.500 8 248 29.500 248 56L248 200C248 226.500 226.500 248 200 248"
        "L56 248C29.500 248 8 226.500 8 200L8 56C8 29.500 29.500 8 56 8Z"
    )
    c.fill(tile, "#1f6b46")
    with c.placed(place(150, 130, 1.0, 12)):
        c.shape("M-64-88L64-88C70-88 74-84 74-78L74 86C74 92 70 96 64 96L-64 96C-70 96-74 92-74 86L-74-78C-74-84-70-88-64-88Z", "#14182a", 5)
        with c.placed(place(34, 44, 0.6)):
            c.fill(SHAPE["S"], "#8f2348")
    with c.placed(place(116, 136, 1.0, -6)):
        c.shape("M-64-96L64-96C70-96 74-92 74-86L74 86C74 92 70 96 64 96L-64 96C-70 96-74 92-74 86L-74-86C-74-92-70-96-64-96Z", "#fffdf8", 5)
        with c.placed(place(0, 22, 1.22)):
            c.fill(SHAPE["H"], "#c3182f")
        with c.placed(place(-175, -112, 1.4)):
            c.weight = 5
            lilies(c, "#ebb63f", "#c3182f", 66)
        c.fill(ellipse(0, 0, 0.1), "#c3182f")
    body = c.text()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">\n'
        f"{body}\n</svg>\n"
    )


def app_png() -> bytes:
    """Return the icon as a PNG of 256 pixels."""
    return bytes(resvg_py.svg_to_bytes(svg_string=app_svg()))
