"""What a seat can infer: who may hold what, and deals drawn evenly from all that are consistent.

The deals are counted, not guessed at: for each suit every way to split its unseen cards over the
three other hands is weighed by the number of deals it stands for, and suits are joined by a small
table over the places left in two of the hands (the third follows). A deal is then drawn by walking
that table, so each consistent deal is as likely as any other.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import factorial

from game.bots.facts import own_seat, shown_voids, unseen_mask
from game.bots.position import JACK, NOBODY, QUEEN, SEVERAL, Position
from game.rules.cards import QUEEN_OF_SPADES, Suit, cards_of, mask_of
from game.rules.legality import Phase, breaks_hearts
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, PassDirection, Seat

_SUITS = range(4)
_FACTORIAL = tuple(map(factorial, range(14)))


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What is known of the three other hands.

    Attributes:
        seats: The three other seats.
        sizes: Their numbers of cards.
        fixed: Mask of the cards that each is known to hold.
        voids: Suits that each is known to be out of.
        unseen: Mask of the cards in the three hands together.
    """

    seats: tuple[Seat, ...]
    sizes: tuple[int, ...]
    fixed: tuple[int, ...]
    voids: tuple[frozenset[int], ...]
    unseen: int


def knowledge(view: SeatView) -> Knowledge:
    """Everything that follows for sure from a view."""
    seat = own_seat(view)
    seats = tuple(other for other in SEATS if other is not seat)
    unseen = unseen_mask(view)
    voids = _sure_voids(view)
    fixed = [0, 0, 0]
    if view.passed is not None and view.direction is not PassDirection.HOLD:
        receiver = view.direction.receiver(seat)
        if receiver in seats and view.phase is Phase.PLAYING:
            fixed[seats.index(receiver)] = mask_of(view.passed) & unseen
    if view.phase is Phase.PLAYING:
        sizes = tuple(view.hand_size(other) for other in seats)
    else:
        sizes = (13, 13, 13)
    return Knowledge(seats, sizes, tuple(fixed), tuple(voids[s] for s in seats), unseen)


def _sure_voids(view: SeatView) -> tuple[frozenset[int], ...]:
    """Suits shown to be out, by not following or by leading hearts that were not broken."""
    voids = list(shown_voids(view))
    broken = False
    for trick in (*view.tricks, view.trick):
        if trick.led is Suit.HEARTS and not broken:
            voids[trick.leader] |= {0, 1, 2}
        for card in trick.cards:
            broken = broken or breaks_hearts(card, view.rules)
    return tuple(voids)


class Worlds:
    """Draws deals of the unseen cards that agree with what is known.

    If nothing agrees, which a correct view never brings about, facts are dropped until something
    does: first the voids, then the known cards.

    Args:
        known: What is known.
    """

    def __init__(self, known: Knowledge) -> None:
        self._seats = [4 * seat for seat in known.seats]
        no_voids = (frozenset[int](),) * 3
        for fixed, voids in (
            (known.fixed, known.voids),
            (known.fixed, no_voids),
            ((0, 0, 0), no_voids),
        ):
            if self._count(known, fixed, voids):
                return
        raise ValueError("the hands' sizes don't add up to the unseen cards")

    @property
    def deals(self) -> int:
        """How many deals agree with what is known."""
        return self._deals

    def _count(
        self, known: Knowledge, fixed: tuple[int, ...], voids: tuple[frozenset[int], ...]
    ) -> bool:
        """Fill the table; False if no deal agrees."""
        loose = known.unseen & ~(fixed[0] | fixed[1] | fixed[2])
        self._fixed = [[mask >> 13 * suit & 0x1FFF for suit in _SUITS] for mask in fixed]
        self._cards = [
            [1 << card.rank for card in cards_of(loose & (0x1FFF << 13 * suit))] for suit in _SUITS
        ]
        room = [size - mask.bit_count() for size, mask in zip(known.sizes, fixed, strict=True)]
        self._room = (room[0], room[1])
        # For each suit, from places left in the first two hands, the ways to go on from there.
        self._ways: list[dict[tuple[int, int], list[tuple[int, int, int]]]] = []
        self._deals = 0
        if min(room) < 0 or sum(room) != loose.bit_count():
            return False
        ahead: dict[tuple[int, int], int] = {(0, 0): 1}
        counts = [len(cards) for cards in self._cards]
        for suit in reversed(_SUITS):
            splits = _splits(counts[suit], [suit in void for void in voids])
            ways: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
            for (first, second), number in ahead.items():
                for x, y, weight in splits:
                    a, b = first + x, second + y
                    if a <= room[0] and b <= room[1]:
                        ways.setdefault((a, b), []).append((number * weight, x, y))
            self._ways.insert(0, ways)
            ahead = {place: sum(way[0] for way in found) for place, found in ways.items()}
        self._deals = ahead.get(self._room, 0)
        return self._deals > 0

    def draw(self, chance: random.Random, hands: list[int]) -> None:
        """Fill the three other hands.

        Args:
            chance: Where the random numbers come from.
            hands: Sixteen suit masks; the own seat's four are left as they are.
        """
        first, second = self._room
        one, two, three = self._seats
        for suit in _SUITS:
            ways = self._ways[suit][first, second]
            if len(ways) > 1:
                number = chance.random() * sum([way[0] for way in ways])
                for way in ways:
                    number -= way[0]
                    if number < 0:
                        break
            else:
                way = ways[0]
            _, x, y = way
            cards = self._cards[suit]
            chance.shuffle(cards)
            hands[one + suit] = sum(cards[:x]) | self._fixed[0][suit]
            hands[two + suit] = sum(cards[x : x + y]) | self._fixed[1][suit]
            hands[three + suit] = sum(cards[x + y :]) | self._fixed[2][suit]
            first -= x
            second -= y


def _splits(count: int, void: list[bool]) -> list[tuple[int, int, int]]:
    """Ways to split a suit's cards over three hands: first's, second's, number of deals."""
    found = []
    for x in range(0 if void[0] else count, -1, -1):
        for y in range(0 if void[1] else count - x, -1, -1):
            z = count - x - y
            if z and void[2]:
                continue
            ways = _FACTORIAL[count] // (_FACTORIAL[x] * _FACTORIAL[y] * _FACTORIAL[z])
            found.append((x, y, ways))
    return found


def known_position(view: SeatView) -> Position:
    """The position as far as a seat sees it: the other hands are empty but for `live`.

    Raises:
        ValueError: It is not a view of a deal in play.
    """
    seat = 4 * own_seat(view)
    hand = mask_of(view.hand)
    hands = [0] * 16
    for suit in _SUITS:
        hands[seat + suit] = hand >> 13 * suit & 0x1FFF
    position = Position(hands, view.rules)
    live = unseen_mask(view) | hand
    position.live = [live >> 13 * suit & 0x1FFF for suit in _SUITS]
    for other, void in zip(SEATS, shown_voids(view), strict=True):
        for suit in void:
            position.void[suit] |= 1 << other
    for other in SEATS:
        position.points[4 * other] = view.points[other]
    owners = [4 * other for other in SEATS if view.points[other]]
    position.owner = NOBODY if not owners else owners[0] if len(owners) == 1 else SEVERAL
    position.turn = seat
    position.broken = view.hearts_broken
    position.left = 13 - len(view.tricks)
    position.queen_live = bool(position.live[2] & QUEEN)
    _known_jack(position, view)
    _known_trick(position, view)
    return position


def _known_jack(position: Position, view: SeatView) -> None:
    scores = view.rules.jack_of_diamonds
    position.jack_live = scores and bool(position.live[1] & JACK)
    if scores and not position.jack_live:
        for trick in view.tricks:
            if any(card.suit is Suit.DIAMONDS and 1 << card.rank == JACK for card in trick.cards):
                position.jack_taker = 4 * trick.taker


def _known_trick(position: Position, view: SeatView) -> None:
    trick = view.trick
    position.count = len(trick.cards)
    if not trick.cards:
        return
    led = trick.led
    assert led is not None
    position.led = int(led)
    position.taker = 4 * trick.taker
    position.best = max(1 << card.rank for card in trick.cards if card.suit is led)
    position.trick_points = trick.points
    jack = any(card.suit is Suit.DIAMONDS and 1 << card.rank == JACK for card in trick.cards)
    position.jack_here = jack and view.rules.jack_of_diamonds
    if QUEEN_OF_SPADES in trick.cards:
        position.stake = 2
    elif position.jack_here:
        position.stake = 3
    elif trick.points:
        position.stake = 1
