"""A match shown again: the places to stop at between its decisions, and what lies there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from itertools import accumulate

from game.rules.cards import Card
from game.rules.commands import Command, PassCards, PlayCard, StartDeal
from game.rules.match import Match
from game.rules.seats import SEATS, PassDirection, Seat
from game.rules.trick import Trick

TRICKS = 13


@dataclass(frozen=True, slots=True)
class Still:
    """What is seen at one stop.

    Attributes:
        number: The deal's number.
        deal: Its place in the match, from 1.
        deals: How many deals the match has.
        direction: Its pass direction.
        hands: What each seat holds, South to East.
        passing: What each seat is about to pass; empty once it has.
        received: What each seat got, while no card has been played.
        trick: The running trick, or the one that was just taken.
        tricks: How many tricks are complete.
        turn: Who plays next; the taker after a whole trick.
        points: Penalty points taken in the deal.
        totals: Totals after each deal that is finished here.
        over: The last trick of the deal is down.
    """

    number: int
    deal: int
    deals: int
    direction: PassDirection
    hands: tuple[tuple[Card, ...], ...]
    passing: tuple[tuple[Card, ...], ...]
    received: tuple[tuple[Card, ...], ...]
    trick: Trick
    tricks: int
    turn: Seat | None
    points: tuple[int, ...]
    totals: tuple[tuple[int, ...], ...]
    over: bool


class Film:
    """Goes through a match's log, forwards and backwards.

    Attributes:
        at: The stop of now.
        last: The last stop.
    """

    def __init__(self, match: Match) -> None:
        """Open at the first deal.

        Args:
            match: The match; it is not changed.
        """
        self._match = match
        self._deals: list[list[Command]] = []
        # Where to stop: which deal, and after how many of its decisions.
        self._stops: list[tuple[int, int]] = []
        self._deal_stops: list[int] = []
        self._trick_stops: list[int] = []
        for command in match.log:
            self._add(command)
        self.last = len(self._stops) - 1
        self._totals = tuple(
            zip(*(accumulate(column) for column in zip(*match.scores, strict=True)), strict=True)
        )
        self.at = 0
        self.still = self._still()

    def _add(self, command: Command) -> None:
        if isinstance(command, StartDeal):
            self._deals.append([])
            self._deal_stops.append(len(self._stops))
            self._trick_stops.append(len(self._stops))
        deal = self._deals[-1]
        deal.append(command)
        passed = sum(isinstance(before, PassCards) for before in deal)
        played = len(deal) - 1 - passed
        if isinstance(command, PassCards) and passed < len(SEATS):
            # All four pass at once, whoever was first to choose.
            return
        if isinstance(command, PlayCard) and played % len(SEATS) == 0:
            self._trick_stops.append(len(self._stops))
        self._stops.append((len(self._deals) - 1, len(deal)))

    def go(self, stop: int) -> None:
        """Go to a stop; beyond the ends is the end."""
        stop = min(max(stop, 0), self.last)
        if stop != self.at:
            self.at = stop
            self.still = self._still()

    def cards(self, step: int) -> None:
        """Go a card forwards or, with -1, back."""
        self.go(self.at + step)

    def tricks(self, step: int) -> None:
        """Go to where the next, or the last, trick is complete."""
        self.go(self._neighbour(self._trick_stops, step))

    def deals(self, step: int) -> None:
        """Go to the beginning of the next deal, or of this one, or of the one before."""
        self.go(self._neighbour(self._deal_stops, step))

    def _neighbour(self, stops: list[int], step: int) -> int:
        if step > 0:
            place = bisect_right(stops, self.at)
            return stops[place] if place < len(stops) else self.last
        place = bisect_left(stops, self.at) - 1
        return stops[max(place, 0)]

    def _still(self) -> Still:
        place, length = self._stops[self.at]
        log = self._deals[place]
        match = self._match
        # A deal depends on nothing before it but the seed and its number.
        number = match.first_deal + place
        shown = Match.replay(match.seed, match.rules, log[:length], number)
        views = [shown.view(seat) for seat in SEATS]
        view = views[0]
        passing: list[tuple[Card, ...]] = [()] * len(SEATS)
        if length == 1:
            for command in log:
                if isinstance(command, PassCards):
                    passing[command.seat] = command.cards
        untouched = not view.tricks and not view.trick.cards
        trick = view.trick if view.trick.cards or not view.tricks else view.tricks[-1]
        over = len(view.tricks) == TRICKS
        return Still(
            number=number,
            deal=place + 1,
            deals=len(self._deals),
            direction=view.direction,
            hands=tuple(seen.hand for seen in views),
            passing=tuple(passing),
            received=tuple((seen.received or ()) if untouched else () for seen in views),
            trick=trick,
            tricks=len(view.tricks),
            turn=view.turn,
            points=view.points,
            totals=self._totals[: place + over],
            over=over,
        )
