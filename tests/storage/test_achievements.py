"""Each achievement, just had and just missed."""

from __future__ import annotations

import pytest

from game.storage.achievements import Achievement, achievements
from game.storage.results import DealResult, Result
from tests.finished import told

MINE = DealResult((0, 26, 26, 26), 0, 0)
THEIRS = DealResult((26, 26, 0, 26), 2, 2)
PLAIN = DealResult((5, 5, 5, 11), 3)
CLEAN = DealResult((0, 5, 10, 11), 3)


def had(*results: Result) -> set[Achievement]:
    return set(achievements(results))


def test_a_moon_shot_by_the_player_alone() -> None:
    assert Achievement.MOON in had(told(70, 60, 101, 90, shot=1))
    assert Achievement.MOON not in had(told(70, 60, 101, 90, suffered=1))


@pytest.mark.parametrize(
    ("deals", "twice"),
    [
        ((MINE, MINE), True),
        ((PLAIN, MINE, MINE, PLAIN), True),
        ((MINE, PLAIN, MINE), False),
        ((MINE, THEIRS, MINE), False),
    ],
)
def test_two_moons_in_hands_running(deals: tuple[DealResult, ...], twice: bool) -> None:
    assert (Achievement.MOON_TWICE in had(told(70, 60, 101, 90, deals=deals, shot=2))) is twice


def test_moons_of_two_games_are_not_running() -> None:
    games = [told(70, 60, 101, 90, deals=(MINE,), shot=1)] * 2
    assert Achievement.MOON_TWICE not in had(*games)


def test_a_practice_moon_is_none_of_two() -> None:
    practised = DealResult((0, 26, 26, 26), 0, 0, practice=True)
    game = told(70, 60, 101, 90, deals=(MINE, practised, MINE), shot=2, practice=True)
    assert Achievement.MOON_TWICE not in had(game)


def test_four_moons_in_one_game() -> None:
    assert Achievement.MOON_FOUR in had(told(0, 104, 104, 104, shot=4))
    assert Achievement.MOON_FOUR not in had(told(0, 104, 78, 78, shot=3), told(0, 104, 4, 4))
    assert Achievement.MOON_FOUR not in had(told(0, 204, 204, 204, shot=4, rules="target=200"))


def test_three_moons_stopped_in_however_many_games() -> None:
    first = told(70, 60, 101, 90, stopped=1, ended="2026-01-01T10:00:00Z")
    second = told(70, 60, 101, 90, stopped=2, ended="2026-01-02T10:00:00Z")
    assert Achievement.STOPPER not in achievements([first, first])
    assert achievements([first, second])[Achievement.STOPPER] == "2026-01-02T10:00:00Z"


@pytest.mark.parametrize(("mine", "far"), [(30, True), (31, False)])
def test_won_by_fifty(mine: int, far: bool) -> None:
    assert (Achievement.BY_FIFTY in had(told(mine, 80, 101, 90))) is far


def test_won_with_five_clean_hands_at_the_end() -> None:
    won = told(5, 60, 101, 90, deals=(PLAIN, *(CLEAN,) * 5))
    assert Achievement.CLEAN in had(won)
    assert Achievement.CLEAN not in had(told(5, 60, 101, 90, deals=(PLAIN, *(CLEAN,) * 4)))
    assert Achievement.CLEAN not in had(told(70, 60, 101, 90, deals=(CLEAN,) * 5))


@pytest.mark.parametrize(
    ("totals", "had_it"),
    [((99, 100, 120, 99), True), ((98, 100, 120, 99), False), ((99, 100, 98, 103), False)],
)
def test_won_on_ninety_nine(totals: tuple[int, ...], had_it: bool) -> None:
    assert (Achievement.NINETY_NINE in had(told(*totals))) is had_it


@pytest.mark.parametrize(("lowest", "had_it"), [(101, True), (100, False)])
def test_all_three_others_past_a_hundred(lowest: int, had_it: bool) -> None:
    assert (Achievement.ALL_PAST in had(told(40, lowest, 105, 110))) is had_it


def test_a_whole_game_without_the_queen() -> None:
    assert Achievement.NO_QUEEN in had(told(70, 60, 101, 90, queens=0))
    assert Achievement.NO_QUEEN not in had(told(70, 60, 101, 90, queens=1))
    assert Achievement.NO_QUEEN not in had(told(7, 6, 26, 9, queens=0, rules="target=25"))


def test_practice_and_imported_games_bring_nothing() -> None:
    deals = (CLEAN,) * 5
    assert had(told(0, 104, 104, 104, queens=0, deals=deals, practice=True)) == set()
    assert had(told(0, 104, 104, 104, queens=0, deals=deals, imported=True)) == set()


def test_hands_that_count_in_a_match_with_practice_bring_moons_and_no_more() -> None:
    totals, deals = (0, 104, 104, 104), (MINE, MINE, MINE, MINE)
    mixed = told(*totals, queens=0, shot=4, stopped=3, deals=deals, practice=True)
    assert had(mixed) == {Achievement.MOON, Achievement.MOON_TWICE, Achievement.STOPPER}


def test_the_first_time_is_the_one_that_is_told() -> None:
    games = [told(70, 60, 101, 90, shot=1, ended=f"2026-01-0{day}T10:00:00Z") for day in (3, 4)]
    assert achievements(games)[Achievement.MOON] == "2026-01-03T10:00:00Z"
