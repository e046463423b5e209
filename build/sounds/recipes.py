"""The list of sounds: which recipe makes which file."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np

from sounds import cards, moments
from sounds.synth import Signal

RECIPES: dict[str, Callable[[np.random.Generator], Signal]] = {
    "shuffle": cards.shuffle,
    "deal_1": cards.deal,
    "deal_2": cards.deal,
    "deal_3": cards.deal,
    "card_1": cards.card,
    "card_2": cards.card,
    "card_3": cards.card,
    "refused": cards.refused,
    "pass": cards.pass_cards,
    "sweep": cards.sweep,
    "hearts_broken": moments.hearts_broken,
    "queen": moments.queen,
    "moon": moments.moon,
    "deal_over": moments.deal_over,
    "won": moments.won,
    "lost": moments.lost,
    "button": cards.button,
    "turn": moments.turn,
}
"""The recipe of each file, by the file's name without its ending."""


def _seeded(name: str) -> np.random.Generator:
    # A seed of its own for every sound: changing one recipe leaves the others as they are.
    return np.random.default_rng(zlib.crc32(name.encode()))


def render(name: str) -> Signal:
    """Make one sound.

    Args:
        name: A name in `RECIPES`.

    Returns:
        The stereo signal, not yet levelled; the same on every call.
    """
    return RECIPES[name](_seeded(name))
