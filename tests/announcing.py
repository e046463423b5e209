"""The real program on a quick clock, which says each decision on its output once it is taken."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

QUICKER = 14
"""Times; the loop counts at most a quarter of a second for each of sixty frames."""


def announce() -> None:
    """From now on sessions say their decisions, after the program has taken each of them.

    A line is the match's name, the decision's number from 1, and the decision.
    """
    from game.rules.codec import command_text
    from game.rules.match import Match
    from game.table.local import LocalSession

    sit_down = LocalSession.__init__

    def sit_down_and_tell(
        self: LocalSession,
        match: Match,
        match_id: str,
        players: Any,
        thinker: Any,
        decided: Callable[[Match], None] = lambda _: None,
        **others: Any,
    ) -> None:
        def tell(changed: Match) -> None:
            decided(changed)
            line = f"{match_id} {len(changed.log)} {command_text(changed.log[-1])}\n"
            os.write(1, line.encode())

        sit_down(self, match, match_id, players, thinker, tell, **others)

    setattr(LocalSession, "__init__", sit_down_and_tell)  # noqa: B010 - mypy forbids it plainly


def hurry() -> None:
    """Let the program's time run quicker, and the player's seat be played without long thought."""
    import game.app.matches
    from game.shell.loop import Loop

    Loop.__init__.__defaults__ = (lambda: QUICKER * time.monotonic(),)
    vars(game.app.matches)["STRONGEST"] = "plain"


if __name__ == "__main__":
    from game.__main__ import main

    announce()
    hurry()
    sys.exit(main())
