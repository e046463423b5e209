"""Count the moons of four bots of one kind: tried, come true, threatened and stopped.

Usage: python build/count_moons.py [--bot NAME] [--deals N] [--seed TEXT]

A hand *passes for* a moon, or *plays for* it, when its seat chooses a card for the sake of taking
every point. A moon is *threatened* when one seat holds eight points or more and nobody else any; it
is *stopped* if another seat then takes one.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.bots.answers import any_bot
from game.bots.bot import Bot
from game.bots.facts import MOON_ALARM
from game.bots.thinker import Thinker
from game.rules.cards import Card
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.scoring import moon_shooter
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, Seat


@dataclass(slots=True)
class Tries:
    """Hands that went for a moon, and those of them that took every point."""

    hands: int = 0
    came_true: int = 0

    def add(self, seats: set[Seat], shooter: Seat | None) -> None:
        """Count a deal's hands."""
        self.hands += len(seats)
        self.came_true += shooter in seats

    def __str__(self) -> str:
        return (
            f"{self.hands}, came true {self.came_true} ({self.came_true / max(self.hands, 1):.0%})"
        )


@dataclass(slots=True)
class Moons:
    """What was counted.

    Attributes:
        deals: Deals played.
        shot: Moons.
        passed: Hands that passed for a moon.
        tried: Hands that played a card for a moon.
        threatened: Hands that held eight points alone.
        stopped: Those of them that then didn't get the rest.
    """

    deals: int = 0
    shot: int = 0
    passed: Tries = field(default_factory=Tries)
    tried: Tries = field(default_factory=Tries)
    threatened: int = 0
    stopped: int = 0

    def __str__(self) -> str:
        share = self.stopped / max(self.threatened, 1)
        return (
            f"deals {self.deals}  moons {self.shot} ({self.shot / max(self.deals, 1):.1%})  "
            f"passed for one {self.passed}  played for one {self.tried}  "
            f"threatened {self.threatened}, stopped {self.stopped} ({share:.0%})"
        )


class Watched:
    """A bot, and whether its last choice was made for a moon."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.shooting = False

    def choose(self, view: SeatView) -> tuple[Card, ...]:
        """The bot's own choice."""
        bot = self.bot
        if view.phase is Phase.PASSING:
            if not isinstance(bot, Thinker):
                return bot.choose_pass(view)
            threes = bot.threes(view)
            self.shooting = threes[0].shooting
            return threes[0].cards
        if not isinstance(bot, Thinker):
            return (bot.choose_play(view),)
        line = bot.lines(view)[0]
        self.shooting = line.shooting
        return (line.as_card,)


def count(name: str, number: int, seed: str, moons: Moons) -> None:
    """Play a deal and count."""
    match = Match(f"moons:{seed}", first_deal=number)
    table = [Watched(any_bot(name, f"{seed}:{number}:{seat}")) for seat in SEATS]
    passed, tried, threat = set[Seat](), set[Seat](), set[Seat]()
    match.apply(StartDeal())
    while match.phase is Phase.PASSING:
        chosen = [table[seat].choose(match.view(seat)) for seat in SEATS]
        for seat in SEATS:
            match.apply(PassCards(seat, chosen[seat]))
            if table[seat].shooting:
                passed.add(seat)
    while match.turn is not None:
        turn = match.turn
        cards = table[turn].choose(match.view(turn))
        if table[turn].shooting:
            tried.add(turn)
        match.apply(PlayCard(turn, cards[0]))
        deal = match.deal
        assert deal is not None
        highest = max(deal.points)
        if highest == sum(deal.points) >= MOON_ALARM:
            threat.add(SEATS[deal.points.index(highest)])
    assert match.deal is not None
    shooter = moon_shooter(tuple(match.deal.points))
    moons.deals += 1
    moons.shot += shooter is not None
    moons.passed.add(passed, shooter)
    moons.tried.add(tried, shooter)
    moons.threatened += len(threat)
    moons.stopped += len(threat) - (shooter in threat)


def main() -> int:
    """Count from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    moons = Moons()
    for number in range(1, chosen.deals + 1):
        count(chosen.bot, number, chosen.seed, moons)
        if number % 50 == 0:
            print(f"  {moons}", file=sys.stderr, flush=True)
    print(f"four {chosen.bot}: {moons}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
