"""The program's log: one file in the player's folder, never larger than a few pages."""

from __future__ import annotations

import logging
import platform
from logging.handlers import RotatingFileHandler
from pathlib import Path

from game.version import VERSION

_LARGEST = 200_000


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
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.raiseExceptions = False
    logging.getLogger("game").info(
        "Hearts %s, Python %s, %s", VERSION, platform.python_version(), platform.platform()
    )
