"""The program's log: one file in the player's folder, never larger than a few pages."""

from __future__ import annotations

import logging
import os
import platform
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

from game.version import VERSION

_LARGEST = 200_000


class _Homeless(logging.Formatter):
    """Keeps the name of the player's home, which mostly is the player's own, out of paths."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        try:
            self._home = str(Path.home())
        except RuntimeError:
            self._home = ""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and a traceback if there is one."""
        text = super().format(record)
        if len(self._home) < 2:
            return text
        # In messages of the system's a backslash may stand doubled.
        doubled = self._home.replace("\\", "\\\\")
        return text.replace(doubled, "~").replace(self._home, "~")


def system() -> str:
    """This computer's system, told without its name.

    `platform.platform` would start another program to ask for the processor.
    """
    if sys.platform == "win32":
        version = sys.getwindowsversion()
        return f"Windows {version.major}.{version.minor}.{version.build}"
    known = os.uname()
    if sys.platform == "darwin":
        return f"macOS {platform.mac_ver()[0]} {known.machine}"
    return f"{known.sysname} {known.release} {known.machine}"


def keep_log(folder: Path) -> None:
    """Write what the program logs to `hearts.log`; without a folder to write to, nowhere.

    A windowed build has no output at all, so nothing may be left to go there.
    """
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / "hearts.log", maxBytes=_LARGEST, backupCount=1, encoding="utf-8"
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(_Homeless())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.raiseExceptions = False
    logging.getLogger("game").info(
        "Hearts %s, Python %s, %s", VERSION, platform.python_version(), system()
    )
