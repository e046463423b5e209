"""The first question: the player's name."""

from __future__ import annotations

import msgspec
import pygame

from game.i18n.names import NAME_LENGTH, clean_line, clean_name
from game.scenes.base import Dialog, Replace, Stage
from game.view.painter import Painter
from game.view.widgets.button import Button
from game.view.widgets.text_field import TextField


class NameEntryScene(Dialog):
    """Asks for the player's name, then whether the game is known."""

    over = False
    points_wide = 480.0
    points_high = 330.0

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._typed = stage.settings.name
        self._complaint = ""

    def build(self) -> None:
        """The field and its button."""
        fonts = self.stage.fonts
        self.title = self.t("Hearts")
        self._field = TextField(
            self.t("What is your name?"),
            self._typed,
            NAME_LENGTH,
            self.stage.clipboard,
            lambda text: clean_line(text, fonts.has),
            entered=self._done,
            changed=self._changed,
        )
        self._ok = Button(self.t("Play"), self._done, style="primary", points=17)
        self.form.set_widgets([self._field, self._ok])
        self.form.set_focus(self._field)
        # Whoever starts here types at once, so the field shows that it listens.
        self.form.keyboard = True

    def arrange(self) -> None:
        """Field below the question, button at the bottom."""
        super().arrange()
        inner = self.inner
        self._field.rect = pygame.Rect(inner.x, inner.y + self.px(72), inner.width, self.px(42))
        self.place_buttons([self._ok])

    def _changed(self, text: str) -> None:
        self._typed = text
        self._complaint = ""

    def _done(self) -> None:
        name = clean_name(self._typed, self.stage.fonts.has)
        if not name:
            self._complaint = self.t("Please type a name first.")
            self.form.set_focus(self._field)
            return
        self.stage.change(msgspec.structs.replace(self.stage.settings, name=name))
        self.next = Replace(self.stage.doors.open("welcome"))

    def cancel(self) -> None:
        """There is nothing to go back to."""

    def draw(self, painter: Painter) -> None:
        """The bare table, then the panel."""
        self.stage.draw_cloth(painter.canvas)
        super().draw(painter)

    def draw_body(self, painter: Painter) -> None:
        """The question, who else plays, and what is missing."""
        inner, theme = self.inner, painter.theme
        row = pygame.Rect(inner.x, inner.y, inner.width, self.px(26))
        painter.text(self._field.label, row, theme.panel_ink, 17)
        others = self.t(
            "You will play against {west}, {north} and {east}.",
            west=self.stage.settings.opponents[0],
            north=self.stage.settings.opponents[1],
            east=self.stage.settings.opponents[2],
        )
        painter.text(others, row.move(0, self.px(30)), theme.panel_soft, 15)
        if self._complaint:
            below = pygame.Rect(
                inner.x, self._field.rect.bottom + self.px(8), inner.width, self.px(26)
            )
            painter.text(self._complaint, below, theme.winner, 15, weight="bold")
