"""Thinking bots over the compiled kernel, for measuring weights quickly."""

from __future__ import annotations

import ast
import zlib
from array import array
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from game.bots.answers import any_bot
from game.bots.bot import Bot
from game.bots.passing import PassEffort
from game.bots.search import Effort
from game.bots.thinker import Habits, Thinker
from game.bots.weights import unpack
from training.kernel import KernelFinisher


def _weights(path: str) -> list[float]:
    """The exact weights that `train_policy.py --keep` wrote, or those of an asset."""
    data = Path(path).read_bytes()
    if path.endswith(".bin"):
        return unpack(data)
    return array("f", data).tolist()


@lru_cache(maxsize=4)
def _finisher(path: str, greedy: bool) -> KernelFinisher:
    finisher = KernelFinisher(_weights(path), 1)
    if greedy:
        finisher.play_greedily(0.1)
    return finisher


def quick_bot(weights: str, name: str, seed: str) -> Bot:
    """A bot of the roster, or `KIND:WORLDS[:OPTION=VALUE...]` over the kernel.

    Args:
        weights: A file of weights to play out by.
        name: Its name. The kind is `learned` or `greedy`, for the play-outs. Options:
            `shooting`, `share`, `wary`, `weights`; of a pass `threes`, `worlds`, `pshare`, `doubt`.
        seed: Its seed text.
    """
    if not name.startswith(("learned:", "greedy:")):
        return any_bot(name, seed)
    kind, worlds, *options = name.split(":")
    chosen = dict(option.split("=") for option in options)
    finisher = _finisher(chosen.get("weights", weights), kind == "greedy")
    finisher.reseed(zlib.crc32(seed.encode()))

    def factory(chance: Callable[[], float]) -> KernelFinisher:
        return finisher

    shooting = bool(ast.literal_eval(chosen.get("shooting", "1")))
    return Thinker(
        seed,
        Habits(
            factory,
            Effort(
                int(worlds),
                shooting,
                moon_share=float(chosen.get("share", 0.6)),
                wary=float(chosen.get("wary", 0.5)),
                seconds=60.0,
            ),
            PassEffort(
                int(chosen.get("threes", 24)),
                int(chosen.get("worlds", 16)),
                shooting,
                moon_share=float(chosen.get("pshare", 0.5)),
                doubt=float(chosen.get("doubt", 6.0)),
                seconds=60.0,
            ),
        ),
    )
