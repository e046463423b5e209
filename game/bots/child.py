"""A process that thinks, seen from both sides: its loop, and the handle that its parent holds."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from game.bots.answers import Minds, Question

_NICENESS = 10
GRACE = 0.3
"""Seconds that a process has to end by itself, once it is wanted no more."""


class Child(Protocol):
    """A thinking process as its parent sees it; nothing here waits but its end, for a moment."""

    def send(self, question: object) -> None:
        """Hand it a question. Raises OSError when it is gone."""
        ...

    def receive(self) -> object | None:
        """Its next reply, or None while there is none. Raises EOFError when it is gone."""
        ...

    def kill(self) -> None:
        """End it; waits a moment at most."""
        ...


def stand_back(niceness: int) -> None:
    """Begin a process that thinks: it gives way to the window, and outlives Ctrl+C.

    Args:
        niceness: How far it gives way, where the system knows such a thing.
    """
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    # Ctrl+C at a terminal reaches every process of the game; the parent decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def serve_questions(connection: Connection) -> None:
    """Answer questions until the parent is gone: `("cards", ...)` or `("error", text)`.

    Ends the process, in the middle of a thought if need be: outside programs are ended with it,
    which a process that is killed could not do.
    """
    stand_back(_NICENESS)
    minds = Minds()
    questions: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(connection, questions, minds), daemon=True).start()
    while True:
        question = questions.get()
        reply: tuple[str, object]
        try:
            reply = ("cards", minds.think(question))
        except Exception as error:
            reply = ("error", f"it raised {type(error).__name__}: {error}")
        # Where the parent is gone, the other thread knows as well.
        with contextlib.suppress(OSError):
            connection.send(reply)


def _listen(connection: Connection, questions: SimpleQueue[Question], minds: Minds) -> None:
    """Hand on every question; with the parent gone, let go of all bots and end the process."""
    try:
        while True:
            questions.put(connection.recv())
    except Exception:
        minds.close()
    finally:
        os._exit(0)


class ProcessChild:
    """A real process, started afresh so that it shares nothing with the window.

    Args:
        serve: What it does until the parent is gone.
        name: Its name.
        grace: Seconds that it has to end by itself before it is killed.
    """

    def __init__(
        self,
        serve: Callable[[Connection], None] = serve_questions,
        name: str = "hearts-bots",
        grace: float = GRACE,
    ) -> None:
        self._grace = grace
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        try:
            self._process: BaseProcess = context.Process(
                target=serve, args=(theirs,), daemon=True, name=name
            )
            self._process.start()
        except BaseException:
            self._ours.close()
            raise
        finally:
            # With our copy of its end open, we would never be told of its death, nor it of ours.
            theirs.close()

    def send(self, question: object) -> None:
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
        """End it: by closing its pipe, and by force if that is not enough."""
        self._ours.close()
        if self._grace:
            # Almost always a matter of milliseconds.
            self._process.join(self._grace)
        if self._process.is_alive():
            self._process.kill()
        self._process.join(0.5)


class Nursery:
    """Makes one process, in a thread of its own if wanted."""

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._made: Child | None = None
        self._error: Exception | None = None
        self._closed = False

    def take(self, start: Callable[[], Child], in_background: bool) -> Child | None:
        """The process once it is there, None before; raises what starting raised."""
        if self._thread is None:
            self._thread = Thread(target=self._make, args=(start,), daemon=True)
            if in_background:
                self._thread.start()
            else:
                self._make(start)
        if self._error is not None:
            raise self._error
        made, self._made = self._made, None
        if made is not None:
            self._thread = None
        return made

    def close(self) -> None:
        """Nobody wants the process any more."""
        self._closed = True
        if self._made is not None:
            self._made.kill()

    def _make(self, start: Callable[[], Child]) -> None:
        try:
            made = start()
        except Exception as error:
            self._error = error
            return
        self._made = made
        if self._closed:
            made.kill()
