"""A seat at a local table hears of seed, order and salt when it may, and never before."""

from __future__ import annotations

import hashlib

from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.events import DealStarted, Event
from game.rules.fairness import check_deal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, legal_cards
from game.rules.match import Match
from game.rules.shuffle import deal_salt, shuffled_deck
from game.table.local import LocalSession, Player
from tests.quick import FirstLegal

SEED = "70819205f1e0c7799aa41d2b3c4d5e6f"
PLAYERS = (Player("Ann"), Player("West", "a"), Player("North", "b"), Player("East", "c"))


def table(seed_chosen: bool = False, target: int = 40) -> tuple[LocalSession, FirstLegal]:
    thinker = FirstLegal()
    match = Match(SEED, HouseRules(target=target))
    return LocalSession(match, "one", PLAYERS, thinker, seed_chosen=seed_chosen), thinker


def take_turn(session: LocalSession) -> list[Event]:
    """Let the player decide if it is their turn, then hear what happened."""
    view = session.view()
    if view.phase is Phase.DEALING:
        session.send(StartDeal())
    elif view.phase is Phase.PASSING and view.passed is None:
        session.send(PassCards(session.seat, view.hand[:3]))
    elif view.turn is session.seat:
        session.send(PlayCard(session.seat, legal_cards(view)[0]))
    events: list[Event] = []
    while session.waiting:
        events += session.poll()
    return events


def secrets(finished: int) -> list[str]:
    """What nobody may be told after so many deals."""
    coming = range(finished + 1, finished + 4)
    orders = [repr(shuffled_deck(SEED, number)) for number in coming]
    return [SEED, *(deal_salt(SEED, number) for number in coming), *orders]


def test_a_whole_match_tells_its_seed_only_at_the_end_and_its_deals_one_by_one() -> None:
    session, thinker = table()
    heard: list[Event] = []
    while session.view().phase is not Phase.OVER:
        assert session.told_seed is None
        heard += take_turn(session)
        if session.view().phase is Phase.OVER:
            break
        told = repr((heard, session.view(), session.told_deals(), thinker.asked))
        finished = len(session.view().scores)
        assert len(session.told_deals()) == finished
        assert not [secret for secret in secrets(finished) if secret in told]
    assert session.told_seed == SEED
    started = [event.fingerprint for event in heard if isinstance(event, DealStarted)]
    deals = session.told_deals()
    assert len(deals) == len(started) == len(session.view().scores)
    for deal, shown in zip(deals, started, strict=True):
        assert check_deal(deal, session.told_seed, shown).right


def test_a_player_who_chose_the_seed_may_see_it_but_not_the_running_deal() -> None:
    session, _ = table(seed_chosen=True)
    take_turn(session)
    assert session.told_seed == SEED
    assert session.told_deals() == ()


def test_taking_back_tells_nothing() -> None:
    session, _ = table()
    take_turn(session)
    take_turn(session)
    take_turn(session)
    session.undo()
    assert session.told_deals() == ()
    assert session.told_seed is None


def test_bots_are_given_seeds_that_come_one_way_from_the_matchs() -> None:
    session, thinker = table()
    take_turn(session)
    session.ask_hint()
    take_turn(session)
    seeds = {seed for seed, _ in thinker.asked}
    assert len(seeds) >= 4
    one_way = hashlib.sha256(f"bots:{SEED}".encode()).hexdigest()
    assert all(seed.startswith(one_way) for seed in seeds)
    # What bots are given is neither a salt nor the beginning of a shuffle's bytes.
    for number in range(1, 30):
        stream = hashlib.shake_256(f"{SEED}:{number}".encode()).hexdigest(32)
        assert one_way not in (stream, deal_salt(SEED, number))
