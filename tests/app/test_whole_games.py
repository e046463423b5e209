"""Whole games, from the name to the next game, in the real program."""

from __future__ import annotations

import msgspec

from game.app.wishes import Wishes
from game.rules.cards import Card
from game.rules.legality import Phase, legal_cards
from game.rules.seats import SEATS, Seat
from game.storage.settings import Settings
from tests.conftest import Fly
from tests.pilot import Pilot, quick


def over(pilot: Pilot) -> bool:
    return pilot.view.phase is Phase.OVER


def play_by_clicks(pilot: Pilot) -> None:
    """One deal, to its score sheet."""
    while pilot.scene != "Scoreboard":
        pilot.settle()
        if pilot.scene == "Passing":
            pilot.pass_first_three()
        elif pilot.scene == "Play" and legal_cards(pilot.view):
            pilot.play_first_legal()
            pilot.step(0.35)


def test_a_first_game_by_mouse_from_the_name_to_the_score(fly: Fly) -> None:
    settings = Settings(speed="fast", bots=("plain", "plain", "plain"), claim=False)
    pilot = fly(settings=settings, wishes=Wishes(seed="first"))
    assert pilot.scene == "NameEntry"
    pilot.enter_name("Ann")
    assert pilot.scene == "Passing"
    assert pilot.app.stage.settings.name == "Ann"
    pilot.settle()
    three = pilot.hand[:3]
    for card in three:
        pilot.click_card(card)
    pilot.press("Pass left to Pauline")
    pilot.settle()
    received = pilot.view.received
    assert received is not None
    assert set(three).isdisjoint(pilot.hand)
    assert set(received) <= set(pilot.hand)
    pilot.press("OK")
    assert pilot.scene == "Play"
    tricks = 0
    while pilot.scene == "Play":
        pilot.settle()
        if pilot.scene == "Play":
            card = legal_cards(pilot.view)[0]
            pilot.click_card(card)
            assert card not in pilot.view.hand
            tricks += 1
    assert tricks == 13
    assert pilot.scene == "Scoreboard"
    assert sum(pilot.view.scores[0]) in (26, 78)
    assert pilot.view.totals == pilot.view.scores[0]
    pilot.press("OK")
    assert pilot.scene == "Passing"
    assert pilot.view.deal_number == 2
    assert len(pilot.view.hand) == 13


def test_a_whole_game_by_clicks_and_the_next_one_is_dealt(fly: Fly) -> None:
    rules = quick().rules
    pilot = fly(settings=quick(name="Zoë"), wishes=Wishes(seed="whole"))
    assert rules.target == 100
    deals = 0
    while not over(pilot):
        play_by_clicks(pilot)
        deals += 1
        assert len(pilot.view.scores) == deals
        if not over(pilot):
            assert max(pilot.view.totals) < 100
            pilot.press("OK")
    assert max(pilot.view.totals) >= 100
    told = " ".join(mark.text for mark in pilot.marks())
    assert "Final score" in told
    pilot.press("New game")
    pilot.settle()
    assert pilot.scene == "Passing"
    assert pilot.view.totals == (0, 0, 0, 0)
    assert pilot.view.scores == ()
    assert pilot.view.direction.value == "left"
    assert len(pilot.view.hand) == 13


def test_the_computer_plays_whole_games_by_itself(fly: Fly) -> None:
    short = msgspec.structs.replace(quick().rules, target=60)
    pilot = fly(settings=quick(rules=short), wishes=Wishes(seed="alone", autoplay=True))
    deals: list[int] = []
    ended = False
    for _ in range(4000):
        pilot.step(0.25)
        view = pilot.view
        if view.deal_number not in deals[-1:]:
            deals.append(view.deal_number)
        if view.phase is Phase.OVER:
            ended = True
        elif ended:
            break
    assert ended
    assert max(len(deals), 2) > 2
    assert pilot.view.totals == (0, 0, 0, 0) or pilot.view.scores


def test_what_is_shown_is_what_has_happened_at_every_rest(fly: Fly) -> None:
    pilot = fly(wishes=Wishes(seed="shown"))
    pilot.pass_first_three()
    while pilot.scene == "Play":
        pilot.settle()
        if pilot.scene != "Play":
            break
        view, board = pilot.view, pilot.board
        own = [sprite.card for sprite in board.hands[Seat.SOUTH]]
        assert own == list(view.hand)
        assert [(seat, s.card) for seat, s in board.trick] == list(view.trick.plays())
        for seat in SEATS:
            assert len(board.hands[seat]) == view.hand_size(seat)
            taken = [card for trick in view.tricks if trick.taker is seat for card in trick.cards]
            shown: list[Card | None] = [sprite.card for sprite in board.piles[seat]]
            assert sorted(map(str, shown)) == sorted(map(str, taken))
        assert len(board.sprites) == 52
        assert board.points == view.points
        assert board.hearts_broken == view.hearts_broken
        assert all(sprite.flight is None for sprite in board.sprites)
        pilot.play_first_legal()
        pilot.step(0.35)
