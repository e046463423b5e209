"""Where everything on the table is: pure rectangles and poses from the window's size."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

import pygame

from game.rules.seats import SEATS, Seat
from game.view.metrics import Metrics
from game.view.pictures import CARD_RATIO

SMALL_SHARE: Final = 0.6
"""The others' cards beside the player's own."""
RAISE_SHARE: Final = 0.14
"""How far a raised card stands out, by its height."""
BAR_POINTS: Final = 40
ROW_POINTS: Final = 38
_MARGIN_POINTS: Final = 10
_WIDEST_STEP: Final = 0.66
_STEP_SHARE: Final = 0.52
"""Distance between neighbours in the player's hand, by a card's width, where there is room."""


class Place(Enum):
    """Where a card can be."""

    DECK = "deck"
    HAND = "hand"
    ASIDE = "aside"
    """Laid before its player, to be passed."""
    TRICK = "trick"
    PILE = "pile"
    """Taken; gathered at its taker's plate, where it is not drawn."""
    FAN = "fan"
    """A penalty card shown before its taker when the deal is over."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for one card.

    Attributes:
        place: Which kind.
        seat: Whose.
        index: Which of several, from the left or top.
        count: Of how many.
        raised: It stands out of the hand.
    """

    place: Place
    seat: Seat
    index: int = 0
    count: int = 1
    raised: bool = False


@dataclass(frozen=True, slots=True)
class Pose:
    """A card's middle in surface pixels, its width in pixels, and its turn in degrees."""

    x: float
    y: float
    width: float
    angle: float = 0.0


class TableLayout:
    """All places on a table of one size.

    Attributes:
        metrics: The scale.
        card_width: Of the player's own cards, in pixels; `card_height` goes with it.
        small_width: Of the others' cards.
        bar: The bar along the top.
        row: The strip above the player's hand: plate, status, buttons.
        zone: Where tricks are played.
        hand: The player's hand at rest.
    """

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        px = metrics.px
        width, height = metrics.size
        self.margin = px(_MARGIN_POINTS)
        self.bar = pygame.Rect(0, 0, width, px(BAR_POINTS))
        free = height - self.bar.height - px(ROW_POINTS)
        self.card_height = max(min(free * 0.25, width / 5.6 * CARD_RATIO), 20)
        self.card_width = round(self.card_height / CARD_RATIO)
        self.card_height = round(self.card_width * CARD_RATIO)
        self.small_width = round(self.card_width * SMALL_SHARE)
        self.small_height = round(self.small_width * CARD_RATIO)
        self.raise_by = round(self.card_height * RAISE_SHARE)
        top = height - self.margin - self.card_height
        self.hand = self._hand_rect(top)
        row_top = top - self.raise_by - px(4) - px(ROW_POINTS)
        self.row = pygame.Rect(self.margin, row_top, width - 2 * self.margin, px(ROW_POINTS))
        north = self.bar.bottom + px(8) + self.small_height
        self.zone = pygame.Rect(self.margin, north + px(6), self.row.width, 0)
        self.zone.height = max(row_top - px(4) - self.zone.top, 1)
        self._plates = [self._plate_rect(seat) for seat in SEATS]
        self._columns = [self._column_rect(seat) for seat in SEATS]

    def _hand_rect(self, top: int) -> pygame.Rect:
        width = self.metrics.width
        self.step = min(
            self.card_width * _STEP_SHARE, (width - 2 * self.margin - self.card_width) / 12
        )
        span = round(self.card_width + 12 * self.step)
        return pygame.Rect((width - span) // 2, top, span, self.card_height)

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the trick zone."""
        return self.zone.centerx, self.zone.centery

    def pose(self, slot: Slot) -> Pose:
        """Where a card in this slot lies."""
        match slot.place:
            case Place.HAND:
                return self._own_pose(slot) if slot.seat is Seat.SOUTH else self._other_pose(slot)
            case Place.TRICK:
                return self._trick_pose(slot)
            case Place.ASIDE:
                return self._aside_pose(slot)
            case Place.FAN:
                return self._fan_pose(slot)
            case Place.DECK:
                x, y = self.centre
                return Pose(x, y - slot.index * 0.25, self.small_width)
            case Place.PILE:
                plate = self.plate(slot.seat)
                return Pose(plate.centerx, plate.centery, self.small_width * 0.5, 0.0)

    def _own_pose(self, slot: Slot) -> Pose:
        middle = self.hand.centerx + (slot.index - (slot.count - 1) / 2) * self.own_step(slot.count)
        y = self.hand.centery - (self.raise_by if slot.raised else 0)
        return Pose(middle, y, self.card_width)

    def own_step(self, count: int) -> float:
        """The distance between neighbours in the player's hand: fewer cards lie a little wider."""
        if count < 2:
            return self.step
        return min(self.card_width * _WIDEST_STEP, 12 * self.step / (count - 1))

    def own_hit_rect(self, slot: Slot) -> pygame.Rect:
        """Where the pointer touches one of the player's cards.

        It does not follow hovering or flights: only the card's slot counts, so that nothing slips
        away from under the pointer. It reaches from the raised card's top to the window's edge.
        """
        pose = self._own_pose(slot)
        left = round(pose.x - self.card_width / 2)
        top = self.hand.top - (self.raise_by if slot.raised else 0)
        return pygame.Rect(left, top, self.card_width, self.metrics.height - top)

    def _other_pose(self, slot: Slot) -> Pose:
        offset = (slot.index - (slot.count - 1) / 2) * self._other_step(slot.seat)
        if slot.seat is Seat.NORTH:
            y = self.bar.bottom + self.metrics.px(8) + self.small_height / 2
            # Seen from across the table, the first card is on the right.
            return Pose(self.metrics.width / 2 - offset, y, self.small_width, 180.0)
        edge = self.margin + self.small_height / 2
        column = self.side_column(slot.seat)
        if slot.seat is Seat.WEST:
            return Pose(edge, column.centery + offset, self.small_width, 270.0)
        return Pose(self.metrics.width - edge, column.centery - offset, self.small_width, 90.0)

    def _other_step(self, seat: Seat) -> float:
        wanted = self.small_width * 0.28
        if seat is Seat.NORTH:
            return wanted
        return min(wanted, (self.side_column(seat).height - self.small_width) / 12)

    def side_column(self, seat: Seat) -> pygame.Rect:
        """The strip in which West's or East's hand stands."""
        return self._columns[seat]

    def _column_rect(self, seat: Seat) -> pygame.Rect:
        top = self.plate(seat).bottom + self.metrics.px(8)
        left = (
            self.margin
            if seat is Seat.WEST
            else (self.metrics.width - self.margin - self.small_height)
        )
        return pygame.Rect(left, top, self.small_height, max(self.zone.bottom - top, 1))

    def _trick_pose(self, slot: Slot) -> Pose:
        x, y = self.centre
        across = self.card_width * 0.98
        down = min(self.card_height * 0.52, (self.zone.height - self.card_height) / 2)
        dx, dy, angle = {
            Seat.SOUTH: (0.0, down, -1.0),
            Seat.WEST: (-across, 0.0, 3.0),
            Seat.NORTH: (0.0, -down, 2.0),
            Seat.EAST: (across, 0.0, -3.0),
        }[slot.seat]
        return Pose(x + dx, y + dy, self.card_width, angle)

    def _aside_pose(self, slot: Slot) -> Pose:
        offset = (slot.index - (slot.count - 1) / 2) * self.small_width * 0.5
        half = self.small_height * 0.62
        x, y = self.centre
        match slot.seat:
            case Seat.SOUTH:
                return Pose(x + offset, self.zone.bottom - half, self.small_width)
            case Seat.NORTH:
                return Pose(x - offset, self.zone.top + half, self.small_width, 180.0)
            case Seat.WEST:
                edge = self.side_column(slot.seat).right + half * 1.15
                return Pose(edge, y + offset, self.small_width, 270.0)
            case Seat.EAST:
                edge = self.side_column(slot.seat).left - half * 1.15
                return Pose(edge, y - offset, self.small_width, 90.0)

    @property
    def aside_bottom(self) -> int:
        """The lower edge of the cards that North has laid aside."""
        return round(self.zone.top + self.small_height * 1.12)

    def _fan_pose(self, slot: Slot) -> Pose:
        width = round(self.card_width * 0.62)
        room = self.zone.width * 0.34
        step = min(width * 0.34, (room - width) / max(slot.count - 1, 1))
        offset = (slot.index - (slot.count - 1) / 2) * step
        half = width * CARD_RATIO / 2
        x, y = self.centre
        match slot.seat:
            case Seat.SOUTH:
                return Pose(x + offset, self.zone.bottom - half, width)
            case Seat.NORTH:
                return Pose(x + offset, self.zone.top + half, width)
            case Seat.WEST:
                return Pose(self.zone.left + room / 2 + offset, y, width)
            case Seat.EAST:
                return Pose(self.zone.right - room / 2 + offset, y, width)

    def plate(self, seat: Seat) -> pygame.Rect:
        """The plate with a player's name and points."""
        return self._plates[seat]

    def _plate_rect(self, seat: Seat) -> pygame.Rect:
        px = self.metrics.px
        width, height = px(196), px(40)
        if seat is Seat.SOUTH:
            return pygame.Rect(self.row.left, self.row.centery - height // 2, width, height)
        if seat is Seat.NORTH:
            span = self.small_width * (1 + 12 * 0.28)
            left = round(self.metrics.width / 2 - span / 2) - px(14) - width
            return pygame.Rect(max(left, self.margin), self.bar.bottom + px(10), width, height)
        left = self.margin if seat is Seat.WEST else self.metrics.width - self.margin - width
        # Below the row of North's plate, so that the two never meet in a narrow window.
        return pygame.Rect(left, self.zone.top - px(2), width, height)

    @property
    def status(self) -> pygame.Rect:
        """The strip for the status line, between the plate and the buttons of the row."""
        left = self.plate(Seat.SOUTH).right + self.metrics.px(10)
        return pygame.Rect(
            left, self.row.top, self.row.right - self._tools_width - left, self.row.height
        )

    @property
    def _tools_width(self) -> int:
        return self.metrics.px(178)

    @property
    def tools(self) -> pygame.Rect:
        """The strip for the table's own small buttons."""
        width = self._tools_width - self.metrics.px(10)
        return pygame.Rect(self.row.right - width, self.row.top, width, self.row.height)

    @property
    def heart_sign(self) -> pygame.Rect:
        """Where the sign of broken hearts stands."""
        size = self.metrics.px(34)
        right = self.side_column(Seat.EAST).left - self.metrics.px(12)
        return pygame.Rect(right - size, self.zone.bottom - size - self.metrics.px(2), size, size)

    def to_share(self, pose: Pose) -> Pose:
        """A pose as shares of the window, which stays true when the window changes its size."""
        return Pose(
            pose.x / self.metrics.width,
            pose.y / self.metrics.height,
            pose.width / self.card_width,
            pose.angle,
        )

    def from_share(self, share: Pose) -> Pose:
        """A pose in pixels from one that `to_share` made."""
        return Pose(
            share.x * self.metrics.width,
            share.y * self.metrics.height,
            share.width * self.card_width,
            share.angle,
        )
