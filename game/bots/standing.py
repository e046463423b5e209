"""Chances of winning a match from its four totals, and the end of a deal seen that way.

A seat's chance is taken as proportional to `exp(-slope * total)`, where the slope grows as the
highest total nears the target: far from it much can still happen, close to it every point counts.
The slopes are fitted to simulated matches by `build/train_standing.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.rules.house_rules import HouseRules
from game.rules.scoring import score_deal
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS

SLOPES: Final = (0.050, 0.053, 0.058, 0.063, 0.064, 0.070, 0.079, 0.089, 0.109, 0.138)
"""By tenths of the target that the highest total has reached."""
_PLACE: Final = 0.06
"""Share of the worth that goes to coming second or third rather than last."""
POINTS_A_WIN: Final = 60.0
"""What a sure win is worth beside a sure loss, to compare with points."""
_NEAR: Final = 0.6
_SEATS: Final = (0, 1, 2, 3)


def near_the_end(view: SeatView) -> bool:
    """Points are no longer worth the same to everybody."""
    return max(view.totals) >= _NEAR * view.rules.target


def win_chance(totals: Sequence[int], seat: int, target: int) -> float:
    """A seat's chance of winning from these totals, a shared win counted in parts.

    Args:
        totals: South to East.
        seat: 0 to 3.
        target: Where the match ends.
    """
    highest = max(totals)
    best = min(totals)
    if highest >= target:
        return 1.0 / sum(total == best for total in totals) if totals[seat] == best else 0.0
    slope = SLOPES[max(0, min(len(SLOPES) - 1, 10 * highest // target))]
    slope *= 100.0 / target
    shares = [exp(-slope * (total - best)) for total in totals]
    return shares[seat] / sum(shares)


class MatchWorth:
    """Worth of a deal's end by what the match then looks like, in points.

    Args:
        view: The question; its totals and rules are used.
    """

    def __init__(self, view: SeatView) -> None:
        self._totals = view.totals
        self._rules = view.rules
        self._known: dict[tuple[int, ...], float] = {}

    def of(self, points: list[int], jack_taker: int, seat: int) -> float:
        """The worth of an end."""
        key = (points[0], points[4], points[8], points[12], jack_taker, seat)
        known = self._known.get(key)
        if known is None:
            totals = self._after(points, jack_taker)
            known = POINTS_A_WIN * (
                (1.0 - _PLACE) * win_chance(totals, seat >> 2, self._rules.target)
                + _PLACE * _placed(totals, seat >> 2)
            )
            self._known[key] = known
        return known

    def _after(self, points: list[int], jack_taker: int) -> list[int]:
        return scored(self._totals, points, jack_taker, self._rules)


def scored(
    totals: Sequence[int], points: list[int], jack_taker: int, rules: HouseRules
) -> list[int]:
    """The totals after a deal.

    Args:
        totals: Before it, South to East.
        points: Penalty points taken, at 0, 4, 8 and 12.
        jack_taker: The seat that took a scoring jack of diamonds, or -1.
        rules: The house rules.
    """
    taker = SEATS[jack_taker >> 2] if jack_taker >= 0 else None
    taken = score_deal((points[0], points[4], points[8], points[12]), taker, rules)
    return [total + more for total, more in zip(totals, taken, strict=True)]


def _placed(totals: Sequence[int], seat: int) -> float:
    """1 for first, 0 for last, by the share of the others that stand higher."""
    own = totals[seat]
    better = sum(1.0 if total > own else 0.5 if total == own else 0.0 for total in totals) - 0.5
    return better / 3.0
