"""The options of the rules, fixed for the length of a match, and their form as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.rules.seats import PassDirection


class MoonScoring(Enum):
    """What a shot moon does to the totals. The value is its text form."""

    ADD = "add"
    """26 to each of the others."""
    SUBTRACT = "subtract"
    """26 less for the shooter."""


CLASSIC_CYCLE: Final = (
    PassDirection.LEFT,
    PassDirection.RIGHT,
    PassDirection.ACROSS,
    PassDirection.HOLD,
)
NEVER_PASS: Final = (PassDirection.HOLD,)
TARGET_RANGE: Final = range(1, 1001)
LONGEST_CYCLE: Final = 8


@dataclass(frozen=True, slots=True)
class HouseRules:
    """How this table plays.

    Attributes:
        moon: What shooting the moon scores.
        queen_breaks_hearts: The queen of spades, too, breaks hearts.
        jack_of_diamonds: Whoever takes the jack of diamonds scores ten less.
        points_on_first_trick: Penalty cards may be thrown on the first trick.
        target: The match ends after a deal in which somebody has this many points or more.
        pass_cycle: The pass directions of the deals in turn, repeated.

    Raises:
        ValueError: The target is outside 1..1000, or the cycle is empty or longer than eight.
    """

    moon: MoonScoring = MoonScoring.ADD
    queen_breaks_hearts: bool = False
    jack_of_diamonds: bool = False
    points_on_first_trick: bool = False
    target: int = 100
    pass_cycle: tuple[PassDirection, ...] = CLASSIC_CYCLE

    def __post_init__(self) -> None:
        if self.target not in TARGET_RANGE:
            raise ValueError(f"a target of {self.target} is not in 1..1000")
        if not 1 <= len(self.pass_cycle) <= LONGEST_CYCLE:
            raise ValueError("a pass cycle has one to eight directions")

    def direction(self, deal_number: int) -> PassDirection:
        """The pass direction of a deal; deals are numbered from 1."""
        return self.pass_cycle[(deal_number - 1) % len(self.pass_cycle)]


PRESETS: Final[dict[str, HouseRules]] = {
    "classic": HouseRules(),
    "mplayer": HouseRules(moon=MoonScoring.SUBTRACT),
    "omnibus": HouseRules(jack_of_diamonds=True),
}
"""Well-known sets of rules. The Windows program of old played by the classic ones; Mplayer's table
took 26 from whoever shot the moon; in Omnibus Hearts the jack of diamonds is worth minus ten."""


def rules_dict(rules: HouseRules) -> dict[str, object]:
    """House rules as plain values, ready for JSON."""
    return {
        "moon": rules.moon.value,
        "queen_breaks_hearts": rules.queen_breaks_hearts,
        "jack_of_diamonds": rules.jack_of_diamonds,
        "points_on_first_trick": rules.points_on_first_trick,
        "target": rules.target,
        "pass_cycle": [direction.value for direction in rules.pass_cycle],
    }


def rules_from(
    moon: str = "add",
    queen_breaks_hearts: bool = False,
    jack_of_diamonds: bool = False,
    points_on_first_trick: bool = False,
    target: int = 100,
    pass_cycle: Iterable[str] = ("left", "right", "across", "hold"),
) -> HouseRules:
    """House rules from the plain values of `rules_dict`; what is missing has its default.

    Raises:
        ValueError: A value that no table plays by.
    """
    return HouseRules(
        moon=MoonScoring(moon),
        queen_breaks_hearts=queen_breaks_hearts,
        jack_of_diamonds=jack_of_diamonds,
        points_on_first_trick=points_on_first_trick,
        target=target,
        pass_cycle=tuple(PassDirection(word) for word in pass_cycle),
    )
