"""The real program plays a deal by itself while everything that Python does for it is noted."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

NOTES = os.open(os.environ["HEARTS_NOTES"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
OF_INTEREST = ("socket.", "subprocess.", "os.", "shutil.", "tempfile.", "pty.", "ctypes.", "code.")
ORDINARY = (
    "os.listdir",
    "os.scandir",
    "os.walk",
    "os.putenv",
    "os.unsetenv",
    "os.add_dll_directory",
)
"""Looking around is no matter."""


def note(event: str, arguments: tuple[Any, ...]) -> None:
    """Write an event down, unless it is harmless."""
    if event == "open":
        _, mode, flags = arguments
        writing = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
        if not (flags & writing or set(mode or "") & set("wax+")):
            return
    elif not event.startswith(OF_INTEREST) or event.startswith(ORDINARY):
        return
    told = [str(value) if isinstance(value, str | int) else repr(value) for value in arguments]
    os.write(NOTES, (json.dumps([event, *told]) + "\n").encode())


# The processes that think come by here, too.
sys.addaudithook(note)


def stop_after_a_deal() -> None:
    """Let the program end when a deal has been scored."""
    from game.app.program import App

    step = App.step

    def step_or_stop(self: App, seconds: float) -> None:
        table = self.matches.table
        if table is not None and table.session.view().scores:
            self.quit()
        step(self, seconds)

    setattr(App, "step", step_or_stop)  # noqa: B010 - mypy forbids it plainly


if __name__ == "__main__":
    from game.__main__ import main
    from tests.announcing import hurry

    hurry()
    stop_after_a_deal()
    sys.exit(main())
