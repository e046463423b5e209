"""Owns the compiled play-out core: a copy of the game that thinks about three times as fast.

mypyc compiles the few modules in which opponents spend their time; the same seed gives the same
cards either way. `play --compiled` and `arena --compiled` run the copy, `package` packs it.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from dev_env import LOCK_ALL, ROOT, WORK, Environment, ready, say

CORE = Environment(WORK / "core-venv", frozenset({"core"}), editable=False)
LIBRARIES = WORK / "core-libraries"
"""What was compiled, laid out as it lies in the copy."""
COPY = WORK / "core"
MODULES = ("position", "policy", "playout", "rollout")
_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="hearts-core", ext_modules=mypycify({paths!r}, opt_level="3"))
"""
_SOURCES = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def compiled_game() -> Path | None:
    """Return a folder with a copy of the checkout whose core is compiled; None if nothing compiles.

    The copy is made anew each time; what was compiled is kept as long as its sources are the same.
    """
    python = ready(CORE)
    known = _digest(python)
    stamp = LIBRARIES / "stamp.txt"
    if not stamp.is_file() or stamp.read_text("utf-8") != known:
        shutil.rmtree(LIBRARIES, ignore_errors=True)
        say("compiling the play-out core ...")
        try:
            compile_into(LIBRARIES, python)
        except subprocess.CalledProcessError as error:
            print(f"{error.output or ''}".strip()[-600:], file=sys.stderr)
            say("the play-out core does not compile here; opponents think with the plain one")
            return None
        stamp.write_text(known, "utf-8")
    shutil.rmtree(COPY, ignore_errors=True)
    for name in ("game", "assets", "build"):
        shutil.copytree(ROOT / name, COPY / name, ignore=_SOURCES)
    for path in libraries(LIBRARIES):
        shutil.copy2(path, COPY / path.relative_to(LIBRARIES))
    return COPY


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
    subprocess.run(
        [python, setup.name, "-q", "build_ext", "--inplace"],
        cwd=folder,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def libraries(folder: Path) -> list[Path]:
    """Return the compiled modules in a folder: the core's own, and the one that they share."""
    places = (folder, folder / "game" / "bots")
    return [path for place in places for path in sorted(place.glob("*.*")) if _is_library(path)]


def _is_library(path: Path) -> bool:
    return path.suffix in (".so", ".pyd")


def _digest(python: Path) -> str:
    """Return a sum that changes when something must be compiled anew."""
    parts = [python.resolve().as_posix().encode(), sys.version.encode(), LOCK_ALL.read_bytes()]
    # The compiler reads what the core imports as well.
    for room in ("bots", "rules"):
        parts += [path.read_bytes() for path in sorted((ROOT / "game" / room).glob("*.py"))]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()
