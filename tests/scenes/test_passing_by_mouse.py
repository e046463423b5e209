"""Choosing three cards, giving them away, and a new game in the middle of everything."""

from __future__ import annotations

import pygame
import pytest

from game.app.wishes import Wishes
from game.rules.seats import SEATS, PassDirection, Seat
from game.table.local import LocalSession
from game.view.layout import Place
from tests.conftest import Fly
from tests.pilot import Pilot, quick

AT = {PassDirection.LEFT: 1, PassDirection.RIGHT: 2, PassDirection.ACROSS: 3}
LABEL = {
    PassDirection.LEFT: "Pass left to Pauline",
    PassDirection.RIGHT: "Pass right to Ben",
    PassDirection.ACROSS: "Pass across to Michele",
}
RECEIVER = {
    PassDirection.LEFT: Seat.WEST,
    PassDirection.RIGHT: Seat.EAST,
    PassDirection.ACROSS: Seat.NORTH,
}


def choosing(fly: Fly, direction: PassDirection = PassDirection.LEFT, **choices: object) -> Pilot:
    pilot = fly(
        settings=quick(**{"speed": "normal", **choices}), wishes=Wishes("pass", AT[direction])
    )
    pilot.settle()
    return pilot


def up(pilot: Pilot) -> int:
    return sum(sprite.slot.raised for sprite in pilot.board.hands[Seat.SOUTH])


def test_two_are_too_few_and_a_fourth_is_not_taken(fly: Fly) -> None:
    pilot = choosing(fly)
    label = LABEL[PassDirection.LEFT]
    for card in pilot.hand[:2]:
        pilot.click_card(card)
    assert not pilot.button(label).enabled
    pilot.click(pilot.button(label).rect.center)
    pilot.key(pygame.K_RETURN)
    pilot.step(1)
    assert pilot.view.passed is None
    pilot.click_card(pilot.hand[2])
    assert pilot.button(label).enabled
    pilot.click_card(pilot.hand[5])
    assert up(pilot) == 3
    assert not pilot.sprite(pilot.hand[5]).slot.raised


def test_three_presses_on_one_card_leave_it_up(fly: Fly) -> None:
    pilot = choosing(fly)
    card = pilot.hand[4]
    for _ in range(3):
        pilot.click_card(card)
    assert up(pilot) == 1


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_only_the_first_button_picks(fly: Fly, button: int) -> None:
    pilot = choosing(fly)
    for card in pilot.hand[:3]:
        pilot.click(pilot.card_point(card), button)
    assert up(pilot) == 0


@pytest.mark.parametrize("play_by", ["click", "double", "drag"])
def test_a_click_picks_a_card_however_cards_are_played(fly: Fly, play_by: str) -> None:
    pilot = choosing(fly, play_by=play_by)
    pilot.click_card(pilot.hand[0])
    assert up(pilot) == 1


@pytest.mark.parametrize("direction", AT, ids=lambda d: d.value)
def test_words_flight_and_new_owner_agree_on_the_direction(
    fly: Fly, direction: PassDirection
) -> None:
    pilot = choosing(fly, direction)
    three = pilot.hand[:3]
    for card in three:
        pilot.click_card(card)
    flown: set[Seat] = set()
    pilot.press(LABEL[direction])
    before = set(pilot.board.hands[Seat.SOUTH]) | set(pilot.board.aside[Seat.SOUTH])
    for _ in range(200):
        pilot.step(0.03)
        for seat in SEATS[1:]:
            if any(sprite in before for sprite in pilot.board.hands[seat]):
                flown.add(seat)
        if pilot.view.received and not pilot.app.moving:
            break
    assert flown == {RECEIVER[direction]}
    table = pilot.app.matches.table
    assert table is not None
    assert isinstance(table.session, LocalSession)
    owner = table.session.match.view(RECEIVER[direction])
    assert set(three) <= set(owner.received or ())
    giver = ("", "Pauline", "Michele", "Ben")[direction.giver(Seat.SOUTH)]
    assert f"{giver} passed you" in pilot.told
    marked = {s.card for s in pilot.board.hands[Seat.SOUTH] if s.marked}
    assert marked == set(pilot.view.received or ())
    for seat in SEATS[1:]:
        assert all(s.card is None and not s.face_up for s in pilot.board.hands[seat])


def test_pressing_pass_twice_passes_once(fly: Fly) -> None:
    pilot = choosing(fly)
    for card in pilot.hand[:3]:
        pilot.click_card(card)
    rect = pilot.button(LABEL[PassDirection.LEFT]).rect
    pilot.click(rect.center)
    pilot.click(rect.center)
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert pilot.view.passed is not None
    assert len(pilot.view.hand) == 13


def test_raised_cards_stay_up_through_changes_of_the_window(fly: Fly) -> None:
    pilot = choosing(fly)
    ends = pilot.hand[0], pilot.hand[-1]
    for card in ends:
        pilot.click_card(card)
    for size in ((1100, 600), (640, 900), (800, 600)):
        pilot.resize(size)
        assert up(pilot) == 2
        layout = pilot.app.top.layout  # type: ignore[attr-defined]
        low = layout.pose(pilot.sprite(pilot.hand[5]).slot).y
        assert low - layout.pose(pilot.sprite(ends[0]).slot).y == layout.raise_by
    for card in ends:
        pilot.click_card(card)
    layout = pilot.app.top.layout  # type: ignore[attr-defined]
    assert len({layout.pose(s.slot).y for s in pilot.board.hands[Seat.SOUTH]}) == 1


def new_game(pilot: Pilot) -> None:
    pilot.app.begin()


@pytest.mark.parametrize("moment", ["dealing", "passing", "sweeping"])
def test_a_new_game_sweeps_the_old_one_off_the_table(fly: Fly, moment: str) -> None:
    pilot = fly(settings=quick(speed="normal"))
    if moment == "sweeping":
        pilot.pass_first_three()
        for _ in range(3000):
            pilot.step(0.03)
            if pilot.board.piles and any(s.flight for p in pilot.board.piles.values() for s in p):
                break
            if not pilot.app.moving and pilot.scene == "Play":
                pilot.play_first_legal()
    elif moment == "passing":
        pilot.settle()
        pilot.click_card(pilot.hand[0])
    for _ in range(10 if moment == "dealing" else 1):
        new_game(pilot)
        pilot.step(0.1)
    pilot.settle()
    pilot.step(5)
    assert pilot.scene == "Passing"
    assert len(pilot.app.scenes) == 1
    assert pilot.view.totals == pilot.board.totals == (0, 0, 0, 0)
    assert pilot.view.deal_number == 1
    assert pilot.board.points == (0, 0, 0, 0)
    assert not pilot.board.hearts_broken
    held = [len(pilot.board.hands[seat]) + len(pilot.board.aside[seat]) for seat in SEATS]
    assert held == [13] * 4
    assert len(set(pilot.hand)) == 13
    assert {s.slot.place for s in pilot.board.sprites} <= {Place.HAND, Place.ASIDE}
    assert up(pilot) == 0
