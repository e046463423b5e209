"""What the system tells of its user."""

from __future__ import annotations

import pygame


def preferred_languages() -> tuple[str, ...]:
    """The user's languages such as `vi_VN`, best liked first; empty where the system is silent."""
    try:
        found = pygame.system.get_pref_locales()
    except (AttributeError, NotImplementedError, pygame.error):
        return ()
    return tuple(
        "_".join(filter(None, (entry["language"], entry.get("country"))))
        for entry in found
        if entry.get("language")
    )
