"""A finished match shown again, all hands open, forwards and backwards."""

from __future__ import annotations

from functools import partial

import pygame

from game.audio.cues import Cue
from game.rules.cards import Card
from game.rules.scoring import leaders
from game.rules.seats import SEATS, Seat
from game.scenes.base import Dialog, Stage, Transition
from game.shell.input import Input, KeyPressed, Scrolled
from game.storage.saved_match import SavedMatch
from game.view.film import TRICKS, Film
from game.view.painter import CORNER_SHARE, Painter
from game.view.pictures import CARD_RATIO
from game.view.replay_layout import RAISE_SHARE, ReplayLayout
from game.view.theme import rgb
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.words import direction_words, number, points_words

SECONDS_A_CARD = 0.8
_ROW_POINTS = 23.0


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
            case KeyPressed("space"):
                self._start_or_stop()
                return None
            case Scrolled(_, notches):
                self._move(partial(film.cards, -1 if notches > 0 else 1))
                return None
        return super().handle(happened)

    # What is seen.

    def draw(self, painter: Painter) -> None:
        """Cloth, hands, trick, sheet and buttons."""
        self.stage.draw_cloth(painter.surface)
        self._draw_bar(painter)
        for seat in SEATS:
            self._draw_plate(painter, seat)
            self._draw_hand(painter, seat)
        self._draw_trick(painter)
        self._draw_sheet(painter)
        foot = self._layout.foot
        painter.box(foot, painter.theme.panel, corner=0)
        painter.box(pygame.Rect(foot.topleft, (foot.width, self.px(1))), painter.theme.panel_edge)
        for label, rect in self._labels:
            painter.text(label, rect, painter.theme.panel_ink, 15, align="right")
        self.form.draw(painter)

    def _draw_bar(self, painter: Painter) -> None:
        still, bar = self.film.still, self._layout.bar
        painter.box(bar, painter.theme.bar, corner=0)
        parts = [
            self.t("Hand {number} of {all}", number=still.deal, all=still.deals),
            direction_words(self.stage.words, still.direction),
        ]
        if still.trick.cards:
            here = still.tricks + (0 if still.trick.complete else 1)
            parts.append(self.t("Trick {number} of {all}", number=here, all=TRICKS))
        text = " \N{MIDDLE DOT} ".join(parts)
        painter.text(text, bar.inflate(-self.px(20), 0), painter.theme.bar_ink, 15, align="centre")

    def _draw_plate(self, painter: Painter, seat: Seat) -> None:
        theme, px, still = painter.theme, self.px, self.film.still
        rect = self._layout.plate(seat)
        mine = still.turn is seat
        painter.drop_shadow(rect, 8, 0.7)
        painter.box(rect, theme.turn if mine else theme.plate, corner=8)
        painter.mark("panel", self._names[seat], rect.copy())
        ink = theme.turn_ink if mine else theme.plate_ink
        inner = rect.inflate(-px(16), 0)
        right = painter.text(
            number(still.points[seat]), inner, ink, 16, align="right", weight="bold"
        )
        inner.width = right.left - px(8) - inner.x
        if mine:
            arrow = pygame.Rect(inner.x - px(4), inner.y, px(14), inner.height)
            painter.icon("play", arrow, ink, 0.9)
            inner = pygame.Rect(
                arrow.right + px(4), inner.y, inner.right - arrow.right - px(4), inner.height
            )
        painter.text(self._names[seat], inner, ink, 15, weight="bold" if mine else "regular")

    def _draw_hand(self, painter: Painter, seat: Seat) -> None:
        still, layout = self.film.still, self._layout
        cards = still.hands[seat]
        for card, (x, y) in zip(cards, layout.hand(seat, len(cards)), strict=True):
            if card in still.passing[seat]:
                y -= layout.card_height * RAISE_SHARE
            painter.card(card, (x, y), layout.card_width)
            if card in still.received[seat]:
                self._frame(painter, card, (x, y))

    def _draw_trick(self, painter: Painter) -> None:
        still, layout = self.film.still, self._layout
        trick = still.trick
        for seat, card in trick.plays():
            painter.card(card, layout.trick(seat), layout.card_width)
            if trick.complete and seat is trick.taker:
                self._frame(painter, card, layout.trick(seat))
        if trick.cards:
            return
        told = ""
        if any(still.passing):
            told = self.t("The raised cards are passed.")
        elif any(still.received):
            told = self.t("The framed cards were received.")
        room = pygame.Rect(0, 0, layout.card_width * 3, layout.card_height)
        room.center = layout.centre
        painter.paragraph(told, room, painter.theme.ink, 15, align="centre")

    def _frame(self, painter: Painter, card: Card, centre: tuple[float, float]) -> None:
        width = self._layout.card_width
        frame = painter.pictures.frame(
            width,
            round(width * CARD_RATIO),
            painter.px(3),
            round(width * CORNER_SHARE),
            rgb(painter.theme.turn),
            0,
        )
        painter.surface.blit(frame, frame.get_rect(center=(round(centre[0]), round(centre[1]))))

    def _draw_sheet(self, painter: Painter) -> None:
        theme, px, still = painter.theme, self.px, self.film.still
        sheet = self._layout.sheet
        painter.panel(sheet)
        inner = sheet.inflate(-px(20), -px(20))
        width = inner.width // 4
        best = leaders(still.totals[-1]) if still.totals else ()
        cells = [pygame.Rect(inner.x + width * s, inner.y, width, px(26)) for s in SEATS]
        for seat, cell in zip(SEATS, cells, strict=True):
            narrow = pygame.Rect(cell.x + px(3), cell.y, cell.width - px(3), cell.height)
            painter.text(
                self._names[seat], narrow, theme.panel_ink, 12, align="right", weight="bold"
            )
        line = pygame.Rect(inner.x, inner.y + px(28), inner.width, px(1))
        painter.box(line, theme.panel_edge, corner=0)
        top = line.bottom + px(4)
        news = px(70)
        room = max((inner.bottom - news - top) // px(_ROW_POINTS), 1)
        for row, totals in enumerate(still.totals[-room:]):
            newest = row == min(len(still.totals), room) - 1
            for seat, cell in zip(SEATS, cells, strict=True):
                place = pygame.Rect(cell.x, top + px(_ROW_POINTS) * row, width, px(_ROW_POINTS))
                ink = theme.panel_soft
                if newest:
                    ink = theme.leader if seat in best else theme.panel_ink
                painter.text(
                    number(totals[seat]),
                    place,
                    ink,
                    16 if newest else 14,
                    align="right",
                    weight="bold" if newest else "regular",
                )
        below = pygame.Rect(inner.x, inner.bottom - news + px(6), inner.width, news - px(6))
        painter.paragraph(self._news(), below, theme.panel_ink, 14)

    def _news(self) -> str:
        """What the last card brought about."""
        trick = self.film.still.trick
        if not trick.complete:
            return ""
        name = self._names[trick.taker]
        if not trick.points:
            return self.t("{name} takes the trick.", name=name)
        points = points_words(self.stage.words, trick.points)
        return self.t("{name} takes the trick: {points}.", name=name, points=points)
