"""Flowers, birds, lanterns and other gentle attributes of the court figures."""

from __future__ import annotations

import math

from deck.canvas import Canvas
from deck.garb import star_path
from deck.paths import Point, ellipse, place


def rose(c: Canvas, petal: str, inner: str, leaf: str, stem: float = 48.0) -> None:
    """Draw a rose: its bloom at the origin, the stem straight down."""
    c.line(f"M0 10Q3 {stem / 2} 0 {stem}", 4.6)
    c.line(f"M0 10Q3 {stem / 2} 0 {stem}", 2.0, leaf)
    y = stem * 0.55
    c.shape(f"M1 {y}C6 {y - 9} 14 {y - 10} 18 {y - 8}C16 {y} 9 {y + 4} 1 {y}Z", leaf, 1.6)
    c.shape(
        f"M1 {y + 5}C-4 {y - 5} -11 {y - 7} -16 {y - 5}C-14 {y + 3} -7 {y + 8} 1 {y + 5}Z",
        leaf,
        1.6,
    )
    c.shape("M-9 6L-4 14L0 10L4 14L9 6Z", leaf, 1.6)
    c.shape("M0 11C-12 12-17 2-14-5C-16-12-8-18 0-15C8-18 16-12 14-5C17 2 12 12 0 11Z", petal)
    c.shape("M0 6C-8 6-10-1-8-6C-6-12 6-12 8-6C10-1 8 6 0 6Z", inner, 1.7)
    c.line("M-4-3C-2-8 5-6 3-2C1 1-3 0-2-2M-14-5C-9 5-5 9 0 11M14-5C11 3 8 7 4 9", 1.5)


def raven(c: Canvas, body: str, sheen: str, eye: str, beak: str) -> None:
    """Draw a raven that faces left, its feet at the origin."""
    c.line("M-1-8L-3 2M7-8L6 2", 3.0)
    c.shape(
        "M-20-52C-14-62 0-60 4-50C7-43 16-40 22-28C27-18 31-8 40 12L28 6L24 12L16 2"
        "C8-1-8-2-15-14C-19-22-18-34-19-42Z",
        body,
    )
    c.shape("M-19-54C-28-54-35-50-39-44C-32-45-24-44-18-42Z", beak, 1.8)
    c.line("M-36-46C-29-49-24-49-19-48", 1.3)
    c.shape("M3-38C14-34 20-22 25-2C14-4 2-12 1-24C0-30 1-35 3-38Z", sheen, 1.6)
    c.line("M7-28C12-24 16-16 19-9M5-21C9-18 12-13 14-9", 1.4)
    c.fill(ellipse(-10, -50, 2.9), eye)
    c.fill(ellipse(-10.4, -50, 1.4), c.ink)
    c.line("M-15-20C-12-16-8-14-5-13M-15-28C-12-25-9-23-6-22", 1.3, sheen)


def lantern(c: Canvas, frame: str, glow: str, light: str) -> None:
    """Draw a lantern that hangs from the origin."""
    c.line("M0 0C-6 2-6 8 0 9C6 8 6 2 0 0", 1.8)
    c.shape("M-10 18L0 8L10 18Z", frame)
    c.shape("M-10 20L10 20L12 46L-12 46Z", glow)
    c.fill(star_path(0, 33, 9, 3, 8), light)
    c.line("M-4 20L-5 46M4 20L5 46", 1.4)
    c.shape("M-13 17L13 17L13 21L-13 21Z", frame, 1.7)
    c.shape("M-14 45L14 45L14 50L-14 50Z", frame, 1.7)
    c.line("M-5 54L5 54", 2.6)


def peacock_fan(c: Canvas, web: str, rim: str, eye: str, heart: str) -> None:
    """Draw a fan of seven feathers, its handle at the origin and the fan above."""
    c.shape("M-2.200 34L-2.600-26L2.600-26L2.200 34Z", rim)
    for k in (-3, 3, -2, 2, -1, 1, 0):
        a = k * 19.0
        with c.placed(place(0, -24, 1.0, a)):
            c.shape("M0 0C-8-8-9-24-7-32C-5-38 5-38 7-32C9-24 8-8 0 0Z", web, 1.7)
            c.fill(ellipse(0, -29, 4.6, 5.4), rim)
            c.fill(ellipse(0, -28.4, 3.0, 3.6), eye)
            c.fill(ellipse(0, -27.6, 1.3), heart)
    c.shape(ellipse(0, -25, 6.5), rim)
    c.fill(ellipse(0, -25, 2.6), eye)


def great_leaf(c: Canvas, fill: str, vein: str, size: float = 1.0) -> None:
    """Draw a lobed leaf on a stem, the stem's foot at the origin."""
    c.line("M0 14Q3-6 0-22", 4.4)
    c.line("M0 14Q3-6 0-22", 1.8, vein)
    with c.placed(place(0, -20, size)):
        c.shape(
            "M0 0C-10 4-17-1-13-8C-22-10-21-20-13-22C-18-30-10-37-4-34C-4-42-2-46 0-50"
            "C2-46 4-42 4-34C10-37 18-30 13-22C21-20 22-10 13-8C17-1 10 4 0 0Z",
            fill,
        )
        c.line("M0 0L0-38M0-8L-8-11M0-8L8-11M0-19L-8-24M0-19L8-24", 1.5, vein)


def posy(c: Canvas, petals: tuple[str, str], heart: str, leaf: str) -> None:
    """Draw a bunch of wild flowers held at the origin."""
    spots: list[Point] = [
        (-15, -42),
        (13, -46),
        (-2, -58),
        (-8, -30),
        (10, -31),
        (20, -32),
        (-21, -29),
    ]
    for x, y in spots:
        c.line(f"M0 6Q{x * 0.3} {y * 0.5} {x} {y}", 2.0, leaf)
    for x, y, a in ((-20.0, -18.0, -60.0), (20.0, -19.0, 60.0), (-6.0, -44.0, -15.0)):
        with c.placed(place(x * 0.3, y * 0.5, 1.0, a)):
            c.shape("M0 0C-6-5-6-15 0-21C6-15 6-5 0 0Z", leaf, 1.6)
    for n, (x, y) in enumerate(spots):
        colour = petals[n % 2]
        for k in range(5):
            a = 2 * math.pi * k / 5
            c.disc(x + 4.4 * math.sin(a), y - 4.4 * math.cos(a), 3.6, colour, 1.3)
        c.fill(ellipse(x, y, 3.0), heart)
    c.line("M0 6L-5 24M0 6L0 25M0 6L6 23", 2.0, leaf)
