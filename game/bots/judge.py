"""What a decision cost: the seat's choice beside the best one, from what it could know then.

The search that gives hints finds the best choice; both are then played out in the same fresh
deals, so that neither luck in the finding nor the deals themselves speak for one of them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf, sqrt
from typing import Final

from game.bots.chance import generator
from game.bots.inference import Worlds, knowledge, known_position
from game.bots.levels import Level, habits
from game.bots.passing import PassTable, Three, search_pass
from game.bots.position import JACK, QUEEN, Position
from game.bots.search import Finisher, Line, play_world, search
from game.bots.thinker import Habits
from game.bots.worth import Worth
from game.rules.cards import Card
from game.rules.legality import Phase, legal_cards
from game.rules.seat_view import SeatView

SEED: Final = "review"
"""All chance of a review comes from this and the decision, so that it says the same again."""
OWN_POINTS: Final = 0.75
"""A point of one's own is four thirds of a payoff: one less here, a third more for each other."""
SURE: Final = 2.0
"""Standard errors from which a difference is one."""
_SMALLEST: Final = 0.25
"""Points that are worth speaking of."""


@dataclass(frozen=True, slots=True)
class Care:
    """How hard a review looks.

    Attributes:
        race: Deals in which the best choice is found.
        duel: Fresh deals in which it is set beside the seat's own.
        passes: The same for passes, whose deals are played from their beginning.
    """

    race: int = 300
    duel: int = 1600
    passes: int = 1200


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one decision cost.

    Attributes:
        view: What the seat knew.
        chosen: What it played, or the three it passed.
        better: The best choice; the same when there is none better.
        cost: Points that it cost on average.
        error: The standard error of that.
        shooting: The best choice begins or goes on with an attempt to take every point.
        forced: There was nothing to choose.
    """

    view: SeatView
    chosen: tuple[Card, ...]
    better: tuple[Card, ...]
    cost: float = 0.0
    error: float = 0.0
    shooting: bool = False
    forced: bool = False

    @property
    def costly(self) -> bool:
        """It cost something beyond what chance could feign."""
        return self.cost > max(SURE * self.error, _SMALLEST)


def judge(view: SeatView, chosen: tuple[Card, ...], care: Care | None = None) -> Verdict:
    """Judge a decision.

    Args:
        view: What the seat knew; it was its turn.
        chosen: A legal card, or three to pass.
        care: How hard to look.
    """
    care = care or Care()
    how = habits(Level.EXPERT)
    if view.phase is Phase.PASSING:
        return _judge_pass(view, chosen, care, how)
    return _judge_play(view, chosen[0], care, how)


def _judge_play(view: SeatView, chosen: Card, care: Care, how: Habits) -> Verdict:
    if len(legal_cards(view)) == 1:
        return Verdict(view, (chosen,), (chosen,), forced=True)
    finisher = how.finisher(generator(SEED, view, "play-outs").random)
    worth = how.worth(view)
    effort = replace(how.play, worlds=care.race, seconds=inf)
    lines = search(view, finisher, worth, effort, generator(SEED, view, "race"))
    base = known_position(view)
    own = [line for line in lines if equals(base, line, chosen)]
    best = lines[0]
    if best in own:
        return Verdict(view, (chosen,), (chosen,), shooting=best.shooting)
    shooting = bool(own) and max(own, key=lambda line: (line.count, line.mean)).shooting
    mine = Line(int(chosen.suit), 1 << chosen.rank, shooting)
    cost, error = _duel(view, mine, best, finisher, worth, care.duel, how.play.wary)
    return Verdict(view, (chosen,), (best.as_card,), cost, error, best.shooting)


def equals(base: Position, line: Line, card: Card) -> bool:
    """A line's card and another are the same, or nothing that is not one's own lies between."""
    suit = int(card.suit)
    if line.suit != suit:
        return False
    low, high = sorted((line.card, 1 << card.rank))
    between = base.live[suit] ^ base.hands[base.turn + suit]
    if base.count and suit == base.led:
        between |= base.best
    special = QUEEN if suit == 2 else JACK if suit == 1 and base.jack_live else 0
    return low == high or not (between & (high - low) or special & (high | low))


def _duel(
    view: SeatView,
    mine: Line,
    best: Line,
    finisher: Finisher,
    worth: Worth,
    count: int,
    wary: float,
) -> tuple[float, float]:
    """What a line costs beside another, in points, and the standard error."""
    base = known_position(view)
    worlds = Worlds(knowledge(view))
    chance = generator(SEED, view, "duel")
    other = Line(best.suit, best.card, best.shooting)
    differences = _Differences()
    for _ in range(count):
        before = other.total - mine.total
        play_world(base, worlds, [mine, other], finisher, worth, chance, wary)
        differences.add(other.total - mine.total - before)
    return differences.in_points()


def _judge_pass(view: SeatView, chosen: tuple[Card, ...], care: Care, how: Habits) -> Verdict:
    finisher = how.finisher(generator(SEED, view, "play-outs").random)
    worth = how.worth(view)
    effort = replace(how.passing, seconds=inf)
    threes = search_pass(view, finisher, worth, effort, generator(SEED, view, "race"))
    best = threes[0]
    chosen = tuple(sorted(chosen))
    better = tuple(sorted(best.cards))
    if chosen == better:
        return Verdict(view, chosen, chosen, shooting=best.shooting)
    mine = Three(chosen, _shoots(threes, chosen))
    other = Three(best.cards, best.shooting)
    table = PassTable(view, finisher, worth)
    chance = generator(SEED, view, "duel")
    differences = _Differences()
    for _ in range(care.passes):
        before = other.total - mine.total
        table.play_world([mine, other], chance)
        differences.add(other.total - mine.total - before)
    cost, error = differences.in_points()
    # What the search takes off an attempt at a moon is taken off here, too.
    doubts = [three.mean - three.doubted(effort.doubt) for three in (other, mine)]
    cost -= OWN_POINTS * (doubts[0] - doubts[1])
    return Verdict(view, chosen, better, cost, error, best.shooting)


def _shoots(threes: list[Three], chosen: tuple[Card, ...]) -> bool:
    """These three do best as the beginning of a moon, as far as that was tried."""
    tried = [three for three in threes if tuple(sorted(three.cards)) == chosen]
    return bool(tried) and max(tried, key=lambda three: (three.count, three.mean)).shooting


class _Differences:
    """Differences of worth in the same deals."""

    def __init__(self) -> None:
        self._count = 0
        self._total = 0.0
        self._squares = 0.0

    def add(self, difference: float) -> None:
        self._count += 1
        self._total += difference
        self._squares += difference * difference

    def in_points(self) -> tuple[float, float]:
        """Mean and its standard error."""
        mean = self._total / self._count
        spread = max(self._squares / self._count - mean * mean, 0.0)
        return OWN_POINTS * mean, OWN_POINTS * sqrt(spread / max(self._count - 1, 1))
