"""Pages on the finished games, which read what the list of results lacks while they are open."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.base import Dialog, Stage, Transition
from game.storage.history import History

_READ_AT_ONCE = 1


class CatchingUp(Dialog):
    """A page on the finished games."""

    def __init__(self, stage: Stage, history: History, report: Callable[[OSError], None]) -> None:
        """Open the page.

        Args:
            stage: The stage.
            history: The finished matches.
            report: Is told when something can't be written.
        """
        super().__init__(stage)
        self._history = history
        self._report = report

    def look_again(self) -> None:
        """The history knows all its matches now."""

    def step(self, seconds: float) -> Transition | None:
        """Matches that the list of results lacks are read a few at a time."""
        if self._history.behind:
            self.stale = True
            if not self._read_some():
                self.look_again()
        return super().step(seconds)

    def _read_some(self) -> bool:
        try:
            return self._history.read_some(_READ_AT_ONCE)
        except OSError as error:
            self._report(error)
            return self._history.behind

    @property
    def moving(self) -> bool:
        """Matches are being read."""
        return self._history.behind

    @property
    def reading(self) -> str:
        """How many matches are still to be read; empty when none are."""
        if not self._history.unread:
            return ""
        return self.stage.words.tn(
            "Reading {count} finished game\N{HORIZONTAL ELLIPSIS}",
            "Reading {count} finished games\N{HORIZONTAL ELLIPSIS}",
            self._history.unread,
        )
