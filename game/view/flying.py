"""Cards that move, as pixels: turned, scaled, narrowed and with their shadows, quickly."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.cards import Card
from game.view.pictures import CARD_RATIO, Pictures, turned_smoothly
from game.view.shadows import SMALL_CARD, small_shadow

_LARGE: Final = 200
"""Pixels; cards at least as wide are moved at half as many, which costs a third."""
_NARROW_STEPS: Final = 16


def flying(
    pictures: Pictures, card: Card | None, width: int, angle: int, drawn: int, squeeze: float = 1.0
) -> pygame.Surface:
    """A card in flight, scaled and turned from how it is drawn at another width.

    Nobody sees a moving card's finest lines, and drawing it anew at each of its sizes would
    take longer than a frame.

    Args:
        pictures: How cards are drawn.
        card: Which, None for a back.
        width: Its width in pixels.
        angle: Degrees counter-clockwise.
        drawn: The width of the picture that it is made from.
        squeeze: Share of the width that shows, for a card that turns over.
    """
    if squeeze < 1.0:
        # It is narrowed before it is turned, or it would be skewed.
        upright = flying(pictures, card, width, 0, drawn)
        if card is not None:
            if width == drawn >= _LARGE and squeeze < 0.75 and not pictures.draft:
                upright = _halved(pictures, card, width)
            size = max(round(width * squeeze), 1), round(width * CARD_RATIO)
            return _narrowed(upright, size, angle)
        # A whole hand turns over at once, and all its backs look the same.
        share = _stepped(squeeze)
        return pictures.unless_draft(
            ("narrow", width, drawn, share, angle),
            lambda: _narrowed(upright, _squeezed(upright, share), angle),
        )
    # Backs fly many at a time, so they turn in steps that many of them share.
    step = 6 if card is None else 2
    turn = round(angle / step) * step % 360
    large = turn != 0 and drawn >= _LARGE and not pictures.draft
    if width == drawn and not large:
        return pictures.turned(card, width, turn)

    def make() -> pygame.Surface:
        picture = pictures.turned(card, drawn, 0)
        if turn == 0:
            return pygame.transform.smoothscale(picture, (width, round(width * CARD_RATIO)))
        if large:
            half = turned_smoothly(_halved(pictures, card, drawn), turn, width / drawn)
            return pygame.transform.smoothscale_by(half, 2.0)
        return turned_smoothly(picture, turn, width / drawn)

    return pictures.unless_draft(("flying", width, drawn, turn), make) if card is None else make()


def flying_shadow(
    pictures: Pictures, width: int, blur: float, alpha: int, angle: int, squeeze: float = 1.0
) -> pygame.Surface:
    """The shadow of a card in flight, in steps of size and turn too small to be noticed."""
    step = max(width // 12, 1)
    size, turn, share = round(width / step) * step, round(angle / 10) * 10, _stepped(squeeze)

    def make() -> pygame.Surface:
        small = pictures.kept(
            ("small shadow", blur, alpha), lambda: small_shadow(CARD_RATIO, blur, alpha)
        )
        if share < 1.0:
            small = _narrowed(small, _squeezed(small, share), 0)
        small = pygame.transform.rotozoom(small, turn, 1.0)
        # It is blurred: enlarging after turning costs far less and looks the same.
        return pygame.transform.smoothscale_by(small, size / SMALL_CARD)

    return pictures.kept(("flying shadow", size, blur, alpha, turn % 180, share), make)


def _halved(pictures: Pictures, card: Card | None, width: int) -> pygame.Surface:
    """A large card's face or back at half its size."""
    return pictures.kept(
        ("half", card, width),
        lambda: pygame.transform.smoothscale_by(pictures.turned(card, width, 0), 0.5),
    )


def _stepped(squeeze: float) -> float:
    """A share of a card's width in steps that are too small to be noticed."""
    return max(round(squeeze * _NARROW_STEPS), 1) / _NARROW_STEPS


def _squeezed(picture: pygame.Surface, share: float) -> tuple[int, int]:
    """A picture's size with a share of its width."""
    return max(round(picture.get_width() * share), 1), picture.get_height()


def _narrowed(picture: pygame.Surface, size: tuple[int, int], angle: int) -> pygame.Surface:
    """A picture as narrow as a card that turns over, then turned by whole degrees."""
    narrow = pygame.transform.smoothscale(picture, size)
    return pygame.transform.rotate(narrow, angle) if angle % 360 else narrow
