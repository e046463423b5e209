"""What a deal scores, when a match is over, and who has won it."""

from __future__ import annotations

from game.rules.house_rules import HouseRules, MoonScoring
from game.rules.seats import SEATS, Seat

MOON_POINTS = 26
JACK_POINTS = -10


def moon_shooter(points_taken: tuple[int, ...]) -> Seat | None:
    """The seat that took all 26 points, told from the points as taken and from nothing else."""
    for seat in SEATS:
        if points_taken[seat] == MOON_POINTS:
            return seat
    return None


def score_deal(
    points_taken: tuple[int, ...], jack_taker: Seat | None, rules: HouseRules
) -> tuple[int, ...]:
    """What each seat's total changes by.

    Args:
        points_taken: Penalty points as taken, South to East; they add to 26.
        jack_taker: Who took the jack of diamonds, if known.
        rules: The house rules.
    """
    score = list(points_taken)
    shooter = moon_shooter(points_taken)
    if shooter is not None:
        if rules.moon is MoonScoring.ADD:
            score = [MOON_POINTS] * 4
            score[shooter] = 0
        else:
            score = [0] * 4
            score[shooter] = -MOON_POINTS
    if rules.jack_of_diamonds and jack_taker is not None:
        score[jack_taker] += JACK_POINTS
    return tuple(score)


def match_over(totals: tuple[int, ...], rules: HouseRules) -> bool:
    """Somebody stands at the target or above."""
    return max(totals) >= rules.target


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the lowest total: they lead, or have won when the match is over."""
    best = min(totals)
    return tuple(seat for seat in SEATS if totals[seat] == best)


def places(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Each seat's place from 1, South to East; equal totals share the better place."""
    return tuple(1 + sum(other < total for other in totals) for total in totals)


def credited_winner(totals: tuple[int, ...], human: Seat | None) -> Seat:
    """The one seat named as winner: a human among those tied comes first."""
    tied = leaders(totals)
    return human if human is not None and human in tied else tied[0]
