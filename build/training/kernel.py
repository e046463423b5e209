"""The compiled kernel: building it, and using it as the search's player of positions."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from array import array
from pathlib import Path

from game.bots.position import Position

_SOURCE = Path(__file__).with_name("kernel.c")


def compiler() -> str | None:
    """A C compiler, if there is one."""
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def build() -> ctypes.CDLL:
    """Compile and load the kernel.

    Raises:
        RuntimeError: There is no C compiler.
    """
    program = compiler()
    if program is None:
        raise RuntimeError("training needs a C compiler (cc, gcc or clang)")
    target = Path(tempfile.mkdtemp(prefix="hearts-kernel-")) / "kernel.so"
    flags = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
    subprocess.run([program, *flags, "-o", str(target), str(_SOURCE), "-lm"], check=True)
    return ctypes.CDLL(str(target))


def packed(position: Position) -> array[int]:
    """A position as the kernel's structure: all its integers in order."""
    return array(
        "i",
        [
            *position.hands,
            *position.live,
            *position.void,
            *position.points,
            position.turn,
            position.count,
            position.led,
            position.best,
            position.taker,
            position.trick_points,
            position.stake,
            position.broken,
            position.left,
            position.owner,
            position.queen_live,
            position.jack_live,
            position.jack_here,
            position.jack_taker,
            position.points_first,
            position.queen_breaks,
        ],
    )


class KernelFinisher:
    """Plays positions out like `game.bots.playout.Playout`, by the kernel's own random numbers.

    Args:
        weights: The policy's tables.
        seed: Of the random numbers.
    """

    def __init__(self, weights: list[float], seed: int) -> None:
        self._library = build()
        self._weights = (ctypes.c_float * len(weights))(*weights)
        self._library.setup(self._weights)
        self._library.sharpen(ctypes.c_float(1.0))
        self._library.seed(ctypes.c_uint64(seed))
        self._points = (ctypes.c_int * 16)()

    def play_greedily(self, random_share: float) -> None:
        """Play out by greedy rules instead, with a share of the cards at random."""
        self._library.play_greedily(ctypes.c_float(random_share))

    def reseed(self, seed: int) -> None:
        """Start the random numbers afresh."""
        self._library.seed(ctypes.c_uint64(seed))

    def finish(
        self, start: Position, suit: int, card: int, shooter: int, wary: bool, points: list[int]
    ) -> int:
        """Play to the end of the deal."""
        numbers = packed(start)
        where = ctypes.c_void_p(numbers.buffer_info()[0])
        jack: int = self._library.finish_from(where, suit, card, shooter, wary, self._points)
        points[:] = self._points
        return jack
