"""The card backs: eight patterns, each the same when the card is turned round."""

from __future__ import annotations

import math
from collections.abc import Callable

from deck.canvas import Canvas
from deck.card import blank, sheet, turned
from deck.garb import star_path
from deck.paths import Point, ellipse, place, polygon, smooth
from deck.suits import SHAPE

_PANEL: list[Point] = [(13, 13), (237, 13), (237, 337), (13, 337)]
_RIM = (
    "M2 14C2 7.400 7.400 2 14 2L236 2C242.600 2 248 7.400 248 14L248 336C248 342.600 242.600 348"
    " 236 348L14 348C7.400 348 2 342.600 2 336Z"
    "M22 14C17.600 14 14 17.600 14 22L14 328C14 332.400 17.600 336 22 336L228 336"
    "C232.400 336 236 332.400 236 328L236 22C236 17.600 232.400 14 228 14Z"
)
Draw = Callable[[Canvas], None]


def _back(ground: str, line: str, draw: Draw, rim: str = "#fffdf8") -> str:
    """Return a back: the pattern on a coloured panel inside a pale rim."""
    c = Canvas(_PANEL, ink=line, weight=1.6)
    c.fill(polygon(_PANEL), ground)
    draw(c)
    c.region = None
    c.fill(_RIM, rim, "evenodd")
    inner = (
        "M22 14L228 14C232.400 14 236 17.600 236 22L236 328C236 332.400 232.400 336 228 336"
        "L22 336C17.600 336 14 332.400 14 328L14 22C14 17.600 17.600 14 22 14Z"
    )
    c.line(inner, 1.4, line)
    return sheet(blank() + "\n" + c.text())


def _twice(c: Canvas, draw: Draw) -> None:
    draw(c)
    with c.placed((-1, 0, 0, -1, 250, 350)):
        draw(c)


def _halves(c: Canvas, draw: Draw) -> None:
    """Draw the upper half cut at the middle, and the same turned round."""
    upper = Canvas([(13, 13), (237, 13), (237, 175), (13, 175)], c.ink, c.weight)
    draw(upper)
    c.raw(upper.text())
    c.raw(turned(upper.text()))


def _border(c: Canvas, inset: float, radius: float, width: float, colour: str) -> None:
    a, b, x, y, r = inset, inset, 250 - inset, 350 - inset, radius
    k = r * 0.45
    c.line(
        f"M{a + r} {b}L{x - r} {b}C{x - k} {b} {x} {b + k} {x} {b + r}L{x} {y - r}"
        f"C{x} {y - k} {x - k} {y} {x - r} {y}L{a + r} {y}C{a + k} {y} {a} {y - k} {a} {y - r}"
        f"L{a} {b + r}C{a} {b + k} {a + k} {b} {a + r} {b}Z",
        width,
        colour,
    )


def _heart(c: Canvas, x: float, y: float, size: float, fill: str, degrees: float = 0.0) -> None:
    with c.placed(place(x, y, size / 100, degrees)):
        c.fill(SHAPE["H"], fill)


def felt() -> str:
    """Return a green cloth back with stitched rim and a medallion of hearts."""

    def draw(c: Canvas) -> None:
        for r in range(19):
            for k in range(13):
                x, y = 29 + k * 16 + 8 * (r % 2), 31 + r * 16
                c.disc(x, y, 1.3, "#3c8a62")
        _border(c, 26, 10, 2.4, "#e9d8a6")
        _border(c, 31, 8, 0.9, "#e9d8a6")
        c.shape(ellipse(125, 175, 66), "#1d5a3c", 2.4, "#e9d8a6")
        c.line(ellipse(125, 175, 60), 0.9, "#e9d8a6")
        for k in range(8):
            a = k * 45
            t = math.radians(a)
            _heart(c, 125 + 34 * math.sin(t), 175 - 34 * math.cos(t), 28, "#e9d8a6", a)
            s = t + math.pi / 8
            c.fill(ellipse(125 + 50 * math.sin(s), 175 - 50 * math.cos(s), 2.6), "#e9d8a6")
        c.fill(star_path(125, 175, 15, 5, 8), "#e9d8a6")

        def corner(k: Canvas) -> None:
            for x in (52.0, 198.0):
                _heart(k, x, 54, 22, "#e9d8a6")

        _twice(c, corner)

    return _back("#256b48", "#e9d8a6", draw)


def lattice() -> str:
    """Return a red back woven of crossing double bands."""

    def draw(c: Canvas) -> None:
        for k in range(-16, 17):
            for flip in (1, -1):
                x = 125 + k * 32
                for d in (-3.2, 3.2):
                    c.line(f"M{x + d - flip * 175} 0L{x + d + flip * 175} 350", 1.7, "#f6d9c4")
        for r in range(-12, 13):
            for k in range(-8, 9):
                x, y = 125 + k * 32 + 16 * (r % 2), 175 + r * 16
                if (r + 1) % 2 == 0 or True:
                    c.fill(polygon([(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)]), "#8e1c2b")
        for r in range(-6, 7):
            for k in range(-7, 8):
                for dx, dy in ((16, 0), (0, 16)):
                    x, y = 125 + k * 32 + dx, 175 + r * 32 + dy
                    c.fill(star_path(x, y, 6.2, 2.1, 4), "#f2c14e")

    return _back("#a92537", "#f6d9c4", draw)


def rosette() -> str:
    """Return a navy back with an engraved rosette of turning circles."""

    def draw(c: Canvas) -> None:
        for k in range(36):
            a = math.radians(k * 10)
            c.line(ellipse(125 + 42 * math.cos(a), 175 + 42 * math.sin(a), 46), 0.7, "#cfd9f2")
        for k in range(24):
            a = math.radians(k * 15)
            c.line(ellipse(125 + 14 * math.cos(a), 175 + 14 * math.sin(a), 15), 0.8, "#f0cf7a")
        c.shape(ellipse(125, 175, 9), "#22346b", 1.4, "#f0cf7a")
        c.fill(star_path(125, 175, 7, 2.8, 6), "#f0cf7a")
        for x in (13, 237):
            for y in (13, 337):
                for r in range(8, 84, 7):
                    c.line(ellipse(x, y, r), 0.9, "#cfd9f2" if r % 3 else "#f0cf7a")
        for y in (13, 337):
            for r in range(8, 36, 7):
                c.line(ellipse(125, y, r), 0.9, "#cfd9f2")
        for x in (13, 237):
            for r in range(8, 36, 7):
                c.line(ellipse(x, 175, r), 0.9, "#cfd9f2")

    return _back("#22346b", "#cfd9f2", draw)


def waves() -> str:
    """Return a teal back of overlapping wave scallops that turn at the middle."""

    def half(c: Canvas) -> None:
        for r in range(11):
            for k in range(-5, 6):
                x, y = 125 + k * 28 + 14 * (r % 2), 27 + r * 15
                for radius, fill in ((14.0, "#e8f4ee"), (12.2, "#157a82"), (8.8, "#e8f4ee"), (7.2, "#1b8f95"), (3.8, "#f1cf7c")):
                    c.disc(x, y, radius, fill)

    def draw(c: Canvas) -> None:
        _halves(c, half)
        c.shape("M13 167L237 167L237 183L13 183Z", "#0f5b62", 1.6, "#f1cf7c")
        for k in range(-8, 9):
            c.fill(ellipse(125 + k * 14, 175, 3.0 if k % 2 else 4.2), "#f1cf7c")

    return _back("#157a82", "#e8f4ee", draw)


def harlequin() -> str:
    """Return a back of tall lozenges in wine, rose and cream with gold studs."""

    def draw(c: Canvas) -> None:
        tones = ("#7d1f45", "#f5e6d3", "#c9516b", "#f5e6d3")
        for r in range(-5, 6):
            for k in range(-9, 10):
                if (r + k) % 2:
                    continue
                x, y = 125 + k * 18.7, 175 + r * 32.4
                fill = tones[(abs(r) + abs(k)) // 2 % 2 * 2]
                c.fill(polygon([(x, y - 32.4), (x + 18.7, y), (x, y + 32.4), (x - 18.7, y)]), fill)
        for k in range(-16, 17):
            x = 125 + k * 37.4
            w = 175 * 18.7 / 32.4
            for f in (1, -1):
                c.line(f"M{x - f * w + 18.7} 0L{x + f * w + 18.7} 350", 1.1, "#e0b04a")
        for r in range(-6, 6):
            for k in range(-7, 7):
                if (r + k) % 2:
                    c.fill(ellipse(125 + k * 18.7, 175 + r * 32.4, 2.6), "#e0b04a")

    return _back("#f5e6d3", "#7d1f45", draw)


def night() -> str:
    """Return a deep blue back of stars about two crescent moons."""

    def half(c: Canvas) -> None:
        c.fill(
            "M139 52C106 54 84 80 88 110C92 140 120 158 148 150C124 148 108 130 108 104C108 82 120 62 139 52Z",
            "#f3d27a",
        )
        stars = (
            (38, 40, 5), (62, 70, 3), (40, 104, 6), (66, 136, 3.5), (34, 158, 4), (96, 34, 3.5),
            (160, 32, 6), (206, 42, 3.5), (186, 70, 4.5), (214, 92, 6), (178, 116, 3.5), (206, 140, 4.5),
            (152, 92, 8), (130, 118, 4), (168, 158, 5), (84, 160, 3), (130, 38, 2.6), (222, 164, 3),
        )
        for x, y, r in stars:
            c.fill(star_path(x, y, r * 1.25, r * 0.38, 4), "#fff2c9")
        lines = ((38, 40, 62, 70), (62, 70, 40, 104), (40, 104, 66, 136), (160, 32, 186, 70), (186, 70, 214, 92), (214, 92, 206, 140))
        for a, b, x, y in lines:
            c.line(f"M{a} {b}L{x} {y}", 0.7, "#8e92cf")
        for k in range(60):
            x, y = 20 + (k * 73.7) % 212, 20 + (k * 41.3) % 156
            c.disc(x, y, 0.7 + 0.3 * (k % 2), "#b9bdf0")

    def draw(c: Canvas) -> None:
        _twice(c, half)
        _border(c, 20, 6, 1.2, "#f3d27a")

    return _back("#23244f", "#f3d27a", draw)


def sunburst() -> str:
    """Return an art deco back of golden fans and rays."""

    def half(c: Canvas) -> None:
        for k in range(-11, 12, 2):
            a, b = math.radians(90 - k * 8.2 - 4.1), math.radians(90 - k * 8.2 + 4.1)
            c.fill(polygon([(125, 175), (125 + 300 * math.cos(a), 175 - 300 * math.sin(a)), (125 + 300 * math.cos(b), 175 - 300 * math.sin(b))]), "#d9a441")
        for r, fill in ((58.0, "#1f2430"), (54.0, "#d9a441"), (50.0, "#1f2430"), (34.0, "#d9a441"), (31.0, "#7a1f35"), (12.0, "#d9a441")):
            c.fill(ellipse(125, 175, r), fill)
        for k in range(-6, 7):
            a = math.radians(90 - k * 15)
            c.line(f"M{125 + 36 * math.cos(a)} {175 - 36 * math.sin(a)}L{125 + 48 * math.cos(a)} {175 - 48 * math.sin(a)}", 2.0, "#d9a441")
        for x in (13, 237):
            for r, fill in ((62, "#1f2430"), (57, "#d9a441"), (53, "#7a1f35"), (38, "#d9a441"), (34, "#1f2430"), (18, "#d9a441"), (14, "#7a1f35")):
                c.fill(ellipse(x, 13, r), fill)

    def draw(c: Canvas) -> None:
        _halves(c, half)

    return _back("#1f2430", "#d9a441", draw)


def vine() -> str:
    """Return a cream back with winding leafy stems and red berries."""

    def half(c: Canvas) -> None:
        for x0 in (55.0, 125.0, 195.0):
            pts = [(x0 + 15 * math.sin(math.pi * y / 54), 175.0 - y) for y in range(0, 172, 9)]
            c.line(smooth(pts), 2.4, "#2f6b4a")
            for n in range(1, 18):
                x, y = pts[n]
                s = 1.0 if n % 2 else -1.0
                if n % 6 == 3:
                    out = 1.0 if n % 12 == 3 else -1.0
                    for dx, dy in ((13, -4), (12, 5), (18, 1)):
                        c.line(f"M{x} {y + 4}Q{x - out * 7} {y} {x - out * dx} {y + dy}", 1.2, "#2f6b4a")
                        c.fill(ellipse(x - out * dx, y + dy, 3.6), "#b8323c")
                    continue
                turn = math.degrees(math.atan(0.87 * math.cos(math.pi * 9 * n / 54)))
                with c.placed(place(x, y, 0.95, turn + 60.0 * s)):
                    c.fill("M0 0C-8-4-8-14 0-22C8-14 8-4 0 0Z", "#2f6b4a" if s > 0 else "#5d9a6c")
                    c.line("M0-3L0-15", 0.9, "#fbf3e0")

    def draw(c: Canvas) -> None:
        _twice(c, half)
        _border(c, 21, 7, 2.0, "#b8323c")

    return _back("#fbf3e0", "#2f6b4a", draw, "#fffdf8")


def all_backs() -> dict[str, str]:
    """Return the SVG text of every back by its name."""
    makers = (felt, lattice, rosette, waves, harlequin, night, sunburst, vine)
    return {maker.__name__: maker() for maker in makers}
