"""The cards that a seat can't see, dealt otherwise, change nothing that its bot does."""

from __future__ import annotations

import pytest

from check_bots import check_blind
from game.bots.bot import ROSTER

QUICK = ("beginner", "casual", "plain", "duck", "greedy")


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_moves_alike_whatever_the_others_hold(name: str) -> None:
    assert name in ROSTER
    compared, _ = check_blind(name, positions=12, redeals=5, seed="blind")
    assert compared == 60


@pytest.mark.parametrize("name", ["strong", "expert", "mc30"])
def test_a_searching_bot_moves_alike_whatever_the_others_hold(name: str) -> None:
    check_blind(name, positions=2, redeals=2, seed="blind")
