"""The table on which a sound is put together in stereo, and the room it stands in."""

from __future__ import annotations

import numpy as np

from sounds.synth import RATE, Signal, band, samples

# Silence before the first sound, so that the opening fade does not blunt its attack.
_LEAD = 0.003


class Mix:
    """A stereo stretch of time on which sounds are laid."""

    def __init__(self, seconds: float) -> None:
        """Start with silence.

        Args:
            seconds: Length of the finished sound.
        """
        self._out: Signal = np.zeros((samples(seconds), 2))

    def add(
        self, sound: Signal, at: float, gain: float, pan: float = 0.0, pan_to: float | None = None
    ) -> None:
        """Lay a mono sound on the table.

        Args:
            sound: The sound.
            at: When it starts, in seconds.
            gain: Its level, as a factor.
            pan: Where it is, from -1 on the left to 1 on the right.
            pan_to: Where it has moved by its end, if it moves.
        """
        start = samples(_LEAD + at)
        part = sound[: max(len(self._out) - start, 0)]
        path = np.linspace(pan, pan if pan_to is None else pan_to, len(sound))[: len(part)]
        angle = (path + 1) * np.pi / 4
        self._out[start : start + len(part), 0] += gain * part * np.cos(angle)
        self._out[start : start + len(part), 1] += gain * part * np.sin(angle)

    def finish(self, room: float = 0.25, *, top: float = 7_500.0, fade: float = 0.06) -> Signal:
        """Put the sound into the room and close both ends.

        Args:
            room: Level of the room against the direct sound.
            top: Corner in hertz above which the treble is rolled off, for warmth.
            fade: Length of the fade at the end, in seconds.

        Returns:
            The stereo signal, zero at its first and last frame.
        """
        out = self._out + room * _room(self._out)
        for channel in range(2):
            out[:, channel] = band(out[:, channel], 35.0, top)
        _fade(out, 0.0012, fade)
        return out


# One small panelled room for all sounds, so that they belong to one table: time of each early
# reflection in milliseconds on the left and right, and its level.
_REFLECTIONS = (
    (5.3, 6.1, 0.55),
    (9.7, 8.6, 0.42),
    (14.1, 15.9, 0.34),
    (21.4, 19.8, 0.25),
    (29.6, 31.7, 0.18),
    (38.9, 41.3, 0.12),
)


def _room(dry: Signal) -> Signal:
    n = samples(0.4)
    rng = np.random.default_rng(4_109)
    wet = np.zeros_like(dry)
    t = np.arange(n) / RATE
    size = 1 << (len(dry) + n).bit_length()
    for channel in range(2):
        response = 0.035 * rng.standard_normal(n) * np.exp(-t / 0.07) * np.clip(t / 0.025, 0, 1)
        for reflection in _REFLECTIONS:
            response[samples(reflection[channel] / 1000)] += reflection[2]
        # Walls and curtains swallow treble.
        response = band(response, 160.0, 3_800.0)
        # Each ear hears a little of the other side's reflections.
        source = 0.7 * dry[:, channel] + 0.3 * dry[:, 1 - channel]
        spectrum = np.fft.rfft(source, size) * np.fft.rfft(response, size)
        wet[:, channel] = np.fft.irfft(spectrum, size)[: len(dry)]
    return wet


def _fade(x: Signal, fade_in: float, fade_out: float) -> None:
    head, tail = samples(fade_in), samples(fade_out)
    x[:head] *= (np.sin(np.linspace(0, np.pi / 2, head)) ** 2)[:, None]
    x[-tail:] *= (np.cos(np.linspace(0, np.pi / 2, tail)) ** 2)[:, None]
