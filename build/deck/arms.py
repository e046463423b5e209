"""Weapons and staves of the court figures, upright about the origin of their grip."""

from __future__ import annotations

from deck.canvas import Canvas
from deck.paths import ellipse, polygon
from deck.suits import SHAPE


def sword(c: Canvas, blade: str, hilt: str, gem: str, tall: float = 96.0) -> None:
    """Draw a straight sword held upright, the grip at the origin."""
    c.shape(polygon([(-5, -16), (-5, 10 - tall), (0, -tall), (5, 10 - tall), (5, -16)]), blade)
    c.line(f"M0-18L0 {14 - tall}", 1.3)
    c.shape("M-3-14L3-14L3 16L-3 16Z", hilt)
    c.shape("M-19-19C-12-15 12-15 19-19C22-14 18-10 13-11L-13-11C-18-10-22-14-19-19Z", hilt)
    c.shape(ellipse(0, 19, 5), gem)


def axe(c: Canvas, steel: str, shaft: str, gold: str, tall: float = 92.0) -> None:
    """Draw a broad axe whose blade points left."""
    c.shape(f"M-2.500 30L-2.500 {-tall}L2.500 {-tall}L2.500 30Z", shaft)
    t = -tall
    c.shape(
        f"M-3 {t + 10}C-11 {t + 11} -16 {t + 4} -19 {t - 3}C-29 {t + 10} -29 {t + 28} -19 {t + 41}"
        f"C-16 {t + 33} -11 {t + 27} -3 {t + 28}Z",
        steel,
    )
    c.line(f"M-19 {t + 5}C-24 {t + 14} -24 {t + 25} -19 {t + 33}", 1.3)
    c.shape(f"M-5 {t + 6}L5 {t + 6}L5 {t + 32}L-5 {t + 32}Z", gold)
    c.shape(f"M5 {t + 13}L13 {t + 19}L5 {t + 25}Z", steel)
    c.shape(f"M-4 {t + 1}L0 {t - 8}L4 {t + 1}Z", gold)


def scimitar(c: Canvas, steel: str, hilt: str, gem: str) -> None:
    """Draw a curved sword that leans outward to the right."""
    c.shape("M-4-12C-3-36-2-58 14-84C17-89 24-93 28-96C27-82 25-70 20-60C12-44 8-28 6-12Z", steel)
    c.line("M1-16C3-38 6-56 18-78", 1.3)
    c.shape("M-3.500-12L4.500-12L4 14L-3 14Z", hilt)
    c.shape("M-14-13C-8-9 8-9 14-15C17-10 13-6 8-7L-8-7C-13-6-17-9-14-13Z", hilt)
    c.shape(ellipse(0.5, 17, 4.5), gem)


def sceptre(c: Canvas, shaft: str, head: str, gem: str, sign: str, tall: float = 84.0) -> None:
    """Draw a staff of rule that carries a sign: H, D, C or S in other colours than the suit."""
    c.shape(f"M-2.600 34L-2.600 {-tall}L2.600 {-tall}L2.600 34Z", shaft)
    c.shape(
        f"M-6 {-tall + 2}Q0 {-tall - 3} 6 {-tall + 2}L5 {-tall + 9}Q0 {-tall + 6} -5 {-tall + 9}Z",
        head,
    )
    with c.placed((0.3, 0.0, 0.0, 0.3, 0.0, -tall - 13)):
        c.shape(SHAPE[sign], head)
    c.fill(ellipse(0, -tall - 16, 3), gem)
    for y in (-tall + 22, -tall + 40):
        c.shape(f"M-4.500 {y}L4.500 {y}L4.500 {y + 5}L-4.500 {y + 5}Z", head, 1.5)


def arrow(c: Canvas, shaft: str, head: str, feather: str, tall: float = 96.0) -> None:
    """Draw an arrow held point upward."""
    c.shape(f"M-1.800 36L-1.800 {-tall}L1.800 {-tall}L1.800 36Z", shaft, 1.6)
    c.shape(f"M0 {-tall - 16}L9 {-tall + 4}L0 {-tall}L-9 {-tall + 4}Z", head)
    for y in (16, 22, 28):
        c.line(f"M-7 {y + 5}L0 {y}L7 {y + 5}", 2.6, feather)
