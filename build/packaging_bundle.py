"""Owns making the packed program in dist/, with its size and checksum told and written down."""

import hashlib
import os
import re
import shutil
import sys
import time
from pathlib import Path

from dev_env import PACKAGE, ROOT, WORK, SetupError, ready, run, say

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
    words = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    folders = ["--workpath", str(WORK / "pyinstaller"), "--distpath", str(DIST)]
    say("packing ...")
    if code := run([python, *words, *folders, ROOT / "hearts.spec"], ROOT):
        return code
    _refuse_excluded_imports()
    program = _program()
    if program.is_dir():
        program = _zipped(program)
    _report(program, time.monotonic() - started)
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


def _zipped(bundle: Path) -> Path:
    """Return an application folder as one file; only `ditto` keeps its links and rights."""
    target = bundle.with_name("Hearts-macos.zip")
    if run(["/usr/bin/ditto", "-c", "-k", "--keepParent", bundle, target]) != 0:
        raise SetupError(f"Could not zip {bundle}.")
    return target


def _report(program: Path, seconds: float) -> None:
    data = program.read_bytes()
    digest = hashlib.sha256(data).hexdigest()
    note = program.with_name(program.name + ".sha256")
    note.write_text(f"{digest}  {program.name}\n", "utf-8", newline="\n")
    where = program.relative_to(ROOT).as_posix()
    print(f"{where}: {len(data) / 1e6:.1f} MB, made in {seconds:.0f} s")
    print(f"SHA-256 {digest} (written to {where}.sha256)")
