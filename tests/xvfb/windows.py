"""The Windows program under wine: started, played for a deal by true clicks, and told about.

Run by `python3 build/dev.py package --windows`, which has set up wine before.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath

from game.rules.cards import Card
from game.rules.commands import PlayCard
from game.rules.legality import legal_cards
from game.rules.seats import Seat
from tests.xvfb.clicks import enter_name, pass_three
from tests.xvfb.player import SEED, Player
from tests.xvfb.screen import Screen, wait_for

PATIENCE = 60.0
"""Seconds for what takes two on an idle machine."""
TRIES = 4
"""Clicks on one card before it is said that the program takes none."""
SCORE_SHOWN = 4.0
"""Seconds without a change after which the last trick is gone and the score is seen."""


class WinePlayer(Player):
    """A player at a window of wine's, whose processes are no children of what was started.

    Attributes:
        first_frame: Seconds from the start of the program to its first frame.
        played: Cards that were played by a click.
        repeated: Clicks that had to be made again.
    """

    def __init__(self, screen: Screen, process: subprocess.Popen[bytes], folder: Path) -> None:
        started = time.monotonic()
        self.screen = screen
        self.process = process
        self.folder = folder
        self.played = self.repeated = 0
        wait_for(self._find_window, "a window", PATIENCE)
        place = screen.window_place(self.window)
        middle = (place[0] + place[2] // 2, place[1] + 2)
        wait_for(lambda: any(screen.pixel(*middle)), "a frame", PATIENCE)
        self.first_frame = time.monotonic() - started
        screen.wait_still()
        self.place = screen.window_place(self.window)

    def _find_window(self) -> bool:
        assert self.process.poll() is None, f"the program ended with {self.process.returncode}"
        told = self.screen.xdotool("search", "--onlyvisible", "--name", "^Hearts$")
        self.window = told.partition("\n")[0]
        return bool(self.window)

    def click(self, pos: tuple[int, int]) -> None:
        """Click a place in the window, coming to it from beside it.

        For wine a pointer that jumps out and back to the very same place has never come back.
        """
        self.screen.xdotool("mousemove", self.place[0] + pos[0] - 3, self.place[1] + pos[1] - 2)
        time.sleep(0.1)
        super().click(pos)

    def close_window(self) -> int:
        """Close the window as a desktop does, and return the exit code."""
        self.screen.xdotool("windowactivate", "--sync", self.window, "key", "alt+F4")
        return self.process.wait(PATIENCE)

    @property
    def scores(self) -> tuple[object, ...]:
        """What the deals so far have brought, as it is kept on disk."""
        return tuple(self.match().view(Seat.SOUTH).scores)

    def play_deal(self, table: Path) -> None:
        """Play from the first page to the first score.

        Args:
            table: Where to save a picture of the table after three tricks.
        """
        enter_name(self)
        pass_three(self)
        for turn in range(1, 14):
            self._wait_for_turn()
            if self.scores:
                return
            self.look_away()
            if turn == 4:
                self.screen.save(table)
            self._play_a_card()
        wait_for(lambda: self.scores, "the score", PATIENCE)

    def _wait_for_turn(self) -> None:
        """Wait for the player's turn or the score; take the cards passed, if still asked to."""
        for _ in range(TRIES):
            with contextlib.suppress(AssertionError):
                wait_for(self._asked, "the player's turn", PATIENCE / TRIES)
                return
            self.look_away()
            with self.twin() as twin:
                if twin.scene == "Passing":
                    self.repeated += 1
                    self.click(twin.button("OK").rect.center)
        wait_for(self._asked, "the player's turn, or the score", PATIENCE)

    def _asked(self) -> bool:
        return bool(self.scores) or self.match().turn is Seat.SOUTH

    def _play_a_card(self) -> None:
        """Click the first legal card until it is played; a click may only hurry what moves."""
        for _ in range(TRIES):
            with self.twin() as twin:
                if twin.scene == "Passing":
                    twin.press("OK")
                    twin.settle()
                card = legal_cards(twin.view)[0]
                self.click(twin.card_point(card))
            if self._lies(card):
                self.played += 1
                return
            self.repeated += 1
            self.look_away()
        raise AssertionError(f"{card} was clicked {TRIES} times and not played")

    def _lies(self, card: Card) -> bool:
        """Wait for a card to be played, for a while."""
        command = PlayCard(Seat.SOUTH, card)
        with contextlib.suppress(AssertionError):
            wait_for(lambda: command in self.match().log, str(card), 5)
            return True
        return False


@contextlib.contextmanager
def playing(screen: Screen, program: Path, folder: Path) -> Iterator[WinePlayer]:
    """The program on the screen; at the end nothing runs that wine has started."""
    profile = str(PureWindowsPath("Z:", folder))
    words = ["wine", str(program), "--profile", profile, "--seed", SEED, "--speed", "fast"]
    # With a file for its output, as this run may have one, Python does not start under wine.
    process = subprocess.Popen(
        words,
        cwd=folder.parent,
        env=screen.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield WinePlayer(screen, process, folder)
    except BaseException:
        screen.save(program.with_name("windows-failure.png"))
        raise
    finally:
        subprocess.run(["wineserver", "--kill"])
        process.wait(PATIENCE)


def try_game(program: Path) -> tuple[list[str], bool]:
    """Play a deal with an empty player's folder; return what to tell, and whether all was well."""
    told, well = [], False
    failure = program.with_name("windows-failure.png")
    failure.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as place, Screen() as screen:
        folder = Path(place) / "player"
        try:
            with playing(screen, program, folder) as player:
                told.append(f"first frame: {player.first_frame:.1f} s under wine")
                player.play_deal(program.with_name("windows-table.png"))
                (scores,) = player.scores
                told.append(f"deal played: yes, {player.played} cards by clicks, scored {scores}")
                if player.repeated:
                    told.append(f"clicks that had to be made again: {player.repeated}")
                screen.wait_still(SCORE_SHOWN)
                screen.save(program.with_name("windows-score.png"))
                code = player.close_window()
                told.append(f"window closed: exit code {code}")
                well = code == 0
        except (AssertionError, subprocess.TimeoutExpired) as error:
            told.append(f"deal played: NO, {error} (see {failure.name})")
    return told, well


def asked(program: Path, option: str) -> tuple[str, bool]:
    """Return what the program says to an option, in one line, and whether all was well."""
    began = time.monotonic()
    # Given a file or a terminal to write to, a program under wine may die; a pipe is safe.
    done = subprocess.run(
        ["wine", str(program), option],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=5 * PATIENCE,
    )
    seconds = time.monotonic() - began
    said = "; ".join(done.stdout.splitlines()[-3:])
    return f"{option}: {said} (exit code {done.returncode}, {seconds:.1f} s)", done.returncode == 0


def main(program: Path, report: Path, seconds: str) -> int:
    """Try the program, and print and save what came of it."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # the twin's
    data = program.read_bytes()
    wine = subprocess.run(["wine", "--version"], capture_output=True, encoding="utf-8").stdout
    version, version_well = asked(program, "--version")
    selftest, selftest_well = asked(program, "--selftest")
    game, game_well = try_game(program)
    today = time.strftime("%Y-%m-%d")
    lines = [
        f"{program.name}, tried on {today} under {wine.strip()}, not on Windows",
        f"size: {len(data) / 1e6:.1f} MB",
        f"SHA-256: {hashlib.sha256(data).hexdigest()}",
        f"packed in: {seconds} s",
        version,
        selftest,
        *game,
    ]
    report.write_text("\n".join([*lines, ""]), "utf-8")
    print("\n".join(lines))
    return 0 if version_well and selftest_well and game_well else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
