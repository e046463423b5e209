"""What the program holds after many deals: the same after a thousand as after a hundred.

Run as a program of its own, so that nothing but the game is counted. The real program is played by
its own autoplay against plain opponents, at a table without motion, and every frame is drawn.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.idle import memory_of
from tests.bench.report import Row

ROOT = Path(__file__).resolve().parent.parent.parent
LOOKS = (100, 1000)
"""Finished deals after which is looked."""
ALLOWED = 1.05
"""Times the memory after the first look that counts as flat: the list of matches may grow."""
MOST_STEPS = 1_000_000
STEP = 0.5
"""Seconds; the clock is moved by hand."""


def rows() -> list[Row]:
    """Memory after some deals and after many."""
    if not Path("/proc/self/status").exists():
        return [Row("memory", "not measured on this system")]
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.memory"], cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    first, last = (found[str(deals)] for deals in LOOKS)
    flat = f"<= {ALLOWED:g} times"
    return [
        Row(f"memory after {LOOKS[0]} deals", f"{first:.0f} MB"),
        Row(
            f"memory after {LOOKS[1]:,} deals",
            f"{last:.0f} MB, {last / first:.3f} times",
            flat,
            last <= ALLOWED * first,
        ),
    ]


def measure(looks: tuple[int, ...]) -> dict[int, float]:
    """Play as many deals as the last look asks for; megabytes at each look."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    from tests.pilot import Pilot, PlainWorker, quick

    pygame.display.init()
    found: dict[int, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        pilot = Pilot(
            Path(folder), size=(1280, 800), settings=quick(), thinker=PlainWorker(), drawn=True
        )
        done = 0
        for _ in range(MOST_STEPS):
            if done >= looks[-1]:
                break
            table = pilot.app.matches.table
            if pilot.scene == "Scoreboard":
                done += 1
                if done in looks:
                    gc.collect()
                    found[done] = memory_of(os.getpid())
                # The primary button deals the next hand or begins the next match.
                pilot.key(pygame.K_RETURN)
                pilot.step(STEP)
                continue
            if table is not None and not table.session.autoplaying:
                pilot.key(pygame.K_a)
            pilot.step(STEP)
        pilot.close()
    return found


if __name__ == "__main__":
    print(json.dumps(measure(LOOKS)))
