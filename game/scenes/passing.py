"""Choosing three cards to pass, and looking at the three that came."""

from __future__ import annotations

import pygame

from game.audio.cues import Cue
from game.rules.cards import Card
from game.rules.commands import PassCards
from game.rules.events import CardsReceived, Event
from game.rules.legality import Phase, Refusal
from game.rules.match import IllegalCommand
from game.rules.seats import PassDirection
from game.scenes.base import Stage
from game.scenes.table import Table, TableScene
from game.shell.input import KeyPressed
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.words import pass_to

PASS_COUNT = 3


class PassingScene(TableScene):
    """From the deal to the first lead, in a deal with a pass."""

    def __init__(self, stage: Stage, table: Table) -> None:
        super().__init__(stage, table)
        self._sent = False
        self._arrived = self.view.received is not None
        if self._receiving:
            self._show_received()

    @property
    def picked(self) -> list[Card]:
        """The cards that stand out to be passed."""
        if self._receiving or self._sent:
            return []
        hand = self.table.board.hands[self.table.session.seat]
        return [s.card for s in hand if s.slot.raised and s.card is not None]

    @property
    def _receiving(self) -> bool:
        """The three cards have come, as far as the table has shown it, and lie to be seen."""
        return self._arrived

    @property
    def _choosing(self) -> bool:
        return self.view.passed is None and self.view.phase is Phase.PASSING and not self._sent

    @property
    def play_by(self) -> str:
        """A card is picked by a click, however it is played later."""
        return "click"

    @property
    def polling(self) -> bool:
        """Once the cards have come, play waits until the player has seen them."""
        return not self._receiving

    def _show_received(self) -> None:
        """After a restart: let the received cards stand out again."""
        received = self.view.received or ()
        board = self.table.board
        for sprite in board.hands[self.table.session.seat]:
            if sprite.card in received:
                sprite.marked = True
                board.raise_card(sprite, True)
        board.turn = None

    def extra_widgets(self) -> list[Widget]:
        """The button in the middle of the table."""
        view = self.view
        seat = self.table.session.seat
        name = self.table.session.names[view.direction.receiver(seat)]
        if self._receiving:
            label = self.t("OK")
        else:
            label = pass_to(self.stage.words, view.direction, name)
        self._button = Button(label, self._press_button, style="table", points=18)
        return [self._button]

    def arrange(self) -> None:
        """The button stands under the arrow, in the middle."""
        super().arrange()
        px = self.stage.metrics.px
        zone = self.layout.zone
        self._button.rect = pygame.Rect(0, 0, px(120 if self._receiving else 270), px(44))
        self._button.rect.center = round(zone.centerx), zone.centery + px(34)
        self.refresh()

    def refresh(self) -> None:
        """The button is there while it is for something, and on when that can be done."""
        super().refresh()
        busy = self.table.choreographer.busy
        self._button.visible = not busy and (self._receiving or self._choosing)
        self._button.enabled = self._receiving or len(self.picked) == PASS_COUNT

    def card_chosen(self, card: Card) -> None:
        """A card stands out, or goes back; a fourth is not taken."""
        if not self._choosing or self.table.choreographer.busy:
            return
        board = self.table.board
        for sprite in board.hands[self.table.session.seat]:
            if sprite.card is card:
                if not sprite.slot.raised and len(self.picked) >= PASS_COUNT:
                    self.refuse(Refusal.PASS_THREE, card)
                    return
                self.forgive()
                board.raise_card(sprite, not sprite.slot.raised)
                self.stage.play(Cue.CARD)
        self.refresh()
        if len(self.picked) == PASS_COUNT and not self.stage.settings.confirm_pass:
            self._press_button()

    def key(self, pressed: KeyPressed) -> None:
        """Enter presses the button wherever the keyboard is."""
        if pressed.name in ("return", "keypad enter"):
            self._press_button()
        else:
            super().key(pressed)

    def _press_button(self) -> None:
        self.refresh()
        if not (self._button.enabled and self._button.visible):
            return
        if self._receiving:
            self._accept()
            return
        seat = self.table.session.seat
        try:
            self.table.session.send(PassCards(seat, tuple(self.picked)))
        except IllegalCommand as error:
            self.refuse(error.refusal, None)
            return
        self._sent = True
        self.refresh()

    def _accept(self) -> None:
        self.table.choreographer.accept_received()
        self.table.board.turn = self.view.turn
        self.stage.play(Cue.BUTTON)
        self.go(self.stage.doors.table())

    def happened(self, events: list[Event]) -> None:
        """The three cards have come."""
        seat = self.table.session.seat
        if any(isinstance(event, CardsReceived) and event.seat is seat for event in events):
            self._arrived = True
            self.renew()

    def at_rest(self) -> None:
        """While the cards that came are looked at, it is nobody's turn."""
        view = self.view
        if self._receiving:
            self.table.board.turn = None
            if self.table.session.autoplaying:
                self._accept()
        elif view.passed is not None and not self._sent:
            # Somebody else plays this seat and has chosen.
            self._sent = True
        self.refresh()

    def status(self) -> str:
        """What is asked of the player."""
        view = self.view
        names = self.table.session.names
        if self.table.choreographer.busy:
            return ""
        if self._receiving:
            giver = names[view.direction.giver(self.table.session.seat)]
            return self.t("{name} passed you these three cards.", name=giver)
        if self._choosing:
            left = PASS_COUNT - len(self.picked)
            if left:
                return self.stage.words.tn(
                    "Choose {count} more card to pass.", "Choose {count} more cards to pass.", left
                )
            return self.t("Ready to pass.")
        return self.t("The others are choosing.")

    def draw_centre(self, painter: Painter) -> None:
        """The arrow that points at the receiving player."""
        if self._receiving or not self._button.visible:
            return
        direction, button, gap = self.view.direction, self._button.rect, painter.px(12)
        rect = pygame.Rect(0, 0, painter.px(64), painter.px(64))
        rect.center = button.center
        if direction is PassDirection.LEFT:
            rect.right = button.left - gap
        elif direction is PassDirection.RIGHT:
            rect.left = button.right + gap
        else:
            # In a low window the three cards before North leave less room above the button.
            above = button.top - self.layout.aside_bottom - gap
            rect.height = rect.width = min(rect.width, max(above, painter.px(24)))
            rect.midbottom = button.centerx, button.top - gap // 2
        self._view.pass_arrow(painter, direction, rect)
