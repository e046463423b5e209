"""Finished matches as files to give away and to take in."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

from game.rules.legality import Phase
from game.storage.files import LARGEST_FILE, read_json
from game.storage.history import History, safe_id
from game.storage.saved_match import MATCH_VERSION, SavedMatch
from game.storage.times import utc_text

ENDING: Final = ".hearts"
LONGEST_LIST: Final = 500
"""Files that are listed; a folder of downloads may hold anything."""


class UnfinishedMatch(Exception):
    """A file holds a match that is not over yet."""


class NothingKept(Exception):
    """Matches can't be taken in here: another program has the player's folder."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file that may hold a match.

    Attributes:
        path: Where it is.
        changed: When it was written, as a UTC date and time.
        size: Its bytes.
    """

    path: Path
    changed: str
    size: int


def usual_places(folder: Path) -> tuple[Path, ...]:
    """Where files are given to and looked for, the best first.

    Args:
        folder: The player's folder, which is the last resort.
    """
    return (
        Path(platformdirs.user_downloads_dir()),
        Path(platformdirs.user_documents_dir()),
        folder / "exports",
    )


class Exchange:
    """Writes matches to files for others, and takes such files in."""

    def __init__(
        self,
        places: Sequence[Path],
        history: History,
        clock: Callable[[], datetime],
        clean_name: Callable[[str], str],
    ) -> None:
        """Open nothing yet.

        Args:
            places: Folders in order of preference; the last is made if need be.
            history: The player's finished matches.
            clock: Tells the time.
            clean_name: Makes a name that somebody else wrote fit to be shown; may leave nothing.
        """
        self._places = places
        self._history = history
        self._clock = clock
        self._clean_name = clean_name

    @property
    def place(self) -> Path:
        """Where files are written to."""
        usable = (p for p in self._places[:-1] if p.is_dir() and os.access(p, os.W_OK))
        return next(usable, self._places[-1])

    def export(self, saved: SavedMatch) -> Path:
        """Write a match to a new file; nothing is ever written over.

        Raises:
            OSError: It could not be written, and no part of it is left.
        """
        saved = msgspec.structs.replace(saved, imported=False)
        data = msgspec.json.format(msgspec.json.encode(saved), indent=1) + b"\n"
        place = self.place
        place.mkdir(parents=True, exist_ok=True)
        day = safe_id(saved.ended[:10]) if saved.ended else "game"
        stem = f"hearts-{day}-{safe_id(saved.id)[:8]}"
        for number in range(1, 10_000):
            path = place / f"{stem}{'' if number == 1 else f'-{number}'}{ENDING}"
            try:
                file = open(path, "xb")  # noqa: SIM115 - what is torn is removed once it is closed
            except FileExistsError:
                continue
            try:
                with file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
            except BaseException:
                with contextlib.suppress(OSError):
                    path.unlink()
                raise
            return path
        raise OSError(f"too many files named {stem}")

    def found(self) -> list[Found]:
        """Files that may hold matches, where exports go: our own ending first, newest first."""
        listed: list[Found] = []
        try:
            entries = list(os.scandir(self.place))
        except OSError:
            return []
        for entry in entries:
            if not entry.name.lower().endswith((ENDING, ".json")):
                continue
            try:
                state = entry.stat()
                if entry.is_file() and 0 < state.st_size <= LARGEST_FILE:
                    changed = datetime.fromtimestamp(state.st_mtime, UTC)
                    listed.append(Found(Path(entry.path), utc_text(changed), state.st_size))
            except (OSError, OverflowError, ValueError):
                continue
        listed.sort(key=lambda f: f.changed, reverse=True)
        listed.sort(key=lambda f: f.path.suffix.lower() != ENDING)
        return listed[:LONGEST_LIST]

    def take_in(self, path: Path) -> tuple[SavedMatch, bool]:
        """Read a match from a file into the history. The file is data and nothing else.

        Returns:
            The match as the history has it, and whether it is new there.

        Raises:
            FileNotFoundError: There is no such file.
            DamagedFile: It can't be read, is too large, or is no match.
            NewerFile: A later version of the game wrote it.
            UnreadableMatch: The rules forbid one of its decisions.
            UnfinishedMatch: Its match is not over.
            NothingKept: The history keeps nothing.
            OSError: It could not be kept.
        """
        if not self._history.keeps:
            raise NothingKept(path.name)
        saved = read_json(path, SavedMatch, MATCH_VERSION)
        if saved is None:
            raise FileNotFoundError(path)
        match = saved.replay()
        if match.phase is not Phase.OVER:
            raise UnfinishedMatch(path.name)
        saved = self._cleaned(saved)
        for number in range(1, 1000):
            name = saved.id if number == 1 else f"{saved.id[:70]}-{number}"
            known = self._history.load(name)
            if known is None and self._history.path_of(name).exists():
                continue
            if known is None:
                saved = msgspec.structs.replace(saved, id=name)
                return saved, self._history.add(saved)
            if (known.seed, known.decisions) == (saved.seed, saved.decisions):
                return known, False
        raise OSError(f"too many matches named {saved.id}")

    def _cleaned(self, saved: SavedMatch) -> SavedMatch:
        """What somebody else wrote may be shown, sorted and named as a file."""
        south, west, north, east = (self._clean_name(name) or "?" for name in saved.names)
        try:
            ended = utc_text(datetime.fromisoformat(saved.ended))
        except (ValueError, OverflowError, OSError):
            ended = utc_text(self._clock())
        return msgspec.structs.replace(
            saved,
            id=safe_id(saved.id),
            names=(south, west, north, east),
            ended=ended,
            imported=True,
        )
