"""Every bot of the roster answers legally, the same each time, and only from what it may know."""

from __future__ import annotations

import pytest

from game.bots.bot import ROSTER, make_bot
from game.bots.legal import is_legal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.match import Match
from tests.bots.positions import OPTIONS, decide

QUICK = tuple(name for name in ROSTER if name in {"plain", "duck", "greedy", "random"})


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("rules", OPTIONS)
def test_every_decision_is_legal(name: str, rules: HouseRules) -> None:
    match = Match(f"legal {name}", rules)
    bots = [make_bot(name, f"{seat}") for seat in range(4)]
    for _ in range(25):
        match.totals = (0, 0, 0, 0)
        for view in decide(match, lambda seat: bots[seat]):
            seat = view.seat
            assert seat is not None
            if view.phase is Phase.PASSING:
                answer = bots[seat].choose_pass(view)
            else:
                answer = (bots[seat].choose_play(view),)
            assert is_legal(view, answer)


@pytest.mark.parametrize("name", QUICK)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    match = Match("same")
    for view in decide(match, lambda seat: make_bot("random", f"{seat}")):
        first, second = make_bot(name, "x"), make_bot(name, "x")
        if view.phase is Phase.PASSING:
            assert first.choose_pass(view) == second.choose_pass(view)
        else:
            assert first.choose_play(view) is second.choose_play(view)


def test_random_bots_of_different_seeds_differ() -> None:
    match = Match("differ")
    views = list(decide(match, lambda seat: make_bot("random", f"{seat}")))
    answers = {
        seed: [make_bot("random", seed).choose_play(v) for v in views if v.phase is Phase.PLAYING]
        for seed in ("a", "b")
    }
    assert answers["a"] != answers["b"]
