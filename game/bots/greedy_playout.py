"""Play-outs by greedy rules with a share of random cards: the search's rival for measuring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.position import BITS, DIAMONDS, HEARTS, QUEEN, SPADES, Position
from game.rules.scoring import MOON_POINTS

_RANDOM_SHARE: Final = 0.1
_LOW_SPADES: Final = QUEEN - 1


class GreedyPlayout:
    """Plays positions out as a ducking player would; see `Playout`, whose place it can take.

    Args:
        chance: Random numbers in [0, 1).
        random_share: Share of the cards played at random.
    """

    def __init__(self, chance: Callable[[], float], random_share: float = _RANDOM_SHARE) -> None:
        self.chance: Callable[[], float] = chance
        self.random_share: float = random_share

    def finish(
        self, start: Position, suit: int, card: int, shooter: int, wary: bool, points: list[int]
    ) -> int:
        """Play to the end of the deal; nobody shoots the moon on purpose."""
        position = start.copy()
        if card:
            position.play(suit, card)
        while position.left:
            if (
                not position.count
                and not position.jack_live
                and sum(position.points) == MOON_POINTS
            ):
                break
            masks = position.legal()
            if self.chance() < self.random_share:
                suit, card = self._any(masks)
            else:
                suit, card = greedy_card(position, masks)
            position.play(suit, card)
        points[:] = position.points
        return position.jack_taker

    def _any(self, masks: list[int]) -> tuple[int, int]:
        cards = [(suit, card) for suit, mask in enumerate(masks) for card in BITS[mask]]
        return cards[int(self.chance() * len(cards))]


def greedy_card(position: Position, masks: list[int]) -> tuple[int, int]:
    """What a ducking player plays: suit and bit.

    Args:
        position: The position.
        masks: What is legal in it, by suit.
    """
    if not position.count:
        return _lead(position, masks)
    held = masks[position.led]
    if held and position.hands[position.turn + position.led]:
        return position.led, _follow(position, held)
    if masks[SPADES] & QUEEN:
        return SPADES, QUEEN
    if position.queen_live and masks[SPADES] > _LOW_SPADES:
        return SPADES, _top(masks[SPADES])
    if masks[HEARTS]:
        return HEARTS, _top(masks[HEARTS])
    suit = max(range(DIAMONDS + 2), key=lambda suit: (masks[suit].bit_length(), -suit))
    return suit, _top(masks[suit])


def _lead(position: Position, masks: list[int]) -> tuple[int, int]:
    clubs, diamonds, spades, hearts = masks
    if position.hands[position.turn + SPADES] & QUEEN:
        low = spades & _LOW_SPADES
        if clubs | diamonds | low | hearts:
            spades = low
    elif position.queen_live and spades & _LOW_SPADES:
        return SPADES, _top(spades & _LOW_SPADES)
    best_suit = -1
    best = 1 << 13
    for suit, mask in enumerate((clubs, diamonds, spades, hearts)):
        if mask and mask & -mask < best:
            best_suit, best = suit, mask & -mask
    return best_suit, best


def _follow(position: Position, held: int) -> int:
    spades = position.led == SPADES
    if spades and held & QUEEN and position.best > QUEEN:
        return QUEEN
    under = held & (position.best - 1)
    last = position.count == 3
    if under and not (last and not position.stake):
        return _top(under)
    if spades and held & ~QUEEN:
        held &= ~QUEEN
    return _top(held) if last else held & -held


def _top(mask: int) -> int:
    return 1 << (mask.bit_length() - 1)
