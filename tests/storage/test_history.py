"""The history keeps every match once, and a damaged list loses nothing."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import msgspec
import pytest

from game.rules.house_rules import HouseRules, MoonScoring
from game.storage.files import read_json
from game.storage.history import History, safe_id
from game.storage.results import result_of, rules_of_text, rules_text
from game.storage.saved_match import MATCH_VERSION, SavedMatch, saved_rules
from tests.finished import finished_match

KEPT = Path(__file__).parents[1] / "data" / "match-v1.hearts"
GAMES = [finished_match(f"game-{n}", ended=f"2026-05-0{n + 1}T18:00:00Z") for n in range(3)]


def opened(folder: Path) -> History:
    return History(folder, lambda saved: "casual")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    history = opened(tmp_path)
    for saved in GAMES:
        assert history.add(saved)
    return tmp_path


def ids(history: History) -> list[str]:
    return [result.id for result in history.results()]


def caught_up(folder: Path) -> History:
    history = opened(folder)
    history.results()
    while history.read_some(2):
        pass
    return history


def test_results_are_what_the_decisions_say(folder: Path) -> None:
    found = opened(folder).results()
    assert [result.id for result in found] == [saved.id for saved in GAMES]
    for result, saved in zip(found, GAMES, strict=True):
        match = saved.replay()
        assert result.totals == match.totals
        assert [deal.score for deal in result.deal_results()] == match.scores
        assert (result.hands, result.level) == (len(match.scores), "casual")


def test_a_match_is_kept_once(folder: Path) -> None:
    history = opened(folder)
    assert not history.add(GAMES[1])
    assert len(history.results()) == len(opened(folder).results()) == 3


def test_what_one_history_adds_the_next_finds(tmp_path: Path) -> None:
    history = opened(tmp_path)
    assert history.results() == []
    history.add(GAMES[0])
    assert ids(history) == ids(opened(tmp_path)) == [GAMES[0].id]
    assert history.unread == 0
    assert history.load(GAMES[0].id) == GAMES[0]


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda path: path.unlink(), id="gone"),
        pytest.param(lambda path: path.write_bytes(b""), id="empty"),
        pytest.param(lambda path: path.write_bytes(path.read_bytes()[:-40]), id="torn at the end"),
        pytest.param(
            lambda path: path.write_bytes(path.read_bytes().replace(b'"totals":[', b'"tot', 1)),
            id="a line changed",
        ),
        pytest.param(lambda path: path.write_bytes(b"\x00\xff{[" * 5000), id="noise"),
        pytest.param(lambda path: (path.unlink(), path.mkdir()), id="a folder in its place"),
    ],
)
def test_a_damaged_list_loses_nothing(folder: Path, damage) -> None:  # type: ignore[no-untyped-def]
    whole = opened(folder).results()
    damage(folder / "results.jsonl")
    assert caught_up(folder).results() == whole
    again = opened(folder)
    assert again.results() == whole
    assert not again.behind


def test_a_torn_line_is_kept_aside_and_the_next_game_still_counts(folder: Path) -> None:
    listed = folder / "results.jsonl"
    listed.write_bytes(listed.read_bytes()[:-40])
    opened(folder).add(finished_match("next", ended="2026-06-01T18:00:00Z"))
    assert len(caught_up(folder).results()) == 4
    assert (folder / "results.jsonl.bak").exists()


def content(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("damage", [b"", b"torn", None], ids=str)
def test_a_second_program_writes_nothing_and_knows_all_the_same(
    folder: Path, damage: bytes | None
) -> None:
    listed = folder / "results.jsonl"
    if damage is None:
        listed.unlink()
    else:
        listed.write_bytes(damage)
    before = content(folder)
    history = History(folder, lambda saved: "casual", keeps=False)
    assert not history.add(finished_match("next"))
    history.count_after("2026-06-01T18:00:00Z")
    history.results()
    assert [history.read_some() for _ in GAMES] == [True, True, False]
    assert ids(history) == [saved.id for saved in GAMES]
    assert history.load(GAMES[0].id) == GAMES[0]
    assert content(folder) == before


def test_a_second_program_leaves_a_list_that_is_no_file(folder: Path) -> None:
    listed = folder / "results.jsonl"
    listed.unlink()
    listed.mkdir()
    history = History(folder, lambda saved: "casual", keeps=False)
    history.results()
    while history.read_some():
        pass
    assert ids(history) == [saved.id for saved in GAMES]
    assert listed.is_dir()


@pytest.mark.parametrize("torn", [False, True])
def test_a_list_that_cannot_be_written_is_tried_once_and_again_with_the_next_match(
    folder: Path, monkeypatch: pytest.MonkeyPatch, torn: bool
) -> None:
    listed = folder / "results.jsonl"
    kept_lines = listed.read_bytes()
    listed.write_bytes(kept_lines[:-40] if torn else b"")
    history = opened(folder)
    history.results()
    tries = []
    with monkeypatch.context() as full:

        def no_room(*_: object) -> None:
            tries.append(1)
            raise OSError(errno.ENOSPC, "No space left on device")

        full.setattr("game.storage.history.open", no_room, raising=False)
        with pytest.raises(OSError, match="No space"):
            history.read_some()
        assert [history.read_some() for _ in GAMES][-1] is False
        assert len(tries) == 1
        assert ids(history) == [saved.id for saved in GAMES]
    assert not history.behind
    history.add(finished_match("next", ended="2026-06-01T18:00:00Z"))
    while history.read_some():
        pass
    again = opened(folder)
    assert len(again.results()) == 4
    assert not again.behind


def test_a_torn_list_whose_disk_is_full_is_not_mended_for_ever(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    listed = folder / "results.jsonl"
    listed.write_bytes(listed.read_bytes() + b"{torn")
    opened(folder).path_of(GAMES[0].id).unlink()
    history = opened(folder)
    history.results()
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            history.read_some()
    assert not history.behind
    assert ids(history) == [saved.id for saved in GAMES]
    assert not [path.name for path in folder.iterdir() if path.suffix == ".new"]


def test_a_result_whose_file_is_gone_still_counts(folder: Path) -> None:
    opened(folder).path_of(GAMES[0].id).unlink()
    history = opened(folder)
    assert len(history.results()) == 3
    assert history.load(GAMES[0].id) is None


def test_a_file_that_is_no_match_is_passed_over(folder: Path) -> None:
    (folder / "matches" / "strange.json").write_text("[1, 2")
    history = caught_up(folder)
    assert len(history.results()) == 3
    assert not history.behind


def test_names_from_files_can_leave_no_folder() -> None:
    for name in ("../../etc/passwd", "con", "", "a/b\\c:d", "x" * 300, "Zoë 李 game"):
        safe = safe_id(name)
        assert safe_id(safe) == safe
        assert safe.replace("-", "").replace("_", "").isalnum()
        assert 5 <= len(safe) <= 80


def test_figures_can_be_begun_anew_and_the_games_stay(folder: Path) -> None:
    history = opened(folder)
    assert history.counted_after == ""
    history.count_after("2026-05-02T18:00:00Z")
    assert opened(folder).counted_after == "2026-05-02T18:00:00Z"
    assert len(opened(folder).results()) == 3


def test_rules_are_text_and_back() -> None:
    assert rules_text(saved_rules(HouseRules())) == ""
    own = saved_rules(HouseRules(moon=MoonScoring.SUBTRACT, jack_of_diamonds=True, target=50))
    assert rules_of_text(rules_text(own)) == own
    assert rules_of_text("no such=thing target=x") == saved_rules(HouseRules())


def test_practice_is_told_hand_by_hand() -> None:
    practised = msgspec.structs.replace(GAMES[0], practice_deals=(1, 3))
    result = result_of(practised, "casual")
    assert result.practice
    assert not result.counts
    assert [deal.practice for deal in result.deal_results()][:4] == [True, False, True, False]
    assert result.hands == len(result.deal_results()) - 2


def test_a_file_of_the_first_version_opens() -> None:
    saved = read_json(KEPT, SavedMatch, MATCH_VERSION)
    assert saved is not None
    assert saved.replay().totals == (50, 20, 103, 61)
    assert result_of(saved, "casual").totals == (50, 20, 103, 61)
