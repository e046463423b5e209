"""Chosen deals at the table: the running game waits untouched, and is gone back to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app.wishes import Wishes
from game.rules.shuffle import shuffled_deck
from game.scenes.base import Push
from game.scenes.chosen_deal import ChosenDealScene
from game.shell.display import start_video
from game.storage.settings import Settings
from tests.pilot import Pilot
from tests.quick import FirstLegal


@pytest.fixture(autouse=True)
def _video(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    start_video()


def fly(folder: Path, wishes: Wishes | None = None) -> Pilot:
    return Pilot(
        folder,
        settings=Settings(name="Ann", speed="off", forced=False),
        wishes=wishes,
        thinker=FirstLegal(),
    )


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A game in which the player has passed."""
    pilot = fly(tmp_path)
    pilot.pass_first_three()
    yield pilot
    pilot.close()


def open_page(pilot: Pilot) -> ChosenDealScene:
    scene = pilot.app.open("chosen_deal")
    assert isinstance(scene, ChosenDealScene)
    pilot.app.show(Push(scene))
    return scene


def is_chosen(pilot: Pilot) -> bool:
    return pilot.app.matches.chosen


def choose(pilot: Pilot, seed: str, number: str) -> None:
    scene = open_page(pilot)
    pilot.type(seed)
    pilot.click(scene._number.rect.center)
    scene._number.anchor, scene._number.caret = 0, len(scene._number.text)
    pilot.type(number)
    pilot.press("Play")
    pilot.settle()


def test_a_seed_and_a_number_deal_their_cards(pilot: Pilot) -> None:
    choose(pilot, "Sunday", "7")
    assert pilot.scene == "Passing"
    assert pilot.view.deal_number == 7
    assert pilot.view.hand == tuple(sorted(shuffled_deck("Sunday", 7)[:13]))


def test_the_running_game_waits_untouched_and_is_gone_back_to(pilot: Pilot) -> None:
    kept = (pilot.profile.folder / "match.json").read_bytes()
    before = pilot.view
    choose(pilot, "Sunday", "1")
    pilot.pass_first_three()
    assert (pilot.profile.folder / "match.json").read_bytes() == kept
    open_page(pilot)
    pilot.press("Back to my game")
    pilot.settle()
    assert pilot.view == before
    assert not is_chosen(pilot)
    open_page(pilot)
    pilot.press("Go on with hand 1")
    pilot.settle()
    assert is_chosen(pilot)
    assert pilot.view.passed is not None


def test_a_new_start_goes_on_with_the_ordinary_game(pilot: Pilot, tmp_path: Path) -> None:
    before = pilot.view
    choose(pilot, "Sunday", "1")
    again = fly(tmp_path)
    again.settle()
    assert again.view.hand == before.hand
    assert again.app.matches.waiting() is None, "nothing was decided in the chosen deal"
    again.close()


def test_a_chosen_deal_gives_no_game_up_but_a_new_game_would(pilot: Pilot) -> None:
    choose(pilot, "Sunday", "1")
    assert pilot.app.matches.something_to_lose, "the ordinary game"
    assert not pilot.app.matches.something_begun
    pilot.app.matches.start()
    assert not is_chosen(pilot)


def test_after_a_chosen_match_the_waiting_game_goes_on(pilot: Pilot) -> None:
    before = pilot.view
    choose(pilot, "Sunday", "1")
    assert pilot.app.matches.goes_back
    pilot.app.matches.follow()
    assert not is_chosen(pilot)
    assert pilot.view.hand == before.hand


def test_the_seed_of_the_running_game_is_not_shown_a_chosen_one_is(pilot: Pilot) -> None:
    scene = open_page(pilot)
    seed = pilot.app.matches.table.session.match.seed  # type: ignore[union-attr]
    assert all(seed not in mark.text for mark in pilot.marks())
    assert not scene._copy.visible
    pilot.press("Cancel")
    choose(pilot, "Sunday", "3")
    open_page(pilot)
    assert any(mark.text == "This game: hand 3 of seed Sunday" for mark in pilot.marks())
    pilot.press("Copy")
    assert pilot.app.stage.clipboard._own == "Sunday"


@pytest.mark.parametrize(
    ("seed", "number", "told"),
    [
        ("", "1", "Please type a seed: any word or number will do."),
        ("  ", "1", "Please type a seed: any word or number will do."),
        ("Sunday", "", "Please type the hand's number: a whole number from 1 on."),
        ("Sunday", "0", "Please type the hand's number: a whole number from 1 on."),
        ("Sunday", "-3", "Please type the hand's number: a whole number from 1 on."),
        ("Sunday", "two", "Please type the hand's number: a whole number from 1 on."),
        ("Sunday", "99999999999", "Please type the hand's number: a whole number from 1 on."),
        ("Sunday", "²", "Please type the hand's number: a whole number from 1 on."),
    ],
)
def test_what_is_no_deal_is_refused_with_a_sentence(
    pilot: Pilot, seed: str, number: str, told: str
) -> None:
    before = pilot.view
    scene = open_page(pilot)
    pilot.type(seed)
    pilot.click(scene._number.rect.center)
    pilot.key(8)
    pilot.type(number)
    pilot.press("Play")
    assert pilot.scene == "ChosenDeal"
    assert any(mark.text == told for mark in pilot.marks())
    assert pilot.view == before


def test_the_command_lines_seed_is_gone_back_to_by_a_new_game(tmp_path: Path) -> None:
    pilot = fly(tmp_path, Wishes(seed="Sunday", first_deal=2))
    pilot.settle()
    assert pilot.view.deal_number == 2
    assert is_chosen(pilot)
    pilot.app.matches.start()
    assert is_chosen(pilot)
    assert pilot.view.hand == tuple(sorted(shuffled_deck("Sunday", 2)[:13]))
    pilot.close()


def test_seeds_have_128_bits_of_chance() -> None:
    import inspect

    from game.app.program import App

    token = inspect.signature(App).parameters["token"].default
    assert len(bytes.fromhex(token())) == 16
    assert token() != token()


def test_from_the_command_lines_deal_the_waiting_game_is_gone_back_to(
    pilot: Pilot, tmp_path: Path
) -> None:
    before = pilot.view
    again = fly(tmp_path, Wishes(seed="Sunday"))
    again.settle()
    assert is_chosen(again)
    open_page(again)
    again.press("Back to my game")
    again.settle()
    assert again.view == before
    again.close()


def test_a_match_is_kept_in_the_file_of_its_kind_whichever_is_at_the_table(pilot: Pilot) -> None:
    found = pilot.profile.load_match()
    assert found is not None
    choose(pilot, "Sunday", "1")
    pilot.profile.save_match(found[0])
    waiting = pilot.profile.load_match(chosen=False)
    at_table = pilot.profile.load_match()
    assert waiting is not None
    assert at_table is not None
    assert (waiting[0].seed, at_table[0].seed) == (found[0].seed, "Sunday")
