"""The help: nothing is cut at any size, the rules of the match are told, every key is listed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.app.rooms import SHORTCUTS
from game.rules.house_rules import LONGEST_CYCLE, HouseRules, MoonScoring
from game.rules.seats import PassDirection
from game.scenes.base import Push
from game.scenes.help.about import PARTS, Part
from game.scenes.help.keys import PROGRAM_KEYS, TABLE_KEYS
from game.scenes.help.pages import PAGES
from game.scenes.help.scene import ABOUT, HelpScene
from game.shell.resources import assets_folder
from game.view.widgets.button import Button
from tests.conftest import Fly
from tests.pilot import Pilot, quick

SIZES = ((640, 480), (800, 600), (1280, 800), (1920, 1080), (3840, 2160))
LICENCES = assets_folder() / "licences"
EVERYTHING = HouseRules(
    moon=MoonScoring.SUBTRACT,
    queen_breaks_hearts=True,
    jack_of_diamonds=True,
    points_on_first_trick=True,
    target=1000,
    pass_cycle=tuple(PassDirection)[: LONGEST_CYCLE // 2] * 2,
)
NEVER = HouseRules(pass_cycle=(PassDirection.HOLD,))


def open_help(pilot: Pilot, rules: HouseRules, page: int = 0) -> HelpScene:
    scene = HelpScene(pilot.app.stage, rules, LICENCES, page)
    pilot.app.show(Push(scene))
    return scene


def selected(pilot: Pilot) -> str:
    """The open tab."""
    buttons = [widget for widget in pilot.app.top.form.widgets if isinstance(widget, Button)]
    return next(button.label for button in buttons if button.selected)


def told(pilot: Pilot) -> str:
    return " ".join(mark.text for mark in pilot.marks())


@pytest.mark.parametrize(
    ("size", "language"),
    [*((size, "en") for size in SIZES), ((640, 480), "vi"), ((1280, 800), "vi")],
)
def test_nothing_is_cut(fly: Fly, size: tuple[int, int], language: str) -> None:
    for interface_size in (200,) if size[0] > 2000 else (100, 200):
        settings = quick(language=language, interface_size=interface_size)
        pilot = fly(size=size, settings=settings)
        for rules in (HouseRules(), EVERYTHING, NEVER):
            for page in range(ABOUT + 1):
                scene = open_help(pilot, rules, page)
                marks = pilot.marks()
                assert [mark.text for mark in marks if mark.cut] == [], page
                own = [mark for mark in marks if mark.kind != "panel"]
                below = [m.text for m in own if m.rect.bottom > scene.panel.bottom]
                assert not [text for text in below if text not in _table(pilot)], page
                pilot.key(pygame.K_ESCAPE)
        pilot.close()


def _table(pilot: Pilot) -> set[str]:
    """What the table under the dialog says."""
    top = pilot.app.scenes.pop()
    texts = {mark.text for mark in pilot.marks()}
    pilot.app.scenes.append(top)
    return texts


def test_f1_tells_the_rules_of_the_running_match(fly: Fly) -> None:
    pilot = fly()
    rules = msgspec.structs.replace(pilot.app.stage.settings.rules, target=50, moon="subtract")
    pilot.app.change(msgspec.structs.replace(pilot.app.stage.settings, rules=rules))
    pilot.key(pygame.K_F1)
    pilot.press("Score and end")
    assert "100 points" in told(pilot)
    pilot.key(pygame.K_ESCAPE)
    pilot.app.begin()
    pilot.key(pygame.K_F1)
    pilot.press("Score and end")
    assert "50 points" in told(pilot)
    assert "26 points off the shooter's score" in told(pilot)


def test_every_page_is_reached_by_keyboard(fly: Fly) -> None:
    pilot = fly()
    pilot.key(pygame.K_F1)
    for title, _ in PAGES:
        assert selected(pilot) == title
        pilot.key(pygame.K_DOWN)
    assert selected(pilot) == "About"
    pilot.key(pygame.K_PAGEDOWN)
    assert selected(pilot) == "About"
    pilot.key(pygame.K_PAGEUP)
    assert selected(pilot) == PAGES[-1][0]
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "Passing"


def test_every_function_key_is_listed() -> None:
    listed = {key.names.lower() for key in PROGRAM_KEYS}
    assert set(SHORTCUTS) <= listed


def test_no_key_is_listed_twice() -> None:
    names = [key.names for key in (*TABLE_KEYS, *PROGRAM_KEYS)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.file)
def test_each_licence_can_be_read_to_its_end(fly: Fly, part: Part) -> None:
    pilot = fly()
    open_help(pilot, HouseRules(), ABOUT)
    pilot.press(f"{part.name}: {part.licence}")
    text = (LICENCES / f"{part.file}.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line]
    assert lines[0] in [mark.text for mark in pilot.marks()]
    pilot.key(pygame.K_END)
    assert lines[-1] in [mark.text for mark in pilot.marks()]
    assert [mark.text for mark in pilot.marks() if mark.cut] == []
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "Help"


def test_about_quotes_the_play(fly: Fly) -> None:
    pilot = fly()
    open_help(pilot, HouseRules(), ABOUT)
    assert "I come not, friends, to steal away your hearts" in told(pilot)
    assert "Act III, Scene ii" in told(pilot)


def test_the_licences_are_those_of_what_is_installed() -> None:
    """Made again they are the same, so far as the packages are those of the lock file."""
    ours = (LICENCES / "hearts.txt").read_text("utf-8")
    root = Path(__file__).parents[2]
    assert ours == (root / "LICENSE").read_text("utf-8")
    font = (root / "assets" / "fonts" / "OFL.txt").read_text("utf-8")
    assert (LICENCES / "font.txt").read_text("utf-8").split() == font.split()
