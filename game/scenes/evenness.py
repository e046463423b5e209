"""The page of how evenly queens of spades, aces and hearts were dealt to the four seats.

Only deals that are over are counted, so nothing here tells of cards that are still in play; and
only deals of seeds that nobody chose, since chosen ones are no sample of what the shuffle does.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n.translator import N_, Words
from game.rules.evenness import FEWEST_DEALS, Count, Evenness, Verdict
from game.rules.seats import SEATS
from game.scenes.base import Dialog, Stage
from game.view.painter import Painter
from game.view.widgets.button import Button
from game.view.words import number

_VERDICTS: Final = {
    Verdict.TOO_FEW: N_("Too few hands for a judgement: it takes at least {fewest}."),
    Verdict.EVEN: N_("As even as chance makes it: nothing here favours a seat."),
    Verdict.ODD: N_(
        "A little uneven. Fair deals are so in fewer than 5 of 100 counts, so look again after "
        "more hands."
    ),
    Verdict.UNEVEN: N_(
        "Uneven beyond chance: fair deals are so in fewer than 1 of 1000 counts. Do not trust "
        "this shuffle."
    ),
}
_ROW: Final = 34


class EvennessScene(Dialog):
    """Counts by seat, what was to be expected, and what that says."""

    points_wide = 800.0
    points_high = 500.0

    def __init__(self, stage: Stage, names: tuple[str, ...], found: Evenness) -> None:
        """Open the page.

        Args:
            stage: The stage.
            names: Who sits where now, South to East.
            found: The counts, judged.
        """
        super().__init__(stage)
        self._names, self._found = names, found

    def build(self) -> None:
        """One button."""
        self.title = self.t("How evenly the cards fell")
        self._ok = Button(self.t("OK"), self.close, style="primary")
        self.form.set_widgets([self._ok])
        self.form.set_focus(self._ok)

    def arrange(self) -> None:
        """The button at the bottom."""
        super().arrange()
        self.place_buttons([self._ok])

    def draw_body(self, painter: Painter) -> None:
        """The table of counts, the verdict, and how it was found."""
        inner, px, theme, found = self.inner, self.px, painter.theme, self._found
        words = self.stage.words
        row = pygame.Rect(inner.x, inner.y - px(6), inner.width, px(26))
        told = words.tn(
            "{count} hand dealt so far, in finished games and this one",
            "{count} hands dealt so far, in finished games and this one",
            found.deals,
        )
        painter.text(told, row, theme.panel_soft, 15)
        y = self._draw_head(painter, inner.y + px(30))
        for label, count in (
            (self.t("Queen of spades"), found.queens),
            (self.t("Aces"), found.aces),
            (self.t("Heart cards"), found.hearts),
        ):
            self._draw_count(painter, y, label, count)
            y += px(_ROW)
        self._draw_verdict(painter, y + px(16))

    @property
    def _columns(self) -> list[pygame.Rect]:
        """The label, four seats, expected and chance, as wide strips."""
        inner = self.inner
        shares = (0.22, 0.12, 0.12, 0.12, 0.12, 0.14, 0.16)
        found, x = [], float(inner.x)
        for share in shares:
            width = inner.width * share
            strip = pygame.Rect(round(x), 0, round(width) - self.px(10), self.px(_ROW))
            found.append(strip)
            x += width
        return found

    def _draw_head(self, painter: Painter, y: int) -> int:
        theme, px = painter.theme, self.px
        _, *seats, expected, chance = self._columns
        for seat, column in zip(SEATS, seats, strict=True):
            column.y = y
            ink = theme.panel_ink
            painter.text(self._names[seat], column, ink, 15, align="right", weight="bold")
        for column, label in ((expected, self.t("Expected")), (chance, self.t("So uneven"))):
            column.y = y
            painter.text(label, column, theme.panel_soft, 14, align="right")
        line = pygame.Rect(self.inner.x, y + px(_ROW), self.inner.width, px(1.5))
        painter.box(line, theme.panel_edge, corner=0)
        return y + px(_ROW + 6)

    def _draw_count(self, painter: Painter, y: int, label: str, count: Count) -> None:
        theme = painter.theme
        name, *seats, expected, chance = self._columns
        for column in (name, *seats, expected, chance):
            column.y = y
        painter.text(label, name, theme.panel_ink, 16)
        for value, column in zip(count.counts, seats, strict=True):
            painter.text(number(value), column, theme.panel_ink, 17, align="right", weight="bold")
        painter.text(
            _plain(self.stage.words, count.expected), expected, theme.panel_soft, 16, align="right"
        )
        if self._found.verdict is not Verdict.TOO_FEW:
            told = self.t("{percent} of 100", percent=_per_hundred(self.stage.words, count.chance))
            painter.text(told, chance, theme.panel_soft, 16, align="right")

    def _draw_verdict(self, painter: Painter, y: int) -> None:
        inner, px, theme = self.inner, self.px, painter.theme
        verdict = self._found.verdict
        room = pygame.Rect(inner.x, y, inner.width, self._ok.rect.y - y)
        ink = theme.winner if verdict is Verdict.UNEVEN else theme.panel_ink
        told = self.t(_VERDICTS[verdict], fewest=FEWEST_DEALS)
        room.y += painter.paragraph(told, room, ink, 18, weight="bold") + px(10)
        room.height = self._ok.rect.y - room.y
        how = self.t(
            "The last column says in how many of 100 counts fair deals are at least so uneven: a "
            "number that is not tiny is a good one (chi-square test, three degrees of freedom). "
            "Only hands of seeds that nobody chose are counted."
        )
        painter.paragraph(how, room, theme.panel_soft, 15)


def _plain(words: Words, value: float) -> str:
    """A count that may be a half or a quarter, without needless noughts."""
    return words.decimal(value, len(f"{value:.2f}".rstrip("0").partition(".")[2]))


def _per_hundred(words: Words, chance: float) -> str:
    """A chance as so many of a hundred."""
    per = 100 * chance
    if per >= 1:
        return str(round(per))
    return words.decimal(per) if per >= 0.1 else f"<\N{NO-BREAK SPACE}{words.decimal(0.1)}"
