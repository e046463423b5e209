"""What a bot is, and the roster of all that there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from game.bots.heuristic import Plain
from game.bots.reference import Duck, Greedy, RandomLegal
from game.rules.cards import Card
from game.rules.seat_view import SeatView


class Bot(Protocol):
    """Somebody who chooses for a seat, told only what that seat may know."""

    def choose_pass(self, view: SeatView) -> tuple[Card, ...]:
        """Three cards of the hand to pass."""
        ...

    def choose_play(self, view: SeatView) -> Card:
        """A legal card of the hand to play."""
        ...


Factory = Callable[[str], Bot]


def _unseeded(kind: Callable[[], Bot]) -> Factory:
    return lambda seed: kind()


ROSTER: Final[Mapping[str, Factory]] = MappingProxyType(
    {
        "plain": _unseeded(Plain),
        "duck": _unseeded(Duck),
        "greedy": _unseeded(Greedy),
        "random": RandomLegal,
        "Pauline": _unseeded(Plain),
        "Michele": _unseeded(Plain),
        "Ben": _unseeded(Plain),
    }
)
"""Every bot by name, as a function from its seed text."""


def make_bot(name: str, seed: str) -> Bot:
    """A bot of the roster.

    Args:
        name: Its name there.
        seed: The text from which all its chance comes; never the match's seed.

    Raises:
        KeyError: Nobody of that name.
    """
    return ROSTER[name](seed)
