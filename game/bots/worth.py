"""What the end of a deal is worth to a seat: points, a temper's likes and fears, and the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from game.bots.facts import own_seat
from game.bots.standing import MatchWorth, near_the_end
from game.rules.scoring import JACK_POINTS, MOON_POINTS
from game.rules.seat_view import SeatView

_SEATS: Final = (0, 4, 8, 12)


class Worth(Protocol):
    """Says how much a seat likes the end of a deal."""

    def of(self, points: list[int], jack_taker: int, seat: int) -> float:
        """The worth of an end, in points.

        Args:
            points: Penalty points taken, at 0, 4, 8 and 12.
            jack_taker: The seat that took a scoring jack of diamonds, or -1.
            seat: Whose worth, 0, 4, 8 or 12.
        """
        ...


class Payoff:
    """The mean of the others' points less one's own, after moons and the jack.

    A moon is worth the same whether 26 are added to the others or taken from the shooter.
    """

    def of(self, points: list[int], jack_taker: int, seat: int) -> float:
        """The payoff of a deal."""
        own = points[seat]
        if own == MOON_POINTS:
            value = float(MOON_POINTS)
        elif MOON_POINTS in points:
            value = -MOON_POINTS / 3
        else:
            value = (MOON_POINTS - own) / 3 - own
        if jack_taker >= 0:
            value += -JACK_POINTS if jack_taker == seat else JACK_POINTS / 3
        return value


@dataclass(frozen=True, slots=True)
class Temper:
    """What a character likes and fears, on top of the points.

    Attributes:
        leader: Points that each point of the player with the lowest total is worth to it.
        alarm: Points that another's moon hurts more than it should.
        moon_share: Share of the sampled deals in which a moon must succeed for it to try; None
            leaves that to the level.
        hoard: Points that each low card is worth to it when passing.
    """

    leader: float = 0.0
    alarm: float = 0.0
    moon_share: float | None = None
    hoard: float = 0.0


class Tempered:
    """Another worth, seen through a temper.

    Args:
        worth: What it would be worth otherwise.
        temper: The temper.
        leader: The seat to attack, 0, 4, 8 or 12, or -1.
    """

    def __init__(self, worth: Worth, temper: Temper, leader: int) -> None:
        self._worth = worth
        self._temper = temper
        self._leader = leader

    def of(self, points: list[int], jack_taker: int, seat: int) -> float:
        """The worth of an end, in points."""
        value = self._worth.of(points, jack_taker, seat)
        if MOON_POINTS in points:
            return value if points[seat] == MOON_POINTS else value - self._temper.alarm
        if self._leader >= 0:
            value += self._temper.leader * points[self._leader]
        return value


def worth_of(view: SeatView, temper: Temper, match: bool) -> Worth:
    """What a seat wants in this deal.

    Args:
        view: The question.
        temper: What it likes and fears.
        match: Near a match's end it looks at its chances of winning, not at points.
    """
    worth: Worth = Payoff()
    if match and near_the_end(view):
        worth = MatchWorth(view)
    if temper.leader or temper.alarm:
        own = own_seat(view)
        others = [seat for seat in range(4) if seat != own]
        first = min(others, key=lambda seat: view.totals[seat])
        ahead = len(set(view.totals)) > 1
        worth = Tempered(worth, temper, 4 * first if ahead else -1)
    return worth
