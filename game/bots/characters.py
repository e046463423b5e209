"""The opponents by name: each has a level, a temper and a line that describes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.bots.levels import Level
from game.bots.worth import Temper


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play against.

    Attributes:
        name: As the table shows it, and its name in the roster.
        level: How strong it is.
        line: What is said about it, in English.
        temper: What it likes and fears.
    """

    name: str
    level: Level
    line: str
    temper: Temper = field(default_factory=Temper)


CHARACTERS: Final = (
    Character("Lily", Level.BEGINNER, "Plays from the heart and forgets what has gone."),
    Character("Otto", Level.BEGINNER, "Gets under every trick he can, and hopes."),
    Character("Nam", Level.BEGINNER, "Learned the rules last week and follows them well."),
    Character("Pauline", Level.CASUAL, "Friendly, careful, and glad to hand you the queen."),
    Character(
        "Michele",
        Level.CASUAL,
        "Goes after whoever is in the lead.",
        Temper(leader=0.5),
    ),
    Character("Ben", Level.CASUAL, "Would rather stop a moon than win a deal.", Temper(alarm=20.0)),
    Character(
        "Viktor", Level.STRONG, "Keeps his low cards as others keep their gold.", Temper(hoard=3.0)
    ),
    Character(
        "Rosa", Level.STRONG, "Dreams of the moon and often gets there.", Temper(moon_share=0.45)
    ),
    Character("Linh", Level.STRONG, "Hunts the leader, deal after deal.", Temper(leader=0.5)),
    Character("Kofi", Level.EXPERT, "Calculates. It is rarely personal."),
    Character("Amina", Level.EXPERT, "Shoots when you least want her to.", Temper(moon_share=0.5)),
    Character("Greta", Level.EXPERT, "Nobody shoots the moon at her table.", Temper(alarm=20.0)),
)

TRIOS: Final = {
    level: tuple(who.name for who in CHARACTERS if who.level is level) for level in Level
}
"""Who sits down by default at each level: West, North, East."""


def character(name: str) -> Character:
    """Somebody by name.

    Raises:
        KeyError: Nobody of that name.
    """
    for who in CHARACTERS:
        if who.name == name:
            return who
    raise KeyError(name)
