"""Loudness and peak: how the sounds are measured and brought to one level."""

from __future__ import annotations

import numpy as np

from sounds.synth import RATE, Signal, samples

WINDOW = 0.125
"""Seconds over which loudness is taken: near the ear's own memory, and fair to short sounds."""


def peak_db(x: Signal) -> float:
    """Measure the sample peak.

    Args:
        x: A signal.

    Returns:
        Decibels against full scale.
    """
    return 20 * float(np.log10(max(float(np.max(np.abs(x))), 1e-9)))


def loudness(x: Signal, window: float = WINDOW) -> float:
    """Measure the loudest moment, K-weighted as in ITU-R BS.1770.

    Args:
        x: A stereo signal.
        window: Length of the moment in seconds.

    Returns:
        Loudness units against full scale (LUFS) of the loudest window.
    """
    # Silence on both sides, so that a sound shorter than the window is weighed over all of it.
    n = samples(window)
    padded = np.pad(x, ((n, n), (0, 0)))
    size = 1 << (len(padded) + RATE // 4).bit_length()
    weight = _k_weight(size)[:, None]
    weighted = np.fft.irfft(np.fft.rfft(padded, size, axis=0) * weight, size, axis=0)
    power = np.sum(weighted[: len(padded)] ** 2, axis=1)
    running = np.concatenate([[0.0], np.cumsum(power)])
    loudest = float(np.max(running[n:] - running[:-n])) / n
    return -0.691 + 10 * float(np.log10(max(loudest, 1e-12)))


def _k_weight(size: int) -> Signal:
    # The standard gives two filters for 48 kHz; read as curves over hertz they serve any rate.
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size, 1 / RATE) / 48_000)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z * z) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z * z
    )
    bass = (1 - 2 * z + z * z) / (1 - 1.99004745483398 * z + 0.99007225036621 * z * z)
    result: Signal = np.abs(shelf * bass)
    return result


def level(x: Signal, target: float, ceiling: float) -> Signal:
    """Bring a sound to a loudness without letting its peak through a ceiling.

    Args:
        x: A stereo signal.
        target: Loudness to reach, in LUFS.
        ceiling: Highest peak allowed, in decibels against full scale.

    Returns:
        The levelled signal. Peaks near the ceiling are rounded, never cut.
    """
    top = 10 ** (ceiling / 20)
    knee = 0.7 * top
    out = x
    # Rounding takes a little loudness away; a few turns give it back.
    for _ in range(6):
        out = out * 10 ** ((target - loudness(out)) / 20)
        size = np.abs(out)
        rounded = knee + (top - knee) * np.tanh((size - knee) / (top - knee))
        out = np.where(size > knee, np.sign(out) * rounded, out)
    return out
