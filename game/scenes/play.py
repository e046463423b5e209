"""Thirteen tricks: the player's turn, the others' cards, the last trick on demand."""

from __future__ import annotations

from typing import Final

import pygame

from game.audio.cues import Cue
from game.rules.cards import Card
from game.rules.claim import Settled
from game.rules.commands import PlayCard
from game.rules.events import DealScored, Event, TrickTaken
from game.rules.legality import Phase, legal_cards, refusal
from game.rules.match import IllegalCommand
from game.rules.seats import Seat
from game.rules.trick import Trick
from game.scenes.base import Stage, Transition
from game.scenes.table import DOUBLE_PRESS_GUARD, Table, TableScene
from game.view.layout import Place, Slot
from game.view.painter import Painter
from game.view.words import points_words

SHORTEST_CLAIM: Final = 2
"""Tricks; with one left there is nothing to hurry."""
FORCED_AFTER: Final = 0.45
"""Seconds after one's last card before a forced one plays by itself, so that it can be followed."""


class PlayScene(TableScene):
    """Play, from the first lead to the penalty cards laid out."""

    def __init__(self, stage: Stage, table: Table) -> None:
        super().__init__(stage, table)
        self._taken: TrickTaken | None = None
        self._turn_told = -1
        self._settled: Settled | None = None
        self._shooter: Seat | None = None

    @property
    def _my_turn(self) -> bool:
        """The player may play now, and sees that."""
        return not self.table.choreographer.busy and bool(legal_cards(self.view))

    def dimmed(self) -> frozenset[Card]:
        """What may not be played now, if the player wants it dimmed."""
        if not self.stage.settings.dim or not self._my_turn:
            return frozenset()
        view = self.view
        return frozenset(view.hand) - frozenset(legal_cards(view))

    def card_chosen(self, card: Card) -> None:
        """Play a card, or say why not."""
        table = self.table
        if table.since_play < DOUBLE_PRESS_GUARD or table.choreographer.busy:
            return
        view = self.view
        reason = refusal(view, card)
        if reason is None:
            try:
                table.session.send(PlayCard(table.session.seat, card))
            except IllegalCommand as error:
                reason = error.refusal
        if reason is not None:
            self.refuse(reason, card)
            return
        self.forgive()
        table.since_play = 0.0
        self.tools.last_shown = False
        if not self.hand.look.focused:
            self.hand.look.hovered = None

    @property
    def _last_trick(self) -> Trick | None:
        tricks = self.view.tricks
        return tricks[-1] if tricks else None

    def happened(self, events: list[Event]) -> None:
        """Remember who took a trick, for the status line."""
        for event in events:
            if isinstance(event, TrickTaken):
                self._taken = event
            elif isinstance(event, DealScored):
                self._shooter = event.shooter
        self.tools.last_shown = False

    def at_rest(self) -> None:
        """The deal is over, or it is somebody's turn."""
        view = self.view
        if view.phase in (Phase.DEALING, Phase.OVER) and view.deal_number:
            self.go(self.stage.doors.table())
            return
        if view.phase is Phase.PASSING:
            self.go(self.stage.doors.table())
            return
        if self._settled_now():
            return
        if self._my_turn and self._turn_told != view.decision:
            self._turn_told = view.decision
            self.table.board.turn = view.turn
            if view.trick.cards:
                self.stage.play(Cue.TURN)

    def _settled_now(self) -> bool:
        """Play the rest out when nothing can change its score, if the player wants that."""
        session = self.table.session
        if not self.stage.settings.claim or len(self.view.hand) < SHORTEST_CLAIM:
            return False
        settled = session.settled
        if settled is None:
            return False
        self._settled = settled
        self.table.choreographer.pace = self.table.choreographer.pace.quickened()
        session.play_out()
        return True

    def step(self, seconds: float) -> Transition | None:
        """A forced card plays by itself, if the player wants that."""
        found = super().step(seconds)
        if self.stage.settings.forced and self._my_turn and self.table.since_play > FORCED_AFTER:
            legal = legal_cards(self.view)
            if len(legal) == 1 and len(self.view.hand) > 0:
                self.card_chosen(legal[0])
        return found

    def status(self) -> str:
        """Whose turn it is, or who took the trick."""
        names = self.table.session.names
        seat = self.table.session.seat
        choreographer = self.table.choreographer
        if self._settled is not None and not choreographer.laid_out:
            return self._settled_words(self._settled, seat)
        if choreographer.resting and self._taken is not None:
            return self._taken_words(self._taken, seat)
        if choreographer.laid_out:
            return self._over_words(seat)
        turn = self.table.board.turn
        if turn is None:
            return ""
        if turn is not seat:
            return self.t("{name} is playing.", name=names[turn])
        if not self._my_turn:
            return ""
        view = self.view
        if not view.trick.cards:
            if not view.tricks:
                return self.t("Your turn: lead the two of clubs.")
            return self.t("Your turn to lead.")
        return self.t("Your turn to play.")

    def _over_words(self, seat: Seat) -> str:
        if self._shooter is None:
            return self.t("The hand is over.")
        if self._shooter is seat:
            return self.t("You have shot the moon!")
        return self.t("{name} has shot the moon!", name=self.table.session.names[self._shooter])

    def _settled_words(self, settled: Settled, seat: Seat) -> str:
        if settled.taker is None:
            return self.t("No points are left: the rest is played out.")
        if settled.taker is seat:
            return self.t("The rest are yours.")
        return self.t("The rest are {name}'s.", name=self.table.session.names[settled.taker])

    def _taken_words(self, event: TrickTaken, seat: Seat) -> str:
        points = event.trick.points
        name = self.table.session.names[event.taker]
        told = points_words(self.stage.words, points)
        if event.taker is seat:
            if points:
                return self.t("You take the trick: {points}.", points=told)
            return self.t("You take the trick.")
        if points:
            return self.t("{name} takes the trick: {points}.", name=name, points=told)
        return self.t("{name} takes the trick.", name=name)

    def draw_centre(self, painter: Painter) -> None:
        """The last trick, if the player asked for it, lies over the middle of the table."""
        trick = self._last_trick
        if not self.tools.last_shown or trick is None:
            return
        layout, px = self.layout, painter.px
        width = round(layout.card_width * 0.72)
        high = round(layout.card_height * 0.72 * 2.15) + px(44)
        panel = pygame.Rect(0, 0, round(layout.card_width * 2.7), high)
        panel.center = layout.zone.center
        painter.panel(panel)
        head = pygame.Rect(panel.x + px(12), panel.y + px(8), panel.width - px(24), px(24))
        name = self.table.session.names[trick.taker]
        painter.text(
            self.t("Last trick, taken by {name}", name=name),
            head,
            painter.theme.panel_ink,
            14,
            align="centre",
            weight="bold",
        )
        middle = panel.centerx, (head.bottom + panel.bottom) / 2
        for seat, card in trick.plays():
            at = layout.pose(Slot(Place.TRICK, seat))
            x = middle[0] + (at.x - layout.centre[0]) * 0.72
            y = middle[1] + (at.y - layout.centre[1]) * 0.72
            painter.card(card, (x, y), width)
            if seat is trick.taker:
                rect = pygame.Rect(0, 0, width, round(width * 1.4))
                rect.center = round(x), round(y)
                painter.box(rect, None, edge=painter.theme.primary, corner=5, line=3)
