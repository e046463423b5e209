"""Worlds agree with everything known, and each is as likely as another."""

from __future__ import annotations

import random
from collections import Counter

from game.bots.bot import make_bot
from game.bots.inference import Knowledge, Worlds, knowledge, known_position
from game.bots.position import Position
from game.bots.rollout import suit_masks
from game.rules.cards import FULL_MASK, mask_of, parse_cards
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, legal_cards
from game.rules.match import Match
from game.rules.seats import SEATS, Seat
from tests.bots.positions import decide


def hands_of(worlds: Worlds, chance: random.Random) -> tuple[int, ...]:
    """One drawn deal, as three 52-bit masks of the seats West, North, East."""
    hands = [0] * 16
    worlds.draw(chance, hands)
    return tuple(
        sum(hands[4 * seat + suit] << 13 * suit for suit in range(4)) for seat in (1, 2, 3)
    )


def test_each_consistent_deal_is_as_likely_as_another() -> None:
    unseen = mask_of(parse_cards("2C 3C 4D 5D 6H 7H"))
    known = Knowledge(
        (Seat.WEST, Seat.NORTH, Seat.EAST),
        (2, 2, 2),
        (mask_of(parse_cards("2C")), 0, 0),
        (frozenset({1}), frozenset({3}), frozenset()),
        unseen,
    )
    worlds = Worlds(known)
    chance = random.Random(3)
    counted = Counter(hands_of(worlds, chance) for _ in range(14000))
    assert len(counted) == worlds.deals
    expected = 14000 / worlds.deals
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counted.values())
    for west, north, east in counted:
        assert west | north | east == unseen
        assert west & mask_of(parse_cards("2C"))
        assert not west & mask_of(parse_cards("4D 5D"))
        assert not north & mask_of(parse_cards("6H 7H"))


def test_worlds_of_whole_matches_contain_the_truth() -> None:
    chance = random.Random(1)
    match = Match("worlds")
    for _ in range(12):
        match.totals = (0, 0, 0, 0)
        for view in decide(match, lambda seat: make_bot("random", f"{seat}")):
            if view.phase is not Phase.PLAYING:
                continue
            known = knowledge(view)
            worlds = Worlds(known)
            assert worlds.deals >= 1
            deal = match.deal
            assert deal is not None
            assert view.seat is not None
            for place, seat in enumerate(known.seats):
                assert known.fixed[place] & ~deal.hands[seat] == 0
                for suit in known.voids[place]:
                    assert not deal.hands[seat] >> 13 * suit & 0x1FFF
            base = known_position(view)
            worlds.draw(chance, base.hands)
            check = Position(base.hands.copy(), view.rules)
            assert check.live == base.live
            legal = base.legal()
            mask = sum(legal[suit] << 13 * suit for suit in range(4))
            assert mask == mask_of(legal_cards(view))


def test_a_position_played_along_is_the_one_that_a_view_tells() -> None:
    for rules in (HouseRules(), HouseRules(jack_of_diamonds=True, queen_breaks_hearts=True)):
        match = Match("along", rules)
        position: Position | None = None
        for view in decide(match, lambda seat: make_bot("random", f"{seat}")):
            if view.phase is not Phase.PLAYING:
                continue
            deal = match.deal
            assert deal is not None
            if position is None:
                position = Position(suit_masks(deal.hands), rules)
            else:
                card = (view.trick.cards or view.tricks[-1].cards)[-1]
                position.play(int(card.suit), 1 << card.rank)
            told = known_position(view)
            told.hands = position.hands
            for name in Position.__slots__:
                if name in {"led", "best", "taker"} and not position.count:
                    continue
                assert getattr(told, name) == getattr(position, name), name


def test_a_contradiction_still_gives_a_deal() -> None:
    known = Knowledge(
        (Seat.WEST, Seat.NORTH, Seat.EAST),
        (1, 1, 1),
        (0, 0, 0),
        (frozenset({0}), frozenset({0}), frozenset({0})),
        mask_of(parse_cards("2C 3C 4C")),
    )
    assert sum(hands_of(Worlds(known), random.Random(1))) == known.unseen


def test_sizes_of_a_whole_deal() -> None:
    match = Match("sizes")
    view = next(decide(match, lambda seat: make_bot("random", f"{seat}")))
    known = knowledge(view)
    assert known.sizes == (13, 13, 13)
    assert known.unseen == FULL_MASK & ~mask_of(view.hand)
    assert known.seats == tuple(seat for seat in SEATS if seat is not view.seat)
