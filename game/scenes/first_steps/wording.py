"""Fills the script's sentences with names, cards and suits."""

from __future__ import annotations

from game.i18n.translator import Words
from game.rules.cards import Card, Suit
from game.rules.seats import Seat
from game.scenes.first_steps.moments import Moment
from game.scenes.first_steps.script import Lesson
from game.view.spoken import SUIT_WORDS, card_words
from game.view.words import points_words


def lesson_text(words: Words, lesson: Lesson, moment: Moment, names: tuple[str, ...]) -> str:
    """A lesson's sentences at a moment, in the player's language.

    Args:
        words: The language.
        lesson: What to say.
        moment: What it is about.
        names: Who sits where.
    """
    view = moment.view

    def card(value: Card | None) -> str:
        return "" if value is None else card_words(words, value)

    def suit(value: Suit | None) -> str:
        return "" if value is None else words.t(SUIT_WORDS[value])

    def name(seat: Seat | None) -> str:
        return "" if seat is None else names[seat]

    return words.t(
        lesson.text,
        me=name(moment.me),
        west=name(Seat.WEST),
        east=name(Seat.EAST),
        leader=name(view.trick.leader),
        taker=name(moment.taker),
        breaker=name(moment.breaker),
        shared=name(moment.shared),
        card=card(moment.card),
        best=card(moment.best),
        played=card(moment.played),
        suit=suit(view.trick.led),
        led=suit(moment.last.led),
        points=points_words(words, view.totals[moment.me]),
    )
