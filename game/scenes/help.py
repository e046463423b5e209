"""The rules in short, and the keys."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.i18n.translator import N_
from game.scenes.base import Dialog, Stage, Transition
from game.shell.input import Input, KeyPressed, Scrolled
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button

_PAGES: Final = (
    (
        N_("The game"),
        (
            N_("Hearts is a game of not taking. Each heart you take costs a point, the queen of "
               "spades costs thirteen, and whoever has the fewest points wins."),
            N_("Four players get thirteen cards each. Before play you pass three cards: to the "
               "left in the first hand, to the right in the second, across in the third, and none "
               "in the fourth; then it begins again."),
            N_("When somebody has reached 100 points at the end of a hand, the game is over and "
               "the lowest total wins."),
        ),
    ),
    (
        N_("A hand"),
        (
            N_("Whoever holds the two of clubs leads it. The others follow in turn, clockwise: "
               "play a card of the suit led if you have one, else any card."),
            N_("The highest card of the suit led takes the trick, and its taker leads the next."),
            N_("On the first trick nobody may play a heart or the queen of spades, unless there "
               "is nothing else to play."),
            N_("Hearts may not be led before somebody has played one, unless you hold nothing "
               "else."),
            N_("Take all thirteen hearts and the queen of spades and you have shot the moon: the "
               "others get 26 points each and you get none."),
        ),
    ),
    (
        N_("Mouse and keys"),
        (
            N_("Click a card to play it, or to choose it for passing. A click on the table, or "
               "Space, finishes what is moving."),
            N_("Left and Right walk along your cards, Enter plays. Tab goes to the buttons, Esc "
               "opens the menu. L shows the last trick."),
            N_("F1 help, F2 new game, F7 options, F8 sound, F9 score, F11 full screen, Ctrl+Q "
               "quit."),
            N_("The game is kept after every card. Close the window whenever you like and go on "
               "where you were."),
        ),
    ),
)  # fmt: skip


class HelpScene(Dialog):
    """Pages of help."""

    points_wide = 720.0
    points_high = 540.0

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._page = 0

    def build(self) -> None:
        """A tab for each page, and OK."""
        self.title = self.t("Help")
        self._tabs = [
            Button(self.t(title), partial(self._open, index), style="tab", points=15)
            for index, (title, _) in enumerate(_PAGES)
        ]
        self._tabs[self._page].selected = True
        self._ok = Button(self.t("OK"), self.close, style="primary")
        widgets: list[Widget] = [*self._tabs, self._ok]
        self.form.set_widgets(widgets)
        self.form.set_focus(self._ok)

    def _open(self, page: int) -> None:
        self._page = page % len(_PAGES)
        self.renew()
        self.form.set_focus(self._tabs[self._page])

    def arrange(self) -> None:
        """Tabs above, OK below."""
        super().arrange()
        inner = self.inner
        width = inner.width // len(self._tabs)
        for index, tab in enumerate(self._tabs):
            tab.rect = pygame.Rect(
                inner.x + width * index, inner.y, width - self.px(6), self.px(36)
            )
        self.place_buttons([self._ok])

    def handle(self, happened: Input) -> Transition | None:
        """The wheel and the Page keys turn the pages."""
        match happened:
            case Scrolled(_, notches):
                self._open(min(max(self._page + (-1 if notches > 0 else 1), 0), len(_PAGES) - 1))
                return None
            case KeyPressed("page down" | "page up"):
                self._open(self._page + (1 if happened.name == "page down" else -1))
                return None
        return super().handle(happened)

    def draw_body(self, painter: Painter) -> None:
        """The paragraphs of the page."""
        inner = self.inner
        room = pygame.Rect(inner.x, inner.y + self.px(52), inner.width, 0)
        room.height = self._ok.rect.y - room.y
        for paragraph in _PAGES[self._page][1]:
            taken = painter.paragraph(self.t(paragraph), room, painter.theme.panel_ink, 16)
            room.y += taken + self.px(10)
            room.height -= taken + self.px(10)
