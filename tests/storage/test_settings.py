"""The player's choices, kept from one start to the next."""

from __future__ import annotations

import json
from pathlib import Path

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.commands import StartDeal
from game.rules.match import Match
from game.storage.profile import Profile
from game.storage.saved_match import save_match
from game.storage.settings import Settings

names = st.text(st.characters(exclude_categories=["Cs"]), max_size=80)
choices = st.builds(
    Settings,
    name=names,
    opponents=st.tuples(names, names, names),
    speed=st.sampled_from(["slow", "normal", "fast", "off"]),
    volume=st.integers(0, 100),
    interface_size=st.integers(75, 200),
    play_by=st.sampled_from(["click", "double", "drag"]),
    window_size=st.none() | st.tuples(st.integers(0, 9000), st.integers(0, 9000)),
    window_position=st.none() | st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000)),
    fullscreen=st.booleans(),
)


@hypothesis.settings(max_examples=25)
@given(settings=choices)
def test_what_is_kept_is_what_is_read(
    tmp_path_factory: pytest.TempPathFactory, settings: Settings
) -> None:
    folder = tmp_path_factory.getbasetemp() / "choices"
    Profile(folder).save_settings(settings)
    assert Profile(folder).load_settings() == settings


@pytest.mark.parametrize(
    "changes",
    [
        {"volume": 101},
        {"volume": "loud"},
        {"speed": "warp"},
        {"opponents": ["one", "two"]},
        {"name": "x" * 81},
        {"name": None},
        {"interface_size": 1},
        {"window_size": [1e99, 3]},
        {"window_size": [800]},
        {"rules": {"pass_cycle": ["up"]}},
        {"rules": {"pass_cycle": []}},
        {"fullscreen": 1},
    ],
    ids=str,
)
def test_impossible_choices_give_the_defaults(tmp_path: Path, changes: dict[str, object]) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1} | changes))
    profile = Profile(tmp_path)
    assert profile.load_settings() == Settings()
    assert len(profile.troubles) == 1


def test_a_choice_that_only_a_later_hearts_knows_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"version": 1, "name": "Ann", "hat": "red"}')
    profile = Profile(tmp_path)
    assert profile.load_settings().name == "Ann"
    assert profile.troubles == []


@pytest.mark.parametrize("length", [200, 1000])
def test_a_long_command_line_is_kept_with_the_choices_and_with_the_match(
    tmp_path: Path, length: int
) -> None:
    engine = "x" * length
    bots = (f"cmd:{engine}", "Michele", "Ben")
    profile = Profile(tmp_path)
    profile.save_settings(Settings(engine=engine, bots=bots))
    match = Match("long")
    match.apply(StartDeal())
    profile.save_match(save_match(match, "m", ("Ann", "W", "N", "E"), ("", *bots)))
    again = Profile(tmp_path)
    assert again.load_settings().bots == bots
    found = again.load_match()
    assert again.troubles == []
    assert found is not None
    assert found[0].bots == ("", *bots)


def test_what_cannot_be_read_nor_moved_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("{")
    profile = Profile(tmp_path, keeps=False)
    profile.troubles.clear()
    for _ in range(3):
        assert profile.load_match() is None
    assert len(profile.troubles) == 1
    (tmp_path / "chosen-deal.json").write_text('{"version": 99}')
    for _ in range(3):
        assert profile.load_match(True) is None
    assert len(profile.troubles) == 2
