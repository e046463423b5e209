"""The guided hand's table: fixed cards, opponents who keep to the script, and a guide's advice."""

from __future__ import annotations

from game.bots.answers import Answer
from game.bots.heuristic import Plain
from game.rules.cards import Card
from game.rules.commands import StartDeal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, legal_cards
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import Seat
from game.scenes.base import Stage
from game.scenes.first_steps.scene import FirstStepsScene, Guided
from game.scenes.first_steps.script import PASSES, PLAYS, SEED
from game.scenes.passing import PassingScene
from game.scenes.play import PlayScene
from game.scenes.table import Table
from game.scenes.tricks import TricksScene
from game.table.local import LocalSession, Player

MATCH_ID = "first steps"


def advise(view: SeatView) -> tuple[Card, ...]:
    """What the script has a seat pass or play; off the script, what the plain opponent would."""
    plain = Plain()
    if view.phase is Phase.PASSING:
        cards = PASSES[view.seat or Seat.SOUTH]
        return cards if set(cards) <= set(view.hand) else plain.choose_pass(view)
    played = [card for trick in (*view.tricks, view.trick) for card in trick.cards]
    legal = legal_cards(view)
    if tuple(played) == PLAYS[: len(played)] and PLAYS[len(played)] in legal:
        return (PLAYS[len(played)],)
    return (plain.choose_play(view),)


class ScriptedThinker:
    """Answers at once, for every seat, by `advise`: the same hand on every computer."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []

    def ask(self, stamp: tuple[str, int], bot: str, seed: str, view: SeatView) -> None:
        """Think of an answer now."""
        self._answers.append(Answer(stamp, advise(view), None, view.seat))

    def poll(self) -> list[Answer]:
        """The answers since the last call."""
        told, self._answers = self._answers, []
        return told


def open_table(stage: Stage) -> Table:
    """Deal the guided hand; nothing of it is kept."""
    west, north, east = (
        Player(name, bot)
        for name, bot in zip(stage.settings.opponents, stage.settings.bots, strict=True)
    )
    session = LocalSession(
        Match(SEED, HouseRules()),
        MATCH_ID,
        (Player(stage.settings.name), west, north, east),
        ScriptedThinker(),
    )
    table = Table(session, stage)
    session.send(StartDeal())
    return table


def first_steps(stage: Stage) -> FirstStepsScene:
    """The scene of the guided hand."""
    guided = Guided(open_table, PassingScene, PlayScene, _tricks, advise)
    return FirstStepsScene(stage, guided)


def _tricks(stage: Stage, table: Table) -> TricksScene:
    return TricksScene(stage, table.session)
