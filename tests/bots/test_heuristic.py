"""What the bots of rules of thumb do, told as positions."""

from __future__ import annotations

import pytest

from game.bots.bot import ROSTER, Bot, make_bot
from game.rules.cards import cards_text, parse_cards
from game.rules.match import Match
from game.rules.seats import Seat
from game.rules.trick import Trick
from tests.bots.positions import decide, passing, playing

SENSIBLE = ("plain", "greedy", "duck")


@pytest.mark.parametrize("name", SENSIBLE)
def test_the_queen_goes_under_a_higher_spade(name: str) -> None:
    bot = make_bot(name, "s")
    assert str(bot.choose_play(playing("KS QS 8D", "4S AS", out="2S 3S 5S"))) == "QS"
    assert str(bot.choose_play(playing("AS QS 7C", "2S KS 5S", out="3S 4S"))) == "QS"


@pytest.mark.parametrize("name", SENSIBLE)
def test_a_trick_that_must_be_won_is_not_won_with_the_queen(name: str) -> None:
    bot = make_bot(name, "s")
    assert str(bot.choose_play(playing("QS AS 3D 9C", "TS 4S 7S"))) == "AS"
    view = playing("KS 3S", "QS 5S", seat=Seat.NORTH)
    assert str(bot.choose_play(view)) == "3S"


@pytest.mark.parametrize("name", SENSIBLE)
def test_no_sure_winner_is_led(name: str) -> None:
    bot = make_bot(name, "s")
    view = playing("AC KC 5D", out="QS 2C 3C 4D 6D 7D 8D")
    assert str(bot.choose_play(view)) == "5D"
    view = playing("KS 2H 3H 5H 6H", broken=True, out="QS AS 4H 7H 8H 9H")
    assert str(bot.choose_play(view)).endswith("H")


@pytest.mark.parametrize("name", SENSIBLE)
def test_passing_keeps_the_lowest_heart_and_gives_bare_high_spades(name: str) -> None:
    bot = make_bot(name, "s")
    first = cards_text(bot.choose_pass(passing("2H 9H JH AC KC QC 4D 8D TD 3S 5S 7S 9S")))
    assert "2H" not in first
    assert "AC" in first
    assert "KC" in first
    second = bot.choose_pass(passing("QS KS AS 2C 3C 4C 5D 6D 7D 2H 3H 4H 5H"))
    assert {str(card) for card in second} == {"QS", "KS", "AS"}


@pytest.mark.parametrize("name", sorted(ROSTER))
@pytest.mark.parametrize("broken", [False, True])
def test_the_last_card_is_played(name: str, broken: bool) -> None:
    bot = make_bot(name, "s")
    assert str(bot.choose_play(playing("QS", broken=broken))) == "QS"
    assert str(bot.choose_play(playing("2H"))) == "2H"


SEVENTEEN_POINTS = (
    Trick(Seat.SOUTH, parse_cards("AH KH QH JH")),
    Trick(Seat.SOUTH, parse_cards("QS JS TS 9S")),
)
"""South holds every point so far."""


@pytest.mark.parametrize("name", ["plain", "greedy"])
def test_a_moon_under_way_is_stopped(name: str) -> None:
    view = playing(
        "2C 3C 4C 5C 6C 7C AD 3H TH 9H 2H",
        "8H",
        seat=Seat.WEST,
        tricks=SEVENTEEN_POINTS,
        out="7H 4H 5H 6H",
    )
    assert str(make_bot(name, "s").choose_play(view)) == "TH"


@pytest.mark.parametrize("name", ["plain", "greedy"])
def test_hearts_are_kept_from_a_shooter(name: str) -> None:
    view = playing(
        "3C 4C 5C 6C 7C 8C 9C TC KC 3H TH", "AD", seat=Seat.WEST, tricks=SEVENTEEN_POINTS
    )
    assert str(make_bot(name, "s").choose_play(view)) == "KC"


@pytest.mark.parametrize("name", SENSIBLE)
def test_three_random_seats_are_beaten_well(name: str) -> None:
    deals = 240
    points = 0
    match = Match("beaten well")
    random_seats = [make_bot("random", f"r{seat}") for seat in range(4)]
    sensible = make_bot(name, "s")
    for number in range(deals):
        own = Seat(number % 4)

        def choose(seat: Seat, own: Seat = own) -> Bot:
            return sensible if seat is own else random_seats[seat]

        match.totals = (0, 0, 0, 0)
        for _ in decide(match, choose):
            pass
        assert match.deal is not None
        points += match.deal.points[own]
    assert points / deals < 3.5


def test_names_at_the_table_are_in_the_roster() -> None:
    for name in ("Pauline", "Michele", "Ben"):
        bot = make_bot(name, "s")
        assert len(bot.choose_pass(passing("2C 3C 4C 5D 6D 7D 2H 3H 4H 5H QS KS AS"))) == 3
