"""The measured play-out core: whole deals played to their end by uniformly random legal cards.

No opponent thinks by it; they play deals out by the learned policy, in `playout`. It stays beside
that as the yardstick: `python build/dev.py bench` counts how many deals a second it plays, and
tests compare its results with the match's own. Hands are masks as in `position`. Plain typed
Python, kept fit for compiling.
"""

from __future__ import annotations

import random
import struct
from typing import Final

from game.bots.position import BITS, JACK, QUEEN
from game.rules.house_rules import HouseRules

_HEARTS: Final = 3
_SPADES: Final = 2

_FOLLOWERS: Final = ((4, 8, 12), (), (), (), (8, 12, 0), (), (), (), (12, 0, 4), (), (), (),
                     (0, 4, 8))  # fmt: skip
_WORDS: Final = struct.Struct("<52I")


def suit_masks(hands: tuple[int, ...] | list[int]) -> list[int]:
    """The sixteen suit masks of four 52-bit hands."""
    return [hand >> 13 * suit & 0x1FFF for hand in hands for suit in range(4)]


class RandomPlayer:
    """Plays deals out at random under one set of house rules.

    Each legal card is as likely as another, but for a bias below one in a hundred million.

    Args:
        rules: The house rules.
        chance: Where the random numbers come from.
    """

    def __init__(self, rules: HouseRules, chance: random.Random) -> None:
        self._chance = chance
        self._jack = rules.jack_of_diamonds
        self._queen_breaks = rules.queen_breaks_hearts
        self._points_first = rules.points_on_first_trick

    def play_deal(self, hands: list[int]) -> list[int]:
        """Play a whole deal out.

        Args:
            hands: Sixteen suit masks of thirteen cards a seat; they are emptied.

        Returns:
            Points taken at places 0, 4, 8 and 12, South to East; with the jack of diamonds in
            play, 1 at the place after its taker's.
        """
        words = _WORDS.unpack(self._chance.randbytes(_WORDS.size))
        points = [0] * 16
        leader = 0
        while not hands[leader] & 1:
            leader += 4
        hands[leader] ^= 1
        best = 1
        taker = leader
        broken = False
        trick_points = 0
        for place, seat in enumerate(_FOLLOWERS[leader]):
            suit, card = self._first_reply(hands, seat, words[place])
            hands[seat + suit] ^= card
            if not suit:
                if card > best:
                    best = card
                    taker = seat
            elif suit == _HEARTS:
                trick_points += 1
                broken = True
            elif suit == _SPADES and card == QUEEN:
                trick_points += 13
                broken = broken or self._queen_breaks
            elif self._jack and suit == 1 and card == JACK:
                points[15] = 1
        points[taker] = trick_points
        if points[15]:
            points[15] = 0
            points[taker + 1] = 1
        self._finish(hands, taker, broken, 12, points, words)
        return points

    def _first_reply(self, hands: list[int], seat: int, word: int) -> tuple[int, int]:
        """A card to the first trick, as suit and bit."""
        clubs = BITS[hands[seat]]
        if clubs:
            return 0, clubs[word % len(clubs)]
        spades = hands[seat + 2]
        hearts = hands[seat + 3]
        if not self._points_first:
            if hands[seat + 1] or spades & ~QUEEN:
                spades &= ~QUEEN
                hearts = 0
            elif hearts:
                spades = 0
        choice = [
            (suit, card)
            for suit, mask in ((1, hands[seat + 1]), (2, spades), (3, hearts))
            for card in BITS[mask]
        ]
        return choice[word % len(choice)]

    def _finish(
        self,
        hands: list[int],
        leader: int,
        broken: bool,
        left: int,
        points: list[int],
        words: tuple[int, ...],
    ) -> None:
        """Play all later tricks out; the one loop in which the time goes."""
        bits = BITS
        jack = self._jack
        queen_breaks = self._queen_breaks
        numbers = iter(words)
        taken = points[0] + points[4] + points[8] + points[12]
        while left:
            word = next(numbers)
            count = left
            if not broken:
                count -= len(bits[hands[leader + 3]])
                if not count:
                    count = left
            word %= count
            place = leader
            choice = bits[hands[place]]
            while word >= len(choice):
                word -= len(choice)
                place += 1
                choice = bits[hands[place]]
            suit = place - leader
            best = choice[word]
            hands[place] ^= best
            taker = leader
            trick_points = 0
            if suit == 3:
                trick_points = 1
                broken = True
            elif suit == 2 and best == QUEEN:
                trick_points = 13
                broken = broken or queen_breaks
            jack_here = jack and suit == 1 and best == JACK
            for seat, word in zip(_FOLLOWERS[leader], numbers):  # noqa: B905 - numbers go on
                mask = hands[seat + suit]
                if mask:
                    choice = bits[mask]
                    card = choice[word % len(choice)]
                    hands[seat + suit] = mask ^ card
                    if card > best:
                        best = card
                        taker = seat
                    if suit == 3:
                        trick_points += 1
                    elif suit == 2:
                        if card == QUEEN:
                            trick_points += 13
                            broken = broken or queen_breaks
                    elif jack and suit == 1 and card == JACK:
                        jack_here = True
                else:
                    word %= left
                    place = seat
                    choice = bits[hands[place]]
                    while word >= len(choice):
                        word -= len(choice)
                        place += 1
                        choice = bits[hands[place]]
                    card = choice[word]
                    hands[place] ^= card
                    if place == seat + 3:
                        trick_points += 1
                        broken = True
                    elif card == QUEEN and place == seat + 2:
                        trick_points += 13
                        broken = broken or queen_breaks
                    elif jack and card == JACK and place == seat + 1:
                        jack_here = True
            left -= 1
            if jack_here:
                points[taker + 1] = 1
            if trick_points:
                points[taker] += trick_points
                taken += trick_points
                if taken == 26 and not jack:
                    return
            leader = taker
