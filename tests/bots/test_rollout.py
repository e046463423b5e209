"""The random play-outs keep the rules, and play every legal card equally often."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.bots.bot import make_bot
from game.bots.position import BITS
from game.bots.rollout import RandomPlayer, suit_masks
from game.rules.cards import DECK, mask_of
from game.rules.house_rules import NEVER_PASS, HouseRules
from game.rules.match import Match
from tests.bots.positions import OPTIONS, decide


def dealt(chance: random.Random) -> list[int]:
    deck = list(DECK)
    chance.shuffle(deck)
    return suit_masks([mask_of(deck[13 * seat : 13 * seat + 13]) for seat in range(4)])


@pytest.mark.parametrize("rules", OPTIONS)
def test_every_deal_has_26_points(rules: HouseRules) -> None:
    chance = random.Random(5)
    player = RandomPlayer(rules, chance)
    for _ in range(500):
        points = player.play_deal(dealt(chance))
        assert sum(points[::4]) == 26
        assert sum(points[1::4]) == (1 if rules.jack_of_diamonds else 0)


def _mean_points(rules: HouseRules, deals: int) -> tuple[list[float], list[float]]:
    """Mean points by seat for one dealt table, by the core and by the rules' own match."""
    core = [0] * 4
    own = [0] * 4
    for number in range(deals):
        match = Match("compare", rules)
        bots = [make_bot("random", f"{number}:{seat}") for seat in range(4)]
        hands: list[int] | None = None
        for _ in decide(match, lambda seat, bots=bots: bots[seat]):  # type: ignore[misc]
            if hands is None:
                assert match.deal is not None
                hands = suit_masks(match.deal.hands)
        assert match.deal is not None
        assert hands is not None
        for seat in range(4):
            own[seat] += match.deal.points[seat]
        points = RandomPlayer(rules, random.Random(number)).play_deal(hands)
        for seat in range(4):
            core[seat] += points[4 * seat]
    return [total / deals for total in core], [total / deals for total in own]


@pytest.mark.parametrize(
    "rules",
    [
        HouseRules(pass_cycle=NEVER_PASS),
        HouseRules(points_on_first_trick=True, queen_breaks_hearts=True, pass_cycle=NEVER_PASS),
    ],
)
def test_means_are_those_of_the_match(rules: HouseRules) -> None:
    core, own = _mean_points(rules, 400)
    for seat in range(4):
        assert abs(core[seat] - own[seat]) < 2.2


def test_choices_are_even() -> None:
    counted: Counter[int] = Counter()
    rules = HouseRules(points_on_first_trick=True)
    chance = random.Random(7)
    player = RandomPlayer(rules, chance)
    for _ in range(4000):
        _, card = player._first_reply([0b1111100, 0, 0, 0], 0, chance.getrandbits(32))
        counted[card] += 1
    assert set(counted) == set(BITS[0b1111100])
    assert all(abs(count - 800) < 120 for count in counted.values())
