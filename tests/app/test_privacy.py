"""What the program does besides playing: no network, no other program, no strange files."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game.scenes.base import Pop, Push
from game.storage.profile import Profile
from game.storage.saved_match import SavedRules
from tests.conftest import Fly
from tests.hostile import MATCH
from tests.monkey import HASTE
from tests.pilot import quick

ROOT = Path(__file__).resolve().parent.parent.parent
Note = list[str]
SPAWN_PIPES = {str(int(getattr(socket, "AF_UNIX", -1))), str(getattr(socket, "AF_UNIX", ""))}
"""How multiprocessing talks to a child: a pair of sockets that have no address."""


class Watched:
    """A deal that was played, and what was noted of it.

    Attributes:
        folder: The player's.
        notes: Every event of interest, with its arguments.
    """

    def __init__(self, place: Path) -> None:
        self.folder = place / "player"
        self.others = [place / name for name in ("home", "temporary", "here")]
        for other in self.others:
            other.mkdir()
        home, temporary, here = map(str, self.others)
        rules = SavedRules(target=20)
        Profile(self.folder).save_settings(quick(name="Ann", rules=rules, claim=True))
        kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
        notes = place / "notes"
        command = [sys.executable, "-B", str(ROOT / "tests" / "watched.py")]
        done = subprocess.run(
            [*command, "--autoplay", "--profile", str(self.folder)],
            cwd=here,
            env={
                **kept, "HOME": home, "USERPROFILE": home, "APPDATA": home, "TMPDIR": temporary,
                "TEMP": temporary, "PYTHONDONTWRITEBYTECODE": "1", "HEARTS_NOTES": str(notes),
            },
            capture_output=True,
            timeout=100,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr.decode()
        self.notes: list[Note] = [json.loads(line) for line in notes.read_bytes().splitlines()]
        found = Profile(self.folder).load_match()
        assert found is not None
        assert found[1].scores

    def of(self, *kinds: str) -> list[Note]:
        return [note for note in self.notes if note[0].startswith(kinds)]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Watched:
    return Watched(tmp_path_factory.mktemp("watched"))


def test_a_deal_needs_no_network(watched: Watched) -> None:
    for event, *arguments in watched.of("socket."):
        assert event == "socket.__new__"
        assert arguments[1] in SPAWN_PIPES, arguments


def test_a_deal_starts_no_other_program(watched: Watched) -> None:
    kinds = ("subprocess.", "os.system", "os.exec", "os.spawn", "os.posix_spawn", "os.startfile")
    assert watched.of(*kinds, "os.fork", "pty.") == []


def test_a_deal_writes_in_the_players_folder_only(watched: Watched) -> None:
    changing = ("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink")
    written = watched.of("open", "tempfile.", "shutil.", "os.truncate", "os.chmod", *changing)
    assert any("match.json" in " ".join(note) for note in written)
    for event, *arguments in written:
        places = [text for text in arguments if os.sep in text and not text.startswith("/dev/")]
        for place in places:
            assert Path(place).is_relative_to(watched.folder), (event, arguments)


def test_a_deal_leaves_nothing_elsewhere(watched: Watched) -> None:
    left = [path for other in watched.others for path in other.rglob("*")]
    assert left == []
    known = {"settings.json", "match.json", "hearts.log", "in-use", "results.jsonl", "matches"}
    assert {path.name for path in watched.folder.iterdir()} <= known


def test_the_log_of_a_deal_does_not_name_the_player(watched: Watched) -> None:
    told = (watched.folder / "hearts.log").read_text("utf-8")
    assert "Ann" not in told
    assert str(watched.others[0]) not in told


def test_an_imported_match_runs_nothing(
    fly: Fly, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(*arguments: object, **others: object) -> None:
        raise AssertionError(f"a program was started: {arguments}")

    pilot = fly()
    pilot.pass_first_three()
    command = "cmd:" + str(tmp_path / "something")
    evil = msgspec.structs.replace(
        MATCH, id="evil", bots=("", command, command, command), names=("$(x)", "`x`", "{0}", "%n")
    )
    path = tmp_path / "given.hearts"
    path.write_bytes(msgspec.json.encode(evil))
    monkeypatch.setattr(subprocess, "Popen", run)
    monkeypatch.setattr(os, "system", run)
    matches = pilot.app.matches
    saved, new = matches.exchange.take_in(path)
    assert new
    pilot.app.teacher.care = HASTE
    for scene in (
        pilot.app.open("history"),
        pilot.app.teacher.scene(pilot.app.stage, saved, saved.names),
    ):
        pilot.app.show(Push(scene))
        pilot.step(0.3)
        pilot.frame()
        pilot.app.show(Pop())
    # The game at the table goes on with its own opponents.
    pilot.settle()
    assert matches.table is not None
    assert matches.table.session.faces[1:] == ("plain", "plain", "plain")
