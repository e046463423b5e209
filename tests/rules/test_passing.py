"""Who passes what to whom, and which passes are refused."""

from __future__ import annotations

import pytest

from game.rules import legality
from game.rules.commands import PassCards, StartDeal
from game.rules.events import CardsPassed, CardsReceived
from game.rules.house_rules import NEVER_PASS, HouseRules
from game.rules.legality import Phase, Refusal
from game.rules.match import IllegalCommand, Match
from game.rules.seats import SEATS, PassDirection, Seat
from tests.cards import hand
from tests.positions import dealt, deck_with, finish_deal, pass_all, snapshot

PICKS = ("2C QS AH", "KC AC AS", "3D 4D 5D", "JH QH KH")
DECK = deck_with(**dict(zip(("south", "west", "north", "east"), PICKS, strict=True)))


@pytest.mark.parametrize(
    ("direction", "receiver", "giver"),
    [
        (PassDirection.LEFT, Seat.WEST, Seat.EAST),
        (PassDirection.RIGHT, Seat.EAST, Seat.WEST),
        (PassDirection.ACROSS, Seat.NORTH, Seat.NORTH),
    ],
    ids=lambda value: str(getattr(value, "value", value)),
)
def test_souths_cards_go_to_the_seat_on_that_side_and_come_from_the_other(
    direction: PassDirection, receiver: Seat, giver: Seat
) -> None:
    match = dealt(DECK, direction)
    events = pass_all(match, *PICKS)
    south = hand(PICKS[Seat.SOUTH])
    got = tuple(sorted(hand(PICKS[giver])))
    assert CardsPassed(Seat.SOUTH, receiver, south) in events
    assert CardsReceived(receiver, Seat.SOUTH, tuple(sorted(south))) in events
    assert CardsReceived(Seat.SOUTH, giver, got) in events
    assert set(south) <= set(match.view(receiver).hand)
    view = match.view(Seat.SOUTH)
    assert view.passed == tuple(sorted(south))
    assert view.received == got
    assert set(got) <= set(view.hand)
    assert not set(south) & set(view.hand)
    assert all(len(match.view(seat).hand) == 13 for seat in SEATS)


def test_the_directions_go_round_left_right_across_none_left() -> None:
    match = Match("cycle")
    seen = []
    for _ in range(5):
        finish_deal(match, (13, 9, 3, 1))
        assert match.deal is not None
        seen.append(match.deal.direction.value)
    assert seen == ["left", "right", "across", "hold", "left"]


def test_a_new_match_remembers_nothing_of_the_last() -> None:
    old = Match("old")
    old.totals = (88, 70, 12, 12)
    for _ in range(6):
        finish_deal(old, (14, 10, 1, 1))
    assert old.phase is Phase.OVER
    new = Match("new")
    view = new.view(Seat.SOUTH)
    assert view.totals == (0, 0, 0, 0)
    assert view.scores == ()
    assert view.points == (0, 0, 0, 0)
    assert view.direction is PassDirection.LEFT
    finish_deal(new, (13, 9, 3, 1))
    assert new.view(Seat.SOUTH).deal_number == 1
    assert new.phase is Phase.DEALING
    new.apply(StartDeal())
    assert new.view(Seat.SOUTH).direction is PassDirection.RIGHT


def test_a_house_that_never_passes_holds_every_deal() -> None:
    match = Match("hold", HouseRules(pass_cycle=NEVER_PASS))
    match.apply(StartDeal())
    assert match.phase is Phase.PLAYING


@pytest.mark.parametrize(
    ("cards", "refusal"),
    [
        ("AC AC AC", Refusal.PASS_THREE),
        ("AC AC KC", Refusal.PASS_THREE),
        ("AC KC", Refusal.PASS_THREE),
        ("AC KC AS 2D", Refusal.PASS_THREE),
        ("", Refusal.PASS_THREE),
        ("AC KC QS", Refusal.NOT_IN_HAND),
    ],
)
def test_a_pass_of_other_than_three_different_cards_held_is_refused(
    cards: str, refusal: Refusal
) -> None:
    match = dealt(DECK, PassDirection.LEFT)
    before = snapshot(match)
    with pytest.raises(IllegalCommand) as caught:
        match.apply(PassCards(Seat.WEST, hand(cards)))
    assert caught.value.refusal is refusal
    assert legality.refusal_to_pass(match.view(Seat.WEST), hand(cards)) is refusal
    assert snapshot(match) == before
    assert len(match.view(Seat.WEST).hand) == 13


def test_a_second_pass_is_refused() -> None:
    match = dealt(DECK, PassDirection.LEFT)
    match.apply(PassCards(Seat.WEST, hand(PICKS[Seat.WEST])))
    again = PassCards(Seat.WEST, match.view(Seat.WEST).hand[:3])
    assert match.refusal(again) is Refusal.WRONG_PHASE
    assert match.view(Seat.SOUTH).waiting == (Seat.SOUTH, Seat.NORTH, Seat.EAST)
    assert [match.view(Seat.SOUTH).hand_size(seat) for seat in SEATS] == [13, 10, 13, 13]


def test_no_cards_change_hands_before_everybody_has_chosen() -> None:
    match = dealt(DECK, PassDirection.LEFT)
    for seat in SEATS[:3]:
        match.apply(PassCards(seat, hand(PICKS[seat])))
        assert match.phase is Phase.PASSING
        assert all(match.view(other).received is None for other in SEATS)
    match.apply(PassCards(Seat.EAST, hand(PICKS[Seat.EAST])))
    assert match.phase is Phase.PLAYING
