"""Points, moons, the end of a match and who has won it."""

from __future__ import annotations

import pytest

from game.rules.cards import DECK, penalty_points
from game.rules.codec import command_text
from game.rules.commands import StartDeal
from game.rules.events import DealScored, MatchEnded
from game.rules.house_rules import HouseRules, MoonScoring
from game.rules.legality import Phase, Refusal
from game.rules.match import Match
from game.rules.scoring import credited_winner, leaders, match_over, moon_shooter, places
from game.rules.seats import Seat
from tests.cards import hand
from tests.positions import (
    SOUTH_TAKES_ALL,
    dealt,
    deck_of,
    finish_deal,
    last_trick,
    play,
    play_out,
    start_deal,
)

MINUS = HouseRules(moon=MoonScoring.SUBTRACT)
S, W, N, E = Seat


def test_the_deck_holds_26_points() -> None:
    assert sum(map(penalty_points, DECK)) == 26
    assert [penalty_points(card) for card in hand("QS 2H AH AS QC")] == [13, 1, 1, 0, 0]


def test_two_seats_tied_lowest_are_both_winners_and_no_deal_follows() -> None:
    match = Match("tie")
    match.totals = (88, 70, 12, 12)
    last_trick(match, (14, 10, 1, 0), "5C 2H 4C 3C", leader=E)
    events = play(match, "5C 2H 4C 3C")
    assert match.totals == (102, 80, 13, 13)
    assert events[-1] == MatchEnded((102, 80, 13, 13), (N, E))
    assert places(match.totals) == (4, 3, 1, 1)
    assert match.phase is Phase.OVER
    assert match.refusal(StartDeal()) is Refusal.WRONG_PHASE


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((106, 45, 45, 12), (E,)),
        ((100, 30, 30, 48), (W, N)),
        ((100, 36, 36, 36), (W, N, E)),
        ((104, 104, 104, 104), (S, W, N, E)),
        ((101, 101, 3, 3), (N, E)),
    ],
)
def test_only_the_lowest_totals_win(totals: tuple[int, ...], winners: tuple[Seat, ...]) -> None:
    assert match_over(totals, HouseRules())
    assert leaders(totals) == winners
    assert credited_winner(totals, None) is winners[0]
    assert credited_winner(totals, winners[-1]) is winners[-1]


def test_below_the_target_nothing_is_over() -> None:
    match = Match("on")
    match.totals = (90, 74, 60, 10)
    events = finish_deal(match, (9, 9, 1, 7))
    assert match.totals == (99, 83, 61, 17)
    assert not any(isinstance(event, MatchEnded) for event in events)
    assert match.phase is Phase.DEALING


@pytest.mark.parametrize(
    ("rules", "totals"),
    [(HouseRules(), (10, 46, 56, 70)), (MINUS, (-16, 20, 30, 44))],
    ids=["add", "subtract"],
)
def test_a_moon_charges_the_others_or_spares_the_shooter_never_both(
    rules: HouseRules, totals: tuple[int, ...]
) -> None:
    match = dealt(deck_of(SOUTH_TAKES_ALL), rules=rules)
    match.totals = (10, 20, 30, 44)
    scored = play_out(match)[-1]
    assert isinstance(scored, DealScored)
    assert scored.points_taken == (26, 0, 0, 0)
    assert scored.shooter is S
    assert sum(scored.score) == (-26 if rules is MINUS else 78)
    assert match.totals == totals == scored.totals


@pytest.mark.parametrize(
    ("taken", "shooter"),
    [
        ((26, 0, 0, 0), S),
        ((0, 9, 16, 1), None),
        ((0, 25, 1, 0), None),
        ((13, 13, 0, 0), None),
    ],
)
def test_a_moon_is_all_26_points_as_taken(taken: tuple[int, ...], shooter: Seat | None) -> None:
    match = Match("moon")
    scored = finish_deal(match, taken)[-1]
    assert isinstance(scored, DealScored)
    assert scored.shooter is moon_shooter(taken) is shooter
    assert match.scores == [taken if shooter is None else (0, 26, 26, 26)]
    assert sum(match.scores[0]) == (26 if shooter is None else 78)


def test_the_score_row_of_a_moon_shows_nobody_else_as_shooter() -> None:
    match = Match("moon")
    finish_deal(match, (0, 0, 26, 0))
    events = finish_deal(match, (9, 9, 8, 0))
    assert match.scores == [(26, 26, 0, 26), (9, 9, 8, 0)]
    assert [event.shooter for event in events if isinstance(event, DealScored)] == [None]


def test_the_jack_of_diamonds_takes_ten_off_its_taker() -> None:
    for wanted, score in ((True, (13, 9, -6, 0)), (False, (13, 9, 4, 0))):
        match = Match("jack", HouseRules(jack_of_diamonds=wanted))
        last_trick(match, (13, 9, 4, 0), "2D 3D JD 9D")
        play(match, "2D 3D JD 9D")
        assert match.scores == [score]


def test_points_count_when_the_trick_is_taken_and_totals_when_the_deal_is_over() -> None:
    match = Match("panel")
    match.totals = (1, 2, 3, 4)
    last_trick(match, (12, 10, 3, 0), "5C 2H 4C 3C")
    play(match, "5C 2H")
    assert match.view(S).points == (12, 10, 3, 0)
    play(match, "4C")
    assert match.view(S).points == (12, 10, 3, 0)
    assert match.view(S).totals == (1, 2, 3, 4)
    events = play(match, "3C")
    assert sum(isinstance(event, DealScored) for event in events) == 1
    assert match.view(S).points == (13, 10, 3, 0)
    assert match.view(S).totals == (14, 12, 6, 4)
    start_deal(match, deck_of(SOUTH_TAKES_ALL))
    assert match.view(S).points == (0, 0, 0, 0)
    assert match.view(S).totals == (14, 12, 6, 4)


def test_totals_below_zero_and_just_below_the_target_are_read_back() -> None:
    match = dealt(deck_of(SOUTH_TAKES_ALL), rules=MINUS)
    play_out(match)
    assert match.totals == (-26, 0, 0, 0)
    assert match.phase is Phase.DEALING
    again = Match("chosen", MINUS, match.first_deal)
    start_deal(again, deck_of(SOUTH_TAKES_ALL))
    for command in match.log[1:]:
        again.apply(command)
    assert again.totals == match.totals
    assert list(map(command_text, again.log)) == list(map(command_text, match.log))
    match.totals = (99, 83, 61, 17)
    assert match.phase is Phase.DEALING
    assert start_deal(match, deck_of(SOUTH_TAKES_ALL))


def test_a_short_match_ends_at_its_own_target() -> None:
    match = Match("short", HouseRules(target=20))
    endings = []
    for points in ((19, 7, 0, 0), (1, 12, 13, 0)):
        events = finish_deal(match, points)
        endings.append([event for event in events if isinstance(event, MatchEnded)])
    assert endings == [[], [MatchEnded((20, 19, 13, 0), (E,))]]
    assert match.phase is Phase.OVER
