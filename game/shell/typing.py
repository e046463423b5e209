"""The input method and the keyboard's repeat: on where text is typed, off where it is not."""

from __future__ import annotations

import pygame

_REPEAT_AFTER_MS = 400
_REPEAT_EVERY_MS = 35


class TextInput:
    """Follows the place where text is typed."""

    def __init__(self) -> None:
        self._rect: pygame.Rect | None = None

    def follow(self, rect: pygame.Rect | None, ratio: float) -> None:
        """Keep the input method beside a field, or away.

        Args:
            rect: The field in surface pixels, None when no text is typed.
            ratio: Surface pixels a window point.
        """
        if rect == self._rect:
            return
        if rect is None:
            pygame.key.stop_text_input()
            pygame.key.set_repeat()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(pygame.Rect(*(round(value / ratio) for value in rect)))
            pygame.key.set_repeat(_REPEAT_AFTER_MS, _REPEAT_EVERY_MS)
        self._rect = rect
