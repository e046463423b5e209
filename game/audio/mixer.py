"""Playing cues, or doing without where there is no sound device."""

from __future__ import annotations

import io
import logging
from importlib.resources.abc import Traversable
from threading import Thread
from typing import TYPE_CHECKING, Protocol

from game.audio.cues import Cue
from game.shell.resources import names

if TYPE_CHECKING:
    import pygame

_log = logging.getLogger(__name__)

SAMPLE_RATE = 44_100
BUFFER = 512
"""Samples; keeps the latency near 12 ms."""


class Mixer(Protocol):
    """What plays cues."""

    @property
    def available(self) -> bool:
        """There is a device to be heard on."""

    def play(self, cue: Cue) -> None:
        """Let a cue be heard, if sound is on."""

    def set_level(self, on: bool, volume: int) -> None:
        """Sound on or off, and its loudness from 0 to 100."""

    def set_silenced(self, silenced: bool) -> None:
        """Hold all sounds back for now: the window is behind others."""

    def close(self) -> None:
        """Let go of the device."""


class NullMixer:
    """No sound device: every cue is silence."""

    available = False

    def play(self, cue: Cue) -> None:
        """Nothing to hear."""

    def set_level(self, on: bool, volume: int) -> None:
        """Nothing to set."""

    def set_silenced(self, silenced: bool) -> None:
        """Nothing to silence."""

    def close(self) -> None:
        """Nothing to close."""


class DeviceMixer:
    """Sounds on the system's device; all are in memory soon after the start.

    Decoding them takes longer than the window needs to open, so a thread does it; a cue that comes
    before its sound is not heard.
    """

    available = True

    def __init__(self, folder: Traversable) -> None:
        """Open the device and begin to load every cue.

        Raises:
            RuntimeError: There is no usable device. pygame's own error is one.
        """
        import pygame

        self._pygame = pygame
        try:
            pygame.mixer.init(SAMPLE_RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(16)
        except (AttributeError, NotImplementedError, OSError) as error:
            raise RuntimeError(str(error)) from error
        self._sounds: dict[Cue, list[pygame.mixer.Sound]] = {}
        self._loading = Thread(target=self._load, args=(folder,), daemon=True)
        self._loading.start()
        self._next = dict.fromkeys(Cue, 0)
        self._on = True
        self._silenced = False
        self._volume = 1.0

    def _load(self, folder: Traversable) -> None:
        try:
            found = names(folder, ".ogg")
        except OSError as error:
            _log.warning("no sounds: %s", error)
            return
        # A deal comes first.
        for cue in (Cue.SHUFFLE, Cue.DEAL, *Cue):
            if cue not in self._sounds:
                read = (self._read(folder / f"{name}.ogg") for name in _variations(found, cue))
                self._sounds[cue] = [sound for sound in read if sound is not None]

    def _read(self, file: Traversable) -> pygame.mixer.Sound | None:
        try:
            return self._pygame.mixer.Sound(io.BytesIO(file.read_bytes()))
        except Exception as error:
            # Whatever is wrong with a file, the others are heard.
            _log.warning("no sound from %s: %s", file.name, error)
            return None

    def sounds(self, cue: Cue) -> list[object]:
        """The variations of a cue, waited for."""
        self._loading.join()
        return list(self._sounds.get(cue, ()))

    def play(self, cue: Cue) -> None:
        """Let a cue be heard; variations take turns so that repetition does not tire."""
        sounds = self._sounds.get(cue)
        if not self._on or self._silenced or not sounds:
            return
        at = self._next[cue]
        self._next[cue] = (at + 1) % len(sounds)
        try:
            channel = sounds[at].play()
            if channel is not None:
                channel.set_volume(self._volume)
        except self._pygame.error:
            # The device was unplugged; the game goes on without it.
            self._on = False
            _log.warning("the sound device is gone")

    def set_level(self, on: bool, volume: int) -> None:
        """Sound on or off, and its loudness; the ear hears loudness by ratios, hence the square."""
        self._on = on
        self._volume = (volume / 100) ** 2

    def set_silenced(self, silenced: bool) -> None:
        """Hold all sounds back, or no longer."""
        self._silenced = silenced

    def close(self) -> None:
        """Stop and let go of the device."""
        self._loading.join()
        self._pygame.mixer.quit()


def _variations(found: list[str], cue: Cue) -> list[str]:
    """The name of a cue's sound, or of its numbered variations."""
    return [name for name in found if name.rstrip("_0123456789") == cue.value]


def open_mixer(folder: Traversable) -> Mixer:
    """The device's mixer, or silence where there is none."""
    try:
        return DeviceMixer(folder)
    except (RuntimeError, ImportError) as error:
        _log.warning("no sound: %s", error)
        return NullMixer()
