"""What the program takes while nothing happens: its share of a core, and its memory."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.match import Match
from game.rules.seats import SEATS, Seat
from game.storage.profile import Profile
from game.storage.saved_match import save_match
from game.storage.settings import Settings
from tests.bench.report import Row
from tests.xvfb.screen import Screen, missing

ROOT = Path(__file__).resolve().parent.parent.parent
SETTLING = 6.0
"""Seconds for the first frames, for drawing all faces while idle, and for the worker's start."""
WATCHED = 6.0


def player_to_move() -> Match:
    """A match in which somebody else has led and it is South's turn."""
    match = Match("idle")
    match.apply(StartDeal())
    for seat in SEATS:
        match.apply(PassCards(seat, match.view(seat).hand[:3]))
    while match.turn is not Seat.SOUTH or not match.view(None).trick.cards:
        assert match.turn is not None
        match.apply(PlayCard(match.turn, match.legal_cards()[0]))
    return match


def rows() -> list[Row]:
    """Idle on the player's turn, in a true window if there can be one."""
    if not Path("/proc/self/stat").exists():
        return [Row("idle", "not measured on this system")]
    with tempfile.TemporaryDirectory() as folder, _environment() as environment:
        _prepare(Path(folder))
        process = subprocess.Popen(
            [sys.executable, "-m", "game", "--profile", folder], cwd=ROOT, env=environment
        )
        try:
            time.sleep(SETTLING)
            before, began = _cpu_seconds(process.pid), time.monotonic()
            time.sleep(WATCHED)
            share = (_cpu_seconds(process.pid) - before) / (time.monotonic() - began) * 100
            memory, children = memory_of(process.pid), sum(map(memory_of, _children(process.pid)))
        finally:
            process.terminate()
            process.wait(10)
    return [
        Row("idle, on the player's turn", f"{share:.1f} % of a core", "< 3 %", share < 3),
        Row("memory, idle", f"{memory:.0f} MB, the thinking process {children:.0f} MB"),
    ]


@contextlib.contextmanager
def _environment() -> Iterator[dict[str, str]]:
    if missing():
        yield {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        return
    with Screen((1600, 1000)) as screen:
        yield screen.environment()


def _prepare(folder: Path) -> None:
    profile = Profile(folder)
    profile.save_settings(Settings(name="Ann"))
    names, bots = ("Ann", "Pauline", "Michele", "Ben"), ("", "plain", "plain", "plain")
    profile.save_match(save_match(player_to_move(), "idle", names, bots))


def _cpu_seconds(pid: int) -> float:
    """The time on a core of a process and all its threads; its children's come with it."""
    total = 0
    for one in (pid, *_children(pid)):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def memory_of(pid: int) -> float:
    """Megabytes of a process that lie in memory now."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0
