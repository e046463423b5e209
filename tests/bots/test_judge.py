"""Decisions judged: planted blunders are named, equals cost nothing, nothing hidden helps."""

from __future__ import annotations

import random

import pytest

from game.bots.bot import make_bot
from game.bots.faults import Fault, PassFault, fault_of, pass_fault
from game.bots.inference import Worlds, knowledge
from game.bots.judge import Care, Verdict, judge
from game.rules.cards import parse_cards
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick
from tests.bots.positions import decide, passing, playing

QUICK = Care(race=24, duel=80, passes=48)


def judged(view: SeatView, chosen: str) -> Verdict:
    return judge(view, parse_cards(chosen), QUICK)


def fault(verdict: Verdict) -> Fault:
    return fault_of(verdict.view, verdict.chosen[0], verdict.better[0], verdict.shooting)


def test_leading_the_ace_of_spades_with_the_queen_out() -> None:
    view = playing("AS 3S 2C 3D 5D 2H 4H", out="QS KS JS 9S 7S 5S 4S", broken=True)
    verdict = judged(view, "AS")
    assert verdict.costly
    assert verdict.cost > 1.0
    assert fault(verdict) is Fault.LEADS_ABOVE_QUEEN


def test_eating_the_queen_with_a_lower_card_in_hand() -> None:
    view = playing("KS 3S 2C 4D", "7S QS 5S", out="2S")
    verdict = judged(view, "KS")
    assert verdict.costly
    assert verdict.cost > 8.0
    assert verdict.better == parse_cards("3S")
    assert fault(verdict) is Fault.EATS_QUEEN


def test_keeping_the_queen_that_could_go_under_the_ace() -> None:
    verdict = judged(playing("KS QS 8D", "4S AS", out="2S 3S 5S"), "KS")
    assert verdict.costly
    assert verdict.better == parse_cards("QS")
    assert fault(verdict) is Fault.KEEPS_QUEEN


def test_the_best_choice_costs_nothing() -> None:
    verdict = judged(playing("KS 3S 2C 4D", "7S QS 5S", out="2S"), "3S")
    assert verdict.cost == 0
    assert not verdict.costly
    assert verdict.better == verdict.chosen


@pytest.mark.parametrize("chosen", ["5C", "6C"])
def test_equal_cards_cost_nothing(chosen: str) -> None:
    verdict = judged(playing("5C 6C KD 9H", "9C", out="2C 3C TC"), chosen)
    assert verdict.cost == 0
    assert verdict.better == verdict.chosen
    assert not verdict.forced


def test_a_forced_card_is_no_decision() -> None:
    verdict = judged(playing("5C KD 9H", "9C"), "5C")
    assert verdict.forced
    assert not verdict.costly


def test_what_chance_can_explain_is_called_none() -> None:
    view = playing("5C KD 9H", "9C")
    assert not Verdict(view, view.hand[:1], view.hand[1:2], cost=0.5, error=0.3).costly
    assert Verdict(view, view.hand[:1], view.hand[1:2], cost=0.7, error=0.3).costly
    assert not Verdict(view, view.hand[:1], view.hand[1:2], cost=0.01, error=0.0).costly


def test_a_pass_that_keeps_a_bare_queen() -> None:
    view = passing("QS KS AS 2C 3C 4C 5D 6D 7D 2H 3H 4H 5H")
    verdict = judged(view, "2C 3C 2H")
    assert verdict.costly
    assert verdict.cost > 2.0
    wrong = pass_fault(view, verdict.chosen, verdict.better, verdict.shooting)
    assert wrong is PassFault.KEEPS_HIGH_SPADES


def test_a_pass_is_the_same_in_any_order() -> None:
    view = passing("QS KS AS 2C 3C 4C 5D 6D 7D 2H 3H 4H 5H")
    best = judged(view, "2C 3C 2H").better
    verdict = judge(view, best[::-1], QUICK)
    assert verdict.cost == 0
    assert verdict.better == verdict.chosen


def test_the_same_decision_is_judged_alike_again() -> None:
    view = playing("AS 3S 2C 3D 5D 2H 4H", out="QS KS JS 9S 7S 5S 4S", broken=True)
    assert judged(view, "5D") == judged(view, "5D")


def test_cards_that_the_seat_cannot_see_change_nothing() -> None:
    chance = random.Random(8)
    match = Match("unseen")
    looked_at = 0
    for number, view in enumerate(decide(match, lambda seat: make_bot("plain", ""))):
        if view.phase is not Phase.PLAYING or number % 11:
            continue
        chosen = view.hand[:1] if not view.trick.cards else ()
        if not chosen:
            continue
        worlds = Worlds(knowledge(view))
        verdict = judge(view, chosen, Care(6, 6, 6))
        hands = [0] * 16
        worlds.draw(chance, hands)
        other = Match.replay(match.seed, match.rules, match.log, match.first_deal)
        assert other.deal is not None
        for seat in SEATS:
            if seat is not view.seat:
                held = sum(hands[4 * seat + suit] << 13 * suit for suit in range(4))
                other.deal.hands[seat] = held
        assert judge(other.view(view.seat), chosen, Care(6, 6, 6)) == verdict
        looked_at += 1
    assert looked_at > 0


@pytest.mark.parametrize(
    ("hand", "trick", "played", "better", "named"),
    [
        ("KC AS KS 2D 3D", "", "KC", "2D", Fault.KEEPS_LEAD),
        ("QS 2S 4D", "", "QS", "4D", Fault.LEADS_QUEEN),
        ("QS 2S 4D 5D", "", "2S", "4D", Fault.UNGUARDS),
        ("2S 9D 4C", "", "9D", "2S", Fault.MISSES_DRAW),
        ("9D 2D 4C", "", "9D", "2D", Fault.LEADS_HIGH),
        ("AC 2C 4D", "3C KC 5C", "2C", "AC", Fault.DUCKS_FREE),
        ("AD 2D 4C", "3D 4H 5D", "AD", "2D", Fault.TAKES_POINTS),
        ("KS 2S 4D", "3S", "KS", "2S", Fault.RISKS_QUEEN),
        ("TC 4C 2D", "QC 8C 3C", "4C", "TC", Fault.KEEPS_HIGH),
        ("QS 9H 4D", "3C KC", "9H", "QS", Fault.KEEPS_QUEEN),
        ("KS 9H 4D", "3C KC", "9H", "KS", Fault.KEEPS_HIGH_SPADE),
        ("9H 4D 6D", "3C KC", "4D", "9H", Fault.KEEPS_HEART),
    ],
)
def test_faults_have_names(hand: str, trick: str, played: str, better: str, named: Fault) -> None:
    out = "QS JS KS 3H AH TC 9C" if "QS" not in hand else "JS KS 3H AH TC 9C"
    kept = " ".join(word for word in out.split() if word not in f"{hand} {trick}")
    # Two early tricks with hearts to different seats, so that nobody seems to shoot.
    view = playing(hand, trick, out=kept, tricks=_quiet_tricks(hand, trick, kept), broken=True)
    (first,), (second,) = parse_cards(played), parse_cards(better)
    assert fault_of(view, first, second) is named


def _quiet_tricks(hand: str, trick: str, out: str) -> tuple[Trick, ...]:
    """Two tricks of hearts, one to South and one to West."""
    held = f"{hand} {trick} {out}".split()
    hearts = [f"{rank}H" for rank in "245678TJQK" if f"{rank}H" not in held]
    return (
        Trick(Seat.SOUTH, parse_cards(" ".join(hearts[3::-1]))),
        Trick(Seat.WEST, parse_cards(" ".join(hearts[7:3:-1]))),
    )


def test_moons_have_names() -> None:
    mine = Trick(Seat.EAST, parse_cards("AH KH QH JH"))
    more = Trick(Seat.EAST, parse_cards("TH 9H 8H 7H"))
    owner = playing("AD 2D 4C", "3D", tricks=(mine, more), broken=True)
    (high, low, club) = parse_cards("AD 2D 4C")
    assert fault_of(owner, low, high) is Fault.GIVES_UP_MOON
    assert fault_of(owner, low, high, shooting=True) is Fault.GIVES_UP_MOON
    theirs = (Trick(Seat.WEST, mine.cards), Trick(Seat.WEST, more.cards))
    other = playing("AD 2D 4C", "3D 6H KD", tricks=theirs, broken=True)
    assert fault_of(other, low, high) is Fault.LETS_MOON
    (heart,) = parse_cards("6H")
    giver = playing("6H 4C 9D", "3S KS 2S", seat=Seat.SOUTH, tricks=theirs, broken=True)
    assert giver.trick.taker is Seat.NORTH
    assert fault_of(giver, club, heart) is Fault.LETS_MOON
    assert fault_of(giver, club, heart, shooting=True) is Fault.MISSES_MOON


def test_a_review_works_under_other_rules() -> None:
    view = playing("KD 4D 9C", "JD 5D 3D", rules=HouseRules(jack_of_diamonds=True))
    verdict = judged(view, "4D")
    assert verdict.better != parse_cards("4D")
    assert verdict.costly
