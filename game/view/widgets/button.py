"""Buttons: what is pressed, in the few shapes that the game has."""

from __future__ import annotations

from typing import Literal

import pygame

from game.view.fonts import Fonts
from game.view.metrics import Metrics
from game.view.painter import Painter
from game.view.widgets.base import Action, Widget

Style = Literal["plain", "primary", "table", "tool", "row", "bar", "tab"]


class Button(Widget):
    """A button.

    Attributes:
        label: What it says.
        icon: The name of an icon before the label, or alone.
        style: `plain` or `primary` on a panel, `table` and the quieter `tool` on the cloth, `row`
            of a menu, `bar` of the table's bar, `tab` of a book of pages.
        shortcut: The key that does the same, shown at the end of a menu's row.
        selected: It stands for what is chosen now.
        points: The size of its text.
    """

    def __init__(
        self,
        label: str,
        action: Action,
        *,
        icon: str = "",
        style: Style = "plain",
        shortcut: str = "",
        points: float = 16,
    ) -> None:
        super().__init__()
        self.label = label
        self.action = action
        self.icon = icon
        self.style = style
        self.shortcut = shortcut
        self.selected = False
        self.points = points

    def release(self, pos: tuple[int, int]) -> None:
        """Do what the button is for."""
        self.action()

    def activate(self) -> bool:
        """Do what the button is for."""
        self.action()
        return True

    def wanted_width(self, fonts: Fonts, metrics: Metrics) -> int:
        """The width, in pixels, at which everything fits without shrinking."""
        px = metrics.px
        width = px(28)
        if self.label:
            width += fonts.width(self.label, px(self.points), self._weight)
        if self.icon:
            width += px(self.points * 1.5 + (6 if self.label else -8))
        return width

    @property
    def _weight(self) -> Literal["regular", "bold"]:
        strong = self.style in ("primary", "table") or self.selected
        return "bold" if strong else "regular"

    def _colours(self, painter: Painter) -> tuple[str | None, str]:
        theme = painter.theme
        active = self.hovered or self.pressed
        if self.style == "table":
            if not self.enabled:
                return theme.plate, theme.plate_soft
            return (theme.turn_ink, theme.turn) if self.pressed else (theme.turn, theme.turn_ink)
        if self.style == "tool":
            if not self.enabled:
                return None, theme.ink_soft
            return theme.plate, theme.plate_ink
        if self.style == "bar":
            fill = theme.plate if active or self.selected else None
            return fill, theme.plate_ink if fill else theme.bar_ink
        if not self.enabled:
            return (None if self.style == "row" else theme.button_off), theme.button_off_ink
        if self.style == "primary":
            fill = theme.primary_hover if self.hovered else theme.primary
            return (theme.primary_pressed if self.pressed else fill), theme.primary_ink
        if self.style == "row" or (self.style == "tab" and not self.selected):
            if self.pressed:
                return theme.button_pressed, theme.button_ink
            return (theme.button_hover if self.hovered else None), theme.panel_ink
        if self.pressed:
            return theme.button_pressed, theme.button_ink
        return (theme.button_hover if self.hovered else theme.button), theme.button_ink

    def draw(self, painter: Painter, focused: bool) -> None:
        """Draw it in its state."""
        fill, ink = self._colours(painter)
        corner = min(painter.theme.corner, 8)
        edge = None
        if self.style == "plain" and self.enabled:
            edge = painter.theme.panel_edge
        elif self.style == "table" and self.enabled:
            edge = painter.theme.ink if self.hovered else painter.theme.turn
        elif self.style == "tool" and (self.hovered or self.selected):
            edge = painter.theme.turn
        if fill is not None:
            painter.box(self.rect, fill, edge=edge, corner=corner)
        if focused:
            painter.focus_ring(self.rect, corner)
        painter.mark("button", self.label or self.icon, self.rect.copy())
        self._content(painter, ink)

    def _content(self, painter: Painter, ink: str) -> None:
        px = painter.px
        inner = self.rect.inflate(-px(20 if self.label else 6), 0)
        if self.icon:
            side = px(self.points * 1.5)
            box = pygame.Rect(inner.x, inner.centery - side // 2, side, side)
            if not self.label:
                box.center = inner.center
            painter.icon(self.icon, box, ink, 0.86)
            inner = pygame.Rect(
                box.right + px(6), inner.y, inner.right - box.right - px(6), inner.height
            )
        if self.shortcut:
            keyed = painter.text(self.shortcut, inner, ink, self.points * 0.85, align="right")
            inner.width = keyed.left - px(12) - inner.x
        if self.label:
            left = self.style == "row" or bool(self.icon)
            painter.text(
                self.label,
                inner,
                ink,
                self.points,
                align="left" if left else "centre",
                weight=self._weight,
            )
