"""Measures speed, frames, start, idling and thinking, and prints it all as one table."""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from tests.bench import bots, frames, idle, memory, rules, startup, thinking
from tests.bench.report import Row, Section, machine, table

SAVED = frames.ROOT / "dist" / "bench.txt"
ROUNDS = 5


def engine() -> list[Row]:
    """Whole deals a second, beside OpenSpiel driven from Python in the same run."""
    rounds = [
        (rules.match_deals_per_second(0.5), rules.openspiel_deals_per_second(0.5))
        for _ in range(ROUNDS)
    ]
    ours = statistics.median(mine for mine, _ in rounds)
    playouts = bots.playout_deals_per_second()
    judged = [(mine / theirs, theirs) for mine, theirs in rounds if theirs]
    if not judged:
        return [
            Row("the match's own interface", f"{ours:,.0f} deals/s"),
            Row("play-out core", f"{playouts:,.0f} deals/s"),
            Row("OpenSpiel", "not installed"),
        ]
    ratio = statistics.median(share for share, _ in judged)
    theirs = statistics.median(their for _, their in judged)
    return [
        Row("OpenSpiel from Python", f"{theirs:,.0f} deals/s"),
        _times("the match's own interface", ours, ratio, 0.5),
        _times("play-out core", playouts, playouts / theirs, 4.0),
    ]


def _times(name: str, deals: float, ratio: float, goal: float) -> Row:
    value = f"{deals:,.0f} deals/s, {ratio:.2f} times OpenSpiel"
    return Row(name, value, f">= {goal:g} times", ratio >= goal)


PARTS: dict[str, tuple[str, Callable[[], Sequence[Row]]]] = {
    "startup": ("start", startup.rows),
    "frames": ("work for a frame", frames.rows),
    "idle": ("idle", idle.rows),
    "memory": ("memory", memory.rows),
    "engine": ("whole random deals", engine),
    "thinking": ("opponents", thinking.rows),
}


def main(arguments: list[str] | None = None) -> int:
    """Measure what is asked for; a part that fails is told and the others go on."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    chosen = parser.parse_args(arguments).parts or list(PARTS)
    if unknown := [part for part in chosen if part not in PARTS]:
        parser.error(f"no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    sections, failed = [machine()], False
    for part in chosen:
        title, measure = PARTS[part]
        print(f"measuring {part} ...", file=sys.stderr, flush=True)
        try:
            sections.append(Section(title, measure()))
        except Exception as error:
            failed = True
            sections.append(Section(title, [Row(part, f"failed: {error}")]))
    text = table(sections)
    print(text)
    SAVED.parent.mkdir(exist_ok=True)
    SAVED.write_text(text + "\n", "utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
