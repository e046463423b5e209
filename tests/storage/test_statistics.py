"""Figures from results: who has won, rounding, what counts and what does not."""

from __future__ import annotations

import pytest

from game.storage.results import DealResult
from game.storage.statistics import percent, statistics
from tests.finished import told


@pytest.mark.parametrize(
    ("part", "whole", "share"),
    [(7, 10, 70), (29, 50, 58), (57, 100, 57), (2, 3, 67), (1, 200, 1), (0, 5, 0), (5, 5, 100)],
)
def test_percentages_are_rounded_not_cut(part: int, whole: int, share: int) -> None:
    assert percent(part, whole) == share


def test_nothing_of_nothing_has_no_share() -> None:
    assert percent(0, 0) is None


def test_wins_ties_and_losses_one_game_after_another() -> None:
    games = [told(17, 100, 83, 60), told(13, 102, 80, 13), told(102, 80, 13, 13)]
    seen = []
    for count in (1, 2, 3):
        found = statistics(games[:count])
        assert found.games == found.wins + found.ties + found.losses == count
        seen.append((found.wins, found.ties, found.losses))
    assert seen == [(1, 0, 0), (1, 1, 0), (1, 1, 1)]


def test_equal_totals_share_the_better_place() -> None:
    found = statistics([told(50, 100, 20, 20), told(100, 50, 100, 20), told(103, 80, 13, 13)])
    assert found.places == (0, 0, 2, 1)


def test_streaks_average_best_and_worst() -> None:
    totals = [20, 30, 102, 10, 11, 12, 70]
    games = [told(mine, 101, 60, 55) for mine in totals]
    found = statistics(games)
    assert (found.streak, found.longest_streak) == (0, 3)
    assert statistics(games[:-1]).streak == 3
    assert (found.best, found.worst) == (10, 102)
    assert found.average == pytest.approx(sum(totals) / len(totals))
    assert found.totals == tuple(totals)


def test_without_games_there_are_no_figures() -> None:
    found = statistics([])
    assert (found.games, found.average, found.best, found.worst) == (0, None, None, None)


def test_practice_and_imported_games_count_nothing() -> None:
    games = [
        told(10, 100, 50, 40, practice=True, hands=0, queens=0),
        told(10, 100, 50, 40, imported=True, shot=2),
    ]
    assert statistics(games) == statistics([])


def test_fair_hands_of_a_game_with_a_practice_hand_still_bring_their_moons() -> None:
    found = statistics([told(10, 100, 50, 40, practice=True, hands=6, shot=1, queens=2)])
    assert (found.games, found.deals, found.moons_shot, found.queens) == (0, 6, 1, 2)


def test_only_what_ended_after_the_reset_counts() -> None:
    games = [
        told(10, 100, 50, 40, ended="2026-01-01T10:00:00Z"),
        told(90, 100, 50, 40, ended="2026-01-02T10:00:00Z"),
    ]
    assert statistics(games, "2026-01-01T10:00:00Z").totals == (90,)


def test_moons_and_queens_are_added_up() -> None:
    deals = (DealResult((0, 26, 26, 26), 0, 0), DealResult((26, 0, 26, 26), 1, 1))
    games = [
        told(26, 101, 99, 88, deals=deals, shot=1, suffered=1, stopped=2, queens=1),
        told(26, 101, 99, 88, deals=deals, shot=1, suffered=1, stopped=0, queens=1),
    ]
    found = statistics(games)
    assert (found.moons_shot, found.moons_suffered, found.moons_stopped) == (2, 2, 2)
    assert (found.queens, found.deals) == (2, 4)
