"""What is remembered of a finished match for statistics: one small record each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final

import msgspec

from game.rules.cards import QUEEN_OF_SPADES
from game.rules.codec import UnreadableMatch
from game.rules.evenness import Dealt, dealt_in_all, dealt_of
from game.rules.events import DealScored, DealStarted, Event, TrickTaken
from game.rules.seats import SEATS, Seat
from game.rules.shuffle import shuffled_deck
from game.storage.saved_match import SavedMatch, SavedRules

RESULT_VERSION: Final = 1
STOPPED_FROM: Final = 18
"""Points, all that fell so far, that one player must have taken for a moon to be stopped: the queen
and five hearts, say, which hardly anybody takes without meaning to."""

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Points = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""More than any match can bring, and few enough to reckon with."""
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Four = tuple[Points, Points, Points, Points]
CLASSIC: Final = SavedRules()


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


# Ten thousand of these are read at once, so figures are kept beside the deals that they come from,
# and the deals stay text until somebody asks.
class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One finished match, with the player's own figures in it.

    Attributes:
        version: The form of this record.
        id: The match's name.
        ended: When, as a UTC date and time.
        names: South to East.
        totals: The final totals, South to East.
        level: How strong the opponents were.
        rules: The house rules as `rules_text` writes them.
        hands: How many of its deals count.
        shot: Moons that the player shot in these.
        suffered: Moons that others shot.
        stopped: Moons that the player stopped.
        queens: How often the player took the queen of spades.
        practice: The match does not count.
        imported: It came from a file, so it does not count either.
        deals: Its deals, in order, as JSON; see `deal_results`.
        dealt: How its finished deals fell to the seats, as JSON, see `dealt_in`; null where they
            are no sample of fair ones, or the record is older than this.
    """

    version: int
    id: ShortText
    ended: ShortText
    names: tuple[ShortText, ShortText, ShortText, ShortText]
    totals: Four
    level: ShortText = ""
    rules: ShortText = ""
    hands: Count = 0
    shot: Count = 0
    suffered: Count = 0
    stopped: Count = 0
    queens: Count = 0
    practice: bool = False
    imported: bool = False
    deals: msgspec.Raw = msgspec.Raw(b"[]")
    dealt: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def counts(self) -> bool:
        """It belongs to the player's statistics."""
        return not self.practice and not self.imported

    def deal_results(self) -> tuple[DealResult, ...]:
        """Its deals, in order; none where the record can't be read."""
        try:
            return msgspec.json.decode(self.deals, type=tuple[DealResult, ...])
        except (msgspec.DecodeError, RecursionError):
            return ()


def dealt_in(results: Iterable[Result]) -> list[Dealt]:
    """How the deals of these matches fell to the seats, of those where that is known."""
    raws = b",".join(bytes(result.dealt) for result in results)
    try:
        known = msgspec.json.decode(b"[" + raws + b"]", type=list[Dealt | None])
    except (msgspec.DecodeError, RecursionError):
        # Somebody has changed the list by hand; counts are no longer to be trusted.
        return []
    return [dealt for dealt in known if dealt is not None]


def rules_text(rules: SavedRules) -> str:
    """House rules as one short text: what differs from the classic ones, empty for these."""
    parts = []
    for name, value in msgspec.structs.asdict(rules).items():
        if value != getattr(CLASSIC, name):
            text = "/".join(value) if isinstance(value, tuple) else value
            parts.append(f"{name}={int(text) if isinstance(text, bool) else text}")
    return " ".join(parts)


@lru_cache(maxsize=256)
def rules_of_text(text: str) -> SavedRules:
    """The house rules that `rules_text` wrote; the classic ones for a text that says nothing."""
    values: dict[str, object] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        values[name] = value.split("/") if name == "pass_cycle" else value
    try:
        return msgspec.convert(values, SavedRules, strict=False)
    except msgspec.ValidationError:
        return CLASSIC


def result_of(saved: SavedMatch, level: str, seat: Seat = Seat.SOUTH) -> Result:
    """The record of a finished match, told from its decisions alone.

    Args:
        saved: The match.
        level: How strong the opponents were.
        seat: The player's.

    Raises:
        UnreadableMatch: The match can't be replayed, or not one of its deals was finished.
    """
    story = _DealStory(saved)
    told = (story.hear(event) for event in saved.events())
    deals = tuple(deal for deal in told if deal is not None)
    if not deals:
        raise UnreadableMatch("no deal was finished")
    fair = [deal for deal in deals if not deal.practice]
    no_sample = saved.imported or saved.seed_chosen
    south, west, north, east = map(sum, zip(*(deal.score for deal in deals), strict=True))
    return Result(
        version=RESULT_VERSION,
        id=saved.id,
        ended=saved.ended,
        names=saved.names,
        totals=(south, west, north, east),
        level=level,
        rules=rules_text(saved.rules),
        hands=len(fair),
        shot=sum(deal.shooter == seat for deal in fair),
        suffered=sum(deal.shooter not in (None, seat) for deal in fair),
        stopped=sum(deal.stopper == seat for deal in fair),
        queens=sum(deal.queen == seat for deal in fair),
        practice=saved.open_hands or bool(saved.practice_deals),
        imported=saved.imported,
        deals=msgspec.Raw(msgspec.json.encode(deals)),
        dealt=msgspec.Raw(msgspec.json.encode(None if no_sample else story.dealt)),
    )


class _DealStory:
    """Listens to one deal after another."""

    def __init__(self, saved: SavedMatch) -> None:
        self._saved = saved
        self._finished: list[int] = []
        self._begin()

    @property
    def dealt(self) -> Dealt:
        """How the finished deals fell to the four seats."""
        seed = self._saved.seed
        return dealt_in_all(dealt_of(shuffled_deck(seed, number)) for number in self._finished)

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
                self._finished.append(event.number)
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
