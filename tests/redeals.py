"""Deals that one seat cannot tell apart: the cards that it can't see are dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterable

from game.rules.cards import DECK, Card
from game.rules.commands import Command, PassCards, PlayCard, StartDeal
from game.rules.events import CardPlayed, CardsPassed, CardsReceived, DealStarted, Event
from game.rules.match import IllegalCommand, Match
from game.rules.seats import Seat
from tests.cards import card
from tests.positions import start_deal


def known_cards(events: Iterable[Event], seat: Seat | None) -> set[Card]:
    """Cards of the running deal that a seat may know the place of."""
    known: set[Card] = set()
    for event in events:
        match event:
            case DealStarted():
                known.clear()
            case CardPlayed():
                known.add(event.card)
            case CardsReceived() | CardsPassed() if event.seat is seat:
                known.update(event.cards)
            case _ if getattr(event, "seat", None) is seat:
                known.update(getattr(event, "cards", ()))
    return known


def dealt_otherwise(
    match: Match,
    deck: tuple[Card, ...],
    known: set[Card],
    rng: random.Random,
    suits_kept: bool = True,
) -> tuple[Match, list[Event]] | None:
    """The same play of a deal in which cards that a seat does not know have changed places.

    Args:
        match: A match in its first deal.
        deck: That deal's cards.
        known: What the seat may know the place of.
        rng: Deals again.
        suits_kept: Only cards of one suit change places, so that nearly all play stays legal.

    Returns:
        The other match and all its events; None if the play would not have been legal there.
    """
    # Whoever holds the two of clubs is told by the opening turn, before it is played.
    change = _unseen_exchanged(rng, deck, known | {card("2C")}, suits_kept)
    other = Match("two", match.rules)
    events = start_deal(other, tuple(change[one] for one in deck))
    try:
        for command in match.log[1:]:
            events += other.apply(_changed(command, change))
    except IllegalCommand:
        return None
    return other, events


def _unseen_exchanged(
    rng: random.Random, deck: tuple[Card, ...], known: set[Card], suits_kept: bool
) -> dict[Card, Card]:
    """Which card takes each card's place in a deal that looks the same to one seat."""
    change = {one: one for one in DECK}
    unseen = [one for one in deck if one not in known]
    groups = [unseen]
    if suits_kept:
        groups = [[one for one in unseen if one.text[1] == suit] for suit in "CDSH"]
    for group in groups:
        change.update(zip(group, rng.sample(group, len(group)), strict=True))
    return change


def _changed(command: Command, change: dict[Card, Card]) -> Command:
    match command:
        case PassCards(seat, cards):
            return PassCards(seat, tuple(change[one] for one in cards))
        case PlayCard(seat, one):
            return PlayCard(seat, change[one])
        case StartDeal():
            return command
