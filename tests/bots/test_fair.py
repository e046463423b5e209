"""Nothing in the bots' room can name what a seat may not know, nor needs a window."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import game.bots

ROOM = Path(game.bots.__file__).parent
FORBIDDEN = ("game.rules.match", "game.rules.deal", "game.rules.shuffle", "game.rules.codec")


def imported(path: Path) -> set[str]:
    """The modules that a file names in its imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: relative import"
            module = node.module or ""
            names |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return names


def test_no_bot_can_name_the_match_or_the_deal() -> None:
    for path in ROOM.rglob("*.py"):
        assert not imported(path) & set(FORBIDDEN), path.name


def test_the_thinking_process_needs_no_window() -> None:
    code = "import sys, game.bots.child; assert not {'pygame', 'numpy'} & set(sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOM.parents[1], check=False)
    assert done.returncode == 0
