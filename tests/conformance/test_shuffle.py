"""The shuffle deals what the shared file says, by seed and deal number."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.rules.cards import cards_text
from game.rules.commands import StartDeal
from game.rules.events import HandDealt
from game.rules.match import Match
from tests.conformance.corpus import DATA

DEALS: list[dict[str, Any]] = json.loads((DATA / "shuffle.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("told", DEALS, ids=[f"{deal['seed']}:{deal['deal']}" for deal in DEALS])
def test_a_deal_by_its_number(told: dict[str, Any]) -> None:
    match = Match(told["seed"], first_deal=told["deal"])
    dealt = [event for event in match.apply(StartDeal()) if isinstance(event, HandDealt)]
    hands = {str(event.seat): sorted(cards_text(event.cards).split()) for event in dealt}
    expected = {seat: sorted(cards) for seat, cards in told["hands"].items()}
    assert hands == expected
