"""The menu: everything that can be done at the table, with its key."""

from __future__ import annotations

import pygame

from game.scenes.base import Pop, Replace, Scene, Stage, Transition
from game.shell.input import Input, PointerDown
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button


class MenuScene(Scene):
    """A list under the menu's button."""

    over = True
    shortcuts = True

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._panel = pygame.Rect(0, 0, 0, 0)

    def build(self) -> None:
        """One row for each thing."""
        doors, settings = self.stage.doors, self.stage.settings
        sound = self.t("Sound off") if settings.sound else self.t("Sound on")
        self._rows = [
            Button(self.t("New game"), self._new_game, icon="cards", style="row", shortcut="F2"),
            Button(
                self.t("Score"), lambda: self._to(doors.scores()), icon="scores", style="row",
                shortcut="F9",
            ),
            Button(
                self.t("Options"), lambda: self._to(doors.options()), icon="gear", style="row",
                shortcut="F7",
            ),
            Button(
                sound, lambda: self._do(doors.toggle_sound), style="row", shortcut="F8",
                icon="mute" if settings.sound else "sound",
            ),
            Button(
                self.t("Full screen"), lambda: self._do(doors.toggle_fullscreen),
                icon="fullscreen", style="row", shortcut="F11",
            ),
            Button(
                self.t("Help"), lambda: self._to(doors.help()), icon="help", style="row",
                shortcut="F1",
            ),
            Button(self.t("Quit"), doors.quit, icon="close", style="row", shortcut="Ctrl+Q"),
        ]  # fmt: skip
        self._rows[3].enabled = self.stage.sound_available
        if not self.stage.sound_available:
            self._rows[3].label = self.t("No sound device")
        widgets: list[Widget] = list(self._rows)
        self.form.set_widgets(widgets)
        self.form.set_focus(self._rows[0])

    def arrange(self) -> None:
        """Rows below each other, under the bar's left end."""
        px = self.stage.metrics.px
        row, edge = px(40), px(8)
        self._panel = pygame.Rect(px(8), px(44), px(290), row * len(self._rows) + 2 * edge)
        for index, button in enumerate(self._rows):
            button.rect = pygame.Rect(
                self._panel.x + edge,
                self._panel.y + edge + row * index,
                self._panel.width - 2 * edge,
                row,
            )

    def _to(self, scene: Scene) -> None:
        self.next = Replace(scene)

    def _do(self, action: object) -> None:
        assert callable(action)
        self.next = Pop()
        action()

    def _new_game(self) -> None:
        question = self.stage.doors.ask_new_game()
        self.next = Pop() if question is None else Replace(question)

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
