"""The bots' quick copies of the rules say what the rules say, whatever the house rules.

`Position`, `Playout` and `RandomPlayer` know by themselves what is legal, who takes a trick and
what it brings, since asking the rules would take too long. Here the rules follow every card of
theirs. An option that is new in `HouseRules` is tried by itself, if it is one of yes or no.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from itertools import product

import pytest

from game.bots.levels import learned_finisher
from game.bots.playout import Playout
from game.bots.policy import WEIGHTS
from game.bots.position import BITS, Position
from game.bots.rollout import RandomPlayer, suit_masks
from game.bots.standing import scored
from game.rules.cards import DECK, HEARTS_MASK, PENALTY_MASK, Card
from game.rules.deal import Deal
from game.rules.house_rules import NEVER_PASS, HouseRules, MoonScoring
from game.rules.scoring import MOON_POINTS, score_deal
from game.rules.seats import SEATS
from tests.bots.positions import Masks

SWITCHES = [field.name for field in fields(HouseRules) if field.default in (True, False)]
EVERY_OPTION = [
    HouseRules(moon=moon, pass_cycle=NEVER_PASS, **dict(zip(SWITCHES, chosen, strict=True)))
    for moon in MoonScoring
    for chosen in product((False, True), repeat=len(SWITCHES))
]


def told(rules: HouseRules) -> str:
    """The options that are chosen, for a test's name."""
    names = [name for name in SWITCHES if getattr(rules, name)]
    return "-".join([rules.moon.value, *names])


def decks(count: int, seed: str) -> Iterator[tuple[Card, ...]]:
    """Decks in dealing order: fair ones, ones with long suits, and hands of points alone."""
    chance = random.Random(seed)
    for number in range(count):
        deck = list(DECK)
        chance.shuffle(deck)
        if number % 3 == 1:
            deck.sort(key=lambda card: card.index + chance.gauss(0.0, 5.0))
        elif number % 3 == 2:
            deck.sort(key=lambda card: not card.bit & PENALTY_MASK)
            turn = 13 * chance.randrange(4)
            deck = deck[turn:] + deck[:turn]
        yield tuple(deck)


def begun(deck: tuple[Card, ...], rules: HouseRules) -> Deal:
    """The rules' own deal of this deck, at its first trick."""
    deal = Deal(1, deck, rules)
    deal._start_play()
    return deal


def play_by_the_rules(deal: Deal, place: int, bit: int) -> None:
    """Play a card of the quick copies where it belongs; the rules must allow it."""
    assert bit.bit_count() == 1
    seat, suit = SEATS[place >> 2], place & 3
    assert deal.play(seat, DECK[13 * suit + bit.bit_length() - 1]) is not None


def assert_same_end(deal: Deal, points: list[int], jack_taker: int) -> None:
    """The quick copy took the points that the rules gave, and scores them alike."""
    assert points[0:16:4] == deal.points
    assert sum(deal.points) == MOON_POINTS
    if deal.rules.jack_of_diamonds:
        assert deal.jack_taker is not None
        assert jack_taker == 4 * deal.jack_taker
    else:
        assert jack_taker == -1
    right = score_deal(tuple(deal.points), deal.jack_taker, deal.rules)
    assert scored((0, 0, 0, 0), points, jack_taker, deal.rules) == list(right)


def random_card(chance: random.Random, legal: list[int]) -> tuple[int, int]:
    return chance.choice([(suit, card) for suit in range(4) for card in BITS[legal[suit]]])


@pytest.mark.parametrize("rules", EVERY_OPTION, ids=told)
def test_a_position_allows_and_scores_what_the_rules_do(rules: HouseRules) -> None:
    chance = random.Random(3)
    for deck in decks(9, "position"):
        deal = begun(deck, rules)
        position = Position(suit_masks(deal.hands), rules)
        while deal.turn is not None:
            assert position.turn == 4 * deal.turn
            assert position.broken == deal.hearts_broken
            legal = position.legal()
            assert legal == suit_masks([deal.legal])
            suit, card = random_card(chance, legal)
            play_by_the_rules(deal, position.turn + suit, card)
            position.play(suit, card)
        assert_same_end(deal, position.points, position.jack_taker)


@pytest.mark.parametrize("rules", EVERY_OPTION, ids=told)
def test_a_play_out_keeps_and_scores_by_the_rules(rules: HouseRules) -> None:
    chance = random.Random(4)
    playout = learned_finisher(chance.random)
    for number, deck in enumerate(decks(24, "play-out")):
        deal = begun(deck, rules)
        position = Position(suit_masks(deal.hands), rules)
        # From the first card as well as from the middle.
        for _ in range(chance.randrange(30) if number % 2 else 0):
            suit, card = random_card(chance, position.legal())
            play_by_the_rules(deal, position.turn + suit, card)
            position.play(suit, card)
        notes: list[tuple[int, int]] = []
        position.hands = Masks(position.hands, notes)
        points = [0] * 16
        shooter = position.turn if number % 4 > 1 else -1
        jack_taker = playout.finish(position, 0, 0, shooter, number % 4 == 3, points)
        for place, card in notes:
            play_by_the_rules(deal, place, card)
        assert_same_end(deal, points, jack_taker)


def test_a_play_out_does_not_forbid_what_the_rules_allow() -> None:
    rules = HouseRules(queen_breaks_hearts=True, points_on_first_trick=True, pass_cycle=NEVER_PASS)
    chance = random.Random(6)
    playout = Playout([0.0] * WEIGHTS, chance.random)
    thrown = led = 0
    for deck in decks(150, "allowed"):
        deal = begun(deck, rules)
        notes: list[tuple[int, int]] = []
        position = Position(Masks(suit_masks(deal.hands), notes), rules)
        notes.clear()
        playout.finish(position, 0, 0, -1, False, [0] * 16)
        gone = 0
        for place, bit in notes:
            card = DECK[13 * (place & 3) + bit.bit_length() - 1]
            others = deal.legal & ~PENALTY_MASK
            if card.points and others:
                # Hearts that the queen alone has broken, and points on the first trick.
                heart = card.points == 1
                led += heart and not deal.cards and not gone & HEARTS_MASK
                thrown += bool(deal.cards) and not deal.tricks
            play_by_the_rules(deal, place, bit)
            gone |= card.bit
    assert thrown > 9
    assert led > 9


@pytest.mark.parametrize("rules", EVERY_OPTION, ids=told)
def test_a_random_play_out_keeps_and_scores_by_the_rules(rules: HouseRules) -> None:
    player = RandomPlayer(rules, random.Random(5))
    for deck in decks(24, "random"):
        deal = begun(deck, rules)
        notes: list[tuple[int, int]] = []
        points = player.play_deal(Masks(suit_masks(deal.hands), notes))
        for place, card in notes:
            play_by_the_rules(deal, place, card)
        jacks = [seat for seat in (0, 4, 8, 12) if points[seat + 1]]
        assert_same_end(deal, points, jacks[0] if jacks else -1)
