"""Thirteen cards as text in a row, in their order, with signs of the suits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.rules.cards import Card, Suit
from game.view.painter import Painter

_ICONS: Final = {
    Suit.CLUBS: "club",
    Suit.DIAMONDS: "diamond",
    Suit.SPADES: "spade",
    Suit.HEARTS: "heart",
}
_RED: Final = (Suit.DIAMONDS, Suit.HEARTS)


def draw_deck(
    painter: Painter, rect: pygame.Rect, name: str, cards: Sequence[Card], label: int
) -> None:
    """Draw a name and its cards.

    Args:
        painter: Where to draw.
        rect: The row, in surface pixels.
        name: Whose cards they are.
        cards: The cards in the order to show.
        label: The width of the name's column, in pixels.
    """
    theme, px = painter.theme, painter.px
    named = pygame.Rect(rect.x, rect.y, label - px(8), rect.height)
    painter.text(name, named, theme.panel_ink, 15, weight="bold")
    width = (rect.width - label) / max(len(cards), 1)
    for place, card in enumerate(cards):
        cell = pygame.Rect(round(rect.x + label + width * place), rect.y, 0, rect.height)
        cell.width = round(width) - px(4)
        painter.box(cell, theme.field, edge=theme.panel_edge, corner=4)
        # The red of text on a panel; the theme's heart stands on the cloth and may be too light.
        ink = theme.winner if card.suit in _RED else theme.field_ink
        half = cell.width // 2
        rank = "10" if card.text[0] == "T" else card.text[0]
        told = pygame.Rect(cell.x, cell.y, half, cell.height)
        painter.text(rank, told, ink, 15, align="right", weight="bold")
        sign = pygame.Rect(cell.x + half, cell.y, cell.width - half, cell.height)
        painter.icon(_ICONS[card.suit], sign, ink, 0.62)
