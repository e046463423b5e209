"""The guided hand: a real table within, a panel that speaks beside it, and marked cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, Final, cast

import msgspec

from game.rules.cards import Card
from game.rules.events import DealScored
from game.rules.legality import Phase, legal_cards
from game.rules.seat_view import SeatView
from game.scenes.base import Doors, Push, Replace, Scene, Stage, Transition
from game.scenes.first_steps.guide import Guide
from game.scenes.first_steps.moments import Moment, When
from game.scenes.first_steps.panel import Panel
from game.scenes.table import Table, TableScene
from game.shell.input import Input, KeyPressed, PointerDown, PointerMoved, PointerUp, Scrolled
from game.view.layout import TableLayout
from game.view.painter import Painter

_READ_BEFORE: Final = 0.12
"""A complete trick's panel opens so many seconds before the trick would be taken away."""
_KEYS: Final = {"f1": "help", "f7": "options"}


@dataclass(frozen=True, slots=True)
class Guided:
    """What the program lends to the guided hand.

    Attributes:
        open_table: Opens its table on a stage.
        passing: Makes the scene in which cards are passed.
        play: Makes the scene in which tricks are played.
        tricks: Makes the list of this hand's tricks.
        advise: What the guide would pass or play.
    """

    open_table: Callable[[Stage], Table]
    passing: Callable[[Stage, Table], TableScene]
    play: Callable[[Stage, Table], TableScene]
    tricks: Callable[[Stage, Table], Scene]
    advise: Callable[[SeatView], tuple[Card, ...]]


class _InnerDoors:
    """The program's doors, but for the one to the table, which leads to the guided one."""

    def __init__(
        self, outer: Doors, table: Callable[[], Scene], tricks: Callable[[], Scene]
    ) -> None:
        self._outer = outer
        self._tricks = tricks
        self.table = table

    def open(self, name: str) -> Scene:
        """A scene of the menu; the list of tricks is this hand's."""
        return self._tricks() if name == "tricks" else self._outer.open(name)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._outer, name)


class FirstStepsScene(Scene):
    """A guided hand. The running match is not touched and nothing of this is kept.

    Attributes:
        table: The guided table.
        inner: The scene of the real table that is now within.
        guide: What is being said, and the marked cards.
        panel: Says it.
    """

    def __init__(self, stage: Stage, guided: Guided) -> None:
        """Sit down.

        Args:
            stage: The stage.
            guided: The table, the scenes for it and the guide's advice.
        """
        super().__init__(stage)
        self._guided = guided
        doors = cast(Doors, _InnerDoors(stage.doors, self._next_inner, self._tricks))
        self._stage = replace(stage, doors=doors)
        self._follow_stage()
        self.table = guided.open_table(self._stage)
        self.guide = Guide()
        self._ended = False
        self._rested = 0.0
        self.panel = Panel(
            stage,
            self.table,
            self.form,
            go_on=self.go_on,
            play_out=self.play_out,
            leave=self.leave,
        )
        self._passing = True
        self.inner: TableScene = guided.passing(self._stage, self.table)

    # The table within.

    def _follow_stage(self) -> None:
        """Size, look and language are the program's; what helps a beginner is always on."""
        for part in fields(Stage):
            if part.name != "doors":
                setattr(self._stage, part.name, getattr(self.stage, part.name))
        self._stage.settings = msgspec.structs.replace(
            self.stage.settings,
            dim=True,
            forced=False,
            confirm_pass=True,
            claim=False,
            show_points=True,
        )

    def _tricks(self) -> Scene:
        return self._guided.tricks(self._stage, self.table)

    def _next_inner(self) -> Scene:
        """The guided table's next scene; the same one when the hand is over."""
        phase = self.table.session.view().phase
        if phase is Phase.PASSING:
            self._passing = True
            return self._guided.passing(self._stage, self.table)
        if phase is Phase.PLAYING:
            self._passing = False
            return self._guided.play(self._stage, self.table)
        self._ended = True
        return self.inner

    def _carry_out(self, transition: Transition | None) -> None:
        match transition:
            case Replace(scene) if isinstance(scene, TableScene) and scene is not self.inner:
                self.inner = scene
                scene.renew()
            case Push(scene):
                self.next = Push(scene)

    @property
    def layout(self) -> TableLayout:
        """Where everything on the table is."""
        return self.inner.layout

    @property
    def moving(self) -> bool:
        """Something on the table moves."""
        return self.table.choreographer.in_motion if self.guide.stopped else self.inner.moving

    # What is said.

    def _now(self) -> Moment | None:
        """The moment that the guide may speak about, if this is one."""
        choreographer, session = self.table.choreographer, self.table.session
        view = session.view()
        if self._ended:
            return Moment(When.END, view)
        other = self.guide.other_card(view)
        if other is not None and (choreographer.resting or not choreographer.busy):
            return Moment(When.OTHER, view, played=other)
        if choreographer.resting:
            due = self._rested >= choreographer.pace.rest - _READ_BEFORE
            return Moment(When.TRICK, view) if due else None
        if choreographer.busy or session.autoplaying:
            return None
        if not self.inner.polling:
            # The cards that came lie to be seen; whoever leads may be thinking already.
            return Moment(When.RECEIVED, view)
        if session.waiting:
            return None
        if self._passing:
            choosing = view.phase is Phase.PASSING and view.passed is None
            advised = self._guided.advise(view) if choosing else ()
            return Moment(When.PASS, view, advised, self._picked()) if choosing else None
        if legal_cards(view):
            return Moment(When.TURN, view, self._guided.advise(view))
        return None

    def _picked(self) -> tuple[Card, ...]:
        hand = self.table.board.hands[self.table.session.seat]
        return tuple(s.card for s in hand if s.slot.raised and s.card is not None)

    def follow(self) -> None:
        """Say what there is to say now, and mark what is advised."""
        if self.guide.hear(self._now()):
            self._show()
        self.inner.hand.look.hinted |= self.guide.advised

    def go_on(self) -> None:
        """The player has read it."""
        self.guide.go_on()
        self._show()
        if self._ended and self.guide.lesson is None:
            self.leave()

    def play_out(self) -> None:
        """Have the rest of the hand played, and show its end."""
        session, choreographer = self.table.session, self.table.choreographer
        self.guide.hush()
        session.set_autoplay(True)
        choreographer.finish()
        events = session.poll()
        while events and not any(isinstance(event, DealScored) for event in events):
            choreographer.show(events)
            choreographer.finish()
            events = session.poll()
        session.set_autoplay(False)
        self.inner.happened(events)
        choreographer.show(events)
        self._show()

    def leave(self) -> None:
        """Back to the real game."""
        self.table.session.close()
        self.table.choreographer.drop()
        self.next = Replace(self.stage.doors.table())

    # The scene.

    def build(self) -> None:
        """The table within, then the panel."""
        self._follow_stage()
        self.inner.renew()
        self._show()

    def _show(self) -> None:
        """The panel follows what is said."""
        self.panel.show(self.guide)
        self.stale = True

    def handle(self, happened: Input) -> Transition | None:
        """The panel's buttons first; the table within hears the rest unless it waits."""
        if isinstance(happened, KeyPressed):
            self._key(happened)
        elif not self._pointer(happened):
            self._carry_out(self.inner.handle(happened))
        self.follow()
        return self.take_next()

    def _key(self, pressed: KeyPressed) -> None:
        name = pressed.name
        if name in _KEYS:
            self.next = Push(self.stage.doors.open(_KEYS[name]))
        elif self.table.large.key(pressed):
            self.stale = True
        elif name == "escape":
            self.leave()
        elif self.guide.stopped:
            self.form.handle(pressed)
        elif not (name == "space" and self._stop_early()):
            self._carry_out(self.inner.handle(pressed))

    def _pointer(self, happened: Input) -> bool:
        """Let the panel have a pointer's input; True when the table within must not have it."""
        match happened:
            case PointerMoved():
                self.form.handle(happened)
                return self.guide.stopped and not self._in_bar(happened.pos)
            case PointerUp():
                return self.form.handle(happened)
            case PointerDown(pos):
                if self.panel.covers(pos):
                    self.form.handle(happened)
                    return True
                if self._in_bar(pos):
                    return False
                return self.guide.stopped or self._stop_early()
            case Scrolled():
                return True
        return False

    def _in_bar(self, pos: tuple[int, int]) -> bool:
        return pos[1] < self.inner.layout.bar.bottom

    def _stop_early(self) -> bool:
        """A press that would sweep a trick away opens its panel first; True when it did."""
        if self.table.choreographer.resting:
            self._rested = self.table.choreographer.pace.rest
            self.follow()
        return self.guide.stopped

    def step(self, seconds: float) -> Transition | None:
        """Let the table go on, unless it waits."""
        choreographer = self.table.choreographer
        if self.guide.stopped:
            choreographer.step_moves(seconds)
            return self.take_next()
        if not choreographer.busy and self.guide.other_card(self.table.session.view()) is not None:
            self.follow()
        if not self.guide.stopped:
            self._carry_out(self.inner.step(seconds))
            self._rested = self._rested + seconds if choreographer.resting else 0.0
            self.follow()
        self.stale = self.stale or self.inner.stale
        self.inner.stale = False
        return self.take_next()

    def draw(self, painter: Painter) -> None:
        """The table, and the panel over it unless the large line is up."""
        self.inner.draw(painter)
        if not self.table.large.topic:
            self.panel.draw(painter, self.guide)
