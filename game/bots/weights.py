"""The learned weights: finding the asset that holds them, reading it, and writing it."""

from __future__ import annotations

import zlib
from array import array
from functools import lru_cache
from pathlib import Path

from game.bots.policy import WEIGHTS

_MAGIC = b"hearts policy 1\n"
_STEP = 0.08
"""Weights are kept as whole multiples of this, from -127 to 127."""


class UnreadableWeights(ValueError):
    """A file that holds no weights for this policy."""


def weights_path() -> Path:
    """Where the weights lie: beside the package in a checkout, else inside it."""
    package = Path(__file__).resolve().parents[1]
    for assets in (package / "assets", package.parent / "assets"):
        path = assets / "bots" / "policy.bin"
        if path.is_file():
            return path
    raise FileNotFoundError("assets/bots/policy.bin")


def pack(weights: list[float]) -> bytes:
    """Weights as the bytes of the asset."""
    steps = array("b", [max(-127, min(127, round(weight / _STEP))) for weight in weights])
    return _MAGIC + zlib.compress(steps.tobytes(), 9)


def unpack(data: bytes) -> list[float]:
    """Weights from the bytes of the asset.

    Raises:
        UnreadableWeights: They are damaged, or for another policy.
    """
    if not data.startswith(_MAGIC):
        raise UnreadableWeights("not a policy of this kind")
    try:
        steps = array("b", zlib.decompress(data[len(_MAGIC) :]))
    except zlib.error as error:
        raise UnreadableWeights(str(error)) from error
    if len(steps) != WEIGHTS:
        raise UnreadableWeights(f"{len(steps)} weights, not {WEIGHTS}")
    return [step * _STEP for step in steps]


@lru_cache(maxsize=1)
def learned_weights() -> list[float]:
    """The weights of the asset, read once."""
    return unpack(weights_path().read_bytes())
