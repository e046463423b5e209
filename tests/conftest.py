"""Options, drivers and fixtures for the whole suite."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from game.app.wishes import Wishes
    from game.storage.settings import Settings
    from game.table.local import Thinker
    from tests.pilot import Pilot

# Before anything imports pygame: no test needs a screen or a loudspeaker, and none may find one.
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

settings.register_profile("hearts", derandomize=True, deadline=None, database=None)
settings.load_profile("hearts")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--corpus",
        action="append",
        default=[],
        metavar="FILE",
        help="replay the whole hands in FILE (a JSON object a line) instead of the kept ones; "
        "may be given more than once",
    )


class Errors(logging.Handler):
    """Keeps what the program logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


@pytest.fixture(autouse=True)
def errors() -> Iterator[list[str]]:
    """What was logged as an error; a test that expects some clears it, any other fails."""
    handler = Errors()
    logging.getLogger().addHandler(handler)
    try:
        yield handler.told
    finally:
        logging.getLogger().removeHandler(handler)
    assert not handler.told, f"errors were logged: {handler.told}"


class Fly(Protocol):
    """Starts a pilot; it is closed when the test ends."""

    def __call__(
        self,
        folder: Path | None = None,
        *,
        size: tuple[int, int] = (800, 600),
        settings: Settings | None = None,
        wishes: Wishes | None = None,
        thinker: Thinker | None = None,
        drawn: bool = False,
        fresh: bool = False,
        keeps: bool = True,
    ) -> Pilot: ...


@pytest.fixture
def fly(tmp_path: Path) -> Iterator[Fly]:
    """Pilots of a player called Ann at a quick table, unless a test says otherwise."""
    import pygame

    from tests.pilot import Pilot, quick

    pygame.display.init()
    pilots: list[Pilot] = []

    def start(
        folder: Path | None = None,
        *,
        size: tuple[int, int] = (800, 600),
        settings: Settings | None = None,
        wishes: Wishes | None = None,
        thinker: Thinker | None = None,
        drawn: bool = False,
        fresh: bool = False,
        keeps: bool = True,
    ) -> Pilot:
        chosen = settings if settings is not None or fresh else quick()
        pilot = Pilot(
            folder or tmp_path,
            size=size,
            settings=chosen,
            wishes=wishes,
            thinker=thinker,
            drawn=drawn,
            keeps=keeps,
        )
        pilots.append(pilot)
        return pilot

    yield start
    for pilot in pilots:
        if not pilot.closed:
            pilot.close()
