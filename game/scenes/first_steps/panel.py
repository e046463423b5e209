"""The guide's panel: its words, its buttons, and its place beside what it speaks about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.rules.seats import Seat
from game.scenes.base import Stage
from game.scenes.first_steps.guide import Guide
from game.scenes.first_steps.moments import When
from game.scenes.first_steps.script import About, Lesson
from game.scenes.first_steps.wording import lesson_text
from game.scenes.table import Table
from game.view.canvas import Canvas
from game.view.painter import Painter
from game.view.speech import Side, Speech, draw_ring, draw_speech, place_speech
from game.view.widgets.base import Form, Widget
from game.view.widgets.button import Button

_ROW_POINTS: Final = 42.0
_GAP_POINTS: Final = 6.0
LAST: Final = "goodbye"
"""The lesson after which there is nothing to skip."""


class Panel:
    """Shows a guide's lesson.

    Attributes:
        speech: The panel as placed; None while nothing is said.
        choices: The buttons that go on.
        skip: The button that leaves.
    """

    def __init__(
        self,
        stage: Stage,
        table: Table,
        form: Form,
        *,
        go_on: Callable[[], None],
        play_out: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        """Make an empty panel.

        Args:
            stage: The stage.
            table: The table that it lies on.
            form: Where its buttons go.
            go_on: The player has read it.
            play_out: The player wants the rest played.
            leave: The player has had enough.
        """
        self._stage = stage
        self._table = table
        self._form = form
        self._go_on, self._play_out, self._leave = go_on, play_out, leave
        self.speech: Speech | None = None
        self.choices: list[Button] = []
        self.skip = Button("", leave, style="tab")

    def show(self, guide: Guide) -> None:
        """Make the panel for what the guide says now."""
        lesson, t = guide.lesson, self._stage.words.t
        last = lesson is not None and lesson.name == LAST
        self.skip = Button(t("Skip"), self._leave, style="tab", points=15)
        self.skip.visible = lesson is not None and not last
        self.choices = []
        if lesson is not None and lesson.ends:
            self.choices = [
                Button(t("I play on"), self._go_on, style="primary"),
                Button(t("Play it out"), self._play_out),
            ]
        elif lesson is not None and lesson.stops:
            label = t("Play Hearts") if last else t("Go on")
            self.choices = [Button(label, self._go_on, style="primary")]
        widgets: list[Widget] = [*self.choices, self.skip]
        self._form.set_widgets(widgets)
        self._form.set_focus(self.choices[0] if self.choices else None)
        self._place(guide)

    def _place(self, guide: Guide) -> None:
        lesson, moment, stage = guide.lesson, guide.moment, self._stage
        self.speech = None
        if lesson is None or moment is None:
            return
        rows = len(self.choices) + 1 if lesson.ends else 1
        measure = Painter(Canvas(), stage.metrics, stage.theme, stage.fonts, stage.pictures)
        self.speech = place_speech(
            measure,
            self._table.choreographer.layout,
            lesson_text(stage.words, lesson, moment, self._table.session.names),
            side=self._side(lesson),
            downwards=lesson.about is About.HAND,
            foot=_ROW_POINTS * rows - _GAP_POINTS,
        )
        self._place_buttons(self.speech.foot, below_each_other=lesson.ends)

    def _place_buttons(self, foot: pygame.Rect, *, below_each_other: bool) -> None:
        px = self._stage.metrics.px
        row, high = px(_ROW_POINTS), px(_ROW_POINTS - _GAP_POINTS)
        bottom = pygame.Rect(foot.x, foot.bottom - high, foot.width, high)
        self.skip.rect = pygame.Rect(bottom.x, bottom.y, round(bottom.width * 0.4), high)
        if below_each_other:
            for place, button in enumerate(self.choices):
                button.rect = pygame.Rect(foot.x, foot.y + row * place, foot.width, high)
        elif self.choices:
            wide = round(bottom.width * 0.56) if self.skip.visible else bottom.width
            self.choices[0].rect = pygame.Rect(bottom.right - wide, bottom.y, wide, high)

    def _side(self, lesson: Lesson) -> Side:
        """Where the panel covers nothing that matters."""
        if lesson.about is About.PASS:
            return "right"
        fans = self._table.board.fans
        if lesson.when is not When.END or not any(fans.values()):
            return "left"
        free = {
            "centre": not (fans[Seat.NORTH] or fans[Seat.SOUTH]),
            "left": not fans[Seat.WEST],
            "right": not fans[Seat.EAST],
        }
        sides: tuple[Side, ...] = ("centre", "left", "right")
        return next((side for side in sides if free[side]), "centre")

    def covers(self, pos: tuple[int, int]) -> bool:
        """A point lies on the panel."""
        return self.speech is not None and self.speech.rect.collidepoint(pos)

    def draw(self, painter: Painter, guide: Guide) -> None:
        """Draw it, with a ring around what it speaks about."""
        lesson, moment = guide.lesson, guide.moment
        if self.speech is None or lesson is None or moment is None:
            return
        layout = self._table.choreographer.layout
        if lesson.about is About.HEART:
            draw_ring(painter, layout.heart_sign)
        elif lesson.about is About.PLATE:
            draw_ring(painter, layout.plate(moment.taker))
        draw_speech(painter, self.speech)
        self._form.draw(painter)
