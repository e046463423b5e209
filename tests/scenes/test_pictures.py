"""The drawn table in every look: the same state gives the same pixels, however it came about."""

from __future__ import annotations

import pygame
import pytest

from game.app.wishes import Wishes
from game.rules.legality import legal_cards
from game.rules.seats import Seat
from game.shell.resources import assets_folder
from game.view.theme import looks
from tests.conftest import Fly
from tests.pilot import Pilot, quick

LOOKS = looks(assets_folder() / "themes")


def pixels(pilot: Pilot) -> bytes:
    pilot.app.stage.pictures.draft = False
    return pygame.image.tobytes(pilot.frame(), "RGB")


@pytest.mark.parametrize("look", LOOKS)
def test_a_frame_drawn_twice_is_the_same_frame(fly: Fly, look: str) -> None:
    pilot = fly(settings=quick(look=look, speed="slow"), size=(640, 480))
    pilot.step(1.2)
    assert pilot.app.moving
    assert pixels(pilot) == pixels(pilot)


def test_looks_differ(fly: Fly) -> None:
    pilot = fly(size=(640, 480))
    pilot.settle()
    seen = set()
    for look in LOOKS:
        pilot.app.change(quick(look=look))
        seen.add(pixels(pilot))
    assert len(seen) == len(LOOKS)


def test_a_table_come_to_rest_looks_as_if_it_had_never_moved(fly: Fly) -> None:
    pilot = fly(settings=quick(speed="fast"), wishes=Wishes("pixels"), size=(640, 480))
    pilot.pass_first_three()
    compared = 0
    while pilot.scene == "Play" and compared < 4:
        pilot.settle()
        pilot.move((5, 240))
        board = pilot.board
        turn = board.turn
        shown = pixels(pilot)
        board.settle(pilot.view)
        board.turn = turn
        assert pixels(pilot) == shown
        compared += 1
        for _ in range(3):
            pilot.settle()
            if pilot.scene == "Play" and legal_cards(pilot.view):
                pilot.play_first_legal()
                pilot.step(0.4)


def test_the_hands_of_others_show_no_face(fly: Fly) -> None:
    pilot = fly(wishes=Wishes("closed"))
    pilot.pass_first_three()
    while pilot.scene == "Play":
        pilot.settle()
        for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
            assert not any(s.face_up or s.card for s in pilot.board.hands[seat])
        if pilot.scene == "Play" and legal_cards(pilot.view):
            pilot.play_first_legal()
            pilot.step(0.4)


def test_the_thirteenth_trick_is_seen_before_the_score(fly: Fly) -> None:
    pilot = fly(settings=quick(speed="normal"), wishes=Wishes("last"))
    pilot.pass_first_three()
    seen: list[str] = []
    while pilot.scene != "Scoreboard":
        if len(pilot.view.tricks) == 13 or not pilot.view.hand:
            table = pilot.app.matches.table
            assert table is not None
            stage = table.choreographer
            now = "resting" if stage.resting else "laid out" if stage.laid_out else "moving"
            if seen[-1:] != [now]:
                seen.append(now)
            if stage.laid_out:
                assert pilot.board.totals == (0, 0, 0, 0) or pilot.board.totals == pilot.view.totals
        elif not pilot.app.moving and legal_cards(pilot.view):
            pilot.play_first_legal()
        pilot.step(0.05)
    assert [now for now in seen if now != "moving"] == ["resting", "laid out"]
    fans = pilot.board.fans
    assert sum(len(fan) for fan in fans.values()) == 14
