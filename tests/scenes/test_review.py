"""The review as a player meets it, and the quiet lines on the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app.finished import level_of
from game.app.program import App
from game.bots.judge import Care, Verdict
from game.rules.seats import Seat
from game.scenes.base import Push
from game.scenes.review.scene import ReviewScene
from game.shell.display import start_video
from game.storage.history import History
from game.storage.settings import Settings
from game.table.analyst import InlineAnalyst
from game.table.ledger import Ledger
from game.table.local import LocalSession
from game.table.luck import Luck
from tests.finished import finished_match
from tests.pilot import Pilot, quick
from tests.quick import FirstLegal

QUICK = Care(race=4, duel=6, passes=6)


@pytest.fixture(autouse=True)
def _video(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    start_video()


def fly(folder: Path, settings: Settings | None = None) -> Pilot:
    pilot = Pilot(folder, settings=settings or quick(), thinker=FirstLegal())
    pilot.app.teacher.care = QUICK
    return pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """At the sheet after the first deal."""
    pilot = fly(tmp_path)
    pilot.play_deal()
    yield pilot
    pilot.close()


def review(pilot: Pilot) -> ReviewScene:
    top = pilot.app.top
    assert isinstance(top, ReviewScene)
    return top


def finish(pilot: Pilot) -> ReviewScene:
    scene = review(pilot)
    for _ in range(200):
        if not scene.moving:
            break
        pilot.step(0.2)
    assert not scene.moving
    return scene


def texts(pilot: Pilot) -> list[str]:
    return [mark.text for mark in pilot.marks() if mark.kind == "text"]


def test_the_sheet_leads_to_the_review_and_back(pilot: Pilot) -> None:
    pilot.press("Review")
    scene = finish(pilot)
    assert len(scene._rows) == 14
    assert all(isinstance(verdict, Verdict) for verdict in scene._rows)
    costs = [verdict.cost if verdict.costly else 0.0 for verdict in scene._rows]
    assert costs == sorted(costs, reverse=True)
    assert not scene._stop.visible
    pilot.press("Close")
    assert pilot.scene == "Scoreboard"
    pilot.press("OK")
    assert pilot.scene == "Passing"


def test_it_can_be_stopped_and_gone_on_with(pilot: Pilot) -> None:
    pilot.press("Review")
    while len(review(pilot)._rows) < 2:
        pilot.step(0.1)
    pilot.press("Stop")
    so_far = len(review(pilot)._rows)
    pilot.step(1.0)
    assert not review(pilot).moving
    assert any("Stopped after" in text for text in texts(pilot))
    assert so_far <= len(review(pilot)._rows) <= so_far + 1
    pilot.press("Go on")
    assert len(finish(pilot)._rows) == 14


def test_it_is_worked_out_once(pilot: Pilot) -> None:
    pilot.press("Review")
    finish(pilot)
    pilot.press("Close")
    pilot.press("Review")
    assert not review(pilot).moving
    assert len(review(pilot)._rows) == 14


def test_keys_walk_through_the_decisions(pilot: Pilot) -> None:
    pilot.press("Review")
    scene = finish(pilot)
    assert scene._list.selected == 0
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_DOWN)
    assert scene._list.selected == 2
    meant = scene._rows[2].view.decision
    assert scene._meant == meant
    pilot.key(pygame.K_END)
    assert scene._list.selected == 13
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "Scoreboard"


def test_what_the_player_looks_at_stays_selected_while_the_list_grows(pilot: Pilot) -> None:
    pilot.press("Review")
    scene = review(pilot)
    while len(scene._rows) < 3:
        pilot.step(0.1)
    pilot.click(scene._list.row_rect(1).center)
    meant = scene._rows[1].view.decision
    finish(pilot)
    assert scene._list.selected is not None
    assert scene._rows[scene._list.selected].view.decision == meant


def test_every_row_can_be_shown_and_nothing_is_cut(pilot: Pilot) -> None:
    pilot.press("Review")
    scene = finish(pilot)
    for size in ((1280, 800), (640, 480)):
        pilot.resize(size)
        for row in range(14):
            scene._list.select(row)
            panel = scene.panel
            for mark in pilot.marks():
                if mark.kind == "text" and panel.contains(mark.rect):
                    assert not mark.cut, mark.text


def test_before_the_first_deal_is_over_there_is_nothing_to_review(tmp_path: Path) -> None:
    pilot = fly(tmp_path)
    pilot.settle()
    pilot.key(pygame.K_F6)
    assert isinstance(pilot.app.top, ReviewScene)
    assert "No hand has been finished yet." in texts(pilot)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "Passing"
    pilot.close()


def test_a_deal_of_a_saved_match_can_be_chosen(pilot: Pilot) -> None:
    pilot.press("OK")
    pilot.play_deal()
    found = pilot.profile.load_match()
    assert found is not None
    saved = found[0]
    app: App = pilot.app
    app.show(Push(app.teacher.scene(app.stage, saved, saved.names, 1)))
    scene = finish(pilot)
    assert {verdict.view.deal_number for verdict in scene._rows} == {1}
    scene._picker.activate()
    finish(pilot)
    assert {verdict.view.deal_number for verdict in scene._rows} == {2}


def test_a_finished_game_is_reviewed_from_the_history(tmp_path: Path) -> None:
    History(tmp_path, level_of).add(finished_match("g"))
    pilot = fly(tmp_path)
    pilot.app.show(Push(pilot.app.open("history")))
    pilot.step(0.05)
    for size in ((1280, 800), (640, 480)):
        pilot.resize(size)
        buttons = [mark.rect for mark in pilot.marks() if mark.kind == "button"]
        review_button = pilot.button("Review").rect
        assert sum(review_button.colliderect(other) for other in buttons) == 1
    pilot.press("Review")
    scene = finish(pilot)
    assert {verdict.view.deal_number for verdict in scene._rows} == {1}
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "History"
    pilot.close()


def test_the_sheet_tells_what_the_expert_would_have_taken(tmp_path: Path) -> None:
    pilot = fly(tmp_path)
    pilot.app.teacher.analyst = InlineAnalyst()
    pilot.app.teacher.plays = 2
    pilot.app.begin()
    pilot.play_deal()
    ledger = pilot.app.matches.ledger
    assert ledger is not None
    told = texts(pilot)
    assert ledger.waiting == any("is playing your cards" in text for text in told)
    for _ in range(40):
        pilot.step(0.3)
    taken = pilot.view.scores[-1][Seat.SOUTH]
    assert any(f"with your cards; you took {taken}." in text for text in texts(pilot))
    found = pilot.profile.load_match()
    assert found is not None
    assert [luck.taken for luck in found[0].luck] == [taken]
    pilot.close()
    again = fly(tmp_path)
    assert again.app.matches.ledger is not None
    assert again.app.matches.ledger.known() == ledger.known()
    again.close()


def test_the_running_total_is_told(pilot: Pilot) -> None:
    session = pilot.app.matches.table.session if pilot.app.matches.table else None
    assert isinstance(session, LocalSession)
    known = [Luck(1, 4, 6.2, 1.1), Luck(2, 9, 5.0, 1.0)]
    pilot.app.matches.ledger = Ledger(None, ("plain", "plain", "plain"), known=known)
    pilot.app.show(Push(pilot.app.open("scores")))
    told = texts(pilot)
    assert "The expert would have taken 6.2 ± 1.1 with your cards; you took 4." in told
    assert "In this game so far: 1.8 ± 1.5 points worse than the expert." in told
