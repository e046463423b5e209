"""Moves that every rule-following bot shares: getting under a trick, and throwing cards away."""

from __future__ import annotations

from collections.abc import Iterable

from game.bots.facts import best_so_far
from game.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit
from game.rules.trick import Trick


def without_queen(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same cards less the queen of spades, unless nothing else is there."""
    cards = tuple(cards)
    return tuple(card for card in cards if card is not QUEEN_OF_SPADES) or cards


def follow_under(legal: tuple[Card, ...], trick: Trick) -> Card:
    """Follow suit as low as need be and as high as can be.

    The queen of spades goes under a king or ace; else the highest card below the best so far; else,
    when the trick can't be lost, the highest if last to play and the lowest if not.
    """
    best = best_so_far(trick)
    if QUEEN_OF_SPADES in legal and best > QUEEN_OF_SPADES:
        return QUEEN_OF_SPADES
    under = [card for card in legal if card < best]
    if under:
        return max(under)
    over = without_queen(legal)
    return max(over) if len(trick.cards) == 3 else min(over)


def throw_away(legal: tuple[Card, ...], queen_out: bool) -> Card:
    """Discard: the queen, then spades above her while she is out, then hearts, then the highest."""
    if QUEEN_OF_SPADES in legal:
        return QUEEN_OF_SPADES
    if queen_out:
        above = [c for c in legal if c.suit is Suit.SPADES and c.rank > Rank.QUEEN]
        if above:
            return max(above)
    hearts = [card for card in legal if card.suit is Suit.HEARTS]
    if hearts:
        return max(hearts)
    return highest(legal)


def highest(cards: Iterable[Card]) -> Card:
    """The card of highest rank; among equals the one of the first suit."""
    return max(cards, key=lambda card: (card.rank, -card.suit))


def lowest(cards: Iterable[Card]) -> Card:
    """The card of lowest rank; among equals the one of the first suit."""
    return min(cards, key=lambda card: (card.rank, card.suit))
