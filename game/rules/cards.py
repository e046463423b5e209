"""Cards, suits and ranks, and the 52-bit masks that stand for sets of cards.

A mask has one bit a card, at the card's `index`: clubs in bits 0 to 12, diamonds in 13 to 25,
spades in 26 to 38, hearts in 39 to 51, the two of each suit lowest. Masks are for `rules` and
`bots` alone; everybody else is given `Card` objects.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, TypeVar

SUIT_LETTERS: Final = "CDSH"
RANK_LETTERS: Final = "23456789TJQKA"
_Thing = TypeVar("_Thing")


class Suit(IntEnum):
    """One of the four suits, in the order in which hands are sorted."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    def __str__(self) -> str:
        return SUIT_LETTERS[self]


class Rank(IntEnum):
    """A card's rank; the ace is highest."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    def __str__(self) -> str:
        return RANK_LETTERS[self]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the 52 cards. There is one object a card, so identity is equality.

    Take cards from `DECK`, or from their text by `Card.parse`.

    Attributes:
        index: The card's place in `DECK`.
        suit: Its suit.
        rank: Its rank.
        bit: Its bit in a mask.
        text: Its two letters, rank then suit.
        points: Penalty points that it brings to its taker: 1 a heart, 13 the queen of spades.
    """

    index: int
    suit: Suit
    rank: Rank
    bit: int = field(init=False)
    text: str = field(init=False)
    points: int = field(init=False)

    def __post_init__(self) -> None:
        queen = self.suit is Suit.SPADES and self.rank is Rank.QUEEN
        object.__setattr__(self, "bit", 1 << self.index)
        object.__setattr__(self, "text", RANK_LETTERS[self.rank] + SUIT_LETTERS[self.suit])
        object.__setattr__(self, "points", 13 if queen else int(self.suit is Suit.HEARTS))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, ...]:
        return _card_at, (self.index,)

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card from its two letters, rank then suit: `QS`, `TH`, `2C`.

        Raises:
            ValueError: The text names no card.
        """
        found = _BY_NAME.get(text)
        if found is None:
            raise ValueError(f"not a card: {text!r}")
        return found


DECK: Final[tuple[Card, ...]] = tuple(
    Card(13 * suit + rank, suit, rank) for suit in Suit for rank in Rank
)
_BY_NAME: Final = {str(card): card for card in DECK}


def _card_at(index: int) -> Card:
    return DECK[index]


TWO_OF_CLUBS: Final = DECK[0]
JACK_OF_DIAMONDS: Final = DECK[22]
QUEEN_OF_SPADES: Final = DECK[36]

FULL_MASK: Final = (1 << 52) - 1
SUIT_MASKS: Final = tuple(0x1FFF << (13 * suit) for suit in range(4))
HEARTS_MASK: Final = SUIT_MASKS[Suit.HEARTS]
QUEEN_BIT: Final = QUEEN_OF_SPADES.bit
PENALTY_MASK: Final = HEARTS_MASK | QUEEN_BIT
TWO_OF_CLUBS_BIT: Final = TWO_OF_CLUBS.bit


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by white space, in the order given.

    Raises:
        ValueError: A word names no card.
    """
    return tuple(Card.parse(word) for word in text.split())


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards parted by blanks; `parse_cards` reads it back."""
    return " ".join([card.text for card in cards])


def mask_of(cards: Iterable[Card]) -> int:
    """The mask with just these cards' bits."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask


def by_mask(things: Iterable[_Thing]) -> tuple[tuple[_Thing, ...], ...]:
    """For every mask with one bit a thing, the things whose bits are set, in their order.

    Made by doubling: of thirteen things in a millisecond or two.
    """
    found: list[tuple[_Thing, ...]] = [()]
    for thing in things:
        highest = (thing,)
        found += [lower + highest for lower in found]
    return tuple(found)


# `cards_of` is asked at every play.
_CLUBS, _DIAMONDS, _SPADES, _HEARTS = (
    by_mask(DECK[first : first + 13]) for first in (0, 13, 26, 39)
)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, sorted by suit and rank."""
    low, high = mask & 0x3FFFFFF, mask >> 26
    return (
        _CLUBS[low & 0x1FFF] + _DIAMONDS[low >> 13] + _SPADES[high & 0x1FFF] + _HEARTS[high >> 13]
    )


def penalty_points(card: Card) -> int:
    """Points that a card brings to its taker: 1 a heart, 13 the queen of spades, else 0."""
    return card.points
