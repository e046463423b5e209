"""The finished games: looked through, replayed, given to a file, and taken in from one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame

from game.rules.scoring import places
from game.rules.seats import SEATS, Seat
from game.scenes.base import Push, Scene, Stage, Transition
from game.scenes.catching_up import CatchingUp
from game.shell.input import FileDropped, Input
from game.storage.exchange import Exchange
from game.storage.history import History
from game.storage.results import Result
from game.storage.saved_match import SavedMatch
from game.storage.times import local_text
from game.view.fonts import Weight
from game.view.painter import Painter
from game.view.records import NONE, place_name
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.list_box import ListBox
from game.view.words import number

_ROW_POINTS = 30.0
_SHARES = (0.0, 0.205, 0.28, 0.355, 0.835, 1.0)
"""Where the columns begin, by the width of a row: when, place, score, opponents, remark."""

TakeIn = Callable[[Path], tuple[str, str]]
"""Takes a file in; gives the match's name, empty when that went wrong, and a sentence."""


class HistoryScene(CatchingUp):
    """The list of finished games, newest first."""

    points_wide = 830.0
    points_high = 600.0
    takes_files = True

    def __init__(
        self,
        stage: Stage,
        history: History,
        exchange: Exchange,
        replay: Callable[[SavedMatch], Scene],
        check: Callable[[SavedMatch], Scene],
        review: Callable[[SavedMatch], Scene],
        take_in: TakeIn,
        import_page: Callable[[TakeIn], Scene],
        report: Callable[[OSError], None],
    ) -> None:
        """Open the page.

        Args:
            stage: The stage.
            history: The finished matches.
            exchange: Writes a match to a file.
            replay: The scene that shows a match again.
            check: The scene that lays its deals open and checks them.
            review: The scene that says what each decision cost.
            take_in: Takes in a match from a file.
            import_page: Makes the scene that lists files to take in.
            report: Is told when something can't be written.
        """
        super().__init__(stage, history, report)
        self._exchange = exchange
        self._replay_of = replay
        self._check_of = check
        self._review_of = review
        self._take_in_file = take_in
        self._import_page = import_page
        self._message = ""
        self._results: list[Result] = []
        self._list = ListBox("", 0, self._draw_row, self._open)

    def _load(self, select: str = "") -> None:
        """Look at the history again, with a match selected: this one, else the one of before."""
        wanted = select or (self._selected_id if self._list.count else "")
        self._results = self._history.results()[::-1]
        self._list.count = len(self._results)
        at = next((i for i, result in enumerate(self._results) if result.id == wanted), 0)
        self._list.selected = None
        self._list.select(at)

    @property
    def _selected_id(self) -> str:
        row = self._list.selected
        return "" if row is None or row >= len(self._results) else self._results[row].id

    def build(self) -> None:
        """The list and its buttons."""
        self.title = self.t("Finished games")
        self._list.label = self.title
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else 0
        self._replay = Button(self.t("Replay"), self._open_selected, style="primary", icon="play")
        self._check = Button(self.t("Fair deals"), self._open_check, icon="lock")
        self._review = Button(self.t("Review"), self._open_review, icon="eye")
        self._export = Button(self.t("Export"), self._write)
        self._import = Button(self.t("Import"), self._open_import)
        self._close = Button(self.t("Close"), self.close)
        self._follow()
        widgets: list[Widget] = [
            self._list,
            self._replay,
            self._check,
            self._export,
            self._import,
            self._close,
            self._review,
        ]
        self.form.set_widgets(widgets)
        self.form.set_focus(widgets[focus])

    def _follow(self) -> None:
        there = bool(self._results)
        self._replay.enabled = self._check.enabled = self._export.enabled = there
        self._review.enabled = there
        self._import.enabled = self._history.keeps

    def _open_selected(self) -> None:
        if self._list.selected is not None:
            self._open(self._list.selected)

    def _chosen(self) -> SavedMatch | None:
        """The selected match with its decisions."""
        saved = self._history.load(self._selected_id)
        if saved is None:
            self._message = self.t("That game's file is gone or can't be read.")
        return saved

    def _open(self, row: int) -> None:
        saved = self._chosen()
        if saved is not None:
            self.next = Push(self._replay_of(saved))

    def _open_check(self) -> None:
        saved = self._chosen()
        if saved is not None:
            self.next = Push(self._check_of(saved))

    def _open_review(self) -> None:
        saved = self._chosen()
        if saved is not None:
            self.next = Push(self._review_of(saved))

    def _write(self) -> None:
        saved = self._chosen()
        if saved is None:
            return
        try:
            path = self._exchange.export(saved)
        except OSError as error:
            self._message = self.t(
                "The game could not be written to {folder}: {reason}",
                folder=str(self._exchange.place),
                reason=error.strerror or str(error),
            )
            return
        self._message = self.t(
            "Written as {file} in {folder}", file=path.name, folder=str(path.parent)
        )

    def _open_import(self) -> None:
        self._message = ""
        self.next = Push(self._import_page(self._take_in))

    def _take_in(self, path: Path) -> tuple[str, str]:
        name, self._message = self._take_in_file(path)
        self._load(name)
        self._follow()
        return name, self._message

    def handle(self, happened: Input) -> Transition | None:
        """A file that is dropped on the window is taken in."""
        if isinstance(happened, FileDropped):
            self._take_in(Path(happened.path))
            return None
        return super().handle(happened)

    def renew(self) -> None:
        """Look at the history, too: matches may have come in while another scene was on top."""
        self._load()
        super().renew()

    def look_again(self) -> None:
        """Show all matches."""
        self._load()
        self._follow()

    def arrange(self) -> None:
        """The list above, the buttons below."""
        super().arrange()
        inner, px = self.inner, self.px
        buttons = [self._replay, self._check, self._export, self._import, self._close]
        self.place_buttons([*buttons], width=140)
        self._review.rect = pygame.Rect(0, self.panel.y + px(20), px(150), px(36))
        self._review.rect.right = inner.right
        top = inner.y + px(26)
        bottom = self._close.rect.top - px(48)
        self._list.row_height = px(_ROW_POINTS)
        self._list.bar_width = px(12)
        rows = max((bottom - top) // self._list.row_height, 1)
        self._list.rect = pygame.Rect(inner.x, top, inner.width, rows * self._list.row_height)
        if self._list.selected is not None:
            self._list.select(self._list.selected)

    def draw_body(self, painter: Painter) -> None:
        """Headings above the list, what happened below it."""
        inner, px = self.inner, self.px
        head = pygame.Rect(inner.x, inner.y - px(4), self._list.row_rect(0).width, px(26))
        headings = (
            self.t("Finished"),
            self.t("Place"),
            self.t("Score"),
            self.t("Opponents"),
            "",
        )
        for cell, heading in zip(self._cells(head.inflate(-px(16), 0)), headings, strict=True):
            painter.text(heading, cell, painter.theme.panel_soft, 14)
        line = pygame.Rect(inner.x, head.bottom - px(1), inner.width, px(1))
        painter.box(line, painter.theme.line, corner=0)
        foot = pygame.Rect(inner.x, self._list.rect.bottom + px(4), inner.width, px(44))
        painter.paragraph(self._foot(), foot, painter.theme.panel_ink, 14)
        if not self._results and not self._history.behind:
            told = self.t("No game has been finished yet. Each one will be kept here.")
            painter.text(told, self._list.rect, painter.theme.panel_soft, 16, align="centre")

    def _foot(self) -> str:
        count = self.stage.words.tn("{count} game", "{count} games", len(self._results))
        return self.reading or self._message or count

    @staticmethod
    def _cells(row: pygame.Rect) -> list[pygame.Rect]:
        edges = [row.x + round(row.width * share) for share in _SHARES]
        return [
            pygame.Rect(left, row.y, right - left - row.height // 4, row.height)
            for left, right in pairwise(edges)
        ]

    def _draw_row(self, painter: Painter, index: int, rect: pygame.Rect, ink: str) -> None:
        result = self._results[index]
        mine = Seat.SOUTH
        others = ", ".join(
            f"{result.names[seat]} {number(result.totals[seat])}" for seat in SEATS if seat != mine
        )
        if result.imported:
            mark = self.t("imported")
            others = f"{result.names[mine]} \N{EN DASH} {others}"
        else:
            mark = self.t("practice") if result.practice else ""
        when, place, score, people, remark = self._cells(rect)
        painter.text(local_text(result.ended) or NONE, when, ink, 15)
        came = places(result.totals)[mine]
        weight: Weight = "bold" if came == 1 else "regular"
        painter.text(place_name(self.stage.words, came), place, ink, 15, weight=weight)
        painter.text(number(result.totals[mine]), score, ink, 15)
        painter.text(others, people, ink, 15)
        painter.text(mark, remark, ink, 14, align="right")
