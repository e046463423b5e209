"""Every finished match: a file each with its decisions, and one list of results for the figures."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from game.rules.codec import UnreadableMatch
from game.storage.files import DamagedFile, NewerFile, read_bytes, read_json, write_json
from game.storage.results import Result, result_of
from game.storage.saved_match import MATCH_VERSION, SavedMatch

_log = logging.getLogger(__name__)
LARGEST_LIST = 60_000_000
"""Bytes; some two hundred thousand matches."""


class History:
    """The finished matches in a player's folder.

    The files of the matches are what counts; the list of results is made from them and is only
    there so that thousands of matches can be looked over at once.
    """

    def __init__(self, folder: Path) -> None:
        """Open a history; nothing is read or made yet.

        Args:
            folder: The player's folder.
        """
        self._matches = folder / "matches"
        self._list = folder / "results.jsonl"
        self._decoder = msgspec.json.Decoder(Result)

    def add(self, saved: SavedMatch, level: str) -> bool:
        """Keep a finished match; one that is kept already is not counted again.

        Returns:
            False when it was there already.

        Raises:
            OSError: It could not be written.
        """
        path = self.path_of(saved.id)
        if path.exists():
            return False
        write_json(path, saved)
        self._append(result_of(saved, level))
        return True

    def path_of(self, match_id: str) -> Path:
        """Where a match's file is. Names are made safe: they may come from an imported file."""
        safe = "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in match_id)
        return self._matches / f"{safe[:80] or 'match'}.json"

    def results(self) -> list[Result]:
        """All results, oldest first. Lines that can't be read are passed over."""
        found: list[Result] = []
        try:
            raw = read_bytes(self._list, LARGEST_LIST)
        except DamagedFile as error:
            _log.warning("%s", error)
            raw = None
        for line in (raw or b"").splitlines():
            try:
                found.append(self._decoder.decode(line))
            except (msgspec.DecodeError, RecursionError):
                # A line torn by a power cut, or a hand's mistake: its match's file still has it.
                _log.warning("a result that can't be read was passed over")
        return found

    def load(self, match_id: str) -> SavedMatch | None:
        """A finished match with its decisions, or None when it is gone or can't be read."""
        return self.read(self.path_of(match_id))

    @staticmethod
    def read(path: Path) -> SavedMatch | None:
        """A match's file, checked against the rules; None when it is none."""
        try:
            saved = read_json(path, SavedMatch, MATCH_VERSION)
            if saved is not None:
                saved.replay()
            return saved
        except (DamagedFile, NewerFile, UnreadableMatch) as error:
            _log.warning("%s", error)
            return None

    def rebuild(self, level: str = "") -> list[Result]:
        """Make the list of results anew from the matches' files."""
        found = []
        for path in sorted(self._matches.glob("*.json")):
            saved = self.read(path)
            if saved is not None:
                found.append(result_of(saved, level))
        found.sort(key=lambda result: result.ended)
        self._write_all(found)
        return found

    def forget_results(self) -> None:
        """Empty the list of results; the matches themselves stay.

        Raises:
            OSError: It could not be written.
        """
        self._write_all([])

    def _append(self, result: Result) -> None:
        line = msgspec.json.encode(result) + b"\n"
        self._list.parent.mkdir(parents=True, exist_ok=True)
        with open(self._list, "ab") as file:
            # After a torn line the next must begin on one of its own.
            if file.tell() and not self._ends_with_newline():
                line = b"\n" + line
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

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
