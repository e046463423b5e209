"""Every finished match: a file each with its decisions, and one list of results for the figures."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterable
from operator import attrgetter
from pathlib import Path
from typing import Final

import msgspec

from game.rules.codec import UnreadableMatch
from game.storage.files import (
    DamagedFile,
    NewerFile,
    read_bytes,
    read_json,
    set_aside,
    write_json,
)
from game.storage.results import Result, result_of
from game.storage.saved_match import MATCH_VERSION, SavedMatch

_log = logging.getLogger(__name__)
LARGEST_LIST: Final = 100_000_000
"""Bytes; some two hundred thousand matches."""
START_VERSION: Final = 1
_SAFE_NAME: Final = re.compile(r"[0-9A-Za-z_-]{5,80}")


class StatisticsStart(msgspec.Struct, frozen=True):
    """From when on matches count: everything up to it was reset.

    Attributes:
        version: The form of this file.
        after: A UTC date and time, or empty for all.
    """

    version: int = START_VERSION
    after: str = ""


def safe_id(match_id: str) -> str:
    """A match's name that may be a file's name on every system; most are already."""
    if _SAFE_NAME.fullmatch(match_id):
        return match_id
    # No device of old Windows has a name this long.
    return "match-" + "".join(
        c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in match_id[:60]
    )


class History:
    """The finished matches in a player's folder.

    The files of the matches are what counts; the list of results is made from them and is only
    there so that thousands of matches can be looked over at once. What the list lacks is read from
    the files, a few at a time, by `read_some`.
    """

    def __init__(self, folder: Path, level_of: Callable[[SavedMatch], str]) -> None:
        """Open a history; nothing is read or made yet.

        Args:
            folder: The player's folder.
            level_of: How strong a match's opponents were.
        """
        self._matches = folder / "matches"
        self._list = folder / "results.jsonl"
        self._start = folder / "statistics.json"
        self._level_of = level_of
        self._decoder = msgspec.json.Decoder(Result)
        self._results: dict[str, Result] = {}
        self._read_as: tuple[int, int] | None = None
        self._unread: list[str] = []
        self._unreadable: set[str] = set()
        self._torn = False

    def add(self, saved: SavedMatch) -> bool:
        """Keep a finished match; one that is kept already is not counted again.

        Returns:
            False when it was there already.

        Raises:
            OSError: It could not be written.
        """
        saved = msgspec.structs.replace(saved, id=safe_id(saved.id))
        path = self.path_of(saved.id)
        if path.exists():
            return False
        write_json(path, saved)
        self._read_list()
        self._append([result_of(saved, self._level_of(saved))])
        self._unread = [name for name in self._unread if name != saved.id]
        return True

    def path_of(self, match_id: str) -> Path:
        """Where a match's file is."""
        return self._matches / f"{safe_id(match_id)}.json"

    def results(self) -> list[Result]:
        """All results that are in the list, oldest first; `unread` tells what it lacks."""
        self._read_list()
        # Matches end one after another, so the list is nearly in order and sorting is cheap.
        return sorted(self._results.values(), key=attrgetter("ended"))

    @property
    def behind(self) -> bool:
        """`read_some` has something to do."""
        return self._torn or bool(self._unread)

    @property
    def unread(self) -> int:
        """How many matches have a file and are not in the list, as `results` found them."""
        return len(self._unread)

    def read_some(self, most: int = 1) -> bool:
        """Take a few matches that the list lacks from their files into it.

        Returns:
            Whether there are more.

        Raises:
            OSError: The list could not be written.
        """
        found = []
        for _ in range(min(most, len(self._unread))):
            name = self._unread.pop()
            result = self._result(name)
            if result is None:
                self._unreadable.add(name)
            else:
                found.append(result)
        if found:
            self._append(found)
        if not self._unread and self._torn:
            # Everything that could be saved has been; the old list is kept aside all the same.
            self._torn = False
            set_aside(self._list)
            self._write_all(self._results.values())
        return self.behind

    def _result(self, name: str) -> Result | None:
        """A match's result, told from its file."""
        try:
            saved = read_json(self._matches / f"{name}.json", SavedMatch, MATCH_VERSION)
            if saved is None:
                return None
            saved = msgspec.structs.replace(saved, id=name)
            return result_of(saved, self._level_of(saved))
        except (DamagedFile, NewerFile, UnreadableMatch) as error:
            _log.warning("%s: %s", name, error)
            return None

    def load(self, match_id: str) -> SavedMatch | None:
        """A finished match with its decisions, or None when it is gone or can't be read."""
        path = self.path_of(match_id)
        try:
            saved = read_json(path, SavedMatch, MATCH_VERSION)
            if saved is not None:
                saved.replay()
            return saved
        except (DamagedFile, NewerFile, UnreadableMatch) as error:
            _log.warning("%s: %s", path.name, error)
            return None

    @property
    def counted_after(self) -> str:
        """Matches that ended later belong to the statistics; empty when all do."""
        try:
            found = read_json(self._start, StatisticsStart, START_VERSION)
        except (DamagedFile, NewerFile) as error:
            _log.warning("%s", error)
            return ""
        return "" if found is None else found.after

    def count_after(self, ended: str) -> None:
        """Leave all matches up to a date and time out of the statistics from now on.

        Raises:
            OSError: It could not be written.
        """
        write_json(self._start, StatisticsStart(after=ended))

    def _read_list(self) -> None:
        try:
            state = self._list.stat()
            read_as = state.st_mtime_ns, state.st_size
        except OSError:
            read_as = None
        if read_as != self._read_as or read_as is None:
            self._results = {result.id: result for result in self._decoded()}
            self._read_as = read_as
        on_file = self._files()
        self._unread = sorted(on_file - self._results.keys() - self._unreadable, reverse=True)

    def _files(self) -> set[str]:
        """The names of the matches that have a file."""
        try:
            names = os.listdir(self._matches)
        except OSError:
            return set()
        return {name[:-5] for name in names if name.endswith(".json") and name[0] != "."}

    def _decoded(self) -> list[Result]:
        try:
            raw = read_bytes(self._list, LARGEST_LIST)
        except DamagedFile as error:
            _log.warning("%s", error)
            set_aside(self._list)
            return []
        try:
            return self._decoder.decode_lines(raw or b"")
        except (msgspec.DecodeError, RecursionError):
            return self._decoded_one_by_one(raw or b"")

    def _decoded_one_by_one(self, raw: bytes) -> list[Result]:
        """Every line that can be read; the others' matches are read from their files again."""
        self._torn = True
        found = []
        for line in raw.split(b"\n"):
            try:
                if line.strip():
                    found.append(self._decoder.decode(line))
            except (msgspec.DecodeError, RecursionError):
                _log.warning("a result that can't be read was passed over")
        return found

    def _append(self, results: list[Result]) -> None:
        lines = b"".join(msgspec.json.encode(result) + b"\n" for result in results)
        self._list.parent.mkdir(parents=True, exist_ok=True)
        with open(self._list, "ab") as file:
            # After a torn line the next must begin on one of its own.
            if file.tell() and not self._ends_with_newline():
                lines = b"\n" + lines
            # No need to wait for the disk: the matches' files are there, and what the list lacks
            # is read from them.
            file.write(lines)
        self._took(results)

    def _took(self, results: Iterable[Result]) -> None:
        """What was just written is known without reading it again."""
        self._results.update((result.id, result) for result in results)
        state = self._list.stat()
        self._read_as = state.st_mtime_ns, state.st_size

    def _ends_with_newline(self) -> bool:
        with open(self._list, "rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"

    def _write_all(self, results: Iterable[Result]) -> None:
        beside = self._list.with_suffix(".new")
        beside.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "wb") as file:
            for result in results:
                file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, self._list)
        self._took(())
