"""What holds in every match, whatever the cards and the decisions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import legality
from game.rules.cards import DECK, FULL_MASK, Card, cards_of, mask_of
from game.rules.codec import command_text, parse_command, replay_text
from game.rules.commands import Command, PassCards, PlayCard, StartDeal
from game.rules.deal import Deal
from game.rules.events import CardPlayed, CardsReceived, DealScored, HandDealt, TrickTaken
from game.rules.house_rules import HouseRules, MoonScoring, rules_dict, rules_from
from game.rules.legality import Phase
from game.rules.match import IllegalCommand, Match
from game.rules.seats import SEATS
from tests.positions import snapshot
from tests.walks import Walk, house_rules, random_command, random_walk, seats, walks

any_cards = st.lists(st.sampled_from(DECK), max_size=5).map(tuple)
any_command = st.one_of(
    st.just(StartDeal()),
    st.builds(PassCards, seats, any_cards),
    st.builds(PlayCard, seats, st.sampled_from(DECK)),
)


def all_cards(deal: Deal) -> list[Card]:
    """Every card of a deal, wherever it lies."""
    found = [card for mask in deal.hands for card in cards_of(mask)]
    found += [card for trick in deal.tricks for card in trick.cards]
    found += deal.cards
    if deal.phase is Phase.PASSING:
        found += [card for cards in deal.passed if cards is not None for card in cards]
    return found


@given(seed=st.integers(0, 2**32), rules=house_rules)
def test_all_52_cards_are_always_somewhere(seed: int, rules: HouseRules) -> None:
    rng = random.Random(seed)
    match = Match(str(seed), rules)
    for _ in range(60):
        command = random_command(match, rng)
        if command is None:
            return
        match.apply(command)
        assert match.deal is not None
        assert sorted(all_cards(match.deal)) == list(DECK)


@given(walk=walks)
def test_a_deal_has_13_tricks_and_26_points(walk: Walk) -> None:
    for event in walk.events:
        if isinstance(event, DealScored):
            assert sum(event.points_taken) == 26
            moon = event.shooter is not None
            subtract = walk.match.rules.moon is MoonScoring.SUBTRACT
            row = (-26 if subtract else 78) if moon else 26
            jack = 10 if walk.match.rules.jack_of_diamonds else 0
            assert sum(event.score) == row - jack
    taken = [event.trick for event in walk.events if isinstance(event, TrickTaken)]
    scored = [event for event in walk.events if isinstance(event, DealScored)]
    assert len(taken) // 13 == len(scored)
    assert sum(trick.points for trick in taken[: 13 * len(scored)]) == 26 * len(scored)
    totals = [sum(column) for column in zip(*walk.match.scores, strict=True)] or [0] * 4
    assert list(walk.match.totals) == totals


@given(walk=walks)
def test_the_seat_on_turn_always_has_a_legal_card_and_the_rest_have_none(walk: Walk) -> None:
    match = walk.match
    assert bool(match.legal_cards()) is (match.phase is Phase.PLAYING)
    for seat in SEATS:
        view = match.view(seat)
        expected = match.legal_cards() if seat is match.turn else ()
        assert legality.legal_cards(view) == expected
        assert set(expected) <= set(view.hand)
    assert legality.legal_cards(match.view(None)) == ()


@given(walk=walks, seat=seats)
def test_a_view_refuses_what_the_match_refuses_and_why(walk: Walk, seat: int) -> None:
    view = walk.match.view(SEATS[seat])
    for card in DECK:
        told = walk.match.refusal(PlayCard(SEATS[seat], card))
        assert legality.refusal(view, card) is told
    for cards in (view.hand[:3], view.hand[:2], DECK[20:23]):
        told = walk.match.refusal(PassCards(SEATS[seat], cards))
        assert legality.refusal_to_pass(view, cards) is told


@given(walk=walks, commands=st.lists(any_command, max_size=12))
def test_a_refused_command_changes_nothing(walk: Walk, commands: list[Command]) -> None:
    match = walk.match
    for command in commands:
        before = snapshot(match)
        told = match.refusal(command)
        assert snapshot(match) == before
        if told is None:
            match.apply(command)
            assert match.log[-1] == command
            continue
        with pytest.raises(IllegalCommand) as caught:
            match.apply(command)
        assert caught.value.refusal is told
        assert caught.value.command == command
        assert snapshot(match) == before


@given(walk=walks)
def test_the_log_replays_to_the_same_state_and_the_same_events(walk: Walk) -> None:
    match = walk.match
    again = Match(match.seed, match.rules)
    events = [event for command in match.log for event in again.apply(command)]
    assert events == walk.events
    assert snapshot(again) == snapshot(match)
    assert snapshot(Match.replay(match.seed, match.rules, match.log)) == snapshot(match)


@given(walk=walks)
def test_a_match_reads_back_from_its_text(walk: Walk) -> None:
    match = walk.match
    lines = [command_text(command) for command in match.log]
    assert [parse_command(line) for line in lines] == match.log
    again = replay_text(match.seed, match.rules, lines)
    assert snapshot(again) == snapshot(match)


@given(rules=house_rules)
def test_house_rules_read_back_from_plain_values(rules: HouseRules) -> None:
    values: dict[str, object] = rules_dict(rules)
    assert rules_from(**values) == rules  # type: ignore[arg-type]


@given(seed=st.integers(0, 2**32), rules=house_rules, cut=st.integers(0, 57))
def test_a_match_cut_short_and_resumed_ends_like_one_that_went_on(
    seed: int, rules: HouseRules, cut: int
) -> None:
    whole = random_walk(seed, rules, 57).match
    lines = [command_text(command) for command in whole.log]
    resumed = replay_text(whole.seed, rules, lines[:cut])
    for line in lines[cut:]:
        resumed.apply(parse_command(line))
    assert snapshot(resumed) == snapshot(whole)


@given(walk=walks)
def test_events_alone_tell_who_holds_what(walk: Walk) -> None:
    hands = [0] * 4
    passed: dict[int, int] = {}
    for event in walk.events:
        if isinstance(event, HandDealt):
            hands[event.seat] = mask_of(event.cards)
        elif isinstance(event, CardsReceived):
            hands[event.giver] &= ~mask_of(event.cards)
            passed[event.seat] = mask_of(event.cards)
            if len(passed) == 4:
                hands = [hands[seat] | passed[seat] for seat in SEATS]
                passed = {}
        elif isinstance(event, CardPlayed):
            hands[event.seat] ^= event.card.bit
    deal = walk.match.deal
    if deal is not None and deal.phase is not Phase.PASSING:
        assert hands == deal.hands


@given(mask=st.integers(0, FULL_MASK))
def test_a_mask_and_its_cards_tell_the_same(mask: int) -> None:
    cards = cards_of(mask)
    assert mask_of(cards) == mask
    assert list(cards) == sorted(cards)
    assert len(cards) == mask.bit_count()
