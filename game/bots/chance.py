"""The bots' only source of chance: a generator made from a seed text and the decision's number."""

from __future__ import annotations

import hashlib
import random

from game.rules.seat_view import SeatView


def generator(seed: str, view: SeatView, purpose: str = "") -> random.Random:
    """A generator that gives the same numbers for the same question on every system.

    Args:
        seed: The bot's own seed text; never the match's.
        view: The question; only its decision number and seat are used.
        purpose: Parts streams that must not depend on each other.
    """
    text = f"{seed}:{view.decision}:{view.seat}:{purpose}"
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return random.Random(int.from_bytes(digest, "big"))
