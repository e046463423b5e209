"""Near its end a match is worth more than points, and tempers show in what is chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.bot import make_bot
from game.bots.characters import CHARACTERS, TRIOS, character
from game.bots.levels import Level, habits
from game.bots.passing import PassEffort, Three
from game.bots.standing import MatchWorth, near_the_end, scored, win_chance
from game.bots.worth import Payoff, Temper, worth_of
from game.rules.cards import parse_cards
from game.rules.house_rules import HouseRules, MoonScoring
from game.rules.scoring import score_deal
from game.rules.seat_view import SeatView
from game.rules.seats import PassDirection, Seat
from game.rules.trick import Trick
from tests.bots.positions import playing

SPREAD = [0] * 16


def points(*taken: int) -> list[int]:
    """Points at 0, 4, 8 and 12, as the search keeps them."""
    spread = SPREAD.copy()
    spread[0::4] = taken
    return spread


def test_chances_add_up_and_favour_the_low() -> None:
    for totals in [(0, 0, 0, 0), (10, 20, 30, 40), (90, 20, 95, 99), (102, 80, 13, 13)]:
        chances = [win_chance(totals, seat, 100) for seat in range(4)]
        assert sum(chances) == pytest.approx(1.0)
        assert chances.index(max(chances)) == totals.index(min(totals))
    assert win_chance((102, 80, 13, 13), 2, 100) == 0.5
    assert win_chance((102, 80, 13, 13), 1, 100) == 0.0


@pytest.mark.parametrize(
    "rules",
    [HouseRules(), HouseRules(moon=MoonScoring.SUBTRACT), HouseRules(jack_of_diamonds=True)],
)
def test_a_deal_is_scored_as_the_rules_do(rules: HouseRules) -> None:
    for taken in [(26, 0, 0, 0), (0, 9, 16, 1), (0, 25, 1, 0), (0, 0, 0, 26)]:
        for jack in [-1, 8] if rules.jack_of_diamonds else [-1]:
            taker = Seat(jack // 4) if jack >= 0 else None
            told = score_deal(taken, taker, rules)
            assert scored((0, 0, 0, 0), points(*taken), jack, rules) == list(told)


def test_the_payoff_is_the_others_mean_less_ones_own() -> None:
    assert Payoff().of(points(0, 9, 16, 1), -1, 8) == pytest.approx(10 / 3 - 16)
    assert Payoff().of(points(26, 0, 0, 0), -1, 0) == 26
    assert Payoff().of(points(26, 0, 0, 0), -1, 4) == pytest.approx(52 / 3 - 26)
    assert Payoff().of(points(0, 26, 0, 0), 4, 4) == 36


def dump_on_whom() -> SeatView:
    """West may give the queen to South now, or keep her for North, who must win the next trick.

    Totals are 95, 40, 30, 43: with the queen South ends the match, and North has won it.
    """
    gone = [
        (Seat.EAST, "AH KH QH JH"),
        (Seat.EAST, "TH 9H 8H 7H"),
        (Seat.EAST, "4H 3H 2H JD"),
        (Seat.EAST, "KC QC JC TC"),
        (Seat.EAST, "9C 8C 7C 6C"),
        (Seat.EAST, "5C 4C 3C 2C"),
        (Seat.EAST, "AS KS JS TS"),
        (Seat.EAST, "9S 8S 7S 6S"),
        (Seat.EAST, "5S 4S 3S 2S"),
        (Seat.EAST, "TD 9D 8D 2D"),
    ]
    tricks = tuple(Trick(seat, parse_cards(cards)) for seat, cards in gone)
    view = playing(
        "QS 5H 6H", "AC", seat=Seat.WEST, tricks=tricks, totals=(95, 40, 30, 43), broken=True
    )
    return replace(
        view,
        direction=PassDirection.LEFT,
        deal_number=5,
        passed=parse_cards("QD KD AD"),
        received=parse_cards("QS 5H 6H"),
    )


def test_the_expert_does_not_hand_the_match_to_the_leader() -> None:
    view = dump_on_whom()
    assert near_the_end(view)
    assert str(make_bot("expert", "s").choose_play(view)) != "QS"
    calm = replace(view, totals=(15, 40, 30, 43))
    worth = MatchWorth(view)
    queen_on_south = worth.of(points(13, 0, 0, 13), -1, 4)
    queen_on_north = worth.of(points(0, 0, 15, 11), -1, 4)
    assert queen_on_north > queen_on_south
    assert not near_the_end(calm)


def test_tempers_change_the_worth() -> None:
    view = playing("2C 3C", totals=(30, 10, 20, 25), seat=Seat.EAST)
    mean = worth_of(view, Temper(leader=1.0), False)
    fearful = worth_of(view, Temper(alarm=20.0), False)
    plain = worth_of(view, Temper(), False)
    on_leader, on_other = points(0, 20, 6, 0), points(20, 0, 6, 0)
    assert plain.of(on_leader, -1, 12) == plain.of(on_other, -1, 12)
    assert mean.of(on_leader, -1, 12) > mean.of(on_other, -1, 12)
    moon = points(26, 0, 0, 0)
    assert fearful.of(moon, -1, 12) == plain.of(moon, -1, 12) - 20
    assert fearful.of(points(0, 0, 0, 26), -1, 12) == 26


def test_a_hoarder_keeps_low_cards() -> None:
    high = Three(parse_cards("KC QD JH"), count=1, total=-3.0)
    low = Three(parse_cards("2C 3C KC"), count=1, total=-1.0)
    loving = habits(Level.STRONG, character("Viktor").temper).passing
    assert low.value(PassEffort()) > high.value(PassEffort())
    assert low.value(loving) < high.value(loving)


def test_everybody_sits_in_the_roster_with_a_level_and_a_line() -> None:
    assert len(CHARACTERS) >= 8
    assert len({who.name for who in CHARACTERS}) == len(CHARACTERS)
    for level in Level:
        assert len(TRIOS[level]) == 3
    for name in ("Pauline", "Michele", "Ben"):
        assert character(name).line
    for who in CHARACTERS:
        make_bot(who.name, "s")
    with pytest.raises(KeyError):
        character("Nobody")
