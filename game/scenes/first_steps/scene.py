"""The guided hand: a real table within, a panel that speaks beside it, and marked cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, Final, cast

import msgspec
import pygame

from game.rules.cards import Card
from game.rules.events import DealScored
from game.rules.legality import Phase, legal_cards
from game.rules.seat_view import SeatView
from game.rules.seats import Seat
from game.scenes.base import Doors, Push, Replace, Scene, Stage, Transition
from game.scenes.first_steps.guide import Guide
from game.scenes.first_steps.moments import Moment, When
from game.scenes.first_steps.script import About, Lesson
from game.scenes.first_steps.wording import lesson_text
from game.scenes.table import Table, TableScene
from game.shell.input import Input, KeyPressed, PointerDown, PointerMoved, PointerUp, Scrolled
from game.view.layout import TableLayout
from game.view.painter import Painter
from game.view.speech import Side, Speech, draw_ring, draw_speech, place_speech
from game.view.widgets.base import Widget
from game.view.widgets.button import Button

_READ_BEFORE: Final = 0.12
"""A complete trick's panel opens so many seconds before the trick would be taken away."""
_ROW_POINTS: Final = 42.0
_KEYS: Final = {"f1": "help", "f7": "options"}


@dataclass(frozen=True, slots=True)
class Guided:
    """What the program lends to the guided hand.

    Attributes:
        open_table: Opens its table on a stage.
        passing: Makes the scene in which cards are passed.
        play: Makes the scene in which tricks are played.
        advise: What the guide would pass or play.
    """

    open_table: Callable[[Stage], Table]
    passing: Callable[[Stage, Table], TableScene]
    play: Callable[[Stage, Table], TableScene]
    advise: Callable[[SeatView], tuple[Card, ...]]


class _InnerDoors:
    """The program's doors, but for the one to the table, which leads to the guided one."""

    def __init__(self, outer: Doors, table: Callable[[], Scene]) -> None:
        self._outer = outer
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self._outer, name)


class FirstStepsScene(Scene):
    """A guided hand. The running match is not touched and nothing of this is kept.

    Attributes:
        table: The guided table.
        inner: The scene of the real table that is now within.
        guide: What is being said, and the marked cards.
    """

    def __init__(self, stage: Stage, guided: Guided) -> None:
        """Sit down.

        Args:
            stage: The stage.
            guided: The table, the scenes for it and the guide's advice.
        """
        super().__init__(stage)
        self._guided = guided
        doors = cast(Doors, _InnerDoors(stage.doors, self._next_inner))
        self._stage = replace(stage, doors=doors)
        self._follow_stage()
        self.table = guided.open_table(self._stage)
        self.guide = Guide()
        self._ended = False
        self._rested = 0.0
        self._speech: Speech | None = None
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
            self._build_panel()
        self.inner.hand.look.hinted |= self.guide.advised

    def go_on(self) -> None:
        """The player has read it."""
        self.guide.go_on()
        self._build_panel()
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
        self._build_panel()

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
        self._build_panel()

    def _build_panel(self) -> None:
        lesson = self.guide.lesson
        self.stale = True
        last = lesson is not None and lesson.name == "goodbye"
        self._skip = Button(self.t("Skip"), self.leave, style="tab", points=15)
        self._skip.visible = lesson is not None and not last
        self._choices: list[Button] = []
        if lesson is not None and lesson.ends:
            self._choices = [
                Button(self.t("I play on"), self.go_on, style="primary"),
                Button(self.t("Play it out"), self.play_out),
            ]
        elif lesson is not None and lesson.stops:
            label = self.t("Play Hearts") if last else self.t("Go on")
            self._choices = [Button(label, self.go_on, style="primary")]
        widgets: list[Widget] = [*self._choices, self._skip]
        self.form.set_widgets(widgets)
        self.form.set_focus(self._choices[0] if self._choices else None)
        self._place()

    def arrange(self) -> None:
        """The panel follows the window's size."""
        self._place()

    def _place(self) -> None:
        lesson, moment = self.guide.lesson, self.guide.moment
        self._speech = None
        if lesson is None or moment is None:
            return
        rows = 3 if lesson.ends else 1
        stage = self.stage
        painter = Painter(
            pygame.Surface((1, 1)), stage.metrics, stage.theme, stage.fonts, stage.pictures
        )
        speech = place_speech(
            painter,
            self.inner.layout,
            lesson_text(stage.words, lesson, moment, self.table.session.names),
            side=self._side(lesson),
            downwards=lesson.about is About.HAND,
            foot=_ROW_POINTS * rows - 6,
        )
        self._speech = speech
        px, foot = stage.metrics.px, speech.foot
        row, high = px(_ROW_POINTS), px(_ROW_POINTS - 6)
        for place, button in enumerate(self._choices if lesson.ends else ()):
            button.rect = pygame.Rect(foot.x, foot.y + row * place, foot.width, high)
        bottom = pygame.Rect(foot.x, foot.bottom - high, foot.width, high)
        self._skip.rect = pygame.Rect(bottom.x, bottom.y, round(bottom.width * 0.4), high)
        if self._choices and not lesson.ends:
            wide = bottom.width if not self._skip.visible else round(bottom.width * 0.56)
            self._choices[0].rect = pygame.Rect(bottom.right - wide, bottom.y, wide, high)

    def _side(self, lesson: Lesson) -> Side:
        """Where the panel covers nothing that matters."""
        if lesson.about is About.PASS:
            return "right"
        fans = self.table.board.fans
        if lesson.when is not When.END or not any(fans.values()):
            return "left"
        free = {
            "centre": not (fans[Seat.NORTH] or fans[Seat.SOUTH]),
            "left": not fans[Seat.WEST],
            "right": not fans[Seat.EAST],
        }
        sides: tuple[Side, ...] = ("centre", "left", "right")
        return next((side for side in sides if free[side]), "centre")

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
                if self._speech is not None and self._speech.rect.collidepoint(pos):
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
        speech, lesson, moment = self._speech, self.guide.lesson, self.guide.moment
        if speech is None or lesson is None or moment is None or self.table.large.topic:
            return
        if lesson.about is About.HEART:
            draw_ring(painter, self.inner.layout.heart_sign)
        elif lesson.about is About.PLATE:
            draw_ring(painter, self.inner.layout.plate(moment.taker))
        draw_speech(painter, speech)
        self.form.draw(painter)
