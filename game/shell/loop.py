"""The one event loop: a fixed step, a clamped clock, and sleep while nothing moves."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Protocol

import pygame

from game.shell.display import Display
from game.shell.input import Input, Resized, Translator

STEP = 1 / 120
LONGEST_FRAME = 0.25
"""Seconds; a longer pause (a sleeping laptop, a dragged window) counts as this much."""
IDLE_WAIT_MS = 250
IDLE_NAP_MS = 8
"""Shorter than anybody notices. SDL's own waiting looks every millisecond where it can't sleep, and
that costs three times as much."""
FRAMES_A_SECOND = 60
_REVEALING = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWFOCUSGAINED,
    pygame.RENDER_TARGETS_RESET,
    pygame.RENDER_DEVICE_RESET,
    pygame.WINDOWDISPLAYCHANGED,
)
"""After these the system may have thrown away what the window showed."""


class Program(Protocol):
    """What the loop drives."""

    @property
    def running(self) -> bool:
        """False once the program wants to end."""

    @property
    def moving(self) -> bool:
        """Something changes by itself, so frames are wanted."""

    def take_stale(self) -> bool:
        """Something looks different though nothing moves; told once."""

    def handle(self, happened: Input) -> None:
        """Take in one input."""

    def step(self, seconds: float) -> None:
        """Let time pass."""

    def draw(self, surface: pygame.Surface) -> bool:
        """Make the surface show the frame of now; False if it shows that already."""

    def forget_screen(self) -> None:
        """What the surface shows is not to be trusted any more: draw the next frame whole."""

    def fail(self, error: Exception) -> None:
        """Something went wrong in here that nobody foresaw: find a way on.

        Raises:
            Exception: The error itself, when there is no way on.
        """

    def prepare(self) -> bool:
        """Make ready one small thing that will be needed later; False when nothing is left."""


class Loop:
    """Reads the queue and the clock, and tells the program.

    Tests call `tick` by hand with a clock of their own.
    """

    def __init__(
        self,
        display: Display,
        program: Program,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.display = display
        self.program = program
        self._clock = clock
        self._translator = Translator()
        self._last = clock()
        self._left_over = 0.0
        self._size = display.surface.get_size()
        self._dirty = True
        self._preparation = 0.005

    def run(self) -> None:
        """Until the program wants to end."""
        # What is there by now stays; looking through it again for garbage would cost whole frames.
        gc.freeze()
        pacer = pygame.Clock()
        preparing = True
        while self.program.running:
            # Waiting for an event, not drawing, is what keeps an idle table cool.
            if self.program.moving or self._dirty or preparing:
                events = pygame.event.get()
            else:
                events = _wait_for_events()
            began = self._clock()
            try:
                self.tick(events)
                preparing = self._prepare(began)
            except Exception as error:
                self.program.fail(error)
                self._dirty = True
            if self.program.moving:
                pacer.tick(FRAMES_A_SECOND)

    def _prepare(self, began: float) -> bool:
        """Use what is left of a frame's time for what later frames need; False when all is made."""
        now = self._clock()
        if self.program.moving and now - began + self._preparation > 1 / FRAMES_A_SECOND:
            # A guess that was too high must not end preparing for good.
            self._preparation *= 0.97
            return True
        more = self.program.prepare()
        if more:
            self._preparation += 0.3 * (1.5 * (self._clock() - now) - self._preparation)
        return more

    def tick(self, events: list[pygame.Event]) -> None:
        """One turn of the loop: inputs, steps, and a frame if anything may look different."""
        now = self._clock()
        for event in events:
            if event.type in _REVEALING:
                self.program.forget_screen()
                self._dirty = True
            happened = self._translator.translate(event, self.display.ratio, now)
            if not self.program.running:
                # What was pressed after the window was closed is meant for nothing in it.
                return
            if happened is not None:
                self.program.handle(happened)
                self._dirty = True
        if not self.program.running:
            return
        self._notice_size()
        elapsed = min(max(now - self._last, 0.0), LONGEST_FRAME)
        self._last = now
        self._left_over += elapsed
        while self._left_over >= STEP:
            moved = self.program.moving
            # While nothing moves there is nothing to be exact about, and a core to be spared.
            span = STEP if moved else STEP * int(self._left_over / STEP)
            self.program.step(span)
            self._left_over -= span
            self._dirty = self._dirty or moved or self.program.moving
        self._dirty = self.program.take_stale() or self._dirty
        if self._dirty and self.program.running:
            if self.program.draw(self.display.surface):
                self.display.flip()
            self._dirty = False

    def _notice_size(self) -> None:
        """The surface is asked each frame: some systems tell of a resize late or never."""
        size = self.display.surface.get_size()
        if size != self._size and min(size) > 0:
            self._size = size
            # Not every size need be drawn at, and new pixels may lie where the old ones did.
            self.program.forget_screen()
            self.program.handle(Resized(size))
            self._dirty = True


def _wait_for_events() -> list[pygame.Event]:
    """The next events, or none after a quarter of a second."""
    for _ in range(IDLE_WAIT_MS // IDLE_NAP_MS):
        events = pygame.event.get()
        if events:
            return events
        pygame.time.wait(IDLE_NAP_MS)
    return []
