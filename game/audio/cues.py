"""The moments that have a sound."""

from __future__ import annotations

from enum import Enum


class Cue(Enum):
    """A moment with a sound; the value is the name of its file, or of its numbered variations."""

    SHUFFLE = "shuffle"
    DEAL = "deal"
    CARD = "card"
    REFUSED = "refused"
    PASS = "pass"
    SWEEP = "sweep"
    HEARTS_BROKEN = "hearts_broken"
    QUEEN = "queen"
    MOON = "moon"
    DEAL_OVER = "deal_over"
    WON = "won"
    LOST = "lost"
    BUTTON = "button"
    TURN = "turn"


LANDING: dict[Cue, float] = {Cue.CARD: 0.06, Cue.DEAL: 0.04}
"""Seconds from a sound's start to the moment in it when the card touches down."""
