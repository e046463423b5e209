"""Starting Hearts: arguments first, then the window, and the processes that think when needed."""

from __future__ import annotations

import argparse
import io
import logging
import multiprocessing
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.wishes import Wishes

from game.version import VERSION

LONGEST_SEED = 200
"""Characters; a longer one would not be read back from the match's file."""


def _deal_number(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 10**9:
        raise argparse.ArgumentTypeError("deals are numbered from 1")
    return number


def _seed_text(text: str) -> str:
    if len(text) > LONGEST_SEED or not _is_text(text):
        raise argparse.ArgumentTypeError(f"a seed is a text of at most {LONGEST_SEED} characters")
    return text


def _is_text(text: str) -> bool:
    """Bytes of a command line that are no text cannot be kept."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hearts", description="The card game Hearts, against three computer players."
    )
    parser.add_argument("--profile", metavar="DIR", type=Path, help="use another player folder")
    parser.add_argument(
        "--seed", metavar="TEXT", type=_seed_text, help="play the deals of this seed"
    )
    parser.add_argument(
        "--deal", metavar="N", type=_deal_number, default=1, help="begin with this deal of the seed"
    )
    parser.add_argument(
        "--speed", choices=("slow", "normal", "fast", "off"), help="how fast cards move, this time"
    )
    parser.add_argument("--autoplay", action="store_true", help="the computer plays your seat, too")
    parser.add_argument(
        "--selftest",
        action="store_true",
        help="load every asset, play one deal without a screen, and exit with 0 if all is well",
    )
    parser.add_argument(
        "--verify",
        metavar="FILE",
        type=Path,
        help="check a match's file, every shuffle and every decision, and exit with 0 if all is "
        "right, 1 if something is wrong, 2 if it is no match's file",
    )
    parser.add_argument(
        "--bot",
        metavar="NAME",
        help="be an opponent for another program: one question a line in, one answer a line out",
    )
    parser.add_argument("--version", action="version", version=f"Hearts {VERSION}")
    return parser


def _serve(name: str) -> int:
    """Answer another program's questions until it has no more."""
    from game.bots.bot import ROSTER
    from game.bots.protocol import serve

    if name not in ROSTER:
        _say(f"nobody is called {name}; there are {', '.join(ROSTER)}")
        return 2
    if sys.stdin is None or sys.stdout is None:
        return 2
    serve(name, sys.stdin, sys.stdout)
    return 0


def _say(text: str) -> None:
    """Tell whoever started us, if anybody did: a windowed build has no output."""
    if sys.stderr is not None:
        print(text, file=sys.stderr)


def _print(text: str) -> None:
    """A line of output, whatever the terminal's encoding can show of it."""
    if sys.stdout is not None:
        encoding = sys.stdout.encoding or "utf-8"
        print(text.encode(encoding, "replace").decode(encoding))


def main(arguments: list[str] | None = None) -> int:
    """Run the program.

    Args:
        arguments: The command line without the program's name; None for the real one.

    Returns:
        The exit code: 0 when all went well, 1 when the game could not run or a match is wrong, 2
        when the command line or a file is not understood.
    """
    multiprocessing.freeze_support()
    options = _parser().parse_args(arguments)
    if options.bot is not None:
        return _serve(options.bot)
    from game.shell.environment import prepare_environment

    prepare_environment()
    if options.selftest:
        from game.app.selftest import run_selftest

        return run_selftest(_say)
    if options.verify is not None:
        from game.app.verify import run_verify

        return run_verify(options.verify, _print)
    from game.app.wishes import Wishes
    from game.shell.display import NoDisplay

    seed = options.seed
    if seed is None and options.deal != 1:
        _say("--deal needs --seed: which seed's deal?")
        return 2
    wishes = Wishes(seed, options.deal, options.speed, options.autoplay)
    try:
        return _play(options.profile, wishes)
    except NoDisplay as error:
        _say(str(error))
        return 1
    except FileNotFoundError as error:
        logging.getLogger("game").exception("cannot start")
        _say(str(error))
        return 1
    except Exception as error:
        # A windowed build has nowhere else to say it.
        logging.getLogger("game").exception("the program ended by an error")
        _say(f"Hearts had to stop: {error}. The log in the player's folder tells more.")
        return 1


def _play(folder: Path | None, wishes: Wishes) -> int:
    import pygame

    from game.app.program import App
    from game.audio.mixer import open_mixer
    from game.bots.worker import BotWorker
    from game.shell.display import Display, WindowState, start_video
    from game.shell.loop import Loop
    from game.shell.resources import assets_folder
    from game.storage.lock import FolderLock
    from game.storage.log import keep_log
    from game.storage.profile import Profile, default_folder
    from game.table.analyst import BackgroundAnalyst

    place = folder or default_folder()
    lock = FolderLock(place)
    profile = Profile(place, chosen_deal=wishes.seed is not None, keeps=lock.held)
    keep_log(place)
    profile.tidy()
    assets = assets_folder()
    start_video()
    settings = profile.load_settings()
    icon = pygame.image.load(io.BytesIO((assets / "icons" / "app.png").read_bytes()))
    state = WindowState(settings.window_size, settings.window_position, settings.fullscreen)
    display = Display("Hearts", icon, state)
    worker = BotWorker()
    analyst = BackgroundAnalyst()
    mixer = open_mixer(assets / "sounds")
    app = App(profile, display, assets, mixer, worker, wishes, analyst=analyst)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: app.quit())
    try:
        Loop(display, app).run()
    finally:
        worker.close()
        app.close()
        lock.release()
        pygame.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
