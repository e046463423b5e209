"""The program's check of itself: every asset loads, and a deal plays to its end."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.shell.display import Display

DEALS_TO_SCORE = 1


def run_selftest(say: Callable[[str], None]) -> int:
    """Load everything and play one deal without a screen.

    Args:
        say: Takes a sentence for whoever asked.

    Returns:
        0 when all is well, else 1.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    from game.shell.display import Display, WindowState, start_video
    from game.shell.resources import assets_folder

    try:
        start_video()
        display = Display("Hearts", None, WindowState((1280, 800)))
        assets = assets_folder()
        say(f"{load_assets(assets)} assets loaded")
        with tempfile.TemporaryDirectory() as folder:
            say(_play_a_deal(display, assets, Path(folder)))
        say(f"the opponents' play-out core is {_core()}")
        say("self-test passed")
        return 0
    except Exception as error:
        say(f"self-test failed: {type(error).__name__}: {error}")
        return 1
    finally:
        pygame.quit()


def _core() -> str:
    from game.bots import playout

    return "compiled" if playout.__file__.endswith((".so", ".pyd")) else "plain Python"


def load_assets(assets: Traversable) -> int:
    """Load every asset once, and return how many there are."""
    from game.audio.cues import Cue
    from game.audio.mixer import DeviceMixer
    from game.i18n.translator import Words, languages
    from game.rules.cards import DECK
    from game.shell.resources import names
    from game.view.fonts import Fonts
    from game.view.pictures import DeckStyle, Pictures
    from game.view.theme import load_theme, looks

    loaded = 0
    pictures = Pictures(assets)
    for faces in ("standard", "large"):
        for palette in ("two", "four"):
            pictures.set_style(DeckStyle(faces, palette))
            loaded += sum(pictures.face(card, 60).get_width() // 60 for card in DECK)
    loaded += sum(pictures.back(60, name).get_width() // 60 for name in pictures.backs())
    for name in names(assets / "icons", ".svg"):
        pictures.icon(name, 24, (255, 255, 255))
        loaded += 1
    loaded += sum(
        bool(load_theme(assets / "themes", name).name) for name in looks(assets / "themes")
    )
    fonts = Fonts(assets / "fonts")
    loaded += sum(fonts.font(16, weight).get_height() > 0 for weight in ("regular", "bold"))
    loaded += sum(
        Words(code, assets / "catalogues").language == code
        for code in languages(assets / "catalogues")
    )
    mixer = DeviceMixer(assets / "sounds")
    loaded += sum(len(mixer.sounds(cue)) > 0 for cue in Cue)
    mixer.close()
    return loaded


def _play_a_deal(display: Display, assets: Traversable, folder: Path) -> str:
    """The real program with the real worker plays until a deal is scored."""
    import time

    from game.app.program import App
    from game.app.wishes import Wishes
    from game.audio.mixer import NullMixer
    from game.bots.worker import BotWorker
    from game.shell.loop import STEP, Loop
    from game.storage.profile import Profile

    now = 0.0

    def clock() -> float:
        return now

    worker = BotWorker()
    wishes = Wishes(seed="selftest", speed="fast", autoplay=True)
    app = App(Profile(folder), display, assets, NullMixer(), worker, wishes)
    loop = Loop(display, app, clock)
    started = time.monotonic()
    try:
        while True:
            table = app.matches.table
            view = None if table is None else table.session.view()
            if view is not None and len(view.scores) >= DEALS_TO_SCORE:
                return f"a deal was played: {', '.join(map(str, view.scores[0]))}"
            if time.monotonic() - started > 60:
                raise TimeoutError("the deal did not end")
            now += STEP * 4
            loop.tick([])
            # The worker is another process and needs real time.
            time.sleep(0.0005)
    finally:
        worker.close()
        app.close()
