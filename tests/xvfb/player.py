"""A player at a true window: starts the program, knows where everything is, and clicks it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import pygame

from game.app.wishes import Wishes
from game.rules.match import Match
from game.storage.files import read_json
from game.storage.saved_match import MATCH_VERSION, SavedMatch
from game.view.pace import pace_of
from tests.pilot import Pilot
from tests.xvfb.screen import Screen, wait_for

SEED = "clicks"
"""Of the deals that are played, so that every run sees the same cards."""
ROOT = Path(__file__).resolve().parent.parent.parent


def binary() -> Path | None:
    """The packed program: the one that HEARTS_BINARY names, else dist/hearts, else None.

    One that is older than anything it was made of is another program, and is not taken from dist.
    """
    named = os.environ.get("HEARTS_BINARY")
    if named:
        assert Path(named).is_file(), f"HEARTS_BINARY names {named}, which is not there"
        return Path(named).resolve()
    found = ROOT / "dist" / "hearts"
    parts = (path for name in ("game", "assets") for path in (ROOT / name).rglob("*.*"))
    newest = max(path.stat().st_mtime for path in parts if path.suffix != ".pyc")
    return found if found.is_file() and found.stat().st_mtime > newest else None


def program(at: Path | None = None) -> tuple[list[str], dict[str, str]]:
    """The command line and the environment of the program, or of its copy or link somewhere."""
    packed = binary()
    if packed is not None:
        return [str(at or packed)], {}
    return [sys.executable, "-m", "game"], {"PYTHONPATH": str(at or ROOT), "PYTHONSAFEPATH": "1"}


class Player:
    """Plays in the window of a running program.

    Attributes:
        process: What was started; a packed program runs as a child of it.
        place: The window's x, y, width and height on the screen.
    """

    def __init__(self, screen: Screen, process: subprocess.Popen[bytes], folder: Path) -> None:
        self.screen = screen
        self.process = process
        self.folder = folder
        wait_for(self._find_window, "a window", 15)
        self.place = screen.window_place(self.window)
        x, y, width, height = self.place
        inside = [(x + width * part // 7, y + height * part // 7) for part in range(1, 7)]
        wait_for(lambda: any(map(any, (screen.pixel(*at) for at in inside))), "a frame")

    def _find_window(self) -> bool:
        assert self.process.poll() is None, f"the program ended with {self.process.returncode}"
        shown = (self.screen.window_of(pid) for pid in self.pids())
        self.window = next(filter(None, shown), "")
        return bool(self.window)

    def pids(self) -> list[int]:
        """The program's processes: what was started and everything below it."""
        return [self.process.pid, *descendants(self.process.pid)]

    @property
    def size(self) -> tuple[int, int]:
        """The window's width and height."""
        return self.place[2:]

    def click(self, pos: tuple[int, int]) -> None:
        """Click a place in the window."""
        self.screen.click((self.place[0] + pos[0], self.place[1] + pos[1]))

    def look_away(self) -> None:
        """Move the pointer off the window, so that it lifts no card, and wait for rest.

        A complete trick lies still for a while, too, and a click then only hurries it away.
        """
        self.screen.xdotool("mousemove", 1, 1)
        self.screen.wait_still(pace_of("fast", False).rest + 0.15)

    @contextlib.contextmanager
    def twin(self) -> Iterator[Pilot]:
        """The same program in this process, at what the player's folder now holds.

        Only to be asked where things are; it plays in a copy of the folder.
        """
        with tempfile.TemporaryDirectory() as copy:
            for path in self.folder.glob("*.json"):
                shutil.copy(path, copy)
            pygame.display.init()
            pilot = Pilot(Path(copy), size=self.size, wishes=Wishes(seed=SEED), drawn=False)
            try:
                pilot.settle()
                yield pilot
            finally:
                pilot.close()

    @property
    def match_file(self) -> Path:
        """Where a match of a chosen seed is kept."""
        return self.folder / "chosen-deal.json"

    def match(self) -> Match:
        """The match as it is kept on disk."""
        saved = read_json(self.match_file, SavedMatch, MATCH_VERSION)
        assert saved is not None, "no match is kept"
        return saved.replay()

    def close_window(self) -> int:
        """Close the window as a desktop does, and return the exit code."""
        self.screen.xdotool("windowactivate", "--sync", self.window, "key", "alt+F4")
        return self.process.wait(10)


@contextlib.contextmanager
def playing(
    screen: Screen,
    folder: Path,
    *arguments: str,
    at: Path | None = None,
    cwd: Path | None = None,
    environment: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Player]:
    """The program on the screen with this player's folder; at the end none of it is left."""
    words, more = program(at)
    process = subprocess.Popen(
        [*words, "--profile", str(folder), "--seed", SEED, *arguments],
        cwd=cwd or folder.parent,
        env=screen.environment(**{**more, **environment}),
    )
    started = [process.pid]
    try:
        player = Player(screen, process, folder)
        yield player
        started = player.pids() if process.poll() is None else started
    except BaseException:
        screen.save(Path(tempfile.gettempdir()) / "hearts-screen-at-failure.png")
        raise
    finally:
        started += descendants(process.pid)
        for pid in started:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait(5)


def descendants(pid: int) -> list[int]:
    """All processes below one."""
    below: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text("utf-8", "replace").rpartition(")")[2].split()
            below.setdefault(int(fields[1]), []).append(int(path.parent.name))
    found, rest = [], [pid]
    while rest:
        children = below.get(rest.pop(), [])
        found += children
        rest += children
    return found


def alive(pid: int) -> bool:
    """A process still runs: it is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
