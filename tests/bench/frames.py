"""The work that a frame takes, in the real program with its real loop, worker and window.

Run as a program of its own, since each size of window wants a fresh process: it plays one deal by
itself, with the pointer moving over the hand all the while, and prints what it found as JSON.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path

from tests.bench.report import Row
from tests.xvfb.screen import Screen, missing

ROOT = Path(__file__).resolve().parent.parent.parent
SIZES = {(1280, 800): 8.0, (1920, 1080): 8.0, (3840, 2160): 16.0}
"""Sizes of windows, with the goal for 99 of 100 frames in milliseconds."""
PHASES = ("deal", "pass", "play", "thinking", "hearts breaking", "trick and sweep", "all")
LONGEST = 240.0


def measure(
    size: tuple[int, int], seed: str, look: str, watch: cProfile.Profile | None = None
) -> dict[str, list[float]]:
    """Play a deal in a window of this size; milliseconds of work for each frame, by phase.

    Under a phase's own name are the times that passed, under `<phase> cpu` those in which this
    program ran: on a busy machine only the second tell of the program.
    """
    from game.shell.environment import prepare_environment

    prepare_environment()
    import pygame

    from game.app.program import App
    from game.app.wishes import Wishes
    from game.audio.mixer import open_mixer
    from game.bots.worker import BotWorker
    from game.shell.display import Display, WindowState, start_video
    from game.shell.loop import Loop
    from game.shell.resources import assets_folder
    from game.storage.profile import Profile
    from game.storage.settings import Settings

    class Watched(Loop):
        """The loop, with a watch on its turns."""

        def __init__(self, display: Display, app: App) -> None:
            super().__init__(display, app)
            self.app = app
            self.found: dict[str, list[float]] = defaultdict(list)
            self.drawn = 0
            self.until = time.monotonic() + LONGEST

        def tick(self, events: list[pygame.Event]) -> None:
            """One turn with its time; turns without a frame don't count."""
            phase = phase_of(self.app)
            before = self.drawn
            inputs = [*events, self._pointer_event()]
            worked, began = time.thread_time(), time.perf_counter()
            if watch is not None:
                watch.enable()
            super().tick(inputs)
            if watch is not None:
                watch.disable()
            spent = (time.perf_counter() - began) * 1000
            worked = (time.thread_time() - worked) * 1000
            # The first frame makes the cloth and all the rest; it belongs to the start.
            if self.drawn > before and before > 0:
                for name in (phase, "all"):
                    self.found[name].append(spent)
                    self.found[f"{name} cpu"].append(worked)
            table = self.app.matches.table
            over = table is not None and bool(table.session.view().scores)
            if over or time.monotonic() > self.until:
                self.app.quit()

        def _pointer_event(self) -> pygame.Event:
            table = self.app.matches.table
            assert table is not None
            hand = table.choreographer.layout.hand
            x = hand.left + self.drawn * 9 % hand.width
            return pygame.Event(
                pygame.MOUSEMOTION, pos=(x, hand.centery), rel=(9, 0), buttons=(0, 0, 0)
            )

    start_video()
    assets = assets_folder()
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder), chosen_deal=True)
        profile.save_settings(Settings(name="Ann", look=look))
        display = Display("Hearts", None, WindowState(size))
        display.window.size = size
        worker = BotWorker()
        wishes = Wishes(seed=seed, speed="normal", autoplay=True)
        app = App(profile, display, assets, open_mixer(assets / "sounds"), worker, wishes)
        loop = Watched(display, app)
        flip = display.flip

        def counted_flip() -> None:
            loop.drawn += 1
            flip()

        display.flip = counted_flip  # type: ignore[method-assign]
        try:
            loop.run()
        finally:
            worker.close()
            app.close()
        found = dict(loop.found)
        found["memory"] = [resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]
        found["size"] = list(map(float, display.surface.get_size()))
        pygame.quit()
    return found


def phase_of(app: object) -> str:
    """What is to be seen just now."""
    from game.app.program import App
    from game.rules.legality import Phase
    from game.view.layout import Place

    assert isinstance(app, App)
    table = app.matches.table
    assert table is not None
    choreographer, view = table.choreographer, table.session.view()
    if any(effect.kind == "crack" for effect in choreographer.effects):
        return "hearts breaking"
    sweeping = any(s.flight and s.slot.place is Place.PILE for s in table.board.sprites)
    if choreographer.resting or sweeping:
        return "trick and sweep"
    if view.phase is Phase.PASSING and view.passed is None:
        return "deal"
    if type(app.top).__name__ == "PassingScene":
        return "pass"
    if not choreographer.busy and table.session.waiting:
        return "thinking"
    return "play"


def rows(seed: str = "bench", look: str = "club") -> list[Row]:
    """Frames at all sizes, each in a process of its own, in a true window if there can be one."""
    found: list[Row] = []
    with ExitStack() as stack:
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        if not missing():
            environment = stack.enter_context(Screen((4000, 2400))).environment()
        for size, goal in SIZES.items():
            words = ["-m", "tests.bench.frames", f"{size[0]}x{size[1]}", "--seed", seed]
            done = subprocess.run(
                [sys.executable, *words, "--look", look],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
            )
            if done.returncode:
                raise RuntimeError(done.stderr)
            found += rows_of(json.loads(done.stdout.splitlines()[-1]), goal)
    return found


def rows_of(found: dict[str, list[float]], goal: float) -> list[Row]:
    """The rows of one size."""
    width, height = map(round, found["size"])
    made = []
    for phase in PHASES:
        times, work = found.get(phase, []), found.get(f"{phase} cpu", [])
        if not times:
            continue
        slow = _percentile(times, 99)
        made.append(
            Row(
                f"{width}x{height} {phase} ({len(times)} frames)",
                f"median {statistics.median(times):4.1f}, p99 {slow:5.1f}, max {max(times):5.1f} ms"
                f"; CPU p99 {_percentile(work, 99):5.1f}",
                f"p99 < {goal:g} ms",
                slow < goal,
            )
        )
    made.append(Row(f"{width}x{height} memory, largest", f"{found['memory'][0]:.0f} MB"))
    return made


def _percentile(times: list[float], share: int) -> float:
    return sorted(times)[min(round(len(times) * share / 100), len(times) - 1)]


def main() -> None:
    """Measure one size and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("size", type=lambda text: tuple(map(int, text.split("x"))))
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--look", default="club")
    parser.add_argument("--calls", action="store_true", help="print where the time goes instead")
    options = parser.parse_args()
    if options.calls:
        watch = cProfile.Profile()
        measure(options.size, options.seed, options.look, watch)
        pstats.Stats(watch).sort_stats("tottime").print_stats(30)
        pstats.Stats(watch).sort_stats("cumtime").print_stats(50)
        return
    print(json.dumps(measure(options.size, options.seed, options.look)))


if __name__ == "__main__":
    main()
