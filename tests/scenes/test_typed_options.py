"""What is typed on the options' page of players, and what becomes of it."""

from __future__ import annotations

import pygame

from tests.conftest import Fly
from tests.pilot import Pilot


def players_page(fly: Fly) -> Pilot:
    pilot = fly()
    pilot.key(pygame.K_F7)
    pilot.press("Players")
    return pilot


def test_a_resize_keeps_what_was_typed_and_where_the_caret_was(fly: Fly) -> None:
    pilot = players_page(fly)
    pilot.click(pilot.button("Your name").rect.center)
    pilot.key(pygame.K_HOME)
    pilot.type("Jo")
    pilot.resize((900, 700))
    pilot.type("y")
    field = pilot.button("Your name")
    assert field.text == "JoyAnn"  # type: ignore[attr-defined]


def test_typing_a_program_keeps_a_name_that_was_typed_before(fly: Fly) -> None:
    pilot = players_page(fly)
    pilot.click(pilot.button("Your name").rect.center)
    pilot.key(pygame.K_END)
    pilot.type("abel")
    pilot.click(pilot.button("Program of your own").rect.center)
    pilot.type("prog")
    pilot.key(pygame.K_HOME)
    pilot.type("my ")
    pilot.key(pygame.K_ESCAPE)
    settings = pilot.profile.load_settings()
    assert settings.name == "Annabel"
    assert settings.engine == "my prog"


def test_an_empty_name_stays_what_it_was(fly: Fly) -> None:
    pilot = players_page(fly)
    pilot.click(pilot.button("Your name").rect.center)
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.key(pygame.K_DELETE)
    pilot.key(pygame.K_RETURN)
    field = pilot.button("Your name")
    assert field.text == "Ann"  # type: ignore[attr-defined]
    assert pilot.app.stage.settings.name == "Ann"
