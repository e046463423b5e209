"""Positions for the bots' tests: single views from a few words, and matches played along."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.bots.bot import Bot
from game.rules.cards import DECK, Card, Suit, parse_cards, penalty_points
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, PassDirection, Seat
from game.rules.trick import Trick


def _earlier_tricks(count: int, free: list[Card]) -> tuple[Trick, ...]:
    """So many tricks of one suit each, taken by turns, from cards that nobody needs any more."""
    fours: list[tuple[Card, ...]] = []
    for suit in reversed(Suit):
        cards = [card for card in free if card.suit is suit]
        fours += [tuple(cards[at : at + 4]) for at in range(0, len(cards) - 3, 4)]
    assert len(fours) >= count, "too few cards for the tricks before"
    return tuple(Trick(Seat(at % 4), cards) for at, cards in enumerate(fours[:count]))


def playing(
    hand: str,
    trick: str = "",
    *,
    seat: Seat = Seat.EAST,
    broken: bool = False,
    out: str = "",
    totals: tuple[int, ...] = (0, 0, 0, 0),
    rules: HouseRules | None = None,
    tricks: tuple[Trick, ...] | None = None,
    decision: int = 40,
) -> SeatView:
    """A seat's turn to play in the middle of a hold deal.

    Args:
        hand: The cards held.
        trick: The cards of the running trick; the first seat follows from their number.
        seat: Who is to play.
        broken: Hearts may be led.
        out: Cards that must not have been played yet.
        totals: Of the deals before.
        rules: House rules.
        tricks: The complete tricks; made up when not given.
        decision: The number of the question.
    """
    cards = tuple(sorted(parse_cards(hand)))
    down = parse_cards(trick)
    if tricks is None:
        kept = {*cards, *down, *parse_cards(out)}
        tricks = _earlier_tricks(13 - len(cards), [card for card in DECK if card not in kept])
    points = [0] * 4
    for done in tricks:
        points[done.taker] += done.points
    leader = seat.after(-len(down))
    return SeatView(
        seat=seat,
        rules=rules or HouseRules(),
        deal_number=4,
        direction=PassDirection.HOLD,
        phase=Phase.PLAYING,
        turn=seat,
        hand=cards,
        passed=None,
        received=None,
        waiting=(),
        tricks=tricks,
        trick=Trick(leader, down),
        hearts_broken=broken
        or any(penalty_points(card) == 1 for done in tricks for card in done.cards),
        points=tuple(points),
        totals=totals,
        scores=(),
        decision=decision,
    )


def passing(
    hand: str, direction: PassDirection = PassDirection.LEFT, seat: Seat = Seat.EAST
) -> SeatView:
    """A seat about to choose its pass."""
    return SeatView(
        seat=seat,
        rules=HouseRules(),
        deal_number=1,
        direction=direction,
        phase=Phase.PASSING,
        turn=None,
        hand=tuple(sorted(parse_cards(hand))),
        passed=None,
        received=None,
        waiting=SEATS,
        tricks=(),
        trick=Trick(Seat.SOUTH),
        hearts_broken=False,
        points=(0, 0, 0, 0),
        totals=(0, 0, 0, 0),
        scores=(),
        decision=1,
    )


def decide(match: Match, choose: Callable[[Seat], Bot]) -> Iterator[SeatView]:
    """Play one deal of a match to its end, giving every view that a bot is asked about."""
    match.apply(StartDeal())
    while match.phase is Phase.PASSING:
        for seat in SEATS:
            view = match.view(seat)
            yield view
            match.apply(PassCards(seat, choose(seat).choose_pass(view)))
    while match.phase is Phase.PLAYING:
        turn = match.turn
        assert turn is not None
        view = match.view(turn)
        yield view
        match.apply(PlayCard(turn, choose(turn).choose_play(view)))


class Masks(list[int]):
    """Hands as suit masks that note every change made to them, through their copies, too.

    Args:
        masks: The sixteen masks.
        notes: Gets the place and the changed bits of every change.
    """

    def __init__(self, masks: list[int], notes: list[tuple[int, int]]) -> None:
        super().__init__(masks)
        self.notes = notes

    def copy(self) -> Masks:
        return Masks(list(self), self.notes)

    def __setitem__(self, place: object, mask: object) -> None:
        assert isinstance(place, int)
        assert isinstance(mask, int)
        self.notes.append((place, self[place] ^ mask))
        super().__setitem__(place, mask)


OPTIONS: tuple[HouseRules, ...] = (
    HouseRules(),
    HouseRules(queen_breaks_hearts=True, points_on_first_trick=True),
    HouseRules(jack_of_diamonds=True),
    HouseRules(pass_cycle=(PassDirection.HOLD,), target=30),
)
