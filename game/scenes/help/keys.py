"""Everything that mouse and keys do, in one list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.i18n.translator import N_


@dataclass(frozen=True, slots=True)
class Key:
    """A key, or several that do the same.

    Attributes:
        names: As they stand on the keyboard.
        does: What happens.
    """

    names: str
    does: str


TABLE_KEYS: Final = (
    Key(N_("Click"), N_("Play a card, or choose it for passing")),
    Key(N_("Left, Right"), N_("Walk along your cards; Home and End jump")),
    Key(N_("Enter, Up"), N_("Play that card, or choose it for passing")),
    Key(N_("Space"), N_("Finish what is moving, as a click on the table does")),
    Key("H", N_("Hint; once more says why")),
    Key("Ctrl+Z", N_("Take back your last decision; so does Backspace")),
    Key("A", N_("Let the computer play for you, until pressed again")),
    Key("L", N_("Last trick")),
    Key("T", N_("Tricks so far")),
    Key(N_("1 to 5"), N_("In large words: hand, trick, last trick, scores, what is legal")),
    Key("0", N_("Put the large words away")),
)
"""What works at the table."""

PROGRAM_KEYS: Final = (
    Key("F1", N_("Help")),
    Key("F2", N_("New game")),
    Key("F4", N_("Statistics")),
    Key("F6", N_("Review")),
    Key("F7", N_("Options")),
    Key("F8", N_("Sound on or off")),
    Key("F9", N_("Score")),
    Key("F11", N_("Full screen; so does Alt+Enter")),
    Key("Ctrl+Q", N_("Quit; the game is kept and goes on next time")),
    Key("Tab", N_("Go on to the next button, such as the one that passes")),
    Key("Esc", N_("Open the menu, or close what is open")),
)
"""What works everywhere, or nearly."""
