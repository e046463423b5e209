"""Errors that nobody foresaw: a page that says so, and a way on from the last decision."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.app.program import MOST_MISHAPS
from game.shell.loop import Loop
from game.table.local import LocalSession
from tests.conftest import Fly
from tests.pilot import Pilot


class Slip(Exception):
    pass


def session(pilot: Pilot) -> LocalSession:
    table = pilot.app.matches.table
    assert table is not None
    assert isinstance(table.session, LocalSession)
    return table.session


def run_with(pilot: Pilot, step: Callable[[float], None], turns: int = 4) -> None:
    """The true loop for some turns, with this for the program's step."""
    left = turns
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.05
        return now

    def prepare() -> bool:
        nonlocal left
        left -= 1
        pilot.app.running = left > 0
        return True

    pilot.app.step = step  # type: ignore[method-assign,assignment]
    pilot.app.prepare = prepare  # type: ignore[method-assign]
    Loop(pilot.display, pilot.app, clock).run()
    del pilot.app.step
    del pilot.app.prepare
    pilot.app.running = True


def test_an_unforeseen_error_shows_a_page_and_the_game_goes_on(fly: Fly, errors: list[str]) -> None:
    pilot = fly()
    pilot.pass_first_three()
    pilot.settle()
    pilot.play_first_legal()
    pilot.settle()
    before, hand = list(session(pilot).match.log), pilot.view.hand
    slips = 0

    def slip_once(seconds: float) -> None:
        nonlocal slips
        slips += 1
        if slips == 1:
            raise Slip("something odd")

    run_with(pilot, slip_once)
    assert pilot.scene == "Mishap"
    assert errors == ["unexpected error"]
    errors.clear()
    assert "something odd" in pilot.told
    assert "hearts.log" in pilot.told
    pilot.key(27)
    assert pilot.scene == "Mishap"
    pilot.press("Go on")
    pilot.settle()
    assert pilot.scene == "Play"
    assert session(pilot).match.log[: len(before)] == before
    assert set(pilot.view.hand) == set(hand)
    pilot.play_first_legal()
    pilot.settle()
    assert len(session(pilot).match.log) > len(before)


def test_a_program_that_only_makes_errors_ends(fly: Fly, errors: list[str]) -> None:
    pilot = fly()
    for _ in range(MOST_MISHAPS):
        pilot.app.fail(Slip("again"))
        pilot.press("Go on")
    with pytest.raises(Slip):
        pilot.app.fail(Slip("again"))
    errors.clear()


def test_an_error_on_the_page_for_errors_ends_the_program(fly: Fly, errors: list[str]) -> None:
    pilot = fly()
    pilot.app.fail(Slip("once"))
    with pytest.raises(Slip):
        pilot.app.fail(Slip("twice"))
    errors.clear()
