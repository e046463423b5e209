"""Every screen in other languages: nothing left in English, nothing cut, switched at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.scenes.base import Push
from game.shell.display import start_video
from tests.i18n import languages, tour
from tests.pilot import Pilot

WALKS = {
    "beginning": (tour.beginning, False),
    "table": (tour.table, False),
    "pages": (tour.pages, False),
    "records": (tour.records, True),
    "troubles": (tour.troubles, False),
    "guided": (tour.guided, False),
}
STRANGE = "xx"
"""The code of the made-up language."""
NAMES = ("Ann", "Lily", "Otto", "Nam", "Pauline", "Michele", "Ben", "Tiếng Việt", "English")
NO_WORDS = (
    r"\b[0-9a-f]{4,}\b",  # fingerprints
    r"\b(Ctrl|Shift|Alt|Esc|Tab|Home|End|Enter|Space)\b",
    r"\b(MIT|OFL|LGPL|PSF|zlib|BSD)\b",
    r"\b(pygame-ce|SDL|Python|msgspec|platformdirs|Be Vietnam Pro|Hearts)\b",
    r"\S+\.(json|hearts)\b|/\S+|\btwo\b",  # files, folders, the seed of a finished match
    r"hearts\S* --verify \S+|hearts\.log|ValueError: 7|token-\d+",
    r"\b[AKQJT2-9][CDSH]\b|\b[AKQJ]\b",
)
"""What stays as it is in every language."""


@pytest.fixture(autouse=True)
def _video(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    start_video()


@pytest.fixture(scope="module")
def strange_assets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return languages.assets_with(tmp_path_factory.mktemp("strange"), STRANGE, languages.made_up())


def walk(
    folder: Path, language: str, name: str, size: tuple[int, int]
) -> Iterator[tuple[str, Pilot]]:
    steps, full = WALKS[name]
    if full:
        tour.fill_history(folder)
    player = "" if name == "beginning" else "Ann"
    pilot = Pilot(folder, size=size, settings=tour.settings(language, player), drawn=False)
    try:
        for screen in steps(pilot):
            yield screen, pilot
    finally:
        pilot.close()


def english(text: str) -> bool:
    """Plain vowels are left where the made-up language has been at work nowhere."""
    text = text.replace(languages.FILL, "")
    for pattern in (*map(re.escape, NAMES), *NO_WORDS):
        text = re.sub(pattern, "", text)
    return re.search(r"[aeiouAEIOU]", text) is not None


@pytest.mark.parametrize("name", WALKS)
def test_nothing_is_left_in_english(
    tmp_path: Path, strange_assets: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("tests.pilot.assets_folder", lambda: strange_assets)
    found = {}
    for screen, pilot in walk(tmp_path, STRANGE, name, (1280, 800)):
        plain = [m.text for m in pilot.marks() if m.kind == "text" and english(m.text)]
        if plain:
            found[screen] = plain
    assert not found


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)], ids=["small", "large"])
@pytest.mark.parametrize("name", WALKS)
def test_vietnamese_fits(tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    cut = {}
    for screen, pilot in walk(tmp_path, "vi", name, size):
        if found := [mark.text for mark in pilot.marks() if mark.cut]:
            cut[screen] = found
    assert not cut


def focused(pilot: Pilot) -> int:
    form = pilot.app.top.form
    assert form.focus is not None
    return form.widgets.index(form.focus)


def test_the_language_is_switched_while_playing(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, settings=tour.settings("en"), drawn=False)
    try:
        pilot.settle()
        pilot.app.show(Push(pilot.app.open("options")))
        pilot.key(pygame.K_PAGEDOWN)
        for code, told in (("vi", "Ngôn ngữ"), ("en", "Language"), ("vi", "Ngôn ngữ")):
            settings = msgspec.structs.replace(pilot.app.stage.settings, language=code)
            focus = focused(pilot)
            pilot.app.change(settings)
            texts = {mark.text for mark in pilot.marks()}
            assert {told, "English", "Tiếng Việt"} <= texts
            assert ("Options" in texts) == (code == "en")
            # The table beneath has followed, too.
            assert ("Ready to pass." in texts or any("Choose" in t for t in texts)) == (
                code == "en"
            )
            assert focused(pilot) == focus
        assert pilot.profile.load_settings().language == "vi"
    finally:
        pilot.close()


def test_a_third_language_needs_no_code(
    tmp_path: Path, strange_assets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.pilot.assets_folder", lambda: strange_assets)
    pilot = Pilot(tmp_path, settings=tour.settings(STRANGE), drawn=False)
    try:
        own = languages.stretched("English")
        assert (STRANGE, own) in pilot.app.stage.languages
        pilot.app.show(Push(pilot.app.open("options")))
        pilot.key(pygame.K_PAGEDOWN)
        assert own in {mark.text for mark in pilot.marks()}
    finally:
        pilot.close()


@pytest.mark.parametrize(
    ("system", "language"), [(["vi_VN"], "vi"), (["tlh", "vi"], "vi"), (["de_DE"], "en")]
)
def test_the_system_s_language_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: list[str], language: str
) -> None:
    monkeypatch.setattr("game.app.staging.preferred_languages", lambda: tuple(system))
    pilot = Pilot(tmp_path, settings=tour.settings(""), drawn=False)
    try:
        assert pilot.app.stage.words.language == language
    finally:
        pilot.close()


def test_a_language_that_is_gone_is_no_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.staging.preferred_languages", lambda: ("vi_VN",))
    pilot = Pilot(tmp_path, settings=tour.settings("../../somewhere"), drawn=False)
    try:
        assert pilot.app.stage.words.language == "vi"
    finally:
        pilot.close()
