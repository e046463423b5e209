"""The teacher: the analyst with what it has found out, and the scenes that show it."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from game.bots.judge import Care
from game.rules.match import Match
from game.rules.seats import Seat
from game.scenes.base import Stage
from game.storage.saved_match import SavedMatch
from game.table.analyst import Analyst, InlineAnalyst, Task
from game.table.decisions import Record, decisions_of, finished_deals, record_of
from game.table.jobs import ReviewJob

if TYPE_CHECKING:
    from game.scenes.review.scene import ReviewScene

_MOST_KEPT: Final = 24
"""Reviews that are remembered."""


class Teacher:
    """Reviews deals, each once.

    Attributes:
        analyst: Who does the work; None where nobody is to be asked unasked.
        care: How hard reviews look.
        plays: How often a deal is played again to see what its cards were worth.
    """

    def __init__(self, analyst: Analyst | None) -> None:
        self.analyst = analyst
        self.care = Care()
        self.plays = 16
        self._asked = analyst or InlineAnalyst()
        self._tasks: OrderedDict[tuple[Record, int], Task] = OrderedDict()

    def review(self, match: Match, deal: int) -> Task:
        """The review of a match's finished deal, begun now or found again."""
        record = record_of(match, deal - match.first_deal + 1)
        key = record, deal
        task = self._tasks.pop(key, None)
        if task is None:
            decisions = decisions_of(record, deal, Seat.SOUTH)
            task = self._asked.ask(ReviewJob(decisions, self.care))
        self._tasks[key] = task
        if len(self._tasks) > _MOST_KEPT:
            _, old = self._tasks.popitem(last=False)
            self._asked.stop(old)
        return task

    def scene(
        self,
        stage: Stage,
        played: Match | SavedMatch,
        names: tuple[str, ...],
        deal: int | None = None,
    ) -> ReviewScene:
        """The page that reviews a match's finished deals.

        Args:
            stage: The stage.
            played: The match, at the table or from the history.
            names: Who sat where.
            deal: The deal to begin with; None for the last.

        Raises:
            UnreadableMatch: A match from the history that can't be replayed.
        """
        match = played.replay() if isinstance(played, SavedMatch) else played
        deals = finished_deals(match)
        # The review's page is not needed for the first frame.
        from game.scenes.review.scene import Reviewed, ReviewScene

        reviewed = Reviewed(names, deals, lambda number: self.review(match, number), self._asked)
        return ReviewScene(stage, reviewed, deal if deal in deals else None)

    def close(self) -> None:
        """Stop everything."""
        self._asked.close()
