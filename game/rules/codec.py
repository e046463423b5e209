"""Matches as text and back: decisions as short lines, one below another.

`deal` starts a deal, `South passes 2C QS AH` and `West plays KC` are the rest. Reading checks every
decision against the rules, so a text that reads is a match that could have been played.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.rules.cards import Card, cards_text, parse_cards
from game.rules.commands import Command, PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.match import IllegalCommand, Match
from game.rules.seats import Seat


class UnreadableMatch(ValueError):
    """A text that is no match; the message says where and why.

    Attributes:
        decision: The number of the decision at fault, from 1; 0 when it is none of them.
        line: That decision as it is written.
        reason: What is wrong with it.
    """

    def __init__(self, reason: str, decision: int = 0, line: str = "") -> None:
        super().__init__(f"decision {decision}: {reason}" if decision else reason)
        self.decision = decision
        self.line = line
        self.reason = reason


def command_text(command: Command) -> str:
    """A decision as a line."""
    match command:
        case StartDeal():
            return "deal"
        case PassCards(seat, cards):
            return f"{seat} passes {cards_text(cards)}"
        case PlayCard(seat, card):
            return f"{seat} plays {card}"
        case _:
            assert_never(command)


def parse_command(text: str) -> Command:
    """Read a line that `command_text` wrote.

    Raises:
        ValueError: The line is no decision.
    """
    match text.split():
        case ["deal"]:
            return StartDeal()
        case [seat, "passes", *cards]:
            return PassCards(Seat.parse(seat), parse_cards(" ".join(cards)))
        case [seat, "plays", card]:
            return PlayCard(Seat.parse(seat), Card.parse(card))
        case _:
            raise ValueError(f"not a decision: {text[:60]!r}")


def replay_text(seed: str, rules: HouseRules, lines: Iterable[str], first_deal: int = 1) -> Match:
    """The match that these lines tell.

    Raises:
        UnreadableMatch: A line is no decision, or the rules forbid it at its place.
    """
    match = Match(seed, rules, first_deal)
    for number, line in enumerate(lines, 1):
        try:
            match.apply(parse_command(line))
        except (ValueError, IllegalCommand) as error:
            raise UnreadableMatch(str(error), number, line) from error
    return match
