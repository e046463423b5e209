"""Whether what a bot says may be done: asked of every answer, whoever gave it."""

from __future__ import annotations

from game.rules.cards import Card
from game.rules.legality import Phase, refusal, refusal_to_pass
from game.rules.seat_view import SeatView


def is_legal(view: SeatView, cards: object) -> bool:
    """Whether this is a legal answer to the question that the view poses."""
    if not isinstance(cards, tuple) or not all(isinstance(card, Card) for card in cards):
        return False
    if view.phase is Phase.PASSING:
        return refusal_to_pass(view, cards) is None
    return len(cards) == 1 and refusal(view, cards[0]) is None
