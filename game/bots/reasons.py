"""Why a card is a good one, as far as a rule of thumb can say it: for hints and the review.

The search that picks a card knows only numbers; this looks at the same seat's view and names the
plainest thing that the card does.
"""

from __future__ import annotations

from enum import Enum

from game.bots.facts import best_so_far, moon_suspect, queen_is_out, unseen_mask
from game.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit, penalty_points
from game.rules.legality import legal_cards
from game.rules.seat_view import SeatView


class Reason(Enum):
    """What a card does; the name is the key of the sentence that the player reads."""

    ONLY_CARD = "only card"
    GIVES_QUEEN = "gives the queen away"
    STOPS_MOON = "stops a moon"
    GOES_FOR_MOON = "goes on collecting every point"
    DUCKS = "stays below the best card"
    DUCKS_HIGH = "gets rid of a high card safely, below the best"
    LAST_WITHOUT_POINTS = "takes a trick that costs nothing with a card that had to go"
    MUST_TAKE = "has to take it and so goes high"
    STAYS_LOW = "plays the lowest, which somebody may still beat"
    SHEDS_SPADE = "gets rid of a spade that could catch the queen"
    SHEDS_HEART = "gets rid of a high heart"
    SHEDS_HIGH = "gets rid of a card that would take tricks"
    MAKES_VOID = "comes nearer to having none of a suit"
    DRAWS_QUEEN = "draws the queen out"
    LEADS_LOW = "leads low, so that somebody else takes it"
    LEADS_SAFE = "leads a card that somebody can still beat"
    KEEPS_OPTIONS = "costs least on average"


def reason_for(view: SeatView, card: Card) -> Reason:
    """What this card does in the position that a seat sees.

    Args:
        view: What the seat knows; it is its turn.
        card: A legal card.
    """
    legal = legal_cards(view)
    if len(legal) <= 1:
        return Reason.ONLY_CARD
    if not view.trick.cards:
        return _lead(view, card)
    if card.suit is view.trick.led:
        return _follow(view, card, legal)
    return _discard(view, card)


def _lead(view: SeatView, card: Card) -> Reason:
    above = _unseen_above(view, card)
    holds_all = view.seat is not None and view.points[view.seat] == sum(view.points) >= 8
    if holds_all and not above:
        return Reason.GOES_FOR_MOON
    small_spade = card.suit is Suit.SPADES and card.rank < Rank.QUEEN
    if small_spade and queen_is_out(view):
        return Reason.DRAWS_QUEEN
    if above >= 3 or card.rank <= Rank.FIVE:
        return Reason.LEADS_LOW
    if sum(other.suit is card.suit for other in view.hand) <= 2:
        return Reason.MAKES_VOID
    return Reason.LEADS_SAFE if above else Reason.KEEPS_OPTIONS


def _follow(view: SeatView, card: Card, legal: tuple[Card, ...]) -> Reason:
    best = best_so_far(view.trick)
    last = len(view.trick.cards) == 3
    under = [other for other in legal if other.rank < best.rank]
    if card is QUEEN_OF_SPADES and best.rank > Rank.QUEEN:
        return Reason.GIVES_QUEEN
    if card.rank > best.rank:
        suspect = moon_suspect(view)
        if suspect is not None and suspect is not view.seat and view.trick.points:
            return Reason.STOPS_MOON
        if last and not view.trick.points + penalty_points(card):
            return Reason.LAST_WITHOUT_POINTS
        if under:
            return Reason.KEEPS_OPTIONS
        return Reason.MUST_TAKE if last or card is not min(legal) else Reason.STAYS_LOW
    return Reason.DUCKS_HIGH if card is max(under) and len(under) > 1 else Reason.DUCKS


def _discard(view: SeatView, card: Card) -> Reason:
    if card is QUEEN_OF_SPADES:
        return Reason.GIVES_QUEEN
    if card.suit is Suit.SPADES and card.rank > Rank.QUEEN and queen_is_out(view):
        return Reason.SHEDS_SPADE
    if card.suit is Suit.HEARTS:
        return Reason.SHEDS_HEART
    if sum(other.suit is card.suit for other in view.hand) <= 2:
        return Reason.MAKES_VOID
    return Reason.SHEDS_HIGH if card.rank >= Rank.NINE else Reason.KEEPS_OPTIONS


def _unseen_above(view: SeatView, card: Card) -> int:
    """How many cards of the suit in other hands beat this one."""
    suit = unseen_mask(view) >> 13 * card.suit & 0x1FFF
    return (suit >> card.rank + 1).bit_count()


class PassReason(Enum):
    """What a choice of three cards does."""

    SPADES = "gives away high spades that have too few small ones under them"
    VOID = "leaves a suit empty"
    HIGH = "gives away the cards that would take tricks"
    MOON = "keeps the high cards, with which all points might be taken"
    BEST = "costs least on average"


def pass_reason(view: SeatView, cards: tuple[Card, ...]) -> PassReason:
    """What passing these three does for the hand."""
    if any(card.suit is Suit.SPADES and card.rank >= Rank.QUEEN for card in cards):
        return PassReason.SPADES
    kept = {card.suit for card in view.hand if card not in cards}
    if any(card.suit not in kept for card in cards):
        return PassReason.VOID
    left = [card.rank for card in view.hand if card not in cards]
    given = sum(card.rank for card in cards) / len(cards)
    if given > sum(left) / len(left):
        return PassReason.HIGH
    keeps_top = sum(rank >= Rank.JACK for rank in left) >= 4
    return PassReason.MOON if keeps_top else PassReason.BEST
