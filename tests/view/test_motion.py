"""Cards in flight: whatever interrupts them, every step happens once and every card comes home."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.audio.cues import Cue
from game.rules.events import DealScored, Event, HeartsBroken, redact
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seats import SEATS, Seat
from game.view import choreographer as choreography
from game.view.board import Board
from game.view.choreographer import Choreographer
from game.view.layout import Place, TableLayout
from game.view.metrics import Metrics
from game.view.moves import Stagehand
from game.view.pace import pace_of
from game.view.scripts import script_for
from tests.walks import random_command

SIZES = ((640, 480), (1280, 800), (900, 1200))


def a_deal(seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A deal decision by decision, with what South is told of each."""
    rng = random.Random(seed)
    match = Match(f"motion {seed}", HouseRules())
    while not match.scores:
        command = random_command(match, rng)
        assert command is not None
        told = [redact(event, Seat.SOUTH) for event in match.apply(command)]
        yield match, [event for event in told if event is not None]


def open_stage(speed: str = "normal", calm: bool = False) -> tuple[Choreographer, list[Cue]]:
    heard: list[Cue] = []
    layout = TableLayout(Metrics.of((1280, 800)))
    return Choreographer(
        Board(), layout, heard.append, pace_of(speed, calm), Seat.SOUTH
    ), heard  # fmt: skip


def pictured(board: Board) -> dict[str, object]:
    """What is seen of a board, cards without names left unordered."""
    return {
        "hands": {seat: [str(s.card) for s in board.hands[seat]] for seat in SEATS},
        "aside": {seat: len(board.aside[seat]) for seat in SEATS},
        "trick": [(seat, s.card) for seat, s in board.trick],
        "piles": {seat: sorted(str(s.card) for s in board.piles[seat]) for seat in SEATS},
        "slots": sorted(str(s.slot) for s in board.sprites if s.slot.place is Place.HAND
                        and s.slot.seat is not Seat.SOUTH),
        "points": board.points,
        "broken": board.hearts_broken,
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("speed", "calm"), [("fast", False), ("off", False), ("normal", True)])
def test_what_was_shown_card_by_card_is_what_a_fresh_look_shows(
    seed: int, speed: str, calm: bool
) -> None:
    stage, _ = open_stage(speed, calm)
    for match, events in a_deal(seed):
        stage.show(events)
        while stage.moving:
            stage.step(0.05)
        if match.phase in (Phase.PASSING, Phase.PLAYING):
            fresh = Board()
            fresh.settle(match.view(Seat.SOUTH))
            assert pictured(stage.board) == pictured(fresh)
        assert all(sprite.flight is None for sprite in stage.board.sprites)


@pytest.mark.parametrize("seed", range(6))
def test_every_step_happens_once_however_it_is_interrupted(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[tuple[Event, int]] = []

    def counted(hand: Stagehand, event: Event) -> Iterator[float]:
        for number, wait in enumerate(script_for(hand, event)):
            steps.append((event, number))
            yield wait

    monkeypatch.setattr(choreography, "script_for", counted)
    rng = random.Random(seed)
    stage, heard = open_stage("slow")
    told: list[Event] = []
    for _, events in a_deal(seed):
        told += events
        stage.show(events)
        for _ in range(rng.randrange(30)):
            match rng.randrange(6):
                case 0:
                    stage.hurry()
                case 1:
                    stage.pace = pace_of(rng.choice(["slow", "off", "fast"]), rng.random() < 0.3)
                case 2:
                    stage.layout = TableLayout(Metrics.of(rng.choice(SIZES)))
                case _:
                    stage.step(rng.random() * 0.3)
    stage.finish()
    assert not stage.moving
    assert len(steps) == len({(id(event), number) for event, number in steps})
    assert list(dict.fromkeys(id(event) for event, _ in steps)) == [
        id(event) for event in told if any(e is event for e, _ in steps)
    ]
    assert all(sprite.flight is None for sprite in stage.board.sprites)
    scored = [event for event in told if isinstance(event, DealScored)]
    assert stage.board.totals == scored[-1].totals
    broken = sum(isinstance(event, HeartsBroken) for event in told)
    assert heard.count(Cue.HEARTS_BROKEN) == broken <= 1
    assert heard.count(Cue.QUEEN) == 1


def test_a_flight_begins_where_the_card_was_seen_and_ends_at_its_slot() -> None:
    stage, _ = open_stage("normal")
    deal = a_deal(1)
    stage.show(next(deal)[1])
    stage.step(0.9)
    flying = [sprite for sprite in stage.board.sprites if sprite.flight is not None]
    assert flying
    for sprite in flying:
        flight = sprite.flight
        assert flight is not None
        flight.elapsed = flight.delay + flight.seconds
        end, slot = flight.pose(stage.layout, sprite.slot), stage.layout.pose(sprite.slot)
        assert (end.x, end.y) == pytest.approx((slot.x, slot.y))
        assert end.width == pytest.approx(slot.width)


def test_dropping_everything_leaves_nothing_to_come() -> None:
    stage, heard = open_stage("slow")
    stage.show(next(a_deal(2))[1])
    stage.step(0.3)
    stage.drop()
    heard.clear()
    stage.step(10)
    assert heard == []
    assert not stage.moving
