"""What a review says of a decision: what was wrong with it, and what the better one does."""

from __future__ import annotations

from typing import Final

from game.bots.faults import Fault, PassFault, fault_of, pass_fault, spades_above_queen
from game.bots.judge import Verdict
from game.bots.reasons import pass_reason, reason_for
from game.i18n.translator import N_, Words
from game.rules.legality import Phase
from game.scenes.wording import PASS_REASONS, REASONS, figure

FAULTS: Final = {
    Fault.MISSES_MOON: N_("From here you had a good chance of taking every point."),
    Fault.GIVES_UP_MOON: N_("It lets others take points, and you had them all."),
    Fault.LETS_MOON: N_("It lets somebody who has every point go on collecting."),
    Fault.FEEDS_MOON: N_("It gives points to somebody who is collecting them all."),
    Fault.LEADS_QUEEN: N_("It leads the queen of spades, and she may come back to you."),
    Fault.LEADS_ABOVE_QUEEN: N_("It leads a spade above the queen, and the queen was still out."),
    Fault.UNGUARDS: N_("It gives up a small spade that guarded your high ones."),
    Fault.MISSES_DRAW: N_("The queen was still out, and a small spade might have drawn her."),
    Fault.LEADS_HEART: N_("It leads a heart, and you may well take that trick."),
    Fault.LEADS_HIGH: N_("Few cards can beat it, so you are likely to take the trick."),
    Fault.EATS_QUEEN: N_("It swallows the queen, and a lower card would have ducked her."),
    Fault.EXPOSES_QUEEN: N_("The queen may take this trick herself."),
    Fault.KEEPS_QUEEN: N_("You could have given the queen of spades away."),
    Fault.RISKS_QUEEN: N_("It goes above the queen, and she could still fall on it."),
    Fault.TAKES_POINTS: N_("It takes points that could have gone to somebody else."),
    Fault.TAKES_LEAD: N_("It takes a trick that somebody else could have taken."),
    Fault.GOES_TOO_HIGH: N_("Hardly anybody can go over it; a lower card might have been beaten."),
    Fault.DUCKS_FREE: N_("The trick was cheap, and a high card could have gone with it."),
    Fault.KEEPS_HIGH: N_("It is low, and a high card that takes tricks later stays in your hand."),
    Fault.KEEPS_HIGH_SPADE: N_("A spade that could catch the queen stays in your hand."),
    Fault.KEEPS_HEART: N_("You could have given a heart away."),
    Fault.THROWS_STOPPER: N_("It throws away a high heart that could have stopped a moon."),
    Fault.MISSES_VOID: N_("You could have come nearer to having none of a suit."),
    Fault.COSTS_MORE: N_("No rule of thumb says why, but on average it cost more."),
}
PASS_FAULTS: Final = {
    PassFault.MISSES_MOON: N_("You could have kept a hand that takes every point."),
    PassFault.KEEPS_HIGH_SPADES: N_("It keeps high spades with too few small ones under them."),
    PassFault.UNGUARDS: N_("It gives away small spades that guard your high ones."),
    PassFault.GIVES_SAFE_SPADES: N_("It gives away high spades that were well guarded."),
    PassFault.MISSES_VOID: N_("It could have left you without a suit."),
    PassFault.GIVES_SAFE: N_("It gives away a high card that your small ones of its suit cover."),
    PassFault.GIVES_LOW: N_("It gives low cards away and keeps ones that take tricks."),
    PassFault.COSTS_MORE: N_("No rule of thumb says why, but on average it cost more."),
}


def fault_sentence(words: Words, verdict: Verdict) -> str:
    """What was wrong with a decision that cost something."""
    view = verdict.view
    if view.phase is Phase.PASSING:
        wrong = pass_fault(view, verdict.chosen, verdict.better, verdict.shooting)
        return words.t(PASS_FAULTS[wrong])
    fault = fault_of(view, verdict.chosen[0], verdict.better[0], verdict.shooting)
    if fault is Fault.KEEPS_LEAD:
        return words.tn(
            "It keeps the lead with the queen still out and {count} spade above her in your hand.",
            "It keeps the lead with the queen still out and {count} spades above her in your hand.",
            spades_above_queen(view),
        )
    return words.t(FAULTS[fault])


def reason_sentence(words: Words, verdict: Verdict) -> str:
    """What the best choice does."""
    view = verdict.view
    if view.phase is Phase.PASSING:
        return words.t(PASS_REASONS[pass_reason(view, verdict.better)])
    return words.t(REASONS[reason_for(view, verdict.better[0])])


def said(words: Words, verdict: Verdict) -> list[str]:
    """What is said of a decision, the verdict itself first."""
    if verdict.forced:
        return [words.t("It was the only card that you could play.")]
    if not verdict.costly:
        if verdict.better != verdict.chosen:
            return [words.t("It cost nothing: no other choice is better for sure.")]
        told = [words.t("This was the best choice.")]
        return told if verdict.shooting else [*told, reason_sentence(words, verdict)]
    cost = figure(words, verdict.cost, verdict.error)
    told = [words.t("It cost {cost} points on average.", cost=cost), fault_sentence(words, verdict)]
    if not verdict.shooting:
        # What a card does in the ordinary way is not why a moon begins with it.
        told.append(words.t("Better: {reason}", reason=reason_sentence(words, verdict)))
    return told
