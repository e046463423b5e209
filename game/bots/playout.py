"""Playing a position to its end by the learned policy: the loop in which all search time goes."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from game.bots.policy import (
    AFTER,
    BIG,
    HIGH_SPADES,
    OTHERS,
    POP,
    RANKS,
    SHOOTING,
    STAGES,
    WARY,
    T,
    around_tables,
)
from game.bots.position import JACK, NOBODY, QUEEN, SEVERAL, Position

_COUNT: Final = (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)
_FEW: Final = (0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3)
_LENGTH: Final = (0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6)
_T0: Final = T[0]
_T1: Final = T[1]
_T2: Final = T[2]
_T3: Final = T[3]
_T4: Final = T[4]
_T5: Final = T[5]
_T6: Final = T[6]
_T7: Final = T[7]
_T8: Final = T[8]
_T9: Final = T[9]
_T10: Final = T[10]
_T11: Final = T[11]
_T12: Final = T[12]
_T13: Final = T[13]
_T14: Final = T[14]
_T15: Final = T[15]


class Playout:
    """Plays positions out; each player chooses by the policy from what it may know.

    Args:
        weights: The policy's tables.
        chance: Random numbers in [0, 1).
        around: What `around_tables` gives, if somebody has it already.
    """

    def __init__(
        self,
        weights: list[float],
        chance: Callable[[], float],
        around: list[list[int]] | None = None,
    ) -> None:
        self.weights: list[float] = weights
        self.chance: Callable[[], float] = chance
        self.around: list[list[int]] = around_tables() if around is None else around

    def finish(
        self, start: Position, suit: int, card: int, shooter: int, wary: bool, points: list[int]
    ) -> int:
        """Play a position to the end of the deal.

        One long loop on purpose: it runs some hundred times for a decision and dozens of rounds
        each time, and a call costs as much here as the few look-ups that it would hold. So nothing
        is called, and state is in local names. What it does, in parts that can be read and tried
        one by one, stands in `policy` (how a card is chosen) and `Position` (how it is played);
        tests hold it to both and to the rules.

        Args:
            start: Where to start; it is left as it is.
            suit: Suit of the card that the seat to play begins with.
            card: That card's bit, 0 to let the policy choose it too.
            shooter: A seat that is out to take every point, or -1.
            wary: The others know of it.
            points: Filled with the points taken, at 0, 4, 8 and 12.

        Returns:
            The seat that took the jack of diamonds if it scores, else -1.
        """
        chance = self.chance
        w = self.weights
        around = self.around
        pop = POP
        hands = start.hands.copy()
        live = start.live.copy()
        void = start.void.copy()
        points[:] = start.points
        seat = start.turn
        count = start.count
        led = start.led
        best = start.best
        taker = start.taker
        trick_points = start.trick_points
        stake = start.stake
        broken = start.broken
        left = start.left
        owner = start.owner
        queen_live = start.queen_live
        queen_breaks = start.queen_breaks
        jack_live = start.jack_live
        jack_here = start.jack_here
        jack_taker = start.jack_taker
        open_first = start.points_first
        taken = points[0] + points[4] + points[8] + points[12]
        stage = STAGES[left]
        # Where the weights begin of the shooter and of the others, until the moon is lost.
        shooting = 0
        aware = 0
        if shooter >= 0 and owner in (NOBODY, shooter):
            shooting = SHOOTING
            if wary:
                aware = WARY
        sums: list[float] = []
        cards: list[int] = []
        ends: list[int] = [0, 0, 0, 0]
        while True:
            if card:
                pass
            elif count and hands[seat + led]:
                suit = led
                held = hands[seat + led]
                card = held
                if held & (held - 1):
                    unseen = live[led] ^ held
                    between = unseen | best
                    if led > 1:
                        kind = led - 1
                        special = QUEEN if led == 2 else 0
                    elif led and jack_live:
                        kind = 3
                        special = JACK
                    else:
                        kind = 0
                        special = 0
                    cards.clear()
                    under = 0
                    before = 0
                    for rank in RANKS[held]:
                        card = 1 << rank
                        if not before or between & (card - before) or special & (card | before):
                            cards.append(rank)
                            if card < best:
                                under += 1
                        before = card
                    number = len(cards)
                    if number == 1:
                        card = 1 << cards[0]
                    else:
                        place = count - 1
                        shift = shooting if seat == shooter else aware
                        if owner == SEVERAL:
                            moon = 1
                        elif owner == NOBODY:
                            moon = 0
                        else:
                            moon = 2 if owner == seat else 4 if owner == taker else 6
                            if points[owner] >= BIG:
                                moon += 1
                        if not queen_live:
                            queen = 0
                        else:
                            spades = hands[seat + 2]
                            queen = 1 if spades & QUEEN else 2 if spades & HIGH_SPADES else 3
                        late = void[led] & AFTER[seat][count]
                        late = _COUNT[late] if late else 0
                        if late > 2:
                            late = 2
                        length = _LENGTH[pop[held]]
                        trick = (kind * 3 + place) * 4 + stake
                        fourth = ((moon * 4 + kind) * 3 + place) * 4 + stake
                        first = trick * 2
                        side = kind * 8 + queen
                        sums.clear()
                        total = 0.0
                        if under:
                            at0 = shift + _T0 + first * 64
                            at1 = shift + _T1 + (side * 4 + stage) * 13
                            at2 = shift + _T2 + fourth * 6
                            at3 = shift + _T3 + ((side * 7 + length) * 3 + late) * 3
                            top = under - 1
                            slot = 1
                            for index in range(under):
                                rank = cards[index]
                                if index == top:
                                    slot = 0
                                total += exp(
                                    w[at0 + around[rank][unseen]]
                                    + w[at1 + rank]
                                    + w[at2 + slot]
                                    + w[at3 + slot]
                                )
                                sums.append(total)
                                slot = 2
                        if under < number:
                            at0 = shift + _T0 + first * 64 + 64
                            at1 = shift + _T1 + ((side + 4) * 4 + stage) * 13
                            at2 = shift + _T2 + fourth * 6 + 3
                            at3 = shift + _T3 + (((side + 4) * 7 + length) * 3 + late) * 3
                            worth = 0.0
                            if under:
                                out = 0
                                if place == 2:
                                    for other in range(4):
                                        mine = hands[seat + other]
                                        if mine and other != led:
                                            rest = live[other] ^ mine
                                            if rest and pop[rest & ((mine & -mine) - 1)] < 2:
                                                out += 1
                                worth = (
                                    w[
                                        shift
                                        + _T4
                                        + ((trick * 4 + queen) * 7 + length) * 4
                                        + _FEW[pop[unseen]]
                                    ]
                                    + w[
                                        shift
                                        + _T5
                                        + (((moon * 3 + place) * 4 + stake) * 4 + out) * 4
                                        + stage
                                    ]
                                )
                            top = number - 1
                            slot = 1
                            for index in range(under, number):
                                rank = cards[index]
                                if index == top:
                                    slot = 0
                                total += exp(
                                    worth
                                    + w[at0 + around[rank][unseen]]
                                    + w[at1 + rank]
                                    + w[at2 + slot]
                                    + w[at3 + slot]
                                )
                                sums.append(total)
                                slot = 2
                        draw = chance() * total
                        index = 0
                        last = number - 1
                        while index < last and draw >= sums[index]:
                            index += 1
                        card = 1 << cards[index]
            elif left == 1:
                suit = 0
                while not hands[seat + suit]:
                    suit += 1
                card = hands[seat + suit]
            else:
                clubs = hands[seat]
                diamonds = hands[seat + 1]
                spades = hands[seat + 2]
                hearts = hands[seat + 3]
                shift = shooting if seat == shooter else aware
                if owner == SEVERAL:
                    moon = 1
                elif owner == NOBODY:
                    moon = 0
                else:
                    moon = 2 if owner == seat else 4 if count and owner == taker else 6
                    if points[owner] >= BIG:
                        moon += 1
                if not queen_live:
                    queen = 0
                else:
                    queen = 1 if spades & QUEEN else 2 if spades & HIGH_SPADES else 3
                if count:
                    if left == 13 and not open_first:
                        # No points on the first trick, if there is anything else.
                        if diamonds or spades & ~QUEEN:
                            spades &= ~QUEEN
                            hearts = 0
                        elif hearts:
                            spades = 0
                elif left == 13 and clubs & 1:
                    clubs = 1
                    diamonds = spades = hearts = 0
                elif not broken and clubs | diamonds | spades:
                    hearts = 0
                others = OTHERS[seat]
                sums.clear()
                cards.clear()
                total = 0.0
                for suit in range(4):
                    held = (
                        clubs
                        if suit == 0
                        else diamonds
                        if suit == 1
                        else spades
                        if suit == 2
                        else hearts
                    )
                    if held:
                        unseen = live[suit] ^ hands[seat + suit]
                        kind = 0
                        own = 0
                        rest = held
                        if suit > 1:
                            kind = suit - 1
                            if suit == 2 and held & QUEEN:
                                own = QUEEN
                                rest = held ^ QUEEN
                        elif suit and jack_live:
                            kind = 3
                            if held & JACK:
                                own = JACK
                                rest = held ^ JACK
                        voids = _COUNT[void[suit] & others]
                        length = _LENGTH[pop[held]]
                        low = pop[unseen & ((held & -held) - 1)]
                        if low > 5:
                            low = 5
                        kq = kind * 4 + queen
                        if count:
                            at0 = shift + _T6 + (kq * 4 + (length if length < 3 else 3)) * 64
                            trick = ((kind * 8 + moon) * 4 + stake) * 3 + count - 1
                            at1 = shift + _T7 + trick * 13
                            at2 = shift + _T8 + ((kq * 7 + length) * 4 + stage) * 3
                            worth = (
                                w[shift + _T9 + ((kq * 4 + stage) * 4 + voids) * 7 + length]
                                + w[shift + _T10 + (kind * 8 + moon) * 6 + low]
                            )
                            if own:
                                rank = 10 if suit == 2 else 9
                                total += exp(
                                    worth
                                    + w[at0 + around[rank][unseen]]
                                    + w[at1 + rank]
                                    + w[at2 + 2]
                                )
                                sums.append(total)
                                cards.append(own)
                            if rest:
                                rank = rest.bit_length() - 1
                                total += exp(
                                    worth + w[at0 + around[rank][unseen]] + w[at1 + rank] + w[at2]
                                )
                                sums.append(total)
                                card = 1 << rank
                                cards.append(card)
                                if not own:
                                    below = unseen & (card - 1)
                                    if below:
                                        lower = rest & ((1 << (below.bit_length() - 1)) - 1)
                                        if lower:
                                            rank = lower.bit_length() - 1
                                            total += exp(
                                                worth
                                                + w[at0 + around[rank][unseen]]
                                                + w[at1 + rank]
                                                + w[at2 + 1]
                                            )
                                            sums.append(total)
                                            cards.append(1 << rank)
                        else:
                            at0 = shift + _T11 + (kq * 4 + voids) * 64
                            at1 = shift + _T12 + ((kind * 8 + moon) * 4 + stage) * 13
                            at2 = shift + _T13 + ((kq * 7 + length) * 4 + stage) * 4
                            size = pop[unseen]
                            worth = (
                                w[shift + _T14 + (kq * 10 + (size if size < 9 else 9)) * 7 + length]
                                + w[shift + _T15 + ((kind * 4 + stage) * 4 + voids) * 6 + low]
                            )
                            if rest:
                                before = rest & -rest
                                rank = before.bit_length() - 1
                                total += exp(
                                    worth + w[at0 + around[rank][unseen]] + w[at1 + rank] + w[at2]
                                )
                                sums.append(total)
                                cards.append(before)
                                rank = rest.bit_length() - 1
                                card = 1 << rank
                                between = unseen & (card - before)
                                if between:
                                    middle = rest & ~(((between & -between) << 1) - 1)
                                    middle &= -middle
                                    if unseen & (card - middle):
                                        lower = middle.bit_length() - 1
                                        total += exp(
                                            worth
                                            + w[at0 + around[lower][unseen]]
                                            + w[at1 + lower]
                                            + w[at2 + 1]
                                        )
                                        sums.append(total)
                                        cards.append(middle)
                                    total += exp(
                                        worth
                                        + w[at0 + around[rank][unseen]]
                                        + w[at1 + rank]
                                        + w[at2 + 2]
                                    )
                                    sums.append(total)
                                    cards.append(card)
                            if own:
                                rank = 10 if suit == 2 else 9
                                total += exp(
                                    worth
                                    + w[at0 + around[rank][unseen]]
                                    + w[at1 + rank]
                                    + w[at2 + 3]
                                )
                                sums.append(total)
                                cards.append(own)
                    ends[suit] = len(cards)
                index = 0
                last = len(cards) - 1
                if last:
                    draw = chance() * total
                    while index < last and draw >= sums[index]:
                        index += 1
                card = cards[index]
                suit = 0
                while index >= ends[suit]:
                    suit += 1
            hands[seat + suit] ^= card
            live[suit] ^= card
            if not count:
                led = suit
                best = card
                taker = seat
            elif suit != led:
                void[led] |= 1 << (seat >> 2)
            elif card > best:
                best = card
                taker = seat
            if suit == 3:
                trick_points += 1
                broken = True
                if not stake:
                    stake = 1
            elif suit == 2:
                if card == QUEEN:
                    trick_points += 13
                    stake = 2
                    queen_live = False
                    if queen_breaks:
                        broken = True
            elif jack_live and suit and card == JACK:
                jack_live = False
                jack_here = True
                if stake != 2:
                    stake = 3
            card = 0
            if count < 3:
                count += 1
                seat = (seat + 4) & 15
                continue
            if trick_points:
                points[taker] += trick_points
                taken += trick_points
                if owner != taker:
                    owner = taker if owner == NOBODY else SEVERAL
                    if owner != shooter:
                        shooting = 0
                        aware = 0
                trick_points = 0
            if jack_here:
                jack_taker = taker
                jack_here = False
            if taken == 26 and not jack_live:
                return jack_taker
            left -= 1
            if not left:
                return jack_taker
            stage = STAGES[left]
            count = 0
            stake = 0
            seat = taker
