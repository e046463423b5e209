"""Plain facts that a bot reads off a seat's view: what is unseen, who is void, who might shoot."""

from __future__ import annotations

from game.rules.cards import FULL_MASK, QUEEN_OF_SPADES, Card, mask_of
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick

MOON_ALARM = 8
"""Points from which one hand holding them all looks like a moon."""


def own_seat(view: SeatView) -> Seat:
    """The seat that a bot is asked to play for.

    Raises:
        ValueError: The view belongs to a spectator.
    """
    if view.seat is None:
        raise ValueError("a spectator has nothing to choose")
    return view.seat


def played_mask(view: SeatView) -> int:
    """Mask of the cards played so far in the deal."""
    mask = mask_of(view.trick.cards)
    for trick in view.tricks:
        mask |= mask_of(trick.cards)
    return mask


def unseen_mask(view: SeatView) -> int:
    """Mask of the cards in the three other hands together."""
    return FULL_MASK & ~played_mask(view) & ~mask_of(view.hand)


def shown_voids(view: SeatView) -> tuple[frozenset[int], ...]:
    """The suits that each seat is known to be out of, because it did not follow to them."""
    voids: list[set[int]] = [set() for _ in SEATS]
    for trick in (*view.tricks, view.trick):
        led = trick.led
        for seat, card in trick.plays():
            if card.suit is not led and led is not None:
                voids[seat].add(int(led))
    return tuple(map(frozenset, voids))


def best_so_far(trick: Trick) -> Card:
    """The card that is taking a trick in which somebody has played."""
    led = trick.led
    return max(card for card in trick.cards if card.suit is led)


def queen_is_out(view: SeatView) -> bool:
    """The queen of spades is in another hand."""
    return bool(unseen_mask(view) & QUEEN_OF_SPADES.bit)


def moon_suspect(view: SeatView, alarm: int = MOON_ALARM) -> Seat | None:
    """Another seat that holds every point taken so far, if those are many enough to worry."""
    taken = sum(view.points)
    for seat in SEATS:
        if seat is not view.seat and view.points[seat] == taken >= alarm:
            return seat
    return None
