"""SDL's settings, made before pygame is imported for the first time."""

from __future__ import annotations

import os
import sys


def prepare_environment() -> None:
    """Choose SDL's ways before it starts; what the player has set stays."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_SCALING", "1")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    if sys.platform.startswith("linux"):
        # Without this every flip goes through OpenGL, which is slow where there is no GPU.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
