"""The bundled font in its sizes, and which characters it has."""

from __future__ import annotations

import io
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final, Literal

import pygame

Weight = Literal["regular", "bold"]
_FILES: Final[dict[Weight, str]] = {
    "regular": "BeVietnamPro-Regular.ttf",
    "bold": "BeVietnamPro-SemiBold.ttf",
}
_UNSAFE = str.maketrans(dict.fromkeys([0, *range(0xD800, 0xE000)]))


class Fonts:
    """Fonts by size and weight, and rendered lines, each made once and kept for a while."""

    def __init__(self, folder: Traversable) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._folder = folder
        self.font = lru_cache(maxsize=64)(self._font)
        self.line = lru_cache(maxsize=600)(self._line)
        self.width = lru_cache(maxsize=4000)(self._width)

    def has(self, char: str) -> bool:
        """The font can draw this character."""
        return self.font(16, "regular").metrics(char)[0] is not None

    def clean(self, text: str) -> str:
        """Text without the characters that the renderer refuses."""
        return text.translate(_UNSAFE)

    def _font(self, size: int, weight: Weight) -> pygame.Font:
        data = (self._folder / _FILES[weight]).read_bytes()
        return pygame.font.Font(io.BytesIO(data), max(size, 4))

    def _width(self, text: str, size: int, weight: Weight) -> int:
        return self.font(size, weight).size(text)[0]

    def _line(
        self, text: str, size: int, weight: Weight, colour: tuple[int, int, int]
    ) -> pygame.Surface:
        font = self.font(size, weight)
        if not font.size(text)[0]:
            # Letters that have no width are refused by the renderer.
            return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)
        return font.render(text, True, colour)
