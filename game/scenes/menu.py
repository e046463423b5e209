"""The menu: everything that can be opened from the table, with its key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.i18n.translator import N_
from game.scenes.base import Pop, Replace, Scene, Stage, Transition
from game.shell.input import Input, PointerDown
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button

_ROW_POINTS: Final = 38
_COLUMN_POINTS: Final = 250


@dataclass(frozen=True, slots=True)
class Entry:
    """A row that opens a scene.

    Attributes:
        label: What it says.
        icon: Its icon.
        door: The name of the scene.
        key: The key that does the same.
    """

    label: str
    icon: str
    door: str
    key: str = ""


COLUMNS: Final = (
    (
        Entry(N_("New game"), "cards", "new", "F2"),
        Entry(N_("Score"), "scores", "scores", "F9"),
        Entry(N_("Review"), "eye", "review", "F6"),
        Entry(N_("Tricks so far"), "cards", "tricks", "T"),
        Entry(N_("Fair deals"), "lock", "fair"),
        Entry(N_("Play a chosen deal"), "play", "chosen_deal"),
    ),
    (
        Entry(N_("Statistics"), "stats", "statistics", "F4"),
        Entry(N_("Finished games"), "history", "history"),
        Entry(N_("Options"), "gear", "options", "F7"),
        Entry(N_("First steps"), "play", "first_steps"),
        Entry(N_("Help"), "help", "help", "F1"),
    ),
)
"""What the menu opens: about this game on the left, about all games on the right."""


class MenuScene(Scene):
    """Two columns of rows under the menu's button."""

    over = True
    shortcuts = True

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._columns: list[list[Button]] = []

    def build(self) -> None:
        """One row for each thing."""
        doors = self.stage.doors
        left, right = ([self._row(entry) for entry in column] for column in COLUMNS)
        right += [
            self._sound_row(),
            self._button(
                self.t("Full screen"),
                "fullscreen",
                partial(self._do, doors.toggle_fullscreen),
                "F11",
            ),
            self._button(self.t("Quit"), "close", doors.quit, "Ctrl+Q"),
        ]
        self._columns = [left, right]
        widgets: list[Widget] = [*left, *right]
        self.form.set_widgets(widgets)
        self.form.set_focus(left[0])

    def _row(self, entry: Entry) -> Button:
        return self._button(
            self.t(entry.label), entry.icon, partial(self._to, entry.door), entry.key
        )

    @staticmethod
    def _button(label: str, icon: str, action: Callable[[], None], key: str) -> Button:
        return Button(label, action, icon=icon, style="row", shortcut=key)

    def _sound_row(self) -> Button:
        on = self.stage.settings.sound
        label = self.t("Sound off") if on else self.t("Sound on")
        row = self._button(
            label,
            "mute" if on else "sound",
            partial(self._do, self.stage.doors.toggle_sound),
            "F8",
        )
        if not self.stage.sound_available:
            row.label, row.icon, row.enabled = self.t("No sound device"), "mute", False
        return row

    def arrange(self) -> None:
        """Rows below each other, in two columns under the bar's left end."""
        px = self.stage.metrics.px
        row, column, edge = px(_ROW_POINTS), px(_COLUMN_POINTS), px(8)
        rows = max(map(len, self._columns))
        self._panel = pygame.Rect(px(8), px(44), 2 * column + 3 * edge, row * rows + 2 * edge)
        for index, buttons in enumerate(self._columns):
            left = self._panel.x + edge + index * (column + edge)
            for place, button in enumerate(buttons):
                button.rect = pygame.Rect(left, self._panel.y + edge + row * place, column, row)

    def _to(self, door: str) -> None:
        self.next = Replace(self.stage.doors.open(door))

    def _do(self, action: Callable[[], None]) -> None:
        self.next = Pop()
        action()

    def cancel(self) -> None:
        """Escape closes it."""
        self.next = Pop()

    def handle(self, happened: Input) -> Transition | None:
        """A press beside the menu closes it and does nothing else."""
        if isinstance(happened, PointerDown) and not self._panel.collidepoint(happened.pos):
            self.next = Pop()
            return self.take_next()
        return super().handle(happened)

    def draw(self, painter: Painter) -> None:
        """Panel and rows."""
        painter.panel(self._panel)
        self.form.draw(painter)
