"""A table says that it is worth asking as long as there is something to tell."""

from __future__ import annotations

from game.bots.worker import InlineWorker
from game.rules.commands import PassCards, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, legal_cards
from game.rules.match import Match
from game.rules.seats import PassDirection, Seat
from game.table.local import LocalSession, Player


def listen(session: LocalSession) -> None:
    """Ask until there is nothing more to be told."""
    asked = 0
    while session.waiting:
        session.poll()
        asked += 1
        assert asked < 20


PLAYERS = Player("Ann"), Player("W", "plain"), Player("N", "plain"), Player("E", "plain")


def test_the_table_is_worth_asking_until_it_is_the_players_turn() -> None:
    match = Match("turns", HouseRules())
    session = LocalSession(match, "m", PLAYERS, InlineWorker())
    session.send(StartDeal())
    listen(session)
    session.send(PassCards(Seat.SOUTH, session.view().hand[:3]))
    listen(session)
    assert session.view().phase is Phase.PLAYING
    assert legal_cards(session.view())


def test_at_most_one_card_of_another_seat_is_told_at_a_time() -> None:
    match = Match("turns", HouseRules(pass_cycle=(PassDirection.HOLD,)))
    session = LocalSession(match, "m", PLAYERS, InlineWorker())
    session.send(StartDeal())
    before = 0
    while session.waiting:
        session.poll()
        view = session.view()
        played = len(view.tricks) * 4 + len(view.trick.cards)
        assert played - before <= 1
        before = played


def test_a_closed_table_hears_no_late_answers() -> None:
    worker = InlineWorker()
    old = LocalSession(Match("old"), "old", PLAYERS, worker)
    old.send(StartDeal())
    decisions = len(old.match.log)
    old.close()
    new = LocalSession(Match("new"), "new", PLAYERS, worker)
    new.send(StartDeal())
    while new.waiting:
        new.poll()
    assert old.poll() == []
    assert len(old.match.log) == decisions
