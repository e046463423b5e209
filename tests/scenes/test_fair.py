"""The pages about fair deals: what they show, what they check, and what they keep to themselves."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.app.finished import level_of
from game.rules.fairness import short_fingerprint, told_deals
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.shuffle import deal_salt
from game.scenes.base import Push
from game.scenes.evenness import EvennessScene
from game.scenes.fair import FairRecord, FairScene
from game.shell.display import start_video
from game.storage.history import History
from game.storage.profile import Profile
from game.storage.saved_match import save_match
from game.storage.settings import Settings
from tests.pilot import Pilot
from tests.quick import FirstLegal
from tests.walks import random_command

SEED = "5f1e0c7799aa41d2b3c4d5e6f7081920"
NAMES = ("Ann", "Pauline", "Michele", "Ben")
BOTS = ("", "Pauline", "Michele", "Ben")
SIZES = ((640, 480), (1280, 800), (1920, 1080))


@pytest.fixture(autouse=True)
def _video(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    start_video()


def played(deals: int, target: int = 1000) -> Match:
    """A match with so many finished deals, in the passing of the next, or over."""
    rng, match = random.Random(4), Match(SEED, HouseRules(target=target))
    while len(match.scores) < deals or match.phase is not Phase.PASSING:
        command = random_command(match, rng)
        if command is None:
            break
        match.apply(command)
    return match


def fly(folder: Path, match: Match, size: tuple[int, int] = (1280, 800)) -> Pilot:
    Profile(folder).save_match(save_match(match, "table-1", NAMES, BOTS))
    settings = Settings(name="Ann", speed="off")
    return Pilot(folder, size=size, settings=settings, thinker=FirstLegal())


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """Two deals are over and the third has begun."""
    pilot = fly(tmp_path, played(2))
    yield pilot
    pilot.close()


def open_page(pilot: Pilot, name: str) -> None:
    pilot.app.show(Push(pilot.app.open(name)))


def texts(pilot: Pilot) -> list[str]:
    return [mark.text for mark in pilot.marks() if mark.kind == "text"]


def test_the_bar_shows_the_fingerprint_also_after_a_restart(pilot: Pilot) -> None:
    wanted = short_fingerprint(played(2).fingerprints[2])
    assert pilot.board.fingerprint == played(2).fingerprints[2]
    assert any(text.startswith("Hand 3") and wanted in text for text in texts(pilot))


def test_the_bar_shows_the_fingerprint_before_a_card_is_seen(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=Settings(name="Ann", speed="slow"), thinker=FirstLegal())
    pilot.step(0.1)
    assert all(sprite.card is None or not sprite.face_up for sprite in pilot.board.sprites)
    assert pilot.board.fingerprint == pilot.view.fingerprint != ""
    assert any(short_fingerprint(pilot.board.fingerprint) in text for text in texts(pilot))
    pilot.close()


def test_finished_deals_are_checked_before_your_eyes(pilot: Pilot) -> None:
    open_page(pilot, "fair")
    shown = texts(pilot)
    deal = told_deals(played(2))[1]
    assert "Hand 2" in shown
    assert deal.salt in shown
    assert shown.count(deal.fingerprint) == 2, "as told, and as worked out now"
    assert "The fingerprint is the one that was told before the hand." in shown
    pilot.key(pygame.K_PAGEUP)
    assert "Hand 1" in texts(pilot)


def test_nothing_of_the_running_deal_but_its_fingerprint_and_no_seed(pilot: Pilot) -> None:
    for page in ("fair", "chosen_deal", "evenness"):
        open_page(pilot, page)
    match = played(2)
    for _ in range(3):
        everything = "\n".join(texts(pilot))
        assert SEED not in everything
        assert deal_salt(SEED, 3) not in everything
        assert deal_salt(SEED, 4) not in everything
        pilot.key(pygame.K_ESCAPE)
    open_page(pilot, "fair")
    assert match.fingerprints[2] in texts(pilot)
    assert "The seed is told when the game is over." in texts(pilot)
    pilot.press("Copy")
    assert SEED not in pilot.app.stage.clipboard._own


def test_when_the_game_is_over_seed_and_shuffle_are_told(tmp_path: Path) -> None:
    pilot = fly(tmp_path, played(99, target=30))
    open_page(pilot, "fair")
    assert f"Seed: {SEED}" in texts(pilot)
    assert "The seed and the hand's number give these cards in this order." in texts(pilot)
    pilot.press("Copy")
    assert f"seed {SEED}" in pilot.app.stage.clipboard._own
    pilot.close()


def test_a_deal_that_was_changed_on_the_way_is_shown_as_wrong(pilot: Pilot) -> None:
    deal = told_deals(played(1))[0]
    changed = dataclasses.replace(deal, deck=(*deal.deck[1:], deal.deck[0]))
    other = dataclasses.replace(deal, fingerprint="0" * 64)
    for told, shown in ((changed, None), (other, None), (deal, {1: "0" * 64})):
        record = FairRecord(NAMES, (told,), SEED, shown=shown)
        pilot.app.show(Push(FairScene(pilot.app.stage, record)))
        wrong = "The fingerprint is NOT the one that was told before the hand!"
        assert wrong in texts(pilot)
    record = FairRecord(NAMES, (changed,), SEED)
    pilot.app.show(Push(FairScene(pilot.app.stage, record)))
    assert "The seed and the hand's number do NOT give these cards!" in texts(pilot)


def test_a_resumed_game_whose_cards_were_changed_is_not_played_on(tmp_path: Path) -> None:
    saved = save_match(played(2), "table-1", NAMES, BOTS)
    told = (saved.fingerprints[0], "0" * 64, *saved.fingerprints[2:])
    profile = Profile(tmp_path)
    profile.save_match(msgspec.structs.replace(saved, fingerprints=told))
    assert profile.load_match() is None
    assert profile.troubles


def test_evenness_counts_finished_deals_only_and_each_once(tmp_path: Path) -> None:
    over = played(99, target=30)
    pilot = fly(tmp_path, over)
    history = History(tmp_path, level_of)
    assert len(history.results()) == 1, "the finished match was taken into the history"
    scene = pilot.app.open("evenness")
    assert isinstance(scene, EvennessScene)
    assert scene._found.deals == len(over.scores)
    pilot.close()


def test_the_running_deal_is_not_counted(pilot: Pilot) -> None:
    scene = pilot.app.open("evenness")
    assert isinstance(scene, EvennessScene)
    assert scene._found.deals == 2


def test_chosen_deals_are_not_counted(tmp_path: Path) -> None:
    saved = save_match(played(99, target=30), "chosen-1", NAMES, BOTS, seed_chosen=True)
    history = History(tmp_path, level_of)
    history.add(msgspec.structs.replace(saved, ended="2026-01-01T00:00:00Z"))
    pilot = fly(tmp_path, played(2))
    scene = pilot.app.open("evenness")
    assert isinstance(scene, EvennessScene)
    assert scene._found.deals == 2
    pilot.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "vi"])
def test_nothing_is_cut_at_any_size(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    Profile(tmp_path).save_match(save_match(played(2), "table-1", NAMES, BOTS))
    settings = Settings(name="Ann", speed="off", language=language)
    pilot = Pilot(tmp_path, size=size, settings=settings, thinker=FirstLegal())
    for page in ("fair", "chosen_deal", "evenness"):
        open_page(pilot, page)
        assert [mark.text for mark in pilot.marks() if mark.cut] == [], page
    open_page(pilot, "fair")
    pilot.click(pilot.app.top._explain.rect.center)  # type: ignore[attr-defined]
    assert [mark.text for mark in pilot.marks() if mark.cut] == []
    pilot.close()


def test_a_finished_game_is_checked_from_the_history(tmp_path: Path) -> None:
    over = played(99, target=30)
    saved = save_match(over, "finished-1", NAMES, BOTS)
    History(tmp_path, level_of).add(msgspec.structs.replace(saved, ended="2026-01-01T00:00:00Z"))
    pilot = fly(tmp_path, played(0))
    open_page(pilot, "history")
    pilot.press("Fair deals")
    assert f"Seed: {SEED}" in texts(pilot)
    assert f"Hand {len(over.scores)}" in texts(pilot)
    assert "The seed and the hand's number give these cards in this order." in texts(pilot)
    pilot.close()
