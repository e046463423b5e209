"""Which cards may be played, and why the others may not.

Everything follows from one table of restrictions: in any position at most one of them narrows the
hand, so the cards that remain are legal and the one reason holds for all the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from game.rules.cards import (
    HEARTS_MASK,
    PENALTY_MASK,
    QUEEN_BIT,
    SUIT_MASKS,
    TWO_OF_CLUBS_BIT,
    Card,
    cards_of,
    mask_of,
)
from game.rules.house_rules import HouseRules

if TYPE_CHECKING:
    from game.rules.seat_view import SeatView


class Refusal(Enum):
    """Why a command was refused. The name is the key of the sentence the player reads."""

    NOT_YOUR_TURN = "not your turn"
    NOT_IN_HAND = "card not in hand"
    WRONG_PHASE = "not now"
    PASS_THREE = "three different cards are passed"
    LEAD_TWO_OF_CLUBS = "the two of clubs leads the deal"
    FOLLOW_SUIT = "follow suit"
    NO_POINTS_FIRST_TRICK = "no points on the first trick"
    HEARTS_NOT_BROKEN = "hearts are not broken"


class Phase(Enum):
    """Where a match stands. The value is its text form."""

    DEALING = "dealing"
    """Between deals: the next command is to start one."""
    PASSING = "passing"
    PLAYING = "playing"
    OVER = "over"
    """Somebody has reached the target."""


def restrict(
    hand: int, led: int | None, first_trick: bool, hearts_broken: bool, rules: HouseRules
) -> tuple[int, Refusal | None]:
    """Narrow a hand to what may be played.

    Args:
        hand: Mask of the cards held; not empty.
        led: The suit led, or None when this seat leads.
        first_trick: It is the first trick of the deal.
        hearts_broken: Hearts may be led.
        rules: The house rules.

    Returns:
        The mask of legal cards, never empty, and the reason that forbids every other card held
        (None when all may be played).
    """
    if led is not None:
        follow = hand & SUIT_MASKS[led]
        if follow:
            return follow, Refusal.FOLLOW_SUIT
        if first_trick and not rules.points_on_first_trick:
            harmless = hand & ~PENALTY_MASK
            if harmless:
                return harmless, Refusal.NO_POINTS_FIRST_TRICK
            hearts = hand & HEARTS_MASK
            if hearts:
                return hearts, Refusal.NO_POINTS_FIRST_TRICK
        return hand, None
    if first_trick and hand & TWO_OF_CLUBS_BIT:
        return TWO_OF_CLUBS_BIT, Refusal.LEAD_TWO_OF_CLUBS
    if not hearts_broken:
        others = hand & ~HEARTS_MASK
        if others:
            return others, Refusal.HEARTS_NOT_BROKEN
    return hand, None


def breaks_hearts(card: Card, rules: HouseRules) -> bool:
    """Playing this card, led or discarded, breaks hearts."""
    return bool(card.bit & HEARTS_MASK or (rules.queen_breaks_hearts and card.bit == QUEEN_BIT))


def legal_cards(view: SeatView) -> tuple[Card, ...]:
    """The cards that this seat may play now, sorted; empty when it is not its turn to play."""
    if view.phase is not Phase.PLAYING or view.turn is not view.seat or not view.hand:
        return ()
    return cards_of(_restrict_view(view)[0])


def refusal(view: SeatView, card: Card) -> Refusal | None:
    """Why this seat may not play this card now, or None when it may."""
    if view.phase is not Phase.PLAYING:
        return Refusal.WRONG_PHASE
    if card not in view.hand:
        return Refusal.NOT_IN_HAND
    if view.turn is not view.seat:
        return Refusal.NOT_YOUR_TURN
    legal, reason = _restrict_view(view)
    return None if card.bit & legal else reason


def refusal_to_pass(view: SeatView, cards: tuple[Card, ...]) -> Refusal | None:
    """Why this seat may not pass these cards now, or None when it may."""
    if view.phase is not Phase.PASSING or view.passed is not None:
        return Refusal.WRONG_PHASE
    return bad_pass(mask_of(view.hand), cards)


def bad_pass(hand: int, cards: tuple[Card, ...]) -> Refusal | None:
    """Why these cards can't be passed from this hand, or None when they can."""
    if len(cards) != 3 or len(set(cards)) != 3:
        return Refusal.PASS_THREE
    if mask_of(cards) & ~hand:
        return Refusal.NOT_IN_HAND
    return None


def _restrict_view(view: SeatView) -> tuple[int, Refusal | None]:
    return restrict(
        mask_of(view.hand), view.trick.led, not view.tricks, view.hearts_broken, view.rules
    )
