"""The engine protocol: one JSON object a line asks for a decision, one line answers it.

A question tells everything that a seat may know and nothing else, so that any program can play, and
so that our bots can sit at anybody's table.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from typing import Any, TextIO

from game.bots.bot import Bot, make_bot
from game.bots.facts import own_seat
from game.bots.heuristic import Plain
from game.bots.legal import is_legal
from game.bots.thinker import Thinker
from game.rules.cards import Card, parse_cards, penalty_points
from game.rules.house_rules import HouseRules, rules_dict, rules_from
from game.rules.legality import Phase, breaks_hearts, legal_cards
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, PassDirection, Seat
from game.rules.trick import Trick

LOG = logging.getLogger(__name__)
_KINDS = {bool: "true or false", int: "a whole number", str: "a word"}
LONGEST_LINE = 20_000
"""Characters in a line; longer ones are no question and no answer."""


class BadMessage(ValueError):
    """A line that is not what the protocol says; the message tells why."""


def question(view: SeatView) -> dict[str, object]:
    """A view's question, ready for JSON."""
    passing = view.phase is Phase.PASSING
    plays = [
        [str(seat), str(card)]
        for trick in (*view.tricks, view.trick)
        for seat, card in trick.plays()
    ]
    return {
        "question": "pass" if passing else "play",
        "seat": str(own_seat(view)),
        "rules": _rules_told(view.rules),
        "deal": view.deal_number,
        "pass": view.direction.value,
        "hand": _names(view.hand),
        "passed": None if view.passed is None else _names(view.passed),
        "received": None if view.received is None else _names(view.received),
        "plays": plays,
        "totals": {str(seat): view.totals[seat] for seat in SEATS},
        "legal": _names(view.hand if passing else legal_cards(view)),
    }


def view_from(message: Mapping[str, Any]) -> SeatView:
    """The view that a question tells.

    Raises:
        BadMessage: It is no question, or no such position can be.
    """
    try:
        return _view(message)
    except BadMessage:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadMessage(f"{type(error).__name__}: {error}") from error


def _view(message: Mapping[str, Any]) -> SeatView:
    kind = message["question"]
    if kind not in ("pass", "play"):
        raise BadMessage(f"no such question: {kind!r}")
    direction = PassDirection(message["pass"])
    rules = _rules(message["rules"], direction)
    seat = Seat.parse(message["seat"])
    hand = _cards(message["hand"])
    tricks, running = _tricks(message["plays"])
    points = [0, 0, 0, 0]
    for trick in tricks:
        points[trick.taker] += trick.points
    played = [card for trick in (*tricks, running) for card in trick.cards]
    if set(played) & set(hand):
        raise BadMessage("a card that was played is still held")
    if kind == "play" and len(hand) != 13 - len(tricks):
        raise BadMessage("the hand has too many or too few cards")
    if kind == "pass" and (len(hand) != 13 or played):
        raise BadMessage("thirteen cards are held when passing")
    if kind == "play" and (running.turn is not seat) and played:
        raise BadMessage("another seat is to play")
    return SeatView(
        seat=seat,
        rules=rules,
        deal_number=int(message["deal"]),
        direction=direction,
        phase=Phase.PASSING if kind == "pass" else Phase.PLAYING,
        turn=None if kind == "pass" else seat,
        hand=tuple(sorted(hand)),
        passed=_three(message.get("passed")),
        received=_three(message.get("received")),
        waiting=SEATS if kind == "pass" else (),
        tricks=tricks,
        trick=running if played else Trick(seat),
        hearts_broken=any(breaks_hearts(card, rules) for card in played),
        points=tuple(points),
        totals=tuple(int(message["totals"][str(other)]) for other in SEATS),
        scores=(),
        decision=60 * int(message["deal"]) + len(played),
    )


def _rules_told(rules: HouseRules) -> dict[str, object]:
    """The rules of one deal: the cycle that its direction comes from is nobody's business."""
    return {name: value for name, value in rules_dict(rules).items() if name != "pass_cycle"}


def _rules(told: object, direction: PassDirection) -> HouseRules:
    """The rules that a question tells; what is missing has its default."""
    if not isinstance(told, dict):
        raise BadMessage("rules come in an object")
    options: dict[str, Any] = {}
    for name, default in _rules_told(HouseRules()).items():
        value = options[name] = told.get(name, default)
        # JSON's true is no number here, and neither 1 nor "false" is a truth.
        if type(value) is not type(default):
            raise BadMessage(f"the rule {name} is {_KINDS[type(default)]}, not {value!r:.60}")
    return rules_from(**options, pass_cycle=(direction.value,))


def _tricks(plays: list[list[str]]) -> tuple[tuple[Trick, ...], Trick]:
    """The complete tricks and the running one."""
    tricks: list[Trick] = []
    leader = Seat.parse(plays[0][0]) if plays else Seat.SOUTH
    running = Trick(leader)
    for name, text in plays:
        if Seat.parse(name) is not running.turn:
            raise BadMessage("a card was played out of turn")
        running = Trick(running.leader, (*running.cards, Card.parse(text)))
        if running.complete:
            tricks.append(running)
            running = Trick(running.taker)
    cards = [card for trick in (*tricks, running) for card in trick.cards]
    if len(set(cards)) != len(cards) or len(tricks) > 13:
        raise BadMessage("a card was played twice")
    assert sum(penalty_points(card) for card in cards) <= 26
    return tuple(tricks), running


def answer_text(cards: tuple[Card, ...], values: Mapping[str, float] | None = None) -> str:
    """An answer's line, without its end."""
    message: dict[str, object]
    message = {"pass": _names(cards)} if len(cards) == 3 else {"card": str(cards[0])}
    if values:
        message["values"] = {name: round(value, 2) for name, value in values.items()}
    return json.dumps(message)


def read_answer(line: str) -> tuple[Card, ...]:
    """The cards of an answer's line.

    Raises:
        BadMessage: It is no answer.
    """
    message = read_line(line)
    try:
        if "card" in message:
            return (Card.parse(message["card"]),)
        return _cards(message["pass"])
    except BadMessage:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise BadMessage(f"{type(error).__name__}: {error}") from error


def read_line(line: str) -> dict[str, Any]:
    """The JSON object of a line.

    Raises:
        BadMessage: There is none.
    """
    if len(line) > LONGEST_LINE:
        raise BadMessage("a line longer than any message")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadMessage(f"no JSON: {error}") from error
    if not isinstance(message, dict):
        raise BadMessage("not an object")
    return message


def serve(name: str, stdin: TextIO, stdout: TextIO) -> None:
    """Answer questions until the input ends.

    Args:
        name: A bot of the roster.
        stdin: A question a line.
        stdout: An answer a line, and nothing else.

    Raises:
        KeyError: Nobody of that name.
    """
    bot = make_bot(name, f"engine:{name}")
    for line in stdin:
        if not line.strip():
            continue
        try:
            view = view_from(read_line(line))
            text = _answer(bot, view)
        except BadMessage as error:
            text = json.dumps({"error": str(error)})
        stdout.write(text + "\n")
        stdout.flush()


def _answer(bot: Bot, view: SeatView) -> str:
    values: dict[str, float] | None = None
    cards: tuple[Card, ...] = ()
    try:
        if view.phase is Phase.PASSING:
            cards = bot.choose_pass(view)
        elif isinstance(bot, Thinker):
            lines = bot.lines(view)
            cards = (lines[0].as_card,)
            values = {}
            for line in lines:
                if line.count:
                    values.setdefault(str(line.as_card), line.mean)
        else:
            cards = (bot.choose_play(view),)
    except Exception:
        LOG.exception("the bot failed")
    if not is_legal(view, cards):
        plain = Plain()
        passing = view.phase is Phase.PASSING
        cards = plain.choose_pass(view) if passing else (plain.choose_play(view),)
        values = None
    return answer_text(cards, values)


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _cards(names: list[str]) -> tuple[Card, ...]:
    if not isinstance(names, list):
        raise BadMessage("cards come in a list")
    return parse_cards(" ".join(names))


def _three(names: list[str] | None) -> tuple[Card, ...] | None:
    return None if names is None else tuple(sorted(_cards(names)))
