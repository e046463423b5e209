"""When the rest of a deal is settled: whatever is played now, the score comes out the same.

Two ways it can be, and both are certain, not likely: no points are left to be taken by anybody; or
the seat on lead holds nothing that any other seat could beat, so that every trick left is its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import (
    FULL_MASK,
    JACK_OF_DIAMONDS,
    PENALTY_MASK,
    SUIT_MASKS,
    mask_of,
)
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.seat_view import SeatView
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Settled:
    """The rest of a deal that nothing can change.

    Attributes:
        taker: Who takes every trick that is left; None when nothing is left to take, whoever does.
    """

    taker: Seat | None


def settled(view: SeatView) -> Settled | None:
    """Whether a seat knows that the rest of the deal is settled.

    It uses only what that seat may know, so that telling it gives nothing away.
    """
    if view.phase is not Phase.PLAYING or view.trick.cards or view.seat is None:
        return None
    played = mask_of(card for trick in view.tricks for card in trick.cards)
    left = FULL_MASK & ~played
    if not left & _scoring_mask(view.rules):
        return Settled(None)
    own = mask_of(view.hand)
    if view.turn is view.seat and _unbeatable(own, left & ~own):
        return Settled(view.seat)
    return None


def _scoring_mask(rules: HouseRules) -> int:
    """Cards whose taker matters to the score."""
    return PENALTY_MASK | (JACK_OF_DIAMONDS.bit if rules.jack_of_diamonds else 0)


def _unbeatable(own: int, others: int) -> bool:
    """No card of the others beats any card of one's own, in whatever order they are led."""
    for suit in SUIT_MASKS:
        mine, theirs = own & suit, others & suit
        if mine and theirs and theirs.bit_length() > (mine & -mine).bit_length():
            return False
    return True
