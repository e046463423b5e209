"""Where everything is when a match is shown again with all hands open."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.seats import Seat
from game.view.metrics import Metrics
from game.view.pictures import CARD_RATIO

STEP_SHARE: Final = 0.42
"""From card to card in a row, by a card's width."""
ROW_SHARE: Final = 0.66
"""From row to row at the sides, by a card's height."""
SIDE_ROW: Final = 7
"""Cards in the first row of a hand at the sides."""
RAISE_SHARE: Final = 0.2
_BAR_POINTS: Final = 40
_FOOT_POINTS: Final = 60
_SHEET_POINTS: Final = 236
_PLATE_POINTS: Final = 30
_GAP_POINTS: Final = 10


class ReplayLayout:
    """All places for a window's size.

    Attributes:
        bar: The strip along the top.
        foot: The strip of buttons along the bottom.
        sheet: The score sheet at the right.
        area: The table.
        card_width: Of every card, in pixels; `card_height` goes with it.
    """

    def __init__(self, metrics: Metrics) -> None:
        px = metrics.px
        width, height = metrics.size
        gap = px(_GAP_POINTS)
        self.gap = gap
        self.bar = pygame.Rect(0, 0, width, px(_BAR_POINTS))
        self.foot = pygame.Rect(0, height - px(_FOOT_POINTS), width, px(_FOOT_POINTS))
        top, bottom = self.bar.bottom + gap, self.foot.top - gap
        self.sheet = pygame.Rect(0, top, px(_SHEET_POINTS), bottom - top)
        self.sheet.right = width - gap
        self.area = pygame.Rect(gap, top, self.sheet.left - 2 * gap, bottom - top)
        self.plate_height = px(_PLATE_POINTS)
        self.plate_width = px(178)
        self.card_width = self._card_width()
        self.card_height = round(self.card_width * CARD_RATIO)
        self.step = self.card_width * STEP_SHARE

    def _card_width(self) -> int:
        """As large as two hands with the trick between them, and two above each other, allow."""
        side = 1 + (SIDE_ROW - 1) * STEP_SHARE
        across = (self.area.width - 2 * self.gap) / (2 * side + 3.0)
        free = self.area.height - 2 * (self.plate_height + 3 * self.gap)
        down = free / (2 + 2 * RAISE_SHARE + 2.1) / CARD_RATIO
        return max(int(min(across, down)), 12)

    @property
    def centre(self) -> tuple[int, int]:
        """The middle of the trick."""
        return self.area.center

    def plate(self, seat: Seat) -> pygame.Rect:
        """Where a player's name stands, above the hand."""
        rect = pygame.Rect(0, 0, self.plate_width, self.plate_height)
        if seat is Seat.NORTH:
            rect.midtop = self.area.centerx, self.area.top
        elif seat is Seat.SOUTH:
            raised = round(self.card_height * RAISE_SHARE)
            rect.midbottom = (
                self.area.centerx,
                self.area.bottom - self.card_height - raised - self.gap // 2,
            )
        else:
            rect.width = min(rect.width, self._side_width)
            rect.bottom = self._side_top - round(self.card_height * RAISE_SHARE) - self.gap // 2
            if seat is Seat.WEST:
                rect.left = self.area.left
            else:
                rect.right = self.area.right
        return rect

    @property
    def _side_width(self) -> int:
        return round(self.card_width + (SIDE_ROW - 1) * self.step)

    @property
    def _side_top(self) -> int:
        block = self.card_height * (1 + ROW_SHARE)
        return round(self.area.centery - block / 2 + self.plate_height / 2)

    def hand(self, seat: Seat, count: int) -> list[tuple[float, float]]:
        """The middles of a hand's cards, upright, in the order of the hand.

        North and South have one row; West and East two, since they have less room.
        """
        if seat is Seat.NORTH:
            raised = round(self.card_height * RAISE_SHARE)
            top = self.area.top + self.plate_height + self.gap // 2 + raised
            return self._row(self.area.centerx, top, count)
        if seat is Seat.SOUTH:
            return self._row(self.area.centerx, self.area.bottom - self.card_height, count)
        middle = (
            self.area.left + self._side_width / 2
            if seat is Seat.WEST
            else self.area.right - self._side_width / 2
        )
        first = min(count, SIDE_ROW)
        second = self._side_top + round(self.card_height * ROW_SHARE)
        return self._row(middle, self._side_top, first) + self._row(middle, second, count - first)

    def _row(self, middle: float, top: int, count: int) -> list[tuple[float, float]]:
        y = top + self.card_height / 2
        return [(middle + (i - (count - 1) / 2) * self.step, y) for i in range(count)]

    def trick(self, seat: Seat) -> tuple[float, float]:
        """The middle of the card that a seat has played."""
        x, y = self.centre
        across, down = self.card_width * 0.9, self.card_height * 0.54
        return {
            Seat.SOUTH: (x, y + down),
            Seat.WEST: (x - across, y),
            Seat.NORTH: (x, y - down),
            Seat.EAST: (x + across, y),
        }[seat]
