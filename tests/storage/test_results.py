"""What a result tells of a deal: the queen, moons, and moons that were stopped."""

from __future__ import annotations

import pytest

from game.rules.cards import parse_cards
from game.rules.events import DealScored, DealStarted, TrickTaken
from game.rules.seats import PassDirection, Seat
from game.rules.trick import Trick
from game.storage.results import DealResult, _DealStory
from tests.finished import finished_match

S, W, N, E = Seat


def deal_of(*tricks: tuple[Seat, str], taken: tuple[int, int, int, int]) -> DealResult:
    """The record of a deal in which these tricks held all that counts."""
    story = _DealStory(finished_match("told"))
    assert story.hear(DealStarted(1, PassDirection.LEFT, "")) is None
    for taker, cards in tricks:
        assert story.hear(TrickTaken(taker, Trick(S, parse_cards(cards)))) is None
    shooter = next((seat for seat in Seat if taken[seat] == 26), None)
    found = story.hear(DealScored(1, taken, taken, taken, shooter))
    assert found is not None
    return found


QUEEN = (W, "QS 2S 3S 4S")
THREE_HEARTS = (W, "AD 2H 3H 4H")


def test_who_took_the_queen() -> None:
    assert deal_of(QUEEN, (N, "AD 2H 3H 4H"), taken=(0, 13, 3, 0)).queen == W


@pytest.mark.parametrize(
    ("tricks", "stopper"),
    [
        pytest.param([QUEEN, THREE_HEARTS, (W, "AC 5H 6H 7C"), (S, "KC 7H 2C 3C")], S, id="at 18"),
        pytest.param([QUEEN, THREE_HEARTS, (S, "KC 7H 2C 3C")], None, id="at 16, by chance"),
        pytest.param(
            [(N, "KC 7H 2C 3C"), QUEEN, THREE_HEARTS, (W, "AC 5H 6H 8H"), (S, "QC 9H 4C 5C")],
            None,
            id="another had a heart already",
        ),
        pytest.param([QUEEN, THREE_HEARTS, (W, "AC 5H 6H 7H")], None, id="nobody did"),
    ],
)
def test_who_stopped_a_moon_that_was_under_way(
    tricks: list[tuple[Seat, str]], stopper: Seat | None
) -> None:
    assert deal_of(*tricks, taken=(1, 18, 0, 7)).stopper == stopper
