"""Asking a bot and checking what it says: every answer that leaves this room is a legal one."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from game.bots.bot import Bot, make_bot
from game.bots.heuristic import Plain
from game.bots.legal import is_legal
from game.bots.outside import OutsideBot
from game.rules.cards import Card
from game.rules.legality import Phase
from game.rules.seat_view import SeatView
from game.rules.seats import Seat

OUTSIDE = "cmd:"
"""Begins the name of a bot that is an outside program."""
_MOST_MINDS = 12
LOG = logging.getLogger(__name__)

Stamp = tuple[str, int]
"""A match's name and the number of the decision asked for."""


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody at the table asks a bot."""

    stamp: Stamp
    bot: str
    seed: str
    view: SeatView


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot says.

    Attributes:
        stamp: The question's.
        cards: One card for a play, three for a pass; always legal.
        note: Why the plain opponent answered instead, or None when the bot itself did.
        seat: Whose cards they are.
    """

    stamp: Stamp
    cards: tuple[Card, ...]
    note: str | None = None
    seat: Seat | None = None


class Minds:
    """The bots of one process, kept from question to question.

    A name `cmd:PROGRAM` is an outside program that speaks the engine protocol.
    """

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def think(self, question: Question) -> tuple[Card, ...]:
        """Let the bot choose; whatever it raises comes through."""
        who = (question.bot, question.seed)
        bot = self._bots.get(who)
        if bot is None:
            if len(self._bots) >= _MOST_MINDS:
                self.close()
            bot = self._bots[who] = any_bot(question.bot, question.seed)
        if question.view.phase is Phase.PASSING:
            return bot.choose_pass(question.view)
        return (bot.choose_play(question.view),)

    def close(self) -> None:
        """Let go of all bots, and end outside programs."""
        # A list: another thread may be asking.
        for bot in list(self._bots.values()):
            if isinstance(bot, OutsideBot):
                bot.close()
        self._bots.clear()


def any_bot(name: str, seed: str) -> Bot:
    """A bot of the roster, or an outside program written `cmd:PROGRAM`.

    Raises:
        KeyError: Nobody of that name.
    """
    if name.startswith(OUTSIDE):
        return OutsideBot(name.removeprefix(OUTSIDE))
    return make_bot(name, seed)


def checked(question: Question, cards: object) -> Answer:
    """The bot's answer if it is legal, the plain opponent's if not."""
    if isinstance(cards, tuple) and is_legal(question.view, cards):
        return Answer(question.stamp, cards, None, question.view.seat)
    return plain_answer(question, f"it answered {str(cards)[:60]}, which is not legal")


def plain_answer(question: Question, why: str) -> Answer:
    """Answer for a bot that failed.

    Args:
        question: What it was asked.
        why: What went wrong, for the log and the table's note.
    """
    LOG.warning("%s is answered for at %s: %s", question.bot, question.stamp, why)
    view = question.view
    plain = Plain()
    if view.phase is Phase.PASSING:
        cards = plain.choose_pass(view)
    else:
        cards = (plain.choose_play(view),)
    return Answer(question.stamp, cards, why, view.seat)
