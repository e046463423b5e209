"""The learned policy: how likely a player who sees only its own cards is to play each of them.

A card's score is the sum of a few table entries, each found by facts about the card, its suit and
the trick; the chance of a card is proportional to the exponential of its score. This module owns
the tables' layout and works the scores out one by one; `playout` does the same in its inner loop.
"""

from __future__ import annotations

from typing import Final

from game.bots.position import JACK, NOBODY, QUEEN, SEVERAL, Position
from game.rules.cards import by_mask

HIGH_SPADES: Final = QUEEN << 1 | QUEEN << 2
BIG: Final = 8
"""Points in one hand from which a moon looms."""
STAGES: Final = (3, 3, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0)
"""Quarter of the deal by tricks left."""
RANKS: Final[tuple[tuple[int, ...], ...]] = by_mask(range(13))
POP: Final[tuple[int, ...]] = tuple(map(len, RANKS))
OTHERS: Final = (14, 0, 0, 0, 13, 0, 0, 0, 11, 0, 0, 0, 7)
"""By seat, the bits of the three others, as in `Position.void`."""
_NONE: Final = (0, 0, 0, 0)
AFTER: Final = (
    *((14, 12, 8, 0), _NONE, _NONE, _NONE),
    *((13, 9, 1, 0), _NONE, _NONE, _NONE),
    *((11, 3, 2, 0), _NONE, _NONE, _NONE),
    (7, 6, 4, 0),
)
"""By seat and cards in the trick, the bits of those who play after it."""

# Where the tables lie. When following: by trick and unseen cards around, by rank, by moon and
# place among one's own, by length; then two of what taking rather than ducking is worth. The same
# for throwing away and for leading, with two of what the suit is worth.
_SIZES: Final = (
    *(6144, 1664, 2304, 2016, 5376, 1536),
    *(4096, 4992, 1344, 1792, 192),
    *(4096, 1664, 1792, 1120, 384),
)
T: Final[tuple[int, ...]] = tuple(sum(_SIZES[:at]) for at in range(len(_SIZES)))
SET: Final = sum(_SIZES)
"""Weights of a player who plays for few points. Two sets follow: for one who shoots the moon, and
for one who knows that somebody does."""
SHOOTING: Final = SET
WARY: Final = 2 * SET
"""Where those two sets begin."""
WEIGHTS: Final = 3 * SET


def around_tables() -> list[list[int]]:
    """By rank and unseen cards of the suit: 8 times those above, plus those below, each up to 7."""
    few = [min(count, 7) for count in POP]
    return [
        [8 * few[unseen >> rank + 1] + few[unseen & (1 << rank) - 1] for unseen in range(8192)]
        for rank in range(13)
    ]


def follow_cards(held: int, between: int, special: int) -> list[int]:
    """Ranks to choose from when following, one of each set of equals, lowest first.

    Args:
        held: The cards of the suit.
        between: Cards that part those above from those below.
        special: A card that equals no other.
    """
    ranks: list[int] = []
    before = 0
    for rank in RANKS[held]:
        card = 1 << rank
        if not before or between & (card - before) or special & (card | before):
            ranks.append(rank)
        before = card
    return ranks


def discard_cards(held: int, unseen: int, special: int) -> list[tuple[int, int]]:
    """Ranks worth throwing away, each with its slot: 0 highest, 1 next, 2 special."""
    own = held & special
    rest = held ^ own
    chosen: list[tuple[int, int]] = []
    if own:
        chosen.append((own.bit_length() - 1, 2))
    if rest:
        high = rest.bit_length() - 1
        chosen.append((high, 0))
        if not own:
            below = unseen & ((1 << high) - 1)
            if below:
                lower = rest & ((1 << (below.bit_length() - 1)) - 1)
                if lower:
                    chosen.append((lower.bit_length() - 1, 1))
    return chosen


def lead_cards(held: int, unseen: int, special: int) -> list[tuple[int, int]]:
    """Ranks worth leading, each with its slot: 0 lowest, 1 next, 2 highest, 3 special."""
    own = held & special
    rest = held ^ own
    chosen: list[tuple[int, int]] = []
    if rest:
        low = rest & -rest
        chosen.append((low.bit_length() - 1, 0))
        high = rest.bit_length() - 1
        between = unseen & ((1 << high) - low)
        if between:
            middle = rest & ~(((between & -between) << 1) - 1)
            middle &= -middle
            if unseen & ((1 << high) - middle):
                chosen.append((middle.bit_length() - 1, 1))
            chosen.append((high, 2))
    if own:
        chosen.append((own.bit_length() - 1, 3))
    return chosen


def suit_kind(suit: int, jack_live: bool) -> int:
    """0 a plain suit, 1 spades, 2 hearts, 3 diamonds while their jack scores and is held."""
    return suit - 1 if suit > 1 else 3 if suit and jack_live else 0


def queen_state(spades: int, queen_live: bool) -> int:
    """The queen of spades: 0 gone, 1 mine, 2 out while I hold a higher spade, 3 out."""
    if not queen_live:
        return 0
    return 1 if spades & QUEEN else 2 if spades & HIGH_SPADES else 3


def moon_state(position: Position) -> int:
    """Whose the points are, for the seat to play.

    Returns:
        0 nobody's, 1 several players'; or all are mine (2), those of the player taking the trick
        (4) or another's (6), and one more from eight points on.
    """
    owner = position.owner
    if owner == NOBODY:
        return 0
    if owner == SEVERAL:
        return 1
    if owner == position.turn:
        moon = 2
    else:
        moon = 4 if position.count and owner == position.taker else 6
    return moon + 1 if position.points[owner] >= BIG else moon


def places(position: Position, first: int = 0) -> list[tuple[int, int, list[int]]]:
    """The cards that the policy chooses from: suit, bit, and the places of their weights.

    Args:
        position: A position; of the other hands only what is unseen together is used.
        first: Where the set of weights begins that the seat to play goes by.
    """
    if position.count and position.hands[position.turn + position.led]:
        found = _following(position)
    else:
        found = _choosing(position)
    return [(suit, card, [first + at for at in where]) for suit, card, where in found]


def _following(position: Position) -> list[tuple[int, int, list[int]]]:
    seat = position.turn
    led = position.led
    held = position.hands[seat + led]
    unseen = position.live[led] ^ held
    kind = suit_kind(led, position.jack_live)
    special = QUEEN if kind == 1 else JACK if kind == 3 else 0
    queen = queen_state(position.hands[seat + 2], position.queen_live)
    moon = moon_state(position)
    place = position.count - 1
    stake = position.stake
    stage = STAGES[position.left]
    late = min(POP[position.void[led] & AFTER[seat][position.count]], 2)
    ranks = follow_cards(held, unseen | position.best, special)
    under = sum(1 << rank < position.best for rank in ranks)
    length = min(POP[held], 7) - 1
    both = 0 < under < len(ranks)
    ways_out = exits(position) if both and place == 2 else 0
    result: list[tuple[int, int, list[int]]] = []
    for at, rank in enumerate(ranks):
        over = int(at >= under)
        around = 8 * min(POP[unseen >> rank + 1], 7) + min(POP[unseen & (1 << rank) - 1], 7)
        top = len(ranks) - 1 if over else under - 1
        bottom = under if over else 0
        slot = 0 if at == top else 1 if at == bottom else 2
        trick = (kind * 3 + place) * 4 + stake
        side = (kind * 2 + over) * 4 + queen
        where = [
            T[0] + (trick * 2 + over) * 64 + around,
            T[1] + (side * 4 + stage) * 13 + rank,
            T[2] + ((((moon * 4 + kind) * 3 + place) * 4 + stake) * 2 + over) * 3 + slot,
            T[3] + ((side * 7 + length) * 3 + late) * 3 + slot,
        ]
        if both and over:
            where += [
                T[4] + ((trick * 4 + queen) * 7 + length) * 4 + min(POP[unseen] >> 1, 3),
                T[5] + (((moon * 3 + place) * 4 + stake) * 4 + ways_out) * 4 + stage,
            ]
        result.append((led, 1 << rank, where))
    return result


def exits(position: Position) -> int:
    """Other suits whose lowest card, if led, would likely be taken by somebody else."""
    seat = position.turn
    count = 0
    for suit in range(4):
        held = position.hands[seat + suit]
        if held and suit != position.led:
            unseen = position.live[suit] ^ held
            if unseen and POP[unseen & ((held & -held) - 1)] < 2:
                count += 1
    return count


def _choosing(position: Position) -> list[tuple[int, int, list[int]]]:
    seat = position.turn
    queen = queen_state(position.hands[seat + 2], position.queen_live)
    moon = moon_state(position)
    stage = STAGES[position.left]
    result: list[tuple[int, int, list[int]]] = []
    for suit, held in enumerate(position.legal()):
        if not held:
            continue
        unseen = position.live[suit] ^ position.hands[seat + suit]
        kind = suit_kind(suit, position.jack_live)
        special = QUEEN if kind == 1 else JACK if kind == 3 else 0
        voids = POP[position.void[suit] & OTHERS[seat]]
        length = min(POP[held], 7) - 1
        low = min(POP[unseen & ((held & -held) - 1)], 5)
        kq = kind * 4 + queen
        if position.count:
            for rank, slot in discard_cards(held, unseen, special):
                around = 8 * min(POP[unseen >> rank + 1], 7) + min(POP[unseen & (1 << rank) - 1], 7)
                trick = ((kind * 8 + moon) * 4 + position.stake) * 3 + position.count - 1
                where = [
                    T[6] + (kq * 4 + min(length, 3)) * 64 + around,
                    T[7] + trick * 13 + rank,
                    T[8] + ((kq * 7 + length) * 4 + stage) * 3 + slot,
                    T[9] + ((kq * 4 + stage) * 4 + voids) * 7 + length,
                    T[10] + (kind * 8 + moon) * 6 + low,
                ]
                result.append((suit, 1 << rank, where))
        else:
            for rank, slot in lead_cards(held, unseen, special):
                around = 8 * min(POP[unseen >> rank + 1], 7) + min(POP[unseen & (1 << rank) - 1], 7)
                where = [
                    T[11] + (kq * 4 + voids) * 64 + around,
                    T[12] + ((kind * 8 + moon) * 4 + stage) * 13 + rank,
                    T[13] + ((kq * 7 + length) * 4 + stage) * 4 + slot,
                    T[14] + (kq * 10 + min(POP[unseen], 9)) * 7 + length,
                    T[15] + ((kind * 4 + stage) * 4 + voids) * 6 + low,
                ]
                result.append((suit, 1 << rank, where))
    return result
