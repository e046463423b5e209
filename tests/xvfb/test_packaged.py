"""The packed program, or the program from source where none is packed yet, by true clicks."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.rules.cards import Card
from game.rules.seats import Seat
from game.storage.profile import Profile
from tests.pilot import quick
from tests.xvfb.clicks import enter_name, pass_three, play_a_card
from tests.xvfb.player import ROOT, Player, alive, binary, playing
from tests.xvfb.screen import Screen, missing, wait_for

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Xvfb is a thing of Linux"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]
SIZE = (1000, 700)


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    with Screen() as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a player at a quick table, who has not told a name."""
    found = tmp_path / "player"
    Profile(found).save_settings(quick(name="", speed="fast", window_size=SIZE, language="en"))
    return found


def test_a_game_by_true_clicks(screen: Screen, folder: Path) -> None:
    with playing(screen, folder) as player:
        enter_name(player)
        pass_three(player)
        for _ in range(3):
            play_a_card(player)
        hand, seen = kept_hand(player), picture_of_hand(player)
        assert player.close_window() == 0
    with playing(screen, folder) as player:
        assert kept_hand(player) == hand
        assert picture_of_hand(player) == seen
        play_a_card(player)
        assert len(kept_hand(player)) == len(hand) - 1


def kept_hand(player: Player) -> tuple[Card, ...]:
    return player.match().view(Seat.SOUTH).hand


def picture_of_hand(player: Player) -> int:
    """The player's cards as they are seen on the player's turn."""
    wait_for(lambda: player.match().turn is Seat.SOUTH, "the player's turn")
    player.look_away()
    with player.twin() as twin:
        hand = twin.app.top.layout.hand  # type: ignore[attr-defined]
    area = hand.move(player.place[:2])
    return player.screen.sum((area.x, area.y, area.width, area.height))


@pytest.mark.parametrize("where", ["empty folder", "root", "link", "Stück für Stück 牌 ♥"])
def test_starts_from_anywhere(screen: Screen, folder: Path, tmp_path: Path, where: str) -> None:
    cwd, at = tmp_path / "somewhere", None
    cwd.mkdir()
    if where == "root":
        cwd = Path("/")
    elif where != "empty folder":
        packed = binary()
        at = tmp_path / where / "hearts"
        at.parent.mkdir()
        if packed is None or where == "link":
            at.symlink_to(packed or ROOT)
        else:
            shutil.copy2(packed, at)
    home = {"HOME": str(tmp_path / "home"), "XDG_DATA_HOME": ""}
    with playing(screen, folder, at=at, cwd=cwd, environment=home) as player:
        screen.wait_still()
        assert player.close_window() == 0
    assert cwd == Path("/") or not list(cwd.iterdir()), "something was left in the current folder"


def test_asked_to_end(screen: Screen, folder: Path) -> None:
    with playing(screen, folder, "--autoplay") as player:
        processes = with_worker(player)
        began = time.monotonic()
        player.process.send_signal(signal.SIGTERM)
        assert player.process.wait(2) == 0
        wait_for(lambda: not any(map(alive, processes)), "all processes to end", 2)
        assert time.monotonic() - began < 2.5


def test_killed(screen: Screen, folder: Path) -> None:
    with playing(screen, folder, "--autoplay") as player:
        processes = with_worker(player)
        owner = int(screen.xdotool("getwindowpid", player.window))
        os.kill(owner, signal.SIGKILL)
        wait_for(lambda: not any(map(alive, processes)), "the worker to follow", 5)


def with_worker(player: Player) -> list[int]:
    """All of the program's processes, once the one that thinks is among them."""
    least = 3 if binary() is not None else 2
    wait_for(lambda: len(player.pids()) >= least, "the process that thinks")
    wait_for(player.match_file.exists, "a match")
    return player.pids()


def test_no_sound_device(screen: Screen, folder: Path) -> None:
    away = {"SDL_AUDIODRIVER": "alsa", "ALSA_CONFIG_PATH": "/nowhere"}
    with playing(screen, folder, environment=away) as player:
        enter_name(player)
        assert player.close_window() == 0


def test_a_folder_that_takes_nothing(screen: Screen, tmp_path: Path) -> None:
    folder = tmp_path / "locked" / "player"
    if os.getuid() == 0:
        folder.parent.write_text("no folder can be made in a file")  # root may write anywhere else
    else:
        folder.parent.mkdir(mode=0o555)
    with playing(screen, folder, "--autoplay", cwd=tmp_path) as player:
        screen.wait_still()  # a notice stops the game, which plays by itself
        notice = screen.sum()
        screen.xdotool("key", "Return")
        wait_for(lambda: screen.sum() != notice, "the notice to go")
        played = screen.sum()
        wait_for(lambda: screen.sum() != played, "the game to go on")
        assert player.close_window() == 0
