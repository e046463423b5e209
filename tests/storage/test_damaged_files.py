"""Files in the player's folder that are not what they should be."""

from __future__ import annotations

import errno
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from game.rules.commands import StartDeal
from game.rules.match import Match
from game.storage.files import PAUSES, DamagedFile, NewerFile, write_json
from game.storage.profile import Profile
from game.storage.saved_match import save_match
from game.storage.settings import Settings


def a_match() -> dict[str, Any]:
    """A whole and good match's file, right after its deal."""
    match = Match("kept")
    match.apply(StartDeal())
    saved = save_match(match, "m", ("Ann", "W", "N", "E"), ("", "plain", "plain", "plain"))
    found: dict[str, Any] = json.loads(json.dumps(saved, default=_plain))
    return found


def _plain(value: object) -> object:
    import msgspec

    return msgspec.to_builtins(value)


def changed(**changes: object) -> bytes:
    return json.dumps(a_match() | changes).encode()


GOOD = json.dumps(a_match()).encode()
DAMAGED = {
    "nothing": b"",
    "half": GOOD[: len(GOOD) // 2],
    "a brace too few": GOOD[:-1],
    "an empty object": b"{}",
    "an empty list": b"[]",
    "null": b"null",
    "a number": b"7",
    "no version": json.dumps({k: v for k, v in a_match().items() if k != "version"}).encode()[:40],
    "a version in words": changed(version="one"),
    "no seed": json.dumps({k: v for k, v in a_match().items() if k != "seed"}).encode(),
    "a seed that is a number": changed(seed=5),
    "names that are a text": changed(names="Ann"),
    "three names": changed(names=["Ann", "W", "N"]),
    "decisions that are numbers": changed(decisions=[1, 2]),
    "a decision that means nothing": changed(decisions=["deal", "sing"]),
    "a card twice": changed(decisions=["deal", "pass S QS QS 2C"]),
    "a play before the pass": changed(decisions=["deal", "play S 2C"]),
    "a card that is not there": changed(decisions=["deal", "play S 1Z"]),
    "other cards than were told": changed(seed="another"),
    "deal zero": changed(first_deal=0),
    "a huge deal": changed(first_deal=10**40),
    "a target in words": changed(rules={"target": "a lot"}),
    "a target of nought": changed(rules={"target": 0}),
    "rules that nobody knows": changed(rules={"colour": "red"}),
    "a moon that nobody knows": changed(rules={"moon": "half"}),
    "a huge number": b'{"version": 1' + b"0" * 5000 + b"}",
    "sixteen bits a letter": GOOD.decode().encode("utf-16"),
    "bytes that are no text": b'{"version": 1, "id": "\xff\xfe"}',
    "deep brackets": b"[" * 200_000,
    "deep objects": b'{"version":' * 100_000,
    "five megabytes of noise": random.Random("noise").randbytes(5_000_000),
    "five megabytes of blanks": GOOD + b" " * 5_000_000,
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_match_is_kept_aside_and_told_once(tmp_path: Path, name: str) -> None:
    profile = Profile(tmp_path)
    profile.match_file.write_bytes(DAMAGED[name])
    assert profile.load_match() is None
    assert len(profile.troubles) == 1
    trouble = profile.troubles[0]
    assert isinstance(trouble, DamagedFile)
    assert trouble.kept_as is not None
    assert trouble.kept_as.read_bytes() == DAMAGED[name]
    assert profile.load_match() is None
    assert len(profile.troubles) == 1


def test_a_good_match_is_read(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    profile.match_file.write_bytes(GOOD)
    found = profile.load_match()
    assert found is not None
    assert found[1].seed == "kept"
    assert profile.troubles == []


def test_every_damaged_file_is_kept(tmp_path: Path) -> None:
    for number in range(3):
        profile = Profile(tmp_path)
        profile.match_file.write_text(f"damage {number}")
        profile.load_match()
    kept = sorted(tmp_path.glob("match.json*bak"))
    assert sorted(path.read_text() for path in kept) == ["damage 0", "damage 1", "damage 2"]


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    later = changed(version=999, tomorrow=[1])
    profile = Profile(tmp_path)
    profile.match_file.write_bytes(later)
    assert profile.load_match() is None
    assert isinstance(profile.troubles[0], NewerFile)
    match = Match("new")
    match.apply(StartDeal())
    profile.save_match(save_match(match, "n", ("A", "W", "N", "E"), ("", "a", "b", "c")))
    assert profile.match_file.read_bytes() == later


def test_a_folder_in_a_files_place_is_moved_aside(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    profile.settings_file.mkdir()
    assert profile.load_settings() == Settings()
    profile.save_settings(Settings(name="Ann"))
    assert Profile(tmp_path).load_settings().name == "Ann"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in this system's folders")
def test_a_pipe_in_a_files_place_does_not_hang_the_start(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    os.mkfifo(profile.match_file)
    assert profile.load_match() is None
    assert len(profile.troubles) == 1


def test_a_link_to_nowhere_counts_as_no_file(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    profile.settings_file.symlink_to(tmp_path / "nowhere")
    assert profile.load_settings() == Settings()
    profile.save_settings(Settings(name="Ann"))
    assert Profile(tmp_path).load_settings().name == "Ann"


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    profile = Profile(tmp_path)
    profile.save_settings(Settings(name="Ann"))
    monkeypatch.setattr(os, "fsync", full)
    for name in ("Bea", "Cat", "Dan"):
        profile.save_settings(Settings(name=name))
    assert len(profile.troubles) == 1
    assert Profile(tmp_path).load_settings().name == "Ann"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_a_crash_before_the_rename_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PowerCut(BaseException):
        pass

    def cut(source: object, target: object) -> None:
        raise PowerCut

    path = tmp_path / "settings.json"
    write_json(path, Settings(name="Ann"))
    monkeypatch.setattr(os, "replace", cut)
    with pytest.raises(PowerCut):
        write_json(path, Settings(name="Bea"))
    assert Profile(tmp_path).load_settings().name == "Ann"


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    profile = Profile(tmp_path / "file" / "folder")
    assert profile.load_settings() == Settings()
    profile.save_settings(Settings(name="Ann"))
    assert len(profile.troubles) == 1


def test_what_a_killed_program_left_half_written_is_swept_away(tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    left = [tmp_path / ".match.json.ab.new", tmp_path / "matches" / ".x.json.cd.new"]
    others = [tmp_path / "player.new", tmp_path / ".hidden", tmp_path / ".just.begun.new"]
    for path in (*left, *others):
        path.write_bytes(b"half")
    for path in left:
        os.utime(path, (1e9, 1e9))
    Profile(tmp_path, keeps=False).tidy()
    assert all(path.exists() for path in left)
    Profile(tmp_path).tidy()
    assert not any(path.exists() for path in left)
    assert all(path.exists() for path in others)


def test_a_file_that_is_held_for_a_moment_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, held = os.replace, [True, True]
    pauses: list[float] = []

    def scanned(source: str, target: Path) -> None:
        if held and held.pop():
            raise PermissionError(errno.EACCES, "Access is denied")
        replace(source, target)

    monkeypatch.setattr(os, "replace", scanned)
    monkeypatch.setattr(time, "sleep", pauses.append)
    profile = Profile(tmp_path)
    profile.save_settings(Settings(name="Ann"))
    assert profile.troubles == []
    assert Profile(tmp_path).load_settings().name == "Ann"
    assert pauses == list(PAUSES[:2])
    held += [True] * 10
    profile.save_settings(Settings(name="Bea"))
    assert len(profile.troubles) == 1
    assert Profile(tmp_path).load_settings().name == "Ann"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
