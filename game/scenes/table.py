"""The table as passing and play share it: the session's pump, the bar, the hand, the drawing."""

from __future__ import annotations

import pygame

from game.audio.cues import Cue
from game.rules.cards import Card, Suit
from game.rules.events import Event
from game.rules.legality import Refusal
from game.rules.seat_view import SeatView
from game.scenes.bar import TableBar
from game.scenes.base import Push, Replace, Scene, Stage, Transition
from game.scenes.tools import Tools
from game.shell.input import (
    FocusChanged,
    Input,
    KeyPressed,
    PointerDown,
    PointerLeft,
)
from game.table.session import Session
from game.view.board import Board
from game.view.choreographer import Choreographer
from game.view.layout import TableLayout
from game.view.pace import pace_of
from game.view.painter import Painter
from game.view.spoken import LargeLine
from game.view.table_view import SHAKE_SECONDS, HandLook, TableView
from game.view.widgets.base import Widget
from game.view.widgets.hand import HandWidget
from game.view.words import refusal_sentence

REFUSAL_SECONDS = 6.0
NOTE_SECONDS = 5.0
DOUBLE_PRESS_GUARD = 0.3
"""Seconds after a card was played in which no press plays another: fingers bounce."""


class Table:
    """A session with its board and choreographer: what the table's scenes hand to each other.

    Attributes:
        session: The seat at the table.
        board: What is shown.
        choreographer: Shows what happens.
        since_play: Seconds since the player last played a card.
        large: The large line of words over the table.
        news: What the status line says for a while; empty for nothing.
    """

    def __init__(self, session: Session, stage: Stage) -> None:
        self.session = session
        self.board = Board()
        settings = stage.settings
        self.choreographer = Choreographer(
            self.board,
            TableLayout(stage.metrics),
            lambda cue: stage.play(cue),
            pace_of(settings.speed, settings.reduced_motion),
            session.seat,
        )
        self.board.settle(session.view())
        self.since_play = DOUBLE_PRESS_GUARD
        self.large = LargeLine()
        self.news = ""
        self._news_age = 0.0

    def tell(self, news: str) -> None:
        """Say something in the status line for a while, whichever scene shows it."""
        self.news, self._news_age = news, 0.0

    def step_news(self, seconds: float) -> None:
        """Let what was told grow old."""
        self._news_age += seconds
        if self._news_age >= NOTE_SECONDS:
            self.news = ""

    def draw(self, painter: Painter, stage: Stage, look: HandLook) -> None:
        """Draw the cloth and everything on it, the hand as `look` says."""
        stage.draw_cloth(painter.canvas)
        TableView().draw(
            painter,
            self.choreographer.layout,
            self.board,
            self.session.names,
            self.session.faces,
            look,
            self.choreographer.effects,
            stage.settings.show_points,
        )


class TableScene(Scene):
    """A scene at the table.

    Attributes:
        table: What is on the table.
        hand: The player's cards as a widget.
        large: The large line of words, which stays from scene to scene.
    """

    shortcuts = True

    def __init__(self, stage: Stage, table: Table) -> None:
        super().__init__(stage)
        self.table = table
        self.tools = Tools(stage, table.session, self._show_taken_back)
        self.bar = TableBar(stage, self._open_menu)
        self.large = table.large
        self._view = TableView()
        self._refusal: tuple[Refusal, Suit | None] | None = None
        self._refused_for = 0.0
        self.hand = HandWidget(
            self._view,
            table.board,
            table.choreographer.layout,
            self.card_chosen,
            self.play_by,
        )

    # What the scenes at the table do differently.

    @property
    def polling(self) -> bool:
        """What happens next may be asked for."""
        return True

    @property
    def play_by(self) -> str:
        """How a card is meant: by `click`, `double` click or `drag`."""
        return self.stage.settings.play_by

    def card_chosen(self, card: Card) -> None:
        """The player means a card."""

    def at_rest(self) -> None:
        """Nothing moves and nothing is left to show."""

    def status(self) -> str:
        """The status line."""
        return ""

    def extra_widgets(self) -> list[Widget]:
        """Widgets beyond the bar and the hand."""
        return []

    def dimmed(self) -> frozenset[Card]:
        """Cards of the hand that may not be played now."""
        return frozenset()

    def draw_centre(self, painter: Painter) -> None:
        """What lies in the middle of the table besides cards."""

    # What they share.

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""
        return self.table.choreographer.layout

    @property
    def view(self) -> SeatView:
        """What the player may know now."""
        return self.table.session.view()

    def reveal(self) -> None:
        """With all hands open for practice, show whose cards they are."""
        hands = self.table.session.open_hands()
        if hands is not None:
            self.table.board.reveal(hands)

    @property
    def moving(self) -> bool:
        """Cards move, a bot thinks, or a refusal is still shown."""
        table = self.table
        return (
            table.choreographer.moving
            or (self.polling and table.session.waiting)
            or self._refusal is not None
            or bool(table.news)
        )

    def build(self) -> None:
        """The bar's buttons and the hand."""
        settings = self.stage.settings
        look = self.hand.look
        self.hand = HandWidget(
            self._view, self.table.board, self.layout, self.card_chosen, self.play_by
        )
        self.hand.look = look
        self.table.choreographer.pace = pace_of(settings.speed, settings.reduced_motion)
        self.form.set_widgets(
            [
                self.hand,
                *self.extra_widgets(),
                *self.tools.build(),
                *self.bar.build(),
            ]
        )
        if self.form.focus is None:
            self.form.set_focus(self.hand)

    def arrange(self) -> None:
        """Places for the size of now; cards in flight go on to where their slots now are."""
        layout = TableLayout(self.stage.metrics)
        self.table.choreographer.layout = self.hand.layout = layout
        px = self.stage.metrics.px
        self.hand.drop()
        self.hand.rect = layout.hand.union(
            pygame.Rect(layout.hand.x, layout.hand.y - layout.raise_by, layout.hand.width, 1)
        )
        self.hand.rect.height = layout.metrics.height - self.hand.rect.y
        self.bar.arrange(layout)
        self.tools.arrange(layout.tools.inflate(0, -px(2)))

    def key(self, pressed: KeyPressed) -> None:
        """The large line's keys, the tools' keys, and Escape."""
        if pressed.name == "t" and not pressed.control:
            self.next = Push(self.stage.doors.open("tricks"))
        elif not self.large.key(pressed) and not self.tools.key(pressed):
            super().key(pressed)

    def _show_taken_back(self) -> None:
        """A decision was taken back: show the table as it was before."""
        self.table.choreographer.drop()
        self.table.board.settle(self.view)
        self.forgive()
        self.table.tell(self.t("Taken back. This hand does not count any more."))
        self.go(self.stage.doors.table())

    def _open_menu(self) -> None:
        self.next = Push(self.stage.doors.open("menu"))

    def cancel(self) -> None:
        """Escape puts the last trick away, if it lies there, else opens the menu."""
        if self.tools.last_shown:
            self.tools.last_trick()
        else:
            self._open_menu()

    def handle(self, happened: Input) -> Transition | None:
        """Inputs go to the widgets; a press beside them, or Space, finishes what is moving."""
        if isinstance(happened, PointerLeft | FocusChanged):
            self.hand.drop()
        pressed_space = isinstance(happened, KeyPressed) and happened.name == "space"
        moves = isinstance(happened, PointerDown) or pressed_space
        if moves and self._hurry_first(happened):
            self.refresh()
            return self.take_next()
        found = super().handle(happened)
        self.refresh()
        return found

    def _hurry_first(self, happened: Input) -> bool:
        """Finish what moves; True when that was all this input was for."""
        choreographer = self.table.choreographer
        if not choreographer.busy:
            return False
        if isinstance(happened, PointerDown):
            under = self.form.at(happened.pos)
            if under is not None and under is not self.hand:
                return False
        trick_lies = choreographer.resting or choreographer.laid_out
        all_shown = choreographer.hurry()
        # A press on a card while the last card before it still flies is meant for both; one that
        # cuts short what lies there to be read is not.
        lies_now = choreographer.resting or choreographer.laid_out
        return trick_lies or lies_now or not all_shown or isinstance(happened, KeyPressed)

    def refuse(self, reason: Refusal, card: Card | None) -> None:
        """Show why something was refused."""
        trick = self.view.trick
        led = None if trick.complete else trick.led
        self._refusal = reason, led
        self._refused_for = 0.0
        self.hand.look.refused, self.hand.look.refused_for = card, 0.0
        self.stage.play(Cue.REFUSED)

    def forgive(self) -> None:
        """The refusal is no longer news."""
        self._refusal = None
        self.hand.look.refused = None

    def step(self, seconds: float) -> Transition | None:
        """Let cards move, and ask what happens next when all has been shown."""
        table = self.table
        table.since_play += seconds
        self._step_refusal(seconds)
        table.choreographer.step(seconds)
        if not table.choreographer.busy and self.polling:
            events = table.session.poll()
            who = table.session.take_note()
            if who:
                table.tell(
                    self.t("{name} gave no proper answer: a plain card was played.", name=who)
                )
            if events:
                self.happened(events)
                table.choreographer.show(events)
                table.choreographer.step(0.0)
        if not table.choreographer.busy:
            self.reveal()
            self.at_rest()
        self.refresh()
        return self.take_next()

    def refresh(self) -> None:
        """Let widgets and the hand's look follow what has changed."""
        look = self.hand.look
        self.hand.follow()
        self.tools.refresh(look, self.table.choreographer.busy)
        look.dimmed = self.dimmed()
        at_hand = self.form.keyboard and self.form.focus is self.hand
        look.focused = at_hand and look.hovered is not None
        self.hand.leave_dimmed()

    def happened(self, events: list[Event]) -> None:
        """Something new is about to be shown."""

    def _step_refusal(self, seconds: float) -> None:
        self.table.step_news(seconds)
        if self._refusal is None:
            return
        self._refused_for += seconds
        self.hand.look.refused_for = self._refused_for
        if self._refused_for >= SHAKE_SECONDS:
            self.hand.look.refused = None
        if self._refused_for >= REFUSAL_SECONDS:
            self._refusal = None

    def go(self, scene: Scene) -> None:
        """Show another scene instead of this one."""
        self.next = Replace(scene)

    def draw(self, painter: Painter) -> None:
        """The table, its bar, and the widgets."""
        self.table.draw(painter, self.stage, self.hand.look)
        self.bar.draw(painter, self.layout, self.table.board, self.table.session.practice)
        self.draw_centre(painter)
        self._draw_status(painter)
        self.form.draw(painter)
        names = self.table.session.names
        self.large.draw(painter, self.layout, self.stage.words, self.view, names)

    def _draw_status(self, painter: Painter) -> None:
        refused = self._refusal is not None
        if self._refusal is not None:
            text = refusal_sentence(self.stage.words, *self._refusal)
        elif self.table.news:
            text = self.table.news
        else:
            text = self.tools.message or self.status()
        painter.text(
            text,
            self.layout.status,
            painter.theme.ink,
            17,
            align="centre",
            weight="bold" if refused else "regular",
        )
