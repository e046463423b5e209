"""The page for an error that nobody foresaw: what happened, where the log is, and a way on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.scenes.base import Dialog, Stage
from game.view.painter import Painter
from game.view.widgets.button import Button


class MishapScene(Dialog):
    """Says that something went wrong, and offers to go on from the last decision."""

    over = False
    points_wide = 620.0
    points_high = 360.0

    def __init__(self, stage: Stage, error: str, log: Path, go_on: Callable[[], None]) -> None:
        """Open the page.

        Args:
            stage: The stage.
            error: The error in one line.
            log: Where the log is.
            go_on: Opens the table again from what is kept.
        """
        super().__init__(stage)
        self._error, self._log, self._go_on = error, log, go_on

    def build(self) -> None:
        """Go on, or quit."""
        self.title = self.t("Something went wrong")
        self._quit = Button(self.t("Quit"), self.stage.doors.quit)
        self._on = Button(self.t("Go on"), self._go_on, style="primary")
        self.form.set_widgets([self._quit, self._on])
        self.form.set_focus(self._on)

    def arrange(self) -> None:
        """Buttons at the bottom."""
        super().arrange()
        self.place_buttons([self._quit, self._on])

    def cancel(self) -> None:
        """There is nothing below to go back to."""

    def draw(self, painter: Painter) -> None:
        """The bare table, then the panel."""
        self.stage.draw_cloth(painter.canvas)
        super().draw(painter)

    def draw_body(self, painter: Painter) -> None:
        """What happened, and that nothing is lost."""
        room = pygame.Rect(self.inner)
        told = self.t(
            "Hearts ran into an error that it did not expect. Nothing that you have played is "
            "lost, and you can go on from the last card."
        )
        room.y += painter.paragraph(told, room, painter.theme.panel_ink, 16) + self.px(10)
        where = self.t("What happened is written down in {file}.", file=str(self._log))
        room.y += painter.paragraph(where, room, painter.theme.panel_soft, 14) + self.px(6)
        row = pygame.Rect(room.x, room.y, room.width, self.px(24))
        painter.text(self._error, row, painter.theme.panel_soft, 13)
