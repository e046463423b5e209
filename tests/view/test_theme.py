"""Looks: every text stands out from its ground."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.shell.resources import assets_folder, names
from game.view.theme import Theme, load_theme, looks, rgb

THEMES = assets_folder() / "themes"
PAIRS = (
    ("ink", "felt.centre"), ("ink", "felt.edge"), ("ink_soft", "felt.centre"),
    ("ink_soft", "felt.edge"), ("bar_ink", "bar"),
    ("plate_ink", "plate"), ("plate_soft", "plate"), ("turn_ink", "turn"),
    ("panel_ink", "panel"), ("panel_soft", "panel"), ("leader", "panel"), ("winner", "panel"),
    ("button_ink", "button"), ("button_ink", "button_hover"), ("button_ink", "button_pressed"),
    ("panel_ink", "button_hover"), ("button_off_ink", "button_off"), ("button_off_ink", "panel"),
    ("primary_ink", "primary"), ("primary_ink", "primary_hover"),
    ("primary_ink", "primary_pressed"), ("field_ink", "field"), ("field_ink", "selection"),
    ("turn", "turn_ink"),
)  # fmt: skip
"""Every text colour with every ground that it is drawn on."""


def colour(theme: Theme, name: str) -> str:
    found: object = theme
    for part in name.split("."):
        found = getattr(found, part)
    assert isinstance(found, str)
    return found


def luminance(text: str) -> float:
    parts = [value / 255 for value in rgb(text)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As the Web Content Accessibility Guidelines reckon it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_reckoned_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("look", looks(THEMES))
@pytest.mark.parametrize(("ink", "ground"), PAIRS, ids=lambda name: name)
def test_text_stands_out_from_its_ground(look: str, ink: str, ground: str) -> None:
    theme = load_theme(THEMES, look)
    assert contrast(colour(theme, ink), colour(theme, ground)) >= 4.5


@pytest.mark.parametrize("look", looks(THEMES))
def test_lines_signs_and_the_mark_of_the_turn_stand_out_too(look: str) -> None:
    theme = load_theme(THEMES, look)
    assert contrast(theme.turn, theme.plate) >= 3
    assert contrast(theme.focus, theme.panel) >= 3
    for seat in theme.seats:
        assert contrast(seat, theme.panel) >= 3


def test_the_three_looks_are_there_and_an_unknown_one_gives_the_default() -> None:
    assert set(looks(THEMES)) >= {"classic", "club", "night"}
    default = load_theme(THEMES, "club")
    for name in ("", "nothing", "../themes/night", "/etc/passwd", "club.json"):
        assert load_theme(THEMES, name) == default


def test_every_look_has_its_own_back(tmp_path: Path) -> None:
    backs = names(assets_folder() / "cards" / "backs", ".svg")
    assert len(backs) >= 6
    assert all(load_theme(THEMES, look).back in backs for look in looks(THEMES))
