"""The bodies that ring when struck: wood, bars, bells and glass, as sums of their modes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sounds.synth import RATE, Signal, burst, layer, samples, unit


@dataclass(frozen=True)
class Body:
    """A thing that rings when it is struck.

    Attributes:
        ratios: Frequencies of its modes, relative to the pitch it is struck at.
        weights: How strongly each mode is driven.
        decays: Time constant of each mode in seconds.
    """

    ratios: tuple[float, ...]
    weights: tuple[float, ...]
    decays: tuple[float, ...]


# Ratios of real bodies: a plate under felt for the table, an undercut bar for the marimba, a
# plain bar for the celesta, a cast bell with its minor third, a thin pane for the glass.
TABLE = Body(
    (1.0, 1.58, 2.24, 2.92, 4.1, 5.7),
    (1.0, 0.85, 0.7, 0.55, 0.4, 0.25),
    (0.024, 0.021, 0.017, 0.013, 0.009, 0.006),
)
BLOCK = Body(
    (1.0, 1.83, 2.71, 4.05, 5.6),
    (1.0, 0.55, 0.35, 0.2, 0.1),
    (0.026, 0.018, 0.012, 0.008, 0.005),
)
MARIMBA = Body((1.0, 3.93, 9.3), (1.0, 0.42, 0.2), (0.26, 0.075, 0.022))
CELESTA = Body((1.0, 2.0, 2.756, 5.404), (1.0, 0.2, 0.26, 0.14), (0.42, 0.25, 0.15, 0.06))
BELL = Body(
    (0.5, 1.0, 1.19, 1.5, 2.0, 2.52, 3.01, 4.17),
    (0.7, 1.0, 0.9, 0.4, 0.7, 0.3, 0.25, 0.14),
    (0.5, 0.42, 0.36, 0.26, 0.26, 0.16, 0.12, 0.07),
)
GLASS = Body(
    (1.0, 1.49, 2.32, 2.87, 3.71, 4.63),
    (1.0, 0.8, 0.65, 0.45, 0.3, 0.2),
    (0.13, 0.11, 0.08, 0.06, 0.045, 0.03),
)


def strike(
    rng: np.random.Generator,
    body: Body,
    pitch: float,
    *,
    contact: float,
    ring: float = 1.0,
    spread: float = 0.004,
    beat: float = 0.0,
) -> Signal:
    """Strike a body and let it ring.

    Args:
        rng: Source of the small irregularities.
        body: What is struck.
        pitch: Frequency of the ratio 1, in hertz.
        contact: How long the mallet touches, in seconds: longer is softer and darker.
        ring: Factor on the decay times.
        spread: How far each mode strays from its ratio, as a fraction.
        beat: Distance in hertz of a second, weaker copy of each mode, which makes it waver.

    Returns:
        A mono signal with a peak near one.
    """
    n = samples(7 * max(body.decays) * ring + contact)
    t = np.arange(n) / RATE
    out = np.zeros(n)
    for ratio, weight, decay in zip(body.ratios, body.weights, body.decays, strict=True):
        hertz = pitch * ratio * (1 + spread * rng.uniform(-1, 1))
        if hertz > 0.4 * RATE:
            continue
        tone = np.sin(2 * np.pi * hertz * t)
        if beat:
            tone = 0.62 * tone + 0.38 * np.sin(2 * np.pi * (hertz + beat) * t)
        out += weight * tone * np.exp(-t / (decay * ring))
    # The force of the mallet is a smooth pulse, not an impulse. Convolving with it both softens
    # the attack and weakens the modes that are faster than the touch, as felt does. This shape
    # has no zeros in its spectrum: a symmetric window would silence a mode now and then.
    press = np.arange(samples(3 * contact) + 3) / RATE * (4 / contact)
    pulse = press * np.exp(-press)
    size = 1 << (n + len(pulse)).bit_length()
    spectrum = np.fft.rfft(out, size) * np.fft.rfft(pulse / pulse.sum(), size)
    return unit(np.fft.irfft(spectrum, size)[:n])


def thud(rng: np.random.Generator, pitch: float, ring: float = 1.0) -> Signal:
    """Make the table answer under its felt.

    Args:
        rng: Source of the noise.
        pitch: Where its wood is tuned, in hertz.
        ring: Factor on the decay times.

    Returns:
        A mono signal with a peak near one: a little wood, and a dull push without a pitch.
    """
    wood = strike(rng, TABLE, pitch, contact=0.003, ring=ring, spread=0.03)
    push = burst(rng, 110, 520, attack=0.003, decay=0.014 * ring)
    return unit(layer(wood, push, 0.7))
