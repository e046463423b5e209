"""A new game: who plays, by which rules, and whether it is for practice."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
import pygame

from game.bots.answers import OUTSIDE
from game.bots.characters import CHARACTERS, TRIOS, Character
from game.bots.levels import Level
from game.i18n.translator import N_
from game.rules.house_rules import PRESETS
from game.scenes.base import Dialog, Push, Stage
from game.storage.saved_match import SavedRules, saved_rules
from game.view.painter import Painter
from game.view.widgets.button import Button
from game.view.widgets.opponent import OpponentPicker, Profile
from game.view.widgets.settings import Choice, Toggle

LEVELS: Final = {
    Level.BEGINNER: N_("Beginner"),
    Level.CASUAL: N_("Casual"),
    Level.STRONG: N_("Strong"),
    Level.EXPERT: N_("Expert"),
}
_RULES: Final = {
    "classic": N_("Classic (Windows)"),
    "mplayer": N_("Mplayer"),
    "omnibus": N_("Omnibus"),
}
_TELLS: Final = {
    "classic": N_("Whoever shoots the moon gives 26 points to each of the others."),
    "mplayer": N_("Whoever shoots the moon takes 26 points off their own total."),
    "omnibus": N_("Whoever takes the jack of diamonds takes ten points off their total."),
    "own": N_("Your own choice of rules. Choose it again to change them."),
}
OWN: Final = "own"


def preset_of(rules: SavedRules) -> str:
    """The name of a set of rules, `own` for one that has none."""
    for name, preset in PRESETS.items():
        if saved_rules(preset) == rules:
            return name
    return OWN


class NewGameScene(Dialog):
    """Three opponents, the rules, and a button that deals."""

    points_wide = 800.0
    points_high = 606.0

    def __init__(self, stage: Stage, gives_up: bool) -> None:
        """Open the page.

        Args:
            stage: The stage.
            gives_up: A game is running that a new one would end.
        """
        super().__init__(stage)
        self._gives_up = gives_up
        self._open_hands = False

    def _set(self, **changes: object) -> None:
        self.stage.change(msgspec.structs.replace(self.stage.settings, **changes))

    def build(self) -> None:
        """Pickers, rules and buttons."""
        self.title = self.t("New game")
        settings = self.stage.settings
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else None
        self._levels = Choice(
            self.t("Opponents"),
            [(level.value, self.t(label)) for level, label in LEVELS.items()]
            + [(OWN, self.t("My choice"))],
            self._level(),
            self._choose_level,
            label_share=0.2,
        )
        people = [self._profile(who) for who in CHARACTERS]
        if settings.engine:
            line = self.t("The program that you named in the options.")
            name = self.t("Program")
            people.append(Profile(f"{OUTSIDE}{settings.engine}", name, "", line, "engine"))
        seats = (self.t("On your left"), self.t("Across"), self.t("On your right"))
        self._pickers = [
            OpponentPicker(seat, people, settings.bots[place], partial(self._sit, place))
            for place, seat in enumerate(seats)
        ]
        self._rules = Choice(
            self.t("House rules"),
            [(name, self.t(label)) for name, label in _RULES.items()] + [(OWN, self.t("My own"))],
            preset_of(settings.rules),
            self._choose_rules,
            label_share=0.2,
            repeats=True,
        )
        self._practice = Toggle(
            self.t("Practice: all hands open, and nothing counts"), self._open_hands, self._set_open
        )
        self._cancel = Button(self.t("Cancel"), self.close)
        self._deal = Button(self.t("Deal"), self._begin, style="primary", points=17)
        self.form.set_widgets(
            [self._deal, self._levels, *self._pickers, self._rules, self._practice, self._cancel]
        )
        self.form.set_focus(self.form.widgets[focus] if focus else self._deal)

    def _profile(self, who: Character) -> Profile:
        level, line = self.t(LEVELS[who.level]), self.t(who.line)
        return Profile(who.name, who.name, level, line, who.name.lower())

    def _level(self) -> str:
        for level, trio in TRIOS.items():
            if tuple(trio) == self.stage.settings.bots:
                return level.value
        return OWN

    def _choose_level(self, value: str) -> None:
        if value != OWN:
            west, north, east = TRIOS[Level(value)]
            self._set(bots=(west, north, east), opponents=(west, north, east))

    def _sit(self, place: int, key: str) -> None:
        """Somebody sits down; who sat elsewhere and is the same changes places with them."""
        bots, names = list(self.stage.settings.bots), list(self.stage.settings.opponents)
        if key in bots and not key.startswith(OUTSIDE):
            other = bots.index(key)
            bots[other], names[other] = bots[place], names[place]
        bots[place] = key
        names[place] = self.t("Program") if key.startswith(OUTSIDE) else key
        self._set(bots=tuple(bots), opponents=tuple(names))

    def _choose_rules(self, value: str) -> None:
        if value == OWN:
            self.next = Push(self.stage.doors.open("rules"))
        else:
            self._set(rules=saved_rules(PRESETS[value]))

    def _set_open(self, value: bool) -> None:
        self._open_hands = value

    def _begin(self) -> None:
        self.stage.doors.begin(self._open_hands)

    def arrange(self) -> None:
        """Level above, the three side by side, rules below."""
        super().arrange()
        inner, px = self.inner, self.px
        self._levels.rect = pygame.Rect(inner.x, inner.y, inner.width, px(36))
        top, gap = inner.y + px(50), px(14)
        width = (inner.width - 2 * gap) // 3
        for place, picker in enumerate(self._pickers):
            picker.rect = pygame.Rect(inner.x + place * (width + gap), top, width, px(244))
        y = top + px(258)
        self._rules.rect = pygame.Rect(inner.x, y, inner.width, px(36))
        self._practice.rect = pygame.Rect(inner.x, y + px(66), inner.width, px(34))
        self.place_buttons([self._cancel, self._deal])

    def draw_body(self, painter: Painter) -> None:
        """What the rules mean, and what a new game would end."""
        told = self.t(_TELLS[preset_of(self.stage.settings.rules)])
        below = pygame.Rect(self._rules.rect)
        below.y = self._rules.rect.bottom + self.px(2)
        below.height = self.px(22)
        painter.text(told, below, painter.theme.panel_soft, 14, align="right")
        if self._gives_up:
            inner = self.inner
            row = pygame.Rect(inner.x, self._deal.rect.y, 0, self._deal.rect.height)
            row.width = self._cancel.rect.left - self.px(14) - row.x
            told = self.t("The game that is running will be given up.")
            painter.text(told, row, painter.theme.winner, 15)
