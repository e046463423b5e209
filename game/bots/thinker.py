"""The bot that thinks: passing and playing by search over sampled deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import inf

from game.bots.chance import generator
from game.bots.passing import PassEffort, Three, search_pass
from game.bots.search import Effort, Finisher, Line, search
from game.bots.worth import Payoff, Worth
from game.rules.cards import Card
from game.rules.seat_view import SeatView

FinisherFactory = Callable[[Callable[[], float]], Finisher]
"""Makes what plays positions out, from random numbers in [0, 1)."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a thinking bot thinks.

    Attributes:
        finisher: Makes what plays positions out.
        play: How hard it thinks about a card.
        passing: How hard it thinks about a pass.
        worth: What it wants, from the question.
    """

    finisher: FinisherFactory
    play: Effort = field(default_factory=Effort)
    passing: PassEffort = field(default_factory=PassEffort)
    worth: Callable[[SeatView], Worth] = lambda view: Payoff()


class Thinker:
    """Chooses what does best in play-outs of deals that agree with what it knows.

    Args:
        seed: Its seed text.
        habits: How it thinks.
    """

    def __init__(self, seed: str, habits: Habits) -> None:
        self._seed = seed
        self._habits = habits
        self.rollouts = 0
        """Play-outs of the last question."""

    def eased(self, worlds: int) -> Thinker:
        """Somebody with the same seed and habits who thinks less hard, and by no clock.

        Args:
            worlds: At most so many deals for a card.
        """
        habits = self._habits
        play = replace(habits.play, worlds=min(habits.play.worlds, worlds), seconds=inf)
        passing = replace(habits.passing, seconds=inf)
        return Thinker(self._seed, replace(habits, play=play, passing=passing))

    def choose_pass(self, view: SeatView) -> tuple[Card, ...]:
        """The three cards without which it does best."""
        return self.threes(view)[0].cards

    def threes(self, view: SeatView) -> list[Three]:
        """The threes that it may pass with their values, best first."""
        habits = self._habits
        finisher = habits.finisher(generator(self._seed, view, "play-outs").random)
        chance = generator(self._seed, view, "worlds")
        threes = search_pass(view, finisher, habits.worth(view), habits.passing, chance)
        self.rollouts = sum(three.count for three in threes)
        return threes

    def choose_play(self, view: SeatView) -> Card:
        """The card that does best."""
        return self.lines(view)[0].as_card

    def lines(self, view: SeatView) -> list[Line]:
        """All candidates with their values, best first."""
        habits = self._habits
        finisher = habits.finisher(generator(self._seed, view, "play-outs").random)
        chance = generator(self._seed, view, "worlds")
        lines = search(view, finisher, habits.worth(view), habits.play, chance)
        self.rollouts = sum(line.count for line in lines)
        return lines
