"""The bar along the top of the table: menu, which hand it is, sound and full screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.fairness import short_fingerprint
from game.scenes.base import Stage
from game.view.board import Board
from game.view.layout import TableLayout
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.words import direction_words

_DOT = " \N{MIDDLE DOT} "


class TableBar:
    """Three buttons and a line between them."""

    def __init__(self, stage: Stage, open_menu: Callable[[], None]) -> None:
        """Make the bar of a table.

        Args:
            stage: The stage.
            open_menu: Opens the menu.
        """
        self._stage = stage
        self._open_menu = open_menu

    def build(self) -> list[Widget]:
        """The buttons, from the left."""
        stage = self._stage
        label = stage.words.t("Menu")
        sound = "sound" if stage.settings.sound and stage.sound_available else "mute"
        self._menu = Button(label, self._open_menu, icon="menu", style="bar", points=15)
        self._sound = Button("", stage.doors.toggle_sound, icon=sound, style="bar")
        self._sound.enabled = stage.sound_available
        self._full = Button("", stage.doors.toggle_fullscreen, icon="fullscreen", style="bar")
        return [self._menu, self._sound, self._full]

    def arrange(self, layout: TableLayout) -> None:
        """The menu at the left end, the two others at the right."""
        px, bar = layout.metrics.px, layout.bar
        high = bar.height - px(8)
        self._menu.rect = pygame.Rect(px(6), bar.y + px(4), px(104), high)
        self._full.rect = pygame.Rect(bar.right - px(6) - high, bar.y + px(4), high, high)
        self._sound.rect = self._full.rect.move(-high - px(4), 0)

    def draw(self, painter: Painter, layout: TableLayout, board: Board, practice: bool) -> None:
        """The bar itself, and which hand it is; the buttons are drawn with the others."""
        bar, words = layout.bar, self._stage.words
        painter.box(bar, painter.theme.bar, corner=0)
        if not board.number:
            return
        parts = [words.t("Hand {number}", number=board.number)]
        parts.append(direction_words(words, board.direction))
        if practice:
            parts.append(words.t("practice"))
        if board.fingerprint and not any(board.piles.values()):
            digits = short_fingerprint(board.fingerprint)
            parts.append(words.t("fingerprint {digits}", digits=digits))
        middle = pygame.Rect(self._menu.rect.right, bar.y, 0, bar.height)
        middle.width = self._sound.rect.left - middle.left
        painter.text(_DOT.join(parts), middle, painter.theme.bar_ink, 15, align="centre")
