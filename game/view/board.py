"""What lies on the table as it is shown: every card a sprite in a slot."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import Card, penalty_points
from game.rules.legality import Phase
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, PassDirection, Seat
from game.view.layout import Place, Slot
from game.view.motion import Flight


class Sprite:
    """A card on the table.

    Attributes:
        card: Which it is, None for a card that this seat may not know.
        face_up: Its face shows.
        slot: Where it belongs.
        flight: How it is getting there, None at rest.
        marked: It stands out: received, or the trick's best card.
    """

    __slots__ = ("card", "face_up", "flight", "marked", "slot")

    def __init__(self, card: Card | None, face_up: bool, slot: Slot) -> None:
        self.card = card
        self.face_up = face_up
        self.slot = slot
        self.flight: Flight | None = None
        self.marked = False

    def __repr__(self) -> str:
        return f"Sprite({self.card}, {self.slot})"


class Board:
    """All cards of the running deal as they are shown, and what the plates and signs say.

    The choreographer changes it event by event; `settle` makes it what a view says, at rest.

    Attributes:
        hands: Each seat's cards; the player's own from the left.
        aside: Cards laid aside to be passed.
        trick: The cards of the running trick, in order of play.
        piles: Cards taken in tricks.
        fans: Penalty cards laid before their takers at the end of the deal.
        turn: Whose turn is shown.
        points: Points taken in the deal, as shown.
        totals: The totals, as shown.
        hearts_broken: The sign is up.
        number: The deal's number.
        direction: Its pass direction.
        fingerprint: What was told of the deal before it began.
        shown: The fingerprints that were shown so far, by deal: the screen's own memory, against
            which a deal is checked when it is told.
    """

    def __init__(self) -> None:
        self.clear()
        self.totals: tuple[int, ...] = (0, 0, 0, 0)
        self.number = 0
        self.direction = PassDirection.HOLD
        self.fingerprint = ""
        self.shown: dict[int, str] = {}

    def clear(self) -> None:
        """Take all cards off the table."""
        self.hands: dict[Seat, list[Sprite]] = {seat: [] for seat in SEATS}
        self.aside: dict[Seat, list[Sprite]] = {seat: [] for seat in SEATS}
        self.trick: list[tuple[Seat, Sprite]] = []
        self.piles: dict[Seat, list[Sprite]] = {seat: [] for seat in SEATS}
        self.fans: dict[Seat, list[Sprite]] = {seat: [] for seat in SEATS}
        self.turn: Seat | None = None
        self.points: tuple[int, ...] = (0, 0, 0, 0)
        self.hearts_broken = False

    @property
    def sprites(self) -> list[Sprite]:
        """Every card, the lowest first."""
        found: list[Sprite] = []
        for seat in (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH):
            found += self.piles[seat]
        for seat in (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH):
            found += self.hands[seat]
        for seat in SEATS:
            found += self.aside[seat]
        found += [sprite for _, sprite in self.trick]
        for seat in SEATS:
            found += self.fans[seat]
        return found

    def show_fingerprint(self, number: int, fingerprint: str) -> None:
        """Show a deal's fingerprint, and remember the first that was ever shown of it."""
        self.fingerprint = fingerprint
        if fingerprint:
            self.shown.setdefault(number, fingerprint)

    def settle(self, view: SeatView) -> None:
        """Show exactly what a seat may know of a deal, everything at rest."""
        self.clear()
        self.totals = view.totals
        self.number = view.deal_number
        self.direction = view.direction
        self.show_fingerprint(view.deal_number, view.fingerprint)
        if view.phase not in (Phase.PASSING, Phase.PLAYING):
            return
        self.points = view.points
        self.hearts_broken = view.hearts_broken
        self.turn = view.turn
        for seat in SEATS:
            own = seat is view.seat
            cards: list[Card | None] = list(view.hand) if own else [None] * view.hand_size(seat)
            hidden = Slot(Place.HAND, seat)
            self.hands[seat] = [Sprite(card, own, hidden) for card in cards]
            if view.phase is Phase.PASSING and seat not in view.waiting:
                laid = view.passed if own and view.passed is not None else (None,) * 3
                self.aside[seat] = [Sprite(c, False, Slot(Place.ASIDE, seat)) for c in laid]
        for seat, card in view.trick.plays():
            self.trick.append((seat, Sprite(card, True, Slot(Place.TRICK, seat))))
        for trick in view.tricks:
            taker = trick.taker
            self.piles[taker] += [
                Sprite(card, True, Slot(Place.PILE, taker)) for card in trick.cards
            ]
        self.arrange()

    def arrange(self) -> None:
        """Give every card the slot of its place in its row."""
        for seat in SEATS:
            hand = self.hands[seat]
            for index, sprite in enumerate(hand):
                raised = sprite.slot.raised and sprite.slot.place is Place.HAND
                sprite.slot = Slot(Place.HAND, seat, index, len(hand), raised)
            for index, sprite in enumerate(self.aside[seat]):
                sprite.slot = Slot(Place.ASIDE, seat, index, len(self.aside[seat]))
            for index, sprite in enumerate(self.fans[seat]):
                sprite.slot = Slot(Place.FAN, seat, index, len(self.fans[seat]))

    def raise_card(self, sprite: Sprite, raised: bool) -> None:
        """Let a card of a hand stand out, or not."""
        slot = sprite.slot
        sprite.slot = Slot(slot.place, slot.seat, slot.index, slot.count, raised)

    def take_from_hand(self, seat: Seat, card: Card) -> Sprite:
        """Take a card out of a hand; a hidden hand gives one from its middle."""
        hand = self.hands[seat]
        for index, sprite in enumerate(hand):
            if sprite.card is card:
                return hand.pop(index)
        # Which of the hidden cards leaves says nothing about where it stood.
        sprite = hand.pop(card.index % len(hand))
        sprite.card = card
        return sprite

    def reveal(self, hands: Sequence[tuple[Card, ...]]) -> None:
        """Turn all hands up: South to East, the cards that each seat holds at rest."""
        for seat, cards in zip(SEATS, hands, strict=True):
            shown = {sprite.card for sprite in self.hands[seat] if sprite.face_up}
            if len(self.hands[seat]) == len(cards) and shown != set(cards):
                for sprite, card in zip(self.hands[seat], cards, strict=True):
                    sprite.card, sprite.face_up = card, True

    def fan_penalties(self) -> None:
        """Lay the penalty cards before their takers, hearts by rank, the queen last."""
        for seat in SEATS:
            shown = [s for s in self.piles[seat] if s.card is not None and penalty_points(s.card)]
            self.piles[seat] = [s for s in self.piles[seat] if s not in shown]
            shown.sort(key=lambda s: (penalty_points(s.card), s.card.index) if s.card else (0, 0))
            self.fans[seat] = shown
        self.arrange()
