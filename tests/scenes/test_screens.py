"""Every screen in every look, size and language: nothing cut, nothing over another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.i18n.translator import languages
from game.scenes.base import Stage
from game.shell.input import Resized
from game.shell.resources import assets_folder
from game.view.metrics import Metrics
from game.view.painter import Mark
from game.view.pictures import Pictures
from game.view.theme import looks
from tests.conftest import Fly
from tests.pilot import Pilot
from tests.scenes import tour
from tests.scenes.faults import faults

SIZES = ((640, 480), (800, 600), (1280, 800), (1920, 1080), (3840, 2160))
INTERFACES = (75, 100, 200)
TOURS = (tour.first_name, tour.a_deal, tour.doors, tour.the_end)


@pytest.fixture(autouse=True)
def without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where text stands does not depend on pictures, and drawing those takes the time."""
    pygame.display.init()
    blank = pygame.Surface((4, 4), pygame.SRCALPHA)
    for name in ("kept", "unless_draft"):
        monkeypatch.setattr(Pictures, name, lambda self, key, make: blank)
    monkeypatch.setattr(Stage, "draw_cloth", lambda self, canvas: None)


def variations() -> Iterator[tuple[tuple[int, int], int, str, str]]:
    """A large interface gives way to the window, so not every pair of the two is different."""
    different = {Metrics.of(size, interface): (size, interface) for size in SIZES
                 for interface in INTERFACES}  # fmt: skip
    for table in looks(assets_folder() / "themes"):
        for language in languages(assets_folder() / "catalogues"):
            for size, interface in different.values():
                yield size, interface, language, table


def test_the_record_tells_what_is_wrong_with_a_screen() -> None:
    def mark(kind: str, text: str, left: int, cut: bool = False) -> Mark:
        return Mark(kind, text, pygame.Rect(left, 10, 50, 20), cut)

    assert faults([mark("text", "a", 0), mark("text", "b", 60)], (200, 100)) == []
    assert faults([mark("text", "a", 0), mark("button", "b", 0)], (200, 100)) == []
    assert faults([mark("text", "a", 0, cut=True)], (200, 100))
    assert faults([mark("text", "Zoë", 0, cut=True)], (200, 100), ("Zoë",)) == []
    assert faults([mark("text", "a", 0), mark("text", "b", 40)], (200, 100))
    assert faults([mark("text", "a", 0), mark("button", "b", 40)], (200, 100))
    assert faults([mark("button", "a", 160)], (200, 100))
    assert faults([mark("text", "a", 160), mark("panel", "", 150)], (200, 100)) == []


def look(pilot: Pilot, where: str) -> list[str]:
    """The faults of a screen in all variations."""
    found: list[str] = []
    before = pilot.display.window.size
    names = (pilot.app.stage.settings.name or "\0", "MMMM")
    settings = pilot.app.stage.settings
    pilot.profile.keeps = False
    for size, interface, language, table in variations():
        # Only told, not done: what is drawn beyond the small window's edge costs nothing.
        pilot.app.change(
            msgspec.structs.replace(
                settings, interface_size=interface, language=language, look=table
            )
        )
        pilot.app.handle(Resized(size))
        for fault in faults(pilot.marks(top_only=True), size, names):
            size_text = f"{size[0]}x{size[1]}"
            found.append(f"{where} {size_text} {interface} {language} {table}: {fault}")
    pilot.app.change(settings)
    pilot.app.handle(Resized(before))
    pilot.profile.keeps = True
    return found


@pytest.mark.parametrize("travel", TOURS, ids=lambda travel: travel.__name__)
def test_nothing_is_cut_or_lies_over_something_else(
    fly: Fly, tmp_path: Path, travel: tour.Tour
) -> None:
    found: list[str] = []
    for where, pilot in travel(fly, tmp_path):
        found += look(pilot, where)
    assert not found, f"{len(found)} faults:\n" + "\n".join(found)
