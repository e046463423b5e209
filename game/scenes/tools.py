"""The small buttons beside the status line: take back, hint, let the computer play, last trick."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.bots.reasons import pass_reason, reason_for
from game.rules.legality import Phase
from game.scenes.base import Stage
from game.scenes.wording import PASS_REASONS, REASONS
from game.shell.input import KeyPressed
from game.table.session import Session
from game.view.table_view import HandLook
from game.view.widgets.base import Widget
from game.view.widgets.button import Button


class Tools:
    """Four buttons, their keys, and what they say.

    Attributes:
        last_shown: The last trick is to be seen.
    """

    def __init__(self, stage: Stage, session: Session, taken_back: Callable[[], None]) -> None:
        """Make the tools of a table.

        Args:
            stage: The stage.
            session: The seat that they are for.
            taken_back: Called when a decision was taken back, so that the table is shown anew.
        """
        self.last_shown = False
        self._stage = stage
        self._session = session
        self._taken_back = taken_back
        self._why = False
        self._asked = False

    def build(self) -> list[Widget]:
        """The buttons, in the order in which they stand."""
        t = self._stage.words.t
        self._undo = self._tool("undo", self.undo)
        self._hint = self._tool("hint", self.hint)
        self._auto = self._tool("robot", self.auto)
        self._last = self._tool("cards", self.last_trick)
        self._tips = {
            self._undo: t("Take back (Ctrl+Z)"),
            self._hint: t("Hint (H)"),
            self._auto: t("Let the computer play (A)"),
            self._last: t("Last trick (L)"),
        }
        self.refresh(HandLook(), busy=False)
        return [self._undo, self._hint, self._auto, self._last]

    @staticmethod
    def _tool(icon: str, action: Callable[[], None]) -> Button:
        return Button("", action, icon=icon, style="tool", points=18)

    def arrange(self, rect: pygame.Rect) -> None:
        """Stand side by side at the end of a strip."""
        gap = rect.width // 30
        width = (rect.width - 3 * gap) // 4
        for place, button in enumerate((self._undo, self._hint, self._auto, self._last)):
            button.rect = pygame.Rect(rect.x + place * (width + gap), rect.y, width, rect.height)

    def refresh(self, look: HandLook, busy: bool) -> None:
        """Let buttons and hinted cards follow what has changed."""
        session, view = self._session, self._session.view()
        self._undo.enabled = session.can_undo
        may_pass = view.phase is Phase.PASSING and view.passed is None
        self._hint.enabled = (
            not session.autoplaying and not busy and (may_pass or view.turn is session.seat)
        )
        self._auto.selected = session.autoplaying
        self._last.enabled = bool(view.tricks)
        self._last.selected = self.last_shown = self.last_shown and bool(view.tricks)
        look.hinted = frozenset() if busy else frozenset(session.hint)
        self._hint.selected = bool(session.hint)
        if not session.hint:
            self._why = False
        else:
            self._asked = False
        if busy:
            self._asked = False

    def key(self, pressed: KeyPressed) -> bool:
        """The tools' keys."""
        undo = (pressed.name == "z" and pressed.control) or pressed.name == "backspace"
        if undo and self._undo.enabled:
            self.undo()
        elif pressed.name == "h" and self._hint.enabled:
            self.hint()
        elif pressed.name == "a" and not pressed.control:
            self.auto()
        elif pressed.name == "l":
            self.last_trick()
        else:
            return False
        return True

    def undo(self) -> None:
        """Take back the player's last decision in this deal."""
        self._session.undo()
        self._taken_back()

    def hint(self) -> None:
        """Ask for a hint; then why; then put it away."""
        if not self._session.hint:
            self._asked = True
            self._session.ask_hint()
        else:
            self._why = not self._why

    def auto(self) -> None:
        """Let the computer play the player's seat, or no longer."""
        self._session.set_autoplay(not self._session.autoplaying)

    def last_trick(self) -> None:
        """Show the last trick, or put it away."""
        self.last_shown = not self.last_shown and bool(self._session.view().tricks)

    @property
    def message(self) -> str:
        """What the status line says for the tools; empty when they have nothing to say."""
        t = self._stage.words.t
        for button, tip in self._tips.items():
            if button.pointed and not (
                button is self._hint and (self._session.hint or self._asked)
            ):
                return tip
        if self._session.hint:
            return self._reason() if self._why else t("The hint is marked. H again says why.")
        if self._asked:
            return t("Thinking about a hint.")
        if self._session.autoplaying:
            return t("The computer plays for you. A or the button stops it.")
        return ""

    def _reason(self) -> str:
        t, view, hint = self._stage.words.t, self._session.view(), self._session.hint
        if view.phase is Phase.PASSING:
            return t(PASS_REASONS[pass_reason(view, hint)])
        return t(REASONS[reason_for(view, hint[0])])
