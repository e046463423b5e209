"""Cards as tests write them: `hand("QS AH 2C")`."""

from __future__ import annotations

from game.rules.cards import Card, parse_cards


def card(text: str) -> Card:
    """One card."""
    return Card.parse(text)


def hand(text: str) -> tuple[Card, ...]:
    """Cards in the order written."""
    return parse_cards(text)
