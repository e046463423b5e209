"""A match on disk: who sits where, the seed, the rules, and every decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final

import msgspec

from game.rules.codec import UnreadableMatch, command_text, replay_text
from game.rules.events import Event
from game.rules.house_rules import HouseRules, rules_dict, rules_from
from game.rules.match import Match

MATCH_VERSION: Final = 1

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
BotName = Annotated[str, msgspec.Meta(max_length=1010)]
"""A name of the roster, or `cmd:` and a program's command line; empty for the player's own seat."""


class SavedRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules as plain values; see `HouseRules`."""

    moon: ShortText = "add"
    queen_breaks_hearts: bool = False
    jack_of_diamonds: bool = False
    points_on_first_trick: bool = False
    target: int = 100
    pass_cycle: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=8)] = (
        "left",
        "right",
        "across",
        "hold",
    )

    def house_rules(self) -> HouseRules:
        """The rules themselves.

        Raises:
            ValueError: A value that no table plays by.
        """
        return rules_from(**msgspec.structs.asdict(self))


class SavedLuck(msgspec.Struct, frozen=True, kw_only=True):
    """What a deal's cards were worth; see `game.table.luck.Luck`."""

    deal: Annotated[int, msgspec.Meta(ge=1, le=2 * 10**9)]
    taken: Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
    expert: Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
    error: Annotated[float, msgspec.Meta(ge=0, le=1000)]


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match with the people at its table.

    Attributes:
        version: The form of this file.
        id: Told apart from every other match by this text.
        seed: The seed of its deals.
        first_deal: The number of its first deal.
        rules: The house rules.
        names: South, West, North, East.
        bots: Who thinks for each seat; empty for the player's own.
        decisions: The decisions, in the codec's words.
        practice_deals: Deals that do not count, since something was taken back in them.
        open_hands: The whole match is practice with all hands open.
        fingerprints: What was told of each deal before it began; empty in files that are older
            than it.
        seed_chosen: The player chose the seed, so its deals are no sample of fair ones.
        ended: When it ended, as a UTC date and time; empty while it runs.
        imported: It came from a file that the player took in.
        luck: What the cards of finished deals were worth, as far as it was worked out: made from
            the decisions, and absent in files that are older than it.
    """

    version: int = MATCH_VERSION
    id: ShortText
    seed: ShortText
    first_deal: Annotated[int, msgspec.Meta(ge=1, le=10**9)] = 1
    rules: SavedRules = SavedRules()
    names: tuple[ShortText, ShortText, ShortText, ShortText]
    bots: tuple[BotName, BotName, BotName, BotName]
    decisions: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=100_000)] = ()
    practice_deals: Annotated[tuple[int, ...], msgspec.Meta(max_length=2_000)] = ()
    open_hands: bool = False
    fingerprints: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=2_000)] = ()
    seed_chosen: bool = False
    ended: ShortText = ""
    imported: bool = False
    luck: Annotated[tuple[SavedLuck, ...], msgspec.Meta(max_length=2_000)] = ()

    def replay(self) -> Match:
        """The match that was saved.

        Raises:
            UnreadableMatch: Its rules or decisions make no match, or not the one that was told.
        """
        if not all(self.bots[1:]):
            raise UnreadableMatch("a seat has nobody to think for it")
        try:
            rules = self.rules.house_rules()
        except ValueError as error:
            raise UnreadableMatch(str(error)) from error
        match = replay_text(self.seed, rules, self.decisions, self.first_deal)
        if self.fingerprints and list(self.fingerprints) != match.fingerprints:
            raise UnreadableMatch("its deals are not those whose fingerprints were told")
        return match

    def events(self) -> Iterator[Event]:
        """Everything that happened in the match, from its first deal on.

        Raises:
            UnreadableMatch: Its rules or decisions make no match.
        """
        known = self.replay()
        again = Match(known.seed, known.rules, known.first_deal)
        for command in known.log:
            yield from again.apply(command)


def saved_rules(rules: HouseRules) -> SavedRules:
    """House rules as they are written."""
    return msgspec.convert(rules_dict(rules), SavedRules)


def save_match(
    match: Match,
    match_id: str,
    names: tuple[str, ...],
    bots: tuple[str, ...],
    practice_deals: Iterable[int] = (),
    open_hands: bool = False,
    seed_chosen: bool = False,
    luck: Iterable[SavedLuck] = (),
) -> SavedMatch:
    """What to write of a match; names and bots are South, West, North, East."""
    south, west, north, east = names
    return SavedMatch(
        id=match_id,
        seed=match.seed,
        first_deal=match.first_deal,
        rules=saved_rules(match.rules),
        names=(south, west, north, east),
        bots=(bots[0], bots[1], bots[2], bots[3]),
        decisions=tuple(map(command_text, match.log)),
        practice_deals=tuple(sorted(practice_deals)),
        open_hands=open_hands,
        fingerprints=tuple(match.fingerprints),
        seed_chosen=seed_chosen,
        luck=tuple(luck),
    )
