"""The window: its size and scale, full screen and back, and the surface to draw on."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pygame

MINIMUM = (640, 480)
OPENING_SHARE = 0.8


class NoDisplay(Exception):
    """There is no screen to show a window on; the message says what to do."""


@dataclass(frozen=True, slots=True)
class WindowState:
    """What is remembered of the window from one start to the next, in window points."""

    size: tuple[int, int] | None = None
    position: tuple[int, int] | None = None
    fullscreen: bool = False


def start_video() -> None:
    """Start the display.

    Raises:
        NoDisplay: No screen is there, or none that anybody would see.
    """
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"Hearts found no screen to open its window on ({error}).") from error
    if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoDisplay("Hearts found no screen to open its window on. Start it from a desktop.")


class Display:
    """The window and its surface."""

    def __init__(self, title: str, icon: pygame.Surface | None, state: WindowState) -> None:
        desktop = pygame.display.get_desktop_sizes()[0]
        size = self._opening_size(desktop, state.size)
        position = self._visible(state.position, size)
        self.window = pygame.Window(
            title,
            size,
            pygame.WINDOWPOS_CENTERED if position is None else position,
            resizable=True,
            allow_high_dpi=True,
        )
        self.window.minimum_size = (min(MINIMUM[0], size[0]), min(MINIMUM[1], size[1]))
        if icon is not None:
            self.window.set_icon(icon)
        self.fullscreen = False
        self._surface = self.window.get_surface()
        if state.fullscreen:
            self.toggle_fullscreen()

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on; asked anew each frame, since a resize replaces it."""
        self._surface = self.window.get_surface()
        return self._surface

    @property
    def ratio(self) -> float:
        """Surface pixels a window point: 2.0 on most high-resolution screens."""
        width = self.window.size[0]
        return self._surface.get_width() / width if width else 1.0

    def flip(self) -> None:
        """Show what was drawn."""
        self.window.flip()

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the window as it was."""
        self.fullscreen = not self.fullscreen
        if self.fullscreen:
            self._remembered = WindowState(self.window.size, self.window.position)
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
            if self._remembered.size is not None:
                self.window.size = self._remembered.size

    def state(self) -> WindowState:
        """What to remember for the next start."""
        if self.fullscreen:
            return WindowState(self._remembered.size, self._remembered.position, True)
        return WindowState(self.window.size, self.window.position, False)

    @staticmethod
    def _opening_size(desktop: tuple[int, int], wanted: tuple[int, int] | None) -> tuple[int, int]:
        """The remembered size if the desktop still holds it, else most of the desktop."""
        widest, highest = int(desktop[0] * 0.98), int(desktop[1] * 0.94)
        if wanted is None:
            height = int(desktop[1] * OPENING_SHARE)
            wanted = (min(int(desktop[0] * OPENING_SHARE), int(height * 1.6)), height)
        return (
            max(min(wanted[0], widest), min(MINIMUM[0], desktop[0])),
            max(min(wanted[1], highest), min(MINIMUM[1], desktop[1])),
        )

    @staticmethod
    def _visible(position: tuple[int, int] | None, size: tuple[int, int]) -> tuple[int, int] | None:
        """A remembered position, unless the screen it was on has surely gone.

        How large the screens are can be asked for, but not where they stand. Any of the others may
        be left of the main one, whose corner is the origin, or above it, right of it or below it:
        what could be on them is believed, and the system has the last word.
        """
        if position is None or size[0] <= 0:
            return None
        screens = pygame.display.get_desktop_sizes()
        for axis in (0, 1):
            whole = sum(screen[axis] for screen in screens)
            if not screens[0][axis] - whole <= position[axis] <= whole - 120:
                return None
        return position
