"""`Position`: one deal with every hand known, as the search plays it on.

A seat is written as 0, 4, 8 or 12, South to East, so that `hands[seat + suit]` is a mask of 13
bits; a card is its suit and one bit of such a mask, so the higher of two cards of a suit is the
greater number. Kept plain and typed, fit for compiling.
"""

from __future__ import annotations

from typing import Final

from game.rules.cards import by_mask
from game.rules.house_rules import HouseRules

CLUBS: Final = 0
DIAMONDS: Final = 1
SPADES: Final = 2
HEARTS: Final = 3
JACK: Final = 1 << 9
"""The bit of a suit's jack."""
QUEEN: Final = 1 << 10
"""The bit of a suit's queen."""
BITS: Final[tuple[tuple[int, ...], ...]] = by_mask(1 << rank for rank in range(13))
"""The single bits of each 13-bit mask, lowest first."""

NOBODY: Final = -1
"""Owner of the points while none has been taken."""
SEVERAL: Final = 16
"""Owner of the points once two seats have some."""


class Position:
    """A deal in play.

    Attributes:
        hands: The sixteen suit masks.
        live: By suit, the cards in all hands together.
        void: By suit, one bit a seat (South lowest) that has shown to be out of it.
        points: Penalty points taken, at 0, 4, 8 and 12.
        turn: The seat to play.
        count: Cards in the running trick.
        led: The suit led; meaningless while `count` is 0.
        best: The bit of the card that is taking the trick.
        taker: The seat that played it.
        trick_points: Penalty points in the trick.
        stake: 0 for a trick without points, 1 with hearts, 2 with the queen, 3 with the jack that
            scores (and no queen).
        broken: Hearts may be led.
        left: Tricks left, the running one included.
        owner: The seat that holds every point so far, or `NOBODY` or `SEVERAL`.
        queen_live: The queen of spades is in a hand.
        jack_live: The jack of diamonds scores and is in a hand.
        jack_here: It lies in the running trick.
        jack_taker: The seat that took it, or -1.
        points_first: Penalty cards may be thrown on the first trick.
        queen_breaks: The queen of spades breaks hearts.
    """

    __slots__ = (
        "best",
        "broken",
        "count",
        "hands",
        "jack_here",
        "jack_live",
        "jack_taker",
        "led",
        "left",
        "live",
        "owner",
        "points",
        "points_first",
        "queen_breaks",
        "queen_live",
        "rules",
        "stake",
        "taker",
        "trick_points",
        "turn",
        "void",
    )

    def __init__(self, hands: list[int], rules: HouseRules) -> None:
        self.rules: HouseRules = rules
        self.hands: list[int] = hands
        self.live: list[int] = [
            hands[suit] | hands[4 + suit] | hands[8 + suit] | hands[12 + suit] for suit in range(4)
        ]
        self.void: list[int] = [0, 0, 0, 0]
        self.points: list[int] = [0] * 16
        self.turn: int = 0
        for seat in (4, 8, 12):
            if hands[seat] & 1:
                self.turn = seat
        self.count: int = 0
        self.led: int = 0
        self.best: int = 0
        self.taker: int = 0
        self.trick_points: int = 0
        self.stake: int = 0
        self.broken: bool = False
        self.left: int = 13
        self.owner: int = NOBODY
        self.queen_live: bool = (self.live[SPADES] & QUEEN) != 0
        self.jack_live: bool = rules.jack_of_diamonds and (self.live[DIAMONDS] & JACK) != 0
        self.jack_here: bool = False
        self.jack_taker: int = -1
        self.points_first: bool = rules.points_on_first_trick
        self.queen_breaks: bool = rules.queen_breaks_hearts

    def copy(self) -> Position:
        """A position that can be played on by itself."""
        other = Position(self.hands.copy(), self.rules)
        other.live = self.live.copy()
        other.void = self.void.copy()
        other.points = self.points.copy()
        other.turn = self.turn
        other.count = self.count
        other.led = self.led
        other.best = self.best
        other.taker = self.taker
        other.trick_points = self.trick_points
        other.stake = self.stake
        other.broken = self.broken
        other.left = self.left
        other.owner = self.owner
        other.queen_live = self.queen_live
        other.jack_live = self.jack_live
        other.jack_here = self.jack_here
        other.jack_taker = self.jack_taker
        return other

    def legal(self) -> list[int]:
        """The four suit masks of what the seat to play may play."""
        seat = self.turn
        clubs, diamonds, spades, hearts = self.hands[seat : seat + 4]
        if self.count:
            if self.hands[seat + self.led]:
                return [self.hands[seat + suit] if suit == self.led else 0 for suit in range(4)]
            if self.left == 13 and not self.points_first:
                if clubs or diamonds or spades & ~QUEEN:
                    return [clubs, diamonds, spades & ~QUEEN, 0]
                if hearts:
                    return [0, 0, 0, hearts]
            return [clubs, diamonds, spades, hearts]
        if self.left == 13 and clubs & 1:
            return [1, 0, 0, 0]
        if not self.broken and (clubs or diamonds or spades):
            return [clubs, diamonds, spades, 0]
        return [clubs, diamonds, spades, hearts]

    def play(self, suit: int, card: int) -> None:
        """Play a legal card for the seat to play."""
        seat = self.turn
        self.hands[seat + suit] ^= card
        self.live[suit] ^= card
        if not self.count:
            self.led = suit
            self.best = card
            self.taker = seat
        elif suit != self.led:
            self.void[self.led] |= 1 << (seat >> 2)
        elif card > self.best:
            self.best = card
            self.taker = seat
        if suit == HEARTS:
            self.trick_points += 1
            self.broken = True
            if not self.stake:
                self.stake = 1
        elif suit == SPADES and card == QUEEN:
            self.trick_points += 13
            self.stake = 2
            self.queen_live = False
            if self.queen_breaks:
                self.broken = True
        elif suit == DIAMONDS and card == JACK and self.jack_live:
            self.jack_live = False
            self.jack_here = True
            if self.stake != 2:
                self.stake = 3
        self.count += 1
        if self.count < 4:
            self.turn = (seat + 4) & 15
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        taker = self.taker
        if self.trick_points:
            self.points[taker] += self.trick_points
            if self.owner == NOBODY:
                self.owner = taker
            elif self.owner != taker:
                self.owner = SEVERAL
        if self.jack_here:
            self.jack_taker = taker
            self.jack_here = False
        self.turn = taker
        self.count = 0
        self.trick_points = 0
        self.stake = 0
        self.left -= 1
