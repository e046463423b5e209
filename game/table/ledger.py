"""The score without luck of the match at the table: asked for deal by deal, kept, and summed up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.rules.match import Match
from game.rules.seats import Seat
from game.table.analyst import Analyst, Task
from game.table.decisions import finished_deals, record_of
from game.table.jobs import LuckJob
from game.table.luck import Luck, known_bots, luck_of, running_total


class Ledger:
    """What the cards of each finished deal were worth.

    Attributes:
        figures: Those known so far, by the deal's number.
    """

    def __init__(
        self,
        analyst: Analyst | None,
        bots: Sequence[str],
        seat: Seat = Seat.SOUTH,
        known: Iterable[Luck] = (),
        found: Callable[[], None] = lambda: None,
        plays: int = 16,
    ) -> None:
        """Ask for nothing yet.

        Args:
            analyst: Whom to ask; None to ask nobody.
            bots: Who sits with the player, clockwise from the left.
            seat: The player's.
            known: What was found before.
            found: Called when something has been found.
            plays: How often a deal is played again.
        """
        self.figures = {figure.deal: figure for figure in known}
        west, north, east = bots
        self._bots = (west, north, east)
        self._analyst = analyst if known_bots(bots) else None
        self._seat = seat
        self._found = found
        self._plays = plays
        self._given_up: set[int] = set()
        self._tasks: dict[int, tuple[int, Task]] = {}

    def want(self, match: Match, leave_out: Iterable[int] = ()) -> None:
        """Ask for every finished deal of a match that is missing, each as a job of its own.

        All are asked for at once; the analyst takes the newest first.

        Args:
            match: The match.
            leave_out: Deals that do not count.
        """
        if self._analyst is None:
            return
        left = self._given_up.union(leave_out)
        for place, deal in enumerate(finished_deals(match)):
            if deal in self.figures or deal in self._tasks or deal in left:
                continue
            job = LuckJob(record_of(match, place + 1), self._bots, self._seat, self._plays)
            self._tasks[deal] = match.scores[place][self._seat], self._analyst.ask(job)

    def poll(self) -> bool:
        """Take in what has been found; True when that was something."""
        if self._analyst is None or not self._tasks:
            return False
        self._analyst.poll()
        ended = [deal for deal, (_, task) in self._tasks.items() if not task.under_way]
        news = False
        for deal in ended:
            taken, task = self._tasks.pop(deal)
            if task.done:
                scores = [part for part in task.parts if isinstance(part, int)]
                self.figures[deal] = luck_of(deal, taken, scores)
                news = True
            else:
                self._given_up.add(deal)
        if news:
            self._found()
        return news

    @property
    def waiting(self) -> bool:
        """Something is still being worked out."""
        return bool(self._tasks)

    @property
    def speaks(self) -> bool:
        """There is something to say, or will be."""
        return bool(self._tasks or self.figures)

    def pending(self, deal: int) -> bool:
        """A deal's figure is being worked out."""
        return deal in self._tasks

    def known(self) -> tuple[Luck, ...]:
        """All figures there are, oldest first."""
        return tuple(self.figures[deal] for deal in sorted(self.figures))

    def total(self) -> tuple[float, float]:
        """By how many points the player did better so far, and the standard error."""
        return running_total(self.known())

    def close(self) -> None:
        """Want nothing more."""
        for _, task in self._tasks.values():
            if self._analyst is not None:
                self._analyst.stop(task)
        self._tasks.clear()
