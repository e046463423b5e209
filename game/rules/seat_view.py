"""What one seat may know: the only thing that a bot, a screen or a wire is ever given."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.seats import PassDirection, Seat
from game.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class SeatView:
    """A match as one seat sees it.

    Attributes:
        seat: Whose view it is; None for somebody who only watches.
        rules: The house rules.
        deal_number: The running or last deal, from 1; 0 before the first.
        direction: Its pass direction.
        phase: Where the match stands.
        turn: Who is to play, or None while nobody is.
        hand: The seat's own cards, sorted.
        passed: The three cards it gave away, None before it chose (or on a hold).
        received: The three it got, None before everybody chose (or on a hold).
        waiting: Seats that have still to choose their pass.
        tricks: The complete tricks of the deal.
        trick: The running trick.
        hearts_broken: Hearts may be led.
        points: Penalty points taken so far in the deal, South to East.
        totals: Totals of the deals before, South to East.
        scores: What each finished deal added to the totals, oldest first.
        decision: How many decisions the match has seen: the number that stamps an answer.
        fingerprint: What was told of the deal before it began; public.
    """

    seat: Seat | None
    rules: HouseRules
    deal_number: int
    direction: PassDirection
    phase: Phase
    turn: Seat | None
    hand: tuple[Card, ...]
    passed: tuple[Card, ...] | None
    received: tuple[Card, ...] | None
    waiting: tuple[Seat, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    hearts_broken: bool
    points: tuple[int, ...]
    totals: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    decision: int
    fingerprint: str = ""

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat holds."""
        if self.phase not in (Phase.PLAYING, Phase.PASSING):
            return 0
        played = len(self.tricks) + any(who is seat for who, _ in self.trick.plays())
        given = self.phase is Phase.PASSING and self.direction is not PassDirection.HOLD
        return 13 - played - (3 if given and seat not in self.waiting else 0)
