"""A page that is filled from the top: sentences, rows of cards, captions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.rules.cards import Card, parse_cards
from game.view.painter import CORNER_SHARE, Painter
from game.view.pictures import CARD_RATIO
from game.view.theme import rgb

TEXT_POINTS: Final = 17.0
CARD_POINTS: Final = 70.0
_CLOTH_POINTS: Final = 8.0


class Flow:
    """A page under the pen.

    Attributes:
        painter: Draws.
        rect: The page.
        y: Where the next thing goes.
    """

    def __init__(self, painter: Painter, rect: pygame.Rect) -> None:
        self.painter = painter
        self.rect = rect
        self.y = rect.y

    def px(self, points: float) -> int:
        """Points as pixels."""
        return self.painter.px(points)

    def gap(self, points: float) -> None:
        """Leave room."""
        self.y += self.px(points)

    def say(self, text: str, *, points: float = TEXT_POINTS, bold: bool = False) -> None:
        """A paragraph over the whole width."""
        room = pygame.Rect(self.rect.x, self.y, self.rect.width, self.rect.bottom - self.y)
        self.y += self.painter.paragraph(
            text,
            room,
            self.painter.theme.panel_ink,
            points,
            weight="bold" if bold else "regular",
        )
        self.gap(8)

    def beside(self, text: str, rect: pygame.Rect, *, points: float = TEXT_POINTS) -> None:
        """A paragraph in the middle of a rectangle's height."""
        painter = self.painter
        lines = len(painter.wrap(text, rect.width, points))
        high = lines * painter.line_height(points)
        room = pygame.Rect(rect.x, rect.centery - high // 2, rect.width, high)
        room.height = min(high, self.rect.bottom - room.y)
        painter.paragraph(text, room, painter.theme.panel_ink, points)

    def fan(self, cards: str, left: float, step: float, wide: float = CARD_POINTS) -> pygame.Rect:
        """A row of overlapping cards on a strip of cloth.

        Args:
            cards: Their two letters each.
            left: Points from the page's left edge.
            step: Points from card to card.
            wide: A card's width in points.

        Returns:
            Where the cards lie.
        """
        shown = parse_cards(cards)
        width, high = self.px(wide), round(self.px(wide) * CARD_RATIO)
        edge = self.px(_CLOTH_POINTS)
        x, self.y = self.rect.x + self.px(left) + edge, self.y + edge
        place = pygame.Rect(x, self.y, width + self.px(step) * (len(shown) - 1), high)
        felt = self.painter.theme.felt
        cloth = place.inflate(2 * edge, 2 * edge)
        self.painter.box(cloth, felt.centre, edge=felt.edge, corner=8)
        for index, card in enumerate(shown):
            middle = x + self.px(step) * index + width / 2
            self.painter.card(card, (middle, self.y + high / 2), width)
        self.y -= edge
        return place

    def below(self, place: pygame.Rect, points: float) -> None:
        """Go on below a row of cards."""
        self.y = place.bottom + self.px(_CLOTH_POINTS + points)

    def card(self, card: Card, centre: tuple[int, int], wide: float, *, framed: bool) -> None:
        """One card by its middle, framed if it is the one that matters."""
        width = self.px(wide)
        self.painter.card(card, centre, width)
        if framed:
            rect = pygame.Rect(0, 0, width, round(width * CARD_RATIO))
            rect.center = centre
            corner = width * CORNER_SHARE / max(self.painter.metrics.unit, 0.01)
            self.painter.box(rect, None, edge=self.painter.theme.turn, corner=corner, line=4)

    def crossed(self, rect: pygame.Rect) -> None:
        """Two strokes over something that is forbidden."""
        colour, width = rgb(self.painter.theme.winner), self.px(5)
        inner = rect.inflate(-rect.width // 4, -rect.height // 4)
        canvas = self.painter.canvas
        canvas.path((inner.topleft, inner.bottomright), colour, width)
        canvas.path((inner.topright, inner.bottomleft), colour, width)

    def rows(
        self, rows: Sequence[tuple[str, str]], first: float, height: float, points: float
    ) -> None:
        """A table of two columns; the first is `first` points wide and bold."""
        painter, theme = self.painter, self.painter.theme
        for name, text in rows:
            row = pygame.Rect(self.rect.x, self.y, self.px(first) - self.px(10), self.px(height))
            painter.text(name, row, theme.panel_ink, points, weight="bold")
            rest = pygame.Rect(self.rect.x + self.px(first), self.y, 0, row.height)
            rest.width = self.rect.right - rest.x
            painter.text(text, rest, theme.panel_ink, points)
            self.y += row.height
