"""The help's pages with their tabs."""

from __future__ import annotations

from functools import partial
from importlib.resources.abc import Traversable
from typing import Final

import pygame

from game.rules.house_rules import HouseRules
from game.scenes.base import Dialog, Push, Stage, Transition
from game.scenes.help.about import BUTTON_ROW, PARTS, TITLE, LicenceScene, Part, draw_about
from game.scenes.help.flow import Flow
from game.scenes.help.pages import PAGES
from game.shell.input import Input, KeyPressed, Scrolled
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button

ABOUT: Final = len(PAGES)
"""The page after those of the rules."""
_TABS_POINTS: Final = 160.0


class HelpScene(Dialog):
    """The rules with pictures, a page at a time."""

    points_wide = 824.0
    points_high = 600.0

    def __init__(
        self, stage: Stage, rules: HouseRules, licences: Traversable, page: int = 0
    ) -> None:
        """Open the help.

        Args:
            stage: The stage.
            rules: The house rules of the running match, which the pages tell.
            licences: Where the licences' texts are.
            page: The page to begin with.
        """
        super().__init__(stage)
        self._rules = rules
        self._licences = licences
        self._page = page

    def build(self) -> None:
        """A tab for each page, the open page's buttons, and OK."""
        self.title = self.t("Help")
        titles = [title for title, _ in PAGES] + [TITLE]
        self._tabs = [
            Button(self.t(title), partial(self._open, index), style="tab", points=15)
            for index, title in enumerate(titles)
        ]
        self._tabs[self._page].selected = True
        parts = PARTS if self._page == ABOUT else ()
        self._parts = [
            Button(
                self.t("{name}: {licence}", name=part.name, licence=part.licence),
                partial(self._read, part),
                points=14,
            )
            for part in parts
        ]
        self._ok = Button(self.t("OK"), self.close, style="primary")
        widgets: list[Widget] = [*self._tabs, *self._parts, self._ok]
        self.form.set_widgets(widgets)
        self.form.set_focus(self._tabs[self._page])

    def _open(self, page: int) -> None:
        self._page = min(max(page, 0), ABOUT)
        self.renew()

    def _read(self, part: Part) -> None:
        self.next = Push(LicenceScene(self.stage, part, self._licences))

    def arrange(self) -> None:
        """Tabs and OK on the left, the page on the right."""
        super().arrange()
        inner = self.inner
        width = self.px(_TABS_POINTS)
        for index, tab in enumerate(self._tabs):
            tab.rect = pygame.Rect(inner.x, inner.y + self.px(42) * index, width, self.px(38))
        self._ok.rect = pygame.Rect(inner.x, 0, width, self.px(40))
        self._ok.rect.bottom = inner.bottom
        page = self._sheet
        gap, across = self.px(10), 3
        wide = (page.width - gap * (across - 1)) // across
        row = self.px(BUTTON_ROW)
        top = page.bottom - 3 * row + gap
        for index, button in enumerate(self._parts):
            left = page.x + (wide + gap) * (index % across)
            button.rect = pygame.Rect(left, top + row * (index // across), wide, self.px(36))

    @property
    def _sheet(self) -> pygame.Rect:
        """Where the page's text and pictures go."""
        inner = self.inner
        left = inner.x + self.px(_TABS_POINTS) + self.px(26)
        top = self.panel.y + self.px(26)
        return pygame.Rect(left, top, inner.right - left, inner.bottom - top)

    def handle(self, happened: Input) -> Transition | None:
        """The wheel, the arrows along the tabs and the Page keys turn the pages."""
        at_tabs = self.form.focus in self._tabs
        match happened:
            case Scrolled(_, notches):
                self._turn(-1 if notches > 0 else 1)
            case KeyPressed("page down" | "page up"):
                self._turn(1 if happened.name == "page down" else -1)
            case KeyPressed("down" | "up") if at_tabs:
                self._turn(1 if happened.name == "down" else -1)
            case _:
                return super().handle(happened)
        return None

    def _turn(self, step: int) -> None:
        self._open(self._page + step)

    def draw_body(self, painter: Painter) -> None:
        """The open page, with a line between it and the tabs."""
        sheet = self._sheet
        line = pygame.Rect(sheet.x - self.px(14), sheet.y, self.px(1.5), sheet.height)
        painter.box(line, painter.theme.line, corner=0)
        flow = Flow(painter, sheet)
        if self._page == ABOUT:
            draw_about(flow, self.stage.words)
        else:
            PAGES[self._page][1](flow, self.stage.words, self._rules)
