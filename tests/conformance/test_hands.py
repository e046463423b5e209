"""Whole hands judged by other programs give the same legal cards, points and scores."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from tests.conformance import corpus as corpora

SHOWN = 20
KEPT = corpora.DATA / "hands.jsonl"


def test_every_hand_of_the_corpus_replays_alike(corpus: Path) -> None:
    found = list(itertools.islice(corpora.faults(corpus), SHOWN))
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def _written(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "broken.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def _first_hand() -> str:
    with KEPT.open(encoding="utf-8") as lines:
        return next(lines).strip()


def test_a_missing_corpus_is_named(tmp_path: Path) -> None:
    (fault,) = corpora.faults(tmp_path / "nowhere.jsonl")
    assert "nowhere.jsonl: cannot be read" in fault


def test_an_empty_corpus_is_a_fault(tmp_path: Path) -> None:
    (fault,) = corpora.faults(_written(tmp_path, ""))
    assert "holds no hands" in fault


@pytest.mark.parametrize("line", ["{", "[]", "7", "null", "{}", '{"pass": "up"}'])
def test_a_broken_line_is_named_with_its_number(tmp_path: Path, line: str) -> None:
    (fault,) = corpora.faults(_written(tmp_path, _first_hand(), line))
    assert "broken.jsonl:2: broken line" in fault


def test_other_legal_cards_points_and_scores_are_faults(tmp_path: Path) -> None:
    lines = []
    for change in ("plays", "points_taken", "score"):
        told = json.loads(_first_hand())
        if change == "plays":
            told["plays"][9][2].pop()
        else:
            told[change][0] += 1
        lines.append(json.dumps(told))
    one, two, three = corpora.faults(_written(tmp_path, *lines))
    assert ":1: play 10" in one
    assert ":2: points taken are" in two
    assert ":3: the score is" in three


def test_a_moon_may_be_told_by_the_other_way_of_scoring_it(tmp_path: Path) -> None:
    told = next(
        hand
        for hand in map(json.loads, KEPT.read_text(encoding="utf-8").splitlines())
        if 26 in hand["points_taken"] and not hand["options"]["jack_of_diamonds"]
    )
    told["options"]["moon"] = "subtract"
    told["score"] = [-points for points in told["points_taken"]]
    path = _written(tmp_path, json.dumps(told))
    assert list(corpora.faults(path)) == []
    told["options"]["moon"] = "add"
    (fault,) = corpora.faults(_written(tmp_path, json.dumps(told)))
    assert "the score is" in fault
    told["options"]["moons"] = "add"
    (fault,) = corpora.faults(_written(tmp_path, json.dumps(told)))
    assert "unknown options ['moons']" in fault


def test_a_hand_with_two_cards_alike_is_a_broken_line(tmp_path: Path) -> None:
    told = json.loads(_first_hand())
    told["deal"][0][0] = told["deal"][1][0]
    (fault,) = corpora.faults(_written(tmp_path, json.dumps(told)))
    assert ":1: broken line: AssertionError: the hands are not one deck" in fault
