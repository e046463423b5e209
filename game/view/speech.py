"""A panel that speaks about something on the table, beside it, with a tip that points there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import pygame

from game.rules.seats import Seat
from game.view.layout import TableLayout
from game.view.painter import Painter
from game.view.theme import rgb

Side = Literal["left", "centre", "right"]
_WIDEST_POINTS: Final = 340.0
_NARROW_POINTS: Final = 270.0
_EDGE_POINTS: Final = 14.0
_SIZES: Final = (17.0, 16.0, 15.0, 14.0, 13.0)
_TIP_POINTS: Final = 12.0


@dataclass(frozen=True, slots=True)
class Speech:
    """A panel with its text, placed.

    Attributes:
        text: What it says.
        rect: The panel.
        body: Where the text goes.
        foot: Where buttons go.
        points: The size of the text.
        tip: The corners of the tip; empty for none.
    """

    text: str
    rect: pygame.Rect
    body: pygame.Rect
    foot: pygame.Rect
    points: float
    tip: tuple[tuple[int, int], ...] = ()


def place_speech(
    painter: Painter,
    layout: TableLayout,
    text: str,
    *,
    side: Side,
    downwards: bool,
    foot: float,
) -> Speech:
    """Place a panel beside the middle of the table, where tricks and the pass button are.

    Args:
        painter: Measures the text.
        layout: The table.
        text: What to say.
        side: Of the middle, or over it.
        downwards: It points down at the hand, not to the middle.
        foot: Points of height for buttons.
    """
    px, margin = painter.px, layout.margin
    middle, reach = layout.zone.centerx, round(layout.card_width * 1.6) + px(14)
    if side == "centre":
        room = pygame.Rect(0, 0, min(round(layout.zone.width * 0.3), px(_WIDEST_POINTS)), 0)
        room.centerx = middle
    elif side == "right":
        left = middle + max(reach, px(152))
        room = pygame.Rect(left, 0, layout.metrics.width - margin - left, 0)
        room.width = min(room.width, px(_WIDEST_POINTS))
    else:
        width = min(middle - reach - margin, px(_WIDEST_POINTS))
        if middle - reach - layout.side_column(Seat.WEST).right > px(_NARROW_POINTS):
            # Where there is room for both, West's hand stays in sight.
            width = min(width, middle - reach - layout.side_column(Seat.WEST).right - px(4))
        room = pygame.Rect(middle - reach - width, 0, width, 0)
    top = layout.zone.top if side == "centre" else layout.side_column(Seat.WEST).top
    bottom = layout.row.top - px(6 + (_TIP_POINTS if downwards else 0))
    edge, high_foot = px(_EDGE_POINTS), px(foot)
    inner = room.width - 2 * edge
    points, high = _SIZES[-1], 0
    for points in _SIZES:
        high = len(painter.wrap(text, inner, points)) * painter.line_height(points)
        if high + high_foot + 3 * edge <= bottom - top:
            break
    room.height = high + high_foot + 3 * edge
    room.bottom = bottom if downwards else layout.zone.centery + room.height // 2
    room.top = max(room.top, top) if not downwards else room.top
    room.bottom = min(room.bottom, bottom)
    room.top = max(room.top, layout.bar.bottom + px(4))
    body = pygame.Rect(room.x + edge, room.y + edge, inner, high)
    below = pygame.Rect(body.x, room.bottom - edge - high_foot, inner, high_foot)
    return Speech(text, room, body, below, points, _tip(painter, room, side, downwards))


def _tip(
    painter: Painter, rect: pygame.Rect, side: Side, downwards: bool
) -> tuple[tuple[int, int], ...]:
    size = painter.px(_TIP_POINTS)
    if downwards:
        x, y = rect.right - 3 * size, rect.bottom
        return (x - size, y), (x + size, y), (x + size // 2, y + size)
    if side == "centre":
        return ()
    x, y = (rect.left, rect.centery) if side == "right" else (rect.right, rect.centery)
    return (x, y - size), (x, y + size), (x + (-size if side == "right" else size), y)


def draw_speech(painter: Painter, speech: Speech) -> None:
    """Draw the panel with its tip and its words."""
    theme = painter.theme
    painter.panel(speech.rect)
    if speech.tip:
        first, second, point = speech.tip
        painter.canvas.shape((first, second, point), rgb(theme.panel))
        for start in (first, second):
            painter.canvas.path((start, point), rgb(theme.panel_edge), painter.px(1))
    painter.paragraph(speech.text, speech.body, theme.panel_ink, speech.points)


def draw_ring(painter: Painter, rect: pygame.Rect) -> None:
    """A ring around what the panel speaks about."""
    painter.box(
        rect.inflate(painter.px(10), painter.px(10)),
        None,
        edge=painter.theme.turn,
        corner=12,
        line=4,
    )
