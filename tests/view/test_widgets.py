"""Fields, switches and buttons, by keyboard and mouse in the real program."""

from __future__ import annotations

import pygame
import pytest

from game.view.widgets.settings import Slider
from game.view.widgets.text_field import TextField
from tests.conftest import Fly
from tests.pilot import Pilot, quick


@pytest.fixture
def naming(fly: Fly) -> tuple[Pilot, TextField]:
    pilot = fly(settings=quick(name=""))
    return pilot, field(pilot)


def field(pilot: Pilot) -> TextField:
    found = pilot.app.top.form.focus
    assert isinstance(found, TextField)
    return found


def test_an_empty_name_is_refused_with_a_sentence(naming: tuple[Pilot, TextField]) -> None:
    pilot, _ = naming
    for empty in ("", "   ", "\u200b\u200b", "\x00\x07"):
        pilot.type(empty)
        pilot.press("Play")
        assert pilot.scene == "NameEntry"
        assert "name first" in pilot.told


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zoë", "Zoë"), ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"), ("  Ann   B  ", "Ann B"),
        ("Ann\x00\ud800\x1b", "Ann"), ("A" * 30, "A" * 20), ("e\u0301ric", "éric"),
        ("a" + "\u0301" * 300 + "b", None), ("\u202eAnn", "Ann"), ("Ann\nBea", "Ann Bea"),
        ("<b>x</b>", "<b>x</b>"), ("{name}", "{name}"), ("%s", "%s"),
    ],
    ids=repr,
)  # fmt: skip
def test_names_are_cleaned_and_then_shown(
    naming: tuple[Pilot, TextField], typed: str, kept: str | None
) -> None:
    pilot, _ = naming
    for part in [typed[i : i + 40] for i in range(0, len(typed), 40)]:
        pilot.post(pygame.Event(pygame.TEXTINPUT, text=part))
    pilot.frame()
    pilot.press("Play")
    assert pilot.scene != "NameEntry"
    name = pilot.app.stage.settings.name
    assert len(name) <= 20
    assert kept is None or name == kept
    pilot.frame()
    pilot.close()


@pytest.mark.parametrize(
    "name", ["\u0301\u0302", "\u200b", "李雷", "🂡🂱", "\u202e\u2066", " \n "], ids=repr
)
def test_a_kept_name_that_no_font_can_show_does_no_harm(fly: Fly, name: str) -> None:
    pilot = fly(settings=quick(name=name, opponents=(name, name, name)), drawn=True)
    pilot.settle()
    pilot.frame()
    pilot.key(pygame.K_F7)
    pilot.key(pygame.K_PAGEUP)
    pilot.frame()


def test_caret_selection_and_clipboard(naming: tuple[Pilot, TextField]) -> None:
    pilot, box = naming
    control, shift = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
    pilot.type("Annabel")
    pilot.key(pygame.K_HOME)
    pilot.key(pygame.K_DELETE)
    pilot.type("H")
    assert (box.text, box.caret) == ("Hnnabel", 1)
    pilot.key(pygame.K_END, shift)
    assert box.selection == (1, 7)
    pilot.key(pygame.K_x, control)
    assert box.text == "H"
    pilot.key(pygame.K_v, control)
    pilot.key(pygame.K_v, control)
    assert box.text == "Hnnabelnnabel"
    pilot.key(pygame.K_a, control)
    pilot.type("B")
    assert box.text == "B"
    pilot.key(pygame.K_BACKSPACE)
    pilot.key(pygame.K_BACKSPACE)
    assert box.text == ""


def test_text_that_is_being_composed_is_not_yet_typed(naming: tuple[Pilot, TextField]) -> None:
    pilot, box = naming
    pilot.post(pygame.Event(pygame.TEXTEDITING, text="nguye", start=0, length=5))
    assert (box.text, box.composed) == ("", "nguye")
    pilot.key(pygame.K_BACKSPACE)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene == "NameEntry"
    pilot.frame()
    pilot.post(pygame.Event(pygame.TEXTINPUT, text="nguyễ"))
    assert (box.text, box.composed) == ("nguyễ", "")


def test_tab_visits_every_widget_and_comes_round(fly: Fly) -> None:
    pilot = fly()
    pilot.key(pygame.K_F7)
    form = pilot.app.top.form
    usable = [w for w in form.widgets if w.focusable and w.enabled and w.visible]
    first = form.focus
    seen = []
    for _ in usable:
        pilot.key(pygame.K_TAB)
        seen.append(form.focus)
    assert form.focus is first
    assert {id(w) for w in seen} == {id(w) for w in usable}
    pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert form.focus is seen[-2]


def test_the_volume_follows_the_dragged_knob(fly: Fly) -> None:
    pilot = fly()
    pilot.key(pygame.K_F7)
    for _ in range(4):
        if slider(pilot) is not None:
            break
        pilot.key(pygame.K_PAGEDOWN)
    found = slider(pilot)
    assert found is not None
    track = found._track()
    pilot.down((track.left + track.width // 2, track.centery))
    assert pilot.app.stage.settings.volume == pytest.approx(50, abs=1)
    for percent in (60, 80, 100):
        pilot.move((track.left + track.width * percent // 100, track.centery), held=True)
    pilot.up((track.right, track.centery))
    assert pilot.app.stage.settings.volume == 100
    pilot.step(0.6)
    assert pilot.profile.load_settings().volume == 100


def slider(pilot: Pilot) -> Slider | None:
    return next((w for w in pilot.app.top.form.widgets if isinstance(w, Slider)), None)


def test_every_button_of_the_options_can_be_pressed_without_harm(fly: Fly) -> None:
    pilot = fly()
    pilot.key(pygame.K_F7)
    for _ in range(5):
        for index in range(len(pilot.app.top.form.widgets) - 1):
            widget = pilot.app.top.form.widgets[index]
            if widget.enabled and not isinstance(widget, TextField) and index > 4:
                pilot.click((widget.rect.right - 4, widget.rect.centery))
                if pilot.scene != "Options":
                    pilot.key(pygame.K_ESCAPE)
        pilot.key(pygame.K_PAGEDOWN)
        assert pilot.scene == "Options"
