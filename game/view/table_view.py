"""The table as it is seen: cloth, plates, cards, signs; and which card is under the pointer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.cards import Card
from game.rules.seats import SEATS, PassDirection, Seat
from game.view.board import Board, Sprite
from game.view.effects import Effect, draw_effect
from game.view.layout import Place, TableLayout
from game.view.painter import CORNER_SHARE, Painter
from game.view.pictures import CARD_RATIO
from game.view.theme import mix, rgb
from game.view.words import number

_HOVER_LIFT: Final = 0.06
"""By a card's height."""
_MAKE_ROOM: Final = 0.05
"""How far neighbours of a hovered card step aside, by a card's width."""
SHAKE_SECONDS: Final = 0.25
_DECK_SHOWN: Final = 3


@dataclass(slots=True)
class HandLook:
    """How the player's hand is to be shown.

    Attributes:
        dimmed: Cards that may not be played now.
        hovered: The card that the pointer or the keyboard is at.
        focused: The keyboard is at that card, so it gets a ring.
        hinted: Cards that a hint points at.
        refused: A card that was refused just now.
        refused_for: Seconds since.
        dragged: A card that follows the pointer.
        drag_to: Where the pointer holds its middle.
    """

    dimmed: frozenset[Card] = frozenset()
    hovered: Card | None = None
    focused: bool = False
    hinted: frozenset[Card] = frozenset()
    refused: Card | None = None
    refused_for: float = 0.0
    dragged: Card | None = None
    drag_to: tuple[int, int] = (0, 0)


class TableView:
    """Draws a board on a cloth that is already there. It keeps nothing."""

    def draw(
        self,
        painter: Painter,
        layout: TableLayout,
        board: Board,
        names: tuple[str, ...],
        faces: tuple[str, ...],
        look: HandLook,
        effects: list[Effect],
        show_points: bool,
    ) -> None:
        """Draw the table with everything on it."""
        for seat in SEATS:
            self._plate(painter, layout, board, seat, names[seat], faces[seat], show_points)
        self._heart_sign(painter, layout, board, effects)
        resting, flying, waiting = [], [], []
        for sprite in board.sprites:
            if sprite.slot.place is Place.PILE and sprite.flight is None:
                continue
            own = sprite.slot.place is Place.HAND and sprite.slot.seat is Seat.SOUTH
            if sprite.flight is not None and sprite.flight.waiting:
                waiting.append(sprite)
            elif sprite.flight is not None and not own:
                flying.append(sprite)
            else:
                resting.append(sprite)
        for sprite in resting:
            self._sprite(painter, layout, sprite, look)
        # Cards still to be dealt lie one on the other: the top ones are all that is seen of them.
        for sprite in (*waiting[-_DECK_SHOWN:], *flying):
            self._sprite(painter, layout, sprite, look)
        for effect in effects:
            draw_effect(painter, layout, effect)
        if look.dragged is not None:
            painter.card(look.dragged, look.drag_to, layout.card_width, lift=1.0)

    def card_at(self, layout: TableLayout, board: Board, pos: tuple[int, int]) -> Card | None:
        """The player's card at a point: the topmost, by its slot and not by its flight."""
        for sprite in reversed(board.hands[Seat.SOUTH]):
            if sprite.card is not None and layout.own_hit_rect(sprite.slot).collidepoint(pos):
                return sprite.card
        return None

    def _sprite(
        self, painter: Painter, layout: TableLayout, sprite: Sprite, look: HandLook
    ) -> None:
        flight = sprite.flight
        slot = sprite.slot
        face = sprite.card if sprite.face_up else None
        if sprite.card is not None and sprite.card is look.dragged:
            return
        if flight is None:
            pose = layout.pose(slot)
            x, y = pose.x, pose.y
            if slot.place is Place.HAND and slot.seat is Seat.SOUTH and sprite.card is not None:
                x, y = self._own_place(layout, sprite, look, x, y)
            painter.card(face, (x, y), round(pose.width), angle=pose.angle)
            self._overlay(painter, layout, sprite, look, (x, y), round(pose.width))
            return
        pose = flight.pose(layout, slot)
        squeeze = 1.0
        if flight.turn_over and not flight.fade:
            # The card shows its other side in the first half of the way.
            way = flight.progress
            squeeze = max(abs(1.0 - 2.0 * way), 0.02)
            if way < 0.5:
                face = None if sprite.face_up else sprite.card
        alpha = int(255 * flight.progress) if flight.fade else 255
        small = pose.width <= layout.small_width + 1
        painter.card(
            face,
            (pose.x, pose.y),
            round(pose.width),
            angle=pose.angle,
            alpha=alpha,
            squeeze=squeeze,
            lift=max(flight.rise * flight.lift, 0.0),
            drawn=layout.small_width if face is None and small else layout.card_width,
        )

    def _own_place(
        self, layout: TableLayout, sprite: Sprite, look: HandLook, x: float, y: float
    ) -> tuple[float, float]:
        """A card of the player's hand: lifted under the pointer, shaken when refused."""
        if sprite.card is look.hovered:
            y -= layout.card_height * _HOVER_LIFT
        elif look.hovered is not None and sprite.card is not None:
            x += layout.card_width * _MAKE_ROOM * (1 if sprite.card > look.hovered else -1)
        if sprite.card is look.refused and look.refused_for < SHAKE_SECONDS:
            left = 1.0 - look.refused_for / SHAKE_SECONDS
            phase = int(look.refused_for * 24) % 2 * 2 - 1
            x += layout.card_width * 0.06 * left * phase
        return x, y

    def _overlay(
        self,
        painter: Painter,
        layout: TableLayout,
        sprite: Sprite,
        look: HandLook,
        centre: tuple[float, float],
        width: int,
    ) -> None:
        """What lies over a card: dimming, or a frame that says look here."""
        if sprite.card is None:
            return
        rect = pygame.Rect(0, 0, width, round(width * CARD_RATIO))
        rect.center = round(centre[0]), round(centre[1])
        in_hand = sprite.slot.place is Place.HAND
        corner = width * CORNER_SHARE / max(painter.metrics.unit, 0.01)
        if in_hand and sprite.card in look.dimmed:
            veil = painter.pictures.shadow(
                rect.width, rect.height, 0, painter.theme.dim, round(width * CORNER_SHARE)
            )
            painter.canvas.picture(veil, rect)
        if in_hand and sprite.card is look.refused and look.refused_for < SHAKE_SECONDS:
            painter.box(rect, None, edge=painter.theme.winner, corner=corner, line=3)
        elif in_hand and look.focused and sprite.card is look.hovered:
            painter.box(rect, None, edge=painter.theme.focus, corner=corner, line=3)
        elif in_hand and sprite.card in look.hinted:
            painter.box(rect, None, edge=painter.theme.primary_hover, corner=corner, line=4)
            sign = pygame.Rect(rect.x, rect.y, painter.px(30), painter.px(30))
            # At the foot of what is seen of the card, where no rank stands.
            sign.center = rect.x + painter.px(19), rect.bottom - painter.px(22)
            painter.canvas.disc(sign.center, sign.width // 2, rgb(painter.theme.turn))
            painter.icon("hint", sign, painter.theme.turn_ink, 0.76)
        elif sprite.marked:
            turned = painter.pictures.frame(
                rect.width,
                rect.height,
                painter.px(3.5),
                round(width * CORNER_SHARE),
                rgb(painter.theme.turn),
                round(layout.pose(sprite.slot).angle),
            )
            painter.canvas.picture(turned, turned.get_rect(center=rect.center))

    def _plate(
        self,
        painter: Painter,
        layout: TableLayout,
        board: Board,
        seat: Seat,
        name: str,
        face: str,
        show_points: bool,
    ) -> None:
        theme, px = painter.theme, painter.px
        rect = layout.plate(seat)
        mine = board.turn is seat
        painter.drop_shadow(rect, 8, 0.7)
        painter.box(rect, theme.turn if mine else theme.plate, corner=8)
        if mine:
            painter.box(rect, None, edge=theme.ink, corner=8, line=2)
        painter.mark("panel", name, rect.copy())
        ink = theme.turn_ink if mine else theme.plate_ink
        soft = theme.turn_ink if mine else theme.plate_soft
        size = rect.height - px(4)
        painter.canvas.picture(
            painter.pictures.portrait(face, size), (rect.x + px(2), rect.centery - size // 2)
        )
        inner = rect.inflate(-px(20), -px(6))
        inner.width -= size - px(2)
        inner.x += size - px(2)
        total = number(board.totals[seat])
        right = painter.text(total, inner, ink, 18, align="right", weight="bold")
        taken = board.points[seat]
        if show_points and taken:
            beside = pygame.Rect(inner.x, inner.y, right.left - px(8) - inner.x, inner.height)
            right = painter.text(f"+{taken}", beside, soft, 14, align="right")
        named = pygame.Rect(inner.x, inner.y, right.left - px(8) - inner.x, inner.height)
        if mine:
            # Not by colour alone: the player on turn also has an arrow before the name.
            arrow = pygame.Rect(named.x - px(4), named.y, px(16), named.height)
            painter.icon("play", arrow, ink, 0.9)
            named = pygame.Rect(
                arrow.right + px(4), named.y, named.right - arrow.right - px(4), named.height
            )
        painter.text(name, named, ink, 15, weight="bold" if mine else "regular")

    def _heart_sign(
        self, painter: Painter, layout: TableLayout, board: Board, effects: list[Effect]
    ) -> None:
        if any(effect.kind == "crack" for effect in effects):
            return
        if board.hearts_broken:
            painter.icon("heart_broken", layout.heart_sign, painter.theme.heart)
        elif any(board.hands.values()):
            # Whole and pale: not broken yet.
            theme = painter.theme
            pale = mix(theme.felt.centre, theme.ink_soft, 0.42)
            painter.icon("heart", layout.heart_sign, pale, 0.8)

    def pass_arrow(self, painter: Painter, direction: PassDirection, rect: pygame.Rect) -> None:
        """The large arrow that points at the receiving player."""
        icon = {
            PassDirection.LEFT: "arrow_left",
            PassDirection.RIGHT: "arrow_right",
            PassDirection.ACROSS: "arrow_up",
        }.get(direction)
        if icon is not None:
            painter.icon(icon, rect, painter.theme.ink)
