"""The four seats and the directions in which cards are passed between them."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final


class Seat(IntEnum):
    """A seat at the table, clockwise from the player's own; West is on South's left."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    def __str__(self) -> str:
        return self.name.capitalize()

    @property
    def next(self) -> Seat:
        """The seat that plays after this one."""
        return SEATS[(self + 1) & 3]

    def after(self, steps: int) -> Seat:
        """The seat so many places further clockwise."""
        return SEATS[(self + steps) & 3]

    @staticmethod
    def parse(text: str) -> Seat:
        """Read a seat from its English name.

        Raises:
            ValueError: The text names no seat.
        """
        try:
            return Seat[text.upper()]
        except KeyError:
            raise ValueError(f"not a seat: {text!r}") from None


SEATS: Final = tuple(Seat)


class PassDirection(Enum):
    """Where the three passed cards of a deal go. The value is its text form."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    HOLD = "hold"

    def receiver(self, giver: Seat) -> Seat:
        """The seat that gets the giver's cards; the giver itself on a hold."""
        return giver.after(_STEPS[self])

    def giver(self, receiver: Seat) -> Seat:
        """The seat whose cards the receiver gets; the receiver itself on a hold."""
        return receiver.after(-_STEPS[self])


_STEPS: Final = {
    PassDirection.LEFT: 1,
    PassDirection.RIGHT: 3,
    PassDirection.ACROSS: 2,
    PassDirection.HOLD: 0,
}
