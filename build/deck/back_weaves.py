"""Card backs of woven and engraved patterns."""

from __future__ import annotations

import math

from deck.back_frame import framed, halves
from deck.canvas import Canvas
from deck.garb import star_path
from deck.paths import ellipse, polygon


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
                c.fill(polygon([(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)]), "#8e1c2b")
        for r in range(-6, 7):
            for k in range(-7, 8):
                for dx, dy in ((16, 0), (0, 16)):
                    x, y = 125 + k * 32 + dx, 175 + r * 32 + dy
                    c.fill(star_path(x, y, 6.2, 2.1, 4), "#f2c14e")

    return framed("#a92537", "#f6d9c4", draw)


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

    return framed("#22346b", "#cfd9f2", draw)


def waves() -> str:
    """Return a teal back of overlapping wave scallops that turn at the middle."""

    def half(c: Canvas) -> None:
        for r in range(11):
            for k in range(-5, 6):
                x, y = 125 + k * 28 + 14 * (r % 2), 27 + r * 15
                for radius, fill in (
                    (14.0, "#e8f4ee"),
                    (12.2, "#157a82"),
                    (8.8, "#e8f4ee"),
                    (7.2, "#1b8f95"),
                    (3.8, "#f1cf7c"),
                ):
                    c.disc(x, y, radius, fill)

    def draw(c: Canvas) -> None:
        halves(c, half)
        c.shape("M13 167L237 167L237 183L13 183Z", "#0f5b62", 1.6, "#f1cf7c")
        for k in range(-8, 9):
            c.fill(ellipse(125 + k * 14, 175, 3.0 if k % 2 else 4.2), "#f1cf7c")

    return framed("#157a82", "#e8f4ee", draw)


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

    return framed("#f5e6d3", "#7d1f45", draw)
