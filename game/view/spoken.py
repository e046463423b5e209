"""The large line: hand, trick, scores and legal cards in words, for a player who sees little."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.i18n.translator import N_, Words
from game.rules.cards import Card, Rank, Suit
from game.rules.legality import Phase, legal_cards
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, Seat
from game.rules.trick import Trick
from game.shell.input import KeyPressed
from game.view.layout import TableLayout
from game.view.painter import Painter
from game.view.words import number

RANK_WORDS: Final = {
    Rank.TWO: N_("two"),
    Rank.THREE: N_("three"),
    Rank.FOUR: N_("four"),
    Rank.FIVE: N_("five"),
    Rank.SIX: N_("six"),
    Rank.SEVEN: N_("seven"),
    Rank.EIGHT: N_("eight"),
    Rank.NINE: N_("nine"),
    Rank.TEN: N_("ten"),
    Rank.JACK: N_("jack"),
    Rank.QUEEN: N_("queen"),
    Rank.KING: N_("king"),
    Rank.ACE: N_("ace"),
}
SUIT_WORDS: Final = {
    Suit.CLUBS: N_("clubs"),
    Suit.DIAMONDS: N_("diamonds"),
    Suit.SPADES: N_("spades"),
    Suit.HEARTS: N_("hearts"),
}
TOPICS: Final = {
    "1": N_("Your hand"),
    "2": N_("The trick"),
    "3": N_("The last trick"),
    "4": N_("The scores"),
    "5": N_("What you may play"),
}
"""The keys and what each of them puts into the line."""
CLOSE: Final = "0"
_SIZES: Final = (40, 36, 32, 28, 24, 20)


def card_words(words: Words, card: Card) -> str:
    """A card spelled out: queen of spades."""
    return words.t(
        "{rank} of {suit}",
        rank=words.t(RANK_WORDS[card.rank]),
        suit=words.t(SUIT_WORDS[card.suit]),
    )


def cards_words(words: Words, cards: Iterable[Card]) -> str:
    """Cards spelled out, a line for each suit; no line breaks within a card."""
    held = sorted(cards)
    rows = ([_unbroken(words, card) for card in held if card.suit is suit] for suit in Suit)
    return "\n".join(", ".join(row) for row in rows if row)


def _unbroken(words: Words, card: Card) -> str:
    return card_words(words, card).replace(" ", "\N{NO-BREAK SPACE}")


def spoken(key: str, words: Words, view: SeatView, names: tuple[str, ...]) -> str:
    """What a key puts into the line.

    Args:
        key: One of `TOPICS`.
        words: The language.
        view: What the player may know.
        names: Who sits where.
    """
    match key:
        case "1":
            return cards_words(words, view.hand) or words.t("You hold no cards.")
        case "2":
            return _trick(words, view.trick, names) or words.t("No card lies on the table.")
        case "3":
            if not view.tricks:
                return words.t("No trick has been taken yet.")
            last = view.tricks[-1]
            taken = words.t("Taken by {name}", name=names[last.taker])
            return f"{_trick(words, last, names)}\n{taken}"
        case "4":
            return "\n".join(_score(words, view, seat, names[seat]) for seat in SEATS)
        case _:
            return _legal(words, view, names)


def _trick(words: Words, trick: Trick, names: tuple[str, ...]) -> str:
    return "\n".join(
        words.t("{name}: {card}", name=names[seat], card=card_words(words, card))
        for seat, card in trick.plays()
    )


def _score(words: Words, view: SeatView, seat: Seat, name: str) -> str:
    return words.t(
        "{name}: {total}, and {points} in this hand",
        name=name,
        total=number(view.totals[seat]),
        points=number(view.points[seat]),
    )


def _legal(words: Words, view: SeatView, names: tuple[str, ...]) -> str:
    if view.phase is Phase.PASSING and view.passed is None:
        return words.t("Choose three cards to pass.")
    legal = legal_cards(view)
    if legal:
        return cards_words(words, legal)
    if view.phase is Phase.PLAYING and view.turn is not None:
        return words.t("{name} is playing.", name=names[view.turn])
    return words.t("Nothing can be played now.")


class LargeLine:
    """Large text over the table, shown and put away by the number keys.

    Attributes:
        topic: The key of what is shown; empty while nothing is.
    """

    def __init__(self) -> None:
        self.topic = ""

    def key(self, pressed: KeyPressed) -> bool:
        """Take one of the line's keys; True when it was one."""
        name = pressed.name.removeprefix("[").removesuffix("]")
        if name in TOPICS and not pressed.control:
            self.topic = "" if name == self.topic else name
            return True
        if self.topic and name in (CLOSE, "escape"):
            self.topic = ""
            return True
        return name == CLOSE

    def draw(
        self,
        painter: Painter,
        layout: TableLayout,
        words: Words,
        view: SeatView,
        names: tuple[str, ...],
    ) -> None:
        """Draw the line, as large as the room above the hand allows."""
        if not self.topic:
            return
        px = painter.px
        text = spoken(self.topic, words, view, names)
        title = words.t(TOPICS[self.topic])
        width = layout.metrics.width - 2 * layout.margin - 2 * px(20)
        top, bottom = layout.bar.bottom + px(6), layout.row.top - px(6)
        head, edge = px(30), px(12)
        room = bottom - top - head - 2 * edge
        points = next(
            (
                size
                for size in _SIZES
                if len(painter.wrap(text, width, size, "bold")) * painter.line_height(size) <= room
            ),
            _SIZES[-1],
        )
        lines = len(painter.wrap(text, width, points, "bold"))
        high = head + lines * painter.line_height(points) + 2 * edge
        strip = pygame.Rect(layout.margin, 0, layout.metrics.width - 2 * layout.margin, high)
        strip.bottom = bottom
        painter.panel(strip)
        inner = strip.inflate(-2 * px(20), -2 * edge)
        row = pygame.Rect(inner.x, inner.y, inner.width, head)
        painter.text(title, row, painter.theme.panel_soft, 18, weight="bold")
        close = words.t("0 closes")
        painter.text(close, row, painter.theme.panel_soft, 16, align="right")
        body = pygame.Rect(inner.x, row.bottom, inner.width, inner.bottom - row.bottom)
        painter.paragraph(text, body, painter.theme.panel_ink, points, weight="bold")
