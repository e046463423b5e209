"""The thinking process: what it answers, and what happens when it doesn't."""

from __future__ import annotations

import logging
import os
import shlex
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from game.bots.answers import Answer, Minds, Question
from game.bots.child import ProcessChild
from game.bots.legal import is_legal
from game.bots.worker import MOST_FAILURES, BotWorker, InlineWorker
from game.rules.cards import parse_cards
from tests.bots.positions import passing, playing

PLAY = playing("KS QS 8D", "4S AS", out="2S 3S 5S")
PASS = passing("2H 9H JH AC KC QC 4D 8D TD 3S 5S 7S 9S")


@dataclass
class FakeChild:
    """A process that replies as told; None is silence, an exception is raised."""

    reply: Callable[[Question], object]
    asked: list[Question] = field(default_factory=list)
    killed: bool = False

    def send(self, question: object) -> None:
        assert isinstance(question, Question)
        self.asked.append(question)

    def receive(self) -> object | None:
        reply = self.reply(self.asked[-1])
        if isinstance(reply, Exception):
            raise reply
        return reply

    def kill(self) -> None:
        self.killed = True


class Table:
    """A worker over fake processes and a clock that only the test moves."""

    def __init__(self, reply: Callable[[Question], object]) -> None:
        self.now = 0.0
        self.children: list[FakeChild] = []
        self.reply = reply
        self.worker = BotWorker(clock=lambda: self.now, start=self._start, in_background=False)

    def _start(self) -> FakeChild:
        self.children.append(FakeChild(self.reply))
        return self.children[-1]


def the_answer(answers: list[Answer]) -> Answer:
    (answer,) = answers
    return answer


def test_answers_come_in_order_with_their_stamps() -> None:
    table = Table(lambda question: ("cards", Minds().think(question)))
    table.worker.ask(("m", 1), "duck", "s", PASS)
    table.worker.ask(("m", 9), "duck", "s", PLAY)
    answers = table.worker.poll()
    assert [answer.stamp for answer in answers] == [("m", 1), ("m", 9)]
    assert len(answers[0].cards) == 3
    assert answers[1].cards == parse_cards("QS")
    assert all(answer.note is None for answer in answers)
    assert table.worker.poll() == []


@pytest.mark.parametrize(
    "reply",
    [
        ("error", "it raised ValueError: no"),
        ("cards", parse_cards("8D")),
        ("cards", parse_cards("2C")),
        ("cards", None),
        ("cards", ()),
        ("cards", (None,)),
        ("cards", parse_cards("QS KS")),
        "nonsense",
        EOFError(),
        OSError("broken"),
    ],
)
def test_a_failing_bot_is_answered_for(reply: object, caplog: pytest.LogCaptureFixture) -> None:
    table = Table(lambda question: reply)
    with caplog.at_level(logging.WARNING):
        table.worker.ask(("m", 9), "duck", "s", PLAY)
        answer = the_answer(table.worker.poll())
    assert answer.note
    assert is_legal(PLAY, answer.cards)
    assert "duck" in caplog.text


def test_a_slow_bot_is_answered_for_at_the_deadline_and_ended() -> None:
    table = Table(lambda question: None)
    table.worker.ask(("m", 1), "duck", "s", PASS)
    table.worker.ask(("m", 2), "duck", "s", PLAY)
    table.now = 4.9
    assert table.worker.poll() == []
    table.now = 5.1
    answer = the_answer(table.worker.poll())
    assert answer.stamp == ("m", 1)
    assert is_legal(PASS, answer.cards)
    assert "5 s" in (answer.note or "")
    assert table.children[0].killed
    table.reply = lambda question: ("cards", Minds().think(question))
    table.now = 10.0
    assert table.worker.poll() == []
    table.children.clear()
    table.now = 10.2
    assert the_answer(table.worker.poll()).stamp == ("m", 2)


def test_a_late_answer_never_comes() -> None:
    table = Table(lambda question: None)
    table.worker.ask(("m", 1), "duck", "s", PLAY)
    table.now = 8.0
    assert len(table.worker.poll()) == 1
    table.reply = lambda question: ("cards", Minds().think(question))
    assert table.worker.poll() == []


def test_after_a_few_dead_processes_no_more_are_started() -> None:
    table = Table(lambda question: EOFError())
    for number in range(MOST_FAILURES + 4):
        table.worker.ask(("m", number), "duck", "s", PLAY)
        assert is_legal(PLAY, the_answer(table.worker.poll()).cards)
    assert len(table.children) == MOST_FAILURES
    assert all(child.killed for child in table.children)


def test_where_no_process_starts_the_plain_opponent_plays() -> None:
    def refuse() -> ProcessChild:
        raise PermissionError("no processes here")

    worker = BotWorker(start=refuse, in_background=False)
    for number in range(6):
        worker.ask(("m", number), "duck", "s", PLAY)
        answer = the_answer(worker.poll())
        assert answer.note
        assert is_legal(PLAY, answer.cards)


def test_nothing_comes_after_close() -> None:
    table = Table(lambda question: ("cards", Minds().think(question)))
    table.worker.ask(("m", 1), "duck", "s", PLAY)
    table.worker.close()
    assert table.worker.poll() == []
    assert table.children[0].killed


def test_the_inline_worker_answers_and_checks() -> None:
    worker = InlineWorker()
    worker.ask(("m", 1), "duck", "s", PLAY)
    worker.ask(("m", 2), "nobody", "s", PLAY)
    known, unknown = worker.poll()
    assert known.note is None
    assert "KeyError" in (unknown.note or "")
    assert is_legal(PLAY, unknown.cards)


def wait_for(worker: BotWorker, seconds: float = 20.0) -> Answer:
    """The next answer of a real process."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answers = worker.poll()
        if answers:
            return the_answer(answers)
        time.sleep(0.005)
    raise AssertionError("no answer")


def test_a_real_process_answers_and_its_death_is_survived() -> None:
    worker = BotWorker(deadline=30.0)
    try:
        worker.ask(("m", 1), "duck", "s", PLAY)
        assert wait_for(worker).note is None
        child = worker._child
        assert isinstance(child, ProcessChild)
        pid = child._process.pid
        assert pid is not None
        os.kill(pid, signal.SIGTERM)
        child._process.join(10)
        worker.ask(("m", 2), "duck", "s", PLAY)
        assert "gone" in (wait_for(worker).note or "")
        worker.ask(("m", 3), "duck", "s", PLAY)
        assert wait_for(worker).note is None
    finally:
        worker.close()


STUBBORN = """
import pathlib, os, sys, time
pathlib.Path(sys.argv[1]).write_text(str(os.getpid()))
for line in sys.stdin:
    if sys.argv[2] == "answers":
        print('{"card": "QS"}', flush=True)
time.sleep(120)
"""
"""A program that never ends by itself."""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for a process there")
@pytest.mark.parametrize("manner", ["answers", "is silent"])
def test_an_outside_program_ends_with_the_game(tmp_path: Path, manner: str) -> None:
    engine, told = tmp_path / "engine.py", tmp_path / "pid"
    engine.write_text(STUBBORN, encoding="utf-8")
    worker = BotWorker(deadline=30.0)
    try:
        command = shlex.join([sys.executable, str(engine), str(told), manner])
        worker.ask(("m", 1), f"cmd:{command}", "s", PLAY)
        if manner == "answers":
            assert wait_for(worker).note is None
        else:
            wait_until(lambda: bool(worker.poll()) or (told.exists() and told.read_text() != ""))
    finally:
        worker.close()
    pid = int(told.read_text())
    wait_until(lambda: not running(pid), 10.0)


def wait_until(found: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.01)


def running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_process_in_thought_ends_without_being_killed() -> None:
    child = ProcessChild(grace=20.0)
    view = passing("2H 9H JH AC KC QC 4D 8D TD 3S 5S 7S 9S")
    child.send(Question(("m", 1), "expert", "s", view))
    for _ in range(200):
        child.send(Question(("m", 1), "expert", "s", view))
    child.kill()
    assert child._process.exitcode == 0
