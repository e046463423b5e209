"""What a screen knows of a table, wherever the table stands."""

from __future__ import annotations

from typing import Protocol

from game.rules.commands import Command
from game.rules.events import Event
from game.rules.seat_view import SeatView
from game.rules.seats import Seat


class Session(Protocol):
    """A seat at a table."""

    @property
    def seat(self) -> Seat:
        """The seat that the player at this screen holds."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits South, West, North and East."""

    @property
    def waiting(self) -> bool:
        """Somebody else's decision is awaited, so asking `poll` soon is worth while."""

    @property
    def autoplaying(self) -> bool:
        """A bot plays this seat for the player."""

    def send(self, command: Command) -> None:
        """Make a decision for this seat.

        Raises:
            IllegalCommand: The rules forbid it; nothing has changed.
        """

    def poll(self) -> list[Event]:
        """What has happened since the last call; never waits.

        At most one card of another seat is among it, so that a screen that asks only when it has
        shown the last answer is never behind by more than a card.
        """

    def view(self) -> SeatView:
        """What this seat may know now."""

    def close(self) -> None:
        """Leave the table."""
