"""Opponents that fail, think for long, or answer nonsense never stop the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.wishes import Wishes
from game.bots import answers
from game.bots.answers import Answer
from game.bots.worker import InlineWorker
from game.rules.cards import Card
from game.rules.legality import legal_cards
from game.rules.seat_view import SeatView
from tests.conftest import Fly


class Failing:
    """Chooses as a broken program would."""

    def __init__(self, how: str) -> None:
        self.how = how

    def choose_pass(self, view: SeatView) -> tuple[Card, ...]:
        wrong: tuple[Card, ...] = self._choose(view.hand[:1] * 3)
        return wrong

    def choose_play(self, view: SeatView) -> Card:
        chosen: Card = self._choose(Card.parse("2C"))
        return chosen

    def _choose(self, wrong: object) -> Any:
        if self.how == "raises":
            raise ZeroDivisionError
        return None if self.how == "nothing" else wrong


class Slow(InlineWorker):
    """Thinks until it is told to answer."""

    answering = True

    def poll(self) -> list[Answer]:
        return super().poll() if self.answering else []


@pytest.mark.parametrize("how", ["raises", "nothing", "wrong"])
def test_an_opponent_that_fails_is_answered_for(
    fly: Fly, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "make_bot", lambda name, seed: Failing(how))
    pilot = fly(wishes=Wishes("fails"), thinker=InlineWorker())
    pilot.pass_first_three()
    for _ in range(3):
        pilot.play_first_legal()
        pilot.step(0.4)
    pilot.settle()
    assert len(pilot.view.tricks) >= 2


def test_the_window_lives_while_an_opponent_thinks(fly: Fly, tmp_path: Path) -> None:
    slow = Slow()
    pilot = fly(wishes=Wishes("slow"), thinker=slow)
    pilot.pass_first_three()
    pilot.settle()
    slow.answering = False
    pilot.click_card(legal_cards(pilot.view)[0])
    pilot.step(8)
    before = pilot.view
    pilot.resize((900, 700))
    assert "is playing" in pilot.told
    pilot.click(pilot.card_point(pilot.hand[0]))
    assert pilot.view == before
    pilot.close()
    slow.answering = True
    for _ in range(20):
        pilot.app.step(0.1)
    kept = pilot.profile.load_match()
    assert kept is not None
    assert len(kept[1].log) == before.decision


@pytest.mark.parametrize("seed", ["x" * 200, "Zoë 李", "", " ", "a:1", "\\n", "{}"], ids=repr)
def test_a_game_of_any_seed_is_kept(fly: Fly, seed: str) -> None:
    pilot = fly(wishes=Wishes(seed))
    pilot.pass_first_three()
    hand = pilot.view.hand
    pilot.close()
    again = fly(wishes=Wishes(seed))
    assert again.scene != "Notice"
    assert again.view.hand == hand
