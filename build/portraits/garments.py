"""Clothes, spectacles and small things that the people of the portraits wear."""

from __future__ import annotations

from deck.canvas import LINE, PAPER, Canvas
from deck.paths import ellipse, polygon
from portraits.heads import Head

BROAD = (
    "M82 146C68 156 40 154 28 170C20 182 16 196 14 212L186 212C184 196 180 182 172 170"
    "C160 154 132 156 118 146Q100 160 82 146Z"
)
SLIM = (
    "M84 146C74 156 54 157 43 168C34 178 30 194 28 212L172 212C170 194 166 178 157 168"
    "C146 157 126 156 116 146Q100 160 84 146Z"
)
HUGE = (
    "M80 144C62 152 30 152 16 170C8 182 6 196 4 212L196 212C194 196 192 182 184 170"
    "C170 152 138 152 120 144Q100 158 80 144Z"
)


def lapels(c: Canvas, cloth: str, shirt: str, low: float = 196.0) -> None:
    """Draw an open collar: the shirt in the gap and a lapel on either side."""
    c.shape(f"M84 148L100 {low}L116 148Q100 164 84 148Z", shirt)
    for _ in c.both(100):
        c.shape(
            f"M83 145C76 148 72 152 69 158L77 176L71 180L98 {low + 14}L100 {low}L86 158Z", cloth
        )


def shirt_collar(c: Canvas, fill: str) -> None:
    """Draw the two points of a buttoned shirt's collar."""
    for _ in c.both(100):
        c.shape("M84 141C78 146 76 152 78 160L90 168L100 155Q90 152 84 141Z", fill)


def glasses(c: Canvas, h: Head, colour: str, square: bool = False, width: float = 2.6) -> None:
    """Draw spectacles before the eyes of a head."""
    x = 100 + 5.0 * h.turn
    rims = []
    for side in (-1, 1):
        at = x + side * 15.5 * (1.0 - 0.06 * side * h.turn)
        rims.append(at)
        if square:
            c.line(
                f"M{at - 13} 87Q{at - 13} 83 {at - 9} 83L{at + 9} 83Q{at + 13} 83 {at + 13} 87"
                f"L{at + 12} 97Q{at + 11} 103 {at + 5} 103"
                f"L{at - 5} 103Q{at - 11} 103 {at - 12} 97Z",
                width,
                colour,
            )
        else:
            c.line(ellipse(at, 93, 13), width, colour)
    reach = 13.0
    c.line(f"M{rims[0] + reach - 1} 90Q{x} 85 {rims[1] - reach + 1} 90", width, colour)
    c.line(f"M{rims[0] - reach} 90L66 88M{rims[1] + reach} 90L134 88", width, colour)


def bow_tie(c: Canvas, fill: str, dots: str, y: float = 160.0) -> None:
    """Draw a bow tie with dots."""
    for _ in c.both(100):
        c.shape(
            f"M100 {y - 4}C90 {y - 14} 78 {y - 14} 74 {y - 10}Q70 {y} 74 {y + 11}"
            f"C80 {y + 14} 91 {y + 12} 100 {y + 4}Z",
            fill,
        )
        for dx, dy in ((-20.0, -5.0), (-20.0, 5.0), (-12.0, 0.0)):
            c.disc(100 + dx, y + dy, 1.9, dots)
    c.shape(f"M94 {y - 6}Q100 {y - 8} 106 {y - 6}L106 {y + 6}Q100 {y + 8} 94 {y + 6}Z", fill)


def buttons(c: Canvas, places: list[tuple[float, float]], fill: str, radius: float = 3.0) -> None:
    """Draw a row of buttons."""
    for x, y in places:
        c.disc(x, y, radius, fill, 1.6)


def little_card(c: Canvas, ink: str) -> None:
    """Draw a small playing card about the origin, with a lozenge for its pip."""
    c.shape(polygon([(-8.5, -12), (8.5, -12), (8.5, 12), (-8.5, 12)]), PAPER, 1.9)
    c.fill(polygon([(0, -6), (4.5, 0), (0, 6), (-4.5, 0)]), ink)


def moon(c: Canvas, x: float, y: float, r: float, fill: str, outline: float = 0.0) -> None:
    """Draw a crescent that opens to the upper right."""
    path = (
        f"M{x + 0.35 * r} {y - 0.94 * r}C{x - 0.5 * r} {y - 1.1 * r} {x - 1.1 * r} {y - 0.4 * r}"
        f" {x - r} {y + 0.25 * r}C{x - 0.9 * r} {y + r} {x + 0.3 * r} {y + 1.4 * r}"
        f" {x + r} {y + 0.45 * r}C{x + 0.2 * r} {y + 0.75 * r} {x - 0.45 * r} {y + 0.4 * r}"
        f" {x - 0.4 * r} {y - 0.1 * r}C{x - 0.4 * r} {y - 0.5 * r} {x - 0.1 * r} {y - 0.8 * r}"
        f" {x + 0.35 * r} {y - 0.94 * r}Z"
    )
    if outline:
        c.shape(path, fill, outline, LINE)
    else:
        c.fill(path, fill)
