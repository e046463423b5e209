"""Matches given to files and taken in again, and files that are something else."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from game.rules.codec import UnreadableMatch
from game.storage.exchange import Exchange, NothingKept, UnfinishedMatch
from game.storage.files import LARGEST_FILE, DamagedFile, NewerFile
from game.storage.history import History
from game.storage.saved_match import SavedMatch
from tests.finished import finished_match

GAME = finished_match("given")


def desk(folder: Path, keeps: bool = True) -> tuple[Exchange, History]:
    history = History(folder, lambda saved: "casual", keeps)
    now = datetime(2026, 7, 1, 12, tzinfo=UTC)
    places = (folder / "downloads",)
    return Exchange(places, history, lambda: now, lambda name: name.strip()[:20]), history


def written(folder: Path, content: bytes | SavedMatch) -> Path:
    path = folder / "some.hearts"
    path.write_bytes(content if isinstance(content, bytes) else msgspec.json.encode(content))
    return path


def test_out_of_one_history_and_into_another(tmp_path: Path) -> None:
    here, _ = desk(tmp_path / "here")
    there, history = desk(tmp_path / "there")
    path = here.export(GAME)
    assert path.suffix == ".hearts"
    saved, new = there.take_in(path)
    assert new
    assert saved == msgspec.structs.replace(GAME, imported=True)
    assert history.results()[0].imported
    assert there.take_in(path) == (saved, False)
    assert len(history.results()) == 1


def test_what_was_taken_in_goes_out_as_it_came(tmp_path: Path) -> None:
    exchange, history = desk(tmp_path)
    first = exchange.export(GAME)
    exchange.take_in(first)
    kept = history.load(GAME.id)
    assert kept is not None
    assert exchange.export(kept).read_bytes() == first.read_bytes()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    exchange, _ = desk(tmp_path)
    paths = [exchange.export(GAME) for _ in range(3)]
    assert len(set(paths)) == 3
    assert {found.path for found in exchange.found()} == set(paths)


def test_a_full_disk_leaves_no_torn_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    exchange, _ = desk(tmp_path)
    kept = exchange.export(GAME)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        exchange.export(GAME)
    assert list(kept.parent.iterdir()) == [kept]


@pytest.mark.parametrize("ended", ["../../../x", "a/b", "C:\\x", "\0", "", "2026-05-03T18:00:00Z"])
def test_a_date_that_is_none_leads_nowhere(tmp_path: Path, ended: str) -> None:
    exchange, _ = desk(tmp_path)
    path = exchange.export(msgspec.structs.replace(GAME, ended=ended))
    assert path.parent == tmp_path / "downloads"
    assert path.name.removesuffix(".hearts").replace("-", "").replace("_", "").isalnum()


def test_a_second_program_takes_nothing_in(tmp_path: Path) -> None:
    exchange, history = desk(tmp_path, keeps=False)
    path = exchange.export(GAME)
    with pytest.raises(NothingKept):
        exchange.take_in(path)
    assert history.results() == []
    assert [found.name for found in tmp_path.iterdir()] == ["downloads"]


def test_the_first_place_that_can_be_written_to(tmp_path: Path) -> None:
    history = History(tmp_path, lambda saved: "")
    (tmp_path / "documents").mkdir()
    places = (tmp_path / "downloads", tmp_path / "documents", tmp_path / "own")
    exchange = Exchange(places, history, lambda: datetime.now(UTC), str)
    assert exchange.export(GAME).parent == tmp_path / "documents"
    (tmp_path / "documents").rename(tmp_path / "elsewhere")
    assert exchange.export(GAME).parent == tmp_path / "own"


def test_a_different_match_of_the_same_name_gets_another(tmp_path: Path) -> None:
    exchange, history = desk(tmp_path)
    other = msgspec.structs.replace(finished_match("another"), id=GAME.id)
    history.add(GAME)
    saved, new = exchange.take_in(written(tmp_path, other))
    assert new
    assert saved.id != GAME.id
    assert len(history.results()) == 2


def test_names_and_dates_of_others_are_cleaned(tmp_path: Path) -> None:
    exchange, _ = desk(tmp_path)
    strange = msgspec.structs.replace(
        GAME, id="../../x", names=("  ", "x" * 90, "North", "East"), ended="yesterday"
    )
    saved, _ = exchange.take_in(written(tmp_path, strange))
    assert saved.names == ("?", "x" * 20, "North", "East")
    assert saved.ended == "2026-07-01T12:00:00Z"
    assert "/" not in saved.id


def test_a_decision_that_the_rules_forbid_is_named(tmp_path: Path) -> None:
    exchange, history = desk(tmp_path)
    decisions = list(GAME.decisions)
    decisions[5] = "South plays AS" if decisions[5] != "South plays AS" else "South plays KS"
    bad = msgspec.structs.replace(GAME, decisions=tuple(decisions))
    with pytest.raises(UnreadableMatch) as caught:
        exchange.take_in(written(tmp_path, bad))
    assert (caught.value.decision, caught.value.line) == (6, decisions[5])
    assert history.results() == []


def test_a_match_that_is_not_over_stays_outside(tmp_path: Path) -> None:
    exchange, _ = desk(tmp_path)
    begun = msgspec.structs.replace(GAME, decisions=GAME.decisions[:70], fingerprints=())
    with pytest.raises(UnfinishedMatch):
        exchange.take_in(written(tmp_path, begun))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"[]",
        b'{"version": 1}',
        b"\x80\x04pickle",
        b'{"version": 1, "id": 5}',
        b"[" * 100_000,
        b"\xff" * 1000,
        b" " * (LARGEST_FILE + 1),
        msgspec.json.encode(GAME)[:-30],
    ],
)
def test_other_files_are_no_matches(tmp_path: Path, content: bytes) -> None:
    exchange, history = desk(tmp_path)
    with pytest.raises(DamagedFile):
        exchange.take_in(written(tmp_path, content))
    assert history.results() == []


def test_a_later_version_is_left_alone(tmp_path: Path) -> None:
    exchange, _ = desk(tmp_path)
    with pytest.raises(NewerFile):
        exchange.take_in(written(tmp_path, msgspec.structs.replace(GAME, version=999)))


def test_folders_and_missing_files(tmp_path: Path) -> None:
    exchange, _ = desk(tmp_path)
    with pytest.raises(DamagedFile):
        exchange.take_in(tmp_path)
    with pytest.raises(FileNotFoundError):
        exchange.take_in(tmp_path / "nowhere.hearts")


def test_the_listing_shows_our_files_first_and_no_others(tmp_path: Path) -> None:
    exchange, _ = desk(tmp_path)
    place = tmp_path / "downloads"
    assert exchange.found() == []
    place.mkdir()
    for name in ("b.json", "a.hearts", "picture.png", "c.HEARTS"):
        (place / name).write_text("x")
    (place / "empty.hearts").write_text("")
    (place / "folder.hearts").mkdir()
    assert {found.path.name for found in exchange.found()[:2]} == {"a.hearts", "c.HEARTS"}
    assert [found.path.name for found in exchange.found()[2:]] == ["b.json"]
