"""Soft shadows as pixels: blurred small and then enlarged, which nobody sees and is far quicker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

SMALL_CARD: Final = 80
"""The width at which the shadow of a card in flight is blurred, whatever its width."""


@dataclass(frozen=True, slots=True)
class Cast:
    """How a card throws its shadow.

    Attributes:
        blur: How far it fades, in pixels.
        alpha: How dark it is, to 255.
        corner: The card's corner radius in pixels.
        down: How far below the card it lies, in pixels; it also lies a little to the right.
    """

    blur: int
    alpha: int
    corner: int
    down: int

    @property
    def right(self) -> int:
        """How far to the right of the card it lies, in pixels."""
        return round(self.down * 0.4)


def soft_shadow(width: int, height: int, blur: int, alpha: int, corner: int) -> pygame.Surface:
    """A shadow of a rounded rectangle, `blur` pixels larger on every side."""
    whole = width + 2 * blur, height + 2 * blur
    if blur <= 1:
        surface = pygame.Surface(whole, pygame.SRCALPHA)
        box = (blur, blur, width, height)
        pygame.draw.rect(surface, (0, 0, 0, alpha), box, border_radius=corner)
        return surface
    shrink = max(blur // 4, 1)
    small = pygame.Surface([max(-(-side // shrink), 1) for side in whole], pygame.SRCALPHA)
    box = tuple(round(value / shrink) for value in (blur, blur, width, height))  # type: ignore[assignment]
    pygame.draw.rect(small, (0, 0, 0, alpha), box, border_radius=corner // shrink)
    small = pygame.transform.gaussian_blur(small, max(blur // (2 * shrink), 1))
    return small if shrink == 1 else pygame.transform.smoothscale(small, whole)


def small_shadow(ratio: float, blur: float, alpha: int) -> pygame.Surface:
    """The shadow of a small card, to be enlarged; `ratio` and `blur` are shares of its width."""
    height, fade = round(SMALL_CARD * ratio), max(round(SMALL_CARD * blur), 2)
    return soft_shadow(SMALL_CARD, height, fade, alpha, SMALL_CARD // 18)
