"""What all widgets share, and the form that holds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.shell.input import (
    FocusChanged,
    Input,
    KeyPressed,
    PointerDown,
    PointerLeft,
    PointerMoved,
    PointerUp,
    Scrolled,
    TextComposing,
    TextTyped,
)
from game.view.painter import Painter

Action = Callable[[], None]


class Widget:
    """Something on a page that can be pointed at.

    Attributes:
        rect: Where it is, in surface pixels; set by the page's arrangement.
        enabled: It can be used now.
        visible: It is there at all.
        active: Keys act on it.
        hovered: The pointer is over it and it can be used.
        pointed: The pointer is over it, whether it can be used or not.
        pressed: The button went down on it and is held.
        focusable: The keyboard can reach it.
    """

    focusable = True

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.visible = True
        self.active = False
        self.hovered = False
        self.pointed = False
        self.pressed = False

    def draw(self, painter: Painter, focused: bool) -> None:
        """Draw it; `focused` when the keyboard would act on it and that should be seen."""
        raise NotImplementedError

    def press(self, pos: tuple[int, int], double: bool) -> None:
        """The button went down on it."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer moved with the button held since `press`."""

    def release(self, pos: tuple[int, int]) -> None:
        """The button was released over it, having gone down on it."""

    def end(self, pos: tuple[int, int] | None) -> None:
        """The button that went down on it is up again, anywhere; None when that was not seen."""

    def hover(self, pos: tuple[int, int] | None) -> None:
        """The pointer is at a point of it, or, with None, elsewhere."""

    def activate(self) -> bool:
        """Enter or Space was pressed on it; False when that meant nothing to it."""
        return False

    def key(self, pressed: KeyPressed) -> bool:
        """Another key was pressed on it; True when it meant something."""
        return False

    def typed(self, text: str) -> bool:
        """Text was typed on it; True when it took it."""
        return False

    def composing(self, text: str) -> None:
        """The input method shows unfinished text."""

    def scroll(self, notches: float) -> bool:
        """The wheel turned over it; True when it meant something."""
        return False

    def lose_focus(self) -> None:
        """The keyboard went elsewhere."""


class Form:
    """The widgets of a page, with the keyboard's place among them.

    Attributes:
        widgets: In the order in which Tab visits them.
        keyboard: The last thing the player did was on the keyboard, so the focus is shown.
    """

    def __init__(self, widgets: Sequence[Widget] = ()) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.keyboard = False
        self._focus: Widget | None = None
        self._held: Widget | None = None

    @property
    def focus(self) -> Widget | None:
        """The widget that keys act on."""
        focus = self._focus
        if focus is None or focus not in self.widgets or not focus.visible:
            return None
        return focus

    def set_focus(self, widget: Widget | None) -> None:
        """Send the keyboard to a widget."""
        if widget is self._focus:
            return
        if self._focus is not None:
            self._focus.active = False
            self._focus.lose_focus()
        self._focus = widget
        if widget is not None:
            widget.active = True

    def set_widgets(self, widgets: Sequence[Widget]) -> None:
        """Replace all widgets; the focus stays where it can."""
        self.widgets = list(widgets)
        if self._held is not None and self._held not in self.widgets:
            self._held.end(None)
            self._held = None

    def draw(self, painter: Painter) -> None:
        """Draw all widgets, the focused one last so that its ring is whole."""
        shown = self.focus if self.keyboard else None
        for widget in self.widgets:
            if widget is not shown and widget.visible:
                widget.draw(painter, False)
        if shown is not None:
            shown.draw(painter, True)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget at a point."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.rect.collidepoint(pos):
                return widget
        return None

    def handle(self, happened: Input) -> bool:
        """Let the widgets have an input; True when it meant something to one of them."""
        match happened:
            case PointerMoved(pos, held):
                return self._move(pos, held)
            case PointerDown(pos, double):
                return self._press(pos, double)
            case PointerUp(pos):
                return self._release(pos)
            case PointerLeft() | FocusChanged(False):
                self.let_go()
                return False
            case Scrolled(pos, notches):
                under = self.at(pos)
                return under is not None and under.scroll(notches)
            case KeyPressed():
                return self._key(happened)
            case TextTyped(text):
                return self.focus is not None and self.focus.typed(text)
            case TextComposing(text):
                if self.focus is not None:
                    self.focus.composing(text)
                return self.focus is not None
            case _:
                return False

    def let_go(self) -> None:
        """Forget a held button and the pointer's place."""
        held, self._held = self._held, None
        if held is not None:
            held.end(None)
        for widget in self.widgets:
            widget.hovered = widget.pointed = widget.pressed = False
            widget.hover(None)

    def _move(self, pos: tuple[int, int], held: bool) -> bool:
        under = self.at(pos)
        if self._held is not None and not held:
            # The button was released outside the window, where nobody told us.
            self.let_go()
        for widget in self.widgets:
            widget.pointed = widget is under
            widget.hovered = widget.pointed and widget.enabled
            widget.hover(pos if widget is under else None)
            widget.pressed = widget is self._held and widget is under
        if self._held is not None:
            self._held.drag(pos)
        return under is not None

    def _press(self, pos: tuple[int, int], double: bool) -> bool:
        self.keyboard = False
        under = self.at(pos)
        if under is None or not under.enabled:
            return under is not None
        if under.focusable:
            self.set_focus(under)
        self._held = under
        under.hovered = under.pressed = True
        under.press(pos, double)
        return True

    def _release(self, pos: tuple[int, int]) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        held.end(pos)
        if held.enabled and held in self.widgets and held.rect.collidepoint(pos):
            held.release(pos)
        return True

    def _key(self, pressed: KeyPressed) -> bool:
        focus = self.focus
        if pressed.alt:
            return False
        if focus is not None and focus.enabled and focus.key(pressed):
            self.keyboard = True
            return True
        name = pressed.name
        if name == "tab":
            return self.move_focus(-1 if pressed.shift else 1)
        if name in ("down", "right"):
            return self.move_focus(1)
        if name in ("up", "left"):
            return self.move_focus(-1)
        if name in ("return", "enter", "keypad enter", "space") and focus is not None:
            self.keyboard = True
            return not focus.enabled or focus.activate()
        return False

    def move_focus(self, step: int) -> bool:
        """Send the keyboard to the next widget that can be used, round and round."""
        self.keyboard = True
        usable = [w for w in self.widgets if w.focusable and w.enabled and w.visible]
        if not usable:
            return False
        focus = self.focus
        if focus is not None and focus in usable:
            at = usable.index(focus) + step
        else:
            at = 0 if step > 0 else -1
        self.set_focus(usable[at % len(usable)])
        return True
