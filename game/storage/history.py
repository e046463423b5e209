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
    write_bytes,
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
    the files, a few at a time, by `read_some`. Where the list can't be written, that is still known
    for as long as the program runs.

    Attributes:
        keeps: What comes is written. If not, nothing in the folder is ever changed.
    """

    def __init__(
        self, folder: Path, level_of: Callable[[SavedMatch], str], keeps: bool = True
    ) -> None:
        """Open a history; nothing is read or made yet.

        Args:
            folder: The player's folder.
            level_of: How strong a match's opponents were.
            keeps: Write what comes; not so in a second program on the same folder.
        """
        self.keeps = keeps
        self._matches = folder / "matches"
        self._list = folder / "results.jsonl"
        self._start = folder / "statistics.json"
        self._level_of = level_of
        self._decoder = msgspec.json.Decoder(Result)
        self._results: dict[str, Result] = {}
        self._unlisted: dict[str, Result] = {}
        self._list_fails = False
        self._read_as: tuple[int, int] | None = None
        self._unread: list[str] = []
        self._unreadable: set[str] = set()
        self._torn = False

    def add(self, saved: SavedMatch) -> bool:
        """Keep a finished match; one that is kept already is not counted again.

        Returns:
            False when it was there already, or nothing is kept here.

        Raises:
            OSError: It could not be written.
        """
        if not self.keeps:
            return False
        saved = msgspec.structs.replace(saved, id=safe_id(saved.id))
        path = self.path_of(saved.id)
        if path.exists():
            return False
        write_json(path, saved)
        self._read_list()
        self._learn([result_of(saved, self._level_of(saved))])
        self._unread = [name for name in self._unread if name != saved.id]
        self._append()
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
        return bool(self._unread) or (self._torn and self._writes_list)

    @property
    def _writes_list(self) -> bool:
        """What is read from the files may be tried to be written into the list."""
        return self.keeps and not self._list_fails

    @property
    def unread(self) -> int:
        """How many matches have a file and are not in the list, as `results` found them."""
        return len(self._unread)

    def read_some(self, most: int = 1) -> bool:
        """Take a few matches that the list lacks from their files into it.

        Returns:
            Whether there are more.

        Raises:
            OSError: The list could not be written. What was read is known all the same, and so
                will be the rest, but no further attempt to write it is made here.
        """
        found = []
        for _ in range(min(most, len(self._unread))):
            name = self._unread.pop()
            result = self._result(name)
            if result is None:
                self._unreadable.add(name)
            else:
                found.append(result)
        self._learn(found)
        if found and self._writes_list:
            self._append()
        if not self._unread and self._torn and self._writes_list:
            self._mend()
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
        if self.keeps:
            write_json(self._start, StatisticsStart(after=ended))

    def _read_list(self) -> None:
        try:
            state = self._list.stat()
            read_as = state.st_mtime_ns, state.st_size
        except OSError:
            read_as = None
        if read_as != self._read_as or read_as is None:
            self._results = {result.id: result for result in self._decoded()} | self._unlisted
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
            if self.keeps:
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

    def _learn(self, results: Iterable[Result]) -> None:
        """Take in results that the list does not have yet."""
        new = {result.id: result for result in results}
        self._results.update(new)
        self._unlisted.update(new)

    def _append(self) -> None:
        """Write the results that the list lacks at its end.

        Raises:
            OSError: That failed, and they stay known; the next match that ends tries it again.
        """
        lines = b"".join(map(_line, self._unlisted.values()))
        self._list_fails = True
        self._list.parent.mkdir(parents=True, exist_ok=True)
        with open(self._list, "ab") as file:
            # After a torn line the next must begin on one of its own.
            if file.tell() and not self._ends_with_newline():
                lines = b"\n" + lines
            # No need to wait for the disk: the matches' files are there, and what the list lacks
            # is read from them.
            file.write(lines)
        self._wrote()

    def _mend(self) -> None:
        """Write a torn list anew: everything that could be saved has been.

        The old one is kept aside all the same.

        Raises:
            OSError: That failed; all results stay known.
        """
        self._torn = False
        self._unlisted = dict(self._results)
        self._list_fails = True
        set_aside(self._list)
        write_bytes(self._list, b"".join(map(_line, self._results.values())), False)
        self._wrote()

    def _wrote(self) -> None:
        """All results are in the list; what was just written is known without reading it again."""
        self._unlisted.clear()
        self._list_fails = False
        state = self._list.stat()
        self._read_as = state.st_mtime_ns, state.st_size

    def _ends_with_newline(self) -> bool:
        with open(self._list, "rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"


def _line(result: Result) -> bytes:
    return msgspec.json.encode(result) + b"\n"
