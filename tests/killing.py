"""Kills the playing program at random moments, and checks each time that nothing was lost.

Usage: python -m tests.killing [--kills N] [--seed N] [--profile DIR]
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from game.app.finished import level_of
from game.rules.legality import Phase
from game.storage.files import BEGUN
from game.storage.history import History
from game.storage.profile import Profile
from game.storage.saved_match import SavedMatch, SavedRules
from game.storage.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "tests" / "announcing.py"
LONGEST_WAIT = 60.0
"""Seconds without a decision after which the program counts as hanging."""
MOST_DECISIONS = 70
LATE = 0.04
"""Seconds after a decision within which the next one is being taken."""
EARLY_SHARE = 0.1
"""Of the kills; while the program starts."""
START_TAKES = 1.5
Announced = tuple[str, int, str]


class Victim:
    """A folder whose player's program is killed again and again.

    Attributes:
        folder: The player's folder.
        announced: How many decisions the program has said in all.
        matches: The names of all matches that it said anything of.
    """

    def __init__(self, folder: Path, target: int = 15) -> None:
        """Prepare a folder for a player whose matches are short.

        Args:
            folder: The folder.
            target: The points that end a match.
        """
        self.folder = folder
        self.announced = 0
        self.matches: set[str] = set()
        self._kept: SavedMatch | None = None
        settings = Settings(
            name="Ann",
            speed="off",
            bots=("plain", "plain", "plain"),
            rules=SavedRules(target=target),
            claim=False,
            window_size=(640, 480),
        )
        Profile(folder).save_settings(settings)

    def start(self) -> subprocess.Popen[str]:
        """Start the program, which plays by itself."""
        command = [sys.executable, PROGRAM, "--autoplay", "--profile", self.folder]
        return subprocess.Popen(
            list(map(str, command)), cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def kill_once(self, chance: random.Random) -> None:
        """Let the program play, kill it at a random moment, and check.

        Raises:
            AssertionError: Something that was taken is lost, or a file can't be read.
        """
        early = chance.random() < EARLY_SHARE
        decisions = 0 if early else chance.randint(1, MOST_DECISIONS)
        moment = chance.uniform(0.0, START_TAKES if early else LATE)
        process = self.start()
        assert process.stdout is not None
        guard = threading.Timer(LONGEST_WAIT, process.kill)
        guard.start()
        try:
            lines = [process.stdout.readline() for _ in range(decisions)]
            hung = not guard.is_alive()
            time.sleep(moment)
            ended = process.poll()
        finally:
            guard.cancel()
            process.kill()
        lines += process.stdout.readlines()
        process.stdout.close()
        process.wait()
        assert not hung, "the program took no more decisions"
        assert ended is None, f"the program ended by itself with {ended}"
        # The last line may be torn: whoever dies does not finish speaking.
        self.check([_read(line) for line in lines if line.endswith("\n")])

    def check(self, announced: Sequence[Announced]) -> None:
        """Every decision that was said is on disk, and the last match went on where it was."""
        self._check_resumed(announced)
        profile = Profile(self.folder)
        profile.load_settings()
        found = profile.load_match()
        assert not profile.troubles, profile.troubles
        self._kept = found[0] if found else None
        self.announced += len(announced)
        known: dict[str, tuple[str, ...]] = {}
        for match_id, number, decision in announced:
            if match_id not in known:
                known[match_id] = self._decisions(match_id)
            kept = known[match_id]
            assert len(kept) >= number, f"decision {number} is lost: {decision}"
            assert kept[number - 1] == decision, f"decision {number} is {kept[number - 1]}"
        self.matches |= known.keys()

    def _check_resumed(self, announced: Sequence[Announced]) -> None:
        before = self._kept
        if before is None or not announced or before.replay().phase is Phase.OVER:
            return
        match_id, number, _ = announced[0]
        assert match_id == before.id, "another match was begun though one was under way"
        assert number == len(before.decisions) + 1, f"it went on with decision {number}"

    def _decisions(self, match_id: str) -> tuple[str, ...]:
        """What is on disk of a match, at the table or among the finished ones."""
        saved = self._kept
        if saved is None or saved.id != match_id:
            saved = History(self.folder, level_of).load(match_id)
        assert saved is not None, f"the match {match_id} is gone"
        return saved.decisions

    def check_history(self) -> int:
        """Every match that ended is there and in the list of results; returns how many."""
        history = History(self.folder, level_of)
        history.results()
        while history.read_some(10):
            pass
        listed = {result.id for result in history.results()}
        running = set() if self._kept is None else {self._kept.id}
        assert self.matches - running <= listed, "a finished match is not among the results"
        return len(listed)

    @property
    def left_over(self) -> int:
        """Files that were begun and not finished; the next start tidies up those of a minute."""
        return sum(1 for _ in self.folder.rglob(f".*{BEGUN}"))


def _read(line: str) -> Announced:
    match_id, number, decision = line.rstrip("\n").split(" ", 2)
    return match_id, int(number), decision


def main() -> int:
    """Kill the program so many times, and tell what was found."""
    parser = argparse.ArgumentParser(prog="tests.killing", description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", type=Path, help="use this folder, and keep it")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        victim = Victim(options.profile or Path(folder))
        for number in range(1, options.kills + 1):
            victim.kill_once(random.Random(f"{options.seed}:{number}"))
            if number % 10 == 0:
                told = f"{number} kills, {victim.announced:,} decisions taken, none lost"
                print(told, flush=True)
        finished = victim.check_history()
        print(f"{finished} matches ended; left over: {victim.left_over} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
