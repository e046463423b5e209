"""Card backs with a motif of their own: felt, night, sun and vine."""

from __future__ import annotations

import math

from deck.back_frame import border, framed, halves, heart, twice
from deck.canvas import Canvas
from deck.garb import star_path
from deck.paths import ellipse, place, polygon, smooth


def felt() -> str:
    """Return a green cloth back with stitched rim and a medallion of hearts."""

    def draw(c: Canvas) -> None:
        for r in range(19):
            for k in range(13):
                x, y = 29 + k * 16 + 8 * (r % 2), 31 + r * 16
                c.disc(x, y, 1.3, "#3c8a62")
        border(c, 26, 10, 2.4, "#e9d8a6")
        border(c, 31, 8, 0.9, "#e9d8a6")
        c.shape(ellipse(125, 175, 66), "#1d5a3c", 2.4, "#e9d8a6")
        c.line(ellipse(125, 175, 60), 0.9, "#e9d8a6")
        for k in range(8):
            a = k * 45
            t = math.radians(a)
            heart(c, 125 + 34 * math.sin(t), 175 - 34 * math.cos(t), 28, "#e9d8a6", a)
            s = t + math.pi / 8
            c.fill(ellipse(125 + 50 * math.sin(s), 175 - 50 * math.cos(s), 2.6), "#e9d8a6")
        c.fill(star_path(125, 175, 15, 5, 8), "#e9d8a6")

        def corner(k: Canvas) -> None:
            for x in (52.0, 198.0):
                heart(k, x, 54, 22, "#e9d8a6")

        twice(c, corner)

    return framed("#256b48", "#e9d8a6", draw)


def night() -> str:
    """Return a deep blue back of stars about two crescent moons."""

    def half(c: Canvas) -> None:
        c.fill(
            "M139 52C106 54 84 80 88 110C92 140 120 158 148 150C124 148 108"
            " 130 108 104C108 82 120 62 139 52Z",
            "#f3d27a",
        )
        stars = (
            (38, 40, 5),
            (62, 70, 3),
            (40, 104, 6),
            (66, 136, 3.5),
            (34, 158, 4),
            (96, 34, 3.5),
            (160, 32, 6),
            (206, 42, 3.5),
            (186, 70, 4.5),
            (214, 92, 6),
            (178, 116, 3.5),
            (206, 140, 4.5),
            (152, 92, 8),
            (130, 118, 4),
            (168, 158, 5),
            (84, 160, 3),
            (130, 38, 2.6),
            (222, 164, 3),
        )
        for x, y, r in stars:
            c.fill(star_path(x, y, r * 1.25, r * 0.38, 4), "#fff2c9")
        lines = (
            (38, 40, 62, 70),
            (62, 70, 40, 104),
            (40, 104, 66, 136),
            (160, 32, 186, 70),
            (186, 70, 214, 92),
            (214, 92, 206, 140),
        )
        for a, b, to_x, to_y in lines:
            c.line(f"M{a} {b}L{to_x} {to_y}", 0.7, "#8e92cf")
        for k in range(60):
            dot_x, dot_y = 20.0 + (k * 73.7) % 212, 20.0 + (k * 41.3) % 156
            c.disc(dot_x, dot_y, 0.7 + 0.3 * (k % 2), "#b9bdf0")

    def draw(c: Canvas) -> None:
        twice(c, half)
        border(c, 20, 6, 1.2, "#f3d27a")

    return framed("#23244f", "#f3d27a", draw)


def sunburst() -> str:
    """Return an art deco back of golden fans and rays."""

    def half(c: Canvas) -> None:
        for k in range(-11, 12, 2):
            a, b = math.radians(90 - k * 8.2 - 4.1), math.radians(90 - k * 8.2 + 4.1)
            c.fill(
                polygon(
                    [
                        (125, 175),
                        (125 + 300 * math.cos(a), 175 - 300 * math.sin(a)),
                        (125 + 300 * math.cos(b), 175 - 300 * math.sin(b)),
                    ]
                ),
                "#d9a441",
            )
        for r, fill in (
            (58.0, "#1f2430"),
            (54.0, "#d9a441"),
            (50.0, "#1f2430"),
            (34.0, "#d9a441"),
            (31.0, "#7a1f35"),
            (12.0, "#d9a441"),
        ):
            c.fill(ellipse(125, 175, r), fill)
        for k in range(-6, 7):
            a = math.radians(90 - k * 15)
            c.line(
                f"M{125 + 36 * math.cos(a)} {175 - 36 * math.sin(a)}L{125 + 48 * math.cos(a)}"
                f" {175 - 48 * math.sin(a)}",
                2.0,
                "#d9a441",
            )
        for x in (13, 237):
            for r, fill in (
                (62, "#1f2430"),
                (57, "#d9a441"),
                (53, "#7a1f35"),
                (38, "#d9a441"),
                (34, "#1f2430"),
                (18, "#d9a441"),
                (14, "#7a1f35"),
            ):
                c.fill(ellipse(x, 13, r), fill)

    def draw(c: Canvas) -> None:
        halves(c, half)

    return framed("#1f2430", "#d9a441", draw)


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
                        c.line(
                            f"M{x} {y + 4}Q{x - out * 7} {y} {x - out * dx} {y + dy}",
                            1.2,
                            "#2f6b4a",
                        )
                        c.fill(ellipse(x - out * dx, y + dy, 3.6), "#b8323c")
                    continue
                turn = math.degrees(math.atan(0.87 * math.cos(math.pi * 9 * n / 54)))
                with c.placed(place(x, y, 0.95, turn + 60.0 * s)):
                    c.fill("M0 0C-8-4-8-14 0-22C8-14 8-4 0 0Z", "#2f6b4a" if s > 0 else "#5d9a6c")
                    c.line("M0-3L0-15", 0.9, "#fbf3e0")

    def draw(c: Canvas) -> None:
        twice(c, half)
        border(c, 21, 7, 2.0, "#b8323c")

    return framed("#fbf3e0", "#2f6b4a", draw, "#fffdf8")
