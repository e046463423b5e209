"""The shuffle is fair, repeats itself, and is told by a fingerprint that anybody can check."""

from __future__ import annotations

import hashlib

from game.rules.cards import DECK, TWO_OF_CLUBS, cards_text
from game.rules.commands import StartDeal
from game.rules.events import DealStarted
from game.rules.match import Match
from game.rules.shuffle import deal_salt, fingerprint, shuffled_deck

DEALS = 52_000


def test_no_place_is_favoured_over_52000_deals() -> None:
    counts = [[0] * 4 for _ in DECK]
    for number in range(DEALS):
        for place, card in enumerate(shuffled_deck("fair", number)):
            counts[card.index][place // 13] += 1
    expected = DEALS / 4
    assert all(abs(count - expected) < 395 for seats in counts for count in seats)
    chi_square = sum((count - expected) ** 2 / expected for seats in counts for count in seats)
    # 51 x 3 degrees of freedom: a mean of 153, a standard deviation of 17.5.
    assert 83 < chi_square < 223
    assert sum(counts[TWO_OF_CLUBS.index]) == DEALS


def test_the_same_seed_and_number_deal_the_same_cards() -> None:
    assert shuffled_deck("seed", 3) == shuffled_deck("seed", 3)
    decks = {shuffled_deck(seed, number) for seed in ("a", "b", "") for number in range(1, 30)}
    assert len(decks) == 3 * 29
    assert all(sorted(deck) == list(DECK) for deck in decks)


def test_seeds_of_any_text_deal() -> None:
    for seed in ("Nguyễn Văn A", "李", "🂡", "\ud800", "x" * 10_000):
        assert sorted(shuffled_deck(seed, 1)) == list(DECK)


def test_the_fingerprint_told_before_a_deal_is_checked_from_cards_and_salt() -> None:
    match = Match("617")
    started = match.apply(StartDeal())[0]
    assert isinstance(started, DealStarted)
    deck, salt = shuffled_deck("617", 1), deal_salt("617", 1)
    by_hand = hashlib.sha256(f"{salt}:{cards_text(deck)}".encode()).hexdigest()
    assert started.fingerprint == fingerprint(deck, salt) == by_hand
    assert fingerprint(deck, deal_salt("617", 2)) != by_hand
    assert fingerprint((*deck[1:], deck[0]), salt) != by_hand
