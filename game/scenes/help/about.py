"""What the program is and what it is made of, and the licences to read."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

import pygame

from game.i18n.translator import N_, Words
from game.scenes.base import Dialog, Stage, Transition
from game.scenes.help.flow import Flow
from game.shell.input import Input, KeyPressed, Scrolled
from game.version import VERSION
from game.view.painter import Painter
from game.view.widgets.button import Button

_LINE_POINTS: Final = 19.0
BUTTON_ROW: Final = 44.0
"""Points from one row of the licences' buttons to the next."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that the game is made of.

    Attributes:
        name: What it is called.
        licence: Its licence in a word.
        file: The text's name among the licences.
    """

    name: str
    licence: str
    file: str


PARTS: Final = (
    Part("Hearts", "MIT", "hearts"),
    Part("Be Vietnam Pro", "OFL 1.1", "font"),
    Part("pygame-ce", "LGPL 2.1", "pygame-ce"),
    Part("SDL", "zlib", "sdl"),
    Part("Python", "PSF", "python"),
    Part("msgspec", "BSD", "msgspec"),
    Part("platformdirs", "MIT", "platformdirs"),
)
TITLE: Final = N_("About")


def draw_about(flow: Flow, words: Words) -> None:
    """The page's text; the buttons for the licences are put below it."""
    t = words.t
    flow.say(t("Hearts {version}", version=VERSION), points=22, bold=True)
    flow.say(
        t(
            "The old card game, for you and three computer players. It needs no network, shows no "
            "advertisements, and keeps what it knows of you on this computer."
        )
    )
    flow.gap(8)
    painter, theme = flow.painter, flow.painter.theme
    frame = pygame.Rect(flow.rect.x, flow.y, flow.rect.width, flow.px(124))
    painter.box(frame, theme.field, edge=theme.line, corner=8)
    row = pygame.Rect(frame.x, frame.y + flow.px(12), frame.width, flow.px(32))
    quoted = t("\N{LEFT DOUBLE QUOTATION MARK}I come not, friends, to steal away your hearts."
               "\N{RIGHT DOUBLE QUOTATION MARK}")  # fmt: skip
    painter.text(quoted, row, theme.field_ink, 20, align="centre", weight="bold")
    row = pygame.Rect(frame.x, row.bottom, frame.width, flow.px(26))
    source = t("Antony in Shakespeare's Julius Caesar, Act III, Scene ii")
    painter.text(source, row, theme.field_ink, 15, align="centre")
    row = pygame.Rect(frame.x, row.bottom + flow.px(6), frame.width, flow.px(26))
    told = t("The Hearts of old had this line in its Help menu.")
    painter.text(told, row, theme.panel_soft, 14, align="centre")
    flow.y = flow.rect.bottom - flow.px(3 * BUTTON_ROW + 30)
    flow.say(t("It is made of these parts. Each button shows a licence."))


class LicenceScene(Dialog):
    """One licence, to be scrolled through."""

    points_wide = 820.0
    points_high = 600.0

    def __init__(self, stage: Stage, part: Part, folder: Traversable) -> None:
        """Open a licence.

        Args:
            stage: The stage.
            part: Whose.
            folder: Where the texts are.
        """
        super().__init__(stage)
        self._part = part
        self._lines = (folder / f"{part.file}.txt").read_text(encoding="utf-8").splitlines()
        self._first = 0

    def build(self) -> None:
        """OK."""
        self.title = self.t("{name}: {licence}", name=self._part.name, licence=self._part.licence)
        self._ok = Button(self.t("OK"), self.close, style="primary")
        self.form.set_widgets([self._ok])
        self.form.set_focus(self._ok)

    def arrange(self) -> None:
        """OK at the bottom, the text above."""
        super().arrange()
        self.place_buttons([self._ok])
        self._scroll(0)

    @property
    def _page(self) -> pygame.Rect:
        inner = self.inner
        return pygame.Rect(inner.x, inner.y, inner.width, inner.height - self.px(54))

    @property
    def _rows(self) -> int:
        return max(self._page.height // self.px(_LINE_POINTS), 1)

    def _scroll(self, rows: int) -> None:
        last = max(len(self._lines) - self._rows, 0)
        self._first = min(max(self._first + rows, 0), last)

    def handle(self, happened: Input) -> Transition | None:
        """The wheel, arrows and paging keys scroll."""
        match happened:
            case Scrolled(_, notches):
                self._scroll(-3 if notches > 0 else 3)
            case KeyPressed("up" | "down"):
                self._scroll(-1 if happened.name == "up" else 1)
            case KeyPressed("page up" | "page down"):
                self._scroll((self._rows - 1) * (-1 if happened.name == "page up" else 1))
            case KeyPressed("home" | "end"):
                self._scroll(len(self._lines) * (-1 if happened.name == "home" else 1))
            case _:
                return super().handle(happened)
        return None

    def draw_body(self, painter: Painter) -> None:
        """The lines in sight, and where among all of them they are."""
        page, theme = self._page, painter.theme
        high = self.px(_LINE_POINTS)
        for place, line in enumerate(self._lines[self._first : self._first + self._rows]):
            row = pygame.Rect(page.x, page.y + high * place, page.width - self.px(24), high)
            painter.text(line, row, theme.panel_ink, 13.5)
        if len(self._lines) <= self._rows:
            return
        track = pygame.Rect(page.right - self.px(8), page.y, self.px(8), page.height)
        painter.box(track, theme.button, corner=4)
        share = self._rows / len(self._lines)
        thumb = pygame.Rect(track.x, 0, track.width, max(round(track.height * share), self.px(20)))
        way = self._first / (len(self._lines) - self._rows)
        thumb.y = track.y + round((track.height - thumb.height) * way)
        painter.box(thumb, theme.panel_soft, corner=4)
