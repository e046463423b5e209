"""Owns the checkout's virtual environments: made once, checked cheaply, renewed on change."""

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".work"
LOCK_RUN = ROOT / "build" / "requirements-run.lock"
LOCK_ALL = ROOT / "build" / "requirements-dev.lock"
STAMP = "hearts-stamp.txt"


class SetupError(Exception):
    """Setting up did not work; the text says plainly what to do."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment and what has to be installed in it."""

    folder: Path
    extras: frozenset[str] = frozenset()
    editable: bool = True  # whether the game itself goes in too, or only what it depends on

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"


PLAY = Environment(ROOT / ".venv")
DEV = Environment(ROOT / ".venv", frozenset({"dev"}))
# Packages are made from an environment with nothing in it that the player doesn't need.
PACKAGE = Environment(WORK / "package-venv", frozenset({"package"}), editable=False)


def say(text: str) -> None:
    """Tell on stderr what is being done, so that stdout stays the command's own."""
    print(f"hearts: {text}", file=sys.stderr, flush=True)


def ready(env: Environment) -> Path:
    """Make sure that an environment holds what it should, and return its interpreter."""
    if _missing(env) is None:
        return env.python
    with one_at_a_time():
        extras = _missing(env)  # somebody else may have set it up while we waited
        if extras is not None:
            _set_up(env, extras)
    return env.python


def requirements(extras: frozenset[str]) -> list[str]:
    """Return the project's dependencies as written in pyproject.toml, with some extras."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    found: list[str] = list(project["dependencies"])
    for extra in sorted(extras):
        found += project["optional-dependencies"][extra]
    return found


def pip(python: Path, *arguments: str) -> None:
    """Run pip quietly; show what it said only if it fails."""
    # Isolated, and in UTF-8 mode because the path of the checkout goes into a .pth file.
    command = [str(python), "-I", "-X", "utf8", "-m", "pip", "--disable-pip-version-check"]
    done = run_quietly([*command, *arguments], ROOT, PIP_USER="0", PIP_NO_INPUT="1")
    if done.returncode != 0:
        raise SetupError(
            f"{done.stdout.rstrip()}\n\n"
            "Installing failed; pip's own words are above. The first set-up needs the network; "
            "run the same command again when it is there."
        )


def make_venv(folder: Path) -> None:
    """Make an empty virtual environment, in place of whatever is there."""
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        raise SetupError(_no_venv_advice())
    if folder.exists() or folder.is_symlink():
        _remove(folder)
    # Not sys.executable: that may be the interpreter of the very folder just removed.
    base = getattr(sys, "_base_executable", None) or sys.executable
    done = run_quietly([base, "-I", "-m", "venv", folder])
    if done.returncode != 0:
        raise SetupError(f"{done.stdout.rstrip()}\n\n{_no_venv_advice()}")


def run_quietly(
    command: Sequence[str | Path], folder: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; all that it said is in `stdout` of what is returned."""
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def run_last(command: Sequence[str | Path], folder: Path | None = None) -> NoReturn:
    """Hand this process over to a command: signals and the exit code are the command's own."""
    words = [str(word) for word in command]
    if folder is not None:
        os.chdir(folder)
    sys.stdout.flush()
    sys.stderr.flush()
    os.environ["PYTHONUTF8"] = "1"
    if os.name != "nt":
        os.execv(words[0], words)
    sys.exit(run(words))  # Windows has no exec that its shells would wait for


def run(command: Sequence[str | Path], folder: Path | None = None) -> int:
    """Run a command to its end and return its exit code; Ctrl+C is left to the command."""
    words = [str(word) for word in command]
    process = subprocess.Popen(words, cwd=folder, env={**os.environ, "PYTHONUTF8": "1"})
    interrupted = False
    while True:
        try:
            code = process.wait()
            break
        except KeyboardInterrupt:  # the command got it too, and decides
            interrupted = True
    if interrupted:
        raise KeyboardInterrupt
    return code if code >= 0 else 128 - code


def _missing(env: Environment) -> frozenset[str] | None:
    """Return the extras to install, or None if the environment is as it should be."""
    stamp = _read_stamp(env)
    if stamp is None:
        return env.extras
    place, digest, installed = stamp
    if place == _place(env) and digest == _digest(env) and env.extras <= installed:
        return None
    return env.extras | installed


def _read_stamp(env: Environment) -> tuple[str, str, frozenset[str]] | None:
    """Return what the last complete set-up noted: where, of what, with which extras."""
    try:
        place, digest, extras = (env.folder / STAMP).read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return None
    return place, digest, frozenset(extras.split())


def _write_stamp(env: Environment, extras: frozenset[str]) -> None:
    lines = [_place(env), _digest(env), " ".join(sorted(extras)), ""]
    (env.folder / STAMP).write_text("\n".join(lines), "utf-8")


def _place(env: Environment) -> str:
    """Return a sum that changes when the checkout moves or the Python below is replaced."""
    real = os.path.realpath(env.python) if env.python.exists() else "-"
    return _sum(os.fsencode(str(env.folder)), os.fsencode(real))


def _digest(env: Environment) -> str:
    """Return a sum over the files that tell what is to be installed."""
    files = [ROOT / "pyproject.toml", LOCK_RUN, LOCK_ALL]
    return _sum(*(file.read_bytes() if file.exists() else b"-" for file in files))


def _sum(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _set_up(env: Environment, extras: frozenset[str]) -> None:
    started = time.monotonic()
    where = env.folder.relative_to(ROOT)
    # Without a stamp the last set-up was cut short: nothing in the folder can be relied on.
    stamp = _read_stamp(env)
    if stamp is None or stamp[0] != _place(env) or not _works(env.python):
        say(f"setting up, once: making {where} ...")
        env.folder.parent.mkdir(parents=True, exist_ok=True)
        make_venv(env.folder)
    (env.folder / STAMP).unlink(missing_ok=True)
    names = f" with {', '.join(sorted(extras))}" if extras else ""
    say(f"setting up, once: installing what the game needs{names} into {where} ...")
    pip(env.python, "install", "-q", *_constraints(extras), *_targets(env, extras))
    _write_stamp(env, extras)
    say(f"ready after {time.monotonic() - started:.1f} s")


def _constraints(extras: frozenset[str]) -> list[str]:
    lock = LOCK_ALL if extras else LOCK_RUN
    return ["-c", str(lock)] if lock.exists() else []


def _targets(env: Environment, extras: frozenset[str]) -> list[str]:
    if not env.editable:
        return requirements(extras)
    return ["-e", f".[{','.join(sorted(extras))}]" if extras else "."]


def _works(python: Path) -> bool:
    """Tell whether an interpreter starts at all and has pip."""
    command = [str(python), "-I", "-c", "import pip"]
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def _remove(folder: Path) -> None:
    try:
        if folder.is_dir() and not folder.is_symlink():
            shutil.rmtree(folder)
        else:
            folder.unlink()
    except OSError as error:
        raise SetupError(
            f"Could not remove {folder} to make it anew ({error}). Close the programs that use "
            "it, or remove it yourself, and run the same command again."
        ) from error


def _no_venv_advice() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    advice = f"This Python ({sys.executable}) cannot make virtual environments."
    if platform.system() == "Linux":
        return (
            f"{advice} On Debian and Ubuntu:\n    sudo apt install python3-venv\n"
            f"(or python{version}-venv for a Python beside the system's). Elsewhere install "
            "your system's package with `venv` and `ensurepip`. Then run the same command again."
        )
    return f"{advice} Install a complete Python from https://www.python.org/downloads/."


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Keep two commands from setting up the same checkout at the same time."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "setup.lock").open("a+b") as file:
        _hold(file)  # let go by the system when the file is closed or this process dies
        yield


def _hold(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return
            except OSError:
                time.sleep(0.2)
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another command that is setting up ...")
            fcntl.flock(file, fcntl.LOCK_EX)
