"""How each event is shown: scripts that change the board, move cards, and yield their waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.audio.cues import Cue
from game.rules.cards import QUEEN_OF_SPADES
from game.rules.events import (
    CardPlayed,
    CardsPassed,
    CardsReceived,
    DealScored,
    DealStarted,
    Event,
    HandDealt,
    HeartsBroken,
    MatchEnded,
    PlayStarted,
    TrickTaken,
)
from game.rules.seats import SEATS, Seat
from game.view.board import Sprite
from game.view.layout import Place, Slot
from game.view.moves import Stagehand

Script = Iterator[float]
"""Yields how many seconds to wait before it is continued."""

SHUFFLE: Final = 0.55
DEAL_GAP: Final = 0.032
DEAL_FLIGHT: Final = 0.3
TURN_UP: Final = 0.34
LAY_ASIDE: Final = 0.3
CROSS: Final = 0.5
CARD: Final = 0.27
BREATH: Final = 0.13
"""Between another player's card and the next, so that the table has a rhythm."""
SWEEP: Final = 0.34
GATHER: Final = 0.4


def script_for(hand: Stagehand, event: Event) -> Script:
    """The script of an event."""
    match event:
        case DealStarted():
            return _deal_started(hand, event)
        case HandDealt():
            return _hand_dealt(hand, event)
        case CardsPassed():
            return _cards_passed(hand, event)
        case CardsReceived():
            return _cards_received(hand, event)
        case PlayStarted():
            return _play_started(hand, event)
        case CardPlayed():
            return _card_played(hand, event)
        case HeartsBroken():
            return _hearts_broken(hand, event)
        case TrickTaken():
            return _trick_taken(hand, event)
        case DealScored():
            return _deal_scored(hand, event)
        case MatchEnded():
            return iter(())


def _deal_started(hand: Stagehand, event: DealStarted) -> Script:
    board = hand.board
    board.clear()
    hand.laid_out = False
    board.number, board.direction = event.number, event.direction
    board.show_fingerprint(event.number, event.fingerprint)
    hand.cue(Cue.SHUFFLE)
    for seat in SEATS:
        board.hands[seat] = [
            Sprite(None, False, Slot(Place.DECK, seat, index, 13)) for index in range(13)
        ]
    yield SHUFFLE * hand.pace.factor


def _hand_dealt(hand: Stagehand, event: HandDealt) -> Script:
    """The player's cards are known now: deal all four hands in turn, then turn ours up."""
    board = hand.board
    # Dealt in no order, so that the hand is seen to sort itself.
    mixed = sorted(event.cards, key=lambda card: card.index * 29 % 53)
    for sprite, card in zip(board.hands[event.seat], mixed, strict=True):
        sprite.card = card
    for index in range(13):
        for place, seat in enumerate((*SEATS[1:], SEATS[0])):
            turn = index * 4 + place
            delay = turn * DEAL_GAP
            hand.fly(
                board.hands[seat][index],
                Slot(Place.HAND, seat, index, 13),
                DEAL_FLIGHT,
                delay=delay,
                rise=0.5,
            )
            if turn % 3 == 0:
                hand.cue(Cue.DEAL, delay + DEAL_FLIGHT)
    yield (52 * DEAL_GAP + DEAL_FLIGHT) * hand.pace.factor
    for sprite in board.hands[event.seat]:
        sprite.face_up = True
        hand.fly(sprite, sprite.slot, TURN_UP, rise=0.3, turn_over=True, easing="both")
    yield TURN_UP * hand.pace.factor
    _sort(hand, event.seat)
    yield TURN_UP * hand.pace.factor


def _sort(hand: Stagehand, seat: Seat) -> None:
    cards = hand.board.hands[seat]
    cards.sort(key=lambda sprite: -1 if sprite.card is None else sprite.card.index)
    hand.close_up(seat, TURN_UP)


def _cards_passed(hand: Stagehand, event: CardsPassed) -> Script:
    board = hand.board
    for index in range(3):
        if event.cards:
            sprite = board.take_from_hand(event.seat, event.cards[index])
        else:
            sprite = board.hands[event.seat].pop(len(board.hands[event.seat]) // 2)
            # With all hands open the sprite may have stood for a card that was not the one passed.
            sprite.card = None
        board.aside[event.seat].append(sprite)
        turned = sprite.face_up
        sprite.face_up = False
        slot = Slot(Place.ASIDE, event.seat, index, 3)
        hand.fly(sprite, slot, LAY_ASIDE, rise=0.4, turn_over=turned)
    hand.close_up(event.seat)
    if event.seat is hand.seat:
        hand.cue(Cue.PASS)
        yield LAY_ASIDE * hand.pace.factor
    else:
        yield 0.0


def _cards_received(hand: Stagehand, event: CardsReceived) -> Script:
    """All four exchange at once; the last of the four events waits for the cards to arrive."""
    board = hand.board
    arriving = board.aside[event.giver]
    board.aside[event.giver] = []
    cards = board.hands[event.seat]
    for index, sprite in enumerate(arriving):
        sprite.card = event.cards[index] if event.cards else None
        sprite.marked = sprite.face_up = bool(event.cards)
        cards.append(sprite)
    if event.cards:
        cards.sort(key=lambda sprite: -1 if sprite.card is None else sprite.card.index)
    for index, sprite in enumerate(cards):
        new = sprite in arriving
        raised = new and bool(event.cards)
        slot = Slot(Place.HAND, event.seat, index, len(cards), raised)
        hand.fly(
            sprite,
            slot,
            CROSS if new else LAY_ASIDE,
            rise=0.8 if new else 0.0,
            easing="both",
            turn_over=raised,
        )
    yield CROSS * hand.pace.factor if event.seat is SEATS[-1] else 0.0


def _play_started(hand: Stagehand, event: PlayStarted) -> Script:
    hand.board.turn = event.leader
    yield 0.0


def _card_played(hand: Stagehand, event: CardPlayed) -> Script:
    board = hand.board
    own = event.seat is hand.seat
    if not own:
        yield BREATH * hand.pace.factor
    board.turn = event.seat
    sprite = board.take_from_hand(event.seat, event.card)
    board.trick.append((event.seat, sprite))
    turned = not sprite.face_up
    sprite.face_up, sprite.marked = True, False
    queen = event.card is QUEEN_OF_SPADES
    seconds = CARD * (1.35 if queen else 1.0)
    hand.fly(
        sprite,
        Slot(Place.TRICK, event.seat),
        seconds,
        rise=1.6 if queen else 1.0,
        easing="both" if queen else "out",
        turn_over=turned,
    )
    hand.cue(Cue.CARD, seconds)
    if queen:
        hand.cue(Cue.QUEEN, seconds, always=True)
    hand.close_up(event.seat)
    yield seconds * hand.pace.factor
    if queen:
        hand.effect("queen", event.seat, 0.5)
    if len(board.trick) < 4:
        board.turn = event.seat.next


def _hearts_broken(hand: Stagehand, event: HeartsBroken) -> Script:
    hand.board.hearts_broken = True
    hand.cue(Cue.HEARTS_BROKEN, always=True)
    hand.effect("crack", event.seat, 0.7)
    yield 0.0


def _trick_taken(hand: Stagehand, event: TrickTaken) -> Script:
    board = hand.board
    for seat, sprite in board.trick:
        sprite.marked = seat is event.taker
    board.turn = None
    hand.resting = True
    yield hand.pace.rest
    hand.resting = False
    hand.cue(Cue.SWEEP)
    for _, sprite in board.trick:
        sprite.marked = False
        hand.fly(sprite, Slot(Place.PILE, event.taker), SWEEP, rise=0.3, easing="both")
        board.piles[event.taker].append(sprite)
    board.trick = []
    taken = list(board.points)
    taken[event.taker] += event.trick.points
    board.points = tuple(taken)
    board.turn = event.taker if any(board.hands.values()) else None
    yield SWEEP * hand.pace.factor


def _deal_scored(hand: Stagehand, event: DealScored) -> Script:
    board = hand.board
    board.turn = None
    board.fan_penalties()
    for seat in SEATS:
        for sprite in board.fans[seat]:
            slot = sprite.slot
            # They come from their taker's plate, whatever the row's arrangement did.
            sprite.slot = Slot(Place.PILE, seat)
            sprite.flight = None
            hand.fly(sprite, slot, GATHER, rise=0.5)
    if event.shooter is not None:
        hand.cue(Cue.MOON, always=True)
        hand.effect("moon", event.shooter, 2.4)
    else:
        hand.cue(Cue.DEAL_OVER, GATHER)
    hand.laid_out = True
    yield GATHER * hand.pace.factor
    yield hand.pace.show * (1.5 if event.shooter is not None else 1.0)
    board.totals = event.totals
