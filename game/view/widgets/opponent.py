"""Choosing an opponent: a portrait with its name, level and line, and arrows to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.shell.input import KeyPressed
from game.view.painter import Painter
from game.view.widgets.base import Widget


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody to choose.

    Attributes:
        key: Its name in the roster.
        name: As shown.
        level: Its level, as shown.
        line: What is said of it.
        portrait: The name of its portrait.
    """

    key: str
    name: str
    level: str
    line: str
    portrait: str


class OpponentPicker(Widget):
    """One seat's opponent."""

    def __init__(
        self, seat: str, people: Sequence[Profile], key: str, changed: Callable[[str], None]
    ) -> None:
        """Make a picker.

        Args:
            seat: Where this opponent sits, as shown.
            people: Everybody there is to choose from.
            key: Who is chosen now.
            changed: Told of a new choice.
        """
        super().__init__()
        self.label = seat
        self.people = list(people)
        self.key_chosen = key
        self._changed = changed

    @property
    def chosen(self) -> Profile:
        """Who is chosen now."""
        for person in self.people:
            if person.key == self.key_chosen:
                return person
        return self.people[0]

    def _arrows(self) -> tuple[pygame.Rect, pygame.Rect]:
        side = self.rect.width // 7
        middle = self.rect.y + round(self.rect.height * 0.32)
        left = pygame.Rect(self.rect.x, middle - side // 2, side, side)
        right = pygame.Rect(self.rect.right - side, middle - side // 2, side, side)
        return left, right

    def _turn(self, step: int) -> None:
        at = self.people.index(self.chosen)
        self.key_chosen = self.people[(at + step) % len(self.people)].key
        self._changed(self.key_chosen)

    def release(self, pos: tuple[int, int]) -> None:
        """The left half goes back, the right half on."""
        self._turn(-1 if pos[0] < self.rect.centerx else 1)

    def activate(self) -> bool:
        """The next."""
        self._turn(1)
        return True

    def key(self, pressed: KeyPressed) -> bool:
        """Left and right."""
        if pressed.name not in ("left", "right"):
            return False
        self._turn(-1 if pressed.name == "left" else 1)
        return True

    def draw(self, painter: Painter, focused: bool) -> None:
        """Seat, portrait between arrows, name, level, line."""
        theme, px, rect = painter.theme, painter.px, self.rect
        fill = theme.button_hover if self.hovered else theme.button
        painter.box(rect, fill, edge=theme.panel_edge)
        if focused:
            painter.focus_ring(rect)
        painter.mark("panel", self.label, rect.copy())
        person = self.chosen
        head = pygame.Rect(rect.x + px(8), rect.y + px(6), rect.width - px(16), px(20))
        painter.text(self.label, head, theme.button_ink, 13, align="centre")
        size = px(88)
        picture = painter.pictures.portrait(person.portrait, size)
        left, right = self._arrows()
        painter.canvas.picture(
            picture, picture.get_rect(center=(rect.centerx, left.centery + px(8)))
        )
        painter.icon("arrow_left", left, theme.button_ink, 0.8)
        painter.icon("arrow_right", right, theme.button_ink, 0.8)
        below = left.centery + size // 2 + px(12)
        row = pygame.Rect(head.x, below, head.width, px(24))
        painter.text(person.name, row, theme.button_ink, 17, align="centre", weight="bold")
        row.y += px(22)
        painter.text(person.level, row, theme.button_ink, 13, align="centre")
        row.y += px(24)
        row.height = rect.bottom - row.y - px(4)
        painter.paragraph(person.line, row, theme.button_ink, 13, align="centre")
