"""The large line: the right cards in words, at the press of a number key."""

from __future__ import annotations

import pygame
import pytest

from game.i18n.translator import Words
from game.rules.cards import DECK, parse_cards
from game.rules.legality import legal_cards
from game.shell.resources import assets_folder
from game.view.spoken import TOPICS, card_words, cards_words, spoken
from tests.conftest import Fly
from tests.pilot import Pilot, quick

ENGLISH = Words("en", assets_folder() / "catalogues")
NAMES = ("Ann", "Pauline", "Michele", "Ben")


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def line(key: str, pilot: Pilot) -> str:
    return plain(spoken(key, ENGLISH, pilot.view, NAMES))


def shown(pilot: Pilot) -> str:
    return plain(" ".join(mark.text for mark in pilot.marks()))


def test_cards_are_spelled_out() -> None:
    held = parse_cards("QS AH 2C 9H")
    assert plain(cards_words(ENGLISH, held)) == (
        "two of clubs\nqueen of spades\nnine of hearts, ace of hearts"
    )
    assert len({card_words(ENGLISH, card) for card in DECK}) == len(DECK)


def test_the_keys_say_what_is_true(fly: Fly) -> None:
    pilot = fly()
    assert line("2", pilot) == "No card lies on the table."
    assert line("3", pilot) == "No trick has been taken yet."
    assert line("5", pilot) == "Choose three cards to pass."
    assert line("1", pilot).count(" of ") == 13
    pilot.pass_first_three()
    while not (pilot.view.tricks and pilot.view.trick.cards and legal_cards(pilot.view)):
        pilot.step(0.2)
        if legal_cards(pilot.view) and not (pilot.view.tricks and pilot.view.trick.cards):
            pilot.play_first_legal()
    view = pilot.view
    for seat, card in view.trick.plays():
        assert f"{NAMES[seat]}: {card_words(ENGLISH, card)}" in line("2", pilot)
    last = view.tricks[-1]
    for seat, card in last.plays():
        assert f"{NAMES[seat]}: {card_words(ENGLISH, card)}" in line("3", pilot)
    assert line("3", pilot).endswith(f"Taken by {NAMES[last.taker]}")
    assert line("4", pilot).splitlines()[0] == f"Ann: 0, and {view.points[0]} in this hand"
    legal = [card_words(ENGLISH, card) for card in legal_cards(view)]
    assert line("5", pilot).replace("\n", ", ").split(", ") == legal


def test_number_keys_show_and_close(fly: Fly) -> None:
    pilot = fly()
    first = card_words(ENGLISH, pilot.view.hand[0])
    pilot.settle()
    pilot.key(pygame.K_1)
    assert "Your hand" in shown(pilot)
    assert first in shown(pilot)
    pilot.key(pygame.K_4)
    assert "The scores" in shown(pilot)
    pilot.key(pygame.K_0)
    assert "The scores" not in shown(pilot)
    pilot.key(pygame.K_KP_1)
    assert "Your hand" in shown(pilot)
    pilot.key(pygame.K_ESCAPE)
    assert "Your hand" not in shown(pilot)
    assert pilot.scene == "Passing"


@pytest.mark.parametrize(
    ("size", "language"), [((640, 480), "en"), ((640, 480), "vi"), ((1920, 1080), "en")]
)
def test_nothing_is_cut(fly: Fly, size: tuple[int, int], language: str) -> None:
    for interface_size in (100, 200):
        pilot = fly(size=size, settings=quick(language=language, interface_size=interface_size))
        pilot.settle()
        for key in TOPICS:
            pilot.key(pygame.key.key_code(key))
            assert [mark.text for mark in pilot.marks() if mark.cut] == [], key
        pilot.close()
