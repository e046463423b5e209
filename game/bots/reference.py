"""Fixed reference opponents for measuring others against: `duck`, `greedy` and `random`."""

from __future__ import annotations

from game.bots.chance import generator
from game.bots.ducking import follow_under, highest, lowest, throw_away, without_queen
from game.bots.facts import best_so_far, moon_suspect, queen_is_out
from game.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit
from game.rules.legality import legal_cards
from game.rules.seat_view import SeatView

_COVER = 4
"""Small spades with which the high ones are safe to keep."""


class Duck:
    """Gets under whatever it can; remembers nothing but whether the queen was played."""

    def choose_pass(self, view: SeatView) -> tuple[Card, ...]:
        """The three cards of highest rank, hearts a little dearer, high spades first of all."""
        return tuple(sorted(view.hand, key=_duck_key)[-3:])

    def choose_play(self, view: SeatView) -> Card:
        """Lead low, follow under, throw away the worst."""
        legal = legal_cards(view)
        if not view.trick.cards:
            if QUEEN_OF_SPADES in view.hand:
                legal = tuple(card for card in legal if not _high_spade(card)) or legal
            return lowest(legal)
        if legal[0].suit is view.trick.led:
            return follow_under(legal, view.trick)
        return throw_away(legal, queen_is_out(view))


class Greedy:
    """Ducks, leads spades to draw the queen, and beats a player who holds every point."""

    def choose_pass(self, view: SeatView) -> tuple[Card, ...]:
        """High spades without small ones, then high cards and what makes a void."""
        lengths = [sum(card.suit is suit for card in view.hand) for suit in Suit]
        small = sum(card.suit is Suit.SPADES and not _high_spade(card) for card in view.hand)

        def key(card: Card) -> int:
            if card.suit is Suit.SPADES:
                return 30 + card.rank if _high_spade(card) and small < _COVER else -10
            if card.suit is Suit.HEARTS:
                return card.rank + 1 if card.rank >= Rank.EIGHT else -5
            return card.rank + max(0, 4 - lengths[card.suit])

        return tuple(sorted(view.hand, key=key)[-3:])

    def choose_play(self, view: SeatView) -> Card:
        """Lead spades or low, follow under but take free tricks, stop who holds all points."""
        legal = legal_cards(view)
        trick = view.trick
        if not trick.cards:
            return self._lead(view, legal)
        suspect = moon_suspect(view)
        stopping = suspect is not None and suspect is trick.taker and trick.points > 0
        if legal[0].suit is not trick.led:
            harmless = tuple(card for card in legal if not _is_penalty(card))
            if suspect is not None and suspect is trick.taker and harmless:
                return highest(harmless)
            return throw_away(legal, queen_is_out(view))
        best = best_so_far(trick)
        if stopping:
            over = [card for card in without_queen(legal) if card > best]
            if over:
                return max(over)
        if len(trick.cards) == 3 and not trick.points:
            under_a_high_spade = QUEEN_OF_SPADES in legal and best > QUEEN_OF_SPADES
            return QUEEN_OF_SPADES if under_a_high_spade else max(without_queen(legal))
        return follow_under(legal, trick)

    def _lead(self, view: SeatView, legal: tuple[Card, ...]) -> Card:
        if queen_is_out(view):
            draw = [card for card in legal if card.suit is Suit.SPADES and not _high_spade(card)]
            if draw:
                return max(draw)
        calm = tuple(card for card in legal if not _high_spade(card)) or legal
        lengths = [sum(card.suit is suit for card in view.hand) for suit in Suit]
        return min(calm, key=lambda card: (card.rank >= Rank.NINE, lengths[card.suit], card.rank))


class RandomLegal:
    """Any legal card, each as likely as another."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose_pass(self, view: SeatView) -> tuple[Card, ...]:
        """Any three cards."""
        return tuple(generator(self._seed, view).sample(view.hand, 3))

    def choose_play(self, view: SeatView) -> Card:
        """Any legal card."""
        return generator(self._seed, view).choice(legal_cards(view))


def _high_spade(card: Card) -> bool:
    return card.suit is Suit.SPADES and card.rank >= Rank.QUEEN


def _is_penalty(card: Card) -> bool:
    return card.suit is Suit.HEARTS or card is QUEEN_OF_SPADES


def _duck_key(card: Card) -> tuple[int, int]:
    key = int(card.rank)
    if card.suit is Suit.HEARTS:
        key += 3
    elif _high_spade(card):
        key += 30
    return key, card.index
