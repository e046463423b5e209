"""Faces seen from the side, for the one-eyed figures of the deck."""

from __future__ import annotations

from deck.canvas import PAPER, Canvas
from deck.faces import Face
from deck.paths import ellipse

_CONTOUR = (
    "M112 52C130 48 143 54 146 66C147 71 146.500 74 147 77C146.400 80 147.500 83 149.500 86.500"
    "C152.500 91 156 95 157 98.500C157.500 101 154 102.200 150.500 102.400"
    "C149.500 103.500 150 104.500"
    " 151.500 106C152 108 150 108.600 148.400 108.900C150.400 109.800 151.600 111.400 150.400 113"
    "C149 114.200 148.600 115 149 116.500C150.600 119.500 149 124 143"
    " 124.800C136 125 128 121 121 114"
    "C114 107 102 100 100 84C98 66 102 55 112 52Z"
)


def profile(c: Canvas, f: Face) -> None:
    """Draw a face that looks to the right; mirror the drawing for one that looks left."""
    c.shape(_CONTOUR, f.skin)
    if f.blush:
        c.fill(ellipse(136.5, 99, 5.4, 3.8), f.blush)
    c.fill("M146 80.800Q139 79 133 85.200Q139 89 145.600 87.800Q144.600 84.600 146 80.800Z", PAPER)
    c.fill(ellipse(142.6, 84.4, 2.5, 3.3), f.iris)
    c.fill(ellipse(143.3, 83.4, 0.7), PAPER)
    c.line("M147 80.400Q139 77.600 131.500 85.600", 2.0)
    c.line("M145.400 88.300Q140 89.600 135.500 87.400", 0.9)
    rise = 3.0 * f.arch
    c.line(f"M147 {76 + rise * 0.2}Q140 {70.5 - rise * 0.6} 129.500 {75.5}", f.brow, f.hair)
    c.line("M152.500 100Q149.400 97.400 148.200 100.600", 1.4)
    if f.lip:
        c.fill(
            "M151.300 105.800Q147 104.400 142 108.200Q147 114.600 150.600 112.800L148.400 108.900Z",
            f.lip,
        )
    c.line(f"M148.600 108.900Q145 109.400 141 {108.6 - 2.2 * f.smile}", 1.7)
    c.line("M143 119.500Q146 120.500 148 119", 1.1)


def ear(c: Canvas, skin: str) -> None:
    """Draw the ear of a head seen from the side."""
    c.shape("M112 84C106 80 103 88 107 95C109 101 114 102 115 97C116 92 116 87 112 84Z", skin, 1.8)
    c.line("M111 88C108 87 108 92 111 95", 1.2)
