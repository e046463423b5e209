"""Fit the slopes of `game/bots/standing.py` to simulated matches, and print them.

Usage: python build/train_standing.py [--matches N] [--seed N]

The scores of the deals are those of the learned policy playing with itself; matches draw them at
random, with the seats shuffled. For each tenth of the target that the highest total has reached,
the slope is the one under which the winners seen are likeliest.
"""

from __future__ import annotations

import argparse
import ctypes
import random
import sys
from math import exp, log
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.bots.weights import learned_weights  # noqa: E402 - the checkout must be found first
from training import kernel  # noqa: E402

TARGET = 100
TENTHS = 10

Seen = tuple[tuple[int, ...], tuple[float, ...]]
"""Totals at some moment, and each seat's share of the win in the end."""


def deal_scores(deals: int, seed: int) -> list[tuple[int, ...]]:
    """The scores of so many deals of the policy with itself."""
    weights = learned_weights()
    library = kernel.build()
    kept = (ctypes.c_float * len(weights))(*weights)
    library.setup(kept)
    library.sharpen(ctypes.c_float(1.0))
    library.seed(ctypes.c_uint64(seed))
    numbers = (ctypes.c_int * (4 * deals))()
    library.sample_scores(deals, numbers)
    return [tuple(numbers[4 * at : 4 * at + 4]) for at in range(deals)]


def simulate(
    scores: list[tuple[int, ...]], matches: int, chance: random.Random
) -> list[list[Seen]]:
    """What was seen in simulated matches, by tenths of the target."""
    seen: list[list[Seen]] = [[] for _ in range(TENTHS)]
    for _ in range(matches):
        totals: tuple[int, ...] = (0, 0, 0, 0)
        path: list[tuple[int, ...]] = []
        while max(totals) < TARGET:
            path.append(totals)
            score = list(chance.choice(scores))
            chance.shuffle(score)
            totals = tuple(a + b for a, b in zip(totals, score, strict=True))
        best = min(totals)
        shares = tuple((total == best) / totals.count(best) for total in totals)
        for moment in path:
            seen[TENTHS * max(moment) // TARGET].append((moment, shares))
    return seen


def likelihood(slope: float, seen: list[Seen]) -> float:
    """Mean log chance of the winners under a slope."""
    total = 0.0
    for totals, shares in seen:
        best = min(totals)
        weights = [exp(-slope * (one - best)) for one in totals]
        whole = sum(weights)
        total += sum(
            share * log(weight / whole)
            for share, weight in zip(shares, weights, strict=True)
            if share
        )
    return total / len(seen)


def fit(seen: list[Seen]) -> float:
    """The likeliest slope, by ternary search."""
    low, high = 0.0, 0.5
    for _ in range(22):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if likelihood(left, seen) < likelihood(right, seen):
            low = left
        else:
            high = right
    return (low + high) / 2


def main() -> int:
    """Simulate, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=12000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    scores = deal_scores(40000, chosen.seed)
    seen = simulate(scores, chosen.matches, random.Random(chosen.seed))
    slopes = []
    for tenth, moments in enumerate(seen):
        some = moments[:6000]
        # At nothing to nothing there is no slope to see; the next tenth's serves.
        slope = fit(some) if tenth or any(max(totals) for totals, _ in some) else 0.0
        slopes.append(slope)
        print(f"{10 * tenth:3d} to {10 * tenth + 9}: {slope:.4f}  ({len(moments)} moments)")
    print("SLOPES =", tuple(round(slope, 4) for slope in slopes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
