"""What the player did, in surface pixels: the only form in which scenes hear of it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class PointerDown:
    """The first button went down; `double` when it is the second press of a double click."""

    pos: Point
    double: bool = False


@dataclass(frozen=True, slots=True)
class PointerUp:
    """The first button was released."""

    pos: Point


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is elsewhere; `held` while the first button is down."""

    pos: Point
    held: bool = False


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window: forget what it was over."""


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel turned by so many notches, up being positive."""

    pos: Point
    notches: float


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down; `name` as pygame calls it in lower case (`return`, `f2`, `left`, `a`)."""

    name: str
    shift: bool = False
    control: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Text came from the keyboard or the input method."""

    text: str


@dataclass(frozen=True, slots=True)
class TextComposing:
    """The input method shows text that is not typed yet."""

    text: str


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dropped on the window."""

    path: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The surface has a new size, in its own pixels."""

    size: Point


@dataclass(frozen=True, slots=True)
class FocusChanged:
    """The window came to the front or went behind."""

    focused: bool


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The player, or the system, wants the program to end."""


Input = (
    PointerDown
    | PointerUp
    | PointerMoved
    | PointerLeft
    | Scrolled
    | KeyPressed
    | TextTyped
    | TextComposing
    | FileDropped
    | Resized
    | FocusChanged
    | QuitAsked
)

DOUBLE_CLICK_SECONDS = 0.4
DOUBLE_CLICK_POINTS = 6


class Translator:
    """Turns pygame's events into ours.

    Positions are taken from the event, never from polling: real pointers run ahead of the queue.
    Only the first button counts; wheels that come as buttons four and five do not.
    """

    def __init__(self) -> None:
        self._last_press: tuple[float, Point] | None = None
        self._pointer: Point = (0, 0)

    def translate(self, event: pygame.Event, ratio: float, now: float) -> Input | None:
        """One of our inputs for an event, or None for one that means nothing to us.

        Args:
            event: The event.
            ratio: Surface pixels a window point.
            now: Seconds on the loop's clock.
        """
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            self._pointer = self._scaled(event.pos, ratio)
            return PointerMoved(self._pointer, bool(event.buttons[0]))
        if kind == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(self._scaled(event.pos, ratio), now, ratio)
        if kind == pygame.MOUSEBUTTONUP and event.button == 1:
            return PointerUp(self._scaled(event.pos, ratio))
        if kind == pygame.MOUSEWHEEL:
            return Scrolled(self._pointer, getattr(event, "precise_y", event.y))
        if kind == pygame.KEYDOWN:
            return self._key(event)
        if kind == pygame.TEXTINPUT:
            return TextTyped(event.text)
        if kind == pygame.TEXTEDITING:
            return TextComposing(event.text)
        if kind == pygame.DROPFILE:
            return FileDropped(event.file)
        if kind in (pygame.WINDOWLEAVE,):
            return PointerLeft()
        if kind == pygame.WINDOWFOCUSLOST:
            return FocusChanged(False)
        if kind == pygame.WINDOWFOCUSGAINED:
            return FocusChanged(True)
        if kind in (pygame.QUIT, pygame.WINDOWCLOSE):
            return QuitAsked()
        return None

    @staticmethod
    def _scaled(pos: tuple[float, float], ratio: float) -> Point:
        return int(pos[0] * ratio), int(pos[1] * ratio)

    @staticmethod
    def _key(event: pygame.Event) -> KeyPressed:
        mod = event.mod
        return KeyPressed(
            pygame.key.name(event.key).lower(),
            bool(mod & pygame.KMOD_SHIFT),
            bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            bool(mod & pygame.KMOD_ALT),
        )

    def _press(self, pos: Point, now: float, ratio: float) -> PointerDown:
        last = self._last_press
        reach = DOUBLE_CLICK_POINTS * ratio
        double = (
            last is not None
            and now - last[0] <= DOUBLE_CLICK_SECONDS
            and abs(pos[0] - last[1][0]) <= reach
            and abs(pos[1] - last[1][1]) <= reach
        )
        # The third press of three is a first one again.
        self._last_press = None if double else (now, pos)
        return PointerDown(pos, double)
