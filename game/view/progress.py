"""A bar that fills, with a line that says how far it is."""

from __future__ import annotations

import pygame

from game.view.painter import Painter


def draw_progress(painter: Painter, rect: pygame.Rect, share: float, text: str) -> None:
    """Draw a progress bar.

    Args:
        painter: Where to draw.
        rect: The space for it: the line above, the bar below.
        share: How much is done, 0 to 1.
        text: What the line says.
    """
    theme, px = painter.theme, painter.px
    line = pygame.Rect(rect.x, rect.y, rect.width, rect.height - px(12))
    painter.text(text, line, theme.panel_ink, 14)
    track = pygame.Rect(rect.x, rect.bottom - px(10), rect.width, px(8))
    painter.box(track, theme.button_pressed, edge=theme.panel_edge, corner=4)
    filled = track.copy()
    filled.width = round(track.width * min(max(share, 0.0), 1.0))
    if filled.width > track.height:
        painter.box(filled, theme.primary, corner=4)
