"""Sounds, and doing without them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.audio.cues import Cue
from game.audio.mixer import DeviceMixer, NullMixer, open_mixer
from game.shell.resources import assets_folder
from tests.conftest import Fly
from tests.pilot import quick

SOUNDS = assets_folder() / "sounds"


def test_every_cue_has_its_sound_and_can_be_played() -> None:
    mixer = open_mixer(SOUNDS)
    assert isinstance(mixer, DeviceMixer)
    for cue in Cue:
        assert mixer.sounds(cue)
        mixer.play(cue)
    mixer.set_level(True, 0)
    mixer.set_silenced(True)
    mixer.play(Cue.CARD)
    mixer.close()


def test_a_cue_has_its_own_sound_or_its_numbered_variations_and_nobody_else_s() -> None:
    mixer = open_mixer(SOUNDS)
    assert isinstance(mixer, DeviceMixer)
    numbers = {cue: len(mixer.sounds(cue)) for cue in Cue}
    mixer.close()
    varied = {Cue.CARD: 3, Cue.DEAL: 3}
    assert numbers == {cue: varied.get(cue, 1) for cue in Cue}


def test_without_a_device_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", nothing)
    mixer = open_mixer(SOUNDS)
    assert isinstance(mixer, NullMixer)
    assert not mixer.available
    for cue in Cue:
        mixer.play(cue)
    mixer.close()


def test_a_missing_folder_of_sounds_is_silence_too(tmp_path: Path) -> None:
    mixer = open_mixer(tmp_path)
    for cue in Cue:
        mixer.play(cue)
    mixer.close()


def test_a_folder_that_cannot_be_read_is_silence_and_a_line_in_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*_: object) -> list[str]:
        raise PermissionError("no entry")

    monkeypatch.setattr("game.audio.mixer.names", closed)
    mixer = open_mixer(SOUNDS)
    assert isinstance(mixer, DeviceMixer)
    assert not mixer.sounds(Cue.CARD)
    mixer.play(Cue.CARD)
    mixer.close()
    assert len(caplog.records) == 1


def test_a_device_that_goes_away_ends_the_sound_and_not_the_game(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone:
        def play(self) -> None:
            raise pygame.error("mixer not initialized")

    mixer = open_mixer(SOUNDS)
    assert isinstance(mixer, DeviceMixer)
    mixer.sounds(Cue.CARD)
    monkeypatch.setitem(mixer._sounds, Cue.CARD, [Gone()])
    for _ in range(3):
        mixer.play(Cue.CARD)
    mixer.close()
    assert len(caplog.records) == 1


def test_the_sounds_may_be_let_go_while_they_are_still_being_loaded() -> None:
    for _ in range(5):
        open_mixer(SOUNDS).close()


def test_where_there_is_no_device_sound_is_shown_as_missing(fly: Fly) -> None:
    pilot = fly()
    pilot.app.stage.sound_available = False
    pilot.mixer.available = False
    pilot.key(pygame.K_ESCAPE)
    assert "No sound device" in pilot.told
    assert not pilot.button("No sound device").enabled
    before = pilot.app.stage.settings
    pilot.key(pygame.K_F8)
    assert pilot.app.stage.settings == before


def test_sound_is_switched_by_key_and_heard_no_more(fly: Fly) -> None:
    pilot = fly(settings=quick(speed="fast"))
    pilot.key(pygame.K_F8)
    assert not pilot.app.stage.settings.sound
    pilot.mixer.heard.clear()
    pilot.settle()
    assert pilot.mixer.heard == []
    pilot.key(pygame.K_F8)
    assert pilot.mixer.heard == [Cue.BUTTON]
