"""A finished match shown again, all hands open, forwards and backwards."""

from __future__ import annotations

from functools import partial

import pygame

from game.audio.cues import Cue
from game.scenes.base import Dialog, Stage, Transition
from game.shell.input import Input, KeyPressed, Scrolled
from game.storage.saved_match import SavedMatch
from game.view.film import Film
from game.view.painter import Painter
from game.view.replay_layout import ReplayLayout
from game.view.replay_view import ReplayView
from game.view.widgets.base import Widget
from game.view.widgets.button import Button

SECONDS_A_CARD = 0.8


class ReplayScene(Dialog):
    """The match on a table of its own, with the score sheet beside it."""

    over = False

    def __init__(self, stage: Stage, saved: SavedMatch) -> None:
        """Open at the match's first deal.

        Args:
            stage: The stage.
            saved: The match.

        Raises:
            UnreadableMatch: It can't be replayed.
        """
        super().__init__(stage)
        self.film = Film(saved.replay())
        self._names = saved.names
        self._layout = ReplayLayout(stage.metrics)
        self._playing = False
        self._waited = 0.0

    def build(self) -> None:
        """Arrows for hand, trick and card, one to let it run, and the way out."""
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else None
        film = self.film
        self._groups = [
            (self.t("Hand"), self._arrows(film.deals)),
            (self.t("Trick"), self._arrows(film.tricks)),
            (self.t("Card"), self._arrows(film.cards)),
        ]
        icon = "pause" if self._playing else "play"
        self._run = Button("", self._start_or_stop, icon=icon, points=18)
        self._close = Button(self.t("Close"), self.close, style="primary")
        widgets: list[Widget] = [button for _, pair in self._groups for button in pair]
        widgets += [self._run, self._close]
        self.form.set_widgets(widgets)
        if focus is not None:
            self.form.set_focus(widgets[focus])
        else:
            self.form.set_focus(self._groups[2][1][1])

    def _arrows(self, move: partial[None] | object) -> tuple[Button, Button]:
        assert callable(move)
        return (
            Button("", partial(self._move, partial(move, -1)), icon="arrow_left", points=18),
            Button("", partial(self._move, partial(move, 1)), icon="arrow_right", points=18),
        )

    def arrange(self) -> None:
        """The groups of arrows from the left, the way out at the right."""
        self._layout = ReplayLayout(self.stage.metrics)
        px, foot = self.px, self._layout.foot
        high, left = px(40), self._layout.gap
        top = foot.centery - high // 2
        self._labels: list[tuple[str, pygame.Rect]] = []
        for label, pair in self._groups:
            self._labels.append((label, pygame.Rect(left, top, px(62), high)))
            left += px(66)
            for button in pair:
                button.rect = pygame.Rect(left, top, px(52), high)
                left += px(56)
            left += px(16)
        self._run.rect = pygame.Rect(left, top, px(60), high)
        self._close.rect = pygame.Rect(0, top, px(130), high)
        self._close.rect.right = foot.right - self._layout.gap

    def _move(self, move: partial[None]) -> None:
        before = self.film.at
        self._playing = False
        move()
        self._after(before)

    def _after(self, before: int) -> None:
        """What follows a step: a sound, and the state of the buttons."""
        if abs(self.film.at - before) == 1:
            self.stage.play(Cue.CARD)
        self._follow()
        self.stale = True

    def _follow(self) -> None:
        film = self.film
        for _, (back, forth) in self._groups:
            back.enabled = film.at > 0
            forth.enabled = film.at < film.last
        self._run.enabled = film.at < film.last
        self._run.icon = "pause" if self._playing else "play"

    def renew(self) -> None:
        """Buttons are on where there is somewhere to go."""
        super().renew()
        self._follow()

    def _start_or_stop(self) -> None:
        self._playing = not self._playing and self.film.at < self.film.last
        self._waited = 0.0
        self._follow()

    @property
    def moving(self) -> bool:
        """It runs by itself."""
        return self._playing

    def step(self, seconds: float) -> Transition | None:
        """Let it run."""
        if self._playing:
            self._waited += seconds
            if self._waited >= SECONDS_A_CARD:
                self._waited = 0.0
                before = self.film.at
                self.film.cards(1)
                self._playing = self.film.at < self.film.last
                self._after(before)
        return super().step(seconds)

    def handle(self, happened: Input) -> Transition | None:
        """Arrow and Page keys and the wheel move through the match."""
        film = self.film
        moves = {
            "left": partial(film.cards, -1),
            "right": partial(film.cards, 1),
            "up": partial(film.tricks, -1),
            "down": partial(film.tricks, 1),
            "page up": partial(film.deals, -1),
            "page down": partial(film.deals, 1),
            "home": partial(film.go, 0),
            "end": partial(film.go, film.last),
        }
        match happened:
            case KeyPressed(name, alt=False) if name in moves:
                self._move(moves[name])
                return None
            case KeyPressed("space") if not self.form.keyboard:
                self._start_or_stop()
                return None
            case Scrolled(_, notches):
                self._move(partial(film.cards, -1 if notches > 0 else 1))
                return None
        return super().handle(happened)

    def draw(self, painter: Painter) -> None:
        """Cloth, hands, trick, sheet and buttons."""
        self.stage.draw_cloth(painter.canvas)
        view = ReplayView(self._layout, self.film.still, self._names, self.stage.words)
        view.draw(painter)
        foot = self._layout.foot
        painter.box(foot, painter.theme.panel, corner=0)
        painter.box(pygame.Rect(foot.topleft, (foot.width, self.px(1))), painter.theme.panel_edge)
        for label, rect in self._labels:
            painter.text(label, rect, painter.theme.panel_ink, 15, align="right")
        self.form.draw(painter)
