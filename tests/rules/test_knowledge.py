"""What a seat is told depends on nothing that it may not know."""

from __future__ import annotations

import dataclasses
import pickle
import random
import re
from collections.abc import Iterable, Iterator

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.rules.cards import DECK, Card
from game.rules.commands import StartDeal
from game.rules.deal import Deal
from game.rules.events import (
    CardsPassed,
    CardsReceived,
    DealStarted,
    Event,
    HandDealt,
    redact,
)
from game.rules.house_rules import HouseRules
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import Seat
from tests.cards import card
from tests.positions import start_deal
from tests.redeals import dealt_otherwise, known_cards
from tests.walks import (
    WHOLE_DEAL,
    Walk,
    house_rules,
    random_command,
    seats,
    walks,
    watchers,
)


def cards_named(thing: object) -> set[Card]:
    """Every card that the text of a thing names."""
    return {card(name) for name in re.findall(r"Card\((..)\)", repr(thing))}


def told(events: Iterable[Event], seat: Seat | None) -> Iterator[Event | None]:
    """Events as a seat is told them, without the fingerprint, which hides the deal but is of it."""
    for event in events:
        heard = redact(event, seat)
        if isinstance(heard, DealStarted):
            heard = dataclasses.replace(heard, fingerprint="")
        yield heard


@given(walk=walks, seat=watchers)
def test_no_event_names_a_card_that_the_seat_may_not_know(walk: Walk, seat: Seat | None) -> None:
    for count, event in enumerate(walk.events, 1):
        heard = redact(event, seat)
        assert cards_named(heard) <= known_cards(walk.events[:count], seat)


@given(walk=walks, seat=watchers)
def test_a_seat_is_told_everything_of_its_own_and_of_others_only_that_they_passed(
    walk: Walk, seat: Seat | None
) -> None:
    for event in walk.events:
        heard = redact(event, seat)
        if isinstance(event, HandDealt):
            assert heard == (event if event.seat is seat else None)
        elif isinstance(event, CardsPassed | CardsReceived) and event.seat is not seat:
            assert heard == dataclasses.replace(event, cards=())
        else:
            assert heard is event


@given(walk=walks, seat=watchers)
def test_no_view_names_a_card_that_the_seat_may_not_know(walk: Walk, seat: Seat | None) -> None:
    view = walk.match.view(seat)
    assert cards_named(view) <= known_cards(walk.events, seat)
    assert repr(walk.match.seed) not in repr(view)
    if seat is None:
        assert view.hand == ()
        assert view.passed is None
        assert view.received is None


@settings(max_examples=400)
@given(
    seed=st.integers(0, 2**32),
    rules=house_rules,
    seat=watchers,
    decisions=st.integers(1, WHOLE_DEAL),
    suits_kept=st.booleans(),
)
def test_deals_that_a_seat_cannot_tell_apart_give_it_the_same_view_and_events(
    seed: int, rules: HouseRules, seat: Seat | None, decisions: int, suits_kept: bool
) -> None:
    rng = random.Random(seed)
    deck = tuple(rng.sample(DECK, 52))
    match = Match("one", rules)
    events = start_deal(match, deck)
    for _ in range(decisions - 1):
        command = random_command(match, rng)
        if command is None or isinstance(command, StartDeal):
            break
        events += match.apply(command)
    again = dealt_otherwise(match, deck, known_cards(events, seat), rng, suits_kept)
    assume(again is not None)
    assert again is not None
    other, other_events = again
    # The fingerprint hides the deal but is of it, so it alone may differ.
    assert dataclasses.replace(other.view(seat), fingerprint="") == dataclasses.replace(
        match.view(seat), fingerprint=""
    )
    assert list(told(other_events, seat)) == list(told(events, seat))


@given(walk=walks, seat=watchers)
def test_a_pickled_view_comes_back_equal_and_with_the_same_card_objects(
    walk: Walk, seat: Seat | None
) -> None:
    view = walk.match.view(seat)
    again: SeatView = pickle.loads(pickle.dumps(view))
    assert again == view
    assert all(one is DECK[one.index] for one in again.hand)
    assert all(one is DECK[one.index] for trick in again.tricks for one in trick.cards)
    assert again.seat is view.seat
    assert again.turn is view.turn


def test_a_pickled_card_is_the_same_object() -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert all(pickle.loads(pickle.dumps(one, protocol)) is one for one in DECK)


@given(walk=walks, seat=seats)
def test_a_view_tells_how_many_cards_each_seat_holds(walk: Walk, seat: Seat) -> None:
    deal: Deal | None = walk.match.deal
    for other in Seat:
        held = 0 if deal is None else deal.hands[other].bit_count()
        assert walk.match.view(seat).hand_size(other) == held


@given(walk=walks)
def test_a_view_taken_earlier_is_not_changed_by_later_plays(walk: Walk) -> None:
    views = [walk.match.view(seat) for seat in Seat]
    texts = [repr(view) for view in views]
    rng = random.Random(0)
    for _ in range(6):
        command = random_command(walk.match, rng)
        if command is not None:
            walk.match.apply(command)
    assert [repr(view) for view in views] == texts
