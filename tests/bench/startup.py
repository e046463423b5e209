"""How long it takes from the start of the process to the first frame, in a true window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.report import Row
from tests.xvfb.screen import Screen, missing, running, wait_for

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = [sys.executable, "-m", "game"]
BINARY = ROOT / "dist" / "hearts"
STARTS = 5
LONGEST = 20.0

# Without a screen: the same start with SDL's dummy driver, told by the first flip itself.
_TOLD = """
import sys, time
from game.shell.display import Display
def told(self):
    print(time.monotonic()); sys.stdout.flush(); import os; os._exit(0)
Display.flip = told
from game.__main__ import main
main(sys.argv[1:])
"""


def first_frame(screen: Screen, command: list[str]) -> float:
    """Seconds until the screen is no longer black where the window will be."""
    # Not in the middle: the pointer is there.
    place = screen.size[0] * 3 // 10, screen.size[1] * 3 // 10
    with tempfile.TemporaryDirectory() as folder:
        started = time.monotonic()
        with running(screen, [*command, "--profile", folder], cwd=ROOT) as process:
            while screen.pixel(*place) == (0, 0, 0):
                spent = time.monotonic() - started
                if spent > LONGEST or process.poll() is not None:
                    raise RuntimeError(f"no frame from {' '.join(command)}")
                time.sleep(0.002)
            spent = time.monotonic() - started
            process.terminate()
            process.wait(10)
    wait_for(lambda: screen.pixel(*place) == (0, 0, 0), "the window to go")
    return spent


def first_flip() -> float:
    """Seconds until the first flip, with SDL's dummy driver."""
    with tempfile.TemporaryDirectory() as folder:
        started = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-c", _TOLD, "--profile", folder],
            env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        return float(done.stdout) - started


def rows() -> list[Row]:
    """The start from source, and of the packed program if there is one."""
    if missing():
        times = [first_flip() for _ in range(STARTS)]
        return [_row("first frame from source (no window)", times, 1.0)]
    found = []
    with Screen() as screen:
        times = [first_frame(screen, SOURCE) for _ in range(STARTS)]
        found.append(_row("first frame from source", times, 1.0))
        if BINARY.is_file():
            times = [first_frame(screen, [str(BINARY)]) for _ in range(STARTS)]
            found.append(_row("first frame of dist/hearts", times, 0.5))
    return found


def _row(name: str, times: list[float], goal: float) -> Row:
    # The first start fills the system's caches and is left out.
    warm = statistics.median(times[1:])
    return Row(name, f"{warm:.2f} s warm ({times[0]:.2f} s first)", f"< {goal:g} s", warm < goal)
