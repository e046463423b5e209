"""Everything that reads files is given broken and forged ones: a sentence, and nothing worse."""

from __future__ import annotations

import itertools
import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.scenes.taking_in import take_in
from game.storage.exchange import Exchange
from game.storage.history import History
from game.storage.profile import Profile
from game.storage.settings import Settings
from tests.hostile import ENGLISH, READERS, broken

EXAMPLES = 60
LUCK = {"deal": 1, "taken": 3, "expert": 2.0, "error": 1.0}
HEAVY = (10**400, [10**400] * 4, [LUCK | {"error": 1e308}], [LUCK | {"taken": 10**400}], "\ud800")
"""Values that are too much for somebody's arithmetic, where they are let in."""
quietly = settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@pytest.mark.parametrize("name", READERS)
@quietly
@given(data=st.data())
def test_what_is_broken_or_forged_is_read_or_refused(
    tmp_path: Path, name: str, data: st.DataObject
) -> None:
    read, good = READERS[name]
    read(tmp_path, data.draw(broken(good)))


@pytest.mark.parametrize("name", READERS)
def test_a_hostile_value_anywhere_is_read_or_refused(tmp_path: Path, name: str) -> None:
    read, good = READERS[name]
    first, _, rest = good.partition(b"\n")
    try:
        whole = json.loads(first)
    except ValueError:
        pytest.skip("no JSON")
    for number, (key, value) in enumerate(itertools.product(whole, HEAVY)):
        folder = tmp_path / str(number)
        folder.mkdir()
        read(folder, json.dumps(whole | {key: value}).encode() + b"\n" + rest)


@pytest.mark.parametrize("name", READERS)
def test_noise_is_refused(tmp_path: Path, name: str) -> None:
    read, good = READERS[name]
    for content in (b"", b"\n", b"null", b"\xff" * 5000, b"\0" * 5000, good, good * 2):
        read(tmp_path, content)


DEVICES = ("/dev/zero", "/dev/full", "/dev/null", "/dev/random", "/dev/tty", "/proc/self/mem")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices in this system's folders")
@pytest.mark.parametrize("device", DEVICES)
def test_a_link_to_a_device_is_refused_at_once(tmp_path: Path, device: str) -> None:
    for name in ("settings.json", "match.json", "results.jsonl", "statistics.json", "x.hearts"):
        (tmp_path / name).symlink_to(device)
    refuse_everything(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in this system's folders")
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    for name in ("settings.json", "match.json", "results.jsonl", "statistics.json", "x.hearts"):
        os.mkfifo(tmp_path / name)
    refuse_everything(tmp_path)


def test_a_link_that_leads_in_a_circle_is_refused(tmp_path: Path) -> None:
    for name in ("settings.json", "match.json", "results.jsonl", "statistics.json", "x.hearts"):
        (tmp_path / name).symlink_to(name)
    refuse_everything(tmp_path)


def refuse_everything(folder: Path) -> None:
    profile = Profile(folder)
    assert profile.load_settings() == Settings()
    assert profile.load_match() is None
    # What hangs or floods a reader has been put aside, so the next start is a good one.
    profile.save_settings(Settings(name="Ann"))
    assert Profile(folder).load_settings().name == "Ann"
    history = History(folder, lambda _: "")
    assert history.results() == []
    assert history.counted_after == ""
    given = folder / "given"
    given.mkdir()
    (folder / "x.hearts").rename(given / "x.hearts")
    exchange = Exchange((given,), history, lambda: datetime.now(UTC), str)
    name, sentence = take_in(ENGLISH, exchange, given / "x.hearts")
    assert (name, bool(sentence)) == ("", True)
    assert exchange.found() == []
