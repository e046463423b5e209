"""The process that thinks, seen from both sides: its loop, and the handle that its parent holds."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Protocol

from game.bots.answers import Minds, Question

_NICENESS = 10


class Child(Protocol):
    """A thinking process as its parent sees it; nothing here waits."""

    def send(self, question: Question) -> None:
        """Hand it a question. Raises OSError when it is gone."""
        ...

    def receive(self) -> object | None:
        """Its next reply, or None while there is none. Raises EOFError when it is gone."""
        ...

    def kill(self) -> None:
        """End it at once."""
        ...


def serve_questions(connection: Connection) -> None:
    """Answer questions until the parent is gone: `("cards", ...)` or `("error", text)`."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICENESS)
    # Ctrl+C at a terminal reaches every process of the game; the parent decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    minds = Minds()
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError):
            minds.close()
            return
        reply: tuple[str, object]
        try:
            reply = ("cards", minds.think(question))
        except Exception as error:
            reply = ("error", f"it raised {type(error).__name__}: {error}")
        try:
            connection.send(reply)
        except OSError:
            minds.close()
            return


class ProcessChild:
    """A real process, started afresh so that it shares nothing with the window."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        try:
            self._process: BaseProcess = context.Process(
                target=serve_questions, args=(theirs,), daemon=True, name="hearts-bots"
            )
            self._process.start()
        except BaseException:
            self._ours.close()
            raise
        finally:
            # With our copy of its end open, we would never be told of its death, nor it of ours.
            theirs.close()

    def send(self, question: Question) -> None:
        """Hand it a question."""
        self._ours.send(question)

    def receive(self) -> object | None:
        """Its next reply, or None while there is none."""
        if self._ours.poll():
            reply: object = self._ours.recv()
            return reply
        if not self._process.is_alive():
            raise EOFError
        return None

    def kill(self) -> None:
        """End it at once."""
        self._ours.close()
        if self._process.is_alive():
            self._process.kill()
        self._process.join(0.5)
