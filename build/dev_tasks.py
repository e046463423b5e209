"""Owns the task runner's commands: what each one does in which environment."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from dev_core import compiled_game
from dev_env import DEV, PLAY, ROOT, SetupError, ready, run, run_last, say

COMPILED = "--compiled"


def play(arguments: Sequence[str]) -> int:
    """start the game (--help tells its own arguments; --compiled: think three times as fast)"""
    python = ready(PLAY)
    words, folder = _compiled(arguments)
    if folder is not None:
        os.environ["PYTHONPATH"] = str(folder)
    # -P: a folder named `game` in the player's current folder is not ours.
    run_last([python, "-P", "-m", "game", *words])


def test(arguments: Sequence[str]) -> int:
    """run the tests with pytest"""
    run_last([ready(DEV), "-m", "pytest", *arguments], ROOT)


def lint(arguments: Sequence[str]) -> int:
    """check style, types and the arrows between rooms (--fix: repair style first)"""
    python = ready(DEV)
    if unknown := [word for word in arguments if word != "--fix"]:
        raise SetupError(f"lint knows --fix only, not {' '.join(unknown)}")
    if arguments:
        run([python, "-m", "ruff", "check", "--fix-only", "--quiet"], ROOT)
        run([python, "-m", "ruff", "format", "--quiet"], ROOT)
    linter = "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"
    steps: list[tuple[str, list[str]]] = [
        ("ruff check", ["-m", "ruff", "check"]),
        ("ruff format", ["-m", "ruff", "format", "--check"]),
        ("mypy", ["-m", "mypy"]),
        ("lint-imports", ["-c", linter]),
    ]
    failed = []
    for name, words in steps:
        say(f"{name} ...")
        if run([python, *words], ROOT) != 0:
            failed.append(name)
    say(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def package(arguments: Sequence[str]) -> int:
    """make the program for this system in dist/ (--windows: for Windows, under wine)"""
    from packaging_bundle import make
    from packaging_windows import make_windows

    if arguments == ["--windows"]:
        return make_windows()
    if arguments:
        raise SetupError(f"package knows --windows only, not {' '.join(arguments)}")
    return make()


def bench(arguments: Sequence[str]) -> int:
    """measure speed and frames"""
    return _script("tests/bench/run.py", arguments)


def soak(arguments: Sequence[str]) -> int:
    """let monkeys loose in the game (--events N, --seed N)"""
    run_last([ready(DEV), "-m", "tests.monkey", *arguments], ROOT)


def shots(arguments: Sequence[str]) -> int:
    """take screenshots of every scene"""
    return _script("build/shots.py", arguments)


def catalogues(arguments: Sequence[str]) -> int:
    """collect sentences and compile translations (fr: begin French)"""
    return _script("build/make_catalogues.py", arguments)


def arena(arguments: Sequence[str]) -> int:
    """let bots play each other and report the result (--compiled: three times as fast)"""
    words, folder = _compiled(arguments)
    if folder is not None:
        run_last([ready(DEV), folder / "build" / "arena.py", *words], folder)
    return _script("build/arena.py", words)


def lock(arguments: Sequence[str]) -> int:
    """choose the newest allowed versions of all dependencies and write them down"""
    from dev_lock import write_locks

    if arguments:
        raise SetupError("lock takes no arguments")
    return write_locks()


def setup(arguments: Sequence[str]) -> int:
    """install everything for development, and only that (--fresh: from nothing)"""
    from dev_env import make_venv

    if arguments == ["--fresh"]:
        say("making .venv anew ...")
        make_venv(DEV.folder)
    elif arguments:
        raise SetupError(f"setup knows --fresh only, not {' '.join(arguments)}")
    ready(DEV)
    say("everything is set up")
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    command.__name__: command
    for command in (play, test, lint, package, bench, soak, shots, arena, catalogues, setup, lock)
}


def main(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("--help", [])
    if name in ("--help", "-h", "help"):
        print(usage())
        return 0 if arguments else 2
    if name not in COMMANDS:
        print(f"There is no command {name!r}.\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](rest)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def usage() -> str:
    """Return the list of commands, each with the first line of its description."""
    python = "py" if sys.platform == "win32" else "python3"
    lines = [f"Usage: {python} build/dev.py COMMAND [ARGUMENTS]", ""]
    lines += [f"  {name:11}{command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(lines)


def _compiled(arguments: Sequence[str]) -> tuple[list[str], Path | None]:
    """Return what stands beside `--compiled`, and a folder with the compiled game if it's there."""
    words = [word for word in arguments if word != COMPILED]
    return words, compiled_game() if len(words) < len(arguments) else None


def _script(path: str, arguments: Sequence[str]) -> int:
    if not (ROOT / path).exists():
        raise SetupError(f"{path} is not in this checkout.")
    run_last([ready(DEV), ROOT / path, *arguments], ROOT)
