"""Sentences about judgement, shared: why a card is good, and what cards were worth."""

from __future__ import annotations

from typing import Final

from game.bots.reasons import PassReason, Reason
from game.i18n.translator import N_, Words, signed
from game.table.ledger import Ledger

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
    PassReason.MOON: N_("It keeps your high cards: with them you might shoot the moon."),
    PassReason.BEST: N_("On average it costs the least of all ways to pass."),
    PassReason.HIGH: N_("These are the cards most likely to take tricks."),
}


def figure(words: Words, mean: float, error: float) -> str:
    """A mean with its standard error."""
    return f"{words.decimal(mean)} \N{PLUS-MINUS SIGN} {words.decimal(error)}"


def luck_lines(words: Words, ledger: Ledger, deal: int) -> list[str]:
    """What the score sheet says of the score without luck, in at most two lines.

    Args:
        words: The language.
        ledger: The match's figures.
        deal: The deal that was finished last.
    """
    lines = []
    found = ledger.figures.get(deal)
    if found is not None:
        lines.append(
            words.t(
                "The expert would have taken {expert} with your cards; you took {taken}.",
                expert=figure(words, found.expert, found.error),
                taken=signed(found.taken),
            )
        )
    elif ledger.pending(deal):
        lines.append(words.t("The expert is playing your cards, to see what they were worth."))
    if len(ledger.figures) > 1 or (ledger.figures and found is None):
        gained, error = ledger.total()
        told = figure(words, abs(gained), error)
        if gained >= 0:
            lines.append(
                words.t("In this game so far: {points} points better than the expert.", points=told)
            )
        else:
            lines.append(
                words.t("In this game so far: {points} points worse than the expert.", points=told)
            )
    return lines
