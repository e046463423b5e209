"""A monkey at the table: seeded clicks, drags, keys and resizes, with checks after every one."""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app.rooms import SCENES
from game.bots.judge import Care
from game.rules.commands import Command
from game.rules.legality import Phase
from game.rules.seats import SEATS, Seat
from game.scenes.base import Push
from game.scenes.table import TableScene
from game.storage.settings import Settings
from game.table.local import LocalSession
from game.view.board import Board
from tests.pilot import Pilot

SIZES = ((640, 480), (800, 600), (1280, 800), (1024, 1000), (1920, 1080), (700, 900))
KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_SPACE,
    pygame.K_TAB, pygame.K_ESCAPE, pygame.K_F1, pygame.K_F2, pygame.K_F4, pygame.K_F6, pygame.K_F7,
    pygame.K_F8, pygame.K_F9, pygame.K_F11, pygame.K_r, pygame.K_h, pygame.K_a, pygame.K_l,
    pygame.K_t, pygame.K_BACKSPACE, pygame.K_HOME,
    pygame.K_END, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_1, pygame.K_2, pygame.K_3,
    pygame.K_4, pygame.K_5, pygame.K_0, pygame.K_DELETE,
)  # fmt: skip
WITH_CONTROL = (pygame.K_z, pygame.K_z, pygame.K_v, pygame.K_c, pygame.K_a)
ALONE = ("welcome",)
"""Scenes that the menu has no row for."""
HASTE = Care(race=4, duel=4, passes=4)
"""How hard the review looks at a monkey's play."""
DRAWN_EVERY = 12
"""Drawing is the slowest part; the rules of the picture are checked after every event anyway."""

COMPARED_EVERY = 6


class Monkey:
    """Does something random to a pilot's program, and checks that all is well.

    Attributes:
        done: How many events it has made.
        kinds: How often it did what.
    """

    def __init__(self, pilot: Pilot, seed: str) -> None:
        self.pilot = pilot
        self.done = 0
        self.kinds: dict[str, int] = {}
        self._chance = random.Random(seed)
        self._actions: list[tuple[float, Callable[[], None]]] = [
            (30, self._click_card),
            (16, self._click_anywhere),
            (16, self._click_widget),
            (10, self._key),
            (6, self._drag),
            (5, self._wait),
            (4, self._wheel),
            (4, self._other_button),
            (2, self._focus),
            (2, self._text),
            (2, self._control),
            (2, self._door),
            (1, self._drop),
            (1, self._resize),
            (0.3, self._start_again),
        ]

    def act(self) -> None:
        """One event, and the checks."""
        weights = [weight for weight, _ in self._actions]
        action = self._chance.choices([action for _, action in self._actions], weights)[0]
        name = action.__name__.strip("_")
        self.kinds[name] = self.kinds.get(name, 0) + 1
        action()
        # Whoever chose another language may hit upon the word for quitting.
        self.pilot.app.running = True
        self.pilot.step(self._chance.choice((0.0, 0.03, 0.1, 0.5)))
        self.done += 1
        if self.done % DRAWN_EVERY == 0:
            self._look()
        self.check()

    def check(self) -> None:
        """52 cards are accounted for, and at rest the picture is what the seat may know."""
        table = self.pilot.app.matches.table
        if table is None:
            return
        board = table.board
        sprites = board.sprites
        assert len(sprites) in (0, 52), f"{len(sprites)} cards on the table"
        known = [sprite.card for sprite in sprites if sprite.card is not None]
        assert len(known) == len(set(known)), "a card lies there twice"
        top = self.pilot.app.top
        at_rest = (
            isinstance(top, TableScene)
            and top.table is table
            and not table.choreographer.moving
            and not table.session.waiting
        )
        if at_rest and table.session.open_hands() is None:
            compare(board, table.session.view())

    def _look(self) -> None:
        """Draw what changed; now and then the picture is drawn whole as well, and is the same."""
        surface = self.pilot.frame()
        if self.done % (DRAWN_EVERY * COMPARED_EVERY) == 0:
            shown = surface.copy()
            self.pilot.app.forget_screen()
            same = pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(
                self.pilot.frame(), "RGB"
            )
            assert same, "the picture is not what it would be if it were drawn whole"

    # What it does.

    def _point(self) -> tuple[int, int]:
        width, height = self.pilot.display.surface.get_size()
        return self._chance.randrange(width), self._chance.randrange(height)

    def _click_card(self) -> None:
        top = self.pilot.app.top
        if not isinstance(top, TableScene) or not self.pilot.hand:
            self._click_widget()
            return
        self.pilot.click(self.pilot.card_point(self._chance.choice(self.pilot.hand)))

    def _click_anywhere(self) -> None:
        self.pilot.click(self._point())

    def _click_widget(self) -> None:
        widgets = [
            widget
            for widget in self.pilot.app.top.form.widgets
            if getattr(widget, "label", "") != "Quit"
        ]
        if widgets:
            self.pilot.click(self._chance.choice(widgets).rect.center)

    def _key(self) -> None:
        mod = self._chance.choice((0, 0, 0, pygame.KMOD_SHIFT))
        self.pilot.key(self._chance.choice(KEYS), mod)

    def _control(self) -> None:
        self.pilot.key(self._chance.choice(WITH_CONTROL), pygame.KMOD_CTRL)

    def _door(self) -> None:
        """A scene from the menu's rows, without the way there."""
        app = self.pilot.app
        if app.top.shortcuts:
            names = [name for name in SCENES if name not in ALONE]
            app.show(Push(app.open(self._chance.choice(names))))

    def _drop(self) -> None:
        """A file on the window: one of the player's own, which is a match or something else."""
        folder = self.pilot.profile.folder
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        path = self._chance.choice([*files, folder / "nowhere.hearts", folder])
        self.pilot.post(pygame.Event(pygame.DROPFILE, file=str(path)))

    def _drag(self) -> None:
        start, end = self._point(), self._point()
        self.pilot.move(start)
        self.pilot.down(start)
        self.pilot.move(end, held=True)
        if self._chance.random() < 0.8:
            self.pilot.up(end)

    def _wait(self) -> None:
        self.pilot.step(self._chance.choice((0.2, 1.0, 3.0)))

    def _wheel(self) -> None:
        self.pilot.post(
            pygame.Event(
                pygame.MOUSEWHEEL, x=0, y=self._chance.choice((-1, 1, 5)), precise_x=0.0,
                precise_y=1.0, flipped=False, touch=False,
            )
        )  # fmt: skip

    def _other_button(self) -> None:
        self.pilot.click(self._point(), self._chance.choice((2, 3, 4, 5)))

    def _focus(self) -> None:
        kind = self._chance.choice(
            (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE)
        )
        self.pilot.post(pygame.Event(kind))

    def _text(self) -> None:
        self.pilot.type(self._chance.choice(("a", "Zoë", " ", "李", "\u0301", "x" * 30)))

    def _start_again(self) -> None:
        """The program is killed and started again: everything that was decided is still there."""
        decided = self._decisions()
        size = self.pilot.display.surface.get_size()
        self.pilot.kill()
        self.pilot = pilot_for(self.pilot.profile.folder, size, None)
        if decided is None:
            return
        match_id, log = decided
        again = self._decisions()
        # An opponent may have played on meanwhile.
        assert again is not None
        assert (again[0], again[1][: len(log)]) == (match_id, log), "the game is not where it was"

    def _decisions(self) -> tuple[str, list[Command]] | None:
        """The match at the table, unless it is one that the next start does not go on with."""
        matches = self.pilot.app.matches
        if matches.table is None or matches.chosen:
            return None
        session = matches.table.session
        assert isinstance(session, LocalSession)
        return session.match_id, list(session.match.log)

    def _resize(self) -> None:
        self.pilot.resize(self._chance.choice(SIZES))


def compare(board: Board, view) -> None:  # type: ignore[no-untyped-def]
    """The board at rest shows what a board made afresh from the view shows."""
    if view.phase not in (Phase.PASSING, Phase.PLAYING):
        return
    fresh = Board()
    fresh.settle(view)
    shown = {s.card for s in board.hands[Seat.SOUTH]}
    assert shown == set(view.hand), f"the hand shows {shown}, not {view.hand}"
    for seat in SEATS:
        assert len(board.hands[seat]) == len(fresh.hands[seat]), f"{seat}'s cards"
        assert len(board.aside[seat]) == len(fresh.aside[seat]), f"{seat}'s passed cards"
    trick = [(seat, sprite.card) for seat, sprite in board.trick]
    assert trick == [(seat, sprite.card) for seat, sprite in fresh.trick], "the trick"
    assert board.points == fresh.points, "points"
    assert board.totals == fresh.totals, "totals"
    assert board.hearts_broken == fresh.hearts_broken, "the sign of broken hearts"


def monkey(folder: Path, seed: str) -> Monkey:
    """A monkey at a table of its own.

    Args:
        folder: The player's folder.
        seed: Gives the table and all that it does there.
    """
    chance = random.Random(seed)
    size, settings = chance.choice(SIZES), monkey_settings(chance)
    return Monkey(pilot_for(folder, size, settings), seed)


def pilot_for(folder: Path, size: tuple[int, int], settings: Settings | None) -> Pilot:
    """A pilot whose program does not look hard at what a monkey plays."""
    pilot = Pilot(folder, size=size, settings=settings, drawn=False)
    pilot.app.teacher.care = HASTE
    return pilot


def monkey_settings(chance: random.Random) -> Settings:
    """Settings that a monkey may meet."""
    return Settings(
        name="Ann",
        speed=chance.choice(("fast", "off", "normal")),
        bots=("plain", "plain", "plain"),
        play_by=chance.choice(("click", "click", "double", "drag")),
        reduced_motion=chance.random() < 0.2,
        forced=chance.random() < 0.3,
        confirm_pass=chance.random() < 0.7,
        look=chance.choice(("club", "classic", "night")),
    )


def main() -> int:
    """Let monkeys loose for a number of events, and tell what they did."""
    parser = argparse.ArgumentParser(prog="dev.py soak", description=main.__doc__)
    parser.add_argument("--events", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=5_000, help="events of one monkey")
    options = parser.parse_args()
    pygame.init()
    done, began, deals = 0, time.monotonic(), 0
    number = options.seed
    while done < options.events:
        with tempfile.TemporaryDirectory() as folder:
            one = monkey(Path(folder), str(number))
            try:
                for _ in range(min(options.each, options.events - done)):
                    one.act()
            except Exception:
                print(f"monkey {number} stumbled at its event {one.done}", flush=True)
                raise
            table = one.pilot.app.matches.table
            deals += len(table.session.view().scores) if table is not None else 0
            done += one.done
            one.pilot.close()
        del one
        # Programs are round things with large pictures, which Python is in no hurry to let go.
        gc.collect()
        rate = done / (time.monotonic() - began)
        print(f"{done:>9,} events, {deals} deals, {rate:,.0f} events a second", flush=True)
        number += 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
