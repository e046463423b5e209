"""Takes the README's pictures from the game itself, played by the tests' pilot without a screen."""

# ruff: noqa: E402 - SDL and pygame are told to be quiet before anything imports them

from __future__ import annotations

import argparse
import io
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "build")]
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game.app.wishes import Wishes
from game.bots.bot import make_bot
from game.storage.settings import Settings
from small_png import write_moving, write_still
from tests.pilot import Pilot

TARGET = ROOT / "assets" / "readme"
SIZE = (1280, 800)
SEED = "readme"
FRAME = 1 / 30
"""Seconds between the pictures of the moving one."""
DEALS_TO_SHOW = 5
Place = Callable[[], Path]


def flown(folder: Path, look: str = "club", speed: str = "off") -> Pilot:
    """A pilot at the table of always the same match."""
    chosen = Settings(name="Ann", look=look, language="en", claim=False)
    wishes = Wishes(seed=SEED, speed=speed)  # type: ignore[arg-type]
    return Pilot(folder, size=SIZE, settings=chosen, wishes=wishes)


def play_on(pilot: Pilot) -> None:
    """Do what the plain bot would do next in the player's place."""
    bot = make_bot("plain", SEED)
    pilot.settle()
    if pilot.scene == "Scoreboard":
        pilot.press("OK")
    elif pilot.scene == "Play":
        pilot.click_card(bot.choose_play(pilot.view))
    elif pilot.view.passed is None:
        for card in bot.choose_pass(pilot.view):
            pilot.click_card(card)
        pilot.click(pilot.app.top._button.rect.center)  # type: ignore[attr-defined]
    else:
        pilot.press("OK")
    pilot.settle()


def to_mid_trick(pilot: Pilot, tricks: int) -> None:
    """Play on to a trick that the player is the last to play to."""
    while len(pilot.view.tricks) < tricks or len(pilot.view.trick.cards) < 3:
        assert not pilot.view.scores, "no such trick in this deal"
        play_on(pilot)
    pilot.move((SIZE[0] // 2, SIZE[1] // 3))


def table(place: Place, look: str = "club") -> pygame.Surface:
    """The middle of a trick."""
    pilot = flown(place(), look)
    to_mid_trick(pilot, 4)
    return taken(pilot)


def passing(place: Place) -> pygame.Surface:
    """Three cards raised to be passed."""
    pilot = flown(place())
    pilot.settle()
    for card in make_bot("plain", SEED).choose_pass(pilot.view):
        pilot.click_card(card)
    pilot.move((SIZE[0] // 2, SIZE[1] // 3))
    return taken(pilot)


def scores(place: Place) -> pygame.Surface:
    """The score sheet after some deals."""
    pilot = flown(place())
    while len(pilot.view.scores) < DEALS_TO_SHOW or pilot.scene != "Scoreboard":
        play_on(pilot)
    pilot.step(0.5)
    return taken(pilot)


def looks(place: Place) -> pygame.Surface:
    """The same table in every look."""
    names = [path.stem for path in sorted((ROOT / "assets" / "themes").glob("*.json"))]
    width, height, gap = SIZE[0] // 2, SIZE[1] // 2, 8
    sheet = pygame.Surface((len(names) * (width + gap) - gap, height))
    sheet.fill((255, 255, 255))
    for number, name in enumerate(names):
        small = pygame.transform.smoothscale(table(place, name), (width, height))
        sheet.blit(small, (number * (width + gap), 0))
    return sheet


def deck(_: Place) -> pygame.Surface:
    """The whole deck with its backs."""
    from deck.sheet import deck_picture

    return pygame.image.load(io.BytesIO(deck_picture(ROOT / "assets" / "cards", 96)))


def play(place: Place) -> list[pygame.Surface]:
    """A trick that is played and swept."""
    pilot = flown(place(), speed="normal")
    to_mid_trick(pilot, 3)
    tricks = len(pilot.view.tricks)
    found = film(pilot, 0.5)
    pilot.click_card(make_bot("plain", SEED).choose_play(pilot.view))
    while len(pilot.view.tricks) == tricks or pilot.app.moving:
        found += film(pilot, FRAME)
        assert len(found) < 300, "the trick does not end"
    return found + film(pilot, 0.7)


def film(pilot: Pilot, seconds: float) -> list[pygame.Surface]:
    """What is seen in so many seconds, at half size."""
    found = []
    for _ in range(max(round(seconds / FRAME), 1)):
        pilot.step(FRAME)
        half = SIZE[0] // 2, SIZE[1] // 2
        found.append(pygame.transform.smoothscale(pilot.frame(), half))
    return found


def taken(pilot: Pilot) -> pygame.Surface:
    """What is seen now; the pilot is done."""
    picture = pilot.frame().copy()
    pilot.close()
    return picture


STILLS = (table, passing, scores, looks, deck)


def main() -> int:
    """Take the pictures that are asked for, or all."""
    names = [make.__name__ for make in STILLS] + ["play"]
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("pictures", nargs="*", help=f"only these: {', '.join(names)}")
    chosen = parser.parse_args().pictures or names
    if unknown := [name for name in chosen if name not in names]:
        parser.error(f"no picture {', '.join(unknown)}; there are {', '.join(names)}")
    pygame.display.init()
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:

        def place() -> Path:
            return Path(tempfile.mkdtemp(dir=folder))

        for make in STILLS:
            if make.__name__ in chosen:
                write_still(_target(make.__name__), make(place))
                _tell(make.__name__)
        if "play" in chosen:
            write_moving(_target("play"), play(place), round(FRAME * 1000))
            _tell("play")
    return 0


def _target(name: str) -> Path:
    return TARGET / f"{name}.png"


def _tell(name: str) -> None:
    path = _target(name)
    print(f"{path.relative_to(ROOT).as_posix()}: {path.stat().st_size / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    sys.exit(main())
