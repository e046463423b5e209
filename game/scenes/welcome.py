"""The question after the name: does the player know the game?"""

from __future__ import annotations

import pygame

from game.scenes.base import Dialog, Replace
from game.view.painter import Painter
from game.view.widgets.button import Button


class WelcomeScene(Dialog):
    """Offers the guided hand, once; the menu has it at any time."""

    over = False
    points_wide = 500.0
    points_high = 300.0

    def build(self) -> None:
        """Two ways on."""
        self.title = self.t("Welcome, {name}!", name=self.stage.settings.name)
        self._show = Button(self.t("Show me"), self._guided, style="primary", points=17)
        self._known = Button(self.t("I know the game"), self._table, points=17)
        self.form.set_widgets([self._show, self._known])
        if self.form.focus is None:
            self.form.set_focus(self._show)

    def arrange(self) -> None:
        """Side by side, as wide as the panel."""
        super().arrange()
        self.place_buttons([self._known, self._show], width=214, height=44)

    def _guided(self) -> None:
        self.next = Replace(self.stage.doors.open("first_steps"))

    def _table(self) -> None:
        self.next = Replace(self.stage.doors.table())

    def cancel(self) -> None:
        """Escape goes to the game."""
        self._table()

    def draw(self, painter: Painter) -> None:
        """The bare table, then the panel."""
        self.stage.draw_cloth(painter.canvas)
        super().draw(painter)

    def draw_body(self, painter: Painter) -> None:
        """The question."""
        inner = self.inner
        room = pygame.Rect(inner.x, inner.y, inner.width, self._show.rect.y - inner.y)
        told = self.t(
            "Have you played Hearts before? If not, a guided hand shows you how it goes, card by "
            "card. It takes a few minutes, and you can skip it whenever you like."
        )
        painter.paragraph(told, room, painter.theme.panel_ink, 17)
