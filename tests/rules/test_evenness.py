"""The chi-square of dealt cards: known values, fair deals pass, favoured seats are seen."""

from __future__ import annotations

import random

import pytest

from game.rules.cards import DECK
from game.rules.evenness import (
    Dealt,
    Verdict,
    chance_above,
    dealt_in_all,
    dealt_of,
    evenness,
)
from game.rules.shuffle import shuffled_deck
from tests.cards import hand
from tests.positions import deck_with

NOTHING: Dealt = (0,) * 12


@pytest.mark.parametrize(
    ("chi_square", "chance"),
    # The usual table of critical values for three degrees of freedom.
    [(0.0, 1.0), (0.352, 0.95), (2.366, 0.5), (7.815, 0.05), (11.345, 0.01), (16.266, 0.001)],
)
def test_the_chance_agrees_with_the_printed_table(chi_square: float, chance: float) -> None:
    assert chance_above(chi_square) == pytest.approx(chance, rel=2e-3)


def test_one_deal_is_counted_by_seat() -> None:
    deck = deck_with(west="QS AS AH", east="2H 3H 4H AC")
    dealt = dealt_of(deck)
    assert dealt[:4] == (0, 1, 0, 0)
    assert sum(dealt[4:8]) == 4
    assert (dealt[5], dealt[7]) == (2, 1)
    assert sum(dealt[8:]) == 13
    assert dealt[11] >= len(hand("2H 3H 4H"))


def deals_of(seed: str, count: int) -> Dealt:
    return dealt_in_all(dealt_of(shuffled_deck(seed, number)) for number in range(1, count + 1))


def test_our_shuffle_is_called_odd_about_as_seldom_as_chance_wants() -> None:
    verdicts = [evenness(deals_of(str(seed), 30)).verdict for seed in range(200)]
    assert verdicts.count(Verdict.UNEVEN) == 0
    assert verdicts.count(Verdict.ODD) <= 18


def test_what_is_expected_of_three_thousand_deals() -> None:
    found = evenness(deals_of("evenness", 3000))
    assert found.deals == 3000
    assert found.verdict is not Verdict.UNEVEN
    assert found.queens.expected == 750
    assert found.aces.expected == 3000
    assert found.hearts.expected == 9750


def test_the_correction_makes_the_chances_of_fair_deals_come_true() -> None:
    """Over many fair counts, a chance below a tenth comes up about once in ten."""
    kinds = [
        evenness(dealt_in_all(dealt_of(random.Random(n * 97 + m).sample(DECK, 52))
                              for m in range(40)))
        for n in range(250)
    ]  # fmt: skip
    for name in ("queens", "aces", "hearts"):
        low = sum(getattr(found, name).chance < 0.1 for found in kinds) / len(kinds)
        mean = sum(getattr(found, name).chi_square for found in kinds) / len(kinds)
        assert 0.04 < low < 0.17, name
        assert 2.5 < mean < 3.5, name


def test_a_seat_that_is_favoured_is_seen() -> None:
    fair: Dealt = (108, 97, 94, 101, 388, 412, 405, 395, 1290, 1311, 1294, 1305)
    unfair: Dealt = (68, 97, 134, 101, *fair[4:])
    assert evenness(fair).verdict is Verdict.EVEN
    assert evenness(unfair).verdict is Verdict.UNEVEN
    assert evenness(unfair).queens.chance < 0.0005


def test_a_few_deals_are_not_judged() -> None:
    assert evenness(NOTHING).verdict is Verdict.TOO_FEW
    assert evenness(NOTHING).queens.chance == 1.0
    assert evenness(dealt_in_all([])).deals == 0
    assert evenness((19, 0, 0, 0, *NOTHING[4:])).verdict is Verdict.TOO_FEW


def test_a_chance_of_one_in_thirty_is_called_odd_not_uneven() -> None:
    counts: Dealt = (75, 125, 100, 100, 400, 400, 400, 400, 1300, 1300, 1300, 1300)
    found = evenness(counts)
    assert 0.001 < found.chance < 0.05
    assert found.verdict is Verdict.ODD
