"""One of many values, one in sight: with an arrow on either side to go through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.shell.input import KeyPressed
from game.view.painter import Painter
from game.view.widgets.base import Widget


class Picker(Widget):
    """A value that is stepped through.

    Attributes:
        label: What is chosen.
        options: Value and label of each.
        value: The one chosen now.
        label_points: The width of the label.
    """

    def __init__(
        self,
        label: str,
        options: Sequence[tuple[str, str]],
        value: str,
        changed: Callable[[str], None],
        label_points: float = 90,
    ) -> None:
        """Make a picker.

        Args:
            label: What is chosen.
            options: Value and label of each.
            value: The one chosen now.
            changed: Told of a new choice.
            label_points: The width of the label.
        """
        super().__init__()
        self.label = label
        self.options = list(options)
        self.value = value
        self.label_points = label_points
        self._changed = changed
        self._label_width = 0

    @property
    def _index(self) -> int:
        values = [value for value, _ in self.options]
        return values.index(self.value) if self.value in values else 0

    def _step(self, step: int) -> None:
        value = self.options[(self._index + step) % len(self.options)][0]
        if value != self.value:
            self.value = value
            self._changed(value)

    def release(self, pos: tuple[int, int]) -> None:
        """The left arrow goes back, everything else on."""
        frame = self._frame
        if pos[0] >= frame.left:
            self._step(-1 if pos[0] < frame.left + frame.height else 1)

    def activate(self) -> bool:
        """Go on to the next."""
        self._step(1)
        return True

    def key(self, pressed: KeyPressed) -> bool:
        """Left and Right go through the values."""
        if pressed.name not in ("left", "right"):
            return False
        self._step(1 if pressed.name == "right" else -1)
        return True

    @property
    def _frame(self) -> pygame.Rect:
        left = self.rect.left + self._label_width
        return pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.height)

    def draw(self, painter: Painter, focused: bool) -> None:
        """Label, arrow, value, arrow."""
        theme = painter.theme
        self._label_width = painter.px(self.label_points)
        frame, corner = self._frame, min(theme.corner, 8)
        named = pygame.Rect(self.rect.topleft, (self._label_width - painter.px(8), frame.height))
        painter.text(self.label, named, theme.panel_ink, 15)
        fill = theme.button_hover if self.hovered else theme.button
        painter.box(frame, fill, edge=theme.panel_edge, corner=corner)
        side = frame.height
        shown = frame.inflate(-2 * side, 0)
        if len(self.options) > 1:
            left = pygame.Rect(frame.left, frame.top, side, side)
            painter.icon("arrow_left", left, theme.button_ink, 0.5)
            left.right = frame.right
            painter.icon("arrow_right", left, theme.button_ink, 0.5)
        text = self.options[self._index][1]
        painter.text(text, shown, theme.button_ink, 15, align="centre")
        painter.mark("button", self.label, frame.copy())
        if focused:
            painter.focus_ring(frame, corner)
