"""Opponents who answer at once with their first legal card, for tests of everything else."""

from __future__ import annotations

from game.bots.answers import Answer
from game.rules.legality import Phase, legal_cards
from game.rules.seat_view import SeatView


class FirstLegal:
    """A thinker that remembers what it was asked.

    Attributes:
        asked: The seed and the view of every question.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[str, SeatView]] = []
        self._answers: list[Answer] = []

    def ask(self, stamp: tuple[str, int], bot: str, seed: str, view: SeatView) -> None:
        self.asked.append((seed, view))
        passing = view.phase is Phase.PASSING
        cards = view.hand[:3] if passing else legal_cards(view)[:1]
        self._answers.append(Answer(stamp, cards, None, view.seat))

    def poll(self) -> list[Answer]:
        answers, self._answers = self._answers, []
        return answers
