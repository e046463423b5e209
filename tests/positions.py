"""Matches in a wanted position, brought there by the match's own commands wherever that can be.

`dealt` deals chosen cards and `play` plays on from there. `position` and `last_trick` lay out a
running deal directly, for questions that need a trick but no history.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from unittest import mock

import game.rules.deal
from game.rules.cards import DECK, Card, mask_of
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.deal import Deal
from game.rules.events import Event
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, restrict
from game.rules.match import Match
from game.rules.seats import SEATS, PassDirection, Seat
from game.rules.trick import Trick
from tests.cards import hand

DEAL_A = (
    "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS",
    "2C 3C 4C 5C 2D 3D 4D 5D 2S 3S 4S 5S AH",
    "6C 7C 8C 9C 6D 7D 8D 9D 6S 7S 8S 9S TS",
    "TC JC QC KC AC TD JD QD KD AD JS KS AS",
)
"""South holds twelve hearts and the queen of spades."""

SOUTH_TAKES_ALL = (
    "AC 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
    "2C 3C 4C 5C 6C 7C 8C 2S 2H 3H 4H 5H 6H",
    "9C TC JC QC KC 2D 3D 4D 5D 7H 8H 9H TH",
    "6D 7D 8D 9D TD JD QD KD AD JH QH KH AH",
)
"""South takes every trick, whatever anybody plays."""


def swapped(hands: Sequence[str], one: str, other: str) -> tuple[str, ...]:
    """The same hands with two cards in each other's place."""
    change = {one: other, other: one}
    return tuple(" ".join(change.get(word, word) for word in text.split()) for text in hands)


def deck_of(hands: Iterable[str]) -> tuple[Card, ...]:
    """The deck that deals these four hands, South to East."""
    deck = sum(map(hand, hands), ())
    assert sorted(deck) == list(DECK), "the hands are not one deck"
    return deck


def deck_with(**held: str) -> tuple[Card, ...]:
    """A deck that deals each seat these cards, and the rest in order to whoever has room."""
    hands = [list(hand(held.get(str(seat).lower(), ""))) for seat in SEATS]
    taken = {one for cards in hands for one in cards}
    rest = iter([one for one in DECK if one not in taken])
    for cards in hands:
        while len(cards) < 13:
            cards.append(next(rest))
    return tuple(one for cards in hands for one in cards)


def start_deal(match: Match, deck: tuple[Card, ...]) -> list[Event]:
    """Start the next deal, with a chosen deck in the shuffled one's place."""
    with mock.patch.object(game.rules.deal, "shuffled_deck", return_value=deck):
        return match.apply(StartDeal())


def dealt(
    deck: tuple[Card, ...],
    direction: PassDirection = PassDirection.HOLD,
    rules: HouseRules | None = None,
) -> Match:
    """A match at the beginning of a deal with this deck, the first of its kind in the cycle."""
    rules = rules or HouseRules()
    match = Match("chosen", rules, 1 + rules.pass_cycle.index(direction))
    start_deal(match, deck)
    return match


def pass_all(match: Match, *passes: str) -> list[Event]:
    """Let South, West, North and East pass."""
    told: list[Event] = []
    for seat, cards in zip(SEATS, passes, strict=True):
        told += match.apply(PassCards(seat, hand(cards)))
    return told


def play(match: Match, cards: str) -> list[Event]:
    """Play cards in turn, each by whoever's turn it is."""
    told: list[Event] = []
    for one in hand(cards):
        assert match.turn is not None, f"{one} after the end of the deal"
        told += match.apply(PlayCard(match.turn, one))
    return told


def play_out(match: Match) -> list[Event]:
    """Finish the deal, everybody playing the lowest legal card."""
    told: list[Event] = []
    while (turn := match.turn) is not None:
        told += match.apply(PlayCard(turn, match.legal_cards()[0]))
    return told


def position(
    held: Iterable[Card],
    trick: Sequence[Card] = (),
    *,
    first_trick: bool = False,
    hearts_broken: bool = False,
    rules: HouseRules | None = None,
) -> Match:
    """South is to play from these cards; the trick so far came from the seats before it."""
    match = Match("position", rules)
    deal = Deal(4, DECK, match.rules)
    own = tuple(held)
    unseen = [one for one in DECK if one not in own and one not in trick]
    deal.phase = Phase.PLAYING
    deal.hands = [mask_of(own), *(mask_of(unseen[i:30:3]) for i in range(3))]
    deal.tricks = [] if first_trick else [Trick(Seat.SOUTH, tuple(unseen[-4:]))]
    deal.leader = Seat.SOUTH.after(-len(trick))
    deal.cards = list(trick)
    deal.hearts_broken = hearts_broken
    _give_turn(deal, Seat.SOUTH)
    match.deal = deal
    return match


def last_trick(
    match: Match, points: Sequence[int], cards: str = "2C 3C 4C 5C", leader: Seat = Seat.SOUTH
) -> None:
    """Bring a match to the last trick of a deal in which these points were taken before.

    The cards are what the four seats still hold, from the leader on.
    """
    number = match.first_deal if match.deal is None else match.deal.number + 1
    deal = Deal(number, DECK, match.rules)
    deal.phase = Phase.PLAYING
    last = hand(cards)
    unseen = [one for one in DECK if one not in last]
    for place, one in enumerate(last):
        deal.hands[leader.after(place)] = mask_of([one])
    deal.tricks = [Trick(leader, tuple(unseen[i : i + 4])) for i in range(0, 48, 4)]
    deal.points = list(points)
    deal.leader = leader
    deal.hearts_broken = True
    _give_turn(deal, leader)
    match.deal = deal


def finish_deal(match: Match, points: Sequence[int]) -> list[Event]:
    """Play a whole deal's worth of history at once: a deal that ends with these points taken."""
    last_trick(match, points)
    return play(match, "2C 3C 4C 5C")


def _give_turn(deal: Deal, seat: Seat) -> None:
    deal.turn = seat
    led = deal.cards[0].suit if deal.cards else None
    deal.legal, deal.restriction = restrict(
        deal.hands[seat], led, not deal.tricks, deal.hearts_broken, deal.rules
    )


def snapshot(match: Match) -> str:
    """Everything that a match holds, to be compared before and after."""
    deal = match.deal
    state = None if deal is None else [getattr(deal, name) for name in sorted(Deal.__slots__)]
    return repr((match.seed, match.rules, match.log, match.totals, match.scores, state))
