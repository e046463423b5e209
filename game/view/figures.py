"""A column of figures: a heading, and rows of a label with its value."""

from __future__ import annotations

from typing import Final

import pygame

from game.view.painter import Painter

_HEAD_POINTS: Final = 26.0
_ROW_POINTS: Final = 24.0


def figures_height(rows: int) -> float:
    """The height in points of a column with so many rows."""
    return _HEAD_POINTS + rows * _ROW_POINTS


def draw_figures(
    painter: Painter, rect: pygame.Rect, heading: str, rows: list[tuple[str, str]]
) -> None:
    """Draw a column from the top of a rectangle."""
    theme, px = painter.theme, painter.px
    head = pygame.Rect(rect.x, rect.y, rect.width, px(_HEAD_POINTS - 2))
    painter.text(heading, head, theme.panel_ink, 16, weight="bold")
    painter.box(pygame.Rect(head.x, head.bottom, head.width, px(1)), theme.line, corner=0)
    for place, (label, value) in enumerate(rows):
        top = rect.y + px(_HEAD_POINTS) + px(_ROW_POINTS) * place
        row = pygame.Rect(rect.x, top, rect.width, px(_ROW_POINTS))
        inked = painter.text(value, row, theme.panel_ink, 15, align="right", weight="bold")
        row.width = inked.left - px(8) - row.x
        painter.text(label, row, theme.panel_soft, 15)
