"""`--verify` passes a true match, says which decision or deal of a false one is wrong, and why."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game.app.verify import NO_MATCH, RIGHT, WRONG, run_verify
from game.rules.house_rules import HouseRules
from game.rules.match import Match
from game.storage.files import write_json
from game.storage.saved_match import SavedMatch, SavedRules, save_match
from tests.walks import random_command

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "Pauline", "Michele", "Ben")
SEED = "0c7799aa41d2b3c45f1ed5e6f7081920"


@pytest.fixture(scope="module")
def saved() -> SavedMatch:
    """A whole match, played at random."""
    rng, match = random.Random(8), Match(SEED, HouseRules(target=40))
    while (command := random_command(match, rng)) is not None:
        match.apply(command)
    return save_match(match, "one", NAMES, ("", "a", "b", "c"))


def verify(path: Path, saved: SavedMatch, **changes: object) -> tuple[int, str]:
    write_json(path / "match.json", msgspec.structs.replace(saved, **changes))
    return verified(path / "match.json")


def verified(path: Path) -> tuple[int, str]:
    lines: list[str] = []
    code = run_verify(path, lines.append)
    return code, "\n".join(lines)


def test_a_true_match_is_right(tmp_path: Path, saved: SavedMatch) -> None:
    code, told = verify(tmp_path, saved)
    match = saved.replay()
    assert code == RIGHT
    assert f"Seed: {SEED}" in told
    assert told.count("  fingerprint  ") == len(match.scores)
    final = ", ".join(f"{n} {total}" for n, total in zip(NAMES, match.totals, strict=True))
    assert f"Final score: {final}" in told
    assert f"Every decision is legal: {len(match.log)} of {len(match.log)}." in told


def test_a_changed_card_is_found_at_its_decision(tmp_path: Path, saved: SavedMatch) -> None:
    decisions = list(saved.decisions)
    place = next(at for at in range(60, 400) if decisions[at].endswith("plays 7D"))
    decisions[place] = decisions[place].replace("7D", "2C")
    code, told = verify(tmp_path, saved, decisions=tuple(decisions))
    assert code == WRONG
    assert f"decision {place + 1}, in hand 2" in told
    assert "card not in hand" in told


def test_swapped_decisions_are_found(tmp_path: Path, saved: SavedMatch) -> None:
    decisions = list(saved.decisions)
    decisions[20], decisions[21] = decisions[21], decisions[20]
    code, told = verify(tmp_path, saved, decisions=tuple(decisions))
    assert code == WRONG
    assert "decision 21, in hand 1" in told
    assert "not your turn" in told


def test_a_lost_or_added_decision_is_found(tmp_path: Path, saved: SavedMatch) -> None:
    decisions = saved.decisions
    assert verify(tmp_path, saved, decisions=decisions[:30] + decisions[31:])[0] == WRONG
    code, told = verify(tmp_path, saved, decisions=(*decisions, "deal"))
    assert code == WRONG
    assert "not now" in told
    code, told = verify(tmp_path, saved, decisions=(*decisions[:9], "South eats QS"))
    assert code == WRONG
    assert "decision 10, in hand 1: not a decision" in told


def test_another_seed_is_found_with_or_without_fingerprints(
    tmp_path: Path, saved: SavedMatch
) -> None:
    assert verify(tmp_path, saved, seed="another")[0] == WRONG
    assert verify(tmp_path, saved, seed="another", fingerprints=())[0] == WRONG


def test_another_fingerprint_is_found_at_its_hand(tmp_path: Path, saved: SavedMatch) -> None:
    told = list(saved.fingerprints)
    told[1] = "0" * 64
    code, text = verify(tmp_path, saved, fingerprints=tuple(told))
    assert code == WRONG
    assert "hand 2 is not the one whose fingerprint was told" in text
    assert verify(tmp_path, saved, fingerprints=saved.fingerprints[:-1])[0] == WRONG


def test_other_rules_or_another_first_deal_are_found(tmp_path: Path, saved: SavedMatch) -> None:
    assert verify(tmp_path, saved, first_deal=2)[0] == WRONG
    longer = msgspec.structs.replace(saved.rules, target=1000)
    code, told = verify(tmp_path, saved, rules=longer, ended="2026-01-01T00:00:00Z")
    assert code == WRONG
    assert "nobody has reached the target" in told
    assert verify(tmp_path, saved, rules=SavedRules(target=0))[0] == WRONG


def test_totals_are_never_believed(tmp_path: Path, saved: SavedMatch) -> None:
    """A file holds no totals: whatever it claims of them, they follow from the decisions."""
    write_json(tmp_path / "match.json", msgspec.to_builtins(saved) | {"totals": [0, 99, 99, 99]})
    code, told = verified(tmp_path / "match.json")
    assert code == RIGHT
    assert f"Ann {saved.replay().totals[0]}, " in told
    assert "99, " not in told


def test_an_older_file_without_fingerprints_is_right_and_says_so(
    tmp_path: Path, saved: SavedMatch
) -> None:
    code, told = verify(tmp_path, saved, fingerprints=())
    assert code == RIGHT
    assert "keeps no fingerprints" in told
    assert f"The {len(saved.fingerprints)} hands follow from the seed; nothing else" in told
    assert "is right" not in told


def test_a_running_match_keeps_its_secrets(tmp_path: Path, saved: SavedMatch) -> None:
    part = Match.replay(SEED, saved.rules.house_rules(), saved.replay().log[:80])
    running = save_match(part, "one", NAMES, ("", "a", "b", "c"))
    code, told = verify(tmp_path, running)
    assert code == RIGHT
    assert SEED not in told
    assert told.count("South  ") == len(part.scores) == 1
    assert part.fingerprints[-1] in told
    chosen = msgspec.structs.replace(running, seed_chosen=True)
    assert f"Seed: {SEED}" in verify(tmp_path, chosen)[1]


def test_what_is_no_match_is_told_apart(tmp_path: Path, saved: SavedMatch) -> None:
    assert verified(tmp_path / "nothing.json")[0] == NO_MATCH
    assert verified(tmp_path)[0] == NO_MATCH
    for content in (b"", b"{", b"[]", b'{"version": 1}', b"\xff\xfe", b"[" * 5000):
        (tmp_path / "broken.json").write_bytes(content)
        assert verified(tmp_path / "broken.json")[0] == NO_MATCH
    code, told = verify(tmp_path, saved, version=99)
    assert code == NO_MATCH
    assert "later version" in told


def test_a_file_cannot_steer_the_terminal(tmp_path: Path, saved: SavedMatch) -> None:
    names = ("\x1b[2JAnn", *NAMES[1:])
    told = verify(tmp_path, saved, names=names)[1]
    told += verify(tmp_path, saved, seed="\x1b[2J", fingerprints=())[1]
    told += verify(tmp_path, saved, decisions=("\x1b[2J",))[1]
    told += verify(tmp_path, saved, fingerprints=("\x1b[2J",) * len(saved.fingerprints))[1]
    assert "\x1b" not in told


def test_the_program_verifies_without_a_display(tmp_path: Path, saved: SavedMatch) -> None:
    write_json(tmp_path / "match.json", saved)
    command = [sys.executable, "-m", "game", "--verify", str(tmp_path / "match.json")]
    bare = {name: value for name, value in os.environ.items() if not name.startswith("SDL")}
    bare |= {"SDL_VIDEODRIVER": "none such", "DISPLAY": "", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, cwd=ROOT, env=bare, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Every decision is legal" in done.stdout
