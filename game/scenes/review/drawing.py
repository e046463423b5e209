"""How a review looks: a row of its list, and the table as it was at one decision."""

from __future__ import annotations

from typing import Final

import pygame

from game.bots.judge import Verdict
from game.i18n.translator import Words
from game.rules.cards import Card
from game.rules.legality import Phase
from game.scenes.review.sentences import said
from game.scenes.wording import figure
from game.view.fonts import Weight
from game.view.painter import Painter
from game.view.position import Choices, draw_position, sign_better, sign_chosen
from game.view.words import direction_words

_TABLE_POINTS: Final = 282.0


def draw_row(painter: Painter, words: Words, verdict: Verdict, rect: pygame.Rect, ink: str) -> None:
    """A decision in the list: which, what, and what it cost.

    Args:
        painter: Where to draw.
        words: The language.
        verdict: The decision.
        rect: The row.
        ink: What to write in.
    """
    px = painter.px
    cost = words.t("none")
    weight: Weight = "regular"
    if verdict.costly:
        cost, weight = figure(words, verdict.cost, verdict.error), "bold"
    painter.text(_place(words, verdict), pygame.Rect(rect.topleft, (px(68), rect.height)), ink, 14)
    cell = pygame.Rect(rect.right - px(84), rect.y, px(84), rect.height)
    painter.text(cost, cell, ink, 14, align="right", weight=weight)
    cell = pygame.Rect(rect.x + px(72), rect.y, px(40), rect.height)
    for card in verdict.chosen:
        _draw_name(painter, card, cell, ink)
        cell.x += cell.width
    if verdict.costly and len(verdict.chosen) == 1:
        arrow = pygame.Rect(cell.x, rect.y, px(20), rect.height)
        painter.icon("arrow_right", arrow, ink, 0.6)
        _draw_name(painter, verdict.better[0], cell.move(px(20), 0), ink)


def _place(words: Words, verdict: Verdict) -> str:
    if verdict.view.phase is Phase.PASSING:
        return words.t("Pass")
    return words.t("Trick {number}", number=len(verdict.view.tricks) + 1)


def _draw_name(painter: Painter, card: Card, cell: pygame.Rect, ink: str) -> None:
    """A card by its name; red would be hard to read on the ground of what is selected."""
    painter.card_name(card, cell, ink, two_colours=ink == painter.theme.panel_ink)


def draw_detail(
    painter: Painter,
    words: Words,
    verdict: Verdict,
    rect: pygame.Rect,
    names: tuple[str, ...],
) -> None:
    """The table as it was, and what there is to say.

    Args:
        painter: Where to draw.
        words: The language.
        verdict: The decision.
        rect: The space for it.
        names: Who sits South, West, North and East.
    """
    px, view = painter.px, verdict.view
    table = pygame.Rect(rect.topleft, (rect.width, px(_TABLE_POINTS)))
    choices = Choices(verdict.chosen, verdict.better if verdict.costly else ())
    draw_position(painter, table, view, names, choices, direction_words(words, view.direction))
    key = pygame.Rect(table.x, table.bottom + px(6), table.width, px(26))
    _draw_key(painter, words, key, verdict)
    room = pygame.Rect(table.x, key.bottom + px(6), table.width, 0)
    for place, text in enumerate(said(words, verdict)):
        room.height = rect.bottom - room.y
        weight: Weight = "regular" if place else "bold"
        room.y += painter.paragraph(text, room, painter.theme.panel_ink, 15, weight=weight) + px(4)


def _draw_key(painter: Painter, words: Words, row: pygame.Rect, verdict: Verdict) -> None:
    """What the signs on the cards mean."""
    px, passing = painter.px, verdict.view.phase is Phase.PASSING
    chosen = words.t("what you passed") if passing else words.t("what you played")
    signs = [(sign_chosen, chosen)]
    if verdict.costly:
        signs.append((sign_better, words.t("the better choice")))
    for place, (sign, text) in enumerate(signs):
        cell = pygame.Rect(row.x + row.width // 2 * place, row.y, row.width // 2, row.height)
        sign(painter, (cell.x + px(13), cell.centery))
        cell.x, cell.width = cell.x + px(32), cell.width - px(36)
        painter.text(text, cell, painter.theme.panel_soft, 14)
