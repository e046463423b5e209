"""How many whole random deals a second the match plays, beside OpenSpiel's Hearts."""

from __future__ import annotations

import importlib
import random
import statistics
import time
from typing import Any

from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.events import HandDealt
from game.rules.legality import Phase
from game.rules.match import Match

ROUNDS = 9
SECONDS = 0.5


def match_deals_per_second(seconds: float) -> float:
    """Random deals through the match's own commands, with passing, scoring and events."""
    rng = random.Random(1)
    match = Match("bench")
    deals = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        if match.phase is Phase.OVER:
            match = Match(f"bench {deals}")
        dealt = match.apply(StartDeal())
        if match.phase is Phase.PASSING:
            for event in dealt:
                if isinstance(event, HandDealt):
                    match.apply(PassCards(event.seat, tuple(rng.sample(event.cards, 3))))
        while cards := match.legal_cards():
            match.apply(PlayCard(match.turn, rng.choice(cards)))  # type: ignore[arg-type]
        deals += 1
    return deals / elapsed


def openspiel_deals_per_second(seconds: float) -> float | None:
    """Random deals by OpenSpiel, dealing and passing included; None where it isn't installed."""
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    rng = random.Random(1)
    game = pyspiel.load_game("hearts")
    deals = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        deals += 1
    return deals / elapsed


def main() -> None:
    """Measure both in turn, several times, and print the medians and their ratio."""
    rounds = [
        (match_deals_per_second(SECONDS), openspiel_deals_per_second(SECONDS))
        for _ in range(ROUNDS)
    ]
    ours = statistics.median(mine for mine, _ in rounds)
    print(f"match:     {ours:8.0f} deals/s")
    ratios = [mine / theirs for mine, theirs in rounds if theirs is not None]
    if not ratios:
        print("OpenSpiel: not installed")
        return
    theirs = statistics.median(their for _, their in rounds if their is not None)
    print(f"OpenSpiel: {theirs:8.0f} deals/s")
    print(f"ratio:     {statistics.median(ratios):8.2f} (of medians over {ROUNDS} rounds each)")


if __name__ == "__main__":
    main()
