"""The work that a frame takes, in the real program with its real loop and window.

Run as a program of its own, since each size of window wants a fresh process: it plays one deal by
itself, with the pointer moving over the hand all the while, and prints what it found as JSON. The
clock is moved by hand and the plain opponent answers for everybody, so that the deal can be played
several times with the same frames: a frame's time is its best of these, since the turns that other
programs take would count as ours.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import os
import pstats
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.report import Row
from tests.xvfb.screen import Screen, missing

if TYPE_CHECKING:
    from game.shell.display import Display

ROOT = Path(__file__).resolve().parent.parent.parent
SIZES = {(1280, 800): 8.0, (1920, 1080): 8.0, (3840, 2160): 16.0}
"""Sizes of windows, with the goal for 99 of 100 frames in milliseconds."""
PHASES = ("deal", "pass", "play", "hearts breaking", "trick and sweep", "all")
RUNS = 4
MOST_FRAMES = 20_000


@dataclass(slots=True)
class Frame:
    """What a frame took.

    Attributes:
        phase: What was to be seen.
        whole: From the inputs to the picture on the screen, in milliseconds.
        flip: The part of it in which the system copied the picture to the screen.
    """

    phase: str
    whole: float
    flip: float


def measure(
    size: tuple[int, int], seed: str, look: str, runs: int, watch: cProfile.Profile | None = None
) -> tuple[list[Frame], tuple[int, int], float]:
    """Play a deal in a window of this size.

    Returns:
        Its frames, the size that the window got, and the megabytes that the program held at most
        in the first run.
    """
    from game.shell.environment import prepare_environment

    prepare_environment()
    import pygame

    from game.shell.display import Display, WindowState, start_video

    start_video()
    display = Display("Hearts", None, WindowState(size))
    display.window.size = size
    found = [_play(display, seed, look, watch)]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    found += [_play(display, seed, look, watch) for _ in range(runs - 1)]
    if len({tuple(frame.phase for frame in run) for run in found}) != 1:
        raise RuntimeError("the same deal had other frames the second time")
    shown = display.surface.get_size()
    pygame.quit()
    best = [min(times, key=lambda frame: frame.whole) for times in zip(*found, strict=True)]
    return best, shown, memory


def _play(display: Display, seed: str, look: str, watch: cProfile.Profile | None) -> list[Frame]:
    import pygame

    from game.app.program import App
    from game.app.wishes import Wishes
    from game.audio.mixer import open_mixer
    from game.shell.loop import FRAMES_A_SECOND, Loop
    from game.shell.resources import assets_folder
    from game.storage.profile import Profile
    from game.storage.settings import Settings
    from tests.pilot import PlainWorker

    assets, frames, now, flipped = assets_folder(), list[Frame](), 0.0, 0.0
    flip = display.flip

    def timed_flip() -> None:
        nonlocal flipped
        began = time.perf_counter()
        flip()
        flipped = (time.perf_counter() - began) * 1000

    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder), chosen_deal=True)
        profile.save_settings(Settings(name="Ann", look=look))
        wishes = Wishes(seed=seed, speed="normal", autoplay=True)
        mixer = open_mixer(assets / "sounds")
        app = App(profile, display, assets, mixer, PlainWorker(), wishes, token=lambda: seed)
        loop = Loop(display, app, lambda: now)
        display.flip = timed_flip  # type: ignore[method-assign]
        table = app.matches.table
        assert table is not None
        gc.freeze()
        for number in range(MOST_FRAMES):
            if table.session.view().scores:
                break
            now += 1 / FRAMES_A_SECOND
            phase, flipped = phase_of(app), 0.0
            hand = table.choreographer.layout.hand
            x = hand.left + number * 9 % hand.width
            moved = pygame.Event(
                pygame.MOUSEMOTION, pos=(x, hand.centery), rel=(9, 0), buttons=(0, 0, 0)
            )
            inputs = [*pygame.event.get(), moved]
            began = time.perf_counter()
            if watch is not None:
                watch.enable()
            loop.tick(inputs)
            if watch is not None:
                watch.disable()
            # Frames that need no drawing don't count, nor the first, which belongs to the start.
            if flipped and number:
                frames.append(Frame(phase, (time.perf_counter() - began) * 1000, flipped))
            app.prepare()
        display.flip = flip  # type: ignore[method-assign]
        app.close()
    return frames


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


def rows_of(found: dict[str, list[tuple[float, float]]], goal: float) -> list[Row]:
    """The rows of one size."""
    ((width, height),) = found.pop("size")
    ((memory, _),) = found.pop("memory")
    made = []
    for phase in PHASES:
        times = found.get(phase, [])
        if not times:
            continue
        whole, drawn = [whole for whole, _ in times], [whole - flip for whole, flip in times]
        slow = _percentile(drawn, 99)
        made.append(
            Row(
                f"{width:.0f}x{height:.0f} {phase} ({len(times)} frames)",
                f"median {statistics.median(drawn):4.1f}, p99 {slow:5.1f}, max {max(drawn):5.1f} ms"
                f"; with the system's flip p99 {_percentile(whole, 99):5.1f}",
                f"p99 < {goal:g} ms",
                slow < goal,
            )
        )
    made.append(Row(f"{width:.0f}x{height:.0f} memory, largest", f"{memory:.0f} MB"))
    return made


def _percentile(times: list[float], share: int) -> float:
    return sorted(times)[min(round(len(times) * share / 100), len(times) - 1)]


def main() -> None:
    """Measure one size and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("size", type=lambda text: tuple(map(int, text.split("x"))))
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--look", default="club")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--calls", action="store_true", help="print where the time goes instead")
    options = parser.parse_args()
    if options.calls:
        watch = cProfile.Profile()
        measure(options.size, options.seed, options.look, 1, watch)
        pstats.Stats(watch).sort_stats("tottime").print_stats(30)
        pstats.Stats(watch).sort_stats("cumtime").print_stats(50)
        return
    frames, size, memory = measure(options.size, options.seed, options.look, options.runs)
    found: dict[str, list[tuple[float, float]]] = {"size": [size], "memory": [(memory, 0.0)]}
    for frame in frames:
        for name in (frame.phase, "all"):
            found.setdefault(name, []).append((frame.whole, frame.flip))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
