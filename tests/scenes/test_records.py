"""Statistics, finished games, replay, files and achievements, as a player meets them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.app.finished import level_of
from game.rules.seats import SEATS
from game.scenes.base import Push
from game.storage.achievements import Achievement
from game.storage.files import read_json
from game.storage.history import History
from game.storage.saved_match import MATCH_VERSION, SavedMatch, SavedRules
from game.storage.times import utc_text
from game.view.film import Film
from game.view.records import ACHIEVEMENTS
from tests.bench.history import fill
from tests.conftest import Fly
from tests.finished import finished_match
from tests.pilot import START, Pilot, quick

SHORT = SavedRules(target=1)
"""One hand ends the game."""
SIZES = ((640, 480), (1280, 800), (1920, 1080))
PAGES = ("statistics", "history", "achievements")


def opened(pilot: Pilot, page: str):  # type: ignore[no-untyped-def]
    pilot.app.show(Push(pilot.app.open(page)))
    pilot.step(0.05)
    return pilot.app.top


def with_games(folder: Path, count: int = 3) -> list[SavedMatch]:
    history = History(folder, level_of)
    games = [finished_match(f"g{n}", ended=f"2026-05-0{n + 1}T18:00:00Z") for n in range(count)]
    for saved in games:
        history.add(saved)
    return games


def dropped(pilot: Pilot, path: Path) -> None:
    pilot.post(pygame.Event(pygame.DROPFILE, file=str(path)))


def told(pilot: Pilot) -> str:
    return " | ".join(mark.text for mark in pilot.marks() if mark.kind == "text")


# What is kept.


def test_a_game_counts_once_however_often_its_last_sheet_is_left(fly: Fly, tmp_path: Path) -> None:
    pilot = fly(settings=quick(rules=SHORT))
    assert pilot.app.matches.history.results() == []
    pilot.play_deal()
    (result,) = pilot.app.matches.history.results()
    assert result.ended.startswith(utc_text(datetime.fromtimestamp(START, UTC))[:13])
    assert result.totals == pilot.view.totals
    pilot.close()
    for _ in range(2):
        again = fly(fresh=True)
        assert again.scene == "Scoreboard"
        assert again.app.matches.history.results() == [result]
        again.close()
    saved = read_json(tmp_path / "matches" / f"{result.id}.json", SavedMatch, MATCH_VERSION)
    assert saved is not None
    assert saved.ended == result.ended


def test_a_game_that_ended_as_the_lights_went_out_is_kept_at_the_next_start(
    fly: Fly, tmp_path: Path
) -> None:
    pilot = fly(settings=quick(rules=SHORT))
    pilot.play_deal()
    (before,) = pilot.app.matches.history.results()
    pilot.close()
    (tmp_path / "results.jsonl").unlink()
    (tmp_path / "matches" / f"{before.id}.json").unlink()
    assert fly(fresh=True).app.matches.history.results() == [before]


def test_quitting_in_the_middle_counts_nothing(fly: Fly) -> None:
    pilot = fly()
    pilot.pass_first_three()
    pilot.play_first_legal()
    pilot.close()
    assert fly(fresh=True).app.matches.history.results() == []


def test_practice_is_kept_and_counts_nothing(fly: Fly) -> None:
    pilot = fly(settings=quick(rules=SHORT))
    pilot.app.begin(True)
    pilot.play_deal()
    (result,) = pilot.app.matches.history.results()
    assert result.practice
    assert opened(pilot, "statistics").figures.games == 0
    opened(pilot, "history")
    assert "practice" in told(pilot)


def test_a_full_disk_is_told_once_and_the_game_is_kept_later(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = fly(settings=quick(rules=SHORT))
    history = pilot.app.matches.history
    with monkeypatch.context() as full:

        def no_room(saved: SavedMatch) -> bool:
            raise OSError(28, "No space left on device")

        full.setattr(history, "add", no_room)
        while pilot.scene not in ("Scoreboard", "Notice"):
            if pilot.scene == "Passing":
                pilot.pass_first_three()
            pilot.settle()
            if pilot.scene == "Play":
                pilot.play_first_legal()
        pilot.until("Notice")
        assert "No space left" in told(pilot)
        pilot.press("OK")
    pilot.app.begin()
    pilot.play_deal()
    assert len(history.results()) == 2


@pytest.mark.parametrize(
    ("bots", "level"),
    [
        (("", "Pauline", "Michele", "Ben"), "casual"),
        (("", "Kofi", "Amina", "Greta"), "expert"),
        (("", "Pauline", "Kofi", "Ben"), "mixed"),
        (("", "plain", "duck", "nobody"), "plain"),
        (("", "plain", "Kofi", "Kofi"), "mixed"),
    ],
)
def test_opponents_have_a_level_together(bots: tuple[str, ...], level: str) -> None:
    assert level_of(msgspec.structs.replace(finished_match("g0"), bots=bots)) == level


# The pages.


def test_statistics_open_by_key_and_filter(fly: Fly, tmp_path: Path) -> None:
    games = with_games(tmp_path)
    other = msgspec.structs.replace(
        finished_match("other", ended="2026-06-01T10:00:00Z"), bots=("", "Kofi", "Amina", "Greta")
    )
    History(tmp_path, level_of).add(other)
    pilot = fly(size=(1280, 800))
    pilot.key(pygame.K_F4)
    assert pilot.scene == "Statistics"
    page = pilot.app.top
    assert page.figures.games == 4  # type: ignore[attr-defined]
    pilot.frame()
    pilot.click(pilot.button("Opponents").rect.center)
    assert page.figures.games == len(games)  # type: ignore[attr-defined]
    pilot.click(pilot.button("Opponents").rect.center)
    assert page.figures.totals == (other.replay().totals[0],)  # type: ignore[attr-defined]
    pilot.key(pygame.K_RIGHT)
    assert page.figures.games == 4  # type: ignore[attr-defined]
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene != "Statistics"


def test_reset_asks_first_and_the_games_stay(fly: Fly, tmp_path: Path) -> None:
    with_games(tmp_path)
    pilot = fly()
    opened(pilot, "statistics")
    pilot.press("Reset")
    pilot.press("Cancel")
    assert pilot.app.top.figures.games == 3  # type: ignore[attr-defined]
    pilot.press("Reset")
    pilot.press("Reset")
    assert pilot.scene == "Statistics"
    assert pilot.app.top.figures.games == 0  # type: ignore[attr-defined]
    pilot.close()
    again = fly(fresh=True)
    assert opened(again, "statistics").figures.games == 0
    assert opened(again, "history")._list.count == 3


def test_the_list_is_walked_by_keys_wheel_and_pointer(fly: Fly, tmp_path: Path) -> None:
    fill(tmp_path, 40)
    pilot = fly()
    page = opened(pilot, "history")
    rows = page._list
    assert [page._results[i].ended for i in (0, 39)] == [
        "2020-01-02T15:00:00Z",
        "2020-01-01T00:00:00Z",
    ]
    for key, row in (
        (pygame.K_DOWN, 1),
        (pygame.K_PAGEDOWN, 1 + rows.rows),
        (pygame.K_END, 39),
        (pygame.K_DOWN, 39),
        (pygame.K_PAGEUP, 39 - rows.rows),
        (pygame.K_HOME, 0),
        (pygame.K_UP, 0),
    ):
        pilot.key(key)
        assert rows.selected == row
        assert rows.first <= row < rows.first + rows.rows
    pilot.move(rows.rect.center)
    pilot.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    assert (rows.first, rows.selected) == (3, 0)
    pilot.click(rows.row_rect(5).center)
    assert rows.selected == 5
    grip = rows.thumb.center
    pilot.down(grip)
    pilot.move((grip[0], rows.rect.bottom + 200), held=True)
    pilot.up((grip[0], rows.rect.bottom + 200))
    assert rows.first == 40 - rows.rows
    pilot.click((rows.thumb.centerx, rows.rect.top + 1))
    assert rows.first == max(40 - 2 * rows.rows, 0)


def test_a_match_is_shown_again_forwards_and_backwards(fly: Fly, tmp_path: Path) -> None:
    (saved,) = with_games(tmp_path, 1)
    match = saved.replay()
    pilot = fly()
    opened(pilot, "history")
    pilot.key(pygame.K_RETURN)
    assert pilot.scene == "Replay"
    film = pilot.app.top.film  # type: ignore[attr-defined]
    assert all(len(hand) == 13 for hand in film.still.hands)
    assert all(len(cards) == 3 for cards in film.still.passing)
    pilot.key(pygame.K_RIGHT)
    assert [film.still.received[seat] for seat in SEATS][1] == film.still.received[1] != ()
    pilot.key(pygame.K_DOWN)
    assert film.still.tricks == 1
    assert film.still.trick.complete
    assert film.still.turn is film.still.trick.taker
    pilot.key(pygame.K_LEFT)
    assert (film.still.tricks, len(film.still.trick.cards)) == (0, 3)
    pilot.key(pygame.K_PAGEDOWN)
    assert (film.still.deal, len(film.still.totals)) == (2, 1)
    pilot.key(pygame.K_END)
    assert film.still.over
    assert film.still.totals[-1] == match.totals
    assert len(film.still.totals) == len(match.scores)
    pilot.key(pygame.K_UP)
    assert film.still.tricks == 12
    pilot.key(pygame.K_PAGEUP)
    assert (film.still.deal, film.still.tricks) == (len(match.scores), 0)
    pilot.key(pygame.K_HOME)
    assert film.at == 0
    pilot.click(pilot.app.top._groups[2][1][1].rect.center)  # type: ignore[attr-defined]
    assert film.at == 1
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "History"


def test_every_stop_of_a_match_is_the_same_both_ways(tmp_path: Path) -> None:
    film = Film(finished_match("film").replay())
    there = []
    for stop in range(film.last + 1):
        film.go(stop)
        there.append(film.still)
        on_table = len(film.still.trick.cards) % 4
        held = sum(map(len, film.still.hands))
        assert held + on_table + 4 * film.still.tricks == 52
    for stop in reversed(range(film.last + 1)):
        film.go(stop)
        assert film.still == there[stop]


def test_a_match_runs_by_itself_until_it_is_stopped(fly: Fly, tmp_path: Path) -> None:
    with_games(tmp_path, 1)
    pilot = fly()
    opened(pilot, "history")
    pilot.press("Replay")
    film = pilot.app.top.film  # type: ignore[attr-defined]
    pilot.key(pygame.K_SPACE)
    pilot.step(2.0)
    assert film.at == 2
    pilot.key(pygame.K_SPACE)
    pilot.step(2.0)
    assert film.at == 2
    assert not pilot.app.moving


# Files.


def test_export_and_import(fly: Fly, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    with_games(here, 1)
    pilot = fly(here)
    opened(pilot, "history")
    pilot.press("Export")
    (path,) = list((here / "downloads").glob("*.hearts"))
    assert path.name in pilot.app.top._foot()  # type: ignore[attr-defined]
    pilot.close()
    (there / "downloads").mkdir(parents=True)
    (there / "downloads" / path.name).write_bytes(path.read_bytes())
    pilot = fly(there)
    opened(pilot, "history")
    pilot.press("Import")
    assert pilot.scene == "Import"
    pilot.press("Import")
    assert pilot.scene == "History"
    (result,) = pilot.app.matches.history.results()
    assert result.imported
    assert "Taken in" in pilot.app.top._foot()  # type: ignore[attr-defined]
    assert opened(pilot, "statistics").figures.games == 0


def test_a_file_is_dropped_on_the_table(fly: Fly, tmp_path: Path) -> None:
    path = tmp_path / "friend.hearts"
    path.write_bytes(msgspec.json.encode(finished_match("friend")))
    pilot = fly()
    dropped(pilot, path)
    assert pilot.scene == "History"
    assert len(pilot.app.matches.history.results()) == 1
    dropped(pilot, path)
    assert "already" in pilot.app.top._foot()  # type: ignore[attr-defined]
    assert len(pilot.app.matches.history.results()) == 1


def test_a_dropped_file_that_is_no_game_is_told_of(fly: Fly, tmp_path: Path) -> None:
    saved = finished_match("wrong")
    faults = {
        "is not a game of Hearts": b"\x00" * 50,
        "is too large": b" " * 4_000_001,
        "newer Hearts": msgspec.json.encode(msgspec.structs.replace(saved, version=9)),
        "decision 2 (South plays 2C)": msgspec.json.encode(
            msgspec.structs.replace(
                saved, decisions=(saved.decisions[0], "South plays 2C", *saved.decisions[2:])
            )
        ),
        "is not finished": msgspec.json.encode(
            msgspec.structs.replace(saved, decisions=saved.decisions[:9], fingerprints=())
        ),
    }
    pilot = fly()
    for number, (sentence, content) in enumerate(faults.items()):
        path = tmp_path / f"fault-{number}.hearts"
        path.write_bytes(content)
        dropped(pilot, path)
        assert sentence in pilot.app.top._foot()  # type: ignore[attr-defined]
    dropped(pilot, tmp_path / "nowhere.hearts")
    assert "not there" in pilot.app.top._foot()  # type: ignore[attr-defined]
    assert pilot.app.matches.history.results() == []


# Achievements.


def test_something_new_is_told_quietly_on_the_last_sheet(fly: Fly) -> None:
    pilot = fly(settings=quick(rules=SHORT))
    pilot.app.matches.finished.news = ()
    pilot.play_deal()
    assert "achievement" not in told(pilot)
    pilot.app.matches.finished.news = (Achievement.MOON,)
    pilot.app.show(Push(pilot.app.table()))
    assert "New achievement: To the moon" in told(pilot)
    pilot.app.change(quick(rules=SHORT, achievements=False))
    pilot.app.show(Push(pilot.app.table()))
    assert "achievement" not in told(pilot)


def test_every_achievement_has_words() -> None:
    assert set(ACHIEVEMENTS) == {name.value for name in Achievement}


def test_the_page_of_achievements_is_there_unless_unwanted(fly: Fly, tmp_path: Path) -> None:
    with_games(tmp_path)
    pilot = fly()
    opened(pilot, "statistics")
    pilot.press("Achievements")
    assert pilot.scene == "Achievements"
    pilot.key(pygame.K_ESCAPE)
    pilot.app.change(quick(achievements=False))
    with pytest.raises(AssertionError):
        pilot.button("Achievements")


# Looks and sizes.


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(fly: Fly, tmp_path: Path, size: tuple[int, int]) -> None:
    with_games(tmp_path)
    pilot = fly(size=size)
    for page in PAGES:
        opened(pilot, page)
        assert [mark.text for mark in pilot.marks() if mark.cut] == []
        pilot.key(pygame.K_ESCAPE)
    opened(pilot, "history")
    pilot.press("Replay")
    for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_END):
        pilot.key(key)
        assert [mark.text for mark in pilot.marks() if mark.cut] == []


def test_empty_pages_say_so(fly: Fly) -> None:
    pilot = fly()
    assert "No finished game counts here yet." in (opened(pilot, "statistics"), told(pilot))[1]
    assert "No game has been finished yet." in (opened(pilot, "history"), told(pilot))[1]
    pilot.press("Import")
    assert "There is no game in this folder." in told(pilot)


def test_a_list_that_is_behind_catches_up_while_it_is_looked_at(fly: Fly, tmp_path: Path) -> None:
    with_games(tmp_path)
    (tmp_path / "results.jsonl").unlink()
    pilot = fly()
    page = opened(pilot, "statistics")
    pilot.settle()
    assert page.figures.games == 3


@pytest.mark.parametrize("page", ["statistics", "history"])
def test_a_list_that_cannot_be_written_is_told_once_and_the_page_comes_to_rest(
    fly: Fly, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    with_games(tmp_path)
    (tmp_path / "results.jsonl").unlink()
    pilot = fly()

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.storage.history.open", no_room, raising=False)
    opened(pilot, page)
    assert pilot.scene == "Notice"
    assert "No space left" in told(pilot)
    pilot.press("OK")
    for _ in range(10):
        pilot.step(0.05)
    assert not pilot.app.moving
    assert pilot.scene.lower() == page
    assert len(pilot.app.matches.history.results()) == 3
    scene: Any = pilot.app.top
    assert scene.figures.games == 3 if page == "statistics" else scene._list.count == 3


def test_a_second_program_shows_all_and_changes_nothing(fly: Fly, tmp_path: Path) -> None:
    with_games(tmp_path)
    first, second = fly(), fly(fresh=True, keeps=False)
    path = tmp_path / "friend.hearts"
    path.write_bytes(msgspec.json.encode(finished_match("friend")))
    (tmp_path / "results.jsonl").unlink()
    before = sorted(tmp_path.rglob("*"))
    second.press("OK")
    opened(second, "statistics")
    second.settle()
    assert second.app.top.figures.games == 3  # type: ignore[attr-defined]
    assert not second.button("Reset").enabled
    opened(second, "history")
    assert second.app.top._list.count == 3  # type: ignore[attr-defined]
    assert not second.button("Import").enabled
    dropped(second, path)
    assert "taken in there" in second.app.top._foot()  # type: ignore[attr-defined]
    assert sorted(tmp_path.rglob("*")) == before
    assert first.app.matches.history.keeps


def test_ten_thousand_games_draw(fly: Fly, tmp_path: Path) -> None:
    fill(tmp_path, 20)
    listed = (tmp_path / "results.jsonl").read_bytes().splitlines()
    with open(tmp_path / "results.jsonl", "wb") as file:
        for number in range(10_000):
            line = listed[number % 20]
            if number >= 20:
                line = line.replace(b'"id":"0', b'"id":"%05d' % number, 1)
            file.write(line + b"\n")
    pilot = fly(size=(1280, 800))
    for page in PAGES:
        scene = opened(pilot, page)
        pilot.frame()
        if page == "history":
            assert scene._list.count == 10_000
            pilot.key(pygame.K_END)
            pilot.frame()
            assert len([m for m in pilot.marks() if "Pauline" in m.text]) <= scene._list.rows + 4
        pilot.key(pygame.K_ESCAPE)
