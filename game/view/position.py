"""A small table that shows one position of a deal: a hand, a trick, and two choices marked."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.cards import Card
from game.rules.legality import Phase
from game.rules.seat_view import SeatView
from game.view.painter import CORNER_SHARE, Painter
from game.view.pictures import CARD_RATIO
from game.view.theme import rgb

_STEP_SHARE: Final = 0.5
_RAISE_SHARE: Final = 0.1
_SIGN_POINTS: Final = 24
_EDGE_POINTS: Final = 12


@dataclass(frozen=True, slots=True)
class Choices:
    """What is marked in the hand.

    Attributes:
        chosen: What was played or passed: a person's sign below.
        better: What would have been better: raised, framed, with a bulb above; may be empty.
    """

    chosen: Collection[Card]
    better: Collection[Card]


def draw_position(
    painter: Painter,
    rect: pygame.Rect,
    view: SeatView,
    names: tuple[str, ...],
    choices: Choices,
    caption: str = "",
) -> None:
    """Draw a position as its seat saw it.

    Args:
        painter: Where to draw.
        rect: The small table, in surface pixels.
        view: What the seat knew.
        names: Who sits South, West, North and East.
        choices: What to mark.
        caption: Stands where there is no trick.
    """
    theme, px = painter.theme, painter.px
    painter.box(rect, theme.felt.centre, edge=theme.panel_edge, corner=8)
    inner = rect.inflate(-2 * px(_EDGE_POINTS), -2 * px(_EDGE_POINTS))
    own = round(min(inner.width / (1 + 12 * _STEP_SHARE), inner.height * 0.29))
    bottom = inner.bottom - px(_SIGN_POINTS) // 2
    hand = pygame.Rect(inner.x, bottom - round(own * CARD_RATIO), inner.width, 0)
    hand.height = bottom - hand.y
    _draw_hand(painter, hand, own, view, choices)
    raised = round(hand.height * _RAISE_SHARE) + px(_SIGN_POINTS)
    middle = pygame.Rect(inner.x, inner.y, inner.width, hand.y - raised - px(2) - inner.y)
    if view.phase is Phase.PLAYING:
        _draw_trick(painter, middle, view, names)
    else:
        painter.text(caption, middle, theme.ink, 16, align="centre")


def _draw_hand(
    painter: Painter, rect: pygame.Rect, width: int, view: SeatView, choices: Choices
) -> None:
    count = len(view.hand)
    step = min(width * _STEP_SHARE * 1.2, (rect.width - width) / max(count - 1, 1))
    signs: list[tuple[Card, float, float]] = []
    for index, card in enumerate(view.hand):
        x = rect.centerx + (index - (count - 1) / 2) * step
        y = rect.centery - (rect.height * _RAISE_SHARE if card in choices.better else 0.0)
        painter.card(card, (x, y), width)
        if card in choices.better:
            _frame(painter, (x, y), width)
        signs.append((card, x, y))
    for index, (card, x, y) in enumerate(signs):
        # Where a card is covered only its left edge is to be seen, and the sign stands there.
        seen = width if index == count - 1 else step
        left = x - width / 2 + seen / 2
        if card in choices.better:
            # Above the card, whose rank stands in the corner.
            above = y - width * CARD_RATIO / 2 - painter.px(_SIGN_POINTS) * 0.42
            sign_better(painter, (round(left), round(above)))
        if card in choices.chosen:
            sign_chosen(painter, (round(left), round(y + width * CARD_RATIO / 2)))


def _frame(painter: Painter, centre: tuple[float, float], width: int) -> None:
    rect = pygame.Rect(0, 0, width, round(width * CARD_RATIO))
    rect.center = round(centre[0]), round(centre[1])
    corner = width * CORNER_SHARE / max(painter.metrics.unit, 0.01)
    painter.box(rect, None, edge=painter.theme.turn, corner=corner, line=3)


def sign_better(painter: Painter, centre: tuple[int, int]) -> None:
    """The sign of the better choice."""
    _sign(painter, centre, "hint", painter.theme.turn, painter.theme.turn_ink)


def sign_chosen(painter: Painter, centre: tuple[int, int]) -> None:
    """The sign of what was chosen."""
    _sign(painter, centre, "user", painter.theme.plate, painter.theme.plate_ink)


def _sign(painter: Painter, centre: tuple[int, int], icon: str, fill: str, ink: str) -> None:
    size = painter.px(_SIGN_POINTS)
    box = pygame.Rect(0, 0, size, size)
    box.center = centre
    painter.canvas.disc(centre, size // 2, rgb(fill))
    painter.canvas.disc(centre, size // 2, rgb(ink), painter.px(1.2))
    painter.icon(icon, box, ink, 0.7)


def _draw_trick(
    painter: Painter, rect: pygame.Rect, view: SeatView, names: tuple[str, ...]
) -> None:
    """The cards of the trick in a row, in the order of play, each under its player's name."""
    px = painter.px
    label = px(22)
    width = round(min((rect.height - label) / CARD_RATIO, rect.width / 4.9))
    if width <= 0:
        return
    high = round(width * CARD_RATIO)
    step = rect.width // 4
    seats = [view.trick.leader.after(place) for place in range(4)]
    if view.turn is not None and not view.trick.cards:
        seats = [view.turn.after(place) for place in range(4)]
    played = dict(view.trick.plays())
    top = rect.y + (rect.height - high - label) // 2
    for place, seat in enumerate(seats):
        cell = pygame.Rect(rect.x + step * place, top, step, label)
        mine = seat is view.seat
        taken = view.points[seat]
        painter.text(
            f"{names[seat]} +{taken}" if taken else names[seat],
            cell.inflate(-px(6), 0),
            painter.theme.ink,
            13,
            align="centre",
            weight="bold" if mine else "regular",
        )
        spot = pygame.Rect(0, 0, width, high)
        spot.midtop = cell.centerx, cell.bottom
        if seat in played:
            painter.card(played[seat], spot.center, width)
        else:
            _empty(painter, spot, mine)


def _empty(painter: Painter, spot: pygame.Rect, mine: bool) -> None:
    """Where a card is still to come; one's own place has the sign of a turn."""
    theme = painter.theme
    painter.box(spot, None, edge=theme.ink if mine else theme.ink_soft, corner=4, line=1.5)
    if mine:
        painter.icon("play", spot, theme.ink, 0.4)
