"""Ask every bot of the roster for many decisions under every option: all legal, none raising.

Usage: python build/check_bots.py [--decisions N] [--blind N] [--bots NAME,NAME] [--seed N]

Each bot plays all four seats; what it is asked about is whatever its own play leads to. With
`--blind` it is asked in so many positions what it would do, and again in twenty deals each that
differ only in what its seat can't see: it must do the same.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from arena import RULES, answer
from game.bots.bot import ROSTER, Bot, make_bot
from game.bots.legal import is_legal
from game.bots.thinker import Thinker
from game.rules.cards import DECK
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seats import SEATS
from tests.positions import start_deal
from tests.redeals import dealt_otherwise, known_cards
from tests.walks import random_command

REDEALS = 20
UNFINISHED = 50
"""A deal is not over after fewer decisions, even without a pass."""
ALL_WORLDS = 10_000
"""More than any bot looks at."""


def check(name: str, rules: HouseRules, decisions: int, seed: str) -> tuple[int, float]:
    """Ask one bot.

    Returns:
        How many decisions it took, and the seconds of the slowest.

    Raises:
        AssertionError: An answer was not legal. What the bot raises comes through, too.
    """
    asked = 0
    worst = 0.0
    for number in count(1):
        match = Match(f"check:{seed}", rules, number)
        bots = [make_bot(name, f"{seed}:{number}:{seat}") for seat in SEATS]
        match.apply(StartDeal())
        while match.phase in (Phase.PASSING, Phase.PLAYING):
            seats = SEATS if match.phase is Phase.PASSING else (match.turn,)
            for seat in seats:
                assert seat is not None
                view = match.view(seat)
                start = time.perf_counter()
                cards = answer(bots[seat], view)
                worst = max(worst, time.perf_counter() - start)
                asked += 1
                assert is_legal(view, cards), f"{name}: {cards} to {view}"
                if view.phase is Phase.PASSING:
                    match.apply(PassCards(seat, cards))
                else:
                    match.apply(PlayCard(seat, cards[0]))
        if asked >= decisions:
            break
    return asked, worst


def unhurried(name: str, seed: str) -> Bot:
    """A bot that looks at no clock, so that it answers alike however busy the machine is."""
    bot = make_bot(name, seed)
    return bot.eased(ALL_WORLDS) if isinstance(bot, Thinker) else bot


def check_blind(name: str, positions: int, redeals: int, seed: str) -> tuple[int, float]:
    """Ask one bot in positions that its seat cannot tell apart.

    Returns:
        How many such positions were compared with a first one, and the seconds that it all took.

    Raises:
        AssertionError: It moved otherwise because of something that it can't see.
    """
    rng = random.Random(f"{seed}:{name}")
    compared, began = 0, time.perf_counter()
    for number in range(positions):
        deck = tuple(rng.sample(DECK, 52))
        match = Match("one", rng.choice(list(RULES.values())))
        events = start_deal(match, deck)
        for _ in range(rng.randrange(UNFINISHED)):
            command = random_command(match, rng)
            assert command is not None
            events += match.apply(command)
        seat = match.view(None).waiting[0] if match.turn is None else match.turn
        mind = f"{seed}:{number}"
        said = answer(unhurried(name, mind), match.view(seat))
        for _ in range(redeals):
            again = dealt_otherwise(match, deck, known_cards(events, seat), rng)
            if again is None:
                continue
            other = answer(unhurried(name, mind), again[0].view(seat))
            assert other == said, f"{name} sees hidden cards: {said} but {other} in {match.log}"
            compared += 1
    return compared, time.perf_counter() - began


def main() -> int:
    """Check the roster."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=100_000, help="of each bot, all options")
    parser.add_argument("--blind", type=int, default=0, help="positions to deal again, instead")
    parser.add_argument("--bots", default=",".join(ROSTER))
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    for name in chosen.bots.split(","):
        if chosen.blind:
            compared, spent = check_blind(name, chosen.blind, REDEALS, chosen.seed)
            print(f"{name}: {compared} times the same move, {spent:.0f} s", flush=True)
            continue
        total, worst = 0, 0.0
        for rules in RULES.values():
            asked, slowest = check(name, rules, chosen.decisions // len(RULES), chosen.seed)
            total, worst = total + asked, max(worst, slowest)
        print(
            f"{name}: {total} decisions, all legal, {1000 * worst:.0f} ms the slowest", flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
