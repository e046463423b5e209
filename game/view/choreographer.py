"""From events to movement and sound: one after another, skippable, and never in the rules' way.

Each event is a small script that changes the board, sets cards flying and yields how many seconds
to wait. Skipping runs the scripts to their end without waiting, so that every step of each happens
exactly once whatever the player does.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.audio.cues import Cue
from game.rules.events import Event
from game.rules.seats import Seat
from game.view.board import Board
from game.view.layout import TableLayout
from game.view.moves import Stagehand
from game.view.pace import Pace
from game.view.scripts import Script, script_for


class Choreographer(Stagehand):
    """Plays events on a board."""

    def __init__(
        self, board: Board, layout: TableLayout, play: Callable[[Cue], None], pace: Pace, seat: Seat
    ) -> None:
        super().__init__(board, layout, play, pace, seat)
        self._queue: deque[Event] = deque()
        self._script: Script | None = None
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        """Events are still being shown."""
        return bool(self._queue) or self._script is not None

    @property
    def moving(self) -> bool:
        """Something is not at rest, be it only a card settling after its event."""
        return self.busy or self.in_motion

    def show(self, events: list[Event]) -> None:
        """Show these events after those before."""
        self._queue.extend(events)

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self.step_moves(seconds)
        self._wait -= seconds
        while self._wait <= 0 and self.busy:
            self._wait += self._advance()
        if not self.busy:
            self._wait = 0.0

    def hurry(self) -> bool:
        """Finish what is moving, up to the next thing that is laid out for the player to read.

        Returns:
            True when nothing is left to be shown.
        """
        before = self._reading
        self._run(lambda: self._reading == before or not any(self._reading))
        return not self.busy

    def finish(self) -> None:
        """Bring everything to its end at once."""
        self._run(lambda: True)

    @property
    def _reading(self) -> tuple[bool, bool]:
        return self.resting, self.laid_out

    def _run(self, on: Callable[[], bool]) -> None:
        """Advance without waiting, as long as there is something to show and `on` agrees."""
        self.skipping = True
        self._wait = 0.0
        try:
            while self.busy:
                wait = self._advance()
                if not on():
                    self._wait = wait
                    break
        finally:
            self.skipping = False
        self.stop_moves()

    def drop(self) -> None:
        """Forget everything that was still to be shown: the table is cleared."""
        self._queue.clear()
        self._script = None
        self._wait = 0.0
        self.stop_moves()
        self.effects.clear()
        self.resting = self.laid_out = False

    def _advance(self) -> float:
        """Run the current script to its next wait; seconds to wait."""
        if self._script is None:
            self._script = script_for(self, self._queue.popleft())
        try:
            return next(self._script)
        except StopIteration:
            self._script = None
            return 0.0
