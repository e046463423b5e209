"""The analyst: steps told as they are done, stopped and gone on with, its process mortal."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import pytest

from game.bots.bot import make_bot
from game.bots.child import ProcessChild
from game.bots.judge import Care
from game.rules.commands import StartDeal
from game.rules.match import Match
from game.rules.seats import SEATS, Seat
from game.table.analyst import (
    MOST_FAILURES,
    Analyst,
    BackgroundAnalyst,
    InlineAnalyst,
    Task,
)
from game.table.decisions import decisions_of, finished_deals, record_of
from game.table.jobs import ReviewJob
from tests.bots.positions import decide
from tests.positions import play_out

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Squares:
    """Squares of numbers; a negative one can't be done."""

    numbers: tuple[int, ...]
    urgent: bool = False

    @property
    def steps(self) -> int:
        return len(self.numbers)

    def step(self, number: int) -> object:
        if self.numbers[number] < 0:
            raise ValueError("negative")
        return self.numbers[number] ** 2


HEAVY = Squares(tuple(range(100_000)))
"""More than any pipe holds."""


class FakeProcess:
    """A child that does a step whenever it is asked for news."""

    def __init__(self, dies_after: int = 1_000_000) -> None:
        self.order: tuple[int, Squares, int] | None = None
        self.left = dies_after
        self.killed = False
        self.told: list[object] = [("ready",)]
        self.idle = False
        self.sent: list[object] = []
        self.unread = 0
        """Orders to do something that came while it did not wait for one."""

    def send(self, question: object) -> None:
        self.sent.append(question)
        match question:
            case ("do", int(number), Squares() as job, int(first)):
                self.unread += self.order is not None or bool(self.told)
                self.order = number, job, first
            case ("drop", int(number)):
                if self.order is not None and self.order[0] == number:
                    self.order = None
                    self.told.append(("ready",))

    def receive(self) -> object | None:
        if self.told:
            return self.told.pop(0)
        if self.order is None or self.idle:
            self.idle = False
            return None
        if not self.left:
            raise EOFError
        self.left -= 1
        self.idle = True
        number, job, step = self.order
        self.order = (number, job, step + 1) if step + 1 < job.steps else None
        if self.order is None:
            self.told.append(("ready",))
        return "part", number, job.step(step)

    def kill(self) -> None:
        self.killed = True


def background(start: Callable[[], FakeProcess]) -> BackgroundAnalyst:
    return BackgroundAnalyst(start, in_background=False)


def finish(analyst: Analyst, task: Task, most: float = 60.0) -> None:
    end = time.monotonic() + most
    while task.under_way:
        analyst.poll()
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.002)


@pytest.mark.parametrize("make", [InlineAnalyst, lambda: background(FakeProcess)])
def test_parts_come_one_by_one_in_order(make: Callable[[], Analyst]) -> None:
    analyst = make()
    task = analyst.ask(Squares((1, 2, 3)))
    assert task.under_way
    analyst.poll()
    assert task.parts == [1]
    finish(analyst, task)
    assert task.parts == [1, 4, 9]
    assert task.done


@pytest.mark.parametrize("make", [InlineAnalyst, lambda: background(FakeProcess)])
def test_what_is_stopped_stays_and_can_be_gone_on_with(make: Callable[[], Analyst]) -> None:
    analyst = make()
    task = analyst.ask(Squares((1, 2, 3, 4)))
    analyst.poll()
    analyst.stop(task)
    analyst.poll()
    analyst.poll()
    assert task.parts == [1]
    assert not task.under_way
    assert not task.done
    analyst.go_on(task)
    finish(analyst, task)
    assert task.parts == [1, 4, 9, 16]


@pytest.mark.parametrize("make", [InlineAnalyst, lambda: background(FakeProcess)])
def test_what_somebody_looks_at_goes_first(make: Callable[[], Analyst]) -> None:
    analyst = make()
    slow = analyst.ask(Squares(tuple(range(9))))
    analyst.poll()
    fast = analyst.ask(Squares((5, 6), urgent=True))
    finish(analyst, fast)
    assert len(slow.parts) <= 2
    finish(analyst, slow)


def test_an_order_is_given_only_to_a_process_that_waits_for_one() -> None:
    process = FakeProcess()
    analyst = background(lambda: process)
    jobs = [Squares(tuple(range(at, at + 3))) for at in range(6)]
    tasks = [analyst.ask(job) for job in jobs]
    analyst.poll()
    assert sum(order[0] == "do" for order in process.sent if isinstance(order, tuple)) == 1
    jobs.append(Squares((7, 8), urgent=True))
    tasks.append(analyst.ask(jobs[-1]))
    analyst.stop(tasks[2])
    analyst.poll()
    analyst.go_on(tasks[2])
    for job, task in zip(jobs, tasks, strict=True):
        finish(analyst, task)
        assert task.parts == [number**2 for number in job.numbers]
    assert process.unread == 0


def test_a_process_that_reads_nothing_stops_nobody() -> None:
    ours, theirs = multiprocessing.Pipe()
    child = ProcessChild.__new__(ProcessChild)
    child._ours = ours
    child._process = multiprocessing.current_process()
    analyst = BackgroundAnalyst(lambda: child, in_background=False)

    def ask() -> None:
        for _ in range(9):
            analyst.ask(HEAVY)
            analyst.poll()

    asked = Thread(target=ask, daemon=True)
    asked.start()
    asked.join(5.0)
    assert not asked.is_alive()
    theirs.close()


def test_a_process_that_dies_is_followed_by_one_that_goes_on() -> None:
    born: list[FakeProcess] = []

    def start() -> FakeProcess:
        born.append(FakeProcess(dies_after=2 if not born else 99))
        return born[-1]

    analyst = background(start)
    task = analyst.ask(Squares((1, 2, 3, 4)))
    finish(analyst, task)
    assert task.parts == [1, 4, 9, 16]
    assert len(born) == 2
    assert born[0].killed


def test_where_no_process_lives_the_task_fails_and_nothing_is_tried_for_ever() -> None:
    born: list[FakeProcess] = []

    def start() -> FakeProcess:
        born.append(FakeProcess(dies_after=0))
        return born[-1]

    analyst = background(start)
    task = analyst.ask(Squares((1, 2)))
    finish(analyst, task)
    assert task.failed
    for _ in range(9):
        analyst.poll()
    assert len(born) == MOST_FAILURES


# Real work.


def finished() -> Match:
    match = Match("for the analyst")
    for _ in decide(match, lambda seat: make_bot("plain", "")):
        pass
    return match


def test_decisions_are_what_the_seat_decided_and_knew() -> None:
    match = finished()
    assert list(finished_deals(match)) == [1]
    for seat in SEATS:
        decisions = decisions_of(record_of(match), 1, seat)
        assert len(decisions) == 14
        assert len(decisions[0].cards) == 3
        assert [decision.view.seat for decision in decisions] == [seat] * 14
        for decision in decisions:
            assert set(decision.cards) <= set(decision.view.hand)


def test_a_record_ends_with_its_deals() -> None:
    match = finished()
    whole = record_of(match)
    match.apply(StartDeal())
    assert record_of(match, 1) == whole
    assert record_of(match) != whole


def test_a_real_process_says_what_is_said_here() -> None:
    job = ReviewJob(decisions_of(record_of(finished()), 1, Seat.SOUTH), Care(4, 6, 4))
    here = InlineAnalyst()
    wanted = here.ask(job)
    finish(here, wanted)
    analyst = BackgroundAnalyst()
    try:
        task = analyst.ask(job)
        while not task.parts:
            analyst.poll()
            time.sleep(0.002)
        analyst.stop(task)
        so_far = list(task.parts)
        time.sleep(0.1)
        analyst.poll()
        assert task.parts == so_far
        analyst.go_on(task)
        finish(analyst, task)
        assert task.parts == wanted.parts
        child = analyst._child
        assert isinstance(child, ProcessChild)
        process = child._process
        analyst.close()
        process.join(10)
        assert not process.is_alive()
    finally:
        analyst.close()


PARENT = """
import os, sys, time
from game.table.analyst import BackgroundAnalyst
from tests.table.test_analyst import finished
from game.rules.seats import Seat
from game.table.decisions import decisions_of, record_of
from game.table.jobs import ReviewJob

if __name__ == "__main__":
    analyst = BackgroundAnalyst()
    task = analyst.ask(ReviewJob(decisions_of(record_of(finished()), 1, Seat.SOUTH)))
    while not task.parts:
        analyst.poll()
        time.sleep(0.01)
    print(analyst._child._process.pid, "pygame" in sys.modules, flush=True)
    # As if killed: nothing is cleaned up.
    os._exit(1)
"""


@pytest.mark.skipif(os.name != "posix", reason="looks for a process by its number")
def test_the_process_dies_with_its_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, timeout=240
    )
    pid, has_pygame = told.stdout.split()
    assert has_pygame == "False"
    end = time.monotonic() + 20
    while _alive(int(pid)):
        assert time.monotonic() < end, "it lives on"
        time.sleep(0.05)


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_analyst_needs_no_screen() -> None:
    code = "import sys; import game.table.analyst; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60).returncode == 0


def test_a_match_without_a_finished_deal_has_nothing_to_review() -> None:
    match = Match("none")
    assert len(finished_deals(match)) == 0
    assert play_out(match) == []
