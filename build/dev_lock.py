"""Owns the lists of exact versions that set-ups install: `python3 build/dev.py lock`."""

import json
import re
import tempfile
from pathlib import Path

from dev_env import LOCK_ALL, LOCK_RUN, WORK, Environment, make_venv, pip, requirements, say

EVERYTHING = frozenset({"assets", "core", "dev", "package"})
# Needed on one system only, so that no other system's resolution would name them.
ELSEWHERE = {
    "colorama": "sys_platform == 'win32'",
    "macholib": "sys_platform == 'darwin'",
    "pefile": "sys_platform == 'win32'",
    "pywin32-ctypes": "sys_platform == 'win32'",
}
# Build back end of the editable install; pinned for whoever builds without isolation.
BUILDERS = ["editables", "hatchling"]
HEADER = (
    "# Exact versions for {what}, used as pip constraints.\n"
    "# Made by `python3 build/dev.py lock`, with the oldest Python that the game supports.\n"
)


def write_locks() -> int:
    """Resolve all dependencies anew and write both lists."""
    WORK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="lock-", dir=WORK) as name:
        env = Environment(Path(name) / "venv")
        make_venv(env.folder)
        python = env.python
        say("resolving every dependency ...")
        everything = requirements(EVERYTHING) + BUILDERS + sorted(ELSEWHERE)
        LOCK_ALL.write_text(_lines("everything", _resolve(python, everything, [])), "utf-8")
        say("resolving what the player needs ...")
        players = _resolve(python, requirements(frozenset()), ["-c", str(LOCK_ALL)])
        LOCK_RUN.write_text(_lines("playing", players), "utf-8")
    say(f"wrote {LOCK_ALL.name} and {LOCK_RUN.name}")
    return 0


def _resolve(python: Path, wanted: list[str], options: list[str]) -> dict[str, str]:
    """Return name and version of everything that pip would install."""
    report = python.parent / "report.json"
    words = ["--dry-run", "--ignore-installed", "--only-binary", ":all:", "--report", str(report)]
    pip(python, "install", "-q", *words, *options, *wanted)
    found = json.loads(report.read_text("utf-8"))["install"]
    return {
        re.sub(r"[-_.]+", "-", item["metadata"]["name"]).lower(): item["metadata"]["version"]
        for item in found
    }


def _lines(what: str, versions: dict[str, str]) -> str:
    lines = []
    for name, version in sorted(versions.items()):
        marker = f" ; {ELSEWHERE[name]}" if name in ELSEWHERE else ""
        lines.append(f"{name}=={version}{marker}\n")
    return HEADER.format(what=what) + "".join(lines)
