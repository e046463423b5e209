"""Sentences about judgement: why a card was chosen. Shared by hints and the review."""

from __future__ import annotations

from typing import Final

from game.bots.reasons import PassReason, Reason
from game.i18n.translator import N_

REASONS: Final = {
    Reason.ONLY_CARD: N_("It is the only card you may play."),
    Reason.GIVES_QUEEN: N_("It gives the queen of spades away."),
    Reason.STOPS_MOON: N_("It takes points from somebody who is collecting them all."),
    Reason.GOES_FOR_MOON: N_("Nobody can beat it, and you have every point so far."),
    Reason.DUCKS: N_("It stays below the best card, so somebody else takes the trick."),
    Reason.DUCKS_HIGH: N_("It is the highest card that still stays below the best one."),
    Reason.LAST_WITHOUT_POINTS: N_("You are last and the trick costs nothing: a high card goes."),
    Reason.MUST_TAKE: N_("You may have to take this trick, so a high card goes."),
    Reason.STAYS_LOW: N_("It is your lowest, and somebody may still go over it."),
    Reason.SHEDS_SPADE: N_("It gets rid of a spade that could catch the queen."),
    Reason.SHEDS_HEART: N_("It gives somebody a heart that could have cost you."),
    Reason.SHEDS_HIGH: N_("It gets rid of a card that would take tricks later."),
    Reason.MAKES_VOID: N_("You are nearly out of that suit, and then you can discard."),
    Reason.DRAWS_QUEEN: N_("A small spade may draw the queen out of another hand."),
    Reason.LEADS_LOW: N_("It is low, so somebody else is likely to take the trick."),
    Reason.LEADS_SAFE: N_("Somebody can still beat it."),
    Reason.KEEPS_OPTIONS: N_("On average it costs the least of all your cards."),
}
PASS_REASONS: Final = {
    PassReason.SPADES: N_("High spades with too few small ones are how one catches the queen."),
    PassReason.VOID: N_("It leaves you without a suit, and then you can discard early."),
    PassReason.HIGH: N_("These are the cards most likely to take tricks."),
}
