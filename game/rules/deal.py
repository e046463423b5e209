"""One deal: hands, passes, thirteen tricks. Mutable, and changed by `Match` alone."""

from __future__ import annotations

from game.rules.cards import (
    DECK,
    JACK_OF_DIAMONDS,
    TWO_OF_CLUBS_BIT,
    Card,
    cards_of,
    mask_of,
)
from game.rules.events import (
    CardPlayed,
    CardsPassed,
    CardsReceived,
    DealStarted,
    Event,
    HandDealt,
    HeartsBroken,
    PlayStarted,
    TrickTaken,
)
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, Refusal, bad_pass, breaks_hearts, restrict
from game.rules.seats import SEATS, PassDirection, Seat
from game.rules.shuffle import deal_salt, fingerprint, shuffled_deck
from game.rules.trick import Trick

_NEXT = tuple(seat.next for seat in SEATS)
_RECEIVERS = {direction: tuple(map(direction.receiver, SEATS)) for direction in PassDirection}
# Plays are by far the most frequent events, and there are only 208 of them: each is made once.
_PLAYED = tuple(tuple(CardPlayed(seat, card) for card in DECK) for seat in SEATS)


class Deal:
    """The state of one deal.

    Attributes:
        number: The deal's number, from 1.
        direction: Where passed cards go.
        deck: The 52 cards in the order dealt.
        fingerprint: What was told of them before anybody saw a card.
        hands: Mask of each seat's cards now.
        passed: Each seat's three cards, None before it chose.
        received: Each seat's three cards, None before all have chosen.
        tricks: The complete tricks.
        leader: Who leads, or led, the running trick.
        cards: The cards of the running trick.
        points: Penalty points taken by each seat.
        jack_taker: Who took the jack of diamonds.
        hearts_broken: Hearts may be led.
        phase: PASSING, PLAYING, or DEALING once it is over.
        turn: The seat to play, None outside play.
        legal: Mask of what the seat on turn may play, 0 outside play; see `legality.restrict`.
        restriction: Why it may not play the rest of its hand, None when it may.
    """

    __slots__ = (
        "cards",
        "deck",
        "direction",
        "fingerprint",
        "hands",
        "hearts_broken",
        "jack_taker",
        "leader",
        "legal",
        "number",
        "passed",
        "phase",
        "points",
        "received",
        "restriction",
        "rules",
        "tricks",
        "turn",
    )

    def __init__(
        self, number: int, deck: tuple[Card, ...], rules: HouseRules, told: str = ""
    ) -> None:
        self.number = number
        self.rules = rules
        self.direction = rules.direction(number)
        self.deck = deck
        self.fingerprint = told
        self.hands = [mask_of(deck[13 * seat : 13 * seat + 13]) for seat in SEATS]
        self.passed: list[tuple[Card, ...] | None] = [None] * 4
        self.received: list[tuple[Card, ...] | None] = [None] * 4
        self.tricks: list[Trick] = []
        self.leader = Seat.SOUTH
        self.cards: list[Card] = []
        self.points = [0] * 4
        self.jack_taker: Seat | None = None
        self.hearts_broken = False
        self.phase = Phase.PASSING
        self.turn: Seat | None = None
        self.legal = 0
        self.restriction: Refusal | None = None

    @staticmethod
    def start(seed: str, number: int, rules: HouseRules) -> tuple[Deal, list[Event]]:
        """Shuffle and deal; a hold deal goes straight to play."""
        deck = shuffled_deck(seed, number)
        told = fingerprint(deck, deal_salt(seed, number))
        deal = Deal(number, deck, rules, told)
        events: list[Event] = [DealStarted(number, deal.direction, told)]
        events += [HandDealt(seat, cards_of(deal.hands[seat])) for seat in SEATS]
        if deal.direction is PassDirection.HOLD:
            events.append(deal._start_play())
        return deal, events

    def refusal_to_pass(self, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
        """Why this pass can't be made, or None."""
        if self.phase is not Phase.PASSING or self.passed[seat] is not None:
            return Refusal.WRONG_PHASE
        return bad_pass(self.hands[seat], cards)

    def refusal_to_play(self, seat: Seat, card: Card) -> Refusal | None:
        """Why this card can't be played, or None."""
        if self.phase is not Phase.PLAYING:
            return Refusal.WRONG_PHASE
        if not card.bit & self.hands[seat]:
            return Refusal.NOT_IN_HAND
        if seat is not self.turn:
            return Refusal.NOT_YOUR_TURN
        return None if card.bit & self.legal else self.restriction

    def pass_cards(self, seat: Seat, cards: tuple[Card, ...]) -> list[Event]:
        """Lay three cards aside; when all have, they change hands and play starts."""
        mask = mask_of(cards)
        self.passed[seat] = cards_of(mask)
        self.hands[seat] ^= mask
        events: list[Event] = [CardsPassed(seat, _RECEIVERS[self.direction][seat], cards)]
        if None not in self.passed:
            events += self._exchange()
        return events

    def play(self, seat: Seat, card: Card) -> list[Event] | None:
        """Lay a card on the table.

        Returns:
            What happened, or None, with nothing done, where `refusal_to_play` has a reason.
        """
        if seat is not self.turn or not card.bit & self.legal:
            return None
        self.hands[seat] ^= card.bit
        cards = self.cards
        cards.append(card)
        events: list[Event] = [_PLAYED[seat][card.index]]
        if not self.hearts_broken and breaks_hearts(card, self.rules):
            self.hearts_broken = True
            events.append(HeartsBroken(seat, card))
        if len(cards) < 4:
            self.turn = turn = _NEXT[seat]
            led = cards[0].suit
        else:
            taken = self._take_trick()
            events.append(taken)
            if self.phase is Phase.DEALING:
                return events
            turn = taken.taker
            led = None
        self.legal, self.restriction = restrict(
            self.hands[turn], led, not self.tricks, self.hearts_broken, self.rules
        )
        return events

    def _exchange(self) -> list[Event]:
        receivers = _RECEIVERS[self.direction]
        events: list[Event] = []
        for receiver in SEATS:
            giver = SEATS[receivers.index(receiver)]
            given = self.passed[giver]
            assert given is not None
            self.hands[receiver] |= mask_of(given)
            self.received[receiver] = given
            events.append(CardsReceived(receiver, giver, given))
        events.append(self._start_play())
        return events

    def _start_play(self) -> PlayStarted:
        self.phase = Phase.PLAYING
        self.leader = next(seat for seat in SEATS if self.hands[seat] & TWO_OF_CLUBS_BIT)
        self.turn = self.leader
        self.legal, self.restriction = restrict(
            self.hands[self.leader], None, True, self.hearts_broken, self.rules
        )
        return PlayStarted(self.leader)

    def _take_trick(self) -> TrickTaken:
        trick = Trick(self.leader, tuple(self.cards))
        taker = trick.taker
        for card in trick.cards:
            if card.points:
                self.points[taker] += card.points
            elif card is JACK_OF_DIAMONDS:
                self.jack_taker = taker
        self.tricks.append(trick)
        self.cards.clear()
        self.leader = self.turn = taker
        if len(self.tricks) == 13:
            self.phase = Phase.DEALING
            self.turn = None
            self.legal, self.restriction = 0, None
        return TrickTaken(taker, trick)
