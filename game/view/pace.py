"""How fast the table moves, by the player's wish."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Pace:
    """Speeds of everything that moves.

    Attributes:
        factor: Multiplies the length of every movement; 0 is none at all.
        rest: Seconds for which a complete trick lies still.
        show: Seconds for which penalty cards lie before their takers.
        fade: Cards appear in place instead of flying.
    """

    factor: float = 1.0
    rest: float = 0.85
    show: float = 1.8
    fade: bool = False

    def quickened(self) -> Pace:
        """The pace for tricks that nobody needs to read."""
        return replace(self, factor=min(self.factor, 0.35), rest=min(self.rest, 0.16))


_PACES: Final = {
    "slow": Pace(1.7, 1.5, 3.0),
    "normal": Pace(1.0, 0.85, 1.8),
    "fast": Pace(0.5, 0.5, 1.1),
    "off": Pace(0.0, 0.7, 1.1),
}


def pace_of(speed: str, reduced_motion: bool) -> Pace:
    """The pace for a speed setting; with reduced motion cards fade instead of flying."""
    pace = _PACES[speed]
    return Pace(pace.factor, pace.rest, pace.show, reduced_motion)
