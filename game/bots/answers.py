"""Asking a bot and checking what it says: every answer that leaves this room is a legal one."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from game.bots.bot import make_bot
from game.bots.heuristic import Plain
from game.rules.cards import Card
from game.rules.legality import Phase, refusal, refusal_to_pass
from game.rules.seat_view import SeatView
from game.rules.seats import Seat

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


def think(question: Question) -> tuple[Card, ...]:
    """Let the bot choose; whatever it raises comes through."""
    bot = make_bot(question.bot, question.seed)
    if question.view.phase is Phase.PASSING:
        return bot.choose_pass(question.view)
    return (bot.choose_play(question.view),)


def is_legal(view: SeatView, cards: object) -> bool:
    """Whether this is a legal answer to the question that the view poses."""
    if not isinstance(cards, tuple) or not all(isinstance(card, Card) for card in cards):
        return False
    if view.phase is Phase.PASSING:
        return refusal_to_pass(view, cards) is None
    return len(cards) == 1 and refusal(view, cards[0]) is None


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
