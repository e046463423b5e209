"""How long statistics and history take to open with thousands of matches on file.

Run it as `python -m tests.bench.history`; `--matches` says how many.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import process_time

import msgspec

from game.storage.history import History
from game.storage.results import result_of
from game.storage.saved_match import SavedMatch
from game.storage.times import utc_text
from tests.finished import finished_match

LONGEST = 0.1
"""Seconds in which a page must be there."""
_DIFFERENT = 20
"""Matches that are really played; the rest are theirs under other names."""


def fill(folder: Path, matches: int) -> None:
    """Put so many finished matches into a player's folder."""
    played = [finished_match(f"bench-{n}") for n in range(min(_DIFFERENT, matches))]
    texts = [msgspec.json.encode(saved) for saved in played]
    results = [result_of(saved, "casual") for saved in played]
    first = datetime(2020, 1, 1, tzinfo=UTC)
    (folder / "matches").mkdir(parents=True)
    with open(folder / "results.jsonl", "wb") as listed:
        for number in range(matches):
            name = f"{number:032x}"
            which = number % len(played)
            ended = utc_text(first + timedelta(hours=number))
            record = msgspec.structs.replace(results[which], id=name, ended=ended)
            listed.write(msgspec.json.encode(record) + b"\n")
            text = texts[which].replace(played[which].id.encode(), name.encode(), 1)
            (folder / "matches" / f"{name}.json").write_bytes(text)


def open_pages(folder: Path) -> dict[str, float]:
    """Processor seconds from the key to each page's first frame, in a program just started."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.shell.display import start_video
    from game.storage.settings import Settings
    from tests.pilot import Pilot

    start_video()
    taken = {}
    for name in ("statistics", "history", "achievements"):
        pilot = Pilot(folder, settings=Settings(name="Ann", speed="off"))
        pilot.frame()
        app = pilot.app

        def show(app=app, name=name, pilot=pilot) -> None:  # type: ignore[no-untyped-def]
            from game.scenes.base import Push

            app.show(Push(app.open(name)))
            pilot.frame()

        taken[f"{name}, first time"] = timed(show)
        taken[f"{name}, again"] = timed(show)
        taken[f"{name}, a frame"] = timed(lambda pilot=pilot: pilot.frame())  # type: ignore[misc]
        pilot.close()
    return taken


def timed(action: Callable[[], object]) -> float:
    """Seconds of the processor that something takes: a busy machine does not count against it."""
    started = process_time()
    action()
    return process_time() - started


def _level(saved: SavedMatch) -> str:
    return "casual"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    matches = parser.parse_args().matches
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        fill(folder, matches)
        history = History(folder, _level)
        taken = {"reading the list": timed(history.results)}
        taken |= open_pages(folder)
        for what, seconds in taken.items():
            told = "" if seconds <= LONGEST else "  TOO LONG"
            print(f"{what:28} {seconds * 1000:7.1f} ms{told}")
        (folder / "results.jsonl").unlink()
        history = History(folder, _level)
        history.results()
        few = min(matches, 200)
        seconds = timed(lambda: history.read_some(few))
        print(f"{'making the list anew, a match':28} {seconds / few * 1000:7.1f} ms")


if __name__ == "__main__":
    main()
