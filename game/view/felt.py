"""The cloth of the table, drawn once for each size and look."""

from __future__ import annotations

import random

import pygame

from game.view.theme import Theme, mix, rgb

_TILE = 256
_SMALL = 48
"""The light falls so softly that a small picture of it, blown up, is as good as a large one."""


def make_felt(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """The cloth for a window: brighter in the middle, with a little grain."""
    felt = theme.felt
    if felt.centre == felt.edge:
        cloth = pygame.Surface(size)
        cloth.fill(rgb(felt.centre))
    else:
        light = pygame.Surface((_SMALL, _SMALL))
        for y in range(_SMALL):
            for x in range(_SMALL):
                dx, dy = x / (_SMALL - 1) * 2 - 1, y / (_SMALL - 1) * 2 - 1
                away = min((dx * dx * 0.75 + dy * dy * 0.85) ** 0.5, 1.0) ** 1.35
                light.set_at((x, y), mix(felt.centre, felt.edge, away))
        cloth = pygame.transform.smoothscale(light, size)
    if felt.grain:
        _add_grain(cloth, felt.grain)
    return cloth.convert() if pygame.display.get_init() else cloth


def _add_grain(cloth: pygame.Surface, strength: int) -> None:
    """A tile of fine noise, laid all over: lighter here, darker there."""
    noise = random.Random("felt").randbytes(_TILE * _TILE)
    levels = [byte * (2 * strength + 1) // 256 - strength for byte in range(256)]
    lighter = _grey_tile(noise.translate(bytes(max(level, 0) for level in levels)))
    darker = _grey_tile(noise.translate(bytes(max(-level, 0) for level in levels)))
    for y in range(0, cloth.get_height(), _TILE):
        for x in range(0, cloth.get_width(), _TILE):
            cloth.blit(lighter, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            cloth.blit(darker, (x, y), special_flags=pygame.BLEND_RGB_SUB)


def _grey_tile(levels: bytes) -> pygame.Surface:
    tile = pygame.image.frombuffer(levels, (_TILE, _TILE), "P")
    tile.set_palette([(grey, grey, grey) for grey in range(256)])
    plain = pygame.Surface((_TILE, _TILE))
    plain.blit(tile, (0, 0))
    return plain
