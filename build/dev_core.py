"""Owns the compiled play-out core: a copy of the game that thinks about three times as fast.

mypyc compiles the few modules in which opponents spend their time; the same seed gives the same
cards either way. `play --compiled` and `arena --compiled` run the copy, `package` packs it.
"""

import hashlib
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from dev_env import (
    LOCK_ALL,
    ROOT,
    WORK,
    Environment,
    SetupError,
    one_at_a_time,
    ready,
    run_quietly,
    say,
)

CORE = Environment(WORK / "core-venv", frozenset({"core"}), editable=False)
FOLDER = WORK / "core"
"""Holds `libraries-<sum>`, what was compiled, and `game-<sum>`, the copies that it was put into."""
LONG_AGO = 24 * 3600.0
"""Seconds."""
MODULES = ("position", "policy", "playout", "rollout")
_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="hearts-core", ext_modules=mypycify({paths!r}, opt_level="3"))
"""
_SOURCES = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def compiled_game() -> Path | None:
    """Return a folder with a copy of the checkout whose core is compiled; None if nothing compiles.

    A copy is made once for each state of the sources, and never changed: somebody may be playing
    from it.
    """
    try:
        python = ready(CORE)
        with one_at_a_time():
            return _copied(_compiled(python))
    except subprocess.CalledProcessError as error:
        print(f"{error.output or ''}".strip()[-600:], file=sys.stderr)
    except SetupError as error:
        print(error, file=sys.stderr)
    say("the play-out core does not compile here; opponents think with the plain one")
    return None


def compile_into(folder: Path, python: str | Path = sys.executable) -> None:
    """Copy the game with its weights into a folder and compile its core there.

    Args:
        folder: Where; made if it isn't there.
        python: The interpreter to compile for, with mypy and setuptools.

    Raises:
        subprocess.CalledProcessError: It didn't compile; `output` is what the compiler said.
    """
    for name in ("game", "assets/bots"):
        shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True, ignore=_SOURCES)
    setup = folder / "setup_core.py"
    paths = [f"game/bots/{name}.py" for name in MODULES]
    setup.write_text(_SETUP.format(paths=paths), encoding="utf-8")
    run_quietly([python, setup.name, "-q", "build_ext", "--inplace"], folder).check_returncode()


def libraries(folder: Path) -> list[Path]:
    """Return the compiled modules in a folder: the core's own, and the one that they share."""
    places = (folder, folder / "game" / "bots")
    return [path for place in places for path in sorted(place.glob("*.*")) if _is_library(path)]


def _is_library(path: Path) -> bool:
    return path.suffix in (".so", ".pyd")


def _compiled(python: Path) -> Path:
    """Return a folder with the libraries, compiled if these sources were not compiled before."""
    # The compiler reads what the core imports as well.
    sources = [path for room in ("bots", "rules") for path in (ROOT / "game" / room).glob("*.py")]
    how = f"{python.resolve()} {sys.version}".encode()
    folder = FOLDER / f"libraries-{_sum([Path(__file__), LOCK_ALL, *sources], how)}"
    if not folder.is_dir():
        say("compiling the play-out core ...")
        _forget_others(folder)
        unfinished = folder.with_suffix(".new")
        shutil.rmtree(unfinished, ignore_errors=True)
        compile_into(unfinished, python)
        unfinished.rename(folder)
    return folder


def _copied(compiled: Path) -> Path:
    """Return a folder with the whole game and the compiled libraries."""
    parts = [ROOT / name for name in ("game", "assets", "build")]
    sources = [path for part in parts for path in part.rglob("*") if _is_source(path)]
    folder = FOLDER / f"game-{_sum(sources, compiled.name.encode())}"
    if not folder.is_dir():
        _forget_others(folder)
        unfinished = folder.with_suffix(".new")
        shutil.rmtree(unfinished, ignore_errors=True)
        for part in parts:
            shutil.copytree(part, unfinished / part.name, ignore=_SOURCES)
        for path in libraries(compiled):
            shutil.copy2(path, unfinished / path.relative_to(compiled))
        unfinished.rename(folder)
    return folder


def _is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts and not _is_library(path)


def _sum(files: Iterable[Path], more: bytes) -> str:
    """Return a short sum over the names and contents of files."""
    found = hashlib.sha256(more)
    for path in sorted(files):
        found.update(b"\0".join([path.as_posix().encode(), path.read_bytes(), b""]))
    return found.hexdigest()[:16]


def _forget_others(folder: Path) -> None:
    """Remove what was made of earlier sources, unless somebody may still be playing from it."""
    for old in folder.parent.glob(f"{folder.name.partition('-')[0]}-*"):
        if time.time() - old.stat().st_mtime > LONG_AGO:
            shutil.rmtree(old, ignore_errors=True)
