"""What is remembered of a finished match for statistics: one small record each."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from game.rules.cards import QUEEN_OF_SPADES
from game.rules.events import DealScored, DealStarted, Event, TrickTaken
from game.rules.seats import SEATS, Seat
from game.storage.saved_match import SavedMatch, SavedRules

RESULT_VERSION: Final = 1
STOPPED_FROM: Final = 15
"""Points that one player must have taken, all that fell so far, for a moon to count as stopped."""

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Four = tuple[int, int, int, int]


class DealResult(msgspec.Struct, frozen=True, array_like=True):
    """One deal of a finished match.

    Attributes:
        score: What it added to the totals, South to East.
        queen: Who took the queen of spades.
        shooter: Who shot the moon, or None.
        stopper: Who took the point that stopped a moon plainly under way, or None.
        practice: It does not count: something was taken back, or all hands were open.
    """

    score: Four
    queen: int | None = None
    shooter: int | None = None
    stopper: int | None = None
    practice: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One finished match.

    Attributes:
        version: The form of this record.
        id: The match's name.
        ended: When, as a UTC date and time.
        names: South to East.
        level: How strong the opponents were, as the roster calls it.
        rules: The house rules.
        deals: Its deals, in order.
        practice: The match does not count.
    """

    version: int = RESULT_VERSION
    id: ShortText
    ended: ShortText
    names: tuple[ShortText, ShortText, ShortText, ShortText]
    level: ShortText = ""
    rules: SavedRules = SavedRules()
    deals: Annotated[tuple[DealResult, ...], msgspec.Meta(max_length=2_000)] = ()
    practice: bool = False

    @property
    def totals(self) -> tuple[int, ...]:
        """The final totals, South to East."""
        if not self.deals:
            return (0, 0, 0, 0)
        return tuple(map(sum, zip(*(deal.score for deal in self.deals), strict=True)))


def result_of(saved: SavedMatch, level: str) -> Result:
    """The record of a finished match, told from its decisions alone.

    Raises:
        UnreadableMatch: The match can't be replayed.
    """
    story = _DealStory(saved)
    told = (story.hear(event) for event in saved.events())
    deals = [deal for deal in told if deal is not None]
    return Result(
        id=saved.id,
        ended=saved.ended,
        names=saved.names,
        level=level,
        rules=saved.rules,
        deals=tuple(deals),
        practice=saved.open_hands or bool(saved.practice_deals),
    )


class _DealStory:
    """Listens to one deal after another."""

    def __init__(self, saved: SavedMatch) -> None:
        self._saved = saved
        self._begin()

    def _begin(self) -> None:
        self._taken = [0, 0, 0, 0]
        self._queen: Seat | None = None
        self._stopper: Seat | None = None

    def hear(self, event: Event) -> DealResult | None:
        match event:
            case DealStarted():
                self._begin()
            case TrickTaken():
                self._trick(event)
            case DealScored():
                south, west, north, east = event.score
                return DealResult(
                    (south, west, north, east),
                    self._queen,
                    event.shooter,
                    self._stopper,
                    self._saved.open_hands or event.number in self._saved.practice_deals,
                )
        return None

    def _trick(self, event: TrickTaken) -> None:
        if event.trick.points == 0:
            return
        holders = [seat for seat in SEATS if self._taken[seat]]
        under_way = len(holders) == 1 and self._taken[holders[0]] >= STOPPED_FROM
        if under_way and holders[0] is not event.taker:
            self._stopper = event.taker
        self._taken[event.taker] += event.trick.points
        if QUEEN_OF_SPADES in event.trick.cards:
            self._queen = event.taker
