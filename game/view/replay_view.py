"""A match shown again: four open hands, the trick between them, and the score sheet."""

from __future__ import annotations

import pygame

from game.i18n.translator import Words
from game.rules.cards import Card
from game.rules.scoring import leaders
from game.rules.seats import SEATS, Seat
from game.view.film import TRICKS, Still
from game.view.painter import CORNER_SHARE, Painter
from game.view.pictures import CARD_RATIO
from game.view.replay_layout import RAISE_SHARE, ReplayLayout
from game.view.theme import rgb
from game.view.words import direction_words, number, points_words

_ROW_POINTS = 23.0


class ReplayView:
    """Draws one stop of a match on a cloth that is already there."""

    def __init__(
        self, layout: ReplayLayout, still: Still, names: tuple[str, ...], words: Words
    ) -> None:
        """Draw nothing yet.

        Args:
            layout: The places.
            still: What is seen.
            names: Who sits South, West, North and East.
            words: The language.
        """
        self._layout = layout
        self._still = still
        self._names = names
        self._words = words

    def draw(self, painter: Painter) -> None:
        """Bar, hands, trick and sheet."""
        self._draw_bar(painter)
        for seat in SEATS:
            self._draw_plate(painter, seat)
            self._draw_hand(painter, seat)
        self._draw_trick(painter)
        self._draw_sheet(painter)

    def _draw_bar(self, painter: Painter) -> None:
        still, bar = self._still, self._layout.bar
        painter.box(bar, painter.theme.bar, corner=0)
        parts = [
            self._words.t("Hand {number} of {all}", number=still.deal, all=still.deals),
            direction_words(self._words, still.direction),
        ]
        if still.trick.cards:
            here = still.tricks + (0 if still.trick.complete else 1)
            parts.append(self._words.t("Trick {number} of {all}", number=here, all=TRICKS))
        text = " \N{MIDDLE DOT} ".join(parts)
        painter.text(
            text, bar.inflate(-painter.px(20), 0), painter.theme.bar_ink, 15, align="centre"
        )

    def _draw_plate(self, painter: Painter, seat: Seat) -> None:
        theme, px, still = painter.theme, painter.px, self._still
        rect = self._layout.plate(seat)
        mine = still.turn is seat
        painter.drop_shadow(rect, 8, 0.7)
        painter.box(rect, theme.turn if mine else theme.plate, corner=8)
        painter.mark("panel", self._names[seat], rect.copy())
        ink = theme.turn_ink if mine else theme.plate_ink
        inner = rect.inflate(-px(16), 0)
        right = painter.text(
            number(still.points[seat]), inner, ink, 16, align="right", weight="bold"
        )
        inner.width = right.left - px(8) - inner.x
        if mine:
            arrow = pygame.Rect(inner.x - px(4), inner.y, px(14), inner.height)
            painter.icon("play", arrow, ink, 0.9)
            inner = pygame.Rect(
                arrow.right + px(4), inner.y, inner.right - arrow.right - px(4), inner.height
            )
        painter.text(self._names[seat], inner, ink, 15, weight="bold" if mine else "regular")

    def _draw_hand(self, painter: Painter, seat: Seat) -> None:
        still, layout = self._still, self._layout
        cards = still.hands[seat]
        for card, (x, y) in zip(cards, layout.hand(seat, len(cards)), strict=True):
            if card in still.passing[seat]:
                y -= layout.card_height * RAISE_SHARE
            painter.card(card, (x, y), layout.card_width)
            if card in still.received[seat]:
                self._frame(painter, card, (x, y))

    def _draw_trick(self, painter: Painter) -> None:
        still, layout = self._still, self._layout
        trick = still.trick
        for seat, card in trick.plays():
            painter.card(card, layout.trick(seat), layout.card_width)
            if trick.complete and seat is trick.taker:
                self._frame(painter, card, layout.trick(seat))
        if trick.cards:
            return
        told = ""
        if any(still.passing):
            told = self._words.t("The raised cards are passed.")
        elif any(still.received):
            told = self._words.t("The framed cards were received.")
        room = pygame.Rect(0, 0, layout.card_width * 3, layout.card_height)
        room.center = layout.centre
        painter.paragraph(told, room, painter.theme.ink, 15, align="centre")

    def _frame(self, painter: Painter, card: Card, centre: tuple[float, float]) -> None:
        width = self._layout.card_width
        frame = painter.pictures.frame(
            width,
            round(width * CARD_RATIO),
            painter.px(3),
            round(width * CORNER_SHARE),
            rgb(painter.theme.turn),
            0,
        )
        painter.canvas.picture(frame, frame.get_rect(center=(round(centre[0]), round(centre[1]))))

    def _draw_sheet(self, painter: Painter) -> None:
        theme, px, still = painter.theme, painter.px, self._still
        sheet = self._layout.sheet
        painter.panel(sheet)
        inner = sheet.inflate(-px(20), -px(20))
        width = inner.width // 4
        best = leaders(still.totals[-1]) if still.totals else ()
        cells = [pygame.Rect(inner.x + width * s, inner.y, width, px(26)) for s in SEATS]
        for seat, cell in zip(SEATS, cells, strict=True):
            narrow = pygame.Rect(cell.x + px(3), cell.y, cell.width - px(3), cell.height)
            painter.text(
                self._names[seat], narrow, theme.panel_ink, 12, align="right", weight="bold"
            )
        line = pygame.Rect(inner.x, inner.y + px(28), inner.width, px(1))
        painter.box(line, theme.panel_edge, corner=0)
        top = line.bottom + px(4)
        news = px(70)
        room = max((inner.bottom - news - top) // px(_ROW_POINTS), 1)
        for row, totals in enumerate(still.totals[-room:]):
            newest = row == min(len(still.totals), room) - 1
            for seat, cell in zip(SEATS, cells, strict=True):
                place = pygame.Rect(cell.x, top + px(_ROW_POINTS) * row, width, px(_ROW_POINTS))
                ink = theme.panel_soft
                if newest:
                    ink = theme.leader if seat in best else theme.panel_ink
                painter.text(
                    number(totals[seat]),
                    place,
                    ink,
                    16 if newest else 14,
                    align="right",
                    weight="bold" if newest else "regular",
                )
        below = pygame.Rect(inner.x, inner.bottom - news + px(6), inner.width, news - px(6))
        painter.paragraph(self._news(), below, theme.panel_ink, 14)

    def _news(self) -> str:
        """What the last card brought about."""
        trick = self._still.trick
        if not trick.complete:
            return ""
        name = self._names[trick.taker]
        if not trick.points:
            return self._words.t("{name} takes the trick.", name=name)
        points = points_words(self._words, trick.points)
        return self._words.t("{name} takes the trick: {points}.", name=name, points=points)
