"""Final totals over many matches: a dot each, and a line for how the player does on average."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.view.painter import Painter
from game.view.theme import mix, rgb
from game.view.words import number

MOST_DOTS = 150
"""Beyond this the dots would only be a cloud; a band from best to worst takes their place."""


def smoothed(totals: tuple[int, ...], span: int) -> list[float]:
    """The mean of each total and those before it, at most `span` together."""
    means = []
    running = 0
    for place, total in enumerate(totals):
        running += total
        if place >= span:
            running -= totals[place - span]
        means.append(running / min(place + 1, span))
    return means


def draw_results(
    painter: Painter, rect: pygame.Rect, totals: tuple[int, ...], dots: str, line: str
) -> None:
    """Draw the totals, oldest on the left; lower is better, and is lower.

    Args:
        painter: Where to draw.
        rect: The space for it, in surface pixels.
        totals: The player's final totals, oldest first.
        dots: What the dots are, for the key above.
        line: What the line is.
    """
    theme, px = painter.theme, painter.px
    soft, strong = mix(theme.panel, theme.panel_ink, 0.55), rgb(theme.leader)
    top = _draw_key(painter, rect, dots, line, soft, strong)
    plot = pygame.Rect(rect.x + px(36), top + px(8), 0, 0)
    plot.width = rect.right - plot.x - px(6)
    plot.height = rect.bottom - plot.y - px(8)
    low, high = min(0, *totals, 0), max(100, *totals, 100)

    def y_of(total: float) -> int:
        return round(plot.bottom - plot.height * (total - low) / (high - low))

    for value in sorted({0, 50, 100, high if high > 115 else 100, low if low < -15 else 0}):
        y = y_of(value)
        painter.canvas.path(((plot.x, y), (plot.right, y)), rgb(theme.line), px(1))
        tag = pygame.Rect(rect.x, y - px(9), px(30), px(18))
        painter.text(number(value), tag, theme.panel_soft, 12, align="right")
    if not totals:
        return
    count = len(totals)

    def x_of(place: float) -> int:
        return round(plot.x + plot.width * (place + 0.5) / count)

    means = smoothed(totals, max(count // 25, 10))
    if count <= MOST_DOTS:
        for place, total in enumerate(totals):
            centre = x_of(place), y_of(total)
            painter.canvas.disc(centre, max(px(2.6), 2), soft)
        points = [(x_of(place), y_of(mean)) for place, mean in enumerate(means)]
    else:
        columns = min(plot.width // max(px(3), 2), count)
        edges = [count * column // columns for column in range(columns + 1)]
        points = []
        for start, end in pairwise(edges):
            some = totals[start:end]
            x, best, worst = x_of((start + end - 1) / 2), y_of(min(some)), y_of(max(some))
            painter.canvas.path(((x, best), (x, worst)), soft, px(1.2))
            points.append((x, y_of(means[end - 1])))
    if len(points) > 1:
        # A light edge keeps the line apart from the dots under it.
        painter.canvas.path(points, rgb(theme.panel), px(5))
        painter.canvas.path(points, strong, px(2.6))


def _draw_key(
    painter: Painter,
    rect: pygame.Rect,
    dots: str,
    line: str,
    soft: tuple[int, int, int],
    strong: tuple[int, int, int],
) -> int:
    """Say what dots and line are; the y below it."""
    px = painter.px
    row = pygame.Rect(rect.x, rect.y, rect.width, px(20))
    painter.canvas.disc((row.x + px(8), row.centery), max(px(2.6), 2), soft)
    text = pygame.Rect(row.x + px(22), row.y, row.width // 2 - px(24), row.height)
    painter.text(dots, text, painter.theme.panel_ink, 13)
    x = row.x + row.width // 2
    start, end = (x, row.centery), (x + px(22), row.centery)
    painter.canvas.path((start, end), strong, px(2.6))
    text = pygame.Rect(x + px(30), row.y, row.right - x - px(30), row.height)
    painter.text(line, text, painter.theme.panel_ink, 13)
    return row.bottom
