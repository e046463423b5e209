"""Taking in finished games: the files that lie where exports go, and what may be wrong with one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.i18n.translator import Words
from game.rules.codec import UnreadableMatch
from game.scenes.base import Dialog, Stage, Transition
from game.shell.input import FileDropped, Input
from game.storage.exchange import Exchange, NothingKept, UnfinishedMatch
from game.storage.files import DamagedFile, NewerFile
from game.storage.times import local_text
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.list_box import ListBox

_ROW_POINTS = 30.0


def take_in(words: Words, exchange: Exchange, path: Path) -> tuple[str, str]:
    """Take in a match from a file.

    Returns:
        Its name in the history, empty when it could not be taken in, and a sentence either way.
    """
    try:
        saved, new = exchange.take_in(path)
    except (
        DamagedFile,
        NewerFile,
        NothingKept,
        UnreadableMatch,
        UnfinishedMatch,
        OSError,
    ) as error:
        return "", fault_sentence(words, path.name, error)
    if new:
        return saved.id, words.t("Taken in from {file}.", file=path.name)
    return saved.id, words.t("The game in {file} is in the history already.", file=path.name)


def fault_sentence(words: Words, file: str, fault: Exception) -> str:
    """What is wrong with a file, in one sentence."""
    match fault:
        case UnreadableMatch() if fault.decision:
            return words.t(
                "{file} is no game that could have been played: decision {number} ({decision}) is "
                "against the rules.",
                file=file,
                number=fault.decision,
                decision=fault.line[:40],
            )
        case UnreadableMatch():
            return words.t("{file} is no game that could have been played.", file=file)
        case UnfinishedMatch():
            return words.t("The game in {file} is not finished.", file=file)
        case NothingKept():
            return words.t("Hearts is open already. {file} can be taken in there.", file=file)
        case NewerFile():
            return words.t("{file} was written by a newer Hearts.", file=file)
        case DamagedFile(reason="too large"):
            return words.t("{file} is too large to be a game of Hearts.", file=file)
        case DamagedFile():
            return words.t("{file} is not a game of Hearts.", file=file)
        case FileNotFoundError():
            return words.t("{file} is not there any more.", file=file)
        case OSError():
            return words.t(
                "{file} could not be taken in: {reason}",
                file=file,
                reason=fault.strerror or str(fault),
            )
        case _:
            return str(fault)


class ImportScene(Dialog):
    """The files that may be games."""

    points_wide = 720.0
    points_high = 520.0
    takes_files = True

    def __init__(
        self,
        stage: Stage,
        exchange: Exchange,
        taken_in: Callable[[Path], tuple[str, str]],
    ) -> None:
        """Open the page.

        Args:
            stage: The stage.
            exchange: Knows the files.
            taken_in: Takes in a match from a file, and tells its name and a sentence; no name
                when it could not be taken in.
        """
        super().__init__(stage)
        self._place = exchange.place
        self._found = exchange.found()
        self._taken_in = taken_in
        self._message = ""
        self._list = ListBox("", len(self._found), self._draw_row, self._take)

    def build(self) -> None:
        """The list and its buttons."""
        self.title = self.t("Import a game")
        self._list.label = self.title
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else 0
        self._import = Button(self.t("Import"), self._take_selected, style="primary")
        self._import.enabled = bool(self._found)
        self._close = Button(self.t("Close"), self.close)
        widgets: list[Widget] = [self._list, self._import, self._close]
        self.form.set_widgets(widgets)
        self.form.set_focus(widgets[focus])

    def arrange(self) -> None:
        """What to do above, the list, the buttons below."""
        super().arrange()
        inner, px = self.inner, self.px
        self.place_buttons([self._import, self._close], width=140)
        top = inner.y + px(56)
        self._list.row_height = px(_ROW_POINTS)
        self._list.bar_width = px(12)
        rows = max((self._close.rect.top - px(60) - top) // self._list.row_height, 1)
        self._list.rect = pygame.Rect(inner.x, top, inner.width, rows * self._list.row_height)

    def _take_selected(self) -> None:
        if self._list.selected is not None:
            self._take(self._list.selected)

    def _take(self, row: int) -> None:
        self._take_file(self._found[row].path)

    def _take_file(self, path: Path) -> None:
        """Take a file in: the list of games shows what came of it, unless that was a fault."""
        name, self._message = self._taken_in(path)
        if name:
            self.close()

    def handle(self, happened: Input) -> Transition | None:
        """A file that is dropped on the window is taken in."""
        if isinstance(happened, FileDropped):
            self._take_file(Path(happened.path))
            return self.take_next()
        return super().handle(happened)

    def draw_body(self, painter: Painter) -> None:
        """Where the files lie, and what came of it."""
        inner, px, theme = self.inner, self.px, painter.theme
        row = pygame.Rect(inner.x, inner.y - px(6), inner.width, px(26))
        painter.text(self.t("Drop a file on this window, or choose one."), row, theme.panel_ink, 15)
        row.y += px(26)
        where = self.t("From the folder {folder}", folder=str(self._place))
        painter.text(where, row, theme.panel_soft, 14)
        if not self._found:
            told = self.t("There is no game in this folder.")
            painter.text(told, self._list.rect, theme.panel_soft, 16, align="centre")
        foot = pygame.Rect(inner.x, self._list.rect.bottom + px(8), inner.width, px(46))
        painter.paragraph(self._message, foot, theme.panel_ink, 14)

    def _draw_row(self, painter: Painter, index: int, rect: pygame.Rect, ink: str) -> None:
        found = self._found[index]
        right = rect.x + round(rect.width * 0.7)
        name = pygame.Rect(rect.x, rect.y, right - rect.x - self.px(12), rect.height)
        painter.text(found.path.name, name, ink, 15)
        when = pygame.Rect(right, rect.y, rect.right - right, rect.height)
        painter.text(local_text(found.changed), when, ink, 14, align="right")
