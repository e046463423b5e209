"""The moments of a match: hearts broken, the queen, the moon, and how deals and matches end."""

from __future__ import annotations

import numpy as np

from sounds.bodies import BELL, BLOCK, CELESTA, GLASS, MARIMBA, strike, thud
from sounds.mix import Mix
from sounds.synth import Signal, band, burst, samples, unit

Rng = np.random.Generator

# The pitched sounds share one scale, G major with a C minor shade for losing.
C4, EB4, G4, B4, D5, G5, A5, B5, D6, G6 = (
    261.63, 311.13, 392.0, 493.88, 587.33, 783.99, 880.0, 987.77, 1174.66, 1567.98,
)  # fmt: skip
G3, D4 = 196.0, 293.66


def hearts_broken(rng: Rng) -> Signal:
    """Break hearts: a wooden crack, a pane giving way, shards coming to rest."""
    mix = Mix(0.9)
    mix.add(strike(rng, BLOCK, 410, contact=0.0008, ring=1.6, spread=0.02), 0.0, 0.55, -0.1)
    mix.add(thud(rng, 140, 1.8), 0.004, 0.6)
    mix.add(burst(rng, 900, 5_200, attack=0.0006, decay=0.012), 0.001, 0.4)
    # The pane: three pieces of it ring at once, none in tune with another.
    for pitch, gain, pan in ((1_270.0, 0.5, -0.3), (1_735.0, 0.44, 0.35), (2_390.0, 0.34, 0.0)):
        pane = strike(rng, GLASS, pitch, contact=0.0003, ring=1.6, spread=0.02, beat=7.0)
        mix.add(pane, 0.014, gain, pan)
    mix.add(burst(rng, 2_600, 7_000, attack=0.002, decay=0.05), 0.012, 0.13)
    at = 0.075
    for index in range(13):
        shard = strike(
            rng, GLASS, rng.uniform(1_900, 4_300), contact=0.0003, ring=rng.uniform(0.4, 0.9),
            spread=0.06,
        )  # fmt: skip
        mix.add(shard, at, 0.5 * 0.92**index * rng.uniform(0.6, 1.0), rng.uniform(-0.7, 0.7))
        # Gaps grow: few shards are left to fall.
        at += rng.uniform(0.5, 1.5) * (0.024 + 0.0035 * index)
    return mix.finish(0.35, top=6_500, fade=0.25)


def queen(rng: Rng) -> Signal:
    """Take the queen of spades: a heavy thump and a dark bell that wavers as it is damped."""
    mix = Mix(0.8)
    mix.add(thud(rng, 92, 2.6), 0.0, 0.62)
    mix.add(strike(rng, BELL, 146.8, contact=0.0013, ring=0.85, beat=3.6), 0.006, 0.85)
    # A tritone beneath, barely there: it is felt more than heard.
    mix.add(strike(rng, BELL, 103.8, contact=0.002, ring=0.8, beat=2.3), 0.02, 0.38)
    mix.add(burst(rng, 260, 1_300, attack=0.002, decay=0.016), 0.0, 0.28)
    n = samples(0.7)
    breath = band(rng.standard_normal(n), 90, 240) * np.hanning(n)
    mix.add(unit(breath), 0.05, 0.12, -0.3, 0.3)
    return mix.finish(0.4, top=2_600, fade=0.3)


def _bar(mix: Mix, rng: Rng, pitch: float, at: float, gain: float, pan: float = 0.0) -> None:
    """One warm marimba note, played with a yarn mallet."""
    contact = 0.0014 if pitch < 500 else 0.0009
    # Short bars lose their sound sooner than long ones.
    ring = float(np.sqrt(392.0 / pitch)) * 1.1
    mix.add(strike(rng, MARIMBA, pitch, contact=contact, ring=ring, spread=0.0012), at, gain, pan)
    mix.add(burst(rng, 300, 1_500, attack=0.0015, decay=0.006), at, 0.12 * gain, pan)


def _celesta(mix: Mix, rng: Rng, pitch: float, at: float, gain: float, pan: float = 0.0) -> None:
    """One celesta note: a felt hammer on a steel bar over a wooden box."""
    note = strike(rng, CELESTA, pitch, contact=0.0004, spread=0.001, beat=1.3)
    mix.add(note, at, gain, pan)


def moon(rng: Rng) -> Signal:
    """Shoot the moon: a quick run of bells upward, a bright open chord, a glitter above it."""
    mix = Mix(1.5)
    _bar(mix, rng, G3, 0.0, 0.3, -0.1)
    for index, pitch in enumerate((G4, B4, D5, G5, A5, B5, D6)):
        at = 0.02 + 0.068 * index
        _celesta(mix, rng, pitch, at, 0.28 + 0.02 * index, -0.4 + 0.13 * index)
        _bar(mix, rng, pitch / 2, at, 0.16, -0.2)
    chord = 0.53
    for pitch, gain, pan in ((G3, 0.3, 0.0), (D4, 0.24, -0.2), (B4, 0.22, 0.2), (G5, 0.2, 0.0)):
        _bar(mix, rng, pitch, chord, gain, pan)
    for pitch, gain, pan in ((G5, 0.3, -0.3), (D6, 0.28, 0.3), (G6, 0.2, 0.0)):
        _celesta(mix, rng, pitch, chord, gain, pan)
    at = chord + 0.1
    for index in range(11):
        pitch = float(rng.choice([G6, D6 * 2, B5 * 2, A5 * 2]))
        _celesta(mix, rng, pitch, at, 0.13 * 0.94**index, rng.uniform(-0.7, 0.7))
        at += rng.uniform(0.04, 0.075)
    return mix.finish(0.5, top=6_500, fade=0.4)


def deal_over(rng: Rng) -> Signal:
    """End a deal: the pack is put down, and two low bars say that it is done."""
    mix = Mix(0.95)
    mix.add(burst(rng, 380, 2_200, attack=0.0015, decay=0.011), 0.0, 0.28)
    mix.add(thud(rng, 165), 0.0, 0.45)
    _bar(mix, rng, D4, 0.13, 0.5, -0.15)
    _bar(mix, rng, G4, 0.29, 0.5, 0.15)
    _bar(mix, rng, G3, 0.29, 0.3)
    return mix.finish(0.4, top=5_500, fade=0.3)


def won(rng: Rng) -> Signal:
    """Win the match: four wooden steps up and a full chord with bells in it."""
    mix = Mix(1.55)
    for index, pitch in enumerate((D4, G4, B4)):
        _bar(mix, rng, pitch, 0.145 * index, 0.5, -0.3 + 0.2 * index)
        _celesta(mix, rng, pitch * 2, 0.145 * index, 0.16, -0.2 + 0.2 * index)
    chord = 0.47
    for pitch, gain, pan in ((G3, 0.36, 0.0), (D4, 0.28, -0.3), (B4, 0.3, 0.3), (D5, 0.42, 0.1)):
        _bar(mix, rng, pitch, chord, gain, pan)
    _celesta(mix, rng, G5, chord + 0.012, 0.32, -0.1)
    _celesta(mix, rng, D6, chord + 0.024, 0.2, 0.25)
    return mix.finish(0.45, top=6_000, fade=0.45)


def lost(rng: Rng) -> Signal:
    """Lose the match: three soft bars downward, kindly, and a low one to rest on."""
    mix = Mix(1.45)
    for index, (pitch, gain) in enumerate(((G4, 0.42), (EB4, 0.44), (D4, 0.44))):
        _bar(mix, rng, pitch, 0.2 * index, gain, 0.2 - 0.15 * index)
    _bar(mix, rng, C4, 0.62, 0.5, -0.1)
    _bar(mix, rng, C4 / 2, 0.62, 0.3)
    mix.add(strike(rng, BELL, C4, contact=0.002, ring=0.9, beat=1.7), 0.62, 0.1)
    return mix.finish(0.45, top=3_500, fade=0.45)


def turn(rng: Rng) -> Signal:
    """Hint that it is the player's turn: one soft note with an octave's breath on it."""
    mix = Mix(0.6)
    _bar(mix, rng, D5, 0.0, 0.6)
    mix.add(strike(rng, CELESTA, D5 * 2, contact=0.001, ring=0.5, beat=1.1), 0.01, 0.1)
    return mix.finish(0.4, top=3_500, fade=0.25)
