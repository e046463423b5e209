"""Crowns, hats and other headgear of the court cards, drawn about the axis x = 125."""

from __future__ import annotations

from deck.canvas import Canvas
from deck.garb import star_path
from deck.paths import ellipse, polygon


def band(c: Canvas, fill: str, gem: str, y: float = 60.0, wide: float = 28.0) -> None:
    """Draw the jewelled rim of a crown."""
    a, b = 125 - wide, 125 + wide
    c.shape(f"M{a} {y}Q125 {y - 9} {b} {y}L{b - 1} {y - 10}Q125 {y - 19} {a + 1} {y - 10}Z", fill)
    for k in (-2, -1, 0, 1, 2):
        x = 125 + k * wide * 0.38
        top = y - 9.6 + 1.05 * k * k
        if k % 2 == 0:
            c.fill(polygon([(x, top - 3), (x + 3, top), (x, top + 3), (x - 3, top)]), gem)
        else:
            c.fill(ellipse(x, top, 1.8), gem)


def spikes(c: Canvas, fill: str, knob: str, y: float = 50.0, tall: float = 22.0) -> None:
    """Draw five crown points with knobs, the middle one the tallest."""
    pts = [(98.5, y)]
    tips = [(94, 4), (108, 1), (125, -2), (142, 1), (156, 4)]
    for k, (x, d) in enumerate(tips):
        pts.append((x, y - tall + d))
        if k < 4:
            pts.append(((x + tips[k + 1][0]) / 2, y - tall * 0.28 - 3))
    pts.append((151.5, y))
    c.shape(polygon(pts), fill)
    for x, d in tips:
        c.shape(ellipse(x, y - tall + d, 3.0), knob, 1.6)


def lilies(c: Canvas, fill: str, gem: str, y: float = 50.0) -> None:
    """Draw a crown of three leaf-shaped fleurons with pearls between."""
    c.shape(f"M99 {y}L96 {y - 12}Q125 {y - 20} 154 {y - 12}L151 {y}Q125 {y - 8} 99 {y}Z", fill)
    for x, d, s in ((100.0, 0.0, 0.85), (125.0, -4.0, 1.0), (150.0, 0.0, 0.85)):
        t = y - 12 + d
        c.shape(
            f"M{x - 5 * s} {t + 5}C{x - 15 * s} {t + 2} {x - 12 * s} {t - 9 * s}"
            f" {x - 5 * s} {t - 4}"
            f"C{x - 6 * s} {t - 10 * s} {x - 3 * s} {t - 13 * s} {x} {t - 16 * s}"
            f"C{x + 3 * s} {t - 13 * s} {x + 6 * s} {t - 10 * s} {x + 5 * s} {t - 4}"
            f"C{x + 12 * s} {t - 9 * s} {x + 15 * s} {t + 2} {x + 5 * s} {t + 5}Z",
            fill,
        )
        c.fill(ellipse(x, t - 3, 2.2), gem)
    for x in (112.5, 137.5):
        c.shape(ellipse(x, y - 19, 2.6), gem, 1.4)


def arched(c: Canvas, fill: str, cap: str, gem: str) -> None:
    """Draw a closed crown: a cap under two arches with a cross on top."""
    c.shape("M99 52C92 34 108 30 125 32C142 30 158 34 151 52Q125 43 99 52Z", cap)
    for _ in c.both():
        c.shape("M99 52C90 36 104 26 125 31L125 36C108 33 98 38 104 50Z", fill)
    c.shape("M121 48L121 32L129 32L129 48Z", fill)
    c.shape(ellipse(125, 30.5, 3.6), gem, 1.6)
    band(c, fill, gem, 61)


def moon_crown(c: Canvas, fill: str, gem: str, bright: str) -> None:
    """Draw a diadem that carries a great crescent moon and a star."""
    c.shape(
        "M103 30C101 48 112 58 125 58C138 58 149 48 147 30C143 41 135 47"
        " 125 47C115 47 107 41 103 30Z",
        fill,
    )
    c.shape(star_path(125, 35.5, 9.5, 3.4, 8), bright, 1.3)
    c.shape("M97 66Q125 48 153 66L152 59Q125 41 98 59Z", fill)
    c.shape("M125 51L130 57L125 65L120 57Z", gem, 1.5)
    for x, y in ((112.0, 56.6), (138.0, 56.6), (103.5, 60.6), (146.5, 60.6)):
        c.fill(ellipse(x, y, 1.7), bright)


def feather(c: Canvas, fill: str, rib: str) -> None:
    """Draw a curled plume from the origin up to the right."""
    c.shape("M0 0C-2-14 4-30 20-38C30-43 41-40 42-33C43-28 37-27 36-31C34-20 22-8 0 0Z", fill)
    c.line("M0 0C6-14 16-26 33-34M8-12L6-19M14-20L13-27M10-11L18-12M17-20L26-21", 1.2, rib)


def leaf(c: Canvas, fill: str, size: float) -> None:
    """Draw a pointed leaf from the origin straight up."""
    s = size / 20
    c.shape(
        f"M0 0C{-9 * s} {-4 * s} {-8 * s} {-15 * s} 0 {-20 * s}C{8 * s} {-15 * s}"
        f" {9 * s} {-4 * s} 0 0Z",
        fill,
        1.7,
    )
    c.line(f"M0 0L0 {-14 * s}", 1.1)


def turban(c: Canvas, fill: str, fold: str, gem: str, gold: str) -> None:
    """Draw a wound turban with a jewel in front."""
    c.shape(
        "M94 66C84 44 104 26 125 26C146 26 166 44 156 66C148 58 138 54 125 54C112 54 102 58 94 66Z",
        fill,
    )
    for _ in c.both():
        c.line("M98 62C92 48 104 34 120 30", 1.6, fold)
        c.line("M106 57C102 48 110 38 122 35", 1.6, fold)
        c.line("M115 55C113 49 118 43 124 42", 1.6, fold)
    c.shape("M125 34L134 46L125 60L116 46Z", gold)
    c.shape("M125 40L129.500 46L125 53L120.500 46Z", gem, 1.3)


def antlers(c: Canvas, fill: str) -> None:
    """Draw a pair of antlers that rise from behind the head."""
    for _ in c.both():
        c.line("M106 58C92 52 84 44 84 30M88 44C83 42 79 38 78 31M97 52C97 44 96 38 99 31", 7.6)
        c.line(
            "M106 58C92 52 84 44 84 30M88 44C83 42 79 38 78 31M97 52C97 44 96 38 99 31", 3.6, fill
        )
