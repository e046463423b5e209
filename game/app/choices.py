"""The player's choices on their way from and to the disk."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.i18n.names import clean_name
from game.storage.profile import Profile
from game.storage.settings import DEFAULT_OPPONENTS, Settings, Speed

SOON = 0.5
"""Seconds for which a choice that changes many times a second waits before it is written."""


class Choices:
    """Opens and keeps settings.

    A speed from the command line holds for one run and is never written.
    """

    def __init__(
        self, profile: Profile, speed: Speed | None, drawable: Callable[[str], bool]
    ) -> None:
        """Read nothing yet.

        Args:
            profile: The player's folder.
            speed: The speed for this run, None for the player's own.
            drawable: Says whether the font has a character: names in a file may hold anything.
        """
        self._profile = profile
        self._speed = speed
        self._drawable = drawable
        self._kept = Settings()
        self._waiting: Settings | None = None
        self._left = 0.0

    def open(self) -> Settings:
        """The settings to run with."""
        found = self._profile.load_settings()
        west, north, east = (
            clean_name(name, self._drawable) or default
            for name, default in zip(found.opponents, DEFAULT_OPPONENTS, strict=True)
        )
        name = clean_name(found.name, self._drawable)
        self._kept = msgspec.structs.replace(found, name=name, opponents=(west, north, east))
        if self._speed is None:
            return self._kept
        return msgspec.structs.replace(self._kept, speed=self._speed)

    def keep(self, settings: Settings) -> None:
        """Write settings now."""
        self._waiting = None
        if settings.speed == self._speed:
            settings = msgspec.structs.replace(settings, speed=self._kept.speed)
        self._kept = settings
        self._profile.save_settings(settings)

    def keep_soon(self, settings: Settings) -> None:
        """Write settings once they have stood for a moment: a slider is being dragged."""
        self._waiting, self._left = settings, SOON

    def step(self, seconds: float) -> None:
        """Let time pass."""
        if self._waiting is not None:
            self._left -= seconds
            if self._left <= 0:
                self.keep(self._waiting)
