"""The everyday sounds of the table: cards, the pack, and buttons."""

from __future__ import annotations

import numpy as np

from sounds.bodies import BLOCK, TABLE, strike, thud
from sounds.mix import Mix
from sounds.synth import Signal, burst, layer, slide, unit

Rng = np.random.Generator


def _snap(rng: Rng, weight: float = 1.0) -> Signal:
    """One card edge letting go: a paper tick with a little of the card's own flexing in it."""
    tick = burst(rng, 1_100, 4_600, attack=0.0006, decay=0.0035 * weight)
    flex = strike(rng, BLOCK, rng.uniform(380, 960), contact=0.001, ring=0.28 * weight, spread=0.1)
    return unit(layer(tick, flex, 0.45))


def card(rng: Rng) -> Signal:
    """Lay a card: a breath of air, the flat of the card on felt, the table below, one corner."""
    mix = Mix(0.3)
    land = 0.055
    mix.add(slide(rng, 0.075, 1_500, 2_600, peak=0.75, grain=0.3), 0.0, 0.16)
    slap = burst(rng, rng.uniform(520, 640), rng.uniform(2_700, 3_300), attack=0.0012, decay=0.011)
    mix.add(slap, land, 0.62, 0.05)
    mix.add(thud(rng, rng.uniform(158, 182)), land, 0.6)
    corner = burst(rng, 1_200, 4_200, attack=0.001, decay=0.005)
    mix.add(corner, land + rng.uniform(0.016, 0.026), 0.2, -0.15)
    settle = slide(rng, 0.09, 2_200, 1_300, peak=0.2, grain=0.6)
    mix.add(settle, land + 0.02, 0.07)
    return mix.finish(0.3)


def deal(rng: Rng) -> Signal:
    """Deal a card: it slips off the pack and ticks on the felt."""
    mix = Mix(0.19)
    mix.add(slide(rng, 0.05, 2_000, 3_600, peak=0.8, grain=0.5), 0.0, 0.3, -0.1, 0.1)
    mix.add(_snap(rng, rng.uniform(0.85, 1.1)), 0.036, 0.55)
    pad = burst(rng, 420, 1_900, attack=0.0015, decay=0.008)
    mix.add(pad, 0.04, 0.4, 0.1)
    mix.add(thud(rng, rng.uniform(215, 250), 0.7), 0.04, 0.3)
    return mix.finish(0.25)


def shuffle(rng: Rng) -> Signal:
    """Shuffle: two halves riffled together, the bridge falling flat, the pack squared."""
    mix = Mix(1.75)
    at = 0.02
    for index in range(30):
        share = index / 29
        swell = 0.45 + 0.4 * np.sin(np.pi * share)
        side = -0.3 if index % 2 else 0.3
        mix.add(_snap(rng, 1.2), at, swell * rng.uniform(0.65, 1.0), side + rng.uniform(-0.1, 0.1))
        # The thumbs let go faster and faster.
        at += rng.uniform(0.7, 1.3) * (0.034 - 0.017 * share)
    mix.add(slide(rng, 0.75, 1_300, 2_200, peak=0.6, grain=0.5), 0.0, 0.12)
    bridge = at + 0.1
    at = bridge
    for index in range(34):
        share = index / 33
        mix.add(_snap(rng, 0.8), at, rng.uniform(0.22, 0.36) * (1 - 0.5 * share), 0.1)
        at += rng.uniform(0.6, 1.4) * (0.009 + 0.004 * share)
    mix.add(slide(rng, 0.46, 2_600, 1_100, peak=0.45, grain=0.35), bridge - 0.03, 0.3, -0.1, 0.1)
    for offset, gain in ((0.09, 0.6), (0.235, 0.75)):
        pack = burst(rng, 350, 2_200, attack=0.0015, decay=0.012)
        mix.add(pack, at + offset, 0.5 * gain)
        mix.add(thud(rng, 175), at + offset, 0.8 * gain)
    return mix.finish(0.3, fade=0.1)


def refused(rng: Rng) -> Signal:
    """Refuse a card: two muffled knuckle taps, the second lower, and the card slipping back."""
    mix = Mix(0.42)
    for at, pitch, gain in ((0.0, 247.0, 0.8), (0.115, 207.0, 1.0)):
        mix.add(strike(rng, TABLE, pitch, contact=0.004, ring=1.5), at, gain)
        mix.add(burst(rng, 250, 1_100, attack=0.004, decay=0.012), at, 0.16 * gain)
    mix.add(slide(rng, 0.2, 1_700, 1_000, peak=0.35, grain=0.4), 0.13, 0.09, 0.15, -0.1)
    return mix.finish(0.25, top=3_500, fade=0.1)


def pass_cards(rng: Rng) -> Signal:
    """Pass three cards: three slides across the table, one close behind another."""
    mix = Mix(0.85)
    for index in range(3):
        at = 0.135 * index
        pan = -0.45 + 0.1 * index
        rub = slide(
            rng, 0.3, 1_250 * rng.uniform(0.9, 1.1), 2_300 * rng.uniform(0.9, 1.1), peak=0.45
        )
        mix.add(rub, at, 0.55, pan, pan + 0.75)
        touch = at + 0.27
        mix.add(burst(rng, 600, 2_800, attack=0.0015, decay=0.008), touch, 0.26, pan + 0.7)
        mix.add(thud(rng, 190 + 10 * index), touch, 0.22, pan + 0.6)
    return mix.finish(0.3, top=6_000, fade=0.12)


def sweep(rng: Rng) -> Signal:
    """Gather a trick: four cards drawn together over felt and tapped into a packet."""
    mix = Mix(0.78)
    mix.add(slide(rng, 0.4, 2_500, 1_050, peak=0.5, grain=0.55), 0.0, 0.6, 0.3, -0.1)
    mix.add(slide(rng, 0.32, 900, 650, peak=0.6, grain=0.2), 0.05, 0.3, -0.3, 0.0)
    for index in range(4):
        at = 0.22 + 0.038 * index + rng.uniform(-0.008, 0.008)
        mix.add(_snap(rng, 0.9), at, 0.17, rng.uniform(-0.4, 0.4))
    mix.add(burst(rng, 420, 2_300, attack=0.0015, decay=0.011), 0.435, 0.42)
    mix.add(thud(rng, 175), 0.435, 0.5)
    return mix.finish(0.3, top=6_000, fade=0.15)


def button(rng: Rng) -> Signal:
    """Press a button: a fingernail on a small wooden box."""
    mix = Mix(0.1)
    mix.add(strike(rng, BLOCK, 760, contact=0.0008, ring=0.42, spread=0.01), 0.002, 0.7)
    mix.add(strike(rng, TABLE, 310, contact=0.002, ring=0.4), 0.002, 0.4)
    mix.add(burst(rng, 900, 3_200, attack=0.0008, decay=0.0025), 0.002, 0.18)
    return mix.finish(0.2, top=5_000, fade=0.04)
