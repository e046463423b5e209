"""A finished deal taken apart again: what a seat decided, and what it knew each time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.cards import Card
from game.rules.commands import Command, PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat.

    Attributes:
        view: What it knew.
        cards: The card that it played, or the three that it passed.
    """

    view: SeatView
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was written down: enough to come to every one of its positions again.

    Attributes:
        seed: The seed of its deals.
        rules: The house rules.
        log: Its decisions.
        first_deal: The number of its first deal.
    """

    seed: str
    rules: HouseRules
    log: tuple[Command, ...]
    first_deal: int = 1

    def replay(self) -> Match:
        """The match after these decisions."""
        return Match.replay(self.seed, self.rules, self.log, self.first_deal)


def record_of(match: Match, deals: int | None = None) -> Record:
    """What is written of a match up to the end of its first so many deals; None for all."""
    log = match.log
    if deals is not None:
        starts = [at for at, command in enumerate(log) if isinstance(command, StartDeal)]
        if deals < len(starts):
            log = log[: starts[deals]]
    return Record(match.seed, match.rules, tuple(log), match.first_deal)


def finished_deals(match: Match) -> range:
    """The numbers of a match's finished deals."""
    return range(match.first_deal, match.first_deal + len(match.scores))


def decisions_of(record: Record, deal: int, seat: Seat) -> tuple[Decision, ...]:
    """What a seat decided in a deal, in order, each with its view of that moment.

    Args:
        record: The match.
        deal: The deal's number.
        seat: Whose decisions.
    """
    match = Match(record.seed, record.rules, record.first_deal)
    found: list[Decision] = []
    for command in record.log:
        running = match.deal is not None and match.deal.number == deal
        if running and isinstance(command, PassCards | PlayCard) and command.seat is seat:
            found.append(Decision(match.view(seat), _cards(command)))
        match.apply(command)
    return tuple(found)


def _cards(command: PassCards | PlayCard) -> tuple[Card, ...]:
    return command.cards if isinstance(command, PassCards) else (command.card,)


def passes_of(log: Iterable[Command], deal: int) -> tuple[PassCards, ...]:
    """The passes of a deal, counted from 1 within the log."""
    count = 0
    found = []
    for command in log:
        count += isinstance(command, StartDeal)
        if count == deal and isinstance(command, PassCards):
            found.append(command)
    return tuple(found)
