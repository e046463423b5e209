"""Where everything on the table is, in windows of many sizes."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.rules.seats import SEATS, Seat
from game.view.layout import Place, Slot, TableLayout
from game.view.metrics import SMALLEST_CANVAS, Metrics
from game.view.pictures import CARD_RATIO

SIZES = [
    (640, 480), (641, 481), (800, 600), (1024, 600), (1024, 768), (1280, 720), (1280, 800),
    (1366, 768), (1440, 900), (1600, 900), (1920, 1080), (1920, 1200), (2560, 1440), (2560, 1080),
    (3440, 1440), (3840, 2160), (3839, 2159), (700, 1400), (1080, 1920), (900, 900), (640, 900),
    (1900, 480), (2400, 600), (1777, 999),
]  # fmt: skip
INTERFACES = (75, 100, 150, 200)
both = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def layouts(size: tuple[int, int]) -> list[TableLayout]:
    return [TableLayout(Metrics.of(size, interface)) for interface in INTERFACES]


def box(layout: TableLayout, slot: Slot) -> pygame.Rect:
    """The space that a card in a slot takes, its slight turn left aside."""
    pose = layout.pose(slot)
    wide, high = pose.width, pose.width * CARD_RATIO
    if round(pose.angle / 90) % 2:
        wide, high = high, wide
    return pygame.Rect(round(pose.x - wide / 2), round(pose.y - high / 2), round(wide), round(high))


def hand_box(layout: TableLayout, seat: Seat, raised: bool = False) -> pygame.Rect:
    cards = [box(layout, Slot(Place.HAND, seat, index, 13, raised)) for index in range(13)]
    return cards[0].unionall(cards[1:])


@both
def test_every_card_is_inside_the_window_wherever_it_lies(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        window = pygame.Rect((0, 0), size)
        for seat in SEATS:
            for place, count in (
                (Place.HAND, 13), (Place.ASIDE, 3), (Place.TRICK, 1), (Place.FAN, 14),
                (Place.PILE, 1), (Place.DECK, 13),
            ):  # fmt: skip
                for index in range(count):
                    for raised in (False, place is Place.HAND and seat is Seat.SOUTH):
                        slot = Slot(place, seat, index, count, raised)
                        assert window.inflate(2, 2).contains(box(layout, slot)), (slot, size)


@both
def test_plates_bar_row_and_hands_keep_clear_of_each_other(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        parts = {
            "bar": layout.bar,
            "row": layout.row,
            "own hand, raised": hand_box(layout, Seat.SOUTH, raised=True),
            **{f"plate {seat}": layout.plate(seat) for seat in SEATS if seat is not Seat.SOUTH},
            **{f"hand {seat}": hand_box(layout, seat) for seat in SEATS if seat is not Seat.SOUTH},
        }
        window = pygame.Rect((0, 0), size)
        for name, rect in parts.items():
            assert window.inflate(2, 2).contains(rect), (name, rect)
        for (one, a), (other, b) in combinations(parts.items(), 2):
            assert not a.inflate(-2, -2).colliderect(b.inflate(-2, -2)), (one, a, other, b)


@both
def test_plate_status_and_tools_share_the_row(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        plate, status, tools = layout.plate(Seat.SOUTH), layout.status, layout.tools
        assert plate.right <= status.left
        assert status.right <= tools.left
        assert tools.right <= layout.row.right
        assert status.width >= layout.metrics.px(180)


@both
def test_four_played_cards_can_all_be_read(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        cards = [box(layout, Slot(Place.TRICK, seat)) for seat in SEATS]
        for index, card in enumerate(cards):
            # The corner with rank and suit is not under a card that was played later.
            corner = pygame.Rect(card.x, card.y, card.width // 5, card.height // 4)
            for later in cards[index + 1 :]:
                assert not later.contains(corner)
            assert not card.colliderect(layout.bar)


@both
def test_a_hand_can_be_touched_wherever_it_is_seen(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        for count in (13, 7, 2, 1):
            for raised in (False, True):
                for index in range(count):
                    slot = Slot(Place.HAND, Seat.SOUTH, index, count, raised)
                    seen, touched = box(layout, slot), layout.own_hit_rect(slot)
                    assert touched.inflate(2, 2).contains(seen)
                    assert touched.bottom == size[1]
        assert layout.step >= 8


@both
def test_a_raised_card_stands_out_by_the_same_share_at_every_size(size: tuple[int, int]) -> None:
    for layout in layouts(size):
        low = layout.pose(Slot(Place.HAND, Seat.SOUTH, 3, 13))
        high = layout.pose(Slot(Place.HAND, Seat.SOUTH, 3, 13, raised=True))
        assert (low.x, low.width) == (high.x, high.width)
        assert (low.y - high.y) / layout.card_height == pytest.approx(0.14, abs=0.02)
        others = {layout.pose(Slot(Place.HAND, Seat.SOUTH, i, 13)).y for i in range(13)}
        assert others == {low.y}


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (3, 900), (120, 90)], ids=str)
def test_a_window_of_next_to_nothing_is_laid_out_all_the_same(size: tuple[int, int]) -> None:
    layout = TableLayout(Metrics.of(size))
    assert layout.pose(Slot(Place.TRICK, Seat.WEST)).width > 0


@both
def test_every_panel_fits_into_the_window(size: tuple[int, int]) -> None:
    for interface in INTERFACES:
        metrics = Metrics.of(size, interface)
        assert metrics.unit * SMALLEST_CANVAS[0] <= size[0] + 1
        assert metrics.unit * SMALLEST_CANVAS[1] <= size[1] + 1


def test_a_larger_interface_is_larger_where_there_is_room() -> None:
    units = [Metrics.of((2560, 1440), interface).unit for interface in INTERFACES]
    assert units == sorted(units)
    assert units[0] < units[-1]


def test_a_pose_survives_a_change_of_size_as_a_share_of_the_window() -> None:
    small, large = TableLayout(Metrics.of((640, 480))), TableLayout(Metrics.of((1280, 960)))
    pose = small.pose(Slot(Place.TRICK, Seat.EAST))
    back = small.from_share(small.to_share(pose))
    assert (back.x, back.y, back.width) == pytest.approx((pose.x, pose.y, pose.width))
    there = large.from_share(small.to_share(pose))
    assert there.x == pytest.approx(2 * pose.x)
