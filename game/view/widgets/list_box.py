"""A list with more rows than fit: selected by pointer or keys, scrolled by wheel, keys or bar."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell.input import KeyPressed
from game.view.painter import Painter
from game.view.widgets.base import Widget

DrawRow = Callable[[Painter, int, pygame.Rect, str], None]
"""Draws a row: painter, its number, its place, and the ink to write in."""
_BAR_POINTS = 12
_WHEEL_ROWS = 3


class ListBox(Widget):
    """A scrolling list. Only the rows in sight are drawn, however many there are.

    Attributes:
        count: How many rows there are.
        selected: The row that is chosen; None in an empty list.
        first: The first row in sight.
        row_height: Pixels; set by the page's arrangement.
        bar_width: Pixels; set by the page's arrangement.
        name: What it is a list of, for tests and for reading aloud.
    """

    def __init__(
        self,
        name: str,
        count: int,
        draw_row: DrawRow,
        chosen: Callable[[int], None],
        selected: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Make a list.

        Args:
            name: What it is a list of.
            count: How many rows there are.
            draw_row: Draws one.
            chosen: Told of a row that was double-clicked or on which Enter was pressed.
            selected: Told of a newly selected row.
        """
        super().__init__()
        self.label = name
        self.count = count
        self.selected: int | None = 0 if count else None
        self.first = 0
        self.row_height = 30
        self.bar_width = _BAR_POINTS
        self._draw_row = draw_row
        self._chosen = chosen
        self._told = selected
        self._grip: float | None = None
        self._pointed: int | None = None

    @property
    def rows(self) -> int:
        """How many whole rows are in sight."""
        return max(self.rect.height // self.row_height, 1)

    @property
    def _last_first(self) -> int:
        return max(self.count - self.rows, 0)

    def scroll_to(self, first: int) -> None:
        """Let a row be the first in sight, as far as there are rows."""
        self.first = min(max(first, 0), self._last_first)

    def select(self, row: int) -> None:
        """Choose a row and bring it into sight."""
        if not self.count:
            self.selected = None
            return
        row = min(max(row, 0), self.count - 1)
        self.scroll_to(min(max(self.first, row - self.rows + 1), row))
        if row != self.selected:
            self.selected = row
            self._told(row)

    def row_at(self, pos: tuple[int, int]) -> int | None:
        """The row at a point, or None beside all."""
        if not self.rect.collidepoint(pos) or pos[0] >= self.rect.right - self._bar_room:
            return None
        place = (pos[1] - self.rect.top) // self.row_height
        row = self.first + place
        return row if place < self.rows and row < self.count else None

    def row_rect(self, row: int) -> pygame.Rect:
        """Where a row in sight is."""
        top = self.rect.top + (row - self.first) * self.row_height
        return pygame.Rect(self.rect.left, top, self.rect.width - self._bar_room, self.row_height)

    @property
    def _bar_room(self) -> int:
        return self.bar_width + 4 if self._last_first else 0

    @property
    def _track(self) -> pygame.Rect:
        left = self.rect.right - self.bar_width
        return pygame.Rect(left, self.rect.top, self.bar_width, self.rect.height)

    @property
    def thumb(self) -> pygame.Rect:
        """The scroll bar's moving part."""
        track = self._track
        height = max(track.height * self.rows // max(self.count, 1), self.row_height)
        way = (track.height - height) * self.first / max(self._last_first, 1)
        return pygame.Rect(track.left, track.top + round(way), track.width, height)

    def press(self, pos: tuple[int, int], double: bool) -> None:
        """Choose a row, or take hold of the scroll bar."""
        row = self.row_at(pos)
        if row is not None:
            self.select(row)
            if double:
                self._chosen(row)
        elif self._last_first and pos[0] >= self._track.left:
            thumb = self.thumb
            if thumb.collidepoint(pos):
                self._grip = pos[1] - thumb.top
            else:
                self.scroll_to(self.first + (self.rows if pos[1] > thumb.top else -self.rows))

    def drag(self, pos: tuple[int, int]) -> None:
        """The scroll bar follows the pointer."""
        if self._grip is None:
            return
        free = self._track.height - self.thumb.height
        way = (pos[1] - self._grip - self._track.top) / max(free, 1)
        self.scroll_to(round(way * self._last_first))

    def end(self, pos: tuple[int, int] | None) -> None:
        """Let go of the scroll bar."""
        self._grip = None

    def hover(self, pos: tuple[int, int] | None) -> None:
        """The row under the pointer lights up."""
        self._pointed = None if pos is None else self.row_at(pos)

    def scroll(self, notches: float) -> bool:
        """The wheel moves three rows a notch."""
        rows = round(-notches * _WHEEL_ROWS) or (-1 if notches > 0 else 1)
        self.scroll_to(self.first + rows)
        self._pointed = None
        return True

    def activate(self) -> bool:
        """Enter: the selected row is meant."""
        if self.selected is not None:
            self._chosen(self.selected)
        return True

    def key(self, pressed: KeyPressed) -> bool:
        """Up, Down, Page keys, Home and End choose a row."""
        at = 0 if self.selected is None else self.selected
        rows = {
            "up": at - 1,
            "down": at + 1,
            "page up": at - self.rows,
            "page down": at + self.rows,
            "home": 0,
            "end": self.count - 1,
        }
        if pressed.name not in rows:
            return False
        self.select(rows[pressed.name])
        return True

    def draw(self, painter: Painter, focused: bool) -> None:
        """The rows in sight, and the scroll bar if there are more."""
        theme = painter.theme
        corner = min(theme.corner, 6)
        for row in range(self.first, min(self.first + self.rows, self.count)):
            rect = self.row_rect(row)
            ink = theme.panel_ink
            if row == self.selected:
                painter.box(rect, theme.primary, corner=corner)
                ink = theme.primary_ink
            elif row == self._pointed and self.hovered:
                painter.box(rect, theme.button_hover, corner=corner)
                ink = theme.button_ink
            self._draw_row(painter, row, rect.inflate(-painter.px(16), 0), ink)
        if self._last_first:
            painter.box(self._track, theme.button, edge=theme.panel_edge, corner=6)
            held = self._grip is not None or self.hovered
            fill = theme.primary if held else theme.button_pressed
            painter.box(self.thumb, fill, edge=theme.panel_edge, corner=6)
        if focused:
            painter.focus_ring(self.rect, corner)
        painter.mark("button", self.label, self.rect.copy())
