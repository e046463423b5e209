"""Which cards may be played, told as the hands that other games got wrong."""

from __future__ import annotations

import pytest

from game.rules import legality
from game.rules.cards import DECK, Card, Suit, cards_text
from game.rules.commands import PassCards, PlayCard
from game.rules.events import HeartsBroken, PlayStarted, TrickTaken
from game.rules.house_rules import HouseRules
from game.rules.legality import Refusal
from game.rules.match import IllegalCommand, Match
from game.rules.seats import SEATS, PassDirection, Seat
from tests.cards import card, hand
from tests.positions import (
    DEAL_A,
    dealt,
    deck_of,
    deck_with,
    pass_all,
    play,
    play_out,
    position,
    snapshot,
    swapped,
)


def legal(match: Match) -> str:
    """What the seat on turn may play, told alike by the match and by the seat's own view."""
    cards = match.legal_cards()
    assert legality.legal_cards(match.view(match.turn)) == cards
    return cards_text(cards)


def refused(match: Match, seat: Seat, text: str) -> Refusal:
    """Why the match won't have this card; nothing may change by asking."""
    before = snapshot(match)
    with pytest.raises(IllegalCommand) as caught:
        match.apply(PlayCard(seat, card(text)))
    assert snapshot(match) == before
    assert match.refusal(PlayCard(seat, card(text))) is caught.value.refusal
    return caught.value.refusal


def test_twelve_hearts_and_the_queen_throw_a_heart_on_the_first_trick_never_the_queen() -> None:
    match = dealt(deck_of(DEAL_A))
    play(match, "2C 6C TC")
    assert match.turn is Seat.SOUTH
    assert legal(match) == "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert refused(match, Seat.SOUTH, "QS") is Refusal.NO_POINTS_FIRST_TRICK
    broken, taken = play(match, "2H")[1:]
    assert broken == HeartsBroken(Seat.SOUTH, card("2H"))
    assert isinstance(taken, TrickTaken)
    assert taken.taker is Seat.EAST
    assert match.view(Seat.SOUTH).points == (0, 0, 0, 1)
    assert match.view(Seat.SOUTH).hearts_broken


def test_a_single_harmless_card_must_go_on_the_first_trick() -> None:
    match = dealt(deck_of(swapped(DEAL_A, "KH", "AD")))
    play(match, "2C 6C TC")
    assert legal(match) == "AD"
    assert refused(match, Seat.SOUTH, "QS") is Refusal.NO_POINTS_FIRST_TRICK
    assert refused(match, Seat.SOUTH, "2H") is Refusal.NO_POINTS_FIRST_TRICK


def test_thirteen_hearts_may_all_be_played_to_the_first_trick() -> None:
    match = dealt(deck_of(swapped(DEAL_A, "QS", "AH")))
    play(match, "2C 6C TC")
    assert legal(match) == "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    play(match, "2H")
    assert match.view(None).hearts_broken
    play_out(match)
    assert match.view(Seat.SOUTH).points[Seat.SOUTH] == 0
    assert match.scores[0][Seat.SOUTH] in (0, 26)


def test_points_may_be_thrown_on_the_first_trick_where_the_house_says_so() -> None:
    match = dealt(deck_of(DEAL_A), rules=HouseRules(points_on_first_trick=True))
    play(match, "2C 6C TC")
    assert legal(match) == cards_text(sorted(hand(DEAL_A[0])))


@pytest.mark.parametrize("holder", SEATS, ids=str)
def test_a_hold_deal_starts_at_once_with_whoever_holds_the_two_of_clubs(holder: Seat) -> None:
    match = dealt(deck_with(**{str(holder).lower(): "2C"}))
    assert match.turn is holder
    assert legal(match) == "2C"
    assert all(len(match.view(seat).hand) == 13 for seat in SEATS)
    assert all(match.view(seat).received is None for seat in SEATS)
    told = match.refusal(PassCards(holder, match.view(holder).hand[:3]))
    assert told is Refusal.WRONG_PHASE


def test_the_two_of_clubs_leads_from_the_seat_it_was_passed_to() -> None:
    deck = deck_with(south="2C QS AH", west="KC AC AS", north="3D 4D 5D", east="JH QH KH")
    match = dealt(deck, PassDirection.LEFT)
    events = pass_all(match, "2C QS AH", "KC AC AS", "3D 4D 5D", "JH QH KH")
    assert events[-1] == PlayStarted(Seat.WEST)
    assert match.turn is Seat.WEST
    assert legal(match) == "2C"
    for seat, text in zip(SEATS, ("JH QH KH", "2C QS AH", "KC AC AS", "3D 4D 5D"), strict=True):
        assert set(hand(text)) <= set(match.view(seat).hand)
        assert match.view(seat).received == tuple(sorted(hand(text)))


def test_the_first_trick_lasts_until_all_four_have_played() -> None:
    north = "QS AS AD KH AH 4D 5D 6D 7D 8S 9S TS JS"
    match = dealt(deck_with(north=north, west="2C 3C", south="4C", east="5C"))
    play(match, "2C")
    assert match.turn is Seat.NORTH
    assert legal(match) == "4D 5D 6D 7D AD 8S 9S TS JS AS"


def test_a_seat_that_has_won_nothing_may_throw_points_on_the_second_trick() -> None:
    match = position(hand("QS 5S 2H 9H KC"), hand("8D"))
    assert set(legal(match).split()) == {"QS", "5S", "2H", "9H", "KC"}


def test_a_heart_thrown_on_another_suit_lets_hearts_be_led() -> None:
    match = dealt(
        deck_with(
            south="AC KC 2H 3H 4H 5H 6H 7H 2S 3S 4S 5S 6S",
            west="2C 3C KD AD 8H 9H 8S 7S 9S TS JS QS KS",
            north="4C 5C 2D 3D 4D 6D 7D 8D 9D TD JD QD AS",
            east="6C 7C 5D 8C 9C TC JC QC TH JH QH KH AH",
        )
    )
    play(match, "2C 4C 6C AC KC 3C 5C 7C 2S 7S AS 8C")
    play(match, "2D 5D 2H")
    assert match.view(None).hearts_broken
    play(match, "KD")
    assert set(legal(match).split()) >= {"8H", "9H", "8S"}


@pytest.mark.parametrize("thrown", DECK, ids=str)
def test_hearts_and_nothing_else_break_hearts(thrown: Card) -> None:
    for led in Suit:
        lead = next(one for one in DECK if one.suit is led and one is not thrown)
        for rules in (HouseRules(), HouseRules(queen_breaks_hearts=True)):
            match = position([thrown], [lead], rules=rules)
            told = match.apply(PlayCard(Seat.SOUTH, thrown))
            queen = rules.queen_breaks_hearts and thrown is card("QS")
            expected = thrown.suit is Suit.HEARTS or queen
            assert match.view(None).hearts_broken is expected
            assert (HeartsBroken(Seat.SOUTH, thrown) in told) is expected


def test_hearts_are_not_led_until_broken() -> None:
    match = position(hand("TH 5C"))
    assert legal(match) == "5C"
    assert refused(match, Seat.SOUTH, "TH") is Refusal.HEARTS_NOT_BROKEN
    assert legal(position(hand("TH 5C"), hearts_broken=True)) == "5C TH"


def test_hearts_may_be_led_unbroken_when_nothing_else_is_held() -> None:
    assert legal(position(hand("2H"))) == "2H"
    assert legal(position(hand("QS"))) == "QS"
    assert legal(position(hand("4H KH QS"))) == "QS"


def test_a_void_seat_may_discard_hearts_before_they_are_broken() -> None:
    assert legal(position(hand("3H KH 9S"), hand("KD"))) == "9S 3H KH"


def test_a_card_not_held_not_following_or_out_of_turn_is_refused_with_its_reason() -> None:
    match = position(hand("5C 6C 7C 8C 9C 8H 8S KS AS"), hand("3H 6H"), hearts_broken=True)
    assert legal(match) == "8H"
    assert refused(match, Seat.SOUTH, "3H") is Refusal.NOT_IN_HAND
    assert refused(match, Seat.SOUTH, "5C") is Refusal.FOLLOW_SUIT
    for one in match.view(Seat.WEST).hand:
        assert refused(match, Seat.WEST, str(one)) is Refusal.NOT_YOUR_TURN


def test_nothing_is_played_while_cards_are_passed_or_after_the_deal() -> None:
    match = dealt(deck_of(DEAL_A), PassDirection.LEFT)
    assert match.legal_cards() == ()
    assert refused(match, Seat.WEST, "2C") is Refusal.WRONG_PHASE
    over = dealt(deck_of(DEAL_A))
    play_out(over)
    assert over.legal_cards() == ()
    assert refused(over, Seat.WEST, "2C") is Refusal.WRONG_PHASE
    assert refused(Match("new"), Seat.WEST, "2C") is Refusal.WRONG_PHASE
