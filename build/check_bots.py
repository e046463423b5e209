"""Ask every bot of the roster for many decisions under every option: all legal, none raising.

Usage: python build/check_bots.py [--decisions N] [--bots NAME,NAME] [--seed N]

Each bot plays all four seats; what it is asked about is whatever its own play leads to.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from arena import RULES, answer
from game.bots.bot import ROSTER, make_bot
from game.bots.legal import is_legal
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seats import SEATS


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


def main() -> int:
    """Check the roster."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=100_000, help="of each bot, all options")
    parser.add_argument("--bots", default=",".join(ROSTER))
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    for name in chosen.bots.split(","):
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
