"""The pages about play: a trick, the first trick and breaking hearts, shooting the moon."""

from __future__ import annotations

from typing import Final

import pygame

from game.i18n.translator import Words
from game.rules.cards import Card
from game.rules.house_rules import HouseRules, MoonScoring
from game.rules.seats import Seat
from game.scenes.help.flow import CARD_POINTS, Flow
from game.view.words import number

HEARTS: Final = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
_TRICK: Final = ((Seat.WEST, "7D"), (Seat.NORTH, "KD"), (Seat.EAST, "9H"), (Seat.SOUTH, "4D"))


def trick(flow: Flow, words: Words, rules: HouseRules) -> None:
    """A trick on the table, and who takes it."""
    t = words.t
    flow.say(
        t(
            "One player leads a card and the others follow, clockwise. If you have a card of the "
            "suit that was led, you must play one. If you have none, you may play any card."
        )
    )
    flow.gap(4)
    high = flow.px(264)
    cloth = pygame.Rect(flow.rect.x, flow.y, flow.px(270), high)
    painter, theme = flow.painter, flow.painter.theme
    painter.box(cloth, theme.felt.centre, edge=theme.felt.edge, corner=10)
    names = {Seat.WEST: t("West"), Seat.NORTH: t("North"), Seat.EAST: t("East")}
    names[Seat.SOUTH] = t("You")
    wide, down = 60.0, flow.px(46)
    for seat, text in _TRICK:
        x = {Seat.WEST: -1, Seat.EAST: 1}.get(seat, 0) * flow.px(66)
        y = {Seat.NORTH: -1, Seat.SOUTH: 1}.get(seat, 0) * down
        centre = cloth.centerx + x, cloth.centery + y
        flow.card(Card.parse(text), centre, wide, framed=seat is Seat.NORTH)
        label = pygame.Rect(0, 0, flow.px(64), flow.px(22))
        label.center = {
            Seat.NORTH: (cloth.centerx, cloth.y + flow.px(18)),
            Seat.SOUTH: (cloth.centerx, cloth.bottom - flow.px(18)),
        }.get(seat, (centre[0], centre[1] - flow.px(56)))
        painter.text(names[seat], label, theme.ink, 15, align="centre", weight="bold")
    beside = pygame.Rect(cloth.right + flow.px(22), cloth.y, 0, cloth.height)
    beside.width = flow.rect.right - beside.x
    flow.beside(
        t(
            "West led the seven of diamonds. North's king is the highest diamond, so North takes "
            "the trick.\nEast had no diamonds and threw a heart away: one point for North.\nNorth "
            "leads the next trick."
        ),
        beside,
    )
    flow.y = cloth.bottom
    flow.gap(10)
    flow.say(t("The ace is the highest card, the two the lowest. There are no trumps."))


def hearts(flow: Flow, words: Words, rules: HouseRules) -> None:
    """The first trick, and breaking hearts."""
    t = words.t
    flow.say(t("Whoever has the two of clubs leads it to the first trick."))
    place = flow.fan("2C", 0, 16)
    other = flow.fan("QS AH", 116, 78)
    if not rules.points_on_first_trick:
        for left in (other.x, other.x + flow.px(78)):
            flow.crossed(pygame.Rect(left, other.y, flow.px(CARD_POINTS), other.height))
        told = t("Hearts and the queen of spades may not be played to the first trick.")
    else:
        told = t("At this table hearts and the queen may be thrown on the first trick.")
    beside = pygame.Rect(other.right + flow.px(22), other.y, 0, other.height)
    beside.width = flow.rect.right - beside.x
    flow.beside(told, beside)
    flow.below(place, 16)
    flow.say(
        t(
            "Hearts may not be led until somebody has thrown one on another suit. Then hearts are "
            "broken. A heart on the table shows how it stands:"
        )
    )
    _heart_signs(flow, words)
    flow.say(t("If you hold nothing but hearts, you may lead one all the same."))
    if rules.queen_breaks_hearts:
        flow.say(t("At this table the queen of spades breaks hearts, too."))


def _heart_signs(flow: Flow, words: Words) -> None:
    painter, theme = flow.painter, flow.painter.theme
    rows = (
        ("heart", theme.panel_soft, words.t("not broken yet")),
        ("heart_broken", theme.heart, words.t("broken: hearts may be led")),
    )
    for place, (icon, colour, text) in enumerate(rows):
        row = pygame.Rect(flow.rect.x, flow.y, flow.rect.width // 2 - flow.px(8), flow.px(46))
        row.x += place * flow.rect.width // 2
        sign = pygame.Rect(row.x, row.y, flow.px(40), row.height)
        painter.icon(icon, sign, colour, 0.9)
        row.x, row.width = sign.right + flow.px(8), row.right - sign.right - flow.px(8)
        painter.text(text, row, theme.panel_ink, 16)
    flow.gap(56)


def moon(flow: Flow, words: Words, rules: HouseRules) -> None:
    """Taking everything, and what it scores at this table."""
    t = words.t
    flow.say(
        t(
            "There is one way to make taking pay. Whoever takes all thirteen hearts and the queen "
            "of spades in one hand has shot the moon."
        )
    )
    flow.gap(4)
    place = flow.fan(f"{HEARTS} QS", 0, 29)
    sign = pygame.Rect(place.right + flow.px(16), place.y, flow.px(70), place.height)
    flow.painter.icon("moon", sign, flow.painter.theme.panel_soft)
    flow.below(place, 16)
    if rules.moon is MoonScoring.ADD:
        flow.say(t("At this table the others then get 26 points each, and the shooter gets none."))
        scores = (0, 26, 26, 26)
    else:
        flow.say(t("At this table 26 points are then taken off the shooter's score."))
        scores = (-26, 0, 0, 0)
    _score_row(flow, words, scores)
    flow.say(
        t(
            "Miss a single heart and you keep all that you took. So when one player takes "
            "everything, see that somebody else gets a heart in time."
        )
    )


def _score_row(flow: Flow, words: Words, scores: tuple[int, ...]) -> None:
    painter, theme = flow.painter, flow.painter.theme
    t = words.t
    width = flow.rect.width // 4
    for place, name in enumerate((t("You"), t("West"), t("North"), t("East"))):
        cell = pygame.Rect(flow.rect.x + width * place, flow.y, width - flow.px(8), flow.px(58))
        painter.box(cell, theme.field, edge=theme.line, corner=6)
        row = pygame.Rect(cell.x, cell.y + flow.px(5), cell.width, flow.px(22))
        painter.text(name, row, theme.panel_soft, 14, align="centre")
        row.y += flow.px(22)
        painter.text(number(scores[place]), row, theme.field_ink, 19, align="centre", weight="bold")
    flow.gap(72)
