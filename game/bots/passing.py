"""Choosing a pass: likely threes are tried in sampled deals, and the field halved on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from game.bots.facts import own_seat
from game.bots.policy import POP
from game.bots.position import QUEEN, Position
from game.bots.search import Finisher
from game.bots.stopwatch import stopwatch
from game.bots.worth import Worth
from game.rules.cards import Card, Rank, Suit
from game.rules.scoring import MOON_POINTS
from game.rules.seat_view import SeatView

_COVER: Final = 4
_PASSES: Final = 3


@dataclass(frozen=True, slots=True)
class PassEffort:
    """How hard to think about a pass.

    Attributes:
        threes: How many threes of cards are tried.
        worlds: Deals of the first round; each round halves the field and doubles the deals.
        shooting: Also try passes that start a moon.
        moon_share: Share of worlds in which the moon must succeed.
        seconds: Guard against a machine that is too slow.
        doubt: Points taken off a moon pass, times its share of successes, because good opponents
            stop more moons than the play-outs' do.
        hoard: Points that each low card kept is worth to somebody who likes them.
    """

    threes: int = 24
    worlds: int = 16
    shooting: bool = True
    moon_share: float = 0.5
    seconds: float = 0.8
    doubt: float = 10.0
    hoard: float = 0.0


@dataclass(slots=True)
class Three:
    """Three cards to pass and what became of them."""

    cards: tuple[Card, ...]
    shooting: bool = False
    count: int = 0
    total: float = 0.0
    moons: int = 0

    @property
    def mean(self) -> float:
        """Mean worth, in points."""
        return self.total / self.count if self.count else 0.0

    def doubted(self, doubt: float) -> float:
        """Mean worth, less some for the moons in it if it is out for one."""
        if not self.shooting or not self.count:
            return self.mean
        return self.mean - doubt * self.moons / self.count

    def value(self, effort: PassEffort) -> float:
        """Mean worth, less the doubts about moons and the love of low cards."""
        low = sum(card.rank <= Rank.FIVE for card in self.cards)
        return self.doubted(effort.doubt) - effort.hoard * low


def search_pass(
    view: SeatView,
    finisher: Finisher,
    worth: Worth,
    effort: PassEffort,
    chance: Random,
    clock: Callable[[], float] | None = None,
) -> list[Three]:
    """Try passes out.

    Returns:
        The threes, best first.
    """
    clock = clock or stopwatch()
    started = clock()
    field = likely_threes(view, effort.threes)
    if effort.shooting:
        field += [Three(three.cards, True) for three in field[:3]]
        field += [Three(cards, True) for cards in shooting_threes(view, 5)]
    seen = field.copy()
    rounds = effort.worlds
    table = PassTable(view, finisher, worth)
    while len(field) > 1:
        if rounds > effort.worlds:
            field = [t for t in field if not t.shooting or t.moons >= effort.moon_share * t.count]
        for _ in range(rounds):
            table.play_world(field, chance)
            if clock() - started > effort.seconds:
                return _ordered(seen, effort)
        if len(field) <= 3:
            break
        field = sorted(field, key=lambda three: three.value(effort), reverse=True)[
            : len(field) // 2
        ]
        rounds *= 2
    return _ordered(seen, effort)


def _ordered(threes: list[Three], effort: PassEffort) -> list[Three]:
    good = [t for t in threes if not t.shooting or t.moons >= effort.moon_share * max(t.count, 1)]
    return sorted(good, key=lambda three: (three.count, three.value(effort)), reverse=True)


def likely_threes(view: SeatView, most: int) -> list[Three]:
    """The threes that rules of thumb find best, best first."""
    lengths = [sum(card.suit is suit for card in view.hand) for suit in Suit]
    small = sum(card.suit is Suit.SPADES and card.rank < Rank.QUEEN for card in view.hand)

    def score(cards: tuple[Card, ...]) -> float:
        total = 0.0
        left = lengths.copy()
        for card in cards:
            total += _worth_passing(card, small)
            left[card.suit] -= 1
        for suit in (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS):
            if left[suit] < lengths[suit]:
                total += (5.0, 2.0, 0.5, 0.0)[min(left[suit], 3)]
        return total

    threes = sorted(combinations(view.hand, _PASSES), key=score, reverse=True)
    return [Three(cards) for cards in threes[:most]]


def _worth_passing(card: Card, small_spades: int) -> float:
    rank = float(card.rank)
    if card.suit is Suit.SPADES:
        if card.rank < Rank.QUEEN:
            return rank - 8.0
        cover = small_spades / _COVER
        return rank + 9.0 * (1.0 - cover)
    if card.suit is Suit.HEARTS:
        return rank + 1.5 if card.rank >= Rank.SEVEN else rank - 3.0
    return rank + 0.5


def shooting_threes(view: SeatView, most: int) -> Sequence[tuple[Card, ...]]:
    """Threes whose loss would help to take every trick, best first."""
    lengths = [sum(card.suit is suit for card in view.hand) for suit in Suit]

    def keep(card: Card) -> float:
        value = float(card.rank) + 1.5 * lengths[card.suit]
        return value - 4.0 if card.suit is Suit.HEARTS and card.rank < Rank.QUEEN else value

    weak = sorted(view.hand, key=keep)[:5]
    return list(combinations(weak, _PASSES))[:most]


class PassTable:
    """Deals, passes and plays out."""

    def __init__(self, view: SeatView, finisher: Finisher, worth: Worth) -> None:
        self._view = view
        self._seat = int(own_seat(view))
        self._finisher = finisher
        self._worth = worth
        self._steps = (int(view.direction.receiver(own_seat(view))) - self._seat) & 3
        self._own = [0, 0, 0, 0]
        for card in view.hand:
            self._own[card.suit] |= 1 << card.rank
        held = {card.index for card in view.hand}
        self._others = [index for index in range(52) if index not in held]

    def play_world(self, field: list[Three], chance: Random) -> None:
        """Play every three out in one more deal."""
        hands = [0] * 16
        seat = self._seat
        chance.shuffle(self._others)
        given: list[list[int]] = [[0, 0, 0, 0] for _ in range(4)]
        for turn in range(3):
            other = (seat + 1 + turn) & 3
            for index in self._others[13 * turn : 13 * turn + 13]:
                hands[4 * other + index // 13] |= 1 << index % 13
            given[other] = quick_pass(hands, 4 * other, chance)
        for other in range(4):
            if other != seat:
                receiver = 4 * ((other + self._steps) & 3)
                for suit in range(4):
                    hands[4 * other + suit] &= ~given[other][suit]
                    hands[receiver + suit] |= given[other][suit]
        receiver = 4 * ((seat + self._steps) & 3)
        points = [0] * 16
        for three in field:
            mine = hands.copy()
            for suit in range(4):
                mine[4 * seat + suit] |= self._own[suit]
            for card in three.cards:
                mine[4 * seat + card.suit] ^= 1 << card.rank
                mine[receiver + card.suit] |= 1 << card.rank
            start = Position(mine, self._view.rules)
            shooter = 4 * seat if three.shooting else -1
            jack = self._finisher.finish(start, 0, 0, shooter, False, points)
            three.count += 1
            three.total += self._worth.of(points, jack, 4 * seat)
            three.moons += points[4 * seat] == MOON_POINTS


def quick_pass(hands: list[int], seat: int, chance: Random) -> list[int]:
    """Three cards that a sensible player might pass, as four suit masks."""
    spades = hands[seat + 2]
    small = POP[spades & (QUEEN - 1)]
    scored: list[tuple[float, int, int]] = []
    for suit in range(4):
        mask = hands[seat + suit]
        short = 2 * max(0, 4 - POP[mask])
        while mask:
            card = mask & -mask
            mask ^= card
            rank = card.bit_length() - 1
            if suit == 2:
                value = (rank + 20 if small < _COVER else rank - 5) if card >= QUEEN else rank - 10
            elif suit == 3:
                value = rank + 1 if rank > 5 else rank - 5
            else:
                value = rank + short
            scored.append((value + 3.0 * chance.random(), suit, card))
    scored.sort(reverse=True)
    given = [0, 0, 0, 0]
    for _, suit, card in scored[:_PASSES]:
        given[suit] |= card
    return given
