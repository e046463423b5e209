"""Matches as text: what is written reads back, and what could not have been played does not."""

from __future__ import annotations

import pytest

from game.rules.cards import DECK, Card, parse_cards
from game.rules.codec import UnreadableMatch, command_text, parse_command, replay_text
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules, rules_from
from game.rules.seats import SEATS, Seat
from tests.cards import card, hand


def test_every_card_and_seat_has_a_text_that_reads_back() -> None:
    assert [Card.parse(str(one)) for one in DECK] == list(DECK)
    assert [Seat.parse(str(seat)) for seat in SEATS] == list(SEATS)
    assert str(card("TH")) == "TH"


def test_decisions_are_written_as_lines() -> None:
    assert command_text(StartDeal()) == "deal"
    passes = PassCards(Seat.SOUTH, hand("2C QS AH"))
    assert command_text(passes) == "South passes 2C QS AH"
    assert command_text(PlayCard(Seat.WEST, card("KC"))) == "West plays KC"


@pytest.mark.parametrize("text", ["", "10H", "qs", "Q", "QSS", "1C", "Q♠", "XX"])
def test_other_texts_are_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


@pytest.mark.parametrize(
    "line",
    ["", "deal deal", "South", "South plays", "South plays QS 2C", "Up plays QS", "South plays Q"],
)
def test_other_lines_are_no_decision(line: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        parse_command(line)


@pytest.mark.parametrize(
    ("lines", "where"),
    [
        (["West plays 2C"], "decision 1"),
        (["deal", "deal"], "decision 2"),
        (["deal", "South passes 2C 2C 2C"], "decision 2"),
        (["deal", "nonsense"], "decision 2"),
    ],
)
def test_a_match_that_could_not_have_been_played_is_refused_where_it_fails(
    lines: list[str], where: str
) -> None:
    with pytest.raises(UnreadableMatch, match=where):
        replay_text("617", HouseRules(), lines)


@pytest.mark.parametrize("target", [0, -1, 1001])
def test_a_target_that_no_table_plays_to_is_refused(target: int) -> None:
    with pytest.raises(ValueError, match="target"):
        rules_from(target=target)


@pytest.mark.parametrize("cycle", [[], ["left"] * 9, ["up"]])
def test_a_cycle_that_no_table_plays_by_is_refused(cycle: list[str]) -> None:
    with pytest.raises(ValueError, match=r"pass cycle|PassDirection"):
        rules_from(pass_cycle=cycle)


def test_cards_are_parted_by_any_white_space() -> None:
    assert parse_cards(" QS\tAH\n2C ") == hand("QS AH 2C")
