"""All ways out of the program are one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.wishes import Wishes
from game.rules.legality import legal_cards
from tests.conftest import Fly
from tests.pilot import Pilot, quick


def by_menu(pilot: Pilot) -> None:
    pilot.key(pygame.K_ESCAPE)
    pilot.press("Quit")


WAYS: dict[str, Callable[[Pilot], None]] = {
    "menu": by_menu,
    "close button": lambda pilot: pilot.post(*(pygame.Event(pygame.WINDOWCLOSE) for _ in range(5))),
    "system": lambda pilot: pilot.post(pygame.Event(pygame.QUIT)),
    "key": lambda pilot: pilot.key(pygame.K_q, pygame.KMOD_CTRL),
}


SCENES = {"table": "", "options": "f7", "scores": "f9", "help": "f1", "statistics": "f4"}
CASES = [(way, scene) for way in WAYS for scene in SCENES if way != "menu" or scene == "table"]


@pytest.mark.parametrize(("way", "scene"), CASES)
def test_every_way_out_ends_the_program_and_keeps_the_game(fly: Fly, way: str, scene: str) -> None:
    pilot = fly(wishes=Wishes("leave"))
    pilot.pass_first_three()
    hand = pilot.view.hand
    if SCENES[scene]:
        pilot.key(pygame.key.key_code(SCENES[scene]))
    WAYS[way](pilot)
    assert not pilot.app.running
    pilot.close()
    again = fly(wishes=Wishes("leave"))
    assert again.view.hand == hand
    assert again.profile.troubles == []


def test_what_is_pressed_after_the_window_was_closed_plays_no_card(fly: Fly) -> None:
    pilot = fly(settings=quick(), wishes=Wishes("leave"))
    pilot.pass_first_three()
    pilot.settle()
    before = pilot.view
    pos = pilot.card_point(legal_cards(before)[0])
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    pilot.post(pygame.Event(pygame.QUIT), press)
    assert pilot.view == before


def test_a_full_disk_is_told_once_and_play_goes_on(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os

    pilot = fly(wishes=Wishes("full"))
    pilot.settle()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for card in pilot.hand[:3]:
        pilot.click_card(card)
    pilot.key(pygame.K_RETURN)
    pilot.until("Notice")
    assert "No space left" in pilot.told
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    pilot.press("OK")
    for _ in range(3):
        pilot.play_first_legal()
        pilot.step(0.4)
        pilot.settle()
        assert pilot.scene == "Play"


def test_a_folder_that_is_a_file_is_told_once(fly: Fly, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    pilot = fly(tmp_path / "file" / "folder", settings=quick())
    assert pilot.scene == "Notice"
    pilot.key(pygame.K_RETURN)
    assert pilot.scene in ("NameEntry", "Passing")
