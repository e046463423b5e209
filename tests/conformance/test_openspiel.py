"""Random hands played in step with OpenSpiel's Hearts, an independent judge of the same rules.

Its cards are numbered rank by rank (clubs, diamonds, hearts, spades within a rank), it deals one
card a seat in turn, and its returns are 26 less each seat's score.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from game.rules.cards import DECK, PENALTY_MASK, QUEEN_BIT, Card, cards_text, mask_of
from game.rules.commands import PassCards, PlayCard
from game.rules.house_rules import HouseRules
from game.rules.match import Match
from game.rules.seats import SEATS, PassDirection
from tests.positions import dealt

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

HANDS_EACH = 32
THEIR_SUITS = "CDHS"
CARD_OF = {4 * card.rank + THEIR_SUITS.index(card.text[1]): card for card in DECK}
ACTION_OF = {card: action for action, card in CARD_OF.items()}
THEIR_DIRECTION = {
    PassDirection.HOLD: 0,
    PassDirection.LEFT: 1,
    PassDirection.ACROSS: 2,
    PassDirection.RIGHT: 3,
}


def _game(rules: HouseRules, passing: bool) -> Any:
    return pyspiel.load_game(
        "hearts",
        {
            "pass_cards": passing,
            "qs_breaks_hearts": rules.queen_breaks_hearts,
            "jd_bonus": rules.jack_of_diamonds,
            "no_pts_on_first_trick": not rules.points_on_first_trick,
        },
    )


def _deck(rng: random.Random, kind: int) -> tuple[Card, ...]:
    """A fair deal, one with the high cards together, or one with long suits, seats turned about."""
    noise = {card: rng.random() for card in DECK}
    if kind == 0:
        return tuple(sorted(DECK, key=lambda card: noise[card]))
    if kind == 1:
        deck = sorted(DECK, key=lambda card: card.rank + 3 * noise[card])
    else:
        deck = sorted(DECK, key=lambda card: card.index + 8 * noise[card])
    turn = 13 * rng.randrange(4)
    return tuple(deck[turn:] + deck[:turn])


def _pick(rng: random.Random, kind: int, match: Match, cards: tuple[Card, ...]) -> Card:
    """A random card; of lopsided deals, mostly one that helps whoever holds the high cards."""
    if kind == 0 or rng.random() < 0.1:
        return rng.choice(cards)
    trick = match.view(None).trick
    return max(cards, key=lambda card: card.rank) if not trick.cards else cards[0]


def _only_points_on_first_trick(match: Match, cards: tuple[Card, ...]) -> bool:
    only_points = not mask_of(cards) & ~PENALTY_MASK
    first = not match.view(None).tricks and not match.rules.points_on_first_trick
    return only_points and first


def _play_in_step(game: Any, match: Match, rng: random.Random, kind: int) -> None:
    deal = match.deal
    assert deal is not None
    state = game.new_initial_state()
    state.apply_action(THEIR_DIRECTION[deal.direction])
    for place in range(13):
        for receiver in SEATS:
            state.apply_action(ACTION_OF[deal.deck[13 * receiver + place]])
    if deal.direction is not PassDirection.HOLD:
        for giver in SEATS:
            cards = rng.sample(match.view(giver).hand, 3)
            match.apply(PassCards(giver, tuple(cards)))
            for card in cards:
                state.apply_action(ACTION_OF[card])
    while (seat := match.turn) is not None:
        legal = match.legal_cards()
        assert state.current_player() == seat
        theirs = tuple(sorted(CARD_OF[action] for action in state.legal_actions()))
        if _only_points_on_first_trick(match, theirs):
            # Known difference: of nothing but points, we keep the queen back; it doesn't.
            theirs = tuple(card for card in theirs if card.bit != QUEEN_BIT)
        assert cards_text(legal) == cards_text(theirs)
        card = _pick(rng, kind, match, legal)
        match.apply(PlayCard(seat, card))
        state.apply_action(ACTION_OF[card])
    assert state.is_terminal()
    assert match.scores == [tuple(26 - int(points) for points in state.returns())]


@pytest.mark.parametrize("direction", [*PassDirection, None], ids=lambda way: way and way.value)
@pytest.mark.parametrize(
    ("queen", "jack", "first"), list(itertools.product([False, True], repeat=3))
)
def test_random_hands_go_alike(
    queen: bool, jack: bool, first: bool, direction: PassDirection | None
) -> None:
    cycle = (direction or PassDirection.HOLD,)
    rules = HouseRules(
        queen_breaks_hearts=queen,
        jack_of_diamonds=jack,
        points_on_first_trick=first,
        pass_cycle=cycle,
    )
    game = _game(rules, passing=direction is not None)
    rng = random.Random(f"{rules}{direction}")
    for number in range(HANDS_EACH):
        kind = number % 4 % 3
        match = dealt(_deck(rng, kind), cycle[0], rules)
        _play_in_step(game, match, rng, kind)
