"""The review of a deal: every decision with what it cost, the worst first, and how it looked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

import pygame

from game.bots.judge import Verdict
from game.scenes.base import Dialog, Stage, Transition
from game.scenes.review.drawing import draw_detail, draw_row
from game.scenes.wording import figure
from game.table.analyst import Analyst, Task
from game.view.painter import Painter
from game.view.progress import draw_progress
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.list_box import ListBox
from game.view.widgets.picker import Picker

_ROW_POINTS: Final = 28.0
_LIST_POINTS: Final = 300.0
_FOOT_POINTS: Final = 56.0
_POLL_SECONDS: Final = 0.1


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A match whose deals can be reviewed.

    Attributes:
        names: Who sits South, West, North and East.
        deals: The numbers of its finished deals.
        review: Begins a deal's review, or finds it again.
        analyst: Who does the work.
    """

    names: tuple[str, ...]
    deals: range
    review: Callable[[int], Task]
    analyst: Analyst


class ReviewScene(Dialog):
    """A list of decisions, and the table as it was at the one selected."""

    points_wide = 830.0
    points_high = 600.0

    def __init__(self, stage: Stage, reviewed: Reviewed, deal: int | None = None) -> None:
        """Begin with a deal.

        Args:
            stage: The stage.
            reviewed: The match.
            deal: The deal's number; None for the last that is finished.
        """
        super().__init__(stage)
        self._reviewed = reviewed
        deals = reviewed.deals
        self._deal = deal if deal is not None else (deals[-1] if deals else None)
        self._task = self._begin()
        self._seen = -1
        self._waited = 0.0
        self._rows: list[Verdict] = []
        self._meant: int | None = None
        self._list = ListBox("", 0, self._draw_row, lambda _: None, self._select)

    def _begin(self) -> Task | None:
        return None if self._deal is None else self._reviewed.review(self._deal)

    # Widgets.

    def build(self) -> None:
        """The choice of the deal, the list, and the buttons."""
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else None
        self.title = self.t("Review")
        self._list.label = self.t("Your decisions")
        self._picker = Picker(
            self.t("Hand"),
            [(str(number), str(number)) for number in self._reviewed.deals],
            str(self._deal),
            self._choose_deal,
            label_points=60,
        )
        self._picker.visible = bool(self._reviewed.deals)
        self._stop = Button("", self._stop_or_go_on, points=15)
        self._close = Button(self.t("Close"), self.close, style="primary")
        widgets: list[Widget] = [self._list, self._picker, self._stop, self._close]
        self.form.set_widgets(widgets)
        self.form.set_focus(widgets[focus] if focus is not None else self._list)
        self._follow()

    def arrange(self) -> None:
        """The list on the left, the table and what is said about it on the right."""
        super().arrange()
        px, inner = self.px, self.inner
        self._picker.rect = pygame.Rect(0, self.panel.y + px(20), px(230), px(34))
        self._picker.rect.right = inner.right
        height = inner.height - px(_FOOT_POINTS)
        self._list.row_height = px(_ROW_POINTS)
        self._list.bar_width = px(12)
        self._list.rect = pygame.Rect(inner.x, inner.y, px(_LIST_POINTS), height)
        left = self._list.rect.right + px(16)
        self._detail = pygame.Rect(left, inner.y, inner.right - left, height)
        self.place_buttons([self._stop, self._close], width=130)

    def _choose_deal(self, value: str) -> None:
        """Another deal: the review of the one before goes on by itself."""
        self._deal = int(value)
        self._task = self._begin()
        self._meant = None
        self._seen = -1
        self._follow()

    def _stop_or_go_on(self) -> None:
        task = self._task
        if task is None:
            return
        if task.under_way:
            self._reviewed.analyst.stop(task)
        else:
            self._reviewed.analyst.go_on(task)
        self._follow()

    def _select(self, row: int) -> None:
        """The player means this decision, wherever it goes in the list."""
        self._meant = self._rows[row].view.decision

    # The work.

    @property
    def moving(self) -> bool:
        """More is to come, or has come and is not shown yet."""
        task = self._task
        return task is not None and (task.under_way or len(task.parts) != self._seen)

    def step(self, seconds: float) -> Transition | None:
        """Look for news now and then."""
        self._waited += seconds
        if self.moving and self._waited >= _POLL_SECONDS:
            self._waited = 0.0
            self._reviewed.analyst.poll()
            self._follow()
        return super().step(seconds)

    def _follow(self) -> None:
        """Let list and buttons follow what has been found."""
        task = self._task
        self._stop.visible = task is not None and not task.done
        self._stop.enabled = self._stop.visible
        if task is None:
            return
        self._stop.label = self.t("Stop") if task.under_way else self.t("Go on")
        if len(task.parts) == self._seen:
            return
        self._seen = len(task.parts)
        found = [part for part in task.parts if isinstance(part, Verdict)]
        self._rows = sorted(found, key=_worst_first)
        numbers = [verdict.view.decision for verdict in self._rows]
        self._list.count = len(numbers)
        row = numbers.index(self._meant) if self._meant in numbers else 0
        self._list.selected = None
        meant = self._meant
        self._list.select(row)
        # Only the player's own choice is to be kept while the list grows.
        self._meant = meant
        self.stale = True

    # What is seen.

    def draw_body(self, painter: Painter) -> None:
        """The detail, and how far it is."""
        task, row = self._task, self._list.selected
        if task is None:
            told = self.t("No hand has been finished yet.")
            painter.text(told, self.inner, painter.theme.panel_soft, 17, align="centre")
            return
        if row is not None:
            draw_detail(
                painter, self.stage.words, self._rows[row], self._detail, self._reviewed.names
            )
        foot = pygame.Rect(self.inner.x, self._close.rect.y, 0, self._close.rect.height)
        right = self._stop.rect.left if self._stop.visible else self._close.rect.left
        foot.width = right - self.px(16) - foot.x
        if task.done:
            painter.text(self._summary(), foot, painter.theme.panel_ink, 15, weight="bold")
            return
        share = len(task.parts) / max(task.job.steps, 1)
        draw_progress(painter, foot, share, self._state(task))

    def _state(self, task: Task) -> str:
        done, steps = len(task.parts), task.job.steps
        if task.failed:
            return self.t("The review could not be finished.")
        if task.stopped:
            return self.t("Stopped after {done} of {all} decisions.", done=done, all=steps)
        return self.t("{done} of {all} decisions looked at.", done=done, all=steps)

    def _summary(self) -> str:
        costly = [verdict for verdict in self._rows if verdict.costly]
        if not costly:
            return self.t("Nothing that you did cost more than chance can explain.")
        return self.stage.words.tn(
            "{count} decision cost {cost} points in all.",
            "{count} decisions cost {cost} points in all.",
            len(costly),
            cost=figure(
                self.stage.words,
                sum(verdict.cost for verdict in costly),
                sqrt(sum(verdict.error**2 for verdict in costly)),
            ),
        )

    def _draw_row(self, painter: Painter, row: int, rect: pygame.Rect, ink: str) -> None:
        draw_row(painter, self.stage.words, self._rows[row], rect, ink)


def _worst_first(verdict: Verdict) -> tuple[float, int]:
    """What cost something by its cost; the rest in the order of play."""
    return (-verdict.cost if verdict.costly else 0.0), verdict.view.decision
