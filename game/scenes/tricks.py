"""All tricks of the running deal: who led, what fell, who took it and for how much."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.seats import SEATS
from game.rules.trick import Trick
from game.scenes.base import Dialog, Stage
from game.table.session import Session
from game.view.painter import Painter
from game.view.widgets.button import Button

_ROW_POINTS: Final = 29.0


class TricksScene(Dialog):
    """A row for each trick, a column for each player."""

    points_wide = 700.0
    points_high = 590.0

    def __init__(self, stage: Stage, session: Session) -> None:
        super().__init__(stage)
        self._session = session

    def build(self) -> None:
        """OK."""
        self.title = self.t("Tricks of this hand")
        self._ok = Button(self.t("OK"), self.close, style="primary")
        self.form.set_widgets([self._ok])
        self.form.set_focus(self._ok)

    def arrange(self) -> None:
        """OK at the bottom."""
        super().arrange()
        self.place_buttons([self._ok])

    def draw_body(self, painter: Painter) -> None:
        """The table of tricks, or a sentence when there is none."""
        tricks = self._session.view().tricks
        theme, px, inner = painter.theme, self.px, self.inner
        if not tricks:
            row = pygame.Rect(inner.x, inner.y, inner.width, px(30))
            painter.text(self.t("No trick has been taken yet."), row, theme.panel_ink, 16)
            return
        width = (inner.width - px(100)) // 4
        for seat in SEATS:
            column = pygame.Rect(inner.x + px(34) + width * seat, inner.y - px(6), width, px(26))
            painter.text(
                self._session.names[seat],
                column,
                theme.panel_ink,
                15,
                align="centre",
                weight="bold",
            )
        y = inner.y + px(22)
        for number, trick in enumerate(tricks, 1):
            self._row(painter, number, trick, pygame.Rect(inner.x, y, inner.width, px(_ROW_POINTS)))
            y += px(_ROW_POINTS)
        told = self.t("The arrow leads, the frame takes. On the right, the points.")
        foot = pygame.Rect(inner.x, self._ok.rect.y, 0, self._ok.rect.height)
        foot.width = self._ok.rect.left - inner.x - px(12)
        painter.text(told, foot, theme.panel_soft, 14)

    def _row(self, painter: Painter, number: int, trick: Trick, row: pygame.Rect) -> None:
        theme, px = painter.theme, self.px
        count = pygame.Rect(row.x, row.y, px(26), row.height)
        painter.text(str(number), count, theme.panel_soft, 14, align="right")
        width = (row.width - px(100)) // 4
        for seat, card in trick.plays():
            cell = pygame.Rect(row.x + px(34) + width * seat, row.y, width, row.height)
            if seat is trick.taker:
                frame = pygame.Rect(0, 0, px(64), row.height - px(4))
                frame.center = cell.center
                painter.box(frame, None, edge=theme.primary, corner=5, line=2)
            painter.card_name(card, cell, theme.panel_ink)
            if seat is trick.leader:
                self._lead_mark(painter, cell)
        points = pygame.Rect(row.right - px(56), row.y, px(50), row.height)
        if trick.points:
            painter.text(
                str(trick.points), points, theme.panel_ink, 15, align="right", weight="bold"
            )

    def _lead_mark(self, painter: Painter, cell: pygame.Rect) -> None:
        mark = pygame.Rect(0, 0, self.px(12), self.px(12))
        mark.midright = cell.centerx - self.px(36), cell.centery
        painter.icon("play", mark, painter.theme.panel_soft)
