"""Finished matches and results for tests: some really played, some only told of."""

from __future__ import annotations

import random

import msgspec

from game.rules.house_rules import HouseRules
from game.rules.match import Match
from game.storage.results import DealResult, Result
from game.storage.saved_match import SavedMatch, save_match
from tests.walks import random_command

NAMES = ("Ann", "Pauline", "Michele", "Ben")
BOTS = ("", "Pauline", "Michele", "Ben")


def finished_match(
    seed: str = "finished",
    rules: HouseRules | None = None,
    *,
    ended: str = "2026-05-03T18:00:00Z",
    match_id: str = "",
) -> SavedMatch:
    """A match played at random, but always in the same way, to its end."""
    chance = random.Random(seed)
    match = Match(seed, rules)
    while (command := random_command(match, chance)) is not None:
        match.apply(command)
    saved = save_match(match, match_id or f"match-{seed}", NAMES, BOTS)
    return msgspec.structs.replace(saved, ended=ended)


def told(
    *totals: int,
    ended: str = "2026-05-03T18:00:00Z",
    deals: tuple[DealResult, ...] = (),
    **fields: object,
) -> Result:
    """A result with these final totals, South to East."""
    record = {
        "version": 1,
        "id": f"told-{ended}-{totals}",
        "ended": ended,
        "names": NAMES,
        "totals": totals,
        "hands": len(deals) or 10,
        "queens": 3,
        "deals": deals,
        **fields,
    }
    return msgspec.json.decode(msgspec.json.encode(record), type=Result)
