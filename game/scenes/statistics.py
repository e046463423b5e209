"""The player's figures, by opponents and by house rules, with a plot of the results over time."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.house_rules import HouseRules, rules_from
from game.scenes.base import Push, Stage
from game.scenes.catching_up import CatchingUp
from game.storage.history import History
from game.storage.results import Result, rules_of_text
from game.storage.statistics import Statistics, percent, statistics
from game.view.figures import draw_figures, figures_height
from game.view.painter import Painter
from game.view.records import NONE, level_name, percent_text, place_name, rules_name
from game.view.results_chart import draw_results
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.picker import Picker
from game.view.words import number

ALL = ""
CLASSIC = "classic"
"""The picker's value for the classic rules, whose own text is empty."""


class StatisticsScene(CatchingUp):
    """Figures in three columns above the plot."""

    points_wide = 820.0
    points_high = 590.0

    def __init__(
        self,
        stage: Stage,
        history: History,
        now: Callable[[], str],
        report: Callable[[OSError], None],
    ) -> None:
        """Open the page.

        Args:
            stage: The stage.
            history: The finished matches.
            now: The date and time in UTC, as files have it.
            report: Is told when something can't be written.
        """
        super().__init__(stage, history, report)
        self._now = now
        self._level, self._rules = ALL, ALL
        self._load()

    def _load(self) -> None:
        after = self._history.counted_after
        self._results = [
            result
            for result in self._history.results()
            if result.ended > after and not result.imported
        ]
        self._count()

    def _count(self) -> None:
        chosen: list[Result] = self._results
        if self._level != ALL:
            chosen = [result for result in chosen if result.level == self._level]
        if self._rules != ALL:
            wanted = "" if self._rules == CLASSIC else self._rules
            chosen = [result for result in chosen if result.rules == wanted]
        self.figures: Statistics = statistics(chosen)
        self.stale = True

    def build(self) -> None:
        """Filters above, buttons below."""
        self.title = self.t("Statistics")
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else None
        self._level_picker = Picker(
            self.t("Opponents"), self._level_options(), self._level, self._choose_level, 112
        )
        self._rules_picker = Picker(
            self.t("Rules"), self._rules_options(), self._rules, self._choose_rules, 60
        )
        self._reset = Button(self.t("Reset"), self._ask_reset)
        self._reset.enabled = bool(self._results) and self._history.keeps
        self._close = Button(self.t("Close"), self.close, style="primary")
        self._awards = Button(self.t("Achievements"), self._open_achievements, icon="trophy")
        widgets: list[Widget] = [self._level_picker, self._rules_picker, self._reset]
        if self.stage.settings.achievements:
            widgets.append(self._awards)
        widgets.append(self._close)
        self.form.set_widgets(widgets)
        known = focus is not None and focus < len(widgets)
        self.form.set_focus(widgets[focus] if known and focus is not None else self._close)

    def _level_options(self) -> list[tuple[str, str]]:
        levels = sorted({result.level for result in self._results})
        return [
            (ALL, self.t("All")),
            *((level, level_name(self.stage.words, level)) for level in levels),
        ]

    def _rules_options(self) -> list[tuple[str, str]]:
        texts = sorted({result.rules for result in self._results})
        return [
            (ALL, self.t("All")),
            *(
                (text or CLASSIC, rules_name(self.stage.words, _house_rules(text)))
                for text in texts
            ),
        ]

    def _choose_level(self, level: str) -> None:
        self._level = level
        self._count()

    def _choose_rules(self, rules: str) -> None:
        self._rules = rules
        self._count()

    def _open_achievements(self) -> None:
        self.next = Push(self.stage.doors.open("achievements"))

    def _ask_reset(self) -> None:
        question = self.t(
            "Begin all figures anew from now on? Your finished games stay in the history."
        )
        self.next = Push(
            self.stage.doors.confirm(
                self.t("Statistics"), question, self.t("Reset"), self._reset_figures
            )
        )

    def _reset_figures(self) -> None:
        # A clock that was set back must not leave matches in that the player wants out.
        latest = max((result.ended for result in self._results), default="")
        try:
            self._history.count_after(max(self._now(), latest))
        except OSError as error:
            self._report(error)
        self._level = self._rules = ALL
        self._load()
        self.renew()

    def look_again(self) -> None:
        """Count all matches."""
        self._load()
        self.renew()

    def arrange(self) -> None:
        """The filters share a row, and so do the buttons."""
        super().arrange()
        inner = self.inner
        height, gap = self.px(34), self.px(24)
        half = (inner.width - gap) // 2
        self._level_picker.rect = pygame.Rect(inner.x, inner.y, half, height)
        self._rules_picker.rect = pygame.Rect(inner.right - half, inner.y, half, height)
        right: list[Widget] = [self._close]
        if self._awards in self.form.widgets:
            right.insert(0, self._awards)
        self.place_buttons(right, width=176)
        self._reset.rect = pygame.Rect(0, 0, self.px(120), self.px(40))
        self._reset.rect.bottomleft = inner.bottomleft

    def draw_body(self, painter: Painter) -> None:
        """Three columns of figures, and the plot."""
        inner, px = self.inner, self.px
        columns = self._columns()
        gap = px(36)
        width = (inner.width - 2 * gap) // 3
        top = self._level_picker.rect.bottom + px(14)
        for index, (heading, rows) in enumerate(columns):
            left = inner.x + index * (width + gap)
            draw_figures(painter, pygame.Rect(left, top, width, 0), heading, rows)
        plot = pygame.Rect(inner.x, top + px(figures_height(6) + 12), inner.width, 0)
        plot.height = self._close.rect.top - px(12) - plot.top
        told = (self.t("Your score in each game"), self.t("Average of the games until then"))
        draw_results(painter, plot, self.figures.totals, *told)
        self._draw_remark(painter, plot)

    def _draw_remark(self, painter: Painter, plot: pygame.Rect) -> None:
        remark = self.reading
        if not remark and not self.figures.games:
            remark = self.t("No finished game counts here yet.")
        painter.text(remark, plot, painter.theme.panel_soft, 16, align="centre")

    def _columns(self) -> list[tuple[str, list[tuple[str, str]]]]:
        f, t = self.figures, self.t
        average = NONE if f.average is None else self.stage.words.decimal(f.average)
        best = NONE if f.best is None else number(f.best)
        worst = NONE if f.worst is None else number(f.worst)
        return [
            (
                t("Games"),
                [
                    (t("Played"), number(f.games)),
                    (t("Won"), share_text(f.wins, f.games)),
                    (t("Won together"), share_text(f.ties, f.games)),
                    (t("Lost"), share_text(f.losses, f.games)),
                    (t("Wins in a row now"), number(f.streak)),
                    (t("Longest run of wins"), number(f.longest_streak)),
                ],
            ),
            (
                t("Places and scores"),
                [
                    (place_name(self.stage.words, place), share_text(came, f.games))
                    for place, came in enumerate(f.places, 1)
                ]
                + [
                    (t("Average score"), average),
                    (t("Best and worst"), f"{best} / {worst}"),
                ],
            ),
            (
                t("Moons and queens"),
                [
                    (t("Moons shot"), number(f.moons_shot)),
                    (t("Moons suffered"), number(f.moons_suffered)),
                    (t("Moons stopped"), number(f.moons_stopped)),
                    (t("Queens taken"), number(f.queens)),
                    (t("Hands played"), number(f.deals)),
                    (t("Hands with the queen"), percent_text(percent(f.queens, f.deals))),
                ],
            ),
        ]


def share_text(part: int, whole: int) -> str:
    """A number and its share."""
    return f"{number(part)} ({percent_text(percent(part, whole))})" if whole else number(part)


def _house_rules(text: str) -> HouseRules:
    try:
        return rules_of_text(text).house_rules()
    except ValueError:
        return rules_from()
