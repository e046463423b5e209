"""The analyst: long thoughts about finished deals, in a process of its own, told step by step."""

from __future__ import annotations

import logging
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final, Protocol

from game.bots.child import Child, Nursery, ProcessChild, stand_back
from game.table.jobs import Job

_NICENESS: Final = 15
"""The opponents' thinking, at ten, goes first."""
MOST_FAILURES: Final = 3
"""Processes in a row that may fail before everything asked for is given up."""
_log = logging.getLogger(__name__)


class Task:
    """A job under way, as whoever asked for it sees it.

    Attributes:
        job: The job.
        parts: What its steps gave so far, in order.
        stopped: It was stopped; what there is stays.
        failed: It could not be done to its end.
    """

    def __init__(self, job: Job) -> None:
        self.job = job
        self.parts: list[object] = []
        self.stopped = False
        self.failed = False

    @property
    def done(self) -> bool:
        """All steps are there."""
        return len(self.parts) >= self.job.steps

    @property
    def under_way(self) -> bool:
        """More is to come."""
        return not (self.done or self.stopped or self.failed)


class Analyst(Protocol):
    """Does jobs; no call waits."""

    def ask(self, job: Job) -> Task:
        """Have a job done; its task fills while `poll` is called."""

    def go_on(self, task: Task) -> None:
        """Have a stopped or failed task done from where it stands."""

    def stop(self, task: Task) -> None:
        """Let a task be; what it has so far stays."""

    def poll(self) -> None:
        """Take in what has been found since."""

    def close(self) -> None:
        """Stop everything."""


class InlineAnalyst:
    """Does one step a poll in this very process, for tests."""

    def __init__(self) -> None:
        self._tasks: list[Task] = []

    def ask(self, job: Job) -> Task:
        """Have a job done."""
        task = Task(job)
        self._tasks.append(task)
        return task

    def go_on(self, task: Task) -> None:
        """Have a stopped task done from where it stands."""
        task.stopped = task.failed = False
        self._tasks.append(task)

    def stop(self, task: Task) -> None:
        """Let a task be."""
        task.stopped = True

    def poll(self) -> None:
        """Do a step of the most urgent task."""
        self._tasks = [task for task in self._tasks if task.under_way]
        if self._tasks:
            task = max(self._tasks, key=lambda task: task.job.urgent)
            task.parts.append(task.job.step(len(task.parts)))

    def close(self) -> None:
        """Stop everything."""
        self._tasks.clear()


class BackgroundAnalyst:
    """Does jobs in another process, which starts with the first of them.

    A process that dies is started again and goes on where its predecessor was; after a few
    failures in a row the tasks under way have failed.

    It has one order at a time, and gets one only while it waits for one: sending then takes no
    time, however long the order. A more urgent task makes it drop what it has, after its step.

    Args:
        start: Makes the process; may raise, may take its time.
        in_background: Start it in a thread, so that no frame waits.
    """

    def __init__(
        self, start: Callable[[], Child] | None = None, in_background: bool = True
    ) -> None:
        self._start = start or analyst_process
        self._in_background = in_background
        self._nursery = Nursery()
        self._child: Child | None = None
        self._tasks: dict[int, Task] = {}
        self._at: int | None = None
        self._free = False
        self._last = 0
        self._failures = 0

    def ask(self, job: Job) -> Task:
        """Have a job done."""
        task = Task(job)
        self._add(task)
        return task

    def go_on(self, task: Task) -> None:
        """Have a stopped or failed task done from where it stands."""
        task.stopped = task.failed = False
        self._add(task)

    def stop(self, task: Task) -> None:
        """Let a task be."""
        task.stopped = True
        for number in [number for number, known in self._tasks.items() if known is task]:
            del self._tasks[number]
            if number == self._at:
                try:
                    self._drop()
                except (OSError, ValueError):
                    self._fail("it takes no more")

    def poll(self) -> None:
        """Take in what has been found since; never waits."""
        try:
            while self._tasks:
                self._push()
                told = self._child.receive() if self._child is not None else None
                if told is None:
                    return
                self._take(told)
        except Exception as error:
            self._fail(type(error).__name__)

    def close(self) -> None:
        """End the process; nothing more is found."""
        self._tasks.clear()
        self._end_process()

    def _add(self, task: Task) -> None:
        if task.under_way:
            self._last += 1
            self._tasks[self._last] = task

    def _push(self) -> None:
        """Get the process going, and have it do the most urgent task, the newest of those."""
        if self._child is None:
            self._child = self._nursery.take(self._start, self._in_background)
        if self._child is None:
            return
        number = max(self._tasks, key=lambda number: (self._tasks[number].job.urgent, number))
        if self._free:
            task = self._tasks[number]
            self._free = False
            self._at = number
            self._child.send(("do", number, task.job, len(task.parts)))
        elif self._at is not None and self._at != number:
            # Its parts that are on their way still come before the next order is given.
            self._drop()

    def _drop(self) -> None:
        """Have the process drop its order; it then says that it waits for another."""
        dropped, self._at = self._at, None
        if self._child is not None:
            self._child.send(("drop", dropped))

    def _take(self, told: object) -> None:
        match told:
            case ("ready",):
                self._free = True
                self._at = None
            case ("part", int(number), part):
                self._failures = 0
                task = self._tasks.get(number)
                if task is not None:
                    task.parts.append(part)
                    if task.done:
                        del self._tasks[number]
            case ("failed", int(number), str(why)):
                _log.warning("the analyst gave a job up: %s", why)
                task = self._tasks.pop(number, None)
                if task is not None:
                    task.failed = True
            case _:
                raise ValueError("nonsense")

    def _fail(self, why: str) -> None:
        """The process is gone or useless: the next one goes on, if there is to be one."""
        self._failures += 1
        _log.warning("the analyst's process failed: %s", why)
        self._end_process()
        if self._failures >= MOST_FAILURES:
            for task in self._tasks.values():
                task.failed = True
            self._tasks.clear()
            self._failures = 0

    def _end_process(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child = None
        self._nursery.close()
        self._nursery = Nursery()
        self._at = None
        self._free = False


def analyst_process() -> Child:
    """A real process; there is nothing that it would have to put away."""
    return ProcessChild(serve_jobs, "hearts-analyst", grace=0.0)


def serve_jobs(connection: Connection) -> None:
    """Do one order after another until the parent is gone, and say when there is none."""
    stand_back(_NICENESS)
    order: tuple[int, Job, int] | None = None
    try:
        connection.send(("ready",))
        while True:
            while order is None or connection.poll():
                match connection.recv():
                    case ("do", int(number), job, int(first)):
                        order = number, job, first
                    case ("drop", int(number)) if order is not None and order[0] == number:
                        order = None
                        connection.send(("ready",))
            told, order = _one_step(*order)
            connection.send(told)
            if order is None:
                connection.send(("ready",))
    except (EOFError, OSError):
        return


def _one_step(
    number: int, job: Job, step: int
) -> tuple[tuple[str, int, object], tuple[int, Job, int] | None]:
    """What to tell of a step, and what is left of the order."""
    try:
        part = job.step(step)
    except Exception as error:
        return ("failed", number, f"{type(error).__name__}: {error}"), None
    return ("part", number, part), (number, job, step + 1) if step + 1 < job.steps else None
