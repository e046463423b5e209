"""Files that somebody broke or forged: how they are made, and everything in the game that reads."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from game.app.verify import run_verify
from game.bots.protocol import BadMessage, read_answer
from game.i18n.translator import Words, language_name
from game.rules.codec import UnreadableMatch, replay_text
from game.rules.house_rules import HouseRules
from game.scenes.taking_in import take_in
from game.storage.achievements import achievements
from game.storage.exchange import Exchange
from game.storage.files import DamagedFile
from game.storage.history import History
from game.storage.profile import Profile
from game.storage.results import dealt_in, result_of, rules_of_text
from game.storage.settings import Settings
from game.storage.statistics import statistics
from game.storage.times import local_text
from make_catalogues import machine_object
from tests.finished import finished_match

MATCH: Final = finished_match("forged", HouseRules(target=30))
RESULTS: Final = b"".join(
    msgspec.json.encode(result_of(finished_match(name, HouseRules(target=30)), "casual")) + b"\n"
    for name in ("one", "two", "three")
)
CATALOGUE: Final = machine_object(
    {
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n",
        "English": "Tiếng Việt",
        "{name} takes it.": "{name} ăn.",
        "{count} point\0{count} points": "{count} điểm\0{count} điểm",
    }
)
ENGLISH: Final = Words("en", Path("nowhere"))


# How each reader is held to what it promises. What it raises beyond that is a fault.


def read_settings(folder: Path, data: bytes) -> None:
    _read_by_profile(folder, "settings.json", data, lambda profile: profile.load_settings())
    assert isinstance(Profile(folder).load_settings(), Settings)


def read_match(folder: Path, data: bytes) -> None:
    _read_by_profile(folder, "match.json", data, lambda profile: profile.load_match())


def _read_by_profile(
    folder: Path, name: str, data: bytes, load: Callable[[Profile], object]
) -> None:
    """A file is read, or its trouble is told and its bytes are kept."""
    path = _written(folder, name, data)
    profile = Profile(folder)
    load(profile)
    assert len(profile.troubles) <= 1
    kept = path
    for trouble in profile.troubles:
        if isinstance(trouble, DamagedFile):
            assert trouble.kept_as is not None
            kept = trouble.kept_as
    assert kept.read_bytes() == data
    kept.unlink()


def read_results(folder: Path, data: bytes) -> None:
    """Whatever the list says, the figures can be made; no match's file is touched."""
    _written(folder, "results.jsonl", data)
    history = History(folder, lambda _: "casual")
    history.results()
    while history.read_some(5):
        pass
    results = history.results()
    statistics(results)
    achievements(results)
    dealt_in(results)
    for result in results:
        result.deal_results()
        rules_of_text(result.rules)
        local_text(result.ended)


def read_start(folder: Path, data: bytes) -> None:
    _written(folder, "statistics.json", data)
    assert isinstance(History(folder, lambda _: "").counted_after, str)


def read_history(folder: Path, data: bytes) -> None:
    """One of the finished matches' own files."""
    folder.joinpath("matches").mkdir(exist_ok=True)
    path = _written(folder / "matches", "some-match.json", data)
    history = History(folder, lambda _: "casual")
    history.results()
    while history.read_some(5):
        pass
    history.results()
    history.load("some-match")
    assert path.read_bytes() == data


def read_import(folder: Path, data: bytes) -> None:
    path = _written(folder, "given.hearts", data)
    history = History(folder, lambda _: "casual")
    now = datetime(2026, 7, 1, tzinfo=UTC)
    exchange = Exchange((folder,), history, lambda: now, lambda name: name[:20])
    name, sentence = take_in(ENGLISH, exchange, path)
    assert sentence
    assert path.read_bytes() == data
    if name:
        assert history.load(name) is not None


def read_to_verify(folder: Path, data: bytes) -> None:
    told: list[str] = []
    code = run_verify(_written(folder, "some.hearts", data), told.append)
    assert code in (0, 1, 2)
    assert told
    assert all(line.isprintable() for line in told)


def read_catalogue(folder: Path, data: bytes) -> None:
    """A sentence is a sentence, with its values where they belong."""
    place = folder / "xx" / "LC_MESSAGES"
    place.mkdir(parents=True, exist_ok=True)
    _written(place, "hearts.mo", data)
    words = Words("xx", folder)
    language_name("xx", folder)
    assert isinstance(words.t("{name} takes it.", name="Ann"), str)
    for count in (-3, 0, 1, 2, 7):
        assert isinstance(words.tn("{count} point", "{count} points", count), str)


def read_decisions(folder: Path, data: bytes) -> None:
    try:
        replay_text("seed", HouseRules(), data.decode("utf-8", "replace").splitlines())
    except UnreadableMatch:
        return


def read_bots_answer(folder: Path, data: bytes) -> None:
    try:
        read_answer(data.decode("utf-8", "replace"))
    except BadMessage:
        return


def _written(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


READERS: Final[dict[str, tuple[Callable[[Path, bytes], None], bytes]]] = {
    "settings": (read_settings, msgspec.json.encode(Settings(name="Ann", window_size=(9, 9)))),
    "match": (read_match, msgspec.json.encode(MATCH)),
    "results": (read_results, RESULTS),
    "start of the statistics": (read_start, b'{"version":1,"after":"2026-01-01T00:00:00Z"}'),
    "finished match": (read_history, msgspec.json.encode(MATCH)),
    "import": (read_import, msgspec.json.encode(MATCH)),
    "file to verify": (read_to_verify, msgspec.json.encode(MATCH)),
    "catalogue": (read_catalogue, CATALOGUE),
    "decisions": (read_decisions, "\n".join(MATCH.decisions).encode()),
    "bot's answer": (read_bots_answer, b'{"pass": ["QS", "AH", "2C"], "card": "QS"}'),
}
"""Who reads what, and a sound example of it."""

# How sound files are broken.

VALUES: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 7, 10**9, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 0.5, -0.0,
    1e308, float("nan"), float("inf"), "", " ", "\0", "\ud800", "\u202e", "a" * 300, "x" * 100_000,
    "../../x", "C:\\x", "con", "{0}", "%s", "'; --", "QS", "South plays QS", "deal", "left", [], {},
    [None], [[[[]]]], {"version": 1}, ["deal"] * 50, "2026-02-30T25:61:61Z", "9999-12-31T23:59:59Z",
    "0001-01-01T00:00:00+23:59",
)  # fmt: skip
"""What may stand where something else is expected."""


@st.composite
def broken(draw: st.DrawFn, good: bytes) -> bytes:
    """A file that was sound before somebody put a hand to it."""
    data = good
    if draw(st.booleans()):
        data = _revalued(draw, data)
    for _ in range(draw(st.integers(0, 3))):
        data = _hurt(draw, data)
    return data


def _revalued(draw: st.DrawFn, data: bytes) -> bytes:
    """Other values in some of a JSON text's places."""
    lines = data.split(b"\n")
    at = draw(st.integers(0, len(lines) - 1))
    try:
        value = json.loads(lines[at])
    except ValueError:
        return data
    value = copy.deepcopy(value)
    for _ in range(draw(st.integers(1, 3))):
        _replace_somewhere(draw, value)
    # Python writes lone surrogates and numbers that are none without a word.
    lines[at] = json.dumps(value, ensure_ascii=draw(st.booleans())).encode("utf-8", "surrogatepass")
    return b"\n".join(lines)


def _replace_somewhere(draw: st.DrawFn, value: Any) -> None:
    while isinstance(value, dict | list) and value:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = draw(st.sampled_from(keys))
        if not isinstance(value[key], dict | list) or draw(st.integers(0, 3)) == 0:
            value[key] = copy.deepcopy(draw(st.sampled_from(VALUES)))
            return
        value = value[key]


def _hurt(draw: st.DrawFn, data: bytes) -> bytes:
    start = draw(st.integers(0, len(data)))
    end = min(len(data), start + draw(st.integers(0, 40)))
    match draw(st.integers(0, 7)):
        case 0:
            return data[:start]
        case 1:
            return data[:start] + data[end:]
        case 2:
            return data[:start] + draw(st.binary(max_size=20)) + data[end:]
        case 3:
            return data[:end] + data[start:]
        case 4:
            brackets = draw(st.sampled_from([b"[", b'{"version":', b"(", b"\0", b'"', b"9"]))
            return data[:start] + brackets * draw(st.sampled_from([1, 500, 100_000])) + data[end:]
        case 5:
            text = data.decode("utf-8", "replace")
            return text.encode(draw(st.sampled_from(["utf-16", "utf-32", "utf-8-sig", "utf-7"])))
        case 6:
            return b"\xef\xbb\xbf" + data
        case _:
            return data[:start] + data[start:end].swapcase() + data[end:]
