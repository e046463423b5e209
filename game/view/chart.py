"""Totals over the deals as four lines, told apart by colour, dash and name."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.rules.seats import SEATS
from game.view.painter import Painter
from game.view.theme import rgb
from game.view.words import number

_DASHES = ((1, 0), (6, 4), (2, 4), (10, 3))
"""Drawn and left-out points of each seat's line; colour alone would not tell everybody."""


def draw_chart(
    painter: Painter,
    rect: pygame.Rect,
    totals: tuple[tuple[int, ...], ...],
    names: tuple[str, ...],
    target: int,
) -> None:
    """Draw the totals after each deal, with the target as a line across.

    Args:
        painter: Where to draw.
        rect: The space for it, in surface pixels.
        totals: South to East after each deal, oldest first.
        names: Who they are.
        target: The total that ends the match.
    """
    theme, px = painter.theme, painter.px
    keys = pygame.Rect(rect.x, rect.y, rect.width, px(20) * 2)
    plot = pygame.Rect(rect.x + px(34), keys.bottom + px(10), 0, 0)
    plot.width = rect.right - plot.x - px(6)
    plot.height = rect.bottom - plot.y - px(8)
    low = min(0, *(min(row) for row in totals)) if totals else 0
    high = max(target, *(max(row) for row in totals)) if totals else target
    deals = max(len(totals), 4)

    def at(deal: int, total: int) -> tuple[int, int]:
        x = plot.x + plot.width * deal / deals
        y = plot.bottom - plot.height * (total - low) / max(high - low, 1)
        return round(x), round(y)

    for value in sorted({0, target // 2, target}):
        y = at(0, value)[1]
        painter.canvas.path(((plot.x, y), (plot.right, y)), rgb(theme.line), px(1))
        tag = pygame.Rect(rect.x, y - px(9), px(28), px(18))
        painter.text(number(value), tag, theme.panel_soft, 12, align="right")
    for seat in SEATS:
        colour = rgb(theme.seats[seat])
        points = [at(0, 0)] + [at(i + 1, row[seat]) for i, row in enumerate(totals)]
        _dashed(painter, points, colour, _DASHES[seat])
        painter.canvas.disc(points[-1], px(4), colour)
        cell = pygame.Rect(
            keys.x + keys.width // 2 * (seat % 2), keys.y + px(20) * (seat // 2), 0, px(20)
        )
        cell.width = keys.width // 2 - px(6)
        middle = cell.centery
        _dashed(painter, [(cell.x, middle), (cell.x + px(24), middle)], colour, _DASHES[seat])
        named = pygame.Rect(cell.x + px(30), cell.y, cell.right - cell.x - px(30), cell.height)
        painter.text(names[seat], named, theme.panel_ink, 13)


def _dashed(
    painter: Painter,
    points: list[tuple[int, int]],
    colour: tuple[int, int, int],
    dash: tuple[int, int],
) -> None:
    """A line through points, in dashes that run on over the corners."""
    width = painter.px(2.2)
    if not dash[1]:
        if len(points) > 1:
            painter.canvas.path(points, colour, width)
        return
    drawn, gap = painter.px(dash[0]), painter.px(dash[1])
    along = 0.0
    for start, end in pairwise(points):
        a, b = pygame.Vector2(start), pygame.Vector2(end)
        length = (b - a).length()
        at = 0.0
        while at < length:
            phase = along % (drawn + gap)
            piece = (drawn if phase < drawn else drawn + gap) - phase
            piece = min(max(piece, 0.5), length - at)
            if phase < drawn:
                ends = [a.lerp(b, part / length) for part in (at, at + piece)]
                painter.canvas.path([(end.x, end.y) for end in ends], colour, width)
            at += piece
            along += piece
