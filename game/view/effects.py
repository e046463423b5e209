"""Moments that are more than a card's flight: hearts breaking, the queen landing, a moon."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.seats import Seat
from game.view.canvas import Canvas
from game.view.layout import Place, Slot, TableLayout
from game.view.motion import ease_out
from game.view.painter import Painter
from game.view.theme import rgb

_GOLDEN: Final = 0.618034
"""Steps by the golden ratio spread evenly without a visible pattern."""


@dataclass(slots=True)
class Effect:
    """Something to be seen for a while.

    Attributes:
        kind: `crack`, `queen`, `moon` or `win`.
        seconds: How long.
        seat: Whose, if anybody's.
        calm: Fade only: the player asked for little motion.
        elapsed: Seconds since it began.
    """

    kind: str
    seconds: float
    seat: Seat | None = None
    calm: bool = False
    elapsed: float = 0.0

    @property
    def over(self) -> bool:
        """It has been seen."""
        return self.elapsed >= self.seconds

    @property
    def progress(self) -> float:
        """0 to 1."""
        return min(self.elapsed / self.seconds, 1.0) if self.seconds else 1.0


def draw_effect(painter: Painter, layout: TableLayout, effect: Effect) -> None:
    """Draw one effect as it is now."""
    match effect.kind:
        case "crack":
            _crack(painter, layout.heart_sign, effect)
        case "queen":
            _ring(painter, layout, effect)
        case "moon":
            _moon(painter, layout, effect)
        case _:
            _confetti(painter, effect)


def _crack(painter: Painter, sign: pygame.Rect, effect: Effect) -> None:
    """Two halves of the heart leap apart and come to rest in the broken sign."""
    t = effect.progress
    size = round(sign.width * (1.0 + (0.0 if effect.calm else 0.9 * math.sin(math.pi * t))))
    picture = painter.pictures.icon("heart_broken", size, rgb(painter.theme.heart))
    gap = 0 if effect.calm else round(sign.width * 0.32 * math.sin(math.pi * ease_out(t)))
    half = picture.get_width() // 2
    top = sign.centery - picture.get_height() // 2
    for side, left in ((-1, 0), (1, half)):
        part = picture.subsurface((left, 0, half, picture.get_height()))
        x = sign.centerx - (half if side < 0 else 0) + side * gap
        painter.canvas.picture(part, (x, top))


def _ring(painter: Painter, layout: TableLayout, effect: Effect) -> None:
    """A ring runs over the cloth from where the queen came down."""
    if effect.seat is None or effect.calm:
        return
    pose = layout.pose(Slot(Place.TRICK, effect.seat))
    t = ease_out(effect.progress)
    radius = int(pose.width * (0.55 + 0.75 * t))
    thick = max(int(painter.px(7) * (1.0 - t)), 1)
    layer = pygame.Surface((2 * radius + 2, 2 * radius + 2), pygame.SRCALPHA)
    colour = (*rgb(painter.theme.turn), int(150 * (1.0 - effect.progress)))
    pygame.draw.circle(layer, colour, (radius + 1, radius + 1), radius, thick)
    painter.canvas.picture(layer, layer.get_rect(center=(round(pose.x), round(pose.y))))


def _moon(painter: Painter, layout: TableLayout, effect: Effect) -> None:
    """A moon rises over the table among stars."""
    t = effect.progress
    x, y = layout.centre
    size = round(layout.card_height * 0.9)
    shown = min(t * 5, (1.0 - t) * 5, 1.0)
    rise = 0.0 if effect.calm else (1.0 - ease_out(min(t * 2, 1.0))) * size
    moon = painter.pictures.icon("moon", size, rgb(painter.theme.turn)).copy()
    moon.set_alpha(int(255 * max(shown, 0.0)))
    painter.canvas.picture(moon, moon.get_rect(center=(round(x), round(y + rise))))
    for number in range(0 if effect.calm else 28):
        angle = number * _GOLDEN * math.tau
        reach = layout.card_height * (0.65 + 1.1 * (number * _GOLDEN % 1.0)) * ease_out(t)
        twinkle = 0.5 + 0.5 * math.sin(t * 22 + number)
        radius = max(round(painter.px(4) * twinkle * shown), 1)
        star = (round(x + math.cos(angle) * reach), round(y + math.sin(angle) * reach * 0.7))
        _star(painter.canvas, star, radius * 2, rgb(painter.theme.turn))


def _star(
    canvas: Canvas, centre: tuple[int, int], reach: int, colour: tuple[int, int, int]
) -> None:
    x, y = centre
    waist = max(reach // 4, 1)
    points = [
        (x, y - reach), (x + waist, y - waist), (x + reach, y), (x + waist, y + waist),
        (x, y + reach), (x - waist, y + waist), (x - reach, y), (x - waist, y - waist),
    ]  # fmt: skip
    canvas.shape(points, colour)


def _confetti(painter: Painter, effect: Effect) -> None:
    """Suit signs rain down slowly for the winner."""
    if effect.calm:
        return
    width, height = painter.metrics.size
    icons = ("heart", "spade", "diamond", "club")
    for number in range(44):
        share = number * _GOLDEN % 1.0
        late = number % 11 / 22
        fall = (effect.progress - late) / (1.0 - late) if late < 1 else 0.0
        if fall <= 0:
            continue
        x = width * share + math.sin(fall * 9 + number) * painter.px(22)
        y = -painter.px(40) + fall * (height + painter.px(80))
        size = painter.px(14 + 10 * (number * 0.37 % 1.0))
        colour = rgb(painter.theme.seats[number % 4])
        picture = painter.pictures.icon(icons[number % 4], size, colour)
        painter.canvas.picture(picture, (round(x), round(y)))
