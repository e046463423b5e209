"""The pages of the rules: short sentences, and examples drawn with the game's own cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.i18n.translator import N_, Words
from game.rules.house_rules import HouseRules, MoonScoring
from game.rules.seats import PassDirection
from game.scenes.help.flow import CARD_POINTS, Flow
from game.scenes.help.keys import PROGRAM_KEYS, TABLE_KEYS
from game.scenes.help.play_pages import HEARTS, hearts, moon, trick

_PASSES: Final = {
    PassDirection.LEFT: (N_("to the left"), "arrow_left"),
    PassDirection.RIGHT: (N_("to the right"), "arrow_right"),
    PassDirection.ACROSS: (N_("across"), "arrow_up"),
    PassDirection.HOLD: (N_("no passing"), ""),
}
_TOLD_PASSES: Final = 4
"""A longer cycle does not fit into a line."""

Page = Callable[[Flow, Words, HouseRules], None]


def aim(flow: Flow, words: Words, rules: HouseRules) -> None:
    """What it is about, and what cards cost."""
    t = words.t
    flow.say(
        t(
            "Hearts is a game of not taking. Four players have thirteen cards each and play "
            "thirteen tricks. Whoever ends with the fewest points wins."
        )
    )
    rows = [
        (HEARTS, t("Each heart that you take costs one point.")),
        ("QS", t("The queen of spades alone costs thirteen.")),
    ]
    if rules.jack_of_diamonds:
        rows.append(("JD", t("At this table the jack of diamonds takes ten points off.")))
    rows.append(("5C KD AS", t("All other cards cost nothing.")))
    wide = CARD_POINTS if len(rows) < 4 else 52.0
    for cards, text in rows:
        flow.gap(4)
        place = flow.fan(cards, 0, 16, wide)
        beside = pygame.Rect(flow.rect.x + flow.px(304), place.y, 0, place.height)
        beside.width = flow.rect.right - beside.x
        flow.beside(text, beside)
        flow.below(place, 6)
    flow.gap(4)
    flow.say(t("That makes 26 points in every hand, and you want none of them."))


def passing(flow: Flow, words: Words, rules: HouseRules) -> None:
    """Where three cards go, and which are good to pass."""
    t = words.t
    if set(rules.pass_cycle) == {PassDirection.HOLD}:
        flow.say(t("At this table nobody passes cards. At others everybody gives three away."))
        return
    flow.say(
        t(
            "Before play, everybody chooses three cards and passes them on. You see what you get "
            "only after you have chosen."
        )
    )
    flow.gap(2)
    _pass_diagrams(flow, words, rules)
    flow.say(t("Then it begins again."))
    flow.gap(8)
    place = flow.fan("KS AS AH", 0, 32)
    beside = pygame.Rect(place.right + flow.px(24), place.y, 0, place.height)
    beside.width = flow.rect.right - beside.x
    flow.beside(
        t(
            "Good to pass: the ace and the king of spades when you have few small spades, high "
            "hearts, and the last cards of a short suit, so that you can discard soon."
        ),
        beside,
    )


def _pass_diagrams(flow: Flow, words: Words, rules: HouseRules) -> None:
    """A small table for each hand of the cycle, with the way that the cards go."""
    painter, theme = flow.painter, flow.painter.theme
    cycle = rules.pass_cycle
    across = 4
    width = flow.rect.width // across
    side = flow.px(112 if len(cycle) <= across else 56)
    high = side + flow.px(50)
    for place, direction in enumerate(cycle):
        name, icon = _PASSES[direction]
        column = flow.rect.x + width * (place % across)
        top = flow.y + high * (place // across)
        cloth = pygame.Rect(0, top, side, side)
        cloth.centerx = column + width // 2
        painter.box(cloth, theme.felt.centre, edge=theme.felt.edge, corner=8)
        card, back = max(round(side * 0.2), 4), round(side * 0.36)
        for x, y, turn in ((0, back, 0), (0, -back, 0), (-back, 0, 90), (back, 0, 90)):
            painter.card(None, (cloth.centerx + x, cloth.centery + y), card, angle=turn)
        if icon:
            middle = pygame.Rect(0, 0, round(side * 0.36), round(side * 0.36))
            middle.center = cloth.center
            painter.icon(icon, middle, theme.turn)
        row = pygame.Rect(column, cloth.bottom + flow.px(2), width, flow.px(22))
        told = words.t("Hand {number}", number=place + 1)
        painter.text(told, row, theme.panel_soft, 14, align="centre")
        painter.text(
            words.t(name), row.move(0, flow.px(20)), theme.panel_ink, 15, align="centre",
            weight="bold",
        )  # fmt: skip
    flow.y += high * ((len(cycle) + across - 1) // across)


def score(flow: Flow, words: Words, rules: HouseRules) -> None:
    """The end of the game, and the house rules of this one."""
    t = words.t
    flow.say(t("After every hand each player's points are added to the score."))
    flow.say(
        t(
            "When somebody has {target} points or more at the end of a hand, the game is over. "
            "Whoever has the lowest score wins. Equal scores share the place.",
            target=rules.target,
        )
    )
    flow.gap(12)
    flow.say(t("The rules at this table"), points=17, bold=True)
    flow.gap(2)
    yes, no = t("yes"), t("no")
    moon_rule = {
        MoonScoring.ADD: t("26 points for each of the others"),
        MoonScoring.SUBTRACT: t("26 points off the shooter's score"),
    }[rules.moon]
    ways = ", ".join(t(_PASSES[direction][0]) for direction in rules.pass_cycle)
    if len(rules.pass_cycle) > _TOLD_PASSES:
        ways = t("as the page about passing shows")
    flow.rows(
        (
            (t("The game ends at"), words.tn("{count} point", "{count} points", rules.target)),
            (t("Passing"), ways),
            (t("Shooting the moon"), moon_rule),
            (t("Queen breaks hearts"), yes if rules.queen_breaks_hearts else no),
            (t("Jack of diamonds"), t("ten points off") if rules.jack_of_diamonds else no),
            (t("Points on first trick"), yes if rules.points_on_first_trick else no),
        ),
        210,
        34,
        16,
    )
    flow.gap(12)
    flow.say(t("For a new game you may choose other rules: New game, then House rules."))


def keys(flow: Flow, words: Words, rules: HouseRules) -> None:
    """Mouse and keyboard."""
    for title, group in ((N_("At the table"), TABLE_KEYS), (N_("Everywhere"), PROGRAM_KEYS)):
        row = pygame.Rect(flow.rect.x, flow.y, flow.rect.width, flow.px(26))
        flow.painter.text(words.t(title), row, flow.painter.theme.panel_soft, 15, weight="bold")
        flow.y = row.bottom
        flow.rows([(words.t(key.names), words.t(key.does)) for key in group], 112, 21.5, 14.5)
        flow.gap(8)


PAGES: Final[tuple[tuple[str, Page], ...]] = (
    (N_("The aim"), aim),
    (N_("Passing"), passing),
    (N_("Tricks"), trick),
    (N_("Breaking hearts"), hearts),
    (N_("The moon"), moon),
    (N_("Score and end"), score),
    (N_("Mouse and keys"), keys),
)
"""The pages of the rules by title."""
