"""One program to a player's folder: the second one that opens it is told so and keeps nothing."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import IO


class FolderLock:
    """A lock on a folder that the system lets go when the program ends, however it ends.

    Attributes:
        held: The folder is ours. Where locks can't be had at all, it counts as ours.
    """

    def __init__(self, folder: Path) -> None:
        """Try to take the lock; never waits.

        Args:
            folder: The player's folder; it is made if need be.
        """
        self.held = True
        self._file: IO[bytes] | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = open(folder / "in-use", "ab")  # noqa: SIM115 - held until the end
        except OSError:
            # A folder that can't be written to needs no lock; what it lacks is told elsewhere.
            return
        self.held = _take(self._file)

    def release(self) -> None:
        """Let the folder go."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None


def _take(file: IO[bytes]) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except (ImportError, OSError):
        return True
    return True
