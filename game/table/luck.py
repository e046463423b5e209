"""A score without luck: the player's cards in the strongest opponent's hands, at the same table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

from game.bots.bot import ROSTER, Bot, make_bot
from game.bots.thinker import Thinker
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seats import SEATS, Seat
from game.table.decisions import Record, passes_of
from game.table.local import STRONGEST, bots_seed

EASY: Final = 30
"""Deals that anybody looks at for a card here; who always looks at fewer plays as ever."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What a deal's cards were worth.

    Attributes:
        deal: The deal's number.
        taken: What it added to the player's total.
        expert: What it would have added, had the strongest opponent held the player's cards.
        error: The standard error of that.
    """

    deal: int
    taken: int
    expert: float
    error: float

    @property
    def gained(self) -> float:
        """Points by which the player did better."""
        return self.expert - self.taken


def luck_of(deal: int, taken: int, scores: Sequence[int]) -> Luck:
    """A deal's figure from what was scored in a few play-outs."""
    count = len(scores)
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores) / max(count - 1, 1)
    return Luck(deal, taken, mean, sqrt(spread / count))


def running_total(figures: Sequence[Luck]) -> tuple[float, float]:
    """By how much the player did better in all, and the standard error."""
    return (
        sum(figure.gained for figure in figures),
        sqrt(sum(figure.error**2 for figure in figures)),
    )


def known_bots(bots: Sequence[str]) -> bool:
    """All of them can sit down again; an outside program can't."""
    return all(name in ROSTER for name in bots)


def play_again(record: Record, bots: tuple[str, str, str], seat: Seat, number: int) -> int:
    """Play the last deal of a record once more, the strongest opponent in a seat.

    The others pass what they passed. In the first play-out they think by the seeds that they had.

    Args:
        record: The match to the end of the deal.
        bots: The roster's names of the three others, clockwise from the seat's left.
        seat: Whose cards the strongest opponent gets.
        number: Which play-out, from 0.

    Returns:
        What the deal adds to the seat's total.
    """
    starts = [at for at, command in enumerate(record.log) if isinstance(command, StartDeal)]
    match = Match.replay(record.seed, record.rules, record.log[: starts[-1]], record.first_deal)
    base = bots_seed(record.seed) + (f":{number}" if number else "")
    people: dict[Seat, Bot] = {seat: eased_bot(STRONGEST, f"{base}:luck")}
    for place, name in enumerate(bots, 1):
        other = seat.after(place)
        people[other] = eased_bot(name, f"{base}:{int(other)}")
    match.apply(StartDeal())
    if match.phase is Phase.PASSING:
        _pass(match, people[seat], seat, passes_of(record.log, len(starts)))
    while match.turn is not None:
        turn = match.turn
        match.apply(PlayCard(turn, people[turn].choose_play(match.view(turn))))
    return match.scores[-1][seat]


def _pass(match: Match, expert: Bot, seat: Seat, passes: tuple[PassCards, ...]) -> None:
    """The others' passes as they were; the seat's own anew."""
    given = {command.seat: command for command in passes}
    for other in (*SEATS[1:], SEATS[0]):
        if other is seat:
            match.apply(PassCards(seat, expert.choose_pass(match.view(seat))))
        else:
            match.apply(given[other])


@lru_cache(maxsize=64)
def eased_bot(name: str, seed: str) -> Bot:
    """A bot that thinks no harder than it must here."""
    bot = make_bot(name, seed)
    return bot.eased(EASY) if isinstance(bot, Thinker) else bot
