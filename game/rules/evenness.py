"""How evenly queens of spades, aces and hearts are dealt to the four seats, and how likely that is.

The measure is Pearson's chi-square (K. Pearson, Philosophical Magazine 50, 1900). Cards of one deal
are drawn without being put back, so counts scatter less than in independent draws, by the factor
(52 - n) / 51 of the hypergeometric distribution for n such cards in the deck; the sum is divided by
it. With four seats there are three degrees of freedom, for which the chance of a larger value has a
closed form (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.4).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit
from game.rules.seats import SEATS

Dealt = tuple[int, int, int, int, int, int, int, int, int, int, int, int]
"""Queens of spades dealt to South, West, North and East, then aces, then hearts."""

IN_DECK: Final = (1, 4, 13)
"""How many queens of spades, aces and hearts a deck has."""
FEWEST_DEALS: Final = 20
"""With fewer a seat expects less than five queens, and the chi-square is no good approximation."""


class Verdict(Enum):
    """What the counts say."""

    TOO_FEW = "too few"
    EVEN = "even"
    ODD = "odd"
    """Fair deals look like this less than once in twenty counts, which happens."""
    UNEVEN = "uneven"
    """Fair deals look like this less than once in a thousand counts."""


@dataclass(frozen=True, slots=True)
class Count:
    """One kind of card.

    Attributes:
        counts: How many were dealt to South, West, North and East.
        expected: How many each should have on average.
        chi_square: How far the counts are from that, corrected; about 3 on average.
        chance: How often fair deals are at least as uneven, 0 to 1.
    """

    counts: tuple[int, int, int, int]
    expected: float
    chi_square: float
    chance: float


@dataclass(frozen=True, slots=True)
class Evenness:
    """All three kinds over a number of deals.

    Attributes:
        deals: How many deals were counted.
        queens: The queens of spades.
        aces: The aces.
        hearts: The hearts.
        chance: How often fair deals have at least one kind as uneven as the most uneven here.
        verdict: What that says.
    """

    deals: int
    queens: Count
    aces: Count
    hearts: Count
    chance: float
    verdict: Verdict


def dealt_of(deck: Sequence[Card]) -> Dealt:
    """The counts of one deal, from its 52 cards in the order dealt."""
    hands = [deck[13 * seat : 13 * seat + 13] for seat in SEATS]
    return (
        *_four(sum(card is QUEEN_OF_SPADES for card in hand) for hand in hands),
        *_four(sum(card.rank is Rank.ACE for card in hand) for hand in hands),
        *_four(sum(card.suit is Suit.HEARTS for card in hand) for hand in hands),
    )


def dealt_in_all(many: Iterable[Dealt]) -> Dealt:
    """The sum of many counts."""
    sums = [sum(column) for column in zip(*many, strict=True)] or [0] * 12
    return (*_four(sums[:4]), *_four(sums[4:8]), *_four(sums[8:]))


def evenness(dealt: Dealt) -> Evenness:
    """Judge counts."""
    deals = sum(dealt[:4])
    queens, aces, hearts = (
        _count(_four(dealt[4 * kind : 4 * kind + 4]), deals, IN_DECK[kind]) for kind in range(3)
    )
    # Three looks at the same deals: Bonferroni's correction holds though they are not independent.
    chance = min(3 * min(queens.chance, aces.chance, hearts.chance), 1.0)
    return Evenness(deals, queens, aces, hearts, chance, _verdict(deals, chance))


def _verdict(deals: int, chance: float) -> Verdict:
    if deals < FEWEST_DEALS:
        return Verdict.TOO_FEW
    if chance < 0.001:
        return Verdict.UNEVEN
    return Verdict.ODD if chance < 0.05 else Verdict.EVEN


def _count(counts: tuple[int, int, int, int], deals: int, in_deck: int) -> Count:
    expected = deals * in_deck / 4
    if not deals:
        return Count(counts, 0.0, 0.0, 1.0)
    scatter = (52 - in_deck) / 51
    chi_square = sum((count - expected) ** 2 / expected for count in counts) / scatter
    return Count(counts, expected, chi_square, chance_above(chi_square))


def chance_above(chi_square: float) -> float:
    """The chance of a chi-square at least so large, with three degrees of freedom."""
    half = max(chi_square, 0.0) / 2
    return math.erfc(math.sqrt(half)) + 2 * math.sqrt(half / math.pi) * math.exp(-half)


def _four(counts: Iterable[int]) -> tuple[int, int, int, int]:
    south, west, north, east = counts
    return south, west, north, east
