"""Presses, wrong buttons, quick fingers and refusals in the middle of play."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.app.wishes import Wishes
from game.audio.cues import Cue
from game.rules.cards import Card, Suit
from game.rules.legality import Refusal, legal_cards, refusal
from game.rules.seats import Seat
from game.view.layout import Place
from tests.conftest import Fly
from tests.pilot import Pilot, quick
from tests.scenes.sought import keep, sought


def at_my_lead(fly: Fly, tmp_path: Path, **choices: object) -> Pilot:
    """South leads a trick with all its suits open."""
    keep(
        tmp_path,
        sought(lambda v: not v.trick.cards and 5 <= len(v.tricks) < 8 and v.hearts_broken),
    )
    pilot = fly(settings=quick(**{"speed": "normal", **choices}))
    pilot.settle()
    return pilot


def texts(pilot: Pilot) -> str:
    return " | ".join(mark.text for mark in pilot.marks() if mark.kind == "text")


def test_a_double_press_plays_one_card_only(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path)
    before = pilot.view.hand
    card = legal_cards(pilot.view)[0]
    pos = pilot.card_point(card)
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
    pilot.post(down, up, down, up)
    pilot.step(0.04)
    pilot.click(pos)
    assert pilot.view.hand == tuple(c for c in before if c is not card)
    assert not any(sprite.slot.raised for sprite in pilot.board.hands[Seat.SOUTH])
    pilot.settle()
    assert len(pilot.view.hand) == len(before) - 1


@pytest.mark.parametrize("button", [2, 3, 4, 5, 6, 7])
def test_only_the_first_button_plays_a_card(fly: Fly, tmp_path: Path, button: int) -> None:
    pilot = at_my_lead(fly, tmp_path)
    before = pilot.view
    pos = pilot.card_point(legal_cards(before)[0])
    for _ in range(5):
        pilot.click(pos, button)
        pilot.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0, flipped=False))
        pilot.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, flipped=False))
    pilot.settle()
    assert pilot.view == before


def test_a_held_right_button_does_not_hinder_the_left_one(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path)
    cards = legal_cards(pilot.view)
    pilot.down(pilot.card_point(cards[0]), 3)
    pilot.click_card(cards[-1])
    pilot.up(pilot.card_point(cards[0]) if cards[0] in pilot.hand else (5, 5), 3)
    assert cards[-1] not in pilot.view.hand
    assert cards[0] in pilot.view.hand


def test_quick_presses_everywhere_never_lose_a_card(fly: Fly) -> None:
    pilot = fly(settings=quick(speed="normal"), wishes=Wishes(seed="quick"))
    pilot.pass_first_three()
    rng = random.Random("fingers")
    width, height = 800, 600
    for _ in range(300):
        if pilot.scene != "Play":
            break
        pos = rng.randrange(width), rng.randrange(height // 2 + 90, height)
        pilot.down(pos)
        pilot.up(pos)
        pilot.step(0.03)
        assert len(pilot.board.sprites) == 52
        played = len(pilot.view.tricks) * 4 + len(pilot.view.trick.cards)
        held = sum(pilot.view.hand_size(seat) for seat in Seat)
        assert played + held in (52, 0)
        if pilot.scene == "Play" and pilot.view.hand and rng.random() < 0.1:
            pilot.settle()
            if legal_cards(pilot.view):
                pilot.play_first_legal()
    assert len(pilot.view.tricks) > 2


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Refusal.FOLLOW_SUIT, "follow suit"),
        (Refusal.NO_POINTS_FIRST_TRICK, "first trick"),
        (Refusal.HEARTS_NOT_BROKEN, "broken"),
        (Refusal.LEAD_TWO_OF_CLUBS, "two of clubs"),
    ],
)
def test_a_refused_card_stays_and_the_reason_is_told(
    fly: Fly, tmp_path: Path, reason: Refusal, words: str
) -> None:
    match = sought(lambda v: any(refusal(v, card) is reason for card in v.hand))
    keep(tmp_path, match)
    pilot = fly(settings=quick(speed="normal"))
    pilot.settle()
    before = pilot.view
    wrong = next(card for card in before.hand if refusal(before, card) is reason)
    for _ in range(5):
        pilot.click_card(wrong)
        pilot.step(0.02)
    assert pilot.view == before
    assert wrong in pilot.hand
    assert texts(pilot).count(words) == 1
    assert pilot.mixer.heard.count(Cue.REFUSED) == 5
    pilot.step(7)
    assert words not in texts(pilot) or reason is Refusal.LEAD_TWO_OF_CLUBS
    assert pilot.view == before


def test_a_press_on_bare_cloth_or_on_taken_cards_plays_nothing(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path)
    before = pilot.view
    layout = pilot.app.top.layout  # type: ignore[attr-defined]
    for seat in Seat:
        for _ in range(3):
            pilot.click(layout.plate(seat).center)
    pilot.click(layout.zone.center)
    assert pilot.view == before


def test_cards_are_dimmed_on_the_players_turn_alone(fly: Fly, tmp_path: Path) -> None:
    match = sought(lambda v: bool(v.trick.cards) and 1 < len(legal_cards(v)) < len(v.hand) - 3)
    keep(tmp_path, match)
    pilot = fly(settings=quick(speed="normal"))
    pilot.settle()
    legal = set(legal_cards(pilot.view))
    look = pilot.app.top.hand.look  # type: ignore[attr-defined]
    assert look.dimmed == set(pilot.view.hand) - legal
    pilot.click_card(next(iter(legal)))
    assert pilot.app.top.hand.look.dimmed == frozenset()  # type: ignore[attr-defined]


def test_nothing_is_dimmed_when_the_player_does_not_want_it(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path, dim=False)
    assert pilot.app.top.hand.look.dimmed == frozenset()  # type: ignore[attr-defined]


def test_the_mark_of_the_turn_walks_round_with_the_cards(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path)
    pilot.click_card(legal_cards(pilot.view)[0])
    turns: list[Seat | None] = []
    for _ in range(400):
        if turns[-1:] != [pilot.board.turn]:
            turns.append(pilot.board.turn)
        told = texts(pilot)
        if pilot.app.moving:
            assert "Your turn" not in told
        if len(pilot.board.trick) == 4:
            break
        pilot.step(0.03)
    assert turns[0] is Seat.SOUTH
    assert [t for t in turns[1:] if t is not None][:3] == [Seat.WEST, Seat.NORTH, Seat.EAST]
    pilot.settle()
    taker = pilot.view.tricks[-1].taker
    assert pilot.board.turn in (taker, Seat.SOUTH, *Seat)


@pytest.mark.parametrize(("speed", "least"), [("slow", 1.2), ("normal", 0.7), ("off", 0.5)])
def test_a_complete_trick_rests_long_enough_to_be_read(
    fly: Fly, tmp_path: Path, speed: str, least: float
) -> None:
    pilot = at_my_lead(fly, tmp_path, speed=speed)
    pilot.click_card(legal_cards(pilot.view)[0])
    rested = 0.0
    for _ in range(600):
        trick = pilot.board.trick
        if len(trick) == 4 and all(sprite.flight is None for _, sprite in trick):
            rested += 1 / 30
        elif rested:
            break
        pilot.step(1 / 30)
    assert rested >= least


def test_a_press_cuts_a_resting_trick_short_and_plays_nothing(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path, speed="slow")
    pilot.click_card(legal_cards(pilot.view)[0])
    while not pilot.app.top.table.choreographer.resting:  # type: ignore[attr-defined]
        pilot.step(0.03)
    hand = pilot.view.hand
    pilot.click(pilot.card_point(pilot.hand[0]))
    assert pilot.board.trick == []
    assert pilot.view.hand == hand


def test_the_last_trick_can_be_looked_at_again(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path)
    taker = pilot.view.tricks[-1].taker
    name = ("Ann", "Pauline", "Michele", "Ben")[taker]
    pilot.key(pygame.K_l)
    assert f"taken by {name}" in texts(pilot)
    pilot.key(pygame.K_l)
    assert "taken by" not in texts(pilot)


def test_a_heart_counts_when_its_trick_is_taken_and_not_before(fly: Fly, tmp_path: Path) -> None:
    def heart_lies(view: object) -> bool:
        return any(c.suit is Suit.HEARTS for c in view.trick.cards)  # type: ignore[attr-defined]

    keep(tmp_path, sought(heart_lies))
    pilot = fly(settings=quick())
    pilot.settle()
    assert sum(pilot.board.points) == sum(trick.points for trick in pilot.view.tricks)
    pilot.key(pygame.K_F9)
    assert pilot.scene == "Scoreboard"
    pilot.key(pygame.K_ESCAPE)
    pilot.play_first_legal()
    pilot.step(0.4)
    pilot.settle()
    assert sum(pilot.board.points) == sum(trick.points for trick in pilot.view.tricks)


@pytest.mark.parametrize("how", ["double", "drag"])
def test_other_ways_to_play_a_card(fly: Fly, tmp_path: Path, how: str) -> None:
    pilot = at_my_lead(fly, tmp_path, play_by=how)
    card = legal_cards(pilot.view)[0]
    pos = pilot.card_point(card)
    pilot.click(pos)
    pilot.step(1)
    assert card in pilot.view.hand
    if how == "double":
        pilot.click(pos)
        pilot.click(pos)
    else:
        drag(pilot, pos, (400, 250))
    assert card not in pilot.view.hand


def drag(pilot: Pilot, start: tuple[int, int], end: tuple[int, int]) -> None:
    pilot.move(start)
    pilot.down(start)
    pilot.move((start[0], start[1] - 30), held=True)
    pilot.move(end, held=True)
    pilot.up(end)


@pytest.mark.parametrize("how", ["back", "left", "focus", "silent", "right", "resize"])
def test_a_dragged_card_that_is_not_laid_on_the_table_goes_home(
    fly: Fly, tmp_path: Path, how: str
) -> None:
    pilot = at_my_lead(fly, tmp_path, play_by="drag")
    before = pilot.view
    card = legal_cards(before)[0]
    start = pilot.card_point(card)
    pilot.move(start)
    pilot.down(start)
    pilot.move((start[0], start[1] - 60), held=True)
    pilot.move((400, 200), held=True)
    look = pilot.app.top.hand.look  # type: ignore[attr-defined]
    assert look.dragged is card
    if how == "back":
        pilot.up((start[0], start[1]))
    elif how == "left":
        pilot.post(pygame.Event(pygame.WINDOWLEAVE))
        pilot.move((400, 200))
    elif how == "focus":
        pilot.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        pilot.up((400, 200))
    elif how == "silent":
        pilot.move((420, 210), held=False)
        pilot.up((400, 200))
    elif how == "right":
        pilot.click((400, 200), 3)
        pilot.up(start)
    else:
        pilot.resize((900, 700))
        pilot.up((400, 200))
    pilot.settle()
    assert pilot.app.top.hand.look.dragged is None  # type: ignore[attr-defined]
    assert pilot.view == before
    sprite = pilot.sprite(card)
    assert sprite.slot.place is Place.HAND
    assert sprite.flight is None


def test_the_menu_holds_the_table_still(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path)
    pilot.click_card(legal_cards(pilot.view)[0])
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "Menu"
    before = pilot.view
    pilot.resize((900, 700))
    pilot.step(10)
    assert pilot.view == before
    pilot.click(pilot_card_place(pilot))
    assert pilot.scene == "Play"
    assert pilot.view.hand == before.hand
    pilot.settle()
    assert len(pilot.view.tricks) > len(before.tricks)


def pilot_card_place(pilot: Pilot) -> tuple[int, int]:
    """A point where the player's cards lie."""
    layout = pilot.app.scenes[0].layout  # type: ignore[attr-defined]
    return int(layout.hand.centerx), int(layout.hand.centery)


def test_a_card_that_flies_while_the_window_changes_comes_home(fly: Fly, tmp_path: Path) -> None:
    pilot = at_my_lead(fly, tmp_path, speed="slow")
    card: Card = legal_cards(pilot.view)[0]
    pilot.click_card(card)
    pilot.step(0.1)
    for size in ((640, 480), (1000, 500), (700, 900)):
        pilot.resize(size)
    pilot.post(pygame.Event(pygame.WINDOWMINIMIZED))
    pilot.step(20)
    pilot.post(pygame.Event(pygame.WINDOWRESTORED))
    pilot.settle()
    assert all(sprite.flight is None for sprite in pilot.board.sprites)
    assert len(pilot.board.sprites) == 52
