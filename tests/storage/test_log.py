"""The log: one file that stays small, tells the system, and does not tell who plays."""

from __future__ import annotations

import logging
import platform
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage import log
from game.storage.log import keep_log
from game.storage.profile import Profile
from game.version import VERSION


@pytest.fixture(autouse=True)
def as_before(errors: list[str]) -> Iterator[None]:
    """The suite's own listeners are back after the test."""
    root = logging.getLogger()
    handlers, level, loud = root.handlers[:], root.level, logging.raiseExceptions
    root.handlers[:] = []
    yield
    for handler in root.handlers:
        handler.close()
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.raiseExceptions = loud
    errors.clear()


def written(folder: Path) -> str:
    return (folder / "hearts.log").read_text("utf-8")


def test_the_log_begins_with_version_and_system(tmp_path: Path) -> None:
    keep_log(tmp_path)
    told = written(tmp_path)
    assert f"Hearts {VERSION}, Python 3." in told
    assert log.system() in told
    assert platform.node() not in told


def test_the_log_is_one_file_and_its_predecessor_however_much_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "_LARGEST", 2000)
    keep_log(tmp_path)
    for number in range(200):
        logging.getLogger("game").warning("thing %d happened", number)
    assert {path.name for path in tmp_path.iterdir()} == {"hearts.log", "hearts.log.1"}
    assert all(path.stat().st_size <= 2000 for path in tmp_path.iterdir())
    assert "thing 199 happened" in written(tmp_path)


def test_the_player_s_home_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home" / "ann.smith"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    keep_log(home / "Hearts")
    code = compile("open(place)", str(home / "hearts" / "game.py"), "exec")
    try:
        exec(code, {"place": str(home / "Hearts" / "nothing.json")})
    except OSError:
        logging.getLogger("game").exception("unexpected error in %s", home)
    told = written(home / "Hearts")
    assert "ann.smith" not in told
    assert "nothing.json" in told
    assert "Traceback" in told


def test_a_damaged_file_is_told_without_what_it_holds(tmp_path: Path) -> None:
    keep_log(tmp_path)
    for content in (b'{"version": 1, "name": 7, "who": "Grandmother"}', b'"Grandmother"'):
        (tmp_path / "settings.json").write_bytes(content)
        Profile(tmp_path).load_settings()
    assert written(tmp_path).count("settings.json") == 2
    assert "Grandmother" not in written(tmp_path)


def test_where_nothing_can_be_written_nothing_is_logged(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    keep_log(tmp_path / "file" / "folder")
    logging.getLogger("game").error("nobody hears")
