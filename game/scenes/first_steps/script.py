"""The guided hand's cards, how they are played, and what a lesson is.

The cards were found by looking through thousands of deals for one in which, within seven tricks,
hearts are broken, a trick is ducked, a forced card makes a void, the queen is given away through
it, and a trick is taken because it costs nothing. As long as the player plays the marked cards,
everybody plays what is written here; after another choice the others think for themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.rules.cards import parse_cards
from game.rules.seats import Seat
from game.scenes.first_steps.moments import Moment, When

SEED: Final = "first steps 2862"
PASSES: Final = {
    Seat.SOUTH: parse_cards("TD KS AS"),
    Seat.WEST: parse_cards("QC KD AH"),
    Seat.NORTH: parse_cards("AC AD KH"),
    Seat.EAST: parse_cards("TC QD QS"),
}
PLAYS: Final = parse_cards(
    "2C 3C 4C AC  6S 5S JS AH  3S QH TS 8S  3D QD JD KD  2D 5D QS TD  6C 7C 8C JC  2S 4S JH KH "
    "3H KC 4H 2H  9C 5C AS QC  4D AD 7H 8D  8H 6H KS 9D  9H 5H 9S 7D  TH TC 7S 6D"
)
"""All 52 cards in the order in which they are played."""
LESSON_TRICKS: Final = 7
"""After so many tricks the player may have the rest played out."""


class About(Enum):
    """What a sentence is about, which the panel points at."""

    HAND = "hand"
    PASS = "pass"
    TRICK = "trick"
    HEART = "heart"
    PLATE = "plate"
    """The plate of whoever took the trick."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something that the guide says.

    Attributes:
        name: Tells it from the others.
        when: The kind of moment.
        text: The sentences, with places in braces: {me} {west} {east} and so on are names,
            {card} {best} {played} cards, {suit} a suit.
        holds: It fits the moment.
        about: What the panel points at.
        stops: The table waits until the player has read it.
        once: It is said once only.
        ends: The player may have the rest of the hand played out.
    """

    name: str
    when: When
    text: str
    holds: Callable[[Moment], bool] = lambda moment: True
    about: About = About.TRICK
    stops: bool = False
    once: bool = True
    ends: bool = False
