"""What a card did wrong beside a better one, as far as a rule of thumb can say it.

The other side of `reasons`: that names what the better card does, this what the played one does.
"""

from __future__ import annotations

from enum import Enum

from game.bots.facts import MOON_ALARM, best_so_far, moon_suspect, queen_is_out, unseen_mask
from game.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit, penalty_points
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS


class Fault(Enum):
    """What was wrong; the name is the key of the sentence that the player reads."""

    MISSES_MOON = "could have gone for every point"
    GIVES_UP_MOON = "lets others take points though one held them all"
    LETS_MOON = "lets somebody go on collecting every point"
    FEEDS_MOON = "gives points to somebody who collects them all"
    LEADS_QUEEN = "leads the queen of spades"
    LEADS_ABOVE_QUEEN = "leads a spade above the queen while she is out"
    KEEPS_LEAD = "keeps the lead with the queen out and spades above her in hand"
    UNGUARDS = "plays a small spade that guarded the high ones"
    MISSES_DRAW = "could have drawn the queen out"
    LEADS_HEART = "leads a heart"
    LEADS_HIGH = "leads a card that few can beat"
    EATS_QUEEN = "takes the queen though a lower card would have ducked"
    EXPOSES_QUEEN = "plays the queen where she may take the trick herself"
    KEEPS_QUEEN = "could have given the queen away"
    RISKS_QUEEN = "goes above the queen though she may still fall"
    TAKES_POINTS = "takes points that could have been left to somebody else"
    TAKES_LEAD = "takes a trick that could have been left to somebody else"
    GOES_TOO_HIGH = "goes over with a card that nobody beats, where a lower one might be"
    DUCKS_FREE = "stays below where a high card could have gone for nothing"
    KEEPS_HIGH = "plays low where a higher card could have gone"
    KEEPS_HIGH_SPADE = "could have got rid of a spade that catches the queen"
    KEEPS_HEART = "could have given a heart away"
    THROWS_STOPPER = "throws a high heart away that could stop a moon"
    MISSES_VOID = "could have come nearer to having none of a suit"
    COSTS_MORE = "cost more on average"


def fault_of(view: SeatView, played: Card, better: Card, shooting: bool = False) -> Fault:
    """What was wrong with a card.

    Args:
        view: What the seat knew; it was its turn.
        played: The legal card that it played.
        better: The better one.
        shooting: The better card begins or goes on with an attempt to take every point.
    """
    if shooting:
        return Fault.GIVES_UP_MOON if _owns_all(view) else Fault.MISSES_MOON
    if not view.trick.cards:
        return _lead(view, played, better)
    if played.suit is view.trick.led:
        return _follow(view, played, better)
    return _discard(view, played, better)


def _lead(view: SeatView, played: Card, better: Card) -> Fault:
    few, more = unseen_above(view, played), unseen_above(view, better)
    if played is QUEEN_OF_SPADES:
        return Fault.LEADS_QUEEN
    if _above_queen(played) and queen_is_out(view):
        return Fault.LEADS_ABOVE_QUEEN
    if _owns_all(view) and few and not more:
        return Fault.GIVES_UP_MOON
    if queen_is_out(view) and spades_above_queen(view) and few <= 1 < more:
        return Fault.KEEPS_LEAD
    if _unguards(view, played, better):
        return Fault.UNGUARDS
    if played.suit is better.suit:
        return Fault.LEADS_HIGH if played > better else Fault.KEEPS_HIGH
    if better.suit is Suit.SPADES and better.rank < Rank.QUEEN and queen_is_out(view):
        return Fault.MISSES_DRAW
    if played.suit is Suit.HEARTS:
        return Fault.LEADS_HEART
    if few < more and few <= 3:
        return Fault.LEADS_HIGH
    return _shape(view, played, better)


def _follow(view: SeatView, played: Card, better: Card) -> Fault:
    trick = view.trick
    best = best_so_far(trick)
    over, better_over = played.rank > best.rank, better.rank > best.rank
    last = len(trick.cards) == 3
    if over and not better_over and QUEEN_OF_SPADES in trick.cards:
        return Fault.EATS_QUEEN
    if played is QUEEN_OF_SPADES:
        return Fault.EXPOSES_QUEEN
    if better is QUEEN_OF_SPADES:
        return Fault.KEEPS_QUEEN
    if better_over and not over:
        if _owns_all(view):
            return Fault.GIVES_UP_MOON
        if _suspected(view):
            return Fault.LETS_MOON
        return Fault.COSTS_MORE if trick.points else Fault.DUCKS_FREE
    above_queen = _above_queen(played) and not _above_queen(better)
    if above_queen and queen_is_out(view) and not last:
        return Fault.RISKS_QUEEN
    if over and not better_over:
        return Fault.TAKES_POINTS if trick.points else Fault.TAKES_LEAD
    if played < better:
        return Fault.KEEPS_HIGH
    return Fault.GOES_TOO_HIGH if over and not last else Fault.COSTS_MORE


def _discard(view: SeatView, played: Card, better: Card) -> Fault:
    gives, would_give = penalty_points(played), penalty_points(better)
    suspect = moon_suspect(view)
    if suspect is not None and suspect is view.trick.taker and gives and not would_give:
        return Fault.FEEDS_MOON
    if suspect is not None and suspect is not view.trick.taker and would_give and not gives:
        return Fault.LETS_MOON
    if better is QUEEN_OF_SPADES:
        return Fault.KEEPS_QUEEN
    if _above_queen(better) and queen_is_out(view):
        return Fault.KEEPS_HIGH_SPADE
    if _unguards(view, played, better):
        return Fault.UNGUARDS
    if would_give and not gives:
        return Fault.KEEPS_HEART
    if played.suit is Suit.HEARTS and played.rank >= Rank.JACK and _moon_open(view):
        return Fault.THROWS_STOPPER
    return _shape(view, played, better)


def _shape(view: SeatView, played: Card, better: Card) -> Fault:
    """What is left to say of two cards that do the same to the trick."""
    if better.rank >= Rank.TEN and played.rank + 2 <= better.rank:
        return Fault.KEEPS_HIGH
    held = [sum(card.suit is one.suit for card in view.hand) for one in (played, better)]
    if held[1] <= 2 and held[1] < held[0]:
        return Fault.MISSES_VOID
    return Fault.COSTS_MORE


def unseen_above(view: SeatView, card: Card) -> int:
    """How many cards of the suit in other hands beat this one."""
    suit = unseen_mask(view) >> 13 * card.suit & 0x1FFF
    return (suit >> card.rank + 1).bit_count()


def spades_above_queen(view: SeatView) -> int:
    """How many spades above the queen the seat holds."""
    return sum(map(_above_queen, view.hand))


def _above_queen(card: Card) -> bool:
    return card.suit is Suit.SPADES and card.rank > Rank.QUEEN


def _unguards(view: SeatView, played: Card, better: Card) -> bool:
    """A small spade goes that stood before the queen or the spades above her."""
    small = played.suit is Suit.SPADES and played.rank < Rank.QUEEN
    needed = QUEEN_OF_SPADES in view.hand or (queen_is_out(view) and spades_above_queen(view) > 0)
    return small and needed and better.suit is not Suit.SPADES


def _owns_all(view: SeatView) -> bool:
    """The seat holds every point so far, and they are many."""
    return view.seat is not None and view.points[view.seat] == sum(view.points) >= MOON_ALARM


def _moon_open(view: SeatView) -> bool:
    """No two seats have points, and this one has none: another may still take them all."""
    holders = [seat for seat in SEATS if view.points[seat]]
    return len(holders) <= 1 and view.seat not in holders


def _suspected(view: SeatView) -> bool:
    return moon_suspect(view) is not None


class PassFault(Enum):
    """What was wrong with three passed cards."""

    MISSES_MOON = "could have kept a hand that takes everything"
    KEEPS_HIGH_SPADES = "keeps high spades with too few small ones under them"
    UNGUARDS = "gives away small spades that guard high ones"
    GIVES_SAFE_SPADES = "gives away high spades that were well guarded"
    MISSES_VOID = "could have left a suit empty"
    GIVES_SAFE = "gives a high card away that small ones of its suit cover"
    GIVES_LOW = "gives low cards away and keeps high ones"
    COSTS_MORE = "cost more on average"


def pass_fault(
    view: SeatView, passed: tuple[Card, ...], better: tuple[Card, ...], shooting: bool = False
) -> PassFault:
    """What was wrong with passing three cards; see `fault_of`."""
    if shooting:
        return PassFault.MISSES_MOON
    wrong = [card for card in passed if card not in better]
    missed = [card for card in better if card not in passed]
    if any(card.suit is Suit.SPADES and card.rank >= Rank.QUEEN for card in missed):
        return PassFault.KEEPS_HIGH_SPADES
    kept = [card for card in view.hand if card not in passed]
    high_kept = any(card.suit is Suit.SPADES and card.rank >= Rank.QUEEN for card in kept)
    if high_kept and any(card.suit is Suit.SPADES for card in wrong):
        return PassFault.UNGUARDS
    if any(card.suit is Suit.SPADES and card.rank >= Rank.QUEEN for card in wrong):
        return PassFault.GIVES_SAFE_SPADES
    if _voids(view, better) > _voids(view, passed):
        return PassFault.MISSES_VOID
    if any(_covered(view, card) for card in wrong):
        return PassFault.GIVES_SAFE
    if sum(card.rank for card in wrong) < sum(card.rank for card in missed):
        return PassFault.GIVES_LOW
    return PassFault.COSTS_MORE


def _covered(view: SeatView, card: Card) -> bool:
    """A high card over at least three small ones."""
    small = sum(other.suit is card.suit and other.rank <= Rank.SEVEN for other in view.hand)
    return card.rank >= Rank.JACK and small >= 3


def _voids(view: SeatView, given: tuple[Card, ...]) -> int:
    held = {card.suit for card in view.hand}
    return len(held - {card.suit for card in view.hand if card not in given})
