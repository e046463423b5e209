"""Matches sought for a moment that a test is about, put into a player's folder."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from game.rules.commands import PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import PassDirection, Seat
from game.storage.profile import Profile
from game.storage.saved_match import save_match

BOTS = ("", "plain", "plain", "plain")
NAMES = ("Ann", "Pauline", "Michele", "Ben")
HOLD = HouseRules(pass_cycle=(PassDirection.HOLD,))


def sought(wanted: Callable[[SeatView], bool], rules: HouseRules = HOLD, most: int = 400) -> Match:
    """A match in which it is South's turn and the wanted is so."""
    for seed in range(most):
        rng = random.Random(seed)
        match = Match(f"sought {seed}", rules)
        match.apply(StartDeal())
        while match.turn is not None:
            if match.turn is Seat.SOUTH and wanted(match.view(Seat.SOUTH)):
                return match
            match.apply(PlayCard(match.turn, rng.choice(match.legal_cards())))
    raise AssertionError("no such moment was found")


def keep(folder: Path, match: Match) -> None:
    """Make a match the running one of a player's folder."""
    Profile(folder).save_match(save_match(match, "sought", NAMES, BOTS))
