"""A match: a seed, the house rules and the list of decisions, from which all else follows."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.cards import Card, cards_of
from game.rules.commands import Command, PassCards, PlayCard, StartDeal
from game.rules.deal import Deal
from game.rules.events import DealScored, Event, MatchEnded
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, Refusal
from game.rules.scoring import leaders, match_over, moon_shooter, score_deal
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick


class IllegalCommand(Exception):
    """A command that the rules forbid; the match is as it was.

    Attributes:
        command: What was asked.
        refusal: Why it was refused.
    """

    def __init__(self, command: Command, refusal: Refusal) -> None:
        super().__init__(f"{command}: {refusal.value}")
        self.command = command
        self.refusal = refusal


class Match:
    """The authority over one match. `apply` is the only way to change it.

    Attributes:
        seed: The text from which every deal is shuffled.
        rules: The house rules.
        log: Every decision so far.
        totals: Points of the finished deals, South to East.
        scores: What each finished deal added, oldest first.
        fingerprints: What was told of each deal before it began, the running one included.
        deal: The running or last deal, None before the first.
        first_deal: The number of the match's first deal, 1 unless a chosen deal is played.
    """

    def __init__(self, seed: str, rules: HouseRules | None = None, first_deal: int = 1) -> None:
        self.seed = seed
        self.rules = rules or HouseRules()
        self.first_deal = first_deal
        self.log: list[Command] = []
        self.totals: tuple[int, ...] = (0, 0, 0, 0)
        self.scores: list[tuple[int, ...]] = []
        self.fingerprints: list[str] = []
        self.deal: Deal | None = None

    @staticmethod
    def replay(seed: str, rules: HouseRules, log: Iterable[Command], first_deal: int = 1) -> Match:
        """The match after these decisions.

        Raises:
            IllegalCommand: A decision that the rules forbid at its place.
        """
        match = Match(seed, rules, first_deal)
        for command in log:
            match.apply(command)
        return match

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        if self.deal is not None and self.deal.phase is not Phase.DEALING:
            return self.deal.phase
        return Phase.OVER if match_over(self.totals, self.rules) else Phase.DEALING

    @property
    def turn(self) -> Seat | None:
        """The seat to play, or None outside play."""
        return self.deal.turn if self.deal is not None else None

    def legal_cards(self) -> tuple[Card, ...]:
        """What the seat on turn may play, sorted; empty outside play."""
        return () if self.deal is None else cards_of(self.deal.legal)

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command would be refused, or None."""
        deal = self.deal
        if isinstance(command, PlayCard) and deal is not None:
            return deal.refusal_to_play(command.seat, command.card)
        if isinstance(command, StartDeal):
            return None if self.phase is Phase.DEALING else Refusal.WRONG_PHASE
        if deal is None or isinstance(command, PlayCard):
            return Refusal.WRONG_PHASE
        return deal.refusal_to_pass(command.seat, command.cards)

    def apply(self, command: Command) -> list[Event]:
        """Carry out a decision.

        Returns:
            What happened, in order.

        Raises:
            IllegalCommand: The rules forbid it; nothing has changed.
        """
        deal = self.deal
        if isinstance(command, PlayCard) and deal is not None:
            played = deal.play(command.seat, command.card)
            if played is not None:
                self.log.append(command)
                return played if deal.turn is not None else played + self._score(deal)
        refused = self.refusal(command)
        if refused is not None:
            raise IllegalCommand(command, refused)
        self.log.append(command)
        if isinstance(command, StartDeal):
            number = self.first_deal if deal is None else deal.number + 1
            self.deal, events = Deal.start(self.seed, number, self.rules)
            self.fingerprints.append(self.deal.fingerprint)
            return events
        assert isinstance(command, PassCards)
        assert deal is not None
        return deal.pass_cards(command.seat, command.cards)

    def view(self, seat: Seat | None) -> SeatView:
        """What a seat may know; None for somebody who only watches."""
        deal = self.deal
        own = deal if seat is not None else None
        place = seat or Seat.SOUTH
        phase = self.phase
        return SeatView(
            seat=seat,
            rules=self.rules,
            deal_number=0 if deal is None else deal.number,
            direction=self.rules.direction(self.first_deal) if deal is None else deal.direction,
            phase=phase,
            turn=self.turn,
            hand=() if own is None else cards_of(own.hands[place]),
            passed=None if own is None else own.passed[place],
            received=None if own is None else own.received[place],
            waiting=tuple(s for s in SEATS if deal is not None and deal.passed[s] is None)
            if phase is Phase.PASSING
            else (),
            tricks=() if deal is None else tuple(deal.tricks),
            trick=Trick(Seat.SOUTH) if deal is None else Trick(deal.leader, tuple(deal.cards)),
            hearts_broken=deal is not None and deal.hearts_broken,
            points=(0, 0, 0, 0) if deal is None else tuple(deal.points),
            totals=self.totals,
            scores=tuple(self.scores),
            decision=len(self.log),
            fingerprint="" if deal is None else deal.fingerprint,
        )

    def _score(self, deal: Deal) -> list[Event]:
        taken = tuple(deal.points)
        score = score_deal(taken, deal.jack_taker, self.rules)
        self.totals = tuple(a + b for a, b in zip(self.totals, score, strict=True))
        self.scores.append(score)
        events: list[Event] = [
            DealScored(deal.number, taken, score, self.totals, moon_shooter(taken))
        ]
        if match_over(self.totals, self.rules):
            events.append(MatchEnded(self.totals, leaders(self.totals)))
        return events
