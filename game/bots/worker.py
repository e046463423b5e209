"""`BotWorker`: questions to the process that thinks, answers from it, and what if it fails."""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable

from game.bots.answers import LOG, Answer, Minds, Question, Stamp, checked, plain_answer
from game.bots.child import Child, Nursery, ProcessChild
from game.rules.seat_view import SeatView

DEADLINE = 5.0
"""Seconds that a bot may think before it is answered for: many times what any of ours needs."""
STARTING = 12.0
"""Seconds that its process may take to start, on top of that."""
MOST_FAILURES = 3
"""Processes in a row that may fail before no more are started: then nobody thinks any longer, and
the plain opponent answers everything from this process."""


class BotWorker:
    """Asks bots in another process. No call ever waits for one.

    The process starts in the background with the first question. One that dies or is too slow is
    ended, answered for by the plain opponent, and started again; after a few failures in a row,
    or where no process can be started, the plain opponent answers everything from here.

    Args:
        deadline: Seconds that one question may take, start of the process included.
        clock: Monotonic seconds.
        start: Makes a thinking process; may raise, may take its time.
        in_background: Start it in a thread, so that no frame waits.
    """

    def __init__(
        self,
        deadline: float = DEADLINE,
        clock: Callable[[], float] = time.monotonic,
        start: Callable[[], Child] = ProcessChild,
        in_background: bool = True,
    ) -> None:
        self._deadline = deadline
        self._clock = clock
        self._start = start
        self._in_background = in_background
        self._queue: deque[Question] = deque()
        self._asked_at = 0.0
        self._sent = False
        self._nursery = Nursery()
        self._child: Child | None = None
        self._failures = 0

    def ask(self, stamp: Stamp, bot: str, seed: str, view: SeatView) -> None:
        """Put a question; its answer comes from `poll`, in the order of asking.

        Args:
            stamp: Comes back with the answer, to tell stale ones.
            bot: A name of the roster.
            seed: The bot's seed text.
            view: What its seat may know.
        """
        self._queue.append(Question(stamp, bot, seed, view))
        if len(self._queue) == 1:
            self._asked_at = self._clock()
        # What goes wrong here goes wrong again in `poll`, which deals with it.
        with contextlib.suppress(Exception):
            self._push()

    def poll(self) -> list[Answer]:
        """The answers that have come since; never waits."""
        answers: list[Answer] = []
        while self._queue:
            answer = self._next_answer()
            if answer is None:
                break
            answers.append(answer)
            self._queue.popleft()
            self._sent = False
            self._asked_at = self._clock()
        return answers

    def close(self) -> None:
        """End the process and forget all questions."""
        self._queue.clear()
        self._nursery.close()
        if self._child is not None:
            self._child.kill()
            self._child = None

    def _next_answer(self) -> Answer | None:
        """An answer to the oldest question, or None while one may still come."""
        question = self._queue[0]
        if self._failures >= MOST_FAILURES:
            return plain_answer(question, "no process to think in")
        try:
            self._push()
            reply = self._child.receive() if self._child is not None and self._sent else None
        except Exception as error:
            return self._fail(question, f"its process is gone ({type(error).__name__})")
        if reply is None:
            patience = self._deadline + (0.0 if self._sent else STARTING)
            if self._clock() - self._asked_at > patience:
                return self._fail(question, f"no answer within {patience:g} s")
            return None
        self._failures = 0
        match reply:
            case ("cards", cards):
                return checked(question, cards)
            case ("error", str(why)):
                return plain_answer(question, why)
            case _:
                return self._fail(question, "its process sent nonsense")

    def _push(self) -> None:
        """Get the process going, and hand it the oldest question."""
        if self._child is None and self._failures < MOST_FAILURES:
            self._child = self._nursery.take(self._start, self._in_background)
        if self._child is not None and not self._sent:
            try:
                self._child.send(self._queue[0])
            except (OSError, ValueError):
                LOG.warning("the bots' process takes no questions")
            self._sent = True
            # Thinking is timed from here: a busy machine may take long to start a process.
            self._asked_at = self._clock()

    def _fail(self, question: Question, why: str) -> Answer:
        """Answer for a process that failed, and be ready for the next."""
        self._failures += 1
        if self._child is not None:
            self._child.kill()
            self._child = None
        self._nursery.close()
        self._nursery = Nursery()
        return plain_answer(question, why)


class InlineWorker:
    """The same interface without a process: thinks during `poll`, for tests."""

    def __init__(self) -> None:
        self._queue: deque[Question] = deque()
        self._minds = Minds()

    def ask(self, stamp: Stamp, bot: str, seed: str, view: SeatView) -> None:
        """Put a question."""
        self._queue.append(Question(stamp, bot, seed, view))

    def poll(self) -> list[Answer]:
        """Answer every question put since."""
        answers = []
        while self._queue:
            question = self._queue.popleft()
            try:
                answers.append(checked(question, self._minds.think(question)))
            except Exception as error:
                why = f"it raised {type(error).__name__}: {error}"
                answers.append(plain_answer(question, why))
        return answers

    def close(self) -> None:
        """Forget all questions."""
        self._queue.clear()
        self._minds.close()
