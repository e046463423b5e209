"""The sound of paper: noise, the filters that shape it, and the units all sounds are made in."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

RATE = 44_100
"""Samples a second, in every file."""

Signal = npt.NDArray[np.float64]
"""Samples: one axis for mono, ``(frames, 2)`` for stereo."""


def samples(seconds: float) -> int:
    """Return the number of frames in a time.

    Args:
        seconds: The time.

    Returns:
        The nearest whole number of frames.
    """
    return round(seconds * RATE)


def band(x: Signal, low: float | None = None, high: float | None = None) -> Signal:
    """Filter a mono signal, 12 dB an octave outside the band.

    Args:
        x: The signal.
        low: Lower corner in hertz, or None to leave the bass alone.
        high: Upper corner in hertz, or None to leave the treble alone.

    Returns:
        A signal of the same length.
    """
    # Second-order analogue responses, sampled on the frequency axis. They keep their phase, so
    # a burst stays causal: a zero-phase filter would smear sound ahead of each attack.
    size = 1 << (len(x) + RATE // 8 - 1).bit_length()
    s = 1j * np.fft.rfftfreq(size, 1 / RATE)
    response = np.ones(len(s), dtype=np.complex128)
    if low is not None:
        k = s / low
        response *= k * k / (1 + np.sqrt(2) * k + k * k)
    if high is not None:
        k = s / high
        response *= 1 / (1 + np.sqrt(2) * k + k * k)
    result: Signal = np.fft.irfft(np.fft.rfft(x, size) * response, size)[: len(x)]
    return result


def burst(
    rng: np.random.Generator,
    low: float,
    high: float,
    *,
    attack: float,
    decay: float,
) -> Signal:
    """Make a burst of noise: one contact of paper with something.

    Args:
        rng: Source of the noise.
        low: Lower corner in hertz.
        high: Upper corner in hertz.
        attack: Rise time in seconds.
        decay: Time constant of the fall in seconds.

    Returns:
        A mono signal with a peak near one.
    """
    n = samples(attack + 7 * decay)
    t = np.arange(n) / RATE
    rise = np.sin(np.clip(t / attack, 0, 1) * np.pi / 2) ** 2
    fall = np.exp(-np.clip(t - attack, 0, None) / decay)
    # The noise is filtered before it is shaped, so that a narrow band cannot ring on after it.
    noise = band(rng.standard_normal(n + 2048), low, high)[2048:]
    return unit(noise * rise * fall)


def slide(
    rng: np.random.Generator,
    seconds: float,
    start: float,
    end: float,
    *,
    width: float = 1.0,
    peak: float = 0.4,
    grain: float = 0.5,
) -> Signal:
    """Make the rustle of a card sliding over felt.

    Args:
        rng: Source of the noise.
        seconds: How long it slides.
        start: Centre of the band at the beginning, in hertz.
        end: Centre of the band at the end, in hertz.
        width: Width of the band, in octaves each side of the centre.
        peak: Where in the slide it is loudest, from 0 to 1.
        grain: How uneven the rubbing is: 0 for smooth air, 1 for rough fibres.

    Returns:
        A mono signal with a peak near one, silent at both ends.
    """
    n = samples(seconds)
    # Fibres catch and let go at irregular moments: noise alone sounds like air, and sparse
    # clicks alone like gravel. A mixture of the two is paper.
    catches = np.where(rng.random(n) < 0.03, rng.standard_normal(n) * 4.5, 0.0)
    rub = (1 - grain) * rng.standard_normal(n) + grain * catches
    # The hand is never quite steady: a slow wander of the pressure.
    wander = band(rng.standard_normal(n + RATE), None, 28.0)[RATE:]
    rub *= np.exp(0.35 * wander / (np.std(wander) + 1e-12))
    moved = _moving_band(rub, start, end, width)
    # A skewed hump: speed rises and falls once.
    x = np.linspace(0.0, 1.0, n)
    warped = np.where(x < peak, 0.5 * x / peak, 0.5 + 0.5 * (x - peak) / (1 - peak))
    return unit(moved * np.sin(np.pi * warped) ** 2)


def _moving_band(x: Signal, start: float, end: float, width: float) -> Signal:
    size, hop = 1024, 256
    window = np.hanning(size + 1)[:-1]
    frequency = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0)
    padded = np.concatenate([np.zeros(size), x, np.zeros(size)])
    result = np.zeros_like(padded)
    for at in range(0, len(padded) - size, hop):
        place = min(max((at - size / 2) / max(len(x), 1), 0.0), 1.0)
        centre = start * (end / start) ** place
        octaves = np.log2(frequency / centre) / width
        spectrum = np.fft.rfft(padded[at : at + size] * window)
        spectrum *= np.exp(-0.5 * octaves * octaves)
        result[at : at + size] += np.fft.irfft(spectrum, size) * window
    cut: Signal = result[size : size + len(x)]
    return cut


def unit(x: Signal) -> Signal:
    """Scale a signal to a peak of one.

    Args:
        x: The signal.

    Returns:
        The scaled signal; silence stays silence.
    """
    top = float(np.max(np.abs(x))) if len(x) else 0.0
    return x / top if top > 0 else x


def layer(x: Signal, y: Signal, gain: float) -> Signal:
    """Lay one sound over another of any length.

    Args:
        x: The first sound.
        y: The second sound.
        gain: Level of the second.

    Returns:
        Their sum, as long as the longer.
    """
    n = max(len(x), len(y))
    result: Signal = np.pad(x, (0, n - len(x))) + gain * np.pad(y, (0, n - len(y)))
    return result
