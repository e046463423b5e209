"""Questions to the bots and their answers: none is taken for another, however late it comes."""

from __future__ import annotations

import pytest

from game.bots.answers import Answer
from game.bots.bot import make_bot
from game.rules.cards import Card
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import NEVER_PASS, HouseRules
from game.rules.legality import Phase, legal_cards
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import Seat
from game.table.local import LocalSession, Player


class SlowThinker:
    """Answers in the order of asking, when it is told to and not before."""

    def __init__(self) -> None:
        self.asked: list[tuple[tuple[str, int], SeatView]] = []
        self.patience = 0

    def ask(self, stamp: tuple[str, int], bot: str, seed: str, view: SeatView) -> None:
        self.asked.append((stamp, view))

    def poll(self) -> list[Answer]:
        due, self.asked = self.asked[: self.patience], self.asked[self.patience :]
        self.patience = 0
        return [Answer(stamp, thought(view), None) for stamp, view in due]


def thought(view: SeatView) -> tuple[Card, ...]:
    plain = make_bot("plain", "")
    if view.phase is Phase.PASSING:
        return tuple(plain.choose_pass(view))
    return (plain.choose_play(view),)


def session(rules: HouseRules, seed: str) -> tuple[LocalSession, SlowThinker]:
    thinker = SlowThinker()
    match = Match(seed, rules)
    match.apply(StartDeal())
    players = (Player("Ann"), Player("P", "plain"), Player("M", "plain"), Player("B", "plain"))
    return LocalSession(match, "m", players, thinker), thinker


def answer(table: LocalSession, thinker: SlowThinker, questions: int = 1) -> None:
    thinker.patience = questions
    table.poll()
    table.poll()


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5", "6", "7", "8"])
def test_an_answer_to_a_position_that_was_taken_back_is_nobodys(seed: str) -> None:
    table, thinker = session(HouseRules(pass_cycle=NEVER_PASS), seed)
    # To South's first lead after the first trick, or as far as the seed's cards allow.
    for _ in range(60):
        view = table.view()
        legal = legal_cards(view)
        if legal and len({card.suit for card in legal}) > 1 and not view.trick.cards:
            break
        if legal:
            table.send(PlayCard(Seat.SOUTH, legal[0]))
        else:
            answer(table, thinker)
    else:
        pytest.skip("South never led from two suits")
    first = next(card for card in legal)
    other = next(card for card in legal if card.suit is not first.suit)
    table.send(PlayCard(Seat.SOUTH, first))
    table.undo()
    table.send(PlayCard(Seat.SOUTH, other))
    # Both questions about West's card are answered at once, the stale one first.
    answer(table, thinker, questions=2)
    played = table.view().trick.cards
    assert played[0] is other
    assert len(played) == 2
    suits = {card.suit for card in table.match.view(Seat.WEST).hand}
    assert played[1].suit is other.suit or other.suit not in suits


def test_a_pass_that_waits_for_the_others_stays_the_players_own() -> None:
    table, thinker = session(HouseRules(), "1")
    mine = table.view().hand[:3]
    table.send(PassCards(Seat.SOUTH, mine))
    table.set_autoplay(True)
    table.set_autoplay(False)
    for _ in range(12):
        answer(table, thinker, questions=len(thinker.asked))
        if table.view().phase is Phase.PLAYING:
            break
    assert table.view().passed == mine


def test_while_the_computer_plays_a_waiting_pass_is_still_the_players() -> None:
    table, thinker = session(HouseRules(), "1")
    mine = table.view().hand[:3]
    table.send(PassCards(Seat.SOUTH, mine))
    table.set_autoplay(True)
    for _ in range(12):
        answer(table, thinker, questions=len(thinker.asked))
        if table.view().phase is Phase.PLAYING:
            break
    assert table.view().passed == mine
    table.set_autoplay(False)
