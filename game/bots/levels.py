"""How well and in what manner the thinking bots play: levels, tempers and what they are made of.

A lower level knows less and looks less far; none plays badly on purpose.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from game.bots.greedy_playout import GreedyPlayout
from game.bots.passing import PassEffort
from game.bots.playout import Playout
from game.bots.policy import around_tables
from game.bots.search import Effort, Finisher
from game.bots.thinker import Habits
from game.bots.weights import learned_weights
from game.bots.worth import Payoff, Temper, worth_of


class Level(Enum):
    """How strong an opponent is. The value is its text form."""

    BEGINNER = "beginner"
    """Sensible but forgetful: goes by rules of thumb and counts nothing."""
    CASUAL = "casual"
    """Counts the cards and looks at a few ways the deal may go."""
    STRONG = "strong"
    """Looks at many ways, and passes with care."""
    EXPERT = "expert"
    """Looks at more, shoots the moon, and plays for the match."""


@lru_cache(maxsize=1)
def _shared_tables() -> list[list[int]]:
    return around_tables()


def learned_finisher(chance: Callable[[], float]) -> Finisher:
    """Play-outs by the learned policy; all share the tables, which take a while to make."""
    return Playout(learned_weights(), chance, _shared_tables())


def greedy_finisher(chance: Callable[[], float]) -> Finisher:
    """Play-outs by greedy rules."""
    return GreedyPlayout(chance)


@dataclass(frozen=True, slots=True)
class Depth:
    """What sets a level's search apart."""

    play: Effort
    passing: PassEffort
    match: bool


DEPTHS = {
    Level.CASUAL: Depth(Effort(7, False), PassEffort(7, 7, False), False),
    Level.STRONG: Depth(Effort(24, False), PassEffort(12, 12, False), False),
    Level.EXPERT: Depth(Effort(120, moon_share=0.7), PassEffort(16, 16), True),
}


def habits(level: Level, temper: Temper | None = None) -> Habits:
    """How a thinking opponent of a level thinks.

    Args:
        level: Any level but the beginner's, who doesn't search.
        temper: What it likes and fears.
    """
    depth = DEPTHS[level]
    play, passing = depth.play, depth.passing
    temper = temper or Temper()
    if temper.moon_share is not None:
        play = replace(play, shooting=True, moon_share=temper.moon_share)
        passing = replace(passing, shooting=True, moon_share=temper.moon_share, doubt=0.0)
    if temper.hoard:
        passing = replace(passing, hoard=temper.hoard)
    return Habits(learned_finisher, play, passing, lambda view: worth_of(view, temper, depth.match))


def greedy_habits(worlds: int) -> Habits:
    """Flat sampling with greedy play-outs and no moons: the best known before, for measuring."""
    return Habits(
        greedy_finisher,
        Effort(worlds, False, seconds=60.0),
        PassEffort(24, 16, False, seconds=60.0),
        lambda view: Payoff(),
    )
