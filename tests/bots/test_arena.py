"""The arena counts what it should: luck cancels, faults are told, jobs change nothing."""

from __future__ import annotations

import pytest

import arena
from game.bots.bot import Bot, make_bot
from game.rules.house_rules import HouseRules


@pytest.mark.parametrize("mode", ["1v3", "2v2"])
def test_a_bot_against_itself_comes_out_even(mode: str) -> None:
    for tally in arena.run("duck", "duck", 6, mode, HouseRules(), "s", 1):
        assert tally.payoffs[0] == pytest.approx(0.0)
        assert not tally.faults


def test_duck_beats_random() -> None:
    whole = arena.Tally()
    for tally in arena.run("duck", "random", 30, "1v3", HouseRules(), "s", 1):
        whole.add(tally)
    assert len(whole.payoffs) == 30
    assert whole.plays == 120
    assert sum(whole.payoffs) / 30 > 3
    assert "payoff +" in arena.report(whole)


def test_the_same_seed_gives_the_same_figures() -> None:
    first, second = (
        [tally.payoffs for tally in arena.run("greedy", "random", 8, "2v2", HouseRules(), "s", 1)]
        for _ in range(2)
    )
    assert first == second


def test_a_failing_bot_is_answered_for_and_counted() -> None:
    class Broken:
        def choose_pass(self, view: object) -> tuple[()]:
            return ()

        def choose_play(self, view: object) -> None:
            raise ValueError

    def make(name: str, seed: str) -> Bot:
        return Broken() if name == "broken" else make_bot(name, seed)  # type: ignore[return-value]

    (tally,) = arena.run("broken", "duck", 1, "1v3", HouseRules(), "s", 1, make)
    assert tally.faults == 4 * 14


def test_the_command_prints_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["--bots", "plain,duck", "--deals", "2", "--rules", "jack"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("plain against duck, 1v3, jack: deals 2")
    assert out.count("\n") == 1


def test_every_name_of_the_table_is_in_the_roster() -> None:
    for first, second, mode, rules in arena.TABLE:
        assert make_bot(first, "s")
        assert make_bot(second, "s")
        assert mode in arena.SEATINGS
        assert rules in arena.RULES
