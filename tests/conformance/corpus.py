"""Whole hands from a file, one JSON object a line, replayed through the real match.

A line has `options`, `pass`, `deal` (four hands, South to East), `passes` (null on a hold), `plays`
as [seat, card, the legal cards then], `points_taken` and `score`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.rules import legality
from game.rules.cards import cards_text
from game.rules.commands import PassCards, PlayCard
from game.rules.events import DealScored, Event
from game.rules.house_rules import HouseRules, rules_from
from game.rules.legality import Phase
from game.rules.match import IllegalCommand, Match
from game.rules.seats import SEATS, PassDirection
from tests.cards import card, hand
from tests.positions import dealt, deck_of

DATA = Path(__file__).parents[1] / "data"
OPTIONS = {"queen_breaks_hearts", "jack_of_diamonds", "points_on_first_trick", "moon"}


class MismatchError(Exception):
    """Our rules and the corpus disagree, or a line is broken."""


def faults(path: Path) -> Iterator[str]:
    """What is wrong with a corpus, each fault with the file and the line."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        yield f"{path}: cannot be read: {error}"
        return
    hands = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not hands:
        yield f"{path}: holds no hands"
    for number, line in hands:
        try:
            replay(json.loads(line))
        except MismatchError as error:
            yield f"{path}:{number}: {error}"
        except (ValueError, TypeError, LookupError, AssertionError) as error:
            yield f"{path}:{number}: broken line: {type(error).__name__}: {error}"


def replay(told: dict[str, Any]) -> None:
    """Play one hand and compare the legal cards at every play, the points and the score.

    Raises:
        MismatchError: Something differs.
    """
    direction = PassDirection(told["pass"])
    options = told["options"]
    if unknown := set(options) - OPTIONS:
        raise MismatchError(f"broken line: unknown options {sorted(unknown)}")
    rules = rules_from(**options, pass_cycle=[direction.value])
    match = dealt(deck_of(map(" ".join, told["deal"])), direction, rules)
    try:
        _pass(match, told["passes"])
        events = _play(match, told["plays"])
    except IllegalCommand as error:
        raise MismatchError(f"refused: {error}") from error
    _compare_end(events, told, rules)


def _pass(match: Match, passes: list[list[str]] | None) -> None:
    if (passes is None) is (match.phase is Phase.PASSING):
        raise MismatchError(f"passes are {passes}, but the match is {match.phase.value}")
    for seat, cards in zip(SEATS, passes or (), strict=passes is not None):
        match.apply(PassCards(seat, hand(" ".join(cards))))


def _play(match: Match, plays: list[tuple[int, str, list[str]]]) -> list[Event]:
    if len(plays) != 52:
        raise MismatchError(f"broken line: {len(plays)} plays, not 52")
    events: list[Event] = []
    for number, (place, text, expected) in enumerate(plays, 1):
        seat = SEATS[place]
        where = f"play {number}, {seat} plays {text}"
        if match.turn is not seat:
            raise MismatchError(f"{where}: it is {match.turn}'s turn")
        legal = match.legal_cards()
        if sorted(map(str, legal)) != sorted(expected):
            raise MismatchError(f"{where}: legal are {cards_text(legal)}, not {' '.join(expected)}")
        if legality.legal_cards(match.view(seat)) != legal:
            raise MismatchError(f"{where}: the seat's view gives other legal cards")
        events = match.apply(PlayCard(seat, card(text)))
    return events


def _compare_end(events: list[Event], told: dict[str, Any], rules: HouseRules) -> None:
    scored = next((event for event in events if isinstance(event, DealScored)), None)
    if scored is None:
        raise MismatchError("the deal was not scored after the last play")
    if list(scored.points_taken) != told["points_taken"]:
        raise MismatchError(f"points taken are {scored.points_taken}, not {told['points_taken']}")
    if list(scored.score) != told["score"]:
        raise MismatchError(f"the score is {scored.score}, not {told['score']}, by {rules}")
