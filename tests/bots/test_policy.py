"""The play-out loop plays the policy that the tables tell, and the kernel tells the same."""

from __future__ import annotations

import ctypes
import random
from collections import Counter
from collections.abc import Iterator
from math import exp, sqrt

import pytest

from game.bots.levels import learned_finisher
from game.bots.playout import Playout
from game.bots.policy import SET, WARY, WEIGHTS, places
from game.bots.position import BITS, NOBODY, Position
from game.bots.rollout import suit_masks
from game.bots.search import Finisher
from game.bots.weights import UnreadableWeights, learned_weights, pack, unpack
from game.rules.cards import DECK, mask_of
from game.rules.house_rules import HouseRules
from tests.bots.positions import OPTIONS, Masks
from training import kernel


def some_positions(count: int, seed: int) -> Iterator[Position]:
    """Positions at random moments of deals played at random."""
    chance = random.Random(seed)
    for number in range(count):
        deck = list(DECK)
        chance.shuffle(deck)
        hands = [mask_of(deck[13 * seat : 13 * seat + 13]) for seat in range(4)]
        position = Position(suit_masks(hands), OPTIONS[number % len(OPTIONS)])
        for _ in range(chance.randrange(46)):
            legal = position.legal()
            cards = [(suit, card) for suit in range(4) for card in BITS[legal[suit]]]
            position.play(*chance.choice(cards))
        yield position


def test_the_loop_plays_each_card_as_often_as_the_tables_say() -> None:
    chance = random.Random(2)
    weights = [chance.gauss(0.0, 0.5) for _ in range(WEIGHTS)]
    playout = Playout(weights, chance.random)
    spread = []
    for number, position in enumerate(some_positions(18, 5)):
        # Nobody shoots, the seat to play does, or it knows of another who does.
        shooter = (-1, position.turn, position.turn + 4 & 15)[number % 3]
        hopeful = position.owner in (NOBODY, shooter)
        found = places(position, number % 3 * SET if hopeful else 0)
        if len(found) < 2:
            continue
        scores = [exp(sum(weights[at] for at in where)) for _, _, where in found]
        share = scores[0] / sum(scores)
        suit, card, _ = found[0]
        counted: Counter[bool] = Counter()
        for _ in range(400):
            spy = _Spy(position)
            playout.finish(spy.position, 0, 0, shooter, shooter != position.turn, [0] * 16)
            counted[spy.first_play() == (suit, card)] += 1
        spread.append((counted[True] / 400 - share) / sqrt(share * (1 - share) / 400 + 1e-6))
    assert spread
    assert max(map(abs, spread)) < 4.5


class _Spy:
    """A position whose play-outs tell what was played first."""

    def __init__(self, position: Position) -> None:
        self.notes: list[tuple[int, int]] = []
        self.position = position.copy()
        self.position.hands = Masks(position.hands, self.notes)

    def first_play(self) -> tuple[int, int]:
        place, card = self.notes[0]
        return place & 3, card


@pytest.mark.parametrize("rules", OPTIONS)
def test_play_outs_end_with_every_point_taken(rules: HouseRules) -> None:
    chance = random.Random(4)
    playout = Playout(learned_weights(), chance.random)
    points = [0] * 16
    for position in some_positions(60, 9):
        jack_before = position.jack_live or position.jack_here
        for shooter, wary in ((-1, False), (position.turn, False), (position.turn, True)):
            jack = playout.finish(position, 0, 0, shooter, wary, points)
            assert sum(points) == 26
            if jack_before:
                assert jack >= 0
    assert rules in OPTIONS


def test_two_who_think_in_turns_each_use_their_own_chance() -> None:
    def ends(finisher: Finisher, position: Position) -> tuple[int, list[int]]:
        points = [0] * 16
        return finisher.finish(position, 0, 0, -1, False, points), points

    positions = list(some_positions(20, 17))
    alone = []
    for seed in (1, 2):
        finisher = learned_finisher(random.Random(seed).random)
        alone.append([ends(finisher, position) for position in positions])
    one, two = (learned_finisher(random.Random(seed).random) for seed in (1, 2))
    by_turns = [(ends(one, position), ends(two, position)) for position in positions]
    assert [list(told) for told in zip(*by_turns, strict=True)] == alone


def test_equal_cards_are_offered_once() -> None:
    for position in some_positions(80, 11):
        legal = position.legal()
        for suit, card, where in places(position, WARY):
            assert card & legal[suit]
            assert all(0 <= at < WEIGHTS for at in where)


@pytest.mark.skipif(kernel.compiler() is None, reason="no C compiler")
def test_the_kernel_looks_up_the_same_places() -> None:
    library = kernel.build()
    library.setup((ctypes.c_float * WEIGHTS)())
    numbers = (ctypes.c_int * 500)()
    for position in some_positions(200, 13):
        for mood in range(WEIGHTS // SET):
            packed = kernel.packed(position)
            where = ctypes.c_void_p(packed.buffer_info()[0])
            count = library.list_candidates(where, mood, numbers)
            told = [
                (
                    numbers[9 * at],
                    numbers[9 * at + 1],
                    [place for place in numbers[9 * at + 3 : 9 * at + 9] if place >= 0],
                )
                for at in range(count)
            ]
            assert told == places(position, mood * SET)


@pytest.mark.skipif(kernel.compiler() is None, reason="no C compiler")
def test_the_kernel_plays_out_alike_whoever_shoots_and_whoever_knows() -> None:
    chance = random.Random(6)
    # So sharp that little is left to chance.
    weights = [chance.uniform(-110.0, 110.0) for _ in range(WEIGHTS)]
    finishers: tuple[Finisher, ...] = (
        Playout(weights, chance.random),
        kernel.KernelFinisher(weights, 1),
    )
    same: Counter[str] = Counter()
    for position in some_positions(200, 21):
        ends: dict[tuple[str, int], object] = {}
        for mood, shooter in (("", -1), ("shoots", position.turn), ("knows", position.turn ^ 4)):
            for number, finisher in enumerate(finishers):
                points = [0] * 16
                jack = finisher.finish(position, 0, 0, shooter, mood == "knows", points)
                ends[mood, number] = points, jack
            same[mood] += ends[mood, 0] == ends[mood, 1]
        same["by chance"] += ends["", 0] == ends["knows", 0]
    assert all(same[mood] > 160 for mood in ("", "shoots", "knows")), same
    assert same["by chance"] < 125


def test_weights_are_kept_to_a_twentyfifth() -> None:
    chance = random.Random(1)
    weights = [chance.uniform(-9.0, 9.0) for _ in range(WEIGHTS)]
    assert all(
        abs(kept - weight) <= 0.0401
        for kept, weight in zip(unpack(pack(weights)), weights, strict=True)
    )


@pytest.mark.parametrize("data", [b"", b"nonsense", pack([0.0] * WEIGHTS)[:-9], pack([0.0])])
def test_damaged_weights_are_told(data: bytes) -> None:
    with pytest.raises(UnreadableWeights):
        unpack(data)
