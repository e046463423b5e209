"""The guide: which lesson is being said, and what the player did with the advice before."""

from __future__ import annotations

from game.rules.cards import Card
from game.rules.seat_view import SeatView
from game.scenes.first_steps.lessons import next_lesson
from game.scenes.first_steps.moments import Moment, When
from game.scenes.first_steps.script import Lesson


class Guide:
    """Goes through the script as the hand goes on.

    Attributes:
        lesson: What is being said; None for nothing.
        moment: What it is about.
    """

    def __init__(self) -> None:
        self.lesson: Lesson | None = None
        self.moment: Moment | None = None
        self._at: tuple[When, int, int] | None = None
        self._said: set[str] = set()
        self._turn: Moment | None = None

    @property
    def stopped(self) -> bool:
        """The table waits for the player to have read something."""
        return self.lesson is not None and self.lesson.stops

    @property
    def advised(self) -> frozenset[Card]:
        """The cards to mark."""
        choosing = self.moment is not None and self.moment.when in (When.PASS, When.TURN)
        if self.stopped or self.moment is None or not choosing:
            return frozenset()
        return frozenset(self.moment.advised) - frozenset(self.moment.picked)

    def hear(self, moment: Moment | None) -> bool:
        """Take in what moment it is; True when something else is said now."""
        at = None
        if moment is not None:
            three = len(moment.picked) == 3 and set(moment.picked) == set(moment.advised)
            at = moment.when, moment.view.decision, len(moment.picked) + three
        if self.stopped or at == self._at:
            return False
        self._at, self.moment = at, moment
        self._say()
        return True

    def _say(self) -> None:
        """Take the script's next lesson for this moment."""
        moment = self.moment
        self.lesson = None if moment is None else next_lesson(moment, self._said)
        if moment is not None and moment.when is When.TURN:
            self._turn = moment
        if moment is not None and moment.when is When.OTHER:
            # Once is enough to have noticed.
            self._turn = None
        if self.lesson is not None:
            self._said.add(self.lesson.name)

    def go_on(self) -> None:
        """The player has read it: the next lesson of the moment, if there is one."""
        if self.moment is not None and self.moment.when is When.OTHER:
            self.lesson = self._at = None
        else:
            self._say()

    def hush(self) -> None:
        """Say nothing until the next moment."""
        self.lesson = self._turn = None

    def other_card(self, view: SeatView) -> Card | None:
        """The card that the player has just played instead of the advised one."""
        turn = self._turn
        if turn is None or view.decision <= turn.view.decision:
            return None
        tricks = (*view.tricks, view.trick)
        place = len(turn.view.tricks)
        plays = tricks[place].plays() if place < len(tricks) else iter(())
        card = next((card for seat, card in plays if seat is turn.me), None)
        return None if card in turn.advised else card
