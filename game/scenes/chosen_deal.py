"""Playing a chosen deal: a seed and a hand's number, which give everybody the same cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.i18n.names import clean_line
from game.scenes.base import Dialog, Replace, Stage
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.text_field import TextField

SEED_LENGTH: Final = 100
LAST_DEAL: Final = 10**9


@dataclass(frozen=True, slots=True)
class SeedDesk:
    """What the page may do and know.

    Attributes:
        start: Begins a match of a seed at a hand's number.
        go_to: Goes to the match of a chosen seed that was left, or to the ordinary game.
        chosen: The match at the table is of a chosen seed.
        waiting: The number of the hand at which the other match waits; None where none does.
        gives_up: A match of a chosen seed is under way, whose place a new one takes.
        seed: The seed of the match at the table, if it may be told.
        number: The number of its running hand.
    """

    start: Callable[[str, int], object]
    go_to: Callable[[bool], None]
    chosen: bool
    waiting: int | None
    gives_up: bool
    seed: str | None
    number: int


class ChosenDealScene(Dialog):
    """Two fields and a button that deals."""

    points_wide = 660.0
    points_high = 470.0

    def __init__(self, stage: Stage, desk: SeedDesk) -> None:
        super().__init__(stage)
        self._desk = desk
        self._seed_text = ""
        self._number_text = "1"
        self._complaint = ""
        self._copied = False

    def build(self) -> None:
        """Fields and buttons."""
        self.title = self.t("Play a chosen deal")
        fonts, clipboard = self.stage.fonts, self.stage.clipboard
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else 0
        self._seed = TextField(
            self.t("Seed"),
            self._seed_text,
            SEED_LENGTH,
            clipboard,
            lambda text: clean_line(text, fonts.has),
            entered=self._start,
            changed=self._seed_changed,
        )
        self._number = TextField(
            self.t("Hand number"),
            self._number_text,
            12,
            clipboard,
            lambda text: clean_line(text, fonts.has),
            entered=self._start,
            changed=self._number_changed,
        )
        self._play = Button(self.t("Play"), self._start, style="primary", points=17)
        self._cancel = Button(self.t("Cancel"), self.close)
        self._other = self._other_button()
        self._copy = Button(
            self.t("Copied") if self._copied else self.t("Copy"), self._copy_seed, points=14
        )
        self._copy.visible = self._desk.seed is not None
        widgets: list[Widget] = [self._seed, self._number, self._copy]
        self.form.set_widgets([*widgets, self._other, self._cancel, self._play])
        self.form.set_focus(self.form.widgets[focus])

    def _other_button(self) -> Button:
        """The way to the match that is not at the table."""
        desk = self._desk
        if desk.chosen:
            other = Button(self.t("Back to my game"), partial(self._go_to, False))
        else:
            other = Button(
                self.t("Go on with hand {number}", number=desk.waiting), partial(self._go_to, True)
            )
            other.visible = desk.waiting is not None
        return other

    def arrange(self) -> None:
        """The fields below the explanation, the running game's seed below them."""
        super().arrange()
        inner, px = self.inner, self.px
        left = inner.x + px(130)
        y = inner.y + px(104)
        self._seed.rect = pygame.Rect(left, y, inner.right - left, px(40))
        self._number.rect = pygame.Rect(left, y + px(52), px(170), px(40))
        self._copy.rect = pygame.Rect(0, y + px(150), px(110), px(32))
        self._copy.rect.right = inner.right
        self.place_buttons([self._cancel, self._play], width=140)
        self._other.rect = pygame.Rect(inner.x, self._play.rect.y, px(240), self._play.rect.height)

    def _seed_changed(self, text: str) -> None:
        self._seed_text, self._complaint = text, ""

    def _number_changed(self, text: str) -> None:
        self._number_text, self._complaint = text, ""

    def _start(self) -> None:
        seed, number = self._seed_text.strip(), _number_of(self._number_text)
        if not seed:
            self._complain(self.t("Please type a seed: any word or number will do."), self._seed)
        elif number is None:
            self._complain(
                self.t("Please type the hand's number: a whole number from 1 on."), self._number
            )
        else:
            self._desk.start(seed, number)
            self.next = Replace(self.stage.doors.table())

    def _complain(self, sentence: str, field: TextField) -> None:
        self._complaint = sentence
        self.form.set_focus(field)

    def _go_to(self, chosen: bool) -> None:
        self._desk.go_to(chosen)
        self.next = Replace(self.stage.doors.table())

    def _copy_seed(self) -> None:
        self.stage.clipboard.copy(self._desk.seed or "")
        self._copied = True
        self._copy.label = self.t("Copied")

    def draw_body(self, painter: Painter) -> None:
        """What this is, the fields' labels, and the running game's seed."""
        inner, theme, px = self.inner, painter.theme, self.px
        room = pygame.Rect(inner.x, inner.y - px(8), inner.width, px(104))
        told = self.t(
            "A seed and a hand's number give the same cards on every computer. Agree on them with "
            "friends, or play a hand again. The game that is running waits until you come back."
        )
        painter.paragraph(told, room, theme.panel_ink, 15)
        for field in (self._seed, self._number):
            label = pygame.Rect(inner.x, field.rect.y, px(122), field.rect.height)
            painter.text(field.label, label, theme.panel_ink, 16)
        left = self._number.rect.left
        row = pygame.Rect(left, self._number.rect.bottom + px(6), inner.right - left, px(26))
        if self._complaint:
            painter.text(self._complaint, row, theme.winner, 14, weight="bold")
        elif self._desk.gives_up:
            told = self.t("The chosen deal that you have begun will be given up.")
            painter.text(told, row, theme.winner, 14)
        self._draw_seed(painter)

    def _draw_seed(self, painter: Painter) -> None:
        inner, theme, px, desk = self.inner, painter.theme, self.px, self._desk
        top = self._copy.rect.y
        line = pygame.Rect(inner.x, top - px(14), inner.width, px(1.5))
        painter.box(line, theme.panel_edge, corner=0)
        row = pygame.Rect(inner.x, top, inner.width, self._copy.rect.height)
        if desk.seed is None:
            told = self.t(
                "The seed of the game at the table is told when it is over: it gives every hand "
                "to come."
            )
            painter.paragraph(told, row.inflate(0, px(20)), theme.panel_soft, 14)
            return
        row.width = self._copy.rect.left - px(12) - row.x
        painter.text(
            self.t("This game: hand {number} of seed {seed}", number=desk.number, seed=desk.seed),
            row,
            theme.panel_ink,
            14,
        )


def _number_of(text: str) -> int | None:
    """A hand's number as typed, or None."""
    digits = text.strip()
    if not digits.isascii() or not digits.isdigit():
        return None
    number = int(digits)
    return number if 1 <= number <= LAST_DEAL else None
