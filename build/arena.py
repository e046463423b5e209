"""The arena: bots play the same deals in each other's seats, so that luck cancels."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.bots.answers import any_bot
from game.bots.bot import Bot
from game.bots.heuristic import Plain
from game.bots.legal import is_legal
from game.bots.outside import OutsideBot
from game.rules.cards import Card
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import NEVER_PASS, HouseRules, MoonScoring
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.scoring import moon_shooter
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, Seat

RULES = {
    "classic": HouseRules(),
    "jack": HouseRules(jack_of_diamonds=True),
    "minus26": HouseRules(moon=MoonScoring.SUBTRACT),
    "queenbreaks": HouseRules(queen_breaks_hearts=True),
    "openfirst": HouseRules(points_on_first_trick=True),
    "hold": HouseRules(pass_cycle=NEVER_PASS),
}
SEATINGS = {
    "1v3": tuple(frozenset((seat,)) for seat in SEATS),
    "2v2": (
        frozenset((Seat.SOUTH, Seat.NORTH)),
        frozenset((Seat.WEST, Seat.EAST)),
        frozenset((Seat.SOUTH, Seat.WEST)),
        frozenset((Seat.NORTH, Seat.EAST)),
    ),
}
"""For each mode, the seats of the first bot in each play of a deal."""

TABLE = (
    ("random", "duck", "1v3", "classic"),
    ("greedy", "duck", "1v3", "classic"),
    ("plain", "duck", "1v3", "classic"),
    ("beginner", "duck", "1v3", "classic"),
    ("casual", "duck", "1v3", "classic"),
    ("strong", "duck", "1v3", "classic"),
    ("mc30", "duck", "1v3", "classic"),
    ("expert", "duck", "1v3", "classic"),
    *(("expert", "duck", "1v3", rules) for rules in RULES if rules != "classic"),
    ("casual", "beginner", "1v3", "classic"),
    ("strong", "casual", "1v3", "classic"),
    ("expert", "strong", "1v3", "classic"),
    ("expert", "greedy", "2v2", "classic"),
    ("expert", "mc128", "2v2", "classic"),
    ("expert", "mc300", "2v2", "classic"),
)
"""The pairings of the roster's table: first, second, mode and house rules."""
HEADING = (
    "| bot | against | mode | rules | deals | payoff | error | own points | moons "
    "| ms, median | ms, worst | rollouts |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|"
)

BotMaker = Callable[[str, str], Bot]


@dataclass(slots=True)
class Tally:
    """What came of some deals.

    Attributes:
        payoffs: A deal's mean of the others' scores less the bot's own.
        own: Penalty points of the first bot, by play of a deal.
        moons: Moons of the first bot and of the others.
        times: Seconds of the first bot's decisions in which it had a choice.
        rollouts: Play-outs of those.
        plays: Seats that the first bot held, over all plays.
        faults: Questions to either bot that the plain opponent had to answer.
    """

    payoffs: list[float] = field(default_factory=list)
    own: float = 0.0
    moons: list[int] = field(default_factory=lambda: [0, 0])
    times: list[float] = field(default_factory=list)
    rollouts: list[int] = field(default_factory=list)
    plays: int = 0
    faults: int = 0

    def add(self, other: Tally) -> None:
        """Count another tally's deals too."""
        self.payoffs += other.payoffs
        self.own += other.own
        self.moons = [a + b for a, b in zip(self.moons, other.moons, strict=True)]
        self.times += other.times
        self.rollouts += other.rollouts
        self.plays += other.plays
        self.faults += other.faults


def answer(bot: Bot, view: SeatView) -> tuple[Card, ...]:
    """What a bot says to a question."""
    if view.phase is Phase.PASSING:
        return bot.choose_pass(view)
    return (bot.choose_play(view),)


def play_one(match: Match, bots: list[Bot], watched: frozenset[Seat], tally: Tally) -> None:
    """Play one deal to its end, timing the watched seats."""

    def timed(seat: Seat, view: SeatView) -> tuple[Card, ...]:
        bot = bots[seat]
        start = time.perf_counter()
        try:
            cards = answer(bot, view)
        except Exception:
            cards = ()
        if not is_legal(view, cards):
            tally.faults += 1
            cards = answer(Plain(), view)
        rollouts = getattr(bot, "rollouts", 0)
        if seat in watched and (rollouts or len(match.legal_cards()) > 1):
            tally.times.append(time.perf_counter() - start)
            tally.rollouts.append(rollouts)
        return cards

    match.apply(StartDeal())
    while match.phase is Phase.PASSING:
        chosen = [timed(seat, match.view(seat)) for seat in SEATS]
        for seat in SEATS:
            match.apply(PassCards(seat, chosen[seat]))
    while match.turn is not None:
        turn = match.turn
        match.apply(PlayCard(turn, timed(turn, match.view(turn))[0]))


def play_deal(
    number: int, first: str, second: str, mode: str, rules: HouseRules, seed: str, make: BotMaker
) -> Tally:
    """Play a deal once for each seating of the mode."""
    tally = Tally()
    payoff = 0.0
    for turn, mine in enumerate(SEATINGS[mode]):
        match = Match(f"arena:{seed}", rules, number)
        bots = [
            make(first if seat in mine else second, f"{seed}:{number}:{turn}:{seat}")
            for seat in SEATS
        ]
        play_one(match, bots, mine, tally)
        for bot in bots:
            if isinstance(bot, OutsideBot):
                bot.close()
        deal = match.deal
        assert deal is not None
        score = match.scores[-1]
        ours = sum(score[seat] for seat in mine) / len(mine)
        theirs = sum(score[seat] for seat in SEATS if seat not in mine) / (4 - len(mine))
        payoff += theirs - ours
        tally.own += sum(deal.points[seat] for seat in mine)
        tally.plays += len(mine)
        shooter = moon_shooter(tuple(deal.points))
        if shooter is not None:
            tally.moons[0 if shooter in mine else 1] += 1
    tally.payoffs.append(payoff / len(SEATINGS[mode]))
    return tally


def run(
    first: str,
    second: str,
    deals: int,
    mode: str,
    rules: HouseRules,
    seed: str,
    jobs: int,
    make: BotMaker = any_bot,
) -> Iterator[Tally]:
    """The tallies of the deals, in their order."""
    work = partial(
        play_deal, first=first, second=second, mode=mode, rules=rules, seed=seed, make=make
    )
    numbers = range(1, deals + 1)
    if jobs == 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, numbers, chunksize=2)


def report(tally: Tally) -> str:
    """One line of figures."""
    deals = len(tally.payoffs)
    mean = statistics.fmean(tally.payoffs)
    error = statistics.stdev(tally.payoffs) / sqrt(deals) if deals > 1 else 0.0
    times = sorted(tally.times) or [0.0]
    return (
        f"deals {deals}  payoff {mean:+.2f} (error {error:.2f})  own points "
        f"{tally.own / tally.plays:.2f}  moons {tally.moons[0]} to {tally.moons[1]} "
        f"({100 * tally.moons[0] / tally.plays:.1f} % of its deals)  ms a decision "
        f"{1000 * times[len(times) // 2]:.1f} median, {1000 * times[-1]:.0f} worst  "
        f"rollouts a decision {statistics.fmean(tally.rollouts or [0]):.0f}"
        + (f"  faults {tally.faults}" if tally.faults else "")
    )


def row(first: str, second: str, mode: str, rules: str, tally: Tally) -> str:
    """A pairing's figures as a row of the table."""
    deals = len(tally.payoffs)
    mean = statistics.fmean(tally.payoffs)
    error = statistics.stdev(tally.payoffs) / sqrt(deals) if deals > 1 else 0.0
    times = sorted(tally.times) or [0.0]
    moons = 100 * tally.moons[0] / tally.plays
    return (
        f"| {first} | {second} | {mode} | {rules} | {deals} | {mean:+.2f} | {error:.2f} "
        f"| {tally.own / tally.plays:.2f} | {moons:.1f} % | {1000 * times[len(times) // 2]:.0f} "
        f"| {1000 * times[-1]:.0f} | {statistics.fmean(tally.rollouts or [0]):.0f} |"
    )


def measure(
    first: str, second: str, mode: str, rules: str, chosen: argparse.Namespace, make: BotMaker
) -> Tally:
    """Play a pairing's deals, telling now and then how it stands."""
    whole = Tally()
    tallies = run(first, second, chosen.deals, mode, RULES[rules], chosen.seed, chosen.jobs, make)
    for tally in tallies:
        whole.add(tally)
        if len(whole.payoffs) % 50 == 0 and len(whole.payoffs) < chosen.deals:
            print(f"  {report(whole)}", file=sys.stderr, flush=True)
    return whole


def main(arguments: list[str] | None = None) -> int:
    """Run the arena from the command line."""
    parser = argparse.ArgumentParser(prog="arena", description=__doc__)
    parser.add_argument("--bots", default="expert,duck", help="two names, the first is measured")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--mode", choices=sorted(SEATINGS), default="1v3")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rules", choices=sorted(RULES), default="classic")
    parser.add_argument("--table", action="store_true", help="the roster's pairings, in Markdown")
    parser.add_argument("--kernel", help="weights to try, played out by the compiled kernel")
    chosen = parser.parse_args(arguments)
    make: BotMaker = any_bot
    if chosen.kernel:
        from training.quick import quick_bot

        make = partial(quick_bot, chosen.kernel)
    if chosen.table:
        print(HEADING)
        for first, second, mode, rules in TABLE:
            tally = measure(first, second, mode, rules, chosen, make)
            print(row(first, second, mode, rules, tally), flush=True)
        return 0
    first, second = chosen.bots.split(",")
    tally = measure(first, second, chosen.mode, chosen.rules, chosen, make)
    print(f"{first} against {second}, {chosen.mode}, {chosen.rules}: {report(tally)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
