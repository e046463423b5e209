"""What the analyst can be asked to do: jobs in small steps, each told as it is done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from game.bots.judge import Care, judge
from game.rules.seats import Seat
from game.table.decisions import Decision, Record
from game.table.luck import play_again


class Job(Protocol):
    """Work in numbered steps; every step gives one part of the result and needs no other."""

    @property
    def urgent(self) -> bool:
        """Somebody looks on while it is done."""

    @property
    def steps(self) -> int:
        """How many there are."""

    def step(self, number: int) -> object:
        """Do one step, from 0."""


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """Judge decisions, one a step: a `Verdict` each.

    It holds nothing but what the seat could know.

    Attributes:
        decisions: What the seat knew and chose.
        care: How hard to look.
    """

    decisions: tuple[Decision, ...]
    care: Care = field(default_factory=Care)

    @property
    def urgent(self) -> bool:
        """The player looks at its progress."""
        return True

    @property
    def steps(self) -> int:
        """One for each decision."""
        return len(self.decisions)

    def step(self, number: int) -> object:
        """Judge a decision."""
        decision = self.decisions[number]
        return judge(decision.view, decision.cards, self.care)


@dataclass(frozen=True, slots=True)
class LuckJob:
    """Play a finished deal again, once a step: a score each.

    Attributes:
        record: The match to the end of the deal.
        bots: Who sat with the player, clockwise from the left.
        seat: The player's.
        plays: How many times.
    """

    record: Record
    bots: tuple[str, str, str]
    seat: Seat
    plays: int = 16

    @property
    def urgent(self) -> bool:
        """Nobody waits for it."""
        return False

    @property
    def steps(self) -> int:
        """One for each play-out."""
        return self.plays

    def step(self, number: int) -> object:
        """Play the deal out."""
        return play_again(self.record, self.bots, self.seat, number)
