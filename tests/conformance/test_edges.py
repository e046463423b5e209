"""Single decisions, scores and ends of a match, as the shared file of edges gives them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.rules import legality
from game.rules.cards import Card
from game.rules.commands import PlayCard
from game.rules.house_rules import CLASSIC_CYCLE, rules_from
from game.rules.match import Match
from game.rules.scoring import credited_winner, leaders, match_over, score_deal
from game.rules.seats import SEATS, PassDirection, Seat
from tests.cards import hand
from tests.conformance.corpus import DATA
from tests.positions import finish_deal, position, snapshot

EDGES: dict[str, Any] = json.loads((DATA / "edges.json").read_text(encoding="utf-8"))
Edge = dict[str, Any]


def edges(section: str) -> pytest.MarkDecorator:
    told = EDGES[section]
    return pytest.mark.parametrize("edge", told, ids=[edge["name"] for edge in told])


def _cards(names: list[str]) -> tuple[Card, ...]:
    return hand(" ".join(names))


@edges("legal")
def test_the_legal_cards(edge: Edge) -> None:
    match = position(
        _cards(edge["hand"]),
        _cards(edge["trick"]),
        first_trick=edge["first_trick"],
        hearts_broken=edge["hearts_broken"],
        rules=rules_from(**edge["options"]),
    )
    expected = tuple(sorted(_cards(edge["legal"])))
    view = match.view(Seat.SOUTH)
    before = snapshot(match)
    assert match.legal_cards() == expected
    assert legality.legal_cards(view) == expected
    for card in _cards(edge["hand"]):
        refused = match.refusal(PlayCard(Seat.SOUTH, card))
        assert (refused is None) is (card in expected)
        assert legality.refusal(view, card) is refused
    assert snapshot(match) == before


@edges("breaks_hearts")
def test_what_breaks_hearts(edge: Edge) -> None:
    rules = rules_from(**edge["options"])
    broken = False
    trick: tuple[Card, ...] = ()
    for card in _cards(edge["trick"]):
        match = position([card], trick, hearts_broken=broken, rules=rules)
        match.apply(PlayCard(Seat.SOUTH, card))
        broken = match.view(None).hearts_broken
        trick += (card,)
    assert broken is edge["hearts_broken_after"]


@edges("hand_score")
def test_the_score_of_a_deal(edge: Edge) -> None:
    jack = edge.get("jack_taker")
    taker = None if jack is None else SEATS[jack]
    score = score_deal(tuple(edge["points_taken"]), taker, rules_from(**edge["options"]))
    assert list(score) == edge["score"]


@edges("game_end")
def test_the_end_of_a_match(edge: Edge) -> None:
    match = Match("end")
    match.totals = tuple(edge["totals_before"])
    score = edge["hand_score"]
    if score.count(26) == 1:
        # No deal scores a plain 26 to one seat alone, so only the sums can be told here.
        match.totals = tuple(edge["totals"])
    else:
        moon = score.count(26) == 3
        finish_deal(match, [26 - points for points in score] if moon else score)
        assert match.scores == [tuple(score)]
    totals = match.totals
    assert list(totals) == edge["totals"]
    assert match_over(totals, match.rules) is edge["game_over"]
    assert list(leaders(totals)) == edge["leaders"]
    if edge["game_over"]:
        human = SEATS[edge["human"]]
        assert list(leaders(totals)) == edge["winners"]
        assert (credited_winner(totals, human) is human) is edge["human_credited"]


def test_the_pass_cycle_and_who_receives() -> None:
    told = EDGES["passing"]
    assert [direction.value for direction in CLASSIC_CYCLE] == told["cycle"]
    assert list(map(str, SEATS)) == told["seats"]
    assert told["clockwise"] is (Seat.SOUTH.next is Seat.WEST)
    for direction, receiver in told["receiver_of_south"].items():
        assert str(PassDirection(direction).receiver(Seat.SOUTH)) == receiver
