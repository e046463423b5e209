"""The program's own files, as they lie in a checkout and as they are packed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.app.selftest import load_assets
from game.audio.cues import Cue
from game.audio.mixer import DeviceMixer
from game.shell import resources
from game.shell.resources import assets_folder, names
from packaging_details import data_files


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as the packed program finds it."""
    for source, place in data_files(tmp_path / "made"):
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
        shutil.copy(source, tmp_path / place)
    monkeypatch.setattr(resources, "_GAME", tmp_path / "game")
    return tmp_path


def test_every_asset_can_be_used_from_the_packed_program_s_archive(
    packed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.set_mode((100, 100))
    archive = assets_folder()
    assert not isinstance(archive, Path)
    loaded = load_assets(archive)
    monkeypatch.undo()
    assert isinstance(assets_folder(), Path)
    assert loaded == load_assets(assets_folder()) > 200


def test_a_damaged_archive_is_told_and_a_damaged_sound_costs_no_other(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    archive = packed / "game" / resources.ARCHIVE
    data = archive.read_bytes()
    sound = (Path(__file__).parents[2] / "assets" / "sounds" / "deal_1.ogg").read_bytes()
    assert data.count(sound) == 1
    archive.write_bytes(data.replace(sound, sound[:-9] + b"\0" * 9))
    mixer = DeviceMixer(assets_folder() / "sounds")
    assert {cue: len(mixer.sounds(cue)) for cue in (Cue.DEAL, Cue.CARD)} == {
        Cue.DEAL: 2,
        Cue.CARD: 3,
    }
    mixer.close()
    assert len(caplog.records) == 1
    other = tmp_path / "other"
    other.mkdir()
    (other / resources.ARCHIVE).write_bytes(data[:-40])
    monkeypatch.setattr(resources, "_GAME", other)
    with pytest.raises(FileNotFoundError, match="damaged"):
        assets_folder()


def test_the_assets_are_still_found_when_somebody_clears_the_folder(packed: Path) -> None:
    assets = assets_folder()
    shutil.rmtree(packed / "game")
    assert assets_folder() is assets


def test_the_same_assets_are_packed_into_the_same_bytes(packed: Path, tmp_path: Path) -> None:
    first = (packed / "game" / resources.ARCHIVE).read_bytes()
    again = {place: source for source, place in data_files(tmp_path / "again")}["game"]
    assert Path(again).read_bytes() == first


def test_names_are_those_of_files_with_an_ending(tmp_path: Path) -> None:
    for name in ("b.svg", "a.svg", "a.txt", "svg"):
        (tmp_path / name).touch()
    assert names(tmp_path, ".svg") == ["a", "b"]
    assert names(tmp_path / "nowhere", ".svg") == []
