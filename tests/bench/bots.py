"""How many whole deals a second the play-out core plays, on one core."""

from __future__ import annotations

import random
import time

from game.bots.rollout import RandomPlayer, suit_masks
from game.rules.house_rules import HouseRules
from game.rules.shuffle import deal_masks

_DEALS = 64


def playout_deals_per_second(seconds: float = 2.0) -> float:
    """Uniformly random play-outs of whole deals a second, over so many seconds."""
    deals = [suit_masks(deal_masks("bench", number)) for number in range(_DEALS)]
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


def main() -> None:
    """Print the figure."""
    print(f"play-outs of whole deals a second: {playout_deals_per_second():,.0f}")


if __name__ == "__main__":
    main()
