"""Flights: how a card gets from where it was seen to where it is. Plans, never truth."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.view.layout import Pose, Slot, TableLayout


def ease_out(t: float) -> float:
    """Quick at first, gentle at the end."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Gentle at both ends."""
    return t * t * (3.0 - 2.0 * t)


def ease_in(t: float) -> float:
    """Gentle at first, landing hard."""
    return t * t


EASINGS = {"out": ease_out, "both": ease_in_out, "in": ease_in}


@dataclass(slots=True)
class Flight:
    """A card on its way.

    Attributes:
        start: Where it came from, as shares of the window.
        seconds: How long it takes.
        delay: Seconds before it starts.
        rise: How high it goes, in the painter's `lift`.
        easing: A name in `EASINGS`.
        turn_over: It shows its other side half way.
        fade: It appears in its place instead of flying there.
        elapsed: Seconds since it was planned.
    """

    start: Pose
    seconds: float
    delay: float = 0.0
    rise: float = 1.0
    easing: str = "out"
    turn_over: bool = False
    fade: bool = False
    elapsed: float = 0.0

    @property
    def over(self) -> bool:
        """It has arrived."""
        return self.elapsed >= self.delay + self.seconds

    @property
    def waiting(self) -> bool:
        """It has not left yet."""
        return self.elapsed < self.delay

    @property
    def progress(self) -> float:
        """Share of the way in time, 0 to 1."""
        if self.seconds <= 0:
            return 1.0 if self.elapsed >= self.delay else 0.0
        return min(max((self.elapsed - self.delay) / self.seconds, 0.0), 1.0)

    def pose(self, layout: TableLayout, slot: Slot) -> Pose:
        """Where the card is seen now."""
        end = layout.pose(slot)
        if self.fade:
            return end
        way = EASINGS[self.easing](self.progress)
        start = layout.from_share(self.start)
        # A card turns the short way round.
        turn = (end.angle - start.angle + 180.0) % 360.0 - 180.0
        grow = 1.0 + 0.06 * self.rise * self.lift
        return Pose(
            start.x + (end.x - start.x) * way,
            start.y + (end.y - start.y) * way,
            (start.width + (end.width - start.width) * way) * grow,
            start.angle + turn * way,
        )

    @property
    def lift(self) -> float:
        """Height above the table, 0 at both ends and 1 at the top."""
        return math.sin(math.pi * EASINGS[self.easing](self.progress))
