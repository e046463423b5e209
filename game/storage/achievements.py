"""What players chase besides winning, found in the results of finished matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from itertools import pairwise
from typing import Final

from game.rules.scoring import leaders
from game.rules.seats import Seat
from game.storage.results import Result, rules_of_text

LONGEST_TARGET: Final = 100
"""What is about a whole match counts in matches to this many points or fewer."""
CLOSE_SHAVE: Final = 99
PAST: Final = 100
MARGIN: Final = 50
CLEAN_DEALS: Final = 5
MOONS_IN_ONE_MATCH: Final = 4
MOONS_TO_STOP: Final = 3


class Achievement(Enum):
    """Something to be proud of, in the order in which a page lists them."""

    MOON = "moon"
    """Shot the moon."""
    MOON_TWICE = "moon twice"
    """Shot it in two deals running."""
    MOON_FOUR = "moon four"
    """Shot it four times in one match."""
    STOPPER = "stopper"
    """Stopped three moons that were plainly under way, in however many matches."""
    BY_FIFTY = "by fifty"
    """Won with everybody else at least fifty points behind."""
    CLEAN = "clean"
    """Won with no points in the last five deals."""
    NINETY_NINE = "ninety-nine"
    """Won with a total of exactly 99."""
    ALL_PAST = "all past"
    """Won with all three others past 100."""
    NO_QUEEN = "no queen"
    """Came through a match to 100 points without ever taking the queen of spades."""


def achievements(results: Iterable[Result], seat: Seat = Seat.SOUTH) -> dict[Achievement, str]:
    """What has been achieved, each with the date and time of the match that brought it first.

    Args:
        results: Finished matches, oldest first. Imported ones bring nothing, and neither do hands
            of practice. Where a match has both, its other hands still bring moons, shot, shot twice
            running or stopped, but nothing that is about a whole match.
        seat: The player's.
    """
    own = [result for result in results if not result.imported]
    found: dict[Achievement, str] = {}
    for name in Achievement:
        brought = _third_stopped() if name is Achievement.STOPPER else _IN_A_MATCH[name]
        first = next((result for result in own if brought(result, seat)), None)
        if first is not None:
            found[name] = first.ended
    return found


def _third_stopped() -> Callable[[Result, Seat], bool]:
    """Asked of one match after another, says when enough moons have been stopped in all."""
    stopped = 0

    def enough(result: Result, seat: Seat) -> bool:
        nonlocal stopped
        stopped += result.stopped
        return stopped >= MOONS_TO_STOP

    return enough


def _twice(result: Result, seat: Seat) -> bool:
    return result.shot >= 2 and any(
        not first.practice and not second.practice and first.shooter == second.shooter == seat
        for first, second in pairwise(result.deal_results())
    )


def _usual(result: Result) -> bool:
    return result.counts and rules_of_text(result.rules).target <= LONGEST_TARGET


def _won(result: Result, seat: Seat) -> bool:
    return seat in leaders(result.totals) and _usual(result)


def _best_other(result: Result, seat: Seat) -> int:
    return min(result.totals[:seat] + result.totals[seat + 1 :])


def _by_fifty(result: Result, seat: Seat) -> bool:
    return _best_other(result, seat) - result.totals[seat] >= MARGIN and _won(result, seat)


def _clean(result: Result, seat: Seat) -> bool:
    if not _won(result, seat):
        return False
    last = result.deal_results()[-CLEAN_DEALS:]
    return len(last) == CLEAN_DEALS and not any(deal.score[seat] for deal in last)


def _no_queen(result: Result, seat: Seat) -> bool:
    whole = result.counts and rules_of_text(result.rules).target >= LONGEST_TARGET
    return whole and result.queens == 0


_IN_A_MATCH: Final[Mapping[Achievement, Callable[[Result, Seat], bool]]] = {
    Achievement.MOON: lambda result, _: result.shot >= 1,
    Achievement.MOON_TWICE: _twice,
    Achievement.MOON_FOUR: lambda result, _: result.shot >= MOONS_IN_ONE_MATCH and _usual(result),
    Achievement.BY_FIFTY: _by_fifty,
    Achievement.CLEAN: _clean,
    Achievement.NINETY_NINE: lambda result, seat: (
        result.totals[seat] == CLOSE_SHAVE and _won(result, seat)
    ),
    Achievement.ALL_PAST: lambda result, seat: (
        _best_other(result, seat) > PAST and _won(result, seat)
    ),
    Achievement.NO_QUEEN: _no_queen,
}
