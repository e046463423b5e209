"""Finished matches on their way into the history, and what they achieved."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import msgspec

from game.bots.characters import character
from game.storage.achievements import Achievement, achievements
from game.storage.history import History, safe_id
from game.storage.profile import Profile
from game.storage.saved_match import SavedMatch
from game.storage.times import utc_text


def level_of(saved: SavedMatch) -> str:
    """How strong a match's opponents were: their level if all share one, else `mixed`."""
    levels = set(map(_level, saved.bots[1:]))
    return levels.pop() if len(levels) == 1 else "mixed"


def _level(bot: str) -> str:
    try:
        return character(bot).level.value
    except KeyError:
        return "plain"


class Finished:
    """Gives finished matches to the history, each once.

    Attributes:
        news: What the match that ended last achieved for the first time.
        report: Is told when something can't be written.
    """

    def __init__(self, history: History, profile: Profile, clock: Callable[[], datetime]) -> None:
        """Nothing has ended yet.

        Args:
            history: Where finished matches are kept.
            profile: Tells the player when they can't be.
            clock: Tells the time.
        """
        self.news: tuple[Achievement, ...] = ()
        self.report = profile.report
        self._profile = profile
        self._history = history
        self._clock = clock
        self._waiting: dict[str, SavedMatch] = {}

    def now(self) -> str:
        """The date and time in UTC, as files have it."""
        return utc_text(self._clock())

    def stamped(self, saved: SavedMatch) -> SavedMatch:
        """A match that is over, with the time of its end."""
        if saved.ended:
            return saved
        return msgspec.structs.replace(saved, ended=self.now())

    def take(self, saved: SavedMatch) -> None:
        """Keep a match that has ended; a full disk is told to the player and tried again later."""
        if not self._profile.keeps:
            return
        self._waiting[saved.id] = saved
        added = False
        try:
            for waiting in list(self._waiting.values()):
                added = self._history.add(waiting) or added
                del self._waiting[waiting.id]
        except OSError as error:
            self.report(error)
        self.news = self._achieved_in(saved) if added else ()

    def _achieved_in(self, saved: SavedMatch) -> tuple[Achievement, ...]:
        results = self._history.results()
        if results and results[-1].id != safe_id(saved.id):
            return ()
        return tuple(name for name, ended in achievements(results).items() if ended == saved.ended)
