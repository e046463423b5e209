"""Fair deals: every finished deal laid open and checked, and how to check it by other means.

What is told when. A deal's fingerprint is told before it, whole, since it commits the table to the
cards and gives nothing away: it hides them behind a salt of 128 bits. Cards and salt are told as
soon as the deal is over, since then they are nobody's secret and say nothing of later deals, which
come one way from a seed of 128 bits. The seed is told last, when the match is over, since it gives
every deal to come; only a player who chose it sees it before. Until then the fingerprint is what
can be checked; afterwards the shuffle, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.cards import Card
from game.rules.fairness import DealCheck, ToldDeal, check_deal
from game.rules.seats import SEATS
from game.scenes.base import Dialog, Push, Stage, Transition
from game.shell.input import Input, KeyPressed, Scrolled
from game.view.painter import Painter
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.deck_rows import draw_deck

_CARD_ROW: Final = 34


@dataclass(frozen=True, slots=True)
class FairRecord:
    """What may be told of a match now.

    Attributes:
        names: South to East.
        deals: The finished deals.
        seed: The seed, if it may be told.
        running: The number of the deal that is being played; None between deals.
        fingerprint: The running deal's; empty between deals.
        shown: The fingerprints that this screen showed before the deals, by number.
    """

    names: tuple[str, ...]
    deals: tuple[ToldDeal, ...]
    seed: str | None
    running: int | None = None
    fingerprint: str = ""
    shown: Mapping[int, str] | None = None


class FairScene(Dialog):
    """One finished deal at a time, with its check, or the fingerprint of the one being played."""

    points_wide = 820.0
    points_high = 596.0

    def __init__(self, stage: Stage, record: FairRecord) -> None:
        super().__init__(stage)
        self._record = record
        self._at = len(record.deals) - 1
        self._how = False
        self._checks: dict[int, DealCheck] = {}

    def build(self) -> None:
        """Older and newer, how to check it, how even the deals are, copy, OK."""
        self.title = self.t("How to check a deal") if self._how else self.t("Fair deals")
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else None
        self._older = Button("", self._go_older, icon="arrow_left")
        self._newer = Button("", self._go_newer, icon="arrow_right")
        self._explain = Button(
            self.t("Back to the deals") if self._how else self.t("How to check"), self._turn
        )
        self._even = Button(self.t("How evenly?"), self._to_evenness)
        self._copy = Button(self.t("Copy"), self._copy_all)
        self._ok = Button(self.t("OK"), self.close, style="primary")
        widgets: list[Widget] = [self._older, self._newer, self._explain, self._even, self._copy]
        self.form.set_widgets([*widgets, self._ok])
        self.form.set_focus(self._ok if focus is None else self.form.widgets[focus])
        self._follow()

    def _follow(self) -> None:
        """Buttons are on where there is somewhere to go."""
        deals = self._record.deals
        turning = not self._how and len(deals) > 1
        self._older.visible = self._newer.visible = turning
        self._older.enabled, self._newer.enabled = self._at > 0, self._at < len(deals) - 1
        self._copy.visible = not self._how and (bool(deals) or bool(self._record.fingerprint))
        self._copy.label = self.t("Copy")

    def arrange(self) -> None:
        """Arrows beside the hand's number, the rest at the bottom."""
        super().arrange()
        inner, px = self.inner, self.px
        side = px(34)
        self._older.rect = pygame.Rect(inner.x, inner.y, side, side)
        self._newer.rect = self._older.rect.move(side + px(6), 0)
        self.place_buttons([self._copy, self._ok], width=120)
        top = self._ok.rect.y
        self._explain.rect = pygame.Rect(inner.x, top, px(190), px(40))
        self._even.rect = pygame.Rect(self._explain.rect.right + px(12), top, px(150), px(40))

    # What the buttons do.

    def _go_older(self) -> None:
        self._at = max(self._at - 1, 0)
        self._follow()

    def _go_newer(self) -> None:
        self._at = min(self._at + 1, len(self._record.deals) - 1)
        self._follow()

    def _turn(self) -> None:
        self._how = not self._how
        self.renew()

    def _to_evenness(self) -> None:
        self.next = Push(self.stage.doors.open("evenness"))

    def _copy_all(self) -> None:
        """Everything of this deal as text, for any other program that knows SHA-256."""
        if not self._record.deals:
            self.stage.clipboard.copy(self._record.fingerprint)
        else:
            deal = self._record.deals[self._at]
            lines = [f"hand {deal.number}", f"salt {deal.salt}", f"cards {_cards(deal.deck)}"]
            lines.append(f"fingerprint {deal.fingerprint}")
            if self._record.seed is not None:
                lines.insert(0, f"seed {self._record.seed}")
            self.stage.clipboard.copy("\n".join(lines))
        self._copy.label = self.t("Copied")

    def handle(self, happened: Input) -> Transition | None:
        """The wheel and the paging keys walk through the deals."""
        match happened:
            case Scrolled(_, notches) if not self._how:
                (self._go_older if notches > 0 else self._go_newer)()
                return None
            case KeyPressed("page up"):
                self._go_older()
                return None
            case KeyPressed("page down"):
                self._go_newer()
                return None
        return super().handle(happened)

    def cancel(self) -> None:
        """Escape goes back from the explanation, then closes."""
        if self._how:
            self._turn()
        else:
            self.close()

    # What is drawn.

    def draw_body(self, painter: Painter) -> None:
        """The deal and its check, or the explanation."""
        if self._how:
            self._draw_how(painter)
            return
        y = self.inner.y
        if self._record.deals:
            y = self._draw_deal(painter, self._record.deals[self._at])
        self._draw_running(painter, y)

    def _check(self, deal: ToldDeal) -> DealCheck:
        record = self._record
        if deal.number not in self._checks:
            shown = (record.shown or {}).get(deal.number)
            self._checks[deal.number] = check_deal(deal, record.seed, shown)
        return self._checks[deal.number]

    def _draw_deal(self, painter: Painter, deal: ToldDeal) -> int:
        """Cards, salt and the two checks; the y below them."""
        inner, px, theme = self.inner, self.px, painter.theme
        left = self._newer.rect.right + px(12) if self._newer.visible else inner.x
        head = pygame.Rect(left, inner.y, px(180), px(34))
        painter.text(
            self.t("Hand {number}", number=deal.number), head, theme.panel_ink, 19, weight="bold"
        )
        seed = pygame.Rect(head.right, inner.y, inner.right - head.right, px(34))
        painter.text(self._seed_sentence(), seed, theme.panel_soft, 14, align="right")
        y = inner.y + px(44)
        for seat in SEATS:
            row = pygame.Rect(inner.x, y, inner.width, px(_CARD_ROW))
            cards = deal.deck[13 * seat : 13 * seat + 13]
            draw_deck(painter, row, self._record.names[seat], cards, px(130))
            y += px(_CARD_ROW + 2)
        y += px(6)
        check = self._check(deal)
        y = self._draw_line(painter, y, self.t("Salt"), deal.salt)
        y = self._draw_line(painter, y, self.t("Told before"), deal.fingerprint)
        y = self._draw_line(painter, y, self.t("Worked out now"), check.fingerprint)
        y += px(4)
        right = check.fingerprint_right
        sentence = (
            self.t("The fingerprint is the one that was told before the hand.")
            if right
            else self.t("The fingerprint is NOT the one that was told before the hand!")
        )
        y = self._draw_verdict(painter, y, right, sentence)
        return self._draw_shuffle(painter, y, check) + px(8)

    def _seed_sentence(self) -> str:
        seed = self._record.seed
        if seed is not None:
            return self.t("Seed: {seed}", seed=seed)
        return self.t("The seed is told when the game is over.")

    def _draw_shuffle(self, painter: Painter, y: int, check: DealCheck) -> int:
        if check.shuffle_right is None:
            told = self.t("The shuffle can be checked when the game is over.")
        elif check.shuffle_right:
            told = self.t("The seed and the hand's number give these cards in this order.")
        else:
            told = self.t("The seed and the hand's number do NOT give these cards!")
        return self._draw_verdict(painter, y, check.shuffle_right, told)

    def _draw_line(self, painter: Painter, y: int, label: str, value: str) -> int:
        inner, px, theme = self.inner, self.px, painter.theme
        named = pygame.Rect(inner.x, y, px(130), px(24))
        painter.text(label, named, theme.panel_soft, 14)
        room = pygame.Rect(named.right, y, inner.right - named.right, px(24))
        painter.text(value, room, theme.panel_ink, 14)
        return y + px(25)

    def _draw_verdict(self, painter: Painter, y: int, right: bool | None, sentence: str) -> int:
        """A sentence with its sign: a tick, a cross, or a lock for what is not told yet."""
        inner, px, theme = self.inner, self.px, painter.theme
        sign = pygame.Rect(inner.x, y, px(24), px(24))
        icon, ink = {
            True: ("check", theme.leader),
            False: ("close", theme.winner),
            None: ("lock", theme.panel_soft),
        }[right]
        painter.icon(icon, sign, ink)
        room = pygame.Rect(sign.right + px(8), y, inner.right - sign.right - px(8), px(24))
        painter.text(sentence, room, ink, 15, weight="regular" if right is None else "bold")
        return y + px(28)

    def _draw_running(self, painter: Painter, y: int) -> None:
        inner, px, theme, record = self.inner, self.px, painter.theme, self._record
        if record.deals and record.running is not None:
            line = pygame.Rect(inner.x, y, inner.width, px(1.5))
            painter.box(line, theme.panel_edge, corner=0)
            y += px(8)
        if record.running is not None:
            row = pygame.Rect(inner.x, y, inner.width, px(24))
            told = self.t("Fingerprint of hand {number}, now played:", number=record.running)
            painter.text(told, row, theme.panel_ink, 15)
            painter.text(record.fingerprint, row.move(0, px(24)), theme.panel_ink, 14)
            y += px(56)
        if not record.deals:
            room = pygame.Rect(inner.x, y, inner.width, self._ok.rect.y - y)
            told = self.t(
                "Note it down if you like. When the hand is over, its cards and its salt stand "
                "here, and anybody can see that they have this fingerprint: nothing was changed "
                "on the way."
            )
            painter.paragraph(told, room, theme.panel_ink, 16)

    def _draw_how(self, painter: Painter) -> None:
        inner, px = self.inner, self.px
        room = pygame.Rect(inner.x, inner.y, inner.width, self._ok.rect.y - inner.y)
        for sentence in (
            self.t(
                "The fingerprint is the SHA-256 of the salt, a colon and the 52 cards as dealt, "
                "South's first, each card as its rank and suit such as QS, with a blank between "
                "them: the button Copy gives all of it as text, for any other program."
            ),
            self.t(
                "The shuffle reads the bytes of SHAKE-256 of the seed, a colon and the hand's "
                "number; from the deck in the order 2C to AC, 2D to AD, 2S to AS, 2H to AH, for "
                "i from 51 down to 1 it takes the next byte that is below 256 minus the remainder "
                "of 256 by i + 1, and swaps place i with the place that is the byte's remainder "
                "by i + 1, both counted from 0."
            ),
            self.t(
                "A whole finished game is checked without this window by the command "
                "{command}: every shuffle, every fingerprint and every decision.",
                command="hearts --verify FILE",
            ),
            self.t(
                "What no fingerprint can show is that the seed was drawn without favour: many "
                "deals show that (How evenly?), or a seed of your own (Play a chosen deal)."
            ),
        ):
            taken = painter.paragraph(sentence, room, painter.theme.panel_ink, 16)
            room.y += taken + px(14)
            room.height -= taken + px(14)


def _cards(deck: tuple[Card, ...]) -> str:
    return " ".join(card.text for card in deck)
