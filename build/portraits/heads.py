"""Heads without hair: skull, ears and neck, and what tells one person's face from another's."""

from __future__ import annotations

from dataclasses import dataclass

from deck.canvas import Canvas
from deck.paths import ellipse
from portraits.features import brow, eye, mouth, nose

JAWS = {
    "oval": (
        "M66 84C66 110 83 134 100 134C117 134 134 110 134 84C134 58 120 44 100 44"
        "C80 44 66 58 66 84Z"
    ),
    "square": (
        "M65 82C65 96 65 106 68 115C73 128 88 136 100 136C112 136 127 128 132 115"
        "C135 106 135 96 135 82C135 58 121 44 100 44C79 44 65 58 65 82Z"
    ),
    "round": (
        "M60 92C60 120 80 138 100 138C120 138 140 120 140 92C140 62 124 42 100 42"
        "C76 42 60 62 60 92Z"
    ),
    "long": (
        "M67 82C67 100 68 110 72 120C77 132 89 139 100 139C111 139 123 132 128 120"
        "C132 110 133 100 133 82C133 58 120 44 100 44C80 44 67 58 67 82Z"
    ),
    "heart": (
        "M65 82C65 102 76 116 88 129C95 136 105 136 112 129C124 116 135 102 135 82"
        "C135 58 121 44 100 44C79 44 65 58 65 82Z"
    ),
}


@dataclass(frozen=True)
class Head:
    """How one head differs from the next.

    Attributes:
        skin: Colour of the face.
        shadow: Colour under the chin and in the ears.
        blush: Colour of the cheeks, or nothing.
        jaw: Key of the outline, see ``JAWS``.
        ears: Whether they show.
        turn: Where the head turns, -1 (left) to 1 (right).
        look: Where the eyes look, -1 to 1.
        lid: How far the upper lids are lowered, 0 to 1.
        squint: How far the cheeks raise the lower lids, 0 to 1.
        happy: Whether the eyes are shut in laughter.
        iris: Colour of the eyes.
        lash: Whether the lashes reach beyond the lids.
        shade: Colour painted above the eyes, or nothing.
        hair: Colour of the brows.
        brow: Thickness of the brows.
        arch: How far the brows open, negative for a stern look.
        lift: How much higher the left brow and the right one stand.
        nose: ``straight``, ``hook``, ``button`` or ``broad``.
        mouth: ``smile``, ``grin``, ``smirk``, ``lips`` or ``stern``.
        lip: Colour of the lips.
        smile: How far the corners of the mouth go up.
        wide: Width of the mouth, 1 for most.
    """

    skin: str
    shadow: str
    blush: str = ""
    jaw: str = "oval"
    ears: bool = True
    turn: float = 0.0
    look: float = 0.0
    lid: float = 0.15
    squint: float = 0.0
    happy: bool = False
    iris: str = "#5a3a22"
    lash: bool = False
    shade: str = ""
    hair: str = "#2b2024"
    brow: float = 3.4
    arch: float = 0.4
    lift: tuple[float, float] = (0.0, 0.0)
    nose: str = "straight"
    mouth: str = "smile"
    lip: str = "#b5564e"
    smile: float = 0.6
    wide: float = 1.0


def neck(c: Canvas, h: Head, wide: float = 15.0, low: float = 158.0) -> None:
    """Draw the neck with the shadow of the chin, ending in a soft curve at ``low``."""
    a, b = 100 - wide, 100 + wide
    c.fill(f"M{a} 112L{a - 2} {low - 8}Q100 {low + 8} {b + 2} {low - 8}L{b} 112Z", h.skin)
    c.fill(f"M{a} 112L{a - 1} 138Q100 158 {b + 1} 138L{b} 112Z", h.shadow)
    c.line(f"M{a} 112L{a - 2} {low - 8}Q100 {low + 8} {b + 2} {low - 8}L{b} 112")


def head(c: Canvas, h: Head) -> None:
    """Draw a head without hair."""
    wide = 4.0 if h.jaw == "round" else 0.0
    if h.ears:
        for _ in c.both(100):
            x = 66 - wide
            c.shape(
                f"M{x + 3} 86C{x - 5} 80 {x - 10} 88 {x - 7} 97C{x - 6} 106 {x - 1} 111"
                f" {x + 4} 107Z",
                h.skin,
            )
            c.line(f"M{x - 3} 90Q{x + 1} 94 {x - 2} 101", 1.6, h.shadow)
    c.shape(JAWS[h.jaw], h.skin)
    face(c, h)


def face(c: Canvas, h: Head) -> None:
    """Draw the features of a face on a skull that is already there."""
    x = 100 + 5.0 * h.turn
    if h.blush:
        for cheek in (x - 21, x + 21):
            c.fill(ellipse(cheek, 108.5, 7.6, 5.2), h.blush)
    for side, flip in ((-1, 1.0), (1, -1.0)):
        near = 1.0 - 0.06 * side * h.turn
        at = x + side * 15.5 * near
        eye(c, h, at, 92.0, flip, 8.6 * near)
        brow(c, h, at, 80.5 - h.lift[0 if side < 0 else 1], flip, near)
    facing = 1.0 if h.turn >= 0 else -1.0
    nose(c, h, x + 1.2 * h.turn, facing)
    mouth(c, h, x + 0.4 * h.turn, facing)
