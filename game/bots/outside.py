"""A program of somebody else's as an opponent: asked by the engine protocol, one line each way."""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
import sys
from queue import Empty, SimpleQueue
from threading import Thread

from game.bots.protocol import LONGEST_LINE, BadMessage, question, read_answer
from game.rules.cards import Card
from game.rules.seat_view import SeatView

PATIENCE = 2.5
"""Seconds that a program may take to answer, start included."""
# A game without a console must not open one for its engine; other systems know no such flag.
_NO_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class ProgramFailed(RuntimeError):
    """The program can't be started, has ended, or doesn't answer."""


class OutsideBot:
    """Asks a program. Started with the first question, and again after it failed.

    Whatever is wrong with an answer is raised, for the plain opponent to step in.

    Args:
        command: The program and its arguments as one would type them.
        patience: Seconds that an answer may take.
    """

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        # On Windows a program gets its command line as one text and parts it by its own rules.
        self._command = command if sys.platform == "win32" else shlex.split(command)
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._reader: Thread | None = None
        self._lines: SimpleQueue[str | None] = SimpleQueue()

    def choose_pass(self, view: SeatView) -> tuple[Card, ...]:
        """The program's pass."""
        return self._ask(view)

    def choose_play(self, view: SeatView) -> Card:
        """The program's card."""
        return self._ask(view)[0]

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            if process.stdin is not None:
                with contextlib.suppress(OSError):
                    process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(1.0)
        reader, self._reader = self._reader, None
        if reader is not None:
            # It closes the output at its end, which a child of the program's may put off.
            reader.join(0.2)

    def _ask(self, view: SeatView) -> tuple[Card, ...]:
        process = self._running()
        stdin = process.stdin
        assert stdin is not None
        while not self._lines.empty():
            # Said unasked.
            if self._lines.get() is None:
                self.close()
                raise ProgramFailed("it has ended")
        try:
            stdin.write(json.dumps(question(view)) + "\n")
            stdin.flush()
            line = self._lines.get(timeout=self._patience)
        except Empty:
            self.close()
            raise ProgramFailed(f"no answer within {self._patience:g} s") from None
        except OSError as error:
            self.close()
            raise ProgramFailed(f"it takes no questions ({error})") from error
        if line is None:
            self.close()
            raise ProgramFailed("it has ended")
        try:
            return read_answer(line)
        except BadMessage:
            # What it says next might belong to this question: better to start it afresh.
            self.close()
            raise

    def _running(self) -> subprocess.Popen[str]:
        if self._process is not None:
            return self._process
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                encoding="utf-8",
                errors="replace",
                creationflags=_NO_WINDOW,
            )
        except (OSError, ValueError) as error:
            raise ProgramFailed(f"it can't be started ({error})") from error
        self._lines = SimpleQueue()
        self._reader = Thread(target=_read, args=(self._process, self._lines), daemon=True)
        self._reader.start()
        return self._process


def _read(process: subprocess.Popen[str], lines: SimpleQueue[str | None]) -> None:
    """Hand on every line of a program's output, and None at its end; then close it."""
    stdout = process.stdout
    assert stdout is not None
    with contextlib.suppress(OSError, ValueError), stdout:
        while line := stdout.readline(LONGEST_LINE + 1):
            lines.put(line)
    lines.put(None)
