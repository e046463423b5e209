"""Figures from results: how often, how well, how lucky in moons and queens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.seats import Seat
from game.storage.results import Result


@dataclass(frozen=True, slots=True)
class Statistics:
    """The player's figures.

    Attributes:
        games: Matches that count.
        wins: Of them won alone.
        ties: Of them won together with others.
        places: How often first, second, third and last; equal totals share the better place.
        average: The mean final total, or None without games.
        best: The lowest final total, or None.
        worst: The highest, or None.
        streak: Matches won in a row up to now, ties included.
        longest_streak: The most ever.
        deals: Deals that count.
        moons_shot: By the player.
        moons_suffered: By others.
        moons_stopped: By the player.
        queens: Deals in which the player took the queen of spades.
        totals: The player's final totals, oldest first, for the plot.
    """

    games: int
    wins: int
    ties: int
    places: tuple[int, int, int, int]
    average: float | None
    best: int | None
    worst: int | None
    streak: int
    longest_streak: int
    deals: int
    moons_shot: int
    moons_suffered: int
    moons_stopped: int
    queens: int
    totals: tuple[int, ...]

    @property
    def losses(self) -> int:
        """Matches that somebody else won."""
        return self.games - self.wins - self.ties


def percent(part: int, whole: int) -> int | None:
    """A share in whole per cent, rounded half up, not cut; None of nothing."""
    return (200 * part + whole) // (2 * whole) if whole else None


def statistics(results: Iterable[Result], after: str = "", seat: Seat = Seat.SOUTH) -> Statistics:
    """The player's figures over these results; practice and imported matches do not count.

    A hand that counts, in a match that does not because another of its hands was practice, still
    brings its moons and queens.

    Args:
        results: Finished matches, oldest first.
        after: A UTC date and time; only matches that ended later count.
        seat: The player's.
    """
    wins = ties = streak = longest = 0
    came = [0, 0, 0, 0]
    totals: list[int] = []
    deals = shot = suffered = stopped = queens = 0
    for result in results:
        if result.imported or result.ended <= after:
            continue
        deals += result.hands
        shot += result.shot
        suffered += result.suffered
        stopped += result.stopped
        queens += result.queens
        if result.practice:
            continue
        final = result.totals
        mine = final[seat]
        totals.append(mine)
        # As `places` has it, without making the others' too: this runs over thousands.
        better = sorted(final).index(mine)
        came[better] += 1
        if better:
            streak = 0
            continue
        if final.count(mine) == 1:
            wins += 1
        else:
            ties += 1
        streak += 1
        longest = max(longest, streak)
    return Statistics(
        games=len(totals),
        wins=wins,
        ties=ties,
        places=(came[0], came[1], came[2], came[3]),
        average=sum(totals) / len(totals) if totals else None,
        best=min(totals, default=None),
        worst=max(totals, default=None),
        streak=streak,
        longest_streak=longest,
        deals=deals,
        moons_shot=shot,
        moons_suffered=suffered,
        moons_stopped=stopped,
        queens=queens,
        totals=tuple(totals),
    )
