"""A pilot drives the real program by real events, with a clock that it moves by hand."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pygame

from game.app.program import App
from game.app.wishes import Wishes
from game.audio.cues import Cue
from game.bots.worker import InlineWorker
from game.rules.cards import Card
from game.rules.legality import legal_cards
from game.rules.seat_view import SeatView
from game.rules.seats import Seat
from game.shell.display import Display, WindowState
from game.shell.input import Input
from game.shell.loop import STEP, Loop
from game.shell.resources import assets_folder
from game.storage.profile import Profile
from game.storage.settings import Settings
from game.table.local import Thinker
from game.view.board import Sprite
from game.view.canvas import Canvas
from game.view.painter import Mark, Painter
from game.view.widgets.base import Widget

FRAME = 4 * STEP
"""Seconds; the loop still steps as finely as ever."""

START = 1_800_000_000
"""The pilot's clock at its start, in seconds since 1970."""


class RecordingMixer:
    """Remembers the cues instead of playing them."""

    available = True

    def __init__(self) -> None:
        self.heard: list[Cue] = []
        self.on = True

    def play(self, cue: Cue) -> None:
        if self.on:
            self.heard.append(cue)

    def set_level(self, on: bool, volume: int) -> None:
        self.on = on

    def set_silenced(self, silenced: bool) -> None:
        self.silenced = silenced

    def close(self) -> None:
        self.closed = True


def quick(**changes: Any) -> Settings:
    """Ann's choices: plain opponents at a table without motion, unless it is said otherwise."""
    plain = Settings(name="Ann", speed="off", bots=("plain", "plain", "plain"), claim=False)
    return msgspec.structs.replace(plain, **changes)


class PlainWorker(InlineWorker):
    """Whoever is asked, the plain opponent answers at once, here."""

    def ask(self, stamp: tuple[str, int], bot: str, seed: str, view: SeatView) -> None:
        super().ask(stamp, "plain", seed, view)


class Unseen:
    """The program without its frames."""

    def __init__(self, app: App) -> None:
        self._app = app

    @property
    def running(self) -> bool:
        return self._app.running

    @property
    def moving(self) -> bool:
        return self._app.moving

    def take_stale(self) -> bool:
        return self._app.take_stale()

    def handle(self, happened: Input) -> None:
        self._app.handle(happened)

    def step(self, seconds: float) -> None:
        self._app.step(seconds)

    def draw(self, surface: pygame.Surface) -> bool:
        """Nothing is looked at."""
        return False

    def forget_screen(self) -> None:
        self._app.forget_screen()

    def prepare(self) -> bool:
        return False

    def fail(self, error: Exception) -> None:
        raise error


class Pilot:
    """The program on a dummy display, with everything that a player could do to it."""

    def __init__(
        self,
        folder: Path,
        *,
        size: tuple[int, int] = (1280, 800),
        settings: Settings | None = None,
        wishes: Wishes | None = None,
        thinker: Thinker | None = None,
        drawn: bool = True,
        keeps: bool = True,
    ) -> None:
        """Start the program.

        Args:
            folder: The player's folder.
            size: The window's, in pixels.
            settings: What the player chose before; None for what the folder holds.
            wishes: The command line's.
            thinker: Who thinks for the bots; None for the plain opponent in this process.
            drawn: Frames are drawn; a test that looks at none is quicker without.
            keeps: The folder is this program's; not so for a second one on it.
        """
        self.now = 0.0
        self.closed = False
        self.mixer = RecordingMixer()
        chosen = wishes is not None and wishes.seed is not None
        self.profile = Profile(folder, chosen, keeps)
        if settings is not None:
            self.profile.save_settings(settings)
        self.display = Display("Hearts", None, WindowState(size))
        self.display.window.size = size
        tokens = (f"token-{number}" for number in itertools.count(1))
        self.app = App(
            self.profile,
            self.display,
            assets_folder(),
            self.mixer,
            thinker or PlainWorker(),
            wishes or Wishes(),
            lambda: next(tokens),
            lambda: datetime.fromtimestamp(START + self.now, UTC),
            (folder / "downloads",),
        )
        program = self.app if drawn else Unseen(self.app)
        self.loop = Loop(self.display, program, lambda: self.now)
        self.step(0.05)

    # Time.

    def step(self, seconds: float) -> None:
        """Let so many seconds pass, a frame every thirtieth of a second."""
        for _ in range(max(round(seconds / FRAME), 1)):
            self.now += FRAME
            self.loop.tick([])

    def settle(self, most: float = 60.0) -> None:
        """Let time pass until nothing moves."""
        waited = 0.0
        while self.app.moving:
            self.step(0.1)
            waited += 0.1
            assert waited < most, "the table does not come to rest"

    def settle_or(self, enough: Callable[[], bool]) -> None:
        """Let time pass until nothing moves, or until it is enough."""
        while self.app.moving and not enough():
            self.step(0.05)

    @property
    def laid_out(self) -> bool:
        """The penalty cards lie before their takers."""
        assert self.app.matches.table is not None
        return self.app.matches.table.choreographer.laid_out

    def until(self, wanted: str, most: float = 120.0) -> None:
        """Let time pass until a scene of that name is on top."""
        waited = 0.0
        while self.scene != wanted:
            self.step(0.1)
            waited += 0.1
            assert waited < most, f"still {self.scene}, not {wanted}"

    # What a player does.

    def post(self, *events: pygame.Event) -> None:
        """Let these events be next in the queue, in one frame."""
        self.now += STEP
        self.loop.tick(list(events))

    def move(self, pos: tuple[int, int], held: bool = False) -> None:
        self.post(
            pygame.Event(
                pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(held), 0, 0), touch=False
            )
        )

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False))

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False))

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.move(pos)
        self.down(pos, button)
        self.up(pos, button)

    def key(self, key: int, mod: int = 0) -> None:
        self.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        self.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def type(self, text: str) -> None:
        for char in text:
            self.post(pygame.Event(pygame.TEXTINPUT, text=char))

    def click_card(self, card: Card | str) -> None:
        """Click the visible part of a card of the hand; fails if it is covered or not there."""
        card = Card.parse(card) if isinstance(card, str) else card
        pos = self.card_point(card)
        top = self.app.top
        layout = top.layout  # type: ignore[attr-defined]
        hit = top._view.card_at(layout, self.board, pos)  # type: ignore[attr-defined]
        assert hit is card, f"{hit} lies where {card} should be"
        self.click(pos)

    def card_point(self, card: Card) -> tuple[int, int]:
        """A point where this card of the hand can be touched."""
        layout = self.app.top.layout  # type: ignore[attr-defined]
        rect = layout.own_hit_rect(self.sprite(card).slot)
        return rect.left + max(int(layout.step / 2), 2), rect.top + rect.height // 3

    def button(self, label: str) -> Widget:
        """The widget that bears a label or an icon's name."""
        for widget in self.app.top.form.widgets:
            if label in (getattr(widget, "label", None), getattr(widget, "icon", None)):
                return widget
        raise AssertionError(f"no {label!r} on {self.scene}")

    def press(self, label: str) -> None:
        """Click a button, which must be there and on."""
        widget = self.button(label)
        assert widget.visible, f"{label} is not to be seen"
        assert widget.enabled, f"{label} is off"
        self.click(widget.rect.center)

    def resize(self, size: tuple[int, int]) -> None:
        self.display.window.size = size
        self.loop.tick([])
        self.step(0.3)

    # What a player sees.

    @property
    def scene(self) -> str:
        return type(self.app.top).__name__.removesuffix("Scene")

    @property
    def board(self):  # type: ignore[no-untyped-def]
        assert self.app.matches.table is not None
        return self.app.matches.table.board

    @property
    def view(self) -> SeatView:
        assert self.app.matches.table is not None
        return self.app.matches.table.session.view()

    @property
    def hand(self) -> list[Card]:
        return [s.card for s in self.board.hands[Seat.SOUTH] if s.card is not None]

    def sprite(self, card: Card) -> Sprite:
        for sprite in self.board.hands[Seat.SOUTH]:
            if sprite.card is card:
                return sprite  # type: ignore[no-any-return]
        raise AssertionError(f"{card} is not in the hand")

    def shot(self, path: str | Path) -> None:
        """Save what is seen."""
        pygame.image.save(self.frame(), str(path))

    def frame(self) -> pygame.Surface:
        """What is seen, drawn anew."""
        surface = self.display.surface
        self.app.draw(surface)
        return surface

    def marks(self, top_only: bool = False) -> list[Mark]:
        """A record of all text and buttons that are seen.

        Args:
            top_only: Leave out what lies under a dialog.
        """
        painter: Painter = self.app.painter(Canvas())
        painter.marks = []
        first = len(self.app.scenes) - 1
        while not top_only and first > 0 and self.app.scenes[first].over:
            first -= 1
        for scene in self.app.scenes[first:]:
            scene.draw(painter)
        return painter.marks

    @property
    def told(self) -> str:
        """All text that is seen, in the order of drawing."""
        return " | ".join(mark.text for mark in self.marks() if mark.kind == "text")

    # Whole stretches of play.

    def enter_name(self, name: str = "Ann") -> None:
        self.type(name)
        self.press("Play")
        self.press("I know the game")

    def pass_first_three(self) -> None:
        """Wait for the deal, pass the three leftmost cards, and accept what comes."""
        self.settle()
        for card in self.hand[:3]:
            self.click_card(card)
        self.click(self.app.top._button.rect.center)  # type: ignore[attr-defined]
        self.settle()
        self.press("OK")

    def play_first_legal(self) -> None:
        """Wait for the player's turn and click the leftmost legal card."""
        self.settle()
        self.click_card(legal_cards(self.view)[0])

    def play_deal(self) -> None:
        """Play the running deal to its score sheet."""
        while self.scene != "Scoreboard":
            if self.scene == "Passing":
                self.pass_first_three()
            self.settle()
            if self.scene == "Play" and legal_cards(self.view):
                self.play_first_legal()

    def close(self) -> None:
        self.closed = True
        self.app.close()
        self.display.window.destroy()

    def kill(self) -> None:
        """The program is gone between two frames, with nothing tidied up."""
        self.closed = True
        self.display.window.destroy()
