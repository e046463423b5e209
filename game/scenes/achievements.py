"""What the player has achieved, and when; and what is still to be had."""

from __future__ import annotations

import pygame

from game.scenes.base import Dialog, Stage
from game.storage.achievements import Achievement, achievements
from game.storage.history import History
from game.storage.times import local_text
from game.view.fonts import Weight
from game.view.painter import Painter
from game.view.records import ACHIEVEMENTS
from game.view.widgets.button import Button

_ROW_POINTS = 46.0


class AchievementsScene(Dialog):
    """A row for each achievement."""

    points_wide = 680.0
    points_high = 590.0

    def __init__(self, stage: Stage, history: History) -> None:
        super().__init__(stage)
        self._found = achievements(history.results())

    def build(self) -> None:
        """One button."""
        self.title = self.t("Achievements")
        self._close = Button(self.t("Close"), self.close, style="primary")
        self.form.set_widgets([self._close])
        self.form.set_focus(self._close)

    def arrange(self) -> None:
        """The button at the bottom."""
        super().arrange()
        self.place_buttons([self._close])

    def draw_body(self, painter: Painter) -> None:
        """Those that are had bear a trophy, their title in bold, and the date."""
        inner, px, theme = self.inner, self.px, painter.theme
        told = self.t("{number} of {all}", number=len(self._found), all=len(Achievement))
        head = pygame.Rect(inner.x, self.panel.y + px(18), inner.width, px(36))
        painter.text(told, head, theme.panel_soft, 16, align="right")
        for place, name in enumerate(Achievement):
            row = pygame.Rect(inner.x, inner.y + px(_ROW_POINTS) * place, inner.width, 0)
            row.height = px(_ROW_POINTS) - px(4)
            self._draw_row(painter, row, name)

    def _draw_row(self, painter: Painter, row: pygame.Rect, name: Achievement) -> None:
        px, theme = self.px, painter.theme
        title, description = ACHIEVEMENTS[name.value]
        ended = self._found.get(name)
        sign = pygame.Rect(row.x, row.y, px(34), row.height)
        right = row.right
        if ended is not None:
            painter.icon("trophy", sign, theme.leader, 0.75)
            when = painter.text(local_text(ended)[:10], row, theme.panel_ink, 14, align="right")
            right = when.left - px(12)
        else:
            painter.icon("lock", sign, theme.button_off_ink, 0.5)
        line = pygame.Rect(sign.right + px(10), row.y, 0, row.height // 2)
        line.width = right - line.x
        ink = theme.panel_ink if ended is not None else theme.panel_soft
        weight: Weight = "bold" if ended is not None else "regular"
        painter.text(self.t(title), line, ink, 16, weight=weight)
        line.y += row.height // 2
        painter.text(self.t(description), line, theme.panel_soft, 14)
