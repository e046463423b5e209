"""Closing the window at any moment and starting again."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.app.wishes import Wishes
from game.rules.legality import Phase, legal_cards
from game.rules.seats import Seat
from tests.conftest import Fly
from tests.pilot import Pilot, quick

SEED = Wishes(seed="kept")


def decide(pilot: Pilot) -> None:
    """The next decision of a player who always takes what is leftmost."""
    pilot.settle()
    if pilot.scene == "Passing" and pilot.view.phase is Phase.PASSING:
        for card in pilot.hand[:3]:
            pilot.click_card(card)
        pilot.key(13)
    elif pilot.scene == "Passing":
        pilot.press("OK")
    elif pilot.scene == "Play" and legal_cards(pilot.view):
        pilot.play_first_legal()
        pilot.step(0.35)


def decisions(folder: Path) -> list[str]:
    kept: list[str] = json.loads((folder / "chosen-deal.json").read_text())["decisions"]
    return kept


def play_on(pilot: Pilot) -> None:
    while pilot.scene != "Scoreboard":
        decide(pilot)


def test_a_game_resumed_at_any_point_ends_as_if_it_had_never_been_left(
    fly: Fly, tmp_path: Path
) -> None:
    whole = tmp_path / "whole"
    pilot = fly(whole, wishes=SEED)
    stations: list[Path] = []
    while pilot.scene != "Scoreboard":
        copy = tmp_path / f"station {len(stations)}"
        shutil.copytree(whole, copy)
        stations.append(copy)
        decide(pilot)
    log, totals = decisions(whole), pilot.view.totals
    pilot.close()
    assert len(stations) >= 15
    # Every third station, which is before the pass, before the cards that came, and in play.
    for station in stations[::3]:
        kept = decisions(station)
        assert log[: len(kept)] == kept
        again = fly(station, wishes=SEED)
        play_on(again)
        assert decisions(station) == log
        assert again.view.totals == totals
        again.close()


def test_a_game_is_on_disk_before_its_last_card_has_landed(fly: Fly, tmp_path: Path) -> None:
    pilot = fly(settings=quick(speed="slow"), wishes=SEED)
    decide(pilot)
    decide(pilot)
    pilot.settle()
    pilot.click_card(legal_cards(pilot.view)[0])
    pilot.step(0.05)
    assert pilot.app.moving
    pilot.kill()
    again = fly(settings=quick(), wishes=SEED)
    assert again.view.hand == pilot.view.hand
    assert len(again.view.hand) == 12
    assert len(decisions(tmp_path)) >= 6


def test_leaving_and_coming_back_deals_no_other_cards(fly: Fly) -> None:
    hands, passes = set(), set()
    for _ in range(4):
        pilot = fly(wishes=SEED)
        pilot.settle()
        assert pilot.scene == "Passing"
        assert not [s for s in pilot.board.hands[Seat.SOUTH] if s.slot.raised]
        hands.add(pilot.view.hand)
        for card in pilot.hand[:2]:
            pilot.click_card(card)
        pilot.close()
    assert len(hands) == 1
    for number in range(2):
        pilot = fly(wishes=SEED)
        if number == 0:
            pilot.settle()
            for card in pilot.hand[:3]:
                pilot.click_card(card)
            pilot.key(13)
        pilot.settle()
        passes.add(pilot.view.received)
        pilot.close()
    assert len(passes) == 1
    assert passes != {None}


def test_the_received_cards_are_shown_again_after_a_restart(fly: Fly) -> None:
    pilot = fly(wishes=SEED)
    decide(pilot)
    pilot.settle()
    pilot.kill()
    again = fly(wishes=SEED)
    received = again.view.received
    assert received is not None
    marked = {s.card for s in again.board.hands[Seat.SOUTH] if s.marked and s.slot.raised}
    assert marked == set(received)
    again.press("OK")
    assert again.scene == "Play"


def test_the_score_sheet_comes_back_after_a_restart_and_counts_once(fly: Fly) -> None:
    pilot = fly(wishes=SEED)
    play_on(pilot)
    totals = pilot.view.totals
    pilot.close()
    again = fly(wishes=SEED)
    assert again.scene == "Scoreboard"
    assert again.view.totals == totals
    again.press("OK")
    again.settle()
    assert again.view.deal_number == 2
    assert again.view.totals == totals


def test_a_finished_game_is_followed_by_a_fresh_one_after_a_restart(fly: Fly) -> None:
    import msgspec

    short = quick(rules=msgspec.structs.replace(quick().rules, target=10))
    pilot = fly(settings=short)
    play_on(pilot)
    assert pilot.view.phase is Phase.OVER
    pilot.close()
    again = fly(settings=short)
    assert again.scene == "Scoreboard"
    again.press("New game")
    again.settle()
    assert again.view.totals == (0, 0, 0, 0)
    assert again.view.direction.value == "left"
    assert again.view.phase is Phase.PASSING


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\x00\xff" * 9000], ids=repr)
def test_a_damaged_game_gives_a_notice_and_a_new_game(fly: Fly, tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "match.json").write_bytes(raw)
    pilot = fly()
    assert pilot.scene == "Notice"
    told = " ".join(mark.text for mark in pilot.marks())
    assert "match.json" in told
    pilot.press("OK")
    assert pilot.scene == "Passing"
    pilot.pass_first_three()
    pilot.close()
    again = fly()
    assert again.scene in ("Passing", "Play")
    assert again.view.passed is not None


def test_damaged_choices_lead_to_the_name_again(fly: Fly, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"no settings")
    pilot = fly(fresh=True)
    assert pilot.scene == "Notice"
    pilot.key(13)
    assert pilot.scene == "NameEntry"
