"""A line of text that the player types: caret, selection, clipboard, input methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import pygame

from game.shell.input import KeyPressed
from game.view.painter import Painter
from game.view.theme import rgb
from game.view.widgets.base import Widget

_BLINK_SECONDS: Final = 0.53


class Copying(Protocol):
    """Where text is copied to and pasted from."""

    def copy(self, text: str) -> None:
        """Put text on the clipboard."""

    def paste(self) -> str:
        """The text on the clipboard."""


class TextField(Widget):
    """One line of text.

    Attributes:
        text: What it holds.
        caret: The caret's place, 0 before the first character.
        anchor: The selection's other end; equal to the caret when nothing is selected.
        composed: Unfinished text of the input method, shown at the caret.
    """

    def __init__(
        self,
        label: str,
        text: str,
        limit: int,
        clipboard: Copying,
        clean: Callable[[str], str],
        entered: Callable[[], None] = lambda: None,
        changed: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Make a field.

        Args:
            label: What is asked, shown above or beside.
            text: What it holds at first.
            limit: The most characters it takes.
            clipboard: For copy and paste.
            clean: Makes typed and pasted text fit to be shown.
            entered: Called on Enter.
            changed: Told of the new text.
        """
        super().__init__()
        self.label = label
        self.text = text
        self.caret = self.anchor = len(text)
        self.composed = ""
        self._limit = limit
        self._clipboard = clipboard
        self._clean = clean
        self._entered = entered
        self._changed = changed
        self._blink = 0.0
        self._offset = 0
        self._edges: list[int] = [0]
        self._inner = pygame.Rect(0, 0, 0, 0)

    @property
    def selection(self) -> tuple[int, int]:
        """The selected range; equal ends when nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def take_over(self, other: TextField) -> None:
        """Hold what another field held, caret and selection included: the page was made anew."""
        self.text, self.caret, self.anchor = other.text, other.caret, other.anchor

    def step(self, seconds: float) -> bool:
        """Let the caret blink; True when it has come or gone."""
        before = self._blink < _BLINK_SECONDS
        self._blink = (self._blink + seconds) % (2 * _BLINK_SECONDS)
        return before != (self._blink < _BLINK_SECONDS)

    def typed(self, text: str) -> bool:
        """Put text in place of the selection, as much as there is room for."""
        self.composed = ""
        low, high = self.selection
        before, after = self.text[:low], self.text[high:]
        room = self._limit - len(before) - len(after)
        whole = self._clean(before + text)
        self._become(whole[: len(before) + max(room, 0)], after)
        return True

    def _become(self, before: str, after: str) -> None:
        joined = self._clean(before + after)
        self.caret = self.anchor = min(len(before), len(joined))
        self._blink = 0.0
        if joined != self.text:
            self.text = joined
            self._changed(joined)

    def composing(self, text: str) -> None:
        """Show the input method's unfinished text."""
        self.composed = self._clean(text)

    def lose_focus(self) -> None:
        """Unfinished text is dropped with the focus."""
        self.composed = ""

    def activate(self) -> bool:
        """Enter."""
        self._entered()
        return True

    def key(self, pressed: KeyPressed) -> bool:
        """Caret keys, deleting, and the clipboard's keys."""
        name = pressed.name
        if name == "space" or self.composed:
            # Typed text comes by itself; the input method has the keys while it composes.
            return True
        if pressed.control:
            return self._shortcut(name)
        low, high = self.selection
        match name:
            case "left" | "right":
                step = -1 if name == "left" else 1
                if low != high and not pressed.shift:
                    self._move(low if step < 0 else high, False)
                else:
                    self._move(self.caret + step, pressed.shift)
            case "home":
                self._move(0, pressed.shift)
            case "end":
                self._move(len(self.text), pressed.shift)
            case "backspace":
                self._delete(low - (low == high), high)
            case "delete":
                self._delete(low, high + (low == high))
            case _:
                return False
        return True

    def _shortcut(self, name: str) -> bool:
        low, high = self.selection
        match name:
            case "a":
                self.anchor, self.caret = 0, len(self.text)
            case "c" | "x":
                if low != high:
                    self._clipboard.copy(self.text[low:high])
                    if name == "x":
                        self._delete(low, high)
            case "v":
                self.typed(self._clipboard.paste()[:1000])
            case _:
                return False
        return True

    def _move(self, to: int, keep_anchor: bool) -> None:
        self.caret = min(max(to, 0), len(self.text))
        if not keep_anchor:
            self.anchor = self.caret
        self._blink = 0.0

    def _delete(self, low: int, high: int) -> None:
        self._become(self.text[: max(low, 0)], self.text[high:])

    def _place_at(self, x: int) -> int:
        """The caret's place nearest to a pixel column."""
        at = x - self._inner.left + self._offset
        return min(range(len(self._edges)), key=lambda place: abs(self._edges[place] - at))

    def press(self, pos: tuple[int, int], double: bool) -> None:
        """Put the caret where it was pressed; a double click selects everything."""
        if double:
            self.anchor, self.caret = 0, len(self.text)
        else:
            self._move(self._place_at(pos[0]), False)

    def drag(self, pos: tuple[int, int]) -> None:
        """Select from where the button went down."""
        self._move(self._place_at(pos[0]), True)

    def draw(self, painter: Painter, focused: bool) -> None:
        """The field, its text, selection and caret; it scrolls when the text is longer."""
        theme, px = painter.theme, painter.px
        painter.box(
            self.rect, theme.field, edge=theme.panel_edge, corner=min(theme.corner, 8), line=1.5
        )
        if focused:
            painter.focus_ring(self.rect, min(theme.corner, 8))
        self._inner = inner = self.rect.inflate(-px(20), -px(8))
        size = px(18)
        shown = self.text[: self.caret] + self.composed + self.text[self.caret :]
        width = painter.fonts.width
        self._edges = [width(self.text[:n], size, "regular") for n in range(len(self.text) + 1)]
        caret_x = width(self.text[: self.caret] + self.composed, size, "regular")
        self._offset = min(
            max(self._offset, caret_x - inner.width + px(2)), max(caret_x - px(2), 0)
        )
        with painter.canvas.within(inner):
            self._draw_text(painter, inner, size, shown, caret_x)
        painter.mark("button", self.label, self.rect.copy())

    def _draw_text(
        self, painter: Painter, inner: pygame.Rect, size: int, shown: str, caret_x: int
    ) -> None:
        theme, px = painter.theme, painter.px
        low, high = self.selection
        if low != high:
            left = inner.left + self._edges[low] - self._offset
            marked = pygame.Rect(
                left, inner.top, self._edges[high] - self._edges[low], inner.height
            )
            painter.box(marked, theme.selection, corner=2)
        line = painter.fonts.line(shown or " ", size, "regular", rgb(theme.field_ink))
        painter.canvas.picture(
            line, line.get_rect(left=inner.left - self._offset, centery=inner.centery)
        )
        x = inner.left + caret_x - self._offset
        if self.composed:
            start = inner.left + self._edges[self.caret] - self._offset
            foot = inner.bottom - 1
            painter.canvas.path(((start, foot), (x, foot)), rgb(theme.field_ink))
        if self.active and self._blink < _BLINK_SECONDS:
            bar = pygame.Rect(x, inner.top + px(3), px(1.5), inner.height - px(6))
            painter.canvas.box(bar, rgb(theme.field_ink))
