"""A trick: who led, what was played, who takes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.cards import Card, Suit, penalty_points
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards played in turn, clockwise from the leader."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def complete(self) -> bool:
        """All four cards are down."""
        return len(self.cards) == 4

    @property
    def led(self) -> Suit | None:
        """The suit that was led, or None while nobody has played."""
        return self.cards[0].suit if self.cards else None

    @property
    def turn(self) -> Seat:
        """The seat to play next (the leader again once the trick is complete)."""
        return self.leader.after(len(self.cards))

    @property
    def points(self) -> int:
        """Penalty points in the trick."""
        return sum(map(penalty_points, self.cards))

    @property
    def taker(self) -> Seat:
        """The seat whose card is highest in the suit led, so far.

        Raises:
            ValueError: Nobody has played yet.
        """
        if not self.cards:
            raise ValueError("an empty trick has no taker")
        best = 0
        for place, card in enumerate(self.cards):
            if card.suit is self.cards[0].suit and card.rank > self.cards[best].rank:
                best = place
        return self.leader.after(best)

    def plays(self) -> Iterator[tuple[Seat, Card]]:
        """The cards with their seats, in the order of play."""
        for place, card in enumerate(self.cards):
            yield self.leader.after(place), card
