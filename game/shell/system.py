"""What the system tells of its user."""

from __future__ import annotations

import pygame


def preferred_languages() -> tuple[str, ...]:
    """The user's language codes, the best liked first; empty where the system does not say."""
    try:
        found = pygame.system.get_pref_locales()
    except (AttributeError, NotImplementedError, pygame.error):
        return ()
    return tuple(entry["language"] for entry in found if entry.get("language"))
