"""The compiled core plays the same cards for the same seed as the plain one."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

import dev_core
from dev_env import ROOT
from training import kernel

_PLAY = """
import sys
from game.bots import playout
from game.bots.bot import make_bot
from game.bots.levels import Level, habits
from game.bots.passing import PassEffort
from game.bots.search import Effort
from game.bots.thinker import Habits, Thinker
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.match import Match
from game.rules.seats import SEATS

how = habits(Level.EXPERT)
quick = Habits(how.finisher, Effort(16, seconds=600.0), PassEffort(6, 4, seconds=600.0))
match = Match("same")
bots = [Thinker(f"{seat}", quick) for seat in SEATS]
match.apply(StartDeal())
for seat in SEATS:
    match.apply(PassCards(seat, bots[seat].choose_pass(match.view(seat))))
while match.turn is not None:
    turn = match.turn
    match.apply(PlayCard(turn, bots[turn].choose_play(match.view(turn))))
print(playout.__file__, file=sys.stderr)
print(match.log)
"""


def played(folder: Path) -> tuple[str, str]:
    """A deal's decisions by the game in a folder, and where its core came from."""
    done = subprocess.run(
        [sys.executable, "-c", _PLAY], cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout, done.stderr


@pytest.mark.slow
@pytest.mark.skipif(
    kernel.compiler() is None
    or importlib.util.find_spec("mypyc") is None
    or importlib.util.find_spec("setuptools") is None,
    reason="nothing to compile with",
)
def test_the_same_seed_gives_the_same_cards(tmp_path: Path) -> None:
    try:
        dev_core.compile_into(tmp_path)
    except subprocess.CalledProcessError:
        pytest.skip("no headers of this Python to compile against")
    plain, source = played(ROOT)
    compiled, binary = played(tmp_path)
    assert source.strip().endswith(".py")
    assert not binary.strip().endswith(".py")
    assert plain == compiled
