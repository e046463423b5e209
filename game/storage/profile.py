"""The player's folder as a whole: settings and the running match."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import platformdirs

from game.rules.match import Match
from game.storage.files import DamagedFile, NewerFile, read_json, set_aside, sweep, write_json
from game.storage.saved_match import MATCH_VERSION, SavedMatch
from game.storage.settings import SETTINGS_VERSION, Settings

T = TypeVar("T")
R = TypeVar("R")
_log = logging.getLogger(__name__)


def default_folder() -> Path:
    """Where this system keeps a program's data for one person."""
    return Path(platformdirs.user_data_dir("Hearts", appauthor=False, roaming=True))


class AlreadyOpen(Exception):
    """Another Hearts has this player's folder open."""


class Profile:
    """Reads and writes the player's files, and remembers what went wrong for the player to hear.

    Attributes:
        folder: The folder.
        chosen_deal: The match at the table is of a seed that somebody chose; it has a file of its
            own, so that the running game waits untouched.
        troubles: What happened that the player has not been told yet.
    """

    def __init__(self, folder: Path, chosen_deal: bool = False, keeps: bool = True) -> None:
        """Open a player's folder.

        Args:
            folder: The folder. The program's lock and log make it; without them it is made with
                the first file that is written.
            chosen_deal: Begin with the match of a chosen seed.
            keeps: Write what changes; not so in a second program on the same folder.
        """
        self.folder = folder
        self.chosen_deal = chosen_deal
        self.troubles: list[Exception] = []
        self.keeps = keeps
        if not keeps:
            self.troubles.append(AlreadyOpen())
        self._cannot_write = False
        self._leave_alone: set[Path] = set()

    @property
    def settings_file(self) -> Path:
        """The file of the player's choices."""
        return self.folder / "settings.json"

    @property
    def match_file(self) -> Path:
        """The file of the match at the table."""
        return self._match_file(self.chosen_deal)

    def _match_file(self, chosen: bool) -> Path:
        return self.folder / ("chosen-deal.json" if chosen else "match.json")

    def tidy(self) -> None:
        """Remove what an earlier program left unfinished; not from under another's hands."""
        if self.keeps:
            sweep(self.folder)
            sweep(self.folder / "matches")

    def load_settings(self) -> Settings:
        """The player's choices; the defaults when there are none or they can't be read."""

        def checked(read: Settings) -> Settings:
            read.rules.house_rules()
            return read

        return self._load(self.settings_file, Settings, SETTINGS_VERSION, checked) or Settings()

    def save_settings(self, settings: Settings) -> None:
        """Keep the player's choices."""
        self._write(self.settings_file, settings)

    def load_match(self, chosen: bool | None = None) -> tuple[SavedMatch, Match] | None:
        """The match that was running, already replayed, or None.

        Args:
            chosen: The one of a chosen seed, or the ordinary one; None for the one at the table.
        """
        path = self._match_file(self.chosen_deal if chosen is None else chosen)

        def replayed(saved: SavedMatch) -> tuple[SavedMatch, Match]:
            return saved, saved.replay()

        return self._load(path, SavedMatch, MATCH_VERSION, replayed)

    def save_match(self, saved: SavedMatch) -> None:
        """Keep a running match, in the file of its kind, whichever is at the table by now."""
        # A card is saved within a frame, so it waits for the file alone; a deal's beginning and the
        # match's end wait for the folder as well.
        landmark = bool(saved.ended) or saved.decisions[-1:] == ("deal",)
        self._write(self._match_file(saved.seed_chosen), saved, landmark)

    def _load(
        self, path: Path, kind: type[T], version: int, understood: Callable[[T], R]
    ) -> R | None:
        if path in self._leave_alone:
            # Its trouble has been told.
            return None
        try:
            found = read_json(path, kind, version)
            return None if found is None else understood(found)
        except NewerFile as error:
            self._leave_alone.add(path)
            self._trouble(error)
        except DamagedFile as error:
            self._set_aside(path, error.reason)
        except ValueError as error:
            self._set_aside(path, str(error))
        return None

    def _set_aside(self, path: Path, reason: str) -> None:
        kept_as = set_aside(path) if self.keeps else None
        if kept_as is None:
            # What can't be moved must not be written over either.
            self._leave_alone.add(path)
        self._trouble(DamagedFile(path, reason, kept_as))

    def _write(self, path: Path, value: object, wait_for_name: bool = True) -> None:
        if path in self._leave_alone or not self.keeps:
            return
        try:
            write_json(path, value, wait_for_name)
            self._cannot_write = False
        except OSError as error:
            self.report(error)

    def report(self, error: OSError) -> None:
        """Something could not be written: told once, not at every card."""
        if not self._cannot_write:
            self._cannot_write = True
            self._trouble(error)

    def _trouble(self, error: Exception) -> None:
        _log.warning("%s", error)
        self.troubles.append(error)
