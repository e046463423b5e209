"""What is true at a moment of the guided hand, for the script to choose its words by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.cards import QUEEN_OF_SPADES, Card, Suit
from game.rules.legality import legal_cards
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick


class When(Enum):
    """The kinds of moments at which the guide may speak."""

    PASS = "pass"
    """Three cards are to be chosen."""
    RECEIVED = "received"
    """The three that came lie to be seen."""
    TURN = "turn"
    """The player is to play."""
    OTHER = "other"
    """The player has just played another card than the marked one."""
    TRICK = "trick"
    """A complete trick lies on the table."""
    END = "end"
    """The hand has been scored."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment at the table.

    Attributes:
        when: Its kind.
        view: What the player may know.
        advised: What the guide would pass or play.
        picked: Cards that stand out to be passed.
        played: The card that the player has just played, if that is what this is about.
    """

    when: When
    view: SeatView
    advised: tuple[Card, ...] = ()
    picked: tuple[Card, ...] = ()
    played: Card | None = None

    @property
    def me(self) -> Seat:
        """The player's seat."""
        return self.view.seat or Seat.SOUTH

    @property
    def card(self) -> Card | None:
        """The first of the advised cards."""
        return self.advised[0] if self.advised else None

    @property
    def last(self) -> Trick:
        """The latest complete trick, or one that has not begun."""
        return self.view.tricks[-1] if self.view.tricks else self.view.trick

    @property
    def taker(self) -> Seat:
        """Who took the latest trick; the leader before there was one."""
        return self.last.taker if self.last.complete else self.last.leader

    @property
    def follows(self) -> bool:
        """The player must play a card of the suit led."""
        led = self.view.trick.led
        return led is not None and any(card.suit is led for card in self.view.hand)

    @property
    def void(self) -> bool:
        """A suit was led of which the player has none."""
        return self.view.trick.led is not None and not self.follows

    @property
    def leads(self) -> bool:
        """The player begins a trick."""
        return not self.view.trick.cards

    @property
    def best(self) -> Card | None:
        """The highest card of the suit led so far."""
        trick = self.view.trick
        held = [card for card in trick.cards if card.suit is trick.led]
        return max(held) if held else None

    @property
    def ducks(self) -> bool:
        """The advised card stays below the best one."""
        return bool(self.follows and self.card and self.best and self.card < self.best)

    @property
    def free_ride(self) -> bool:
        """The player is last, the trick costs nothing, and the advised card takes it."""
        trick = self.view.trick
        return self.follows and len(trick.cards) == 3 and not trick.points and not self.ducks

    @property
    def forced(self) -> bool:
        """One card only may be played."""
        return len(legal_cards(self.view)) == 1

    @property
    def queen_here(self) -> bool:
        """The queen of spades is in the latest trick."""
        return QUEEN_OF_SPADES in self.last.cards

    @property
    def queen_gone(self) -> bool:
        """The queen of spades has been taken."""
        return any(QUEEN_OF_SPADES in trick.cards for trick in self.view.tricks)

    @property
    def gave_queen(self) -> bool:
        """The player got rid of the queen in the latest trick."""
        mine = any(s is self.me and c is QUEEN_OF_SPADES for s, c in self.last.plays())
        return mine and self.taker is not self.me

    @property
    def breaker(self) -> Seat | None:
        """Who threw the first heart, if that was in the latest trick."""
        if any(card.suit is Suit.HEARTS for trick in self.view.tricks[:-1] for card in trick.cards):
            return None
        for seat, card in self.last.plays():
            if card.suit is Suit.HEARTS:
                return seat
        return None

    @property
    def shared(self) -> Seat | None:
        """Somebody who has a point while somebody else has the queen: no moon any more."""
        points = self.view.points
        if sum(taken > 0 for taken in points) < 2:
            return None
        return min((s for s in SEATS if points[s]), key=lambda seat: points[seat])
