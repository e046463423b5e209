"""The table's own sentences: refusals, turns, directions, places."""

from __future__ import annotations

from typing import Final

from game.i18n.translator import N_, Words, signed
from game.rules.cards import Suit
from game.rules.legality import Refusal
from game.rules.seats import PassDirection

_REFUSALS: Final = {
    Refusal.NOT_YOUR_TURN: N_("It is not your turn."),
    Refusal.NOT_IN_HAND: N_("That card is not in your hand."),
    Refusal.WRONG_PHASE: N_("That can't be done now."),
    Refusal.PASS_THREE: N_("Three are chosen: put one back to take another."),
    Refusal.LEAD_TWO_OF_CLUBS: N_("The two of clubs must lead the hand."),
    Refusal.NO_POINTS_FIRST_TRICK: N_("No hearts and no queen of spades on the first trick."),
    Refusal.HEARTS_NOT_BROKEN: N_("Hearts can't be led before they are broken."),
}
_FOLLOW: Final = {
    Suit.CLUBS: N_("You must follow suit: play a club."),
    Suit.DIAMONDS: N_("You must follow suit: play a diamond."),
    Suit.SPADES: N_("You must follow suit: play a spade."),
    Suit.HEARTS: N_("You must follow suit: play a heart."),
}
_PASS_TO: Final = {
    PassDirection.LEFT: N_("Pass left to {name}"),
    PassDirection.RIGHT: N_("Pass right to {name}"),
    PassDirection.ACROSS: N_("Pass across to {name}"),
    PassDirection.HOLD: N_("No passing"),
}
_DIRECTIONS: Final = {
    PassDirection.LEFT: N_("pass left"),
    PassDirection.RIGHT: N_("pass right"),
    PassDirection.ACROSS: N_("pass across"),
    PassDirection.HOLD: N_("no passing"),
}
_PLACES: Final = (
    N_("You came first."),
    N_("You came second."),
    N_("You came third."),
    N_("You came last."),
)


def refusal_sentence(words: Words, reason: Refusal, led: Suit | None) -> str:
    """Why something was refused, as the player reads it.

    Args:
        words: The language.
        reason: The rules' reason.
        led: The suit to follow, if that is the reason.
    """
    if reason is Refusal.FOLLOW_SUIT and led is not None:
        return words.t(_FOLLOW[led])
    return words.t(_REFUSALS[reason])


def pass_to(words: Words, direction: PassDirection, name: str) -> str:
    """What the pass button says."""
    return words.t(_PASS_TO[direction], name=name)


def direction_words(words: Words, direction: PassDirection) -> str:
    """A pass direction in two words."""
    return words.t(_DIRECTIONS[direction])


def place_sentence(words: Words, place: int) -> str:
    """How the player came out, from a place of 1 to 4."""
    return words.t(_PLACES[place - 1])


def points_words(words: Words, points: int) -> str:
    """A number of points with its noun."""
    return words.tn("{count} point", "{count} points", points)


def number(value: int) -> str:
    """A bare number as shown."""
    return signed(value)
