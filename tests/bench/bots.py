"""How many whole deals a second the play-out core plays, on one core."""

from __future__ import annotations

import random
import time

from game.bots.rollout import RandomPlayer, suit_masks
from game.rules.cards import mask_of
from game.rules.house_rules import HouseRules
from game.rules.shuffle import shuffled_deck

_DEALS = 64


def playout_deals_per_second(seconds: float = 2.0) -> float:
    """Uniformly random play-outs of whole deals a second, over so many seconds."""
    deals = [_dealt(number) for number in range(_DEALS)]
    player = RandomPlayer(HouseRules(), random.Random(1))
    count = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for hands in deals:
            player.play_deal(hands.copy())
        count += _DEALS
        spent = time.perf_counter() - start
    return count / spent


def _dealt(number: int) -> list[int]:
    deck = shuffled_deck("bench", number)
    return suit_masks([mask_of(deck[at : at + 13]) for at in range(0, 52, 13)])


def main() -> None:
    """Print the figure."""
    print(f"play-outs of whole deals a second: {playout_deals_per_second():,.0f}")


if __name__ == "__main__":
    main()
