"""The real program killed while it plays, and two of them in one folder."""

from __future__ import annotations

import contextlib
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.storage.lock import FolderLock
from game.version import VERSION
from tests.killing import Victim


@pytest.fixture
def victim(tmp_path: Path) -> Victim:
    return Victim(tmp_path / "player")


@contextlib.contextmanager
def program(victim: Victim) -> Iterator[subprocess.Popen[str]]:
    """A program at the victim's folder, which does not outlive its test."""
    process = victim.start()
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def playing(victim: Victim) -> Iterator[subprocess.Popen[str]]:
    """A program that has taken its first decision."""
    with program(victim) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        yield process


def wait_for(enough: Callable[[], bool], most: float = 30.0) -> None:
    until = time.monotonic() + most
    while not enough():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_no_decision_is_lost_however_often_the_program_is_killed(victim: Victim) -> None:
    chance = random.Random("the suite's kills")
    for _ in range(3):
        victim.kill_once(chance)
    victim.check_history()
    assert victim.announced > 20


def test_a_second_program_keeps_nothing_and_leaves_the_first_ones_files(
    victim: Victim, playing: subprocess.Popen[str]
) -> None:
    assert not FolderLock(victim.folder).held
    assert playing.stdout is not None
    with program(victim) as second:
        wait_for(lambda: (victim.folder / "hearts.log").read_text().count(f"Hearts {VERSION}") == 2)
        lines = [playing.stdout.readline() for _ in range(20)]
        second.terminate()
        assert second.communicate(timeout=30)[0] == ""
        # Windows knows no gentle way to end a program without a window.
        assert second.returncode == 0 or sys.platform == "win32"
    playing.kill()
    lines += playing.stdout.readlines()
    told = [line.rstrip("\n").split(" ", 2) for line in lines if line.endswith("\n")]
    victim.check([(match_id, int(number), text) for match_id, number, text in told])
    assert FolderLock(victim.folder).held


def test_a_program_that_was_killed_leaves_no_lock(
    victim: Victim, playing: subprocess.Popen[str]
) -> None:
    playing.kill()
    playing.wait()
    lock = FolderLock(victim.folder)
    assert lock.held
    again = FolderLock(victim.folder)
    assert not again.held
    lock.release()
    again.release()
    assert FolderLock(victim.folder).held
