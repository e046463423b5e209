"""What a command made happen, one small class each, and what each seat is told of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.seats import PassDirection, Seat
from game.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal begins; its fingerprint is told before anybody sees a card."""

    number: int
    direction: PassDirection
    fingerprint: str


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat was dealt these thirteen cards."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """A seat laid three cards aside for another; `cards` is empty for those who may not see."""

    seat: Seat
    receiver: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsReceived:
    """A seat picked up three cards; `cards` is empty for those who may not see."""

    seat: Seat
    giver: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayStarted:
    """Hands are settled, and this seat leads the first trick."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat laid a card on the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """Hearts may be led from now on."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick went to its taker, who leads the next."""

    taker: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class DealScored:
    """A deal is over. `points_taken` is before moons and the jack; `score` went to the totals."""

    number: int
    points_taken: tuple[int, ...]
    score: tuple[int, ...]
    totals: tuple[int, ...]
    shooter: Seat | None


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Somebody reached the target; the winners have the lowest total."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = (
    DealStarted
    | HandDealt
    | CardsPassed
    | CardsReceived
    | PlayStarted
    | CardPlayed
    | HeartsBroken
    | TrickTaken
    | DealScored
    | MatchEnded
)


def redact(event: Event, seat: Seat | None) -> Event | None:
    """What a seat is told of an event: nothing of cards that it may not see.

    Args:
        event: What happened.
        seat: Who is told; None is somebody who only watches, and is told least.

    Returns:
        The event as told, or None when the seat is told nothing of it.
    """
    match event:
        case HandDealt():
            return event if event.seat is seat else None
        case CardsPassed():
            return event if event.seat is seat else CardsPassed(event.seat, event.receiver, ())
        case CardsReceived():
            return event if event.seat is seat else CardsReceived(event.seat, event.giver, ())
        case _:
            return event
