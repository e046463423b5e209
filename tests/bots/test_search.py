"""The search finds what must be found, asks nothing it may not know, and repeats itself exactly."""

from __future__ import annotations

import random

import pytest

from game.bots.bot import ROSTER, Bot, make_bot
from game.bots.inference import Worlds, knowledge, known_position
from game.bots.levels import Level, habits
from game.bots.position import Position
from game.bots.search import Effort, Line, play_world, search
from game.bots.thinker import Thinker
from game.bots.worth import Payoff
from game.rules.cards import cards_of, cards_text
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, legal_cards
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS
from tests.bots.positions import OPTIONS, decide, passing, playing

THINKING = ("casual", "strong", "expert", "mc30")


def untimed(name: str, seed: str) -> Bot:
    """A bot of the roster; one that thinks does so without its guard, which might cut it short."""
    bot = make_bot(name, seed)
    return bot.eased(24) if isinstance(bot, Thinker) else bot


@pytest.mark.parametrize("name", THINKING)
def test_the_queen_goes_under_a_higher_spade(name: str) -> None:
    bot = make_bot(name, "s")
    assert str(bot.choose_play(playing("KS QS 8D", "4S AS", out="2S 3S 5S"))) == "QS"
    assert str(bot.choose_play(playing("AS QS 7C", "2S KS 5S", out="3S 4S"))) == "QS"


@pytest.mark.parametrize("name", THINKING)
def test_a_trick_that_must_be_won_is_not_won_with_the_queen(name: str) -> None:
    bot = make_bot(name, "s")
    assert str(bot.choose_play(playing("QS AS 3D 9C", "TS 4S 7S"))) == "AS"


@pytest.mark.parametrize("name", THINKING)
def test_no_high_spade_is_led_while_the_queen_is_out(name: str) -> None:
    bot = untimed(name, "s")
    view = playing("KS 2H 3H 5H 6H", broken=True, out="QS AS 4H 7H 8H 9H")
    assert str(bot.choose_play(view)).endswith("H")


@pytest.mark.parametrize("name", THINKING)
def test_passing_keeps_the_lowest_heart_and_gives_bare_high_spades(name: str) -> None:
    bot = make_bot(name, "s")
    first = cards_text(bot.choose_pass(passing("2H 9H JH AC KC QC 4D 8D TD 3S 5S 7S 9S")))
    assert "2H" not in first
    second = cards_text(bot.choose_pass(passing("QS KS AS 2C 3C 4C 5D 6D 7D 2H 3H 4H 5H")))
    assert "QS" in second
    assert "2H" not in second


@pytest.mark.parametrize("name", THINKING)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    match = Match("same")
    views = list(decide(match, lambda seat: make_bot("plain", "")))
    for view in views[4:40:9]:
        first = untimed(name, "x").choose_play(view)
        assert untimed(name, "x").choose_play(view) is first


def other_deals(match: Match, view: SeatView, chance: random.Random) -> list[Match]:
    """Matches that this seat can't tell from the true one, as far as the cards still held go."""
    worlds = Worlds(knowledge(view))
    others = []
    for _ in range(4):
        hands = [0] * 16
        worlds.draw(chance, hands)
        other = Match.replay(match.seed, match.rules, match.log, match.first_deal)
        assert other.deal is not None
        for seat in SEATS:
            if seat is not view.seat:
                other.deal.hands[seat] = sum(
                    hands[4 * seat + suit] << 13 * suit for suit in range(4)
                )
        others.append(other)
    return others


@pytest.mark.parametrize("name", ["plain", "greedy", "duck", "beginner", "casual", "expert"])
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    chance = random.Random(6)
    match = Match("unseen")
    for number, view in enumerate(decide(match, lambda seat: make_bot("plain", ""))):
        if view.phase is not Phase.PLAYING or number % 7:
            continue
        chosen = untimed(name, "s").choose_play(view)
        for other in other_deals(match, view, chance):
            told = other.view(view.seat)
            assert told == view
            assert untimed(name, "s").choose_play(told) is chosen


@pytest.mark.parametrize("name", sorted(ROSTER))
@pytest.mark.parametrize("rules", OPTIONS)
def test_every_bot_plays_a_legal_deal_under_every_option(name: str, rules: HouseRules) -> None:
    match = Match(f"deal of {name}", rules)
    bot = make_bot(name, "s")
    if isinstance(bot, Thinker):
        bot = bot.eased(6)
    other = make_bot("plain", "")
    match.apply(StartDeal())
    while match.phase is Phase.PASSING:
        for seat in SEATS:
            who = bot if seat == 1 else other
            match.apply(PassCards(seat, who.choose_pass(match.view(seat))))
    while match.turn is not None:
        turn = match.turn
        view = match.view(turn)
        card = (bot if turn == 1 else other).choose_play(view)
        assert card in legal_cards(view)
        match.apply(PlayCard(turn, card))


def test_a_clear_choice_ends_the_search_early() -> None:
    view = playing("QS AS 3D 9C", "TS 4S 7S")
    how = habits(Level.EXPERT)
    chance = random.Random(1)
    effort = Effort(4000, False, seconds=60.0)
    lines = search(view, how.finisher(chance.random), Payoff(), effort, chance)
    assert lines[0].count < 400
    assert lines[0].error < 2.0
    assert lines[0].mean > lines[1].mean + 5


def test_the_guard_stops_a_slow_search() -> None:
    view = playing("2H 5H 9H JC 4D", broken=True)
    how = habits(Level.EXPERT)
    chance = random.Random(1)
    now = iter(range(1000))
    lines = search(
        view,
        how.finisher(chance.random),
        Payoff(),
        Effort(10**6, False, seconds=5.0),
        chance,
        clock=lambda: float(next(now)),
    )
    assert lines[0].count < 8


class Listener:
    """Plays nothing out; notes for each world who was said to shoot, and whether others knew."""

    def __init__(self) -> None:
        self.worlds: list[set[tuple[int, bool]]] = []

    def finish(
        self, start: Position, suit: int, card: int, shooter: int, wary: bool, points: list[int]
    ) -> int:
        self.worlds[-1].add((shooter, wary))
        points[:] = [26 if seat == start.turn else 0 for seat in range(16)]
        return -1


@pytest.mark.parametrize(("wary", "least", "most"), [(0.0, 0, 0), (0.5, 60, 140), (1.0, 200, 200)])
def test_in_their_share_of_the_deals_the_others_know_of_a_moon(
    wary: float, least: int, most: int
) -> None:
    view = playing("AH KH QH 2D", broken=True)
    base, worlds, chance = known_position(view), Worlds(knowledge(view)), random.Random(3)
    plain, shooting = Line(3, 1 << 12), Line(3, 1 << 12, shooting=True)
    listener = Listener()
    for _ in range(200):
        listener.worlds.append(set())
        play_world(base, worlds, [plain, shooting], listener, Payoff(), chance, wary)
    known = [{wary for shooter, wary in world if shooter == base.turn} for world in listener.worlds]
    assert all(len(told) == 1 for told in known)
    assert least <= sum(True in told for told in known) <= most
    assert all(len(world) == 2 for world in listener.worlds)


def test_a_sure_moon_is_shot() -> None:
    hand = "AC KC QC AD KD AH KH QH JH TH 9H AS KS"
    view = playing(hand, "", out=cards_text(cards_of((1 << 52) - 1)), tricks=())
    line = Thinker("s", habits(Level.EXPERT)).lines(view)[0]
    assert line.mean > 20
