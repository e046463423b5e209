"""How long the opponents take for a card and for a pass, by level."""

from __future__ import annotations

import statistics
import time

from game.bots.bot import ROSTER, make_bot
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seats import SEATS
from tests.bench.report import Row

LEVELS = ("plain", "beginner", "casual", "strong", "expert")
DECISIONS = 8
"""Cards asked for at each level, spread over a deal that the plain bot plays."""


def rows() -> list[Row]:
    """A row for each level that the roster has."""
    return [_row(level) for level in LEVELS if level in ROSTER]


def _row(level: str) -> Row:
    bot, plain = make_bot(level, "bench"), make_bot("plain", "bench")
    match = Match("thinking")
    match.apply(StartDeal())
    times = []
    began = time.perf_counter()
    for seat in SEATS:
        choose = bot if seat is SEATS[0] else plain
        match.apply(PassCards(seat, tuple(choose.choose_pass(match.view(seat)))))
        if seat is SEATS[0]:
            passing = time.perf_counter() - began
    for number in range(52):
        assert match.phase is Phase.PLAYING
        assert match.turn is not None
        view = match.view(match.turn)
        if number % (52 // DECISIONS) == 0 and len(match.legal_cards()) > 1:
            began = time.perf_counter()
            bot.choose_play(view)
            times.append(time.perf_counter() - began)
        match.apply(PlayCard(match.turn, plain.choose_play(view)))
    return Row(
        f"{level}: a card",
        f"median {statistics.median(times) * 1000:.0f} ms, longest {max(times) * 1000:.0f} ms"
        f"; a pass {passing * 1000:.0f} ms",
    )
