"""The score sheet: totals after each deal, who leads, and at the end who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

import pygame

from game.audio.cues import Cue
from game.rules.commands import StartDeal
from game.rules.legality import Phase
from game.rules.scoring import credited_winner, leaders, places
from game.rules.seats import SEATS, Seat
from game.scenes.base import Dialog, Pop, Push, Replace, Stage, Transition
from game.scenes.table import Table
from game.scenes.wording import luck_lines
from game.shell.input import Input, KeyPressed, Scrolled
from game.table.ledger import Ledger
from game.view.chart import draw_chart
from game.view.effects import Effect, draw_effect
from game.view.layout import TableLayout
from game.view.painter import Painter
from game.view.records import ACHIEVEMENTS
from game.view.table_view import HandLook
from game.view.widgets.button import Button
from game.view.words import number, place_sentence

ROW_POINTS = 27.0
LUCK_POINTS = 21.0


class ScoreboardScene(Dialog):
    """The score sheet.

    Between deals its button deals on, at the end it starts a new game; opened from the menu it
    only closes.
    """

    points_wide = 780.0
    points_high = 560.0

    def __init__(
        self,
        stage: Stage,
        table: Table,
        only_look: bool,
        next_match: Callable[[], object],
        goes_back: bool = False,
        news: Sequence[str] = (),
        ledger: Ledger | None = None,
    ) -> None:
        """Open the sheet.

        Args:
            stage: The stage.
            table: The table whose scores these are.
            only_look: It was asked for in the middle of a deal.
            next_match: Begins a new match, or goes back to the one that waits.
            goes_back: It goes back.
            news: What has been achieved for the first time, by the names of `records`.
            ledger: What the match's cards were worth.
        """
        super().__init__(stage)
        self._table = table
        self._only_look = only_look
        self._next_match = next_match
        self._goes_back = goes_back
        self._news = tuple(news)
        self._ledger = ledger
        self._waited = 0.0
        # Between deals the sheet is a scene of its own, so it draws the table it lies on.
        self.over = only_look
        view = table.session.view()
        self._seat = table.session.seat
        self._totals = tuple(zip(*map(accumulate, zip(*view.scores, strict=True)), strict=True))
        self._first = 0
        self._effect: Effect | None = None
        if self._over and not only_look:
            won = self._seat in leaders(view.totals)
            stage.play(Cue.WON if won else Cue.LOST)
            if won and stage.settings.speed != "off":
                self._effect = Effect("win", 5.0, calm=stage.settings.reduced_motion)

    @property
    def shortcuts(self) -> bool:  # type: ignore[override]
        """The function keys work between deals as at the table."""
        return not self._only_look

    @property
    def _over(self) -> bool:
        return self._table.session.view().phase is Phase.OVER

    @property
    def moving(self) -> bool:
        """The winner is celebrated, or the computer plays on by itself."""
        return self._effect is not None or self._automatic

    @property
    def _automatic(self) -> bool:
        return not self._only_look and self._table.session.autoplaying

    def build(self) -> None:
        """A button that goes on, and one that looks back."""
        self.title = self.t("Final score") if self._over else self.t("Score")
        label = self.t("OK")
        if self._over and not self._only_look:
            label = self.t("Back to my game") if self._goes_back else self.t("New game")
        self._button = Button(label, self._go_on, style="primary", points=17)
        self._review = Button(self.t("Review"), self._look_back)
        self._review.visible = self._review.enabled = bool(self._totals)
        self.form.set_widgets([self._button, self._review])
        self.form.set_focus(self._button)

    def arrange(self) -> None:
        """The newest deals are in sight; older ones scroll."""
        super().arrange()
        self._table.choreographer.layout = TableLayout(self.stage.metrics)
        self.place_buttons([self._review, self._button])
        self._first = max(len(self._totals) - self._rows, 0)

    @property
    def _table_rect(self) -> pygame.Rect:
        inner = self.inner
        height = inner.height - self.px(56)
        if self._ledger is not None and self._ledger.speaks:
            height -= 2 * self.px(LUCK_POINTS)
        return pygame.Rect(inner.x, inner.y, round(inner.width * 0.6), height)

    @property
    def _luck_lines(self) -> list[str]:
        """What is said of the score without luck."""
        view = self._table.session.view()
        if self._ledger is None:
            return []
        running = view.phase in (Phase.PASSING, Phase.PLAYING)
        return luck_lines(self.stage.words, self._ledger, view.deal_number - running)

    @property
    def _rows(self) -> int:
        return max((self._table_rect.height - self.px(ROW_POINTS * 1.3)) // self.px(ROW_POINTS), 1)

    def handle(self, happened: Input) -> Transition | None:
        """The wheel and the paging keys scroll a long sheet."""
        match happened:
            case Scrolled(_, notches):
                self._scroll(-1 if notches > 0 else 1)
                return None
            case KeyPressed("page up" | "up"):
                self._scroll(-1)
                return None
            case KeyPressed("page down" | "down"):
                self._scroll(1)
                return None
        return super().handle(happened)

    def _scroll(self, rows: int) -> None:
        last = max(len(self._totals) - self._rows, 0)
        self._first = min(max(self._first + rows, 0), last)

    def _look_back(self) -> None:
        self.stage.play(Cue.BUTTON)
        self.next = Push(self.stage.doors.open("review"))

    def _go_on(self) -> None:
        if self._only_look:
            self.next = Pop()
            return
        self.stage.play(Cue.BUTTON)
        if self._over:
            self._next_match()
        else:
            self._table.session.send(StartDeal())
        self.next = Replace(self.stage.doors.table())

    def cancel(self) -> None:
        """Escape is as good as the button."""
        if not self._over or self._only_look:
            self._go_on()

    def step(self, seconds: float) -> Transition | None:
        """Let the celebration go on; the computer playing alone goes on by itself."""
        if self._effect is not None:
            self._effect.elapsed += seconds
            if self._effect.over:
                self._effect = None
        self._waited += seconds
        if self._automatic and self._waited > max(self._table.choreographer.pace.show, 0.5):
            self._go_on()
        return self.take_next()

    def draw(self, painter: Painter) -> None:
        """The sheet, and the rain of suits for a winner."""
        if not self.over:
            self._table.draw(painter, self.stage, HandLook())
        super().draw(painter)
        if self._effect is not None:
            draw_effect(painter, self._table.choreographer.layout, self._effect)

    def draw_body(self, painter: Painter) -> None:
        """Names, totals, the lines of the chart, and how it stands."""
        self._draw_totals(painter, self._table_rect)
        sheet = self._table_rect
        chart = pygame.Rect(sheet.right + self.px(24), sheet.y, 0, sheet.height)
        chart.width = self.inner.right - chart.x
        target = self._table.session.view().rules.target
        draw_chart(painter, chart, self._totals, self._table.session.names, target)
        foot = pygame.Rect(self.inner.x, self._button.rect.y, 0, self._button.rect.height)
        foot.width = self._review.rect.left - self.px(16) - foot.x
        self._draw_luck(painter, sheet.bottom + self.px(6))
        if self._news:
            self._draw_news(painter, foot)
            foot.height = round(foot.height * 0.55)
        painter.text(self._verdict(), foot, painter.theme.panel_ink, 17, weight="bold")

    def _draw_luck(self, painter: Painter, y: int) -> None:
        """Quiet lines under the sheet."""
        for line in self._luck_lines:
            row = pygame.Rect(self.inner.x, y, self.inner.width, self.px(LUCK_POINTS))
            painter.text(line, row, painter.theme.panel_soft, 14)
            y = row.bottom

    def _draw_news(self, painter: Painter, foot: pygame.Rect) -> None:
        """A small line for what has been achieved."""
        row = pygame.Rect(foot.x, 0, foot.width, self.px(20))
        row.bottom = foot.bottom + self.px(2)
        sign = pygame.Rect(row.x, row.y, row.height, row.height)
        painter.icon("trophy", sign, painter.theme.leader)
        titles = ", ".join(self.t(ACHIEVEMENTS[name][0]) for name in self._news)
        told = self.stage.words.tn(
            "New achievement: {titles}",
            "New achievements: {titles}",
            len(self._news),
            titles=titles,
        )
        row.x, row.width = sign.right + self.px(6), foot.right - sign.right - self.px(6)
        painter.text(told, row, painter.theme.panel_soft, 14)

    def _verdict(self) -> str:
        view = self._table.session.view()
        names = self._table.session.names
        best = leaders(view.totals)
        if not self._totals:
            return self.t("No hand has been scored yet.")
        if self._over:
            place = place_sentence(self.stage.words, places(view.totals)[self._seat])
            if self._seat in best:
                if len(best) > 1:
                    return self.t("You have won, sharing first place!")
                return self.t("You have won!")
            winner = names[credited_winner(view.totals, self._seat)]
            return self.t("{name} has won. {place}", name=winner, place=place)
        leading = ", ".join(names[seat] for seat in best)
        if best == (self._seat,):
            return self.t("You are in the lead.")
        return self.t("In the lead: {names}", names=leading)

    def _draw_totals(self, painter: Painter, rect: pygame.Rect) -> None:
        theme, px = painter.theme, painter.px
        names = self._table.session.names
        width = rect.width // 4
        columns = {
            seat: pygame.Rect(rect.x + width * seat, rect.y, width - px(8), px(ROW_POINTS * 1.3))
            for seat in SEATS
        }
        last = len(self._totals) - 1
        best = leaders(self._totals[-1]) if self._totals else ()
        for seat, column in columns.items():
            ink = self._ink(painter, seat, best)
            painter.text(names[seat], column, ink, 16, align="right", weight="bold")
        y = columns[Seat.SOUTH].bottom
        line = pygame.Rect(rect.x, y - px(2), rect.width - px(8), px(1.5))
        painter.box(line, theme.panel_edge, corner=0)
        for index in range(self._first, min(self._first + self._rows, len(self._totals))):
            count = pygame.Rect(rect.x, y, px(26), px(ROW_POINTS))
            painter.text(str(index + 1), count, theme.panel_soft, 13)
            for seat, column in columns.items():
                cell = pygame.Rect(column.x, y, column.width, px(ROW_POINTS))
                total = number(self._totals[index][seat])
                if index == last:
                    ink = self._ink(painter, seat, best)
                    painter.text(total, cell, ink, 19, align="right", weight="bold")
                    continue
                inked = painter.text(total, cell, theme.panel_soft, 16, align="right")
                stroke = pygame.Rect(inked.x - px(2), inked.centery, inked.width + px(4), px(1.5))
                painter.box(stroke, theme.panel_soft, corner=0)
            y += px(ROW_POINTS)

    def _ink(self, painter: Painter, seat: Seat, best: tuple[Seat, ...]) -> str:
        """Blue for whoever leads, red for whoever has won."""
        if seat not in best:
            return painter.theme.panel_ink
        return painter.theme.winner if self._over else painter.theme.leader
