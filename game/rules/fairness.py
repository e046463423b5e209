"""What is told of a finished deal, and the check of it: cards, salt, fingerprint, seed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from game.rules.cards import Card
from game.rules.match import Match
from game.rules.shuffle import deal_salt, fingerprint, shuffled_deck


@dataclass(frozen=True, slots=True)
class ToldDeal:
    """A deal that is over, laid open. A deal that runs has no such record.

    Attributes:
        number: The deal's number.
        deck: The 52 cards as dealt: thirteen each to South, West, North and East.
        salt: What kept the fingerprint from giving the cards away.
        fingerprint: As it was told before the deal.
    """

    number: int
    deck: tuple[Card, ...]
    salt: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What comes out when a told deal is worked out again.

    Attributes:
        fingerprint: Made anew from the told cards and salt.
        fingerprint_right: It is the one that was told before the deal.
        shuffle_right: The seed gives these cards; None while the seed may not be told.
    """

    fingerprint: str
    fingerprint_right: bool
    shuffle_right: bool | None

    @property
    def right(self) -> bool:
        """Nothing that can be checked is wrong."""
        return self.fingerprint_right and self.shuffle_right is not False


def told_deals(match: Match) -> tuple[ToldDeal, ...]:
    """The finished deals of a match, oldest first; never the one that runs.

    A salt and an order say nothing of later deals: both come one way from a seed with too many
    possibilities to try.
    """
    finished = match.fingerprints[: len(match.scores)]
    return tuple(
        ToldDeal(number, shuffled_deck(match.seed, number), deal_salt(match.seed, number), told)
        for number, told in zip(count(match.first_deal), finished, strict=False)
    )


def check_deal(told: ToldDeal, seed: str | None, shown: str | None = None) -> DealCheck:
    """Work a told deal out again.

    Args:
        told: The deal.
        seed: The match's seed, or None while it may not be told.
        shown: The fingerprint that the screen showed before the deal, if it remembers.
    """
    again = fingerprint(told.deck, told.salt)
    return DealCheck(
        again,
        again == told.fingerprint and shown in (None, again),
        None if seed is None else shuffled_deck(seed, told.number) == told.deck,
    )


def short_fingerprint(whole: str) -> str:
    """The first twelve digits in groups of four: enough to note before the cards are seen."""
    return " ".join(whole[at : at + 4] for at in range(0, min(len(whole), 12), 4))
