"""The words of finished matches: places, levels, rules, achievements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n.translator import N_, Words
from game.rules.house_rules import NEVER_PASS, PRESETS, HouseRules, MoonScoring

NONE: Final = "\N{EN DASH}"
"""Stands for a figure that there is none of."""
_PLACES: Final = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"))
_LEVELS: Final = {
    "beginner": N_("Beginner"),
    "casual": N_("Casual"),
    "strong": N_("Strong"),
    "expert": N_("Expert"),
    "mixed": N_("Mixed"),
    "plain": N_("Others"),
}
_PRESETS: Final = {
    "classic": N_("Classic (Windows)"),
    "mplayer": N_("Mplayer"),
    "omnibus": N_("Omnibus"),
}
ACHIEVEMENTS: Final[Mapping[str, tuple[str, str]]] = {
    "moon": (N_("To the moon"), N_("Shoot the moon.")),
    "moon twice": (N_("There and back"), N_("Shoot the moon in two hands running.")),
    "moon four": (N_("Lunatic"), N_("Shoot the moon four times in one game.")),
    "stopper": (N_("Eclipse"), N_("Stop three moons that are well under way.")),
    "by fifty": (N_("Out of sight"), N_("Win with everybody else fifty points behind.")),
    "clean": (N_("Clean hands"), N_("Win without a point in the last five hands.")),
    "ninety-nine": (N_("By a hair"), N_("Win with exactly 99 points.")),
    "all past": (N_("Last one standing"), N_("Win with all three others past 100.")),
    "no queen": (
        N_("Unintroduced"),
        N_("Play a game to 100 without taking the queen of spades once."),
    ),
}
"""Title and description of each achievement, by its value."""


def place_name(words: Words, place: int) -> str:
    """A place from 1 to 4 as short as can be."""
    return words.t(_PLACES[place - 1])


def level_name(words: Words, level: str) -> str:
    """How strong opponents were; a level of another version as it calls it."""
    return words.t(_LEVELS[level]) if level in _LEVELS else level


def rules_name(words: Words, rules: HouseRules) -> str:
    """House rules by the name of their preset, else by what is different about them."""
    for name, preset in PRESETS.items():
        if rules == preset and name in _PRESETS:
            return words.t(_PRESETS[name])
    told = []
    usual = HouseRules()
    if rules.target != usual.target:
        told.append(words.t("to {points}", points=rules.target))
    if rules.moon is MoonScoring.SUBTRACT:
        told.append(words.t("moon takes off 26"))
    if rules.jack_of_diamonds:
        told.append(words.t("jack counts"))
    if rules.pass_cycle == NEVER_PASS:
        told.append(words.t("no passing"))
    elif rules.pass_cycle != usual.pass_cycle:
        told.append(words.t("other passing"))
    if rules.queen_breaks_hearts:
        told.append(words.t("queen breaks hearts"))
    if rules.points_on_first_trick:
        told.append(words.t("points on first trick"))
    return ", ".join(told)


def percent_text(share: int | None) -> str:
    """A share in per cent, or a dash of nothing."""
    return NONE if share is None else f"{share}\N{NO-BREAK SPACE}%"
