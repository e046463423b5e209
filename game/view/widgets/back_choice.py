"""A choice among the cards' backs, shown as little cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.view.painter import Painter
from game.view.widgets.settings import Choice


class BackChoice(Choice):
    """One of the cards' backs, shown as little cards; the first is the look's own."""

    def __init__(
        self, label: str, names: Sequence[str], value: str, changed: Callable[[str], None]
    ) -> None:
        super().__init__(label, [(name, "") for name in names], value, changed)

    def draw(self, painter: Painter, focused: bool) -> None:
        """The label, and each back as a small card."""
        theme, px = painter.theme, painter.px
        cells = self._cells()
        named = pygame.Rect(
            self.rect.x, self.rect.y, cells[0].left - px(10) - self.rect.x, self.rect.height
        )
        painter.text(self.label, named, theme.panel_ink, 16)
        width = min(cells[0].width - px(10), round(self.rect.height / 1.4))
        for (name, _), cell in zip(self.options, cells, strict=True):
            card = pygame.Rect(0, 0, width, round(width * 1.4))
            card.center = cell.center
            if name == self.value:
                frame = card.inflate(px(8), px(8))
                painter.box(frame, None, edge=theme.primary, corner=6, line=3)
            picture = painter.pictures.back(width, name or theme.back)
            painter.canvas.picture(picture, picture.get_rect(center=cell.center))
            if not name:
                painter.icon("check", card, theme.panel, 0.5)
        frame = cells[0].unionall(cells[1:])
        painter.mark("button", self.label, frame.copy())
        if focused:
            painter.focus_ring(frame)
