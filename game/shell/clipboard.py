"""The system's clipboard, as far as there is one."""

from __future__ import annotations

import pygame


class Clipboard:
    """Text copied and pasted; where the system has no clipboard, within the program only."""

    def __init__(self) -> None:
        self._own = ""

    def copy(self, text: str) -> None:
        """Put text on the clipboard."""
        self._own = text
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, AttributeError, NotImplementedError):
            return

    def paste(self) -> str:
        """The text on the clipboard; empty when it holds none."""
        try:
            return pygame.scrap.get_text()
        except (pygame.error, AttributeError, NotImplementedError, UnicodeError):
            return self._own
