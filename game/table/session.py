"""What a screen knows of a table, wherever the table stands."""

from __future__ import annotations

from typing import Protocol

from game.rules.cards import Card
from game.rules.claim import Settled
from game.rules.commands import Command
from game.rules.events import Event
from game.rules.fairness import ToldDeal
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
    def faces(self) -> tuple[str, ...]:
        """The names of their portraits."""

    @property
    def waiting(self) -> bool:
        """Somebody else's decision is awaited, so asking `poll` soon is worth while."""

    @property
    def autoplaying(self) -> bool:
        """A bot plays this seat for the player."""

    @property
    def settled(self) -> Settled | None:
        """What is known to be the rest of the deal, when nothing can change its score any more."""

    def play_out(self) -> None:
        """Have the rest of a settled deal played at once; it scores as if played by hand."""

    @property
    def practice(self) -> bool:
        """The running deal does not count: something was taken back, or all hands are open."""

    @property
    def can_undo(self) -> bool:
        """This seat has decided something in the running deal that can be taken back."""

    def undo(self) -> None:
        """Take back this seat's last decision, and all that came after it."""

    def ask_hint(self) -> None:
        """Ask the strongest opponent what it would do; the answer comes as `hint`."""

    @property
    def hint(self) -> tuple[Card, ...]:
        """The card, or the three to pass, that were asked for; empty while there is no answer."""

    def open_hands(self) -> tuple[tuple[Card, ...], ...] | None:
        """All four hands in a practice match, South to East; None where hands are closed."""

    def set_autoplay(self, on: bool) -> None:
        """Let the strongest opponent play this seat from now on, or no longer."""

    def told_deals(self) -> tuple[ToldDeal, ...]:
        """The match's finished deals, laid open; the running deal is never among them."""

    @property
    def told_seed(self) -> str | None:
        """The match's seed once nothing can be learned from it any more.

        It gives every deal to come, so it is told when the match is over; before that only if the
        player chose it, and knows it anyway.
        """

    def take_note(self) -> str:
        """Who was answered for because no proper answer came, told once; empty when nobody was."""

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
