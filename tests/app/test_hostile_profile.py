"""The whole program on a player's folder in which somebody wrote what may be read but is absurd."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.storage.profile import Profile
from tests.conftest import Fly
from tests.hostile import MATCH
from tests.pilot import quick

NAMES = ("\0", "", " ", "\u202eevil", "e" + "\u0301" * 60, "𝕏" * 40, "李" * 80, "{0}%s", "a\nb\tc")
SETTINGS: list[dict[str, Any]] = [
    *({"name": name, "opponents": (name, name, name)} for name in NAMES),
    {"look": "../../x", "back": "../../x", "language": "../.."},
    {"look": "\0", "back": "\0", "language": "\0"},
    {"bots": ("nobody", "", "\0")},
    {"bots": ("Pauline", "Pauline", "Pauline"), "engine": "'unclosed"},
    {"window_size": (0, 0), "window_position": (-100_000, 100_000)},
    {"window_size": (100_000, 1), "window_position": (100_000, 5)},
    {"interface_size": 200, "deck": "large", "four_colours": True},
]


def look_around(fly: Fly, folder: Path) -> None:
    """Start, dismiss what is told, look at some pages, and play on."""
    pilot = fly(folder, fresh=True)
    pilot.frame()
    while pilot.scene == "Notice":
        pilot.key(13)
    if pilot.scene == "NameEntry":
        pilot.frame()
        return
    for name in ("scores", "options", "new", "fair", "statistics"):
        pilot.app.show(_push(pilot.app.open(name)))
        pilot.step(0.1)
        pilot.frame()
        pilot.key(27)
    pilot.settle()
    pilot.frame()
    assert len(pilot.board.sprites) in (0, 52)


def _push(scene: Any) -> Any:
    from game.scenes.base import Push

    return Push(scene)


@pytest.mark.parametrize("changes", SETTINGS, ids=ascii)
def test_absurd_choices_make_a_game_all_the_same(
    fly: Fly, tmp_path: Path, changes: dict[str, Any]
) -> None:
    Profile(tmp_path).save_settings(quick(**changes))
    look_around(fly, tmp_path)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_absurd_names_in_a_kept_match_are_borne(fly: Fly, tmp_path: Path, name: str) -> None:
    Profile(tmp_path).save_settings(quick())
    kept = msgspec.structs.replace(MATCH, names=(name, name, name, name), ended="")
    begun = msgspec.structs.replace(kept, decisions=kept.decisions[:40], fingerprints=())
    for saved in (begun, kept):
        Profile(tmp_path).save_match(saved)
        look_around(fly, tmp_path)


def test_a_newer_version_s_files_are_left_alone_with_a_sentence(fly: Fly, tmp_path: Path) -> None:
    newer = b'{"version": 999, "of": "tomorrow"}'
    for name in ("settings.json", "match.json"):
        (tmp_path / name).write_bytes(newer)
    pilot = fly(fresh=True)
    assert pilot.scene == "Notice"
    assert pilot.told.count("newer Hearts") == 2
    pilot.key(13)
    pilot.enter_name()
    pilot.pass_first_three()
    pilot.close()
    assert {(tmp_path / name).read_bytes() for name in ("settings.json", "match.json")} == {newer}
