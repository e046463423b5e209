"""The clock of the search's guard: work done, so that a busy machine doesn't change the choice."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_WALL_SHARE: Final = 0.4
"""On a machine so busy that we get less than this share of a core, the wall decides after all."""


def stopwatch() -> Callable[[], float]:
    """A clock from now on: seconds of this thread's work, or a share of the wall's if more."""
    work = time.thread_time()
    wall = time.perf_counter()
    return lambda: max(time.thread_time() - work, _WALL_SHARE * (time.perf_counter() - wall))
