"""What a bot is, and the roster of all that there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from game.bots.characters import CHARACTERS, Character
from game.bots.heuristic import Forgetful, Plain
from game.bots.levels import Level, greedy_habits, habits
from game.bots.reference import Duck, Greedy, RandomLegal
from game.bots.thinker import Habits, Thinker
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


def _thinking(how: Callable[[], Habits]) -> Factory:
    return lambda seed: Thinker(seed, how())


def _played_by(who: Character) -> Factory:
    if who.level is Level.BEGINNER:
        return _unseeded(Forgetful)
    return _thinking(lambda: habits(who.level, who.temper))


ROSTER: Final[Mapping[str, Factory]] = MappingProxyType(
    {
        "plain": _unseeded(Plain),
        "duck": _unseeded(Duck),
        "greedy": _unseeded(Greedy),
        "random": RandomLegal,
        "mc30": _thinking(lambda: greedy_habits(30)),
        "mc128": _thinking(lambda: greedy_habits(128)),
        "mc300": _thinking(lambda: greedy_habits(300)),
        "beginner": _unseeded(Forgetful),
        "casual": _thinking(lambda: habits(Level.CASUAL)),
        "strong": _thinking(lambda: habits(Level.STRONG)),
        "expert": _thinking(lambda: habits(Level.EXPERT)),
    }
    | {who.name: _played_by(who) for who in CHARACTERS}
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
