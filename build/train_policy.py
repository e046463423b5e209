"""Learn the policy's weights from self-play from nothing, and write the game's asset.

Usage: python build/train_policy.py [--batches N] [--deals N] [--seed N] [--keep FILE]

Needs a C compiler. Everybody plays by the policy itself, which starts out even. At a third of the
decisions every card is played out once from the true deal, and the weights climb the expected
payoff under the policy, plus a little entropy. In a share of the deals the strongest hand is out to
shoot the moon by weights of its own, which climb its chance of doing so. In half of those the
others know of it and play by weights of their own, too; in the rest they learn what a moon looks
like.
"""

from __future__ import annotations

import argparse
import ctypes
import sys
import time
from array import array
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.bots.policy import WEIGHTS  # noqa: E402 - the checkout must be found first
from game.bots.weights import pack  # noqa: E402
from training import kernel  # noqa: E402

OFTEN = 0.3
"""Share of the decisions that are learned from."""
RATE = 0.5
ENTROPY = 0.015
JACK_SHARE = 0.2
"""Share of the deals in which the jack of diamonds scores."""
SHOOT_SHARE = 0.12
"""Share of the deals with a shooter."""


class Trainer:
    """The weights and their way up."""

    def __init__(self, rate: float, entropy: float, shoot_share: float) -> None:
        self.library = kernel.build()
        self.weights = (ctypes.c_float * WEIGHTS)()
        self._gradient = (ctypes.c_float * WEIGHTS)()
        self._squares = (ctypes.c_double * WEIGHTS)(*([0.01] * WEIGHTS))
        self.figures = (ctypes.c_double * 8)()
        self._rate = rate
        self._entropy = entropy
        self._shoot_share = shoot_share
        if self.library.setup(self.weights) != WEIGHTS:
            raise RuntimeError("kernel.c and policy.py disagree about the weights")
        self.library.sharpen(ctypes.c_float(1.0))

    def batch(self, seed: int, deals: int, done: float) -> None:
        """Play some deals and take one step; `done` runs from 0 to 1 over the training."""
        self.library.seed(ctypes.c_uint64(seed))
        self.library.train(
            deals,
            ctypes.c_float(OFTEN),
            1,
            ctypes.c_float(self._entropy * (1.0 - 0.75 * done)),
            ctypes.c_float(JACK_SHARE),
            ctypes.c_float(self._shoot_share),
            self._gradient,
            self.figures,
        )
        rate = ctypes.c_float(self._rate * (1.0 - done) + 0.01)
        self.library.climb(self.weights, self._gradient, self._squares, WEIGHTS, rate)

    def against_duck(self, deals: int) -> list[float]:
        """Payoff, its error, points, moons and moons lost of the policy alone against ducks."""
        figures = (ctypes.c_double * 5)()
        self.library.seed(ctypes.c_uint64(99))
        self.library.against_duck(deals, ctypes.c_float(1.0), figures)
        return list(figures)


def report(trainer: Trainer, batch: int, minutes: float) -> str:
    """One line of progress; starts the figures afresh."""
    decisions, entropy, _, deals, moons, shot, tries, in_spite = trainer.figures
    payoff, error, points, *_ = trainer.against_duck(2000)
    for at in range(8):
        trainer.figures[at] = 0.0
    return (
        f"{minutes:5.1f} min  batch {batch}  entropy {entropy / max(decisions, 1):.3f}  "
        f"moons {moons / max(deals, 1):.3f}  shot {2 * shot / max(tries, 1):.3f}, "
        f"though known of {2 * in_spite / max(tries, 1):.3f}  "
        f"policy alone against duck {payoff:+.2f} (error {error:.2f}), {points:.2f} points"
    )


def main() -> int:
    """Train, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--batches", type=int, default=4000)
    parser.add_argument("--deals", type=int, default=800, help="in a batch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--entropy", type=float, default=ENTROPY)
    parser.add_argument("--shoot", type=float, default=SHOOT_SHARE)
    parser.add_argument("--keep", type=Path, help="keep the exact weights here, too")
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "bots" / "policy.bin")
    chosen = parser.parse_args()
    trainer = Trainer(chosen.rate, chosen.entropy, chosen.shoot)
    start = time.monotonic()
    for batch in range(chosen.batches):
        trainer.batch(chosen.seed * 1_000_000 + batch, chosen.deals, batch / chosen.batches)
        if batch % max(1, chosen.batches // 20) == 0:
            print(report(trainer, batch, (time.monotonic() - start) / 60), flush=True)
    print(report(trainer, chosen.batches, (time.monotonic() - start) / 60))
    if chosen.keep:
        chosen.keep.write_bytes(array("f", trainer.weights).tobytes())
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_bytes(pack(list(trainer.weights)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
