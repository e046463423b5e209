"""A sentence with a button or two: questions before something is lost, and news."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.scenes.base import Dialog, Pop, Stage
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button

_QUESTION_POINTS: Final = 230.0
_NOTICE_POINTS: Final = 280.0
_BELOW_POINTS: Final = 56.0
"""For the buttons."""


class QuestionScene(Dialog):
    """Asks before something is lost."""

    points_wide = 480.0

    def __init__(
        self, stage: Stage, title: str, question: str, yes: str, then: Callable[[], None]
    ) -> None:
        super().__init__(stage)
        self._heading, self._question, self._yes_label, self._then = title, question, yes, then

    def build(self) -> None:
        """Yes, and the way back, which has the focus."""
        self.title = self._heading
        self._yes = Button(self._yes_label, self._do, style="primary")
        self._no = Button(self.t("Cancel"), self.close)
        self.form.set_widgets([self._no, self._yes])
        self.form.set_focus(self._no)

    def arrange(self) -> None:
        """Buttons at the bottom."""
        self.points_high = max(_QUESTION_POINTS, self.high_for(self._question, _BELOW_POINTS))
        super().arrange()
        self.place_buttons([self._no, self._yes], width=160)

    def _do(self) -> None:
        self.next = Pop()
        self._then()

    def draw_body(self, painter: Painter) -> None:
        """The question."""
        painter.paragraph(self._question, self.inner, painter.theme.panel_ink, 16)


class NoticeScene(Dialog):
    """Tells something, once."""

    points_wide = 560.0

    def __init__(self, stage: Stage, title: str, text: str) -> None:
        super().__init__(stage)
        self._heading, self._text = title, text

    def build(self) -> None:
        """OK."""
        self.title = self._heading
        self._ok = Button(self.t("OK"), self.close, style="primary")
        widgets: list[Widget] = [self._ok]
        self.form.set_widgets(widgets)
        self.form.set_focus(self._ok)

    def arrange(self) -> None:
        """The button at the bottom."""
        self.points_high = max(_NOTICE_POINTS, self.high_for(self._text, _BELOW_POINTS))
        super().arrange()
        self.place_buttons([self._ok])

    def draw_body(self, painter: Painter) -> None:
        """The news."""
        room = pygame.Rect(self.inner)
        room.height -= self.px(50)
        painter.paragraph(self._text, room, painter.theme.panel_ink, 16)
