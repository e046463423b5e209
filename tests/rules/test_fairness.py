"""Finished deals are laid open and can be checked; the running one and the seed stay secret."""

from __future__ import annotations

import dataclasses
import hashlib
import random
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import DECK
from game.rules.commands import StartDeal
from game.rules.events import DealStarted, Event, redact
from game.rules.fairness import check_deal, short_fingerprint, told_deals
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seats import SEATS
from game.rules.shuffle import deal_salt, shuffled_deck
from tests.walks import WHOLE_DEAL, Walk, random_command, random_walk, walks, watchers

SEED = "5f1e0c7799aa41d2b3c4d5e6f7081920"


@pytest.fixture(scope="module")
def match() -> Match:
    """A match in its third deal."""
    rng, match = random.Random(3), Match(SEED)
    while len(match.log) < 2 * WHOLE_DEAL + 20:
        command = random_command(match, rng)
        assert command is not None
        match.apply(command)
    return match


@given(walk=walks)
def test_only_finished_deals_are_told(walk: Walk) -> None:
    told = told_deals(walk.match)
    assert [deal.number for deal in told] == list(range(1, len(walk.match.scores) + 1))
    if walk.match.phase in (Phase.PASSING, Phase.PLAYING):
        assert walk.match.deal is not None
        assert walk.match.deal.number not in [deal.number for deal in told]


@given(walk=walks)
def test_a_told_deal_bears_the_fingerprint_that_was_told_before_it(walk: Walk) -> None:
    started = [event for event in walk.events if isinstance(event, DealStarted)]
    told = told_deals(walk.match)
    assert [deal.fingerprint for deal in told] == [e.fingerprint for e in started[: len(told)]]
    for deal, event in zip(told, started, strict=False):
        check = check_deal(deal, walk.match.seed, event.fingerprint)
        assert check.right
        assert check.shuffle_right


def secrets_in(things: Iterable[object], seed: str, running: Iterable[int]) -> list[str]:
    """Which secrets of a match the text of some things gives away."""
    text = "\n".join(map(repr, things))
    salts = [deal_salt(seed, number) for number in running]
    orders = [repr(shuffled_deck(seed, number)) for number in running]
    return [secret for secret in (seed, *salts, *orders) if secret in text]


@given(seed=st.integers(0, 2**32), decisions=st.integers(1, 130), seat=watchers)
def test_no_seat_is_told_seed_order_or_salt_before_the_deal_is_over(
    seed: int, decisions: int, seat: object
) -> None:
    watcher = next((one for one in SEATS if one is seat), None)
    rng, match = random.Random(seed), Match(SEED)
    heard: list[Event | None] = []
    for _ in range(decisions):
        command = random_command(match, rng)
        if command is None:
            return
        heard += [redact(event, watcher) for event in match.apply(command)]
    running = range(len(match.scores) + 1, len(match.scores) + 4)
    things = [*heard, match.view(watcher), *told_deals(match)]
    assert secrets_in(things, SEED, running) == []


def test_the_search_for_secrets_finds_them() -> None:
    things = [SEED, shuffled_deck(SEED, 2), deal_salt(SEED, 2)]
    assert len(secrets_in(things, SEED, [2])) == 3


def test_a_changed_card_salt_fingerprint_or_seed_is_seen(match: Match) -> None:
    deal = told_deals(match)[1]
    assert check_deal(deal, SEED).right
    swapped = dataclasses.replace(deal, deck=(deal.deck[1], deal.deck[0], *deal.deck[2:]))
    assert not check_deal(swapped, SEED).fingerprint_right
    assert check_deal(swapped, SEED).shuffle_right is False
    assert not check_deal(dataclasses.replace(deal, salt="0" * 32), SEED).fingerprint_right
    assert not check_deal(dataclasses.replace(deal, fingerprint="0" * 64), SEED).right
    assert not check_deal(dataclasses.replace(deal, number=1), SEED).right
    assert check_deal(deal, SEED + " ").shuffle_right is False
    assert check_deal(deal, None).shuffle_right is None
    assert check_deal(deal, None).right


def test_a_table_that_changes_its_story_is_caught_by_what_the_screen_showed(match: Match) -> None:
    deal = told_deals(match)[0]
    assert not check_deal(deal, SEED, shown="f" * 64).fingerprint_right


def test_the_view_bears_the_running_deals_fingerprint() -> None:
    match = Match(SEED)
    assert match.view(SEATS[0]).fingerprint == ""
    started = match.apply(StartDeal())[0]
    assert isinstance(started, DealStarted)
    assert {match.view(seat).fingerprint for seat in (*SEATS, None)} == {started.fingerprint}


def test_replay_tells_the_same_fingerprints() -> None:
    walk = random_walk(5, Match("").rules, 150)
    again = Match.replay(walk.match.seed, walk.match.rules, walk.match.log)
    assert again.fingerprints == walk.match.fingerprints


def test_the_salt_has_128_bits_and_no_part_of_the_shuffle() -> None:
    salt = deal_salt(SEED, 1)
    assert len(bytes.fromhex(salt)) == 16
    assert len({deal_salt(SEED, number) for number in range(1, 500)}) == 499
    stream = hashlib.shake_256(f"{SEED}:1".encode()).hexdigest(256)
    assert salt not in stream


def test_without_its_salt_a_fingerprint_does_not_give_a_guessed_deal_away(match: Match) -> None:
    deal = told_deals(match)[0]
    for salt in ("", "0" * 32, deal_salt(SEED, 2)):
        assert not check_deal(dataclasses.replace(deal, salt=salt), None).fingerprint_right


def test_the_short_form_is_the_first_twelve_digits_in_fours() -> None:
    assert short_fingerprint("0123456789abcdef") == "0123 4567 89ab"
    assert short_fingerprint("") == ""
    assert sorted(shuffled_deck(SEED, 1)) == list(DECK)
