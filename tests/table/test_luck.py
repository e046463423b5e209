"""A score without luck: the same cards at the same table, repeatable, kept with the match."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from game.bots.bot import make_bot
from game.rules.commands import StartDeal
from game.rules.match import Match
from game.rules.seats import Seat
from game.storage.saved_match import SavedLuck, SavedMatch, save_match
from game.table.analyst import InlineAnalyst
from game.table.decisions import record_of
from game.table.jobs import LuckJob
from game.table.ledger import Ledger
from game.table.luck import Luck, luck_of, play_again, running_total
from tests.bots.positions import decide

BOTS = ("plain", "plain", "plain")
NAMES = ("Ann", "West", "North", "East")


@pytest.fixture(scope="module")
def match() -> Match:
    """Two finished deals, and a third begun."""
    match = Match("luck")
    for _ in range(2):
        for _ in decide(match, lambda seat: make_bot("duck" if seat == 0 else "plain", "")):
            pass
    match.apply(StartDeal())
    return match


def test_a_deal_played_again_is_the_same_deal_and_repeats_itself(match: Match) -> None:
    record = record_of(match, 2)
    first = play_again(record, BOTS, Seat.SOUTH, 0)
    assert play_again(record, BOTS, Seat.SOUTH, 0) == first
    assert -26 <= first <= 26


def test_the_players_own_decisions_do_not_matter(match: Match) -> None:
    other = Match("luck")
    for _ in decide(other, lambda seat: make_bot("random" if seat == 0 else "plain", "x")):
        pass
    mine, theirs = record_of(match, 1), record_of(other, 1)
    assert mine.log != theirs.log
    assert play_again(mine, BOTS, Seat.SOUTH, 1) == play_again(theirs, BOTS, Seat.SOUTH, 1)


def test_mean_and_error() -> None:
    luck = luck_of(3, 4, [5, 7, 5, 7])
    assert (luck.expert, luck.taken) == (6.0, 4)
    assert luck.error == pytest.approx((4 / 3 / 4) ** 0.5)
    assert luck.gained == 2.0
    assert luck_of(1, 0, [9]).error == 0


def test_the_running_total_adds_errors_in_squares() -> None:
    total, error = running_total([Luck(1, 4, 6.0, 3.0), Luck(2, 10, 5.0, 4.0)])
    assert total == -3.0
    assert error == 5.0


def ledger(analyst: InlineAnalyst | None, **more: object) -> Ledger:
    return Ledger(analyst, BOTS, plays=2, **more)  # type: ignore[arg-type]


def test_the_ledger_asks_for_each_finished_deal_once(match: Match) -> None:
    analyst = InlineAnalyst()
    told: list[int] = []
    kept = ledger(analyst, found=lambda: told.append(1))
    kept.want(match)
    kept.want(match)
    assert kept.pending(1)
    assert kept.pending(2)
    assert not kept.pending(3)
    for _ in range(8):
        kept.poll()
    assert not kept.waiting
    assert [luck.deal for luck in kept.known()] == [1, 2]
    assert kept.figures[2].taken == match.scores[1][Seat.SOUTH]
    assert len(told) == 2
    kept.want(match)
    assert not kept.waiting


def test_practice_deals_are_left_out(match: Match) -> None:
    kept = ledger(InlineAnalyst())
    kept.want(match, leave_out=[1])
    assert not kept.pending(1)
    assert kept.pending(2)
    kept.close()
    assert not kept.waiting


def test_nobody_is_asked_where_nobody_is_or_a_stranger_plays(match: Match) -> None:
    alone = ledger(None)
    alone.want(match)
    strange = Ledger(InlineAnalyst(), ("cmd:somebody", "plain", "plain"))
    strange.want(match)
    assert not alone.waiting
    assert not strange.waiting
    assert not alone.poll()


def test_a_deal_that_cannot_be_played_again_is_given_up(match: Match) -> None:
    analyst = InlineAnalyst()
    kept = ledger(analyst)
    kept.want(match, leave_out=[2])
    (task,) = analyst._tasks
    task.failed = True
    kept.poll()
    kept.want(match, leave_out=[2])
    assert not kept.waiting
    assert not kept.figures


def test_the_job_holds_the_match_only_to_the_deals_end(match: Match) -> None:
    job = LuckJob(record_of(match, 1), BOTS, Seat.SOUTH, plays=3)
    assert job.steps == 3
    assert not job.urgent
    assert sum(isinstance(command, StartDeal) for command in job.record.log) == 1
    assert replace(job, plays=1).steps == 1


def test_figures_are_kept_with_the_match_and_older_files_have_none(match: Match) -> None:
    luck = SavedLuck(deal=1, taken=4, expert=6.25, error=1.1)
    saved = save_match(match, "m", NAMES, ("", *BOTS), luck=[luck])
    raw = msgspec.json.encode(saved)
    assert msgspec.json.decode(raw, type=SavedMatch).luck == (luck,)
    older = msgspec.json.decode(raw)
    del older["luck"]
    read = msgspec.convert(older, SavedMatch)
    assert read.luck == ()
    assert read.replay().scores == match.scores
