"""Matches played at random but repeatably, and the values that Hypothesis draws them from."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from hypothesis import strategies as st

from game.rules.commands import Command, PassCards, PlayCard, StartDeal
from game.rules.events import Event
from game.rules.house_rules import LONGEST_CYCLE, HouseRules, MoonScoring
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seats import SEATS, PassDirection

WHOLE_DEAL = 57
"""Decisions of a deal with passing: one to start it, four passes, 52 plays."""

house_rules = st.builds(
    HouseRules,
    moon=st.sampled_from(MoonScoring),
    queen_breaks_hearts=st.booleans(),
    jack_of_diamonds=st.booleans(),
    points_on_first_trick=st.booleans(),
    target=st.integers(1, 60),
    pass_cycle=st.lists(st.sampled_from(PassDirection), min_size=1, max_size=LONGEST_CYCLE).map(
        tuple
    ),
)
seats = st.sampled_from(SEATS)
watchers = st.sampled_from([*SEATS, None])


@dataclass
class Walk:
    """A match that was played at random up to some decision."""

    match: Match
    events: list[Event] = field(default_factory=list)


def random_command(match: Match, rng: random.Random) -> Command | None:
    """A decision that the rules allow now, or None once the match is over."""
    if match.phase is Phase.OVER:
        return None
    if match.phase is Phase.DEALING:
        return StartDeal()
    if match.phase is Phase.PASSING:
        seat = rng.choice(match.view(None).waiting)
        return PassCards(seat, tuple(rng.sample(match.view(seat).hand, 3)))
    assert match.turn is not None
    return PlayCard(match.turn, rng.choice(match.legal_cards()))


def random_walk(seed: int, rules: HouseRules, decisions: int) -> Walk:
    """Play so many random decisions, fewer if the match ends before."""
    rng = random.Random(seed)
    walk = Walk(Match(str(seed), rules))
    while len(walk.match.log) < decisions:
        command = random_command(walk.match, rng)
        if command is None:
            break
        walk.events += walk.match.apply(command)
    return walk


walks = st.builds(
    random_walk, st.integers(0, 2**32), house_rules, st.integers(0, 2 * WHOLE_DEAL + 3)
)
