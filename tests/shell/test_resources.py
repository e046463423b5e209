"""The program's own files, as they lie in a checkout and as they are packed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.app.selftest import _load_assets
from game.shell import resources
from game.shell.resources import assets_folder, names
from packaging_details import data_files


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as the packed program finds it."""
    for source, place in data_files():
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
    loaded = _load_assets(archive)
    monkeypatch.undo()
    assert isinstance(assets_folder(), Path)
    assert loaded == _load_assets(assets_folder()) > 200


def test_the_same_assets_are_packed_into_the_same_bytes(packed: Path) -> None:
    first = (packed / "game" / resources.ARCHIVE).read_bytes()
    again = {place: source for source, place in data_files()}["game"]
    assert Path(again).read_bytes() == first


def test_names_are_those_of_files_with_an_ending(tmp_path: Path) -> None:
    for name in ("b.svg", "a.svg", "a.txt", "svg"):
        (tmp_path / name).touch()
    assert names(tmp_path, ".svg") == ["a", "b"]
    assert names(tmp_path / "nowhere", ".svg") == []
