"""What was asked for on the command line."""

from __future__ import annotations

from dataclasses import dataclass

from game.storage.settings import Speed


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line.

    Attributes:
        seed: Play the deals of this seed.
        first_deal: Begin with this deal of it.
        speed: The speed for this run; None for the player's own.
        autoplay: The computer plays the player's seat, too.
    """

    seed: str | None = None
    first_deal: int = 1
    speed: Speed | None = None
    autoplay: bool = False
