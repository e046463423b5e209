"""Files in the player's folder: written beside and renamed, read with suspicion."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
import time
from pathlib import Path
from typing import Final, TypeVar

import msgspec

LARGEST_FILE: Final = 4_000_000
"""Bytes; nothing that the game writes comes near it."""

BEGUN: Final = ".new"
"""How the name of a file ends that is being written; it begins with a dot."""
PAUSES: Final = (0.005, 0.02, 0.05)
"""Seconds between attempts to replace a file that somebody else is looking at."""
SURELY_LEFT: Final = 60.0
"""Seconds after which nobody is writing such a file any more."""

T = TypeVar("T")


class DamagedFile(Exception):
    """A file is there and cannot be understood; `kept_as` names where it was put aside.

    Attributes:
        path: The file.
        reason: What was wrong, for the log.
        kept_as: Its new place, or None when it could not be moved.
    """

    def __init__(self, path: Path, reason: str, kept_as: Path | None = None) -> None:
        super().__init__(f"{path.name}: {reason}")
        self.path = path
        self.reason = reason
        self.kept_as = kept_as


class NewerFile(Exception):
    """A file comes from a later version of the game and is left alone."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(f"{path.name}: written by a later version ({version})")
        self.path = path
        self.version = version


class _Versioned(msgspec.Struct):
    version: int


def read_json(path: Path, kind: type[T], version: int) -> T | None:
    """Read a file of a known kind.

    Args:
        path: The file.
        kind: The msgspec structure it must hold.
        version: The version that this program writes.

    Returns:
        What it holds, or None when there is no such file.

    Raises:
        DamagedFile: It holds something else; it is left where it is.
        NewerFile: A later version of the game wrote it.
    """
    raw = read_bytes(path)
    if raw is None:
        return None
    try:
        found = msgspec.json.decode(raw, type=_Versioned).version
        if found > version:
            # Only a well-formed file may claim to come from the future.
            msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
            raise NewerFile(path, found)
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise DamagedFile(path, str(error)) from error


def read_bytes(path: Path, largest: int = LARGEST_FILE) -> bytes | None:
    """A file's content, or None when there is no such file.

    Raises:
        DamagedFile: It is no plain file, can't be read, or is larger than `largest` bytes.
    """
    try:
        # A pipe or a device in a file's place would hang or flood the reader.
        flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        handle = os.open(path, flags)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise DamagedFile(path, error.strerror or str(error)) from error
    try:
        file = os.fdopen(handle, "rb")
    except OSError as error:
        # A folder can be opened, but not read.
        os.close(handle)
        raise DamagedFile(path, error.strerror or str(error)) from error
    with file:
        try:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise DamagedFile(path, "not a file")
            raw = file.read(largest + 1)
        except OSError as error:
            raise DamagedFile(path, error.strerror or str(error)) from error
    if len(raw) > largest:
        raise DamagedFile(path, "too large")
    return raw


def write_json(path: Path, value: object, wait_for_name: bool = True) -> None:
    """Write a file so that at every moment either the old or the new one is whole on disk.

    Args:
        path: The file.
        value: What it shall hold.
        wait_for_name: Wait until the file's new name, too, has reached the disk. Without it a
            power cut in the next seconds may leave the old file; a program that dies leaves the
            new one in any case.

    Raises:
        OSError: It could not be written; the old file is untouched.
    """
    write_bytes(path, msgspec.json.format(msgspec.json.encode(value), indent=1), wait_for_name)


def write_bytes(path: Path, data: bytes, wait_for_name: bool = True) -> None:
    """Write a file's bytes as `write_json` writes a value.

    Raises:
        OSError: It could not be written; the old file is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=BEGUN, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    if wait_for_name:
        _flush_folder(path.parent)


def _replace(name: str, path: Path) -> None:
    """Put a file in another's place; on Windows a virus scanner may hold that for a moment."""
    for pause in PAUSES:
        try:
            os.replace(name, path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    os.replace(name, path)


def _flush_folder(folder: Path) -> None:
    """The rename itself must reach the disk, too, where the system lets us ask for it."""
    with contextlib.suppress(OSError, AttributeError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path) -> None:
    """Remove what a program that was ended in the middle of writing has left in a folder.

    The file that it was about to replace is whole, so nothing is lost with these.
    """
    with contextlib.suppress(OSError):
        for name in os.listdir(folder):
            if name[0] == "." and name.endswith(BEGUN):
                with contextlib.suppress(OSError):
                    path = folder / name
                    if abs(time.time() - path.lstat().st_mtime) > SURELY_LEFT:
                        path.unlink()


def set_aside(path: Path) -> Path | None:
    """Move a damaged file out of the way, keeping it and every one set aside before.

    Returns:
        Its new place, or None when it could not be moved.
    """
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.{'' if number == 1 else f'{number}.'}bak")
        if os.path.lexists(aside):
            continue
        try:
            os.rename(path, aside)
        except OSError:
            return None
        return aside
    return None
