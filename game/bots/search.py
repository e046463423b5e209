"""Choosing by play-outs: every candidate is played out in the same sampled deals.

Candidates that fall clearly behind are dropped on the way, and the search ends when one is left.
For a counted number of worlds the choice depends on the question and the seed alone; the time limit
is a guard that should never matter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, Protocol

from game.bots.inference import Worlds, knowledge, known_position
from game.bots.policy import follow_cards
from game.bots.position import JACK, NOBODY, QUEEN, Position
from game.bots.stopwatch import stopwatch
from game.bots.worth import Worth
from game.rules.cards import DECK, Card
from game.rules.scoring import MOON_POINTS
from game.rules.seat_view import SeatView

CHECK_EVERY: Final = 16
"""Worlds between two looks at who has fallen behind."""
_BEHIND: Final = 2.6
"""Standard errors of a difference that count as clear."""
_MOON_HOPE: Final = 0.3
"""Share of worlds in which a moon must succeed for its line to be looked at further."""


class Finisher(Protocol):
    """Plays positions out; see `Playout.finish`."""

    def finish(
        self, start: Position, suit: int, card: int, shooter: int, wary: bool, points: list[int]
    ) -> int:
        """Play to the end of the deal."""
        ...


@dataclass(slots=True)
class Line:
    """A candidate and what became of it.

    Attributes:
        suit: Its suit.
        card: Its bit.
        shooting: It is the start of an attempt to take every point.
        count: Worlds in which it was played out.
        total: Sum of what they were worth.
        squares: Sum of the squares.
        moons: Worlds in which its player took every point.
    """

    suit: int
    card: int
    shooting: bool = False
    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    moons: int = 0

    @property
    def mean(self) -> float:
        """Mean worth, in points."""
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Variance of the mean."""
        if self.count < 2:
            return 1e9
        return max(self.squares / self.count - self.mean**2, 0.25) / (self.count - 1)

    @property
    def error(self) -> float:
        """Standard error of the mean."""
        return sqrt(self.variance)

    @property
    def as_card(self) -> Card:
        """The card as the rules know it."""
        return DECK[13 * self.suit + self.card.bit_length() - 1]

    def add(self, value: float, moon: bool) -> None:
        """Count one more world."""
        self.count += 1
        self.total += value
        self.squares += value * value
        self.moons += moon


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think.

    Attributes:
        worlds: Deals to play each candidate out in.
        shooting: Look at lines that shoot the moon.
        moon_share: Share of worlds in which such a line must succeed to be chosen.
        wary: Share of worlds in which the others know of it and play to stop it.
        seconds: Guard against a machine that is too slow.
    """

    worlds: int = 200
    shooting: bool = True
    moon_share: float = 0.6
    wary: float = 0.5
    seconds: float = 0.3


def candidates(position: Position) -> list[Line]:
    """The legal cards of the seat to play, one of each set of equals."""
    lines: list[Line] = []
    seat = position.turn
    for suit, held in enumerate(position.legal()):
        if not held:
            continue
        between = position.live[suit] ^ position.hands[seat + suit]
        if position.count and suit == position.led:
            between |= position.best
        special = QUEEN if suit == 2 else JACK if suit == 1 and position.jack_live else 0
        lines += [Line(suit, 1 << rank) for rank in follow_cards(held, between, special)]
    return lines


def search(
    view: SeatView,
    finisher: Finisher,
    worth: Worth,
    effort: Effort,
    chance: Random,
    clock: Callable[[], float] | None = None,
) -> list[Line]:
    """Play every candidate out.

    Args:
        view: The question.
        finisher: Plays positions out.
        worth: What an end is worth.
        effort: How many worlds, and how long at most.
        chance: Draws the worlds.
        clock: Seconds, for the guard; a stopwatch of its own if not given.

    Returns:
        The lines, best first. Those that fell behind come last, with what is known of them.
    """
    clock = clock or stopwatch()
    started = clock()
    base = known_position(view)
    lines = candidates(base)
    if len(lines) == 1:
        return lines
    if effort.shooting and base.owner in (NOBODY, base.turn):
        lines += [Line(line.suit, line.card, True) for line in lines]
    worlds = Worlds(knowledge(view))
    racing = lines.copy()
    done = 0
    while done < effort.worlds and len(racing) > 1 and clock() - started < effort.seconds:
        play_world(base, worlds, racing, finisher, worth, chance, effort.wary)
        done += 1
        if done % CHECK_EVERY == 0:
            racing = still_in(racing, effort.moon_share)
    # A shooting line that is no good moon says nothing about its card played otherwise.
    good = [line for line in lines if not line.shooting or _shoots(line, effort.moon_share)]
    return sorted(good, key=lambda line: (line.count, line.mean), reverse=True)


def play_world(
    base: Position,
    worlds: Worlds,
    racing: list[Line],
    finisher: Finisher,
    worth: Worth,
    chance: Random,
    wary: float,
) -> None:
    """Play all lines out in one more deal.

    Args:
        base: The position as its seat sees it; the other hands are filled.
        worlds: Draws the deal.
        racing: The lines; each counts one more world.
        finisher: Plays positions out.
        worth: What an end is worth.
        chance: Draws the deal.
        wary: How likely the others are to know of a line that shoots the moon.
    """
    seat = base.turn
    worlds.draw(chance, base.hands)
    known = chance.random() < wary
    points = [0] * 16
    for line in racing:
        shooter = seat if line.shooting else -1
        jack = finisher.finish(base, line.suit, line.card, shooter, known, points)
        line.add(worth.of(points, jack, seat), points[seat] == MOON_POINTS)


def still_in(racing: list[Line], moon_share: float) -> list[Line]:
    """The lines that are not clearly behind the best that could be chosen as things stand."""
    fair = [line for line in racing if not line.shooting or _shoots(line, moon_share)]
    best = max(fair or racing, key=lambda line: line.mean)
    return [
        line
        for line in racing
        if line is best
        or (
            line.mean + _BEHIND * sqrt(line.variance + best.variance) > best.mean
            and (not line.shooting or _shoots(line, min(_MOON_HOPE, moon_share)))
        )
    ]


def _shoots(line: Line, share: float) -> bool:
    """The line takes every point in at least this share of its worlds."""
    return line.moons >= share * max(line.count, 1)
