"""The loop on a clock that is moved by hand: stopped, set back, and overtaken by the machine."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.shell.loop import LONGEST_FRAME, STEP
from tests.conftest import Fly
from tests.pilot import FRAME, Pilot, quick

MINUTE = 60.0
NIGHT = 8 * 3600.0


def decisions(pilot: Pilot) -> int:
    table = pilot.app.matches.table
    assert table is not None
    return len(table.session.match.log)  # type: ignore[attr-defined]


def playing(fly: Fly, folder: Path | None = None) -> Pilot:
    """Somebody has set the computer to play the player's seat, and some tricks are played."""
    pilot = fly(folder, settings=quick(speed="normal"))
    pilot.pass_first_three()
    pilot.key(pygame.K_a)
    pilot.step(2.0)
    return pilot


@pytest.mark.parametrize("away", [1.0, MINUTE, NIGHT, -1.0, -MINUTE, -NIGHT])
def test_after_a_pause_or_a_changed_clock_no_moves_come_in_a_burst(
    fly: Fly, tmp_path: Path, away: float
) -> None:
    usual = playing(fly, tmp_path / "usual")
    pilot = playing(fly, tmp_path / "pausing")
    before = decisions(usual)
    assert decisions(pilot) == before
    usual.step(LONGEST_FRAME)
    pilot.now += away
    pilot.loop.tick([])
    # However long it was, it counts as one long frame at most, and then time goes its usual way.
    assert before <= decisions(pilot) <= decisions(usual)
    for _ in range(10):
        usual.step(1.0)
        pilot.step(1.0)
        assert decisions(usual) - 2 <= decisions(pilot) <= decisions(usual) + 1
    assert decisions(pilot) > before


def test_a_window_dragged_for_a_minute_plays_no_card_meanwhile(fly: Fly) -> None:
    pilot = playing(fly)
    before = decisions(pilot)
    # Some systems stop the program while its window is dragged, and then send all there was.
    moved = [pygame.Event(pygame.WINDOWMOVED, x=x, y=5) for x in range(500)]
    pilot.now += MINUTE
    pilot.loop.tick([*moved, pygame.Event(pygame.WINDOWEXPOSED)])
    assert decisions(pilot) <= before + 1
    pilot.step(1.0)
    assert decisions(pilot) <= before + 4


def test_clicks_saved_up_during_a_pause_play_one_card_at_most(fly: Fly) -> None:
    pilot = fly(settings=quick(speed="normal"))
    pilot.pass_first_three()
    pilot.settle()
    before = len(pilot.hand)
    point = pilot.card_point(pilot.hand[0])
    presses = [
        pygame.Event(kind, pos=point, button=1, touch=False)
        for _ in range(40)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    ]
    pilot.now += MINUTE
    pilot.loop.tick(presses)
    pilot.loop.tick([])
    assert before - len(pilot.hand) <= 1


def test_a_slow_machine_plays_slower_and_does_not_fall_behind_for_ever(fly: Fly) -> None:
    pilot = playing(fly)
    taken = []
    step = pilot.app.step

    def counted(seconds: float) -> None:
        taken.append(seconds)
        step(seconds)

    pilot.app.step = counted  # type: ignore[method-assign]
    for _ in range(20):
        pilot.now += 2.0
        pilot.loop.tick([])
    assert sum(taken) == pytest.approx(20 * LONGEST_FRAME, abs=0.02)
    taken.clear()
    pilot.now += FRAME
    pilot.loop.tick([])
    assert sum(taken) <= FRAME + STEP


def test_sizes_that_no_window_can_have_are_borne(fly: Fly) -> None:
    pilot = playing(fly)
    for size in ((1, 1), (1, 900), (9000, 1), (640, 480)):
        pilot.resize(size)
        pilot.frame()
    pilot.step(1.0)
    assert len(pilot.board.sprites) == 52
