"""Starting the program: its command line, and what if something it needs is not there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import __main__
from game.shell import resources
from game.storage.profile import Profile
from game.storage.settings import Settings
from game.version import VERSION

ROOT = Path(__file__).resolve().parents[2]


def test_the_help_lists_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        __main__.main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    for option in ("--profile", "--seed", "--deal", "--speed", "--autoplay", "--selftest"):
        assert option in told
    assert "slow,normal,fast,off" in told


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        __main__.main(["--version"])
    assert ended.value.code == 0
    assert VERSION in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [["--seed", "x" * 201], ["--seed", "\udcff"],
     ["--deal", "2"], ["--deal", "0", "--seed", "a"], ["--deal", "x"], ["--speed", "warp"],
     ["--fly"], ["--seed"], ["--deal", str(10**30), "--seed", "a"]],
    ids=lambda words: ascii(" ".join(words))[:30],
)  # fmt: skip
def test_a_wrong_command_line_is_refused_with_a_sentence(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = __main__.main(wrong)
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert capsys.readouterr().err.strip()


def test_without_a_screen_a_sentence_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert __main__.main(["--profile", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert "screen" in told
    assert "Traceback" not in told


def test_without_its_assets_a_sentence_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    errors: list[str],
) -> None:
    monkeypatch.setattr(resources, "_GAME", tmp_path / "game")
    assert __main__.main(["--profile", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert "assets" in told
    assert "Traceback" not in told
    errors.clear()


RUN = """
import signal, sys, threading
{before}
from game.__main__ import main
import game.shell.loop as loop
ticks = 0
tick = loop.Loop.tick
def counted(self, events):
    global ticks
    ticks += 1
    if ticks == 12:
        {after}
    tick(self, events)
loop.Loop.tick = counted
if __name__ == "__main__":
    code = main(["--profile", {folder!r}, "--seed", "a", "--speed", "fast"])
    open({folder!r} + "/code", "w").write(str(code))
"""


def run(folder: Path, before: str, after: str) -> str:
    """The real program in a process of its own, told after a dozen frames to end; its log."""
    Profile(folder).save_settings(Settings(name="Ann"))
    script = folder / "run.py"
    script.write_text(RUN.format(before=before, after=after, folder=str(folder)))
    ended = subprocess.run(
        [sys.executable, str(script)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in ended.stderr, ended.stderr.decode()
    assert (folder / "code").read_text() == "0"
    return (folder / "hearts.log").read_text("utf-8")


ENDINGS = {
    "terminated": "signal.raise_signal(signal.SIGTERM)",
    "interrupted": "signal.raise_signal(signal.SIGINT)",
    "closed": "events += [__import__('pygame').Event(256) for _ in range(5)]",
}


@pytest.mark.parametrize("how", ENDINGS)
def test_the_program_ends_well_however_it_is_ended(tmp_path: Path, how: str) -> None:
    log = run(tmp_path, "", ENDINGS[how])
    assert "ERROR" not in log
    assert Profile(tmp_path, chosen_deal=True).load_match() is not None
    assert Profile(tmp_path).load_settings().window_size is not None


def test_without_any_output_the_program_runs_all_the_same(tmp_path: Path) -> None:
    log = run(
        tmp_path,
        "sys.stdout = sys.stderr = None",
        "import logging; logging.getLogger('game').warning('seen'); self.program.quit()",
    )
    assert "seen" in log


def test_without_a_sound_device_the_program_runs_silently(tmp_path: Path) -> None:
    log = run(
        tmp_path,
        "import os; os.environ['SDL_AUDIODRIVER'] = 'nosuchdriver'",
        "self.program.toggle_sound(); self.program.quit()",
    )
    assert log.count("no sound") == 1
