"""The three decisions that a match is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.cards import Card
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class StartDeal:
    """Deal the next thirteen cards to everybody."""


@dataclass(frozen=True, slots=True)
class PassCards:
    """A seat chooses the three cards it passes."""

    seat: Seat
    cards: tuple[Card, ...]


class PlayCard(NamedTuple):
    """A seat plays a card to the trick. A tuple, since fifty-two are made in every deal."""

    seat: Seat
    card: Card


Command = StartDeal | PassCards | PlayCard
