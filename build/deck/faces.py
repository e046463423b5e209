"""Faces and necks of the court cards, drawn about the axis x = 125."""

from __future__ import annotations

from dataclasses import dataclass

from deck.canvas import PAPER, Canvas
from deck.paths import ellipse, place

JAWS = {
    "oval": (
        "M99 80C99 102 113 119 125 119C137 119 151 102 151 80C151 60 140 50 125 50"
        "C110 50 99 60 99 80Z"
    ),
    "square": (
        "M99 78C99 88 99 96 101 103C104 112 115 121 125 121C135 121 146 112 149 103"
        "C151 96 151 88 151 78C151 60 140 50 125 50C110 50 99 60 99 78Z"
    ),
    "long": (
        "M100 78C100 90 101 100 104 107C108 116 117 124 125 124C133 124 142 116 146 107"
        "C149 100 150 90 150 78C150 60 140 50 125 50C110 50 100 60 100 78Z"
    ),
}


@dataclass(frozen=True)
class Face:
    """How one face differs from the next.

    Attributes:
        skin: Colour of the face.
        jaw: Key of the outline, see ``JAWS``.
        turn: Where the head turns, -1 (left) to 1 (right).
        look: Where the eyes look, -1 to 1.
        lid: How far the lids are lowered, 0 to 1.
        brow: Thickness of the brows.
        hair: Colour of the brows.
        iris: Colour of the eyes.
        lip: Colour of the lips, or nothing for a plain mouth.
        smile: How far the corners of the mouth go up, -1 to 1.
        blush: Colour of the cheeks, or nothing.
        arch: How far the brows slant, negative for a stern look.
        nose: ``straight``, ``hook`` or ``button``.
        shade: Colour above the eyes, or nothing.
    """

    skin: str
    jaw: str = "oval"
    turn: float = 0.0
    look: float = 0.0
    lid: float = 0.2
    brow: float = 2.2
    hair: str = "#241f2b"
    iris: str = "#241f2b"
    lip: str = ""
    smile: float = 0.3
    blush: str = ""
    arch: float = 0.4
    nose: str = "straight"
    shade: str = ""


def neck(c: Canvas, skin: str, wide: float = 11.0, low: float = 136.0) -> None:
    """Draw a neck that ends in a soft curve at ``low``."""
    a, b = 125 - wide, 125 + wide
    c.shape(f"M{a} 104L{a - 1} {low - 8}Q125 {low + 6} {b + 1} {low - 8}L{b} 104Z", skin)


def _eye(c: Canvas, f: Face, x: float, flip: float, width: float) -> None:
    w = width
    top = -6.2 + 3.6 * f.lid
    with c.placed(place(x, 85)):
        outer, inner = -w * flip, w * flip
        shape = f"M{outer} 0.4Q{-0.5 * flip} {top * 1.5} {inner} 1.4Q0 5.2 {outer} 0.4Z"
        if f.shade:
            c.fill(
                f"M{outer * 1.1} 0.4Q{-flip} {top * 1.5 - 8} {inner} 0.6"
                f"Q{-0.5 * flip} {top * 1.5} {outer * 1.1} 0.4Z",
                f.shade,
            )
        c.fill(shape, PAPER)
        drop = -0.6 + 1.1 * f.lid
        c.fill(ellipse(f.look * (w - 2.9), drop, 2.9, 3.1 - 0.7 * f.lid), f.iris)
        c.fill(ellipse(f.look * (w - 2.9) + 0.9, drop - 1.0, 0.8), PAPER)
        c.line(f"M{outer * 1.12} 0.9Q{-0.5 * flip} {top * 1.5} {inner} 1.4", 2.0)
        c.line(f"M{inner * 0.5} 3.3Q{-0.3 * flip} 4.2 {outer * 0.6} 2.7", 0.9)
        if f.lid > 0.3:
            c.line(f"M{outer * 0.9} -3.6Q{-0.5 * flip} {top * 1.5 - 3.4} {inner * 0.8} -2.6", 1.0)


def face(c: Canvas, f: Face) -> None:
    """Draw a face without hair."""
    c.shape(JAWS[f.jaw], f.skin)
    x = 125 + 4.0 * f.turn
    gap = 11.5
    if f.blush:
        for cheek in (x - 15.5, x + 15.5):
            c.fill(ellipse(cheek, 96.5, 5.2, 3.6), f.blush)
    left, right = x - gap - 0.5 * f.turn, x + gap - 0.5 * f.turn
    _eye(c, f, left, 1.0, 6.4 + 0.5 * f.turn)
    _eye(c, f, right, -1.0, 6.4 - 0.5 * f.turn)
    rise = 3.2 * f.arch
    for at, flip in ((left, 1.0), (right, -1.0)):
        c.line(
            f"M{at - 8 * flip} {77.5 - rise * 0.2}Q{at - 2 * flip} {71.8 - rise}"
            f" {at + 6.4 * flip} {75.4 + rise * 0.35}",
            f.brow,
            f.hair,
        )
    _nose(c, f, x, 1.0 if f.turn >= 0 else -1.0)
    _mouth(c, f, x + 0.6 * f.turn)


def _nose(c: Canvas, f: Face, x: float, s: float) -> None:
    if f.nose == "hook":
        c.line(
            f"M{x - 4 * s} 79C{x + 1.6 * s} 82 {x + 3.6 * s} 90 {x + 5.2 * s} 98"
            f"Q{x + 5.4 * s} 102.4 {x - 2.6 * s} 101.8",
            1.8,
        )
        c.line(f"M{x - 5 * s} 98.2Q{x - 6.8 * s} 100.6 {x - 4.8 * s} 102", 1.3)
    elif f.nose == "button":
        c.line(
            f"M{x - 2.6 * s} 85C{x - 2.2 * s} 90 {x} 93 {x + 3.6 * s} 96.4"
            f"Q{x + 4.6 * s} 100.6 {x - 1.8 * s} 100.4",
            1.6,
        )
    else:
        c.line(
            f"M{x - 3.6 * s} 80C{x - 2.4 * s} 88 {x - 0.4 * s} 92 {x + 4.2 * s} 98.4"
            f"Q{x + 4.4 * s} 101.6 {x - 2.6 * s} 101.4",
            1.7,
        )


def _mouth(c: Canvas, f: Face, x: float) -> None:
    up = 2.2 * f.smile
    y = 108.6
    if f.lip:
        c.fill(
            f"M{x - 7.6} {y - up * 0.6}Q{x - 3} {y - 3.6} {x} {y - 2}Q{x + 3} {y - 3.6}"
            f" {x + 7.6} {y - up * 0.6}Q{x + 3.6} {y + 5.4} {x} {y + 5.2}Q{x - 3.6} {y + 5.4}"
            f" {x - 7.6} {y - up * 0.6}Z",
            f.lip,
        )
        c.line(f"M{x - 7.8} {y - up * 0.6}Q{x} {y + 1.6 + up * 0.4} {x + 7.8} {y - up * 0.6}", 1.2)
    else:
        c.line(f"M{x - 7.6} {y - up}Q{x} {y + 1.8 + up * 0.7} {x + 7.6} {y - up}", 1.8)
        c.line(f"M{x - 2.6} {y + 5.6}Q{x} {y + 6.4} {x + 2.6} {y + 5.6}", 1.2)
