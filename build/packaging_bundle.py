"""Owns making the packed program in dist/, with its archive, sizes and sums."""

import os
import re
import shutil
import sys
import time
from pathlib import Path

from dev_core import compiled_game
from dev_env import PACKAGE, ROOT, WORK, SetupError, ready, run, say
from packaging_archive import archive, write_sums

DIST = ROOT / "dist"


def make() -> int:
    """Pack the game for this system and return an exit code."""
    started = time.monotonic()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    os.environ["PYTHONHASHSEED"] = "1"  # the same files give the same program
    python = ready(PACKAGE)
    if sys.platform.startswith("linux") and shutil.which("objdump") is None:
        raise SetupError("Packing on Linux needs binutils:  sudo apt install binutils")
    if code := run([python, ROOT / "build" / "packaging_icons.py"], ROOT):
        return code
    core = compiled_game()
    os.environ["HEARTS_SOURCE"] = str(core or ROOT)
    words = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    folders = ["--workpath", str(WORK / "pyinstaller"), "--distpath", str(DIST)]
    say("packing ...")
    if code := run([python, *words, *folders, ROOT / "hearts.spec"], ROOT):
        return code
    _refuse_excluded_imports()
    program = _program()
    _tell_needs(python, program)
    made = [archive(program)] if program.is_dir() else [program, archive(program)]
    _report(made, time.monotonic() - started)
    return 0


def _refuse_excluded_imports() -> None:
    """Stop if the game itself imports something that the package leaves out."""
    notes = (WORK / "pyinstaller" / "hearts" / "warn-hearts.txt").read_text("utf-8")
    for line in notes.splitlines():
        found = re.match(r"excluded module named (\S+) - imported by (.*)", line)
        if found and re.search(r"(^|, )game\.", found[2]):
            raise SetupError(
                f"The game imports {found[1]}, which EXCLUDES in build/packaging_details.py leaves "
                f"out of the package: {found[2]}"
            )


def _program() -> Path:
    if sys.platform == "darwin":
        shutil.rmtree(DIST / "hearts", ignore_errors=True)  # the bundle holds the same
        return DIST / "Hearts.app"
    return DIST / ("hearts.exe" if sys.platform == "win32" else "hearts")


def _tell_needs(python: Path, program: Path) -> None:
    """Say which systems a Linux program runs on: those as new as the one that it was packed on."""
    if sys.platform.startswith("linux") and run(
        [python, ROOT / "build" / "packaging_needs.py", program], ROOT
    ):
        say("this program asks for a newer system than releases do; it is good for this one")


def _report(files: list[Path], seconds: float) -> None:
    for path in files:
        where = path.relative_to(ROOT).as_posix()
        print(f"{where}: {path.stat().st_size / 1e6:.1f} MB")
    note = write_sums(files)
    print(f"made in {seconds:.0f} s; SHA-256 sums in {note.relative_to(ROOT).as_posix()}:")
    print(note.read_text("utf-8"), end="")
