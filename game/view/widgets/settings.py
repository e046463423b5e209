"""Widgets that hold a value: switches, choices, sliders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.shell.input import KeyPressed
from game.view.painter import Painter
from game.view.theme import rgb
from game.view.widgets.base import Widget

LABEL_SHARE = 0.4
"""The share of a row that its label may have."""


class Toggle(Widget):
    """A switch with its label; the state is told by the knob's place and a tick, not by colour."""

    def __init__(self, label: str, value: bool, changed: Callable[[bool], None]) -> None:
        super().__init__()
        self.label = label
        self.value = value
        self._changed = changed

    def release(self, pos: tuple[int, int]) -> None:
        """Turn it over."""
        self.activate()

    def activate(self) -> bool:
        """Turn it over."""
        self.value = not self.value
        self._changed(self.value)
        return True

    def draw(self, painter: Painter, focused: bool) -> None:
        """Label on the left, switch on the right."""
        theme, px = painter.theme, painter.px
        track = pygame.Rect(0, 0, px(46), px(24))
        track.midright = self.rect.midright
        if not self.enabled:
            fill = theme.button_off
        elif self.value:
            fill = theme.primary_hover if self.hovered else theme.primary
        else:
            fill = theme.button_hover if self.hovered else theme.button
        painter.box(track, fill, edge=theme.panel_edge, corner=12)
        knob = pygame.Rect(0, 0, px(18), px(18))
        knob.center = (
            track.right - px(12) if self.value else track.left + px(12),
            track.centery,
        )
        ink = theme.primary_ink if self.value and self.enabled else theme.panel_soft
        painter.canvas.disc(knob.center, knob.width // 2, rgb(ink))
        if self.value:
            painter.icon("check", knob, theme.primary, 0.8)
        if focused:
            painter.focus_ring(track, 12)
        painter.mark("button", self.label, track.copy())
        named = pygame.Rect(
            self.rect.x, self.rect.y, track.left - px(12) - self.rect.x, self.rect.height
        )
        ink = theme.panel_ink if self.enabled else theme.button_off_ink
        painter.text(self.label, named, ink, 16)


class Choice(Widget):
    """One of a few values, side by side."""

    def __init__(
        self,
        label: str,
        options: Sequence[tuple[str, str]],
        value: str,
        changed: Callable[[str], None],
        label_share: float = LABEL_SHARE,
        repeats: bool = False,
    ) -> None:
        """Make a choice.

        Args:
            label: What is chosen.
            options: Value and label of each.
            value: The one chosen now.
            changed: Told of a new choice.
            label_share: The share of the row that the label may have.
            repeats: What is chosen already may be chosen again, and that is told, too.
        """
        super().__init__()
        self.label = label
        self.options = list(options)
        self.value = value
        self._changed = changed
        self._label_share = label_share
        self._repeats = repeats

    def _cells(self) -> list[pygame.Rect]:
        label = int(self.rect.width * self._label_share) if self.label else 0
        left, width = self.rect.x + label, self.rect.width - label
        edges = [left + width * i // len(self.options) for i in range(len(self.options) + 1)]
        return [pygame.Rect(a, self.rect.y, b - a, self.rect.height) for a, b in pairwise(edges)]

    def _choose(self, index: int) -> None:
        value = self.options[index % len(self.options)][0]
        if value != self.value or self._repeats:
            self.value = value
            self._changed(value)

    @property
    def _index(self) -> int:
        values = [value for value, _ in self.options]
        return values.index(self.value) if self.value in values else 0

    def release(self, pos: tuple[int, int]) -> None:
        """Choose what is under the pointer."""
        for index, cell in enumerate(self._cells()):
            if cell.collidepoint(pos):
                self._choose(index)

    def activate(self) -> bool:
        """Choose the next."""
        self._choose(self._index + 1)
        return True

    def key(self, pressed: KeyPressed) -> bool:
        """Left and right choose the neighbour."""
        if pressed.name in ("left", "right"):
            step = 1 if pressed.name == "right" else -1
            at = self._index + step
            if 0 <= at < len(self.options):
                self._choose(at)
            return True
        return False

    def draw(self, painter: Painter, focused: bool) -> None:
        """Label on the left, the options in one frame on the right."""
        theme, px = painter.theme, painter.px
        cells = self._cells()
        frame = cells[0].unionall(cells[1:])
        if self.label:
            named = pygame.Rect(
                self.rect.x, self.rect.y, frame.left - px(10) - self.rect.x, frame.height
            )
            painter.text(self.label, named, theme.panel_ink, 16)
        corner = min(theme.corner, 8)
        painter.box(frame, theme.button, edge=theme.panel_edge, corner=corner)
        for (value, label), cell in zip(self.options, cells, strict=True):
            chosen = value == self.value
            if chosen:
                painter.box(cell.inflate(-px(4), -px(4)), theme.primary, corner=max(corner - 2, 1))
            ink = theme.primary_ink if chosen else theme.button_ink
            inner = cell.inflate(-px(10), 0)
            painter.text(
                label, inner, ink, 15, align="centre", weight="bold" if chosen else "regular"
            )
        painter.mark("button", self.label, frame.copy())
        if focused:
            painter.focus_ring(frame, corner)


class Slider(Widget):
    """A whole number from 0 to 100."""

    def __init__(self, label: str, value: int, changed: Callable[[int], None]) -> None:
        super().__init__()
        self.label = label
        self.value = value
        self._changed = changed

    def _track(self) -> pygame.Rect:
        left = self.rect.x + int(self.rect.width * LABEL_SHARE)
        return pygame.Rect(
            left, self.rect.y, int(self.rect.right - left) * 84 // 100, self.rect.height
        )

    def _set(self, value: int) -> None:
        value = min(max(value, 0), 100)
        if value != self.value:
            self.value = value
            self._changed(value)

    def press(self, pos: tuple[int, int], double: bool) -> None:
        """Take hold of the knob where it was pressed."""
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Let the knob follow."""
        track = self._track()
        self._set(round((pos[0] - track.left) / max(track.width, 1) * 100))

    def key(self, pressed: KeyPressed) -> bool:
        """Left and right by five; Home and End to the ends."""
        steps = {"left": self.value - 5, "right": self.value + 5, "home": 0, "end": 100}
        if pressed.name not in steps:
            return False
        self._set(steps[pressed.name])
        return True

    def draw(self, painter: Painter, focused: bool) -> None:
        """Label, track, knob, number."""
        theme, px = painter.theme, painter.px
        track = self._track()
        named = pygame.Rect(
            self.rect.x, self.rect.y, track.left - px(10) - self.rect.x, track.height
        )
        painter.text(self.label, named, theme.panel_ink, 16)
        line = pygame.Rect(track.left, track.centery - px(3), track.width, px(6))
        painter.box(line, theme.button_pressed, edge=theme.panel_edge, corner=3)
        filled = pygame.Rect(
            line.left, line.top, max(line.width * self.value // 100, 1), line.height
        )
        painter.box(filled, theme.primary if self.enabled else theme.button_off_ink, corner=3)
        knob = pygame.Rect(0, 0, px(20), px(20))
        knob.center = filled.right, line.centery
        painter.box(
            knob,
            theme.primary_hover if self.hovered else theme.primary,
            edge=theme.panel,
            corner=10,
        )
        if focused:
            painter.focus_ring(knob, 10)
        shown = pygame.Rect(track.right, track.y, self.rect.right - track.right, track.height)
        painter.text(str(self.value), shown, theme.panel_ink, 15, align="right")
        painter.mark("button", self.label, knob.copy())
