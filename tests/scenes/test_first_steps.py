"""The guided hand: followed, not followed, skipped at every step, and never mixed with the game."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.guided import advise
from game.rules.cards import Card
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.legality import legal_cards
from game.rules.match import Match
from game.rules.seats import SEATS, Seat
from game.scenes.base import Replace
from game.scenes.first_steps.lessons import LESSONS
from game.scenes.first_steps.moments import Moment, When
from game.scenes.first_steps.scene import FirstStepsScene
from game.scenes.first_steps.script import PASSES, PLAYS, SEED
from game.storage.settings import Settings
from tests.conftest import Fly
from tests.pilot import Pilot, quick

Chooser = Callable[[Moment], Card]


def marked(moment: Moment) -> Card:
    return moment.advised[0]


def another(moment: Moment) -> Card:
    """A legal card that is not the marked one, if there is any."""
    others = [card for card in legal_cards(moment.view) if card not in moment.advised]
    return others[-1] if others else moment.advised[0]


def sit_down(pilot: Pilot) -> FirstStepsScene:
    pilot.app.show(Replace(pilot.app.open("first_steps")))
    scene = pilot.app.top
    assert isinstance(scene, FirstStepsScene)
    return scene


def speak(pilot: Pilot, scene: FirstStepsScene) -> str | None:
    """Let time pass until the guide says something that waits for the player; its name."""
    for _ in range(400):
        if pilot.app.top is not scene:
            return None
        lesson = scene.guide.lesson
        if lesson is not None and (lesson.stops or not scene.table.choreographer.busy):
            return lesson.name
        pilot.step(0.1)
    raise AssertionError("the guide says nothing any more")


def click_card(pilot: Pilot, scene: FirstStepsScene, card: Card) -> None:
    for sprite in scene.table.board.hands[Seat.SOUTH]:
        if sprite.card is card:
            rect = scene.layout.own_hit_rect(sprite.slot)
            pilot.click((rect.left + max(int(scene.layout.step / 2), 2), rect.centery))
            return
    raise AssertionError(f"{card} is not in the hand")


def answer(pilot: Pilot, scene: FirstStepsScene, choose: Chooser, *, play_on: bool = True) -> None:
    """Do what the guide waits for."""
    lesson, moment = scene.guide.lesson, scene.guide.moment
    assert lesson is not None
    assert moment is not None
    if lesson.ends:
        pilot.press("I play on" if play_on else "Play it out")
    elif lesson.stops:
        pilot.press("Play Hearts" if lesson.name == "goodbye" else "Go on")
    elif moment.when is When.PASS and len(moment.picked) < 3:
        wanted = moment.advised if choose is marked else moment.view.hand[-3:]
        click_card(pilot, scene, next(card for card in wanted if card not in moment.picked))
    elif moment.when in (When.PASS, When.RECEIVED):
        pilot.key(pygame.K_RETURN)
    else:
        pilot.step(0.4)
        click_card(pilot, scene, choose(moment))


def walk(pilot: Pilot, scene: FirstStepsScene, choose: Chooser, **how: bool) -> list[str]:
    """Go through to the end; what was said, in order."""
    said: list[str] = []
    while (name := speak(pilot, scene)) is not None:
        if not said or said[-1] != name or name.startswith("lead"):
            said.append(name)
        assert len(said) < 90
        answer(pilot, scene, choose, **how)
    return said


def test_the_script_can_be_played() -> None:
    match = Match(SEED, HouseRules())
    match.apply(StartDeal())
    for seat in (*SEATS[1:], SEATS[0]):
        match.apply(PassCards(seat, PASSES[seat]))
    for card in PLAYS:
        assert match.turn is not None
        assert advise(match.view(match.turn)) == (card,)
        match.apply(PlayCard(match.turn, card))
    assert match.scores == [(0, 16, 0, 10)]


def test_following_the_marks_shows_everything_in_order(fly: Fly) -> None:
    pilot = fly()
    before = pilot.view
    scene = sit_down(pilot)
    said = walk(pilot, scene, marked, play_on=False)
    assert said == [
        "welcome", "passing", "picked", "got_queen", "two_of_clubs", "first_trick", "follow",
        "broken", "duck", "plates", "forced", "give_queen", "queen", "moon", "free_ride", "lead",
        "enough", "score", "goodbye",
    ]  # fmt: skip
    assert scene.table.session.view().scores == ((0, 16, 0, 10),)
    assert pilot.scene == "Passing"
    assert pilot.view == before


def test_playing_on_to_the_last_card_ends_alike(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot)
    said = walk(pilot, scene, marked)
    assert said[-2:] == ["score", "goodbye"]
    assert scene.table.session.view().scores == ((0, 16, 0, 10),)


def test_other_legal_cards_are_fine(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot)
    said = walk(pilot, scene, another)
    assert "picked_others" in said
    assert said.count("other") == 1
    assert said[-2:] == ["score", "goodbye"]
    assert pilot.scene == "Passing"


def test_other_cards_after_the_marked_pass(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot)
    while scene.table.session.view().passed is None:
        speak(pilot, scene)
        answer(pilot, scene, marked)
    said = walk(pilot, scene, another)
    assert "two_of_clubs" in said
    assert said[-1] == "goodbye"


@pytest.mark.parametrize("by", ["escape", "skip"])
def test_it_can_be_skipped_at_every_step(fly: Fly, by: str) -> None:
    pilot = fly()
    before = pilot.view
    steps = 0
    while True:
        scene = sit_down(pilot)
        for _ in range(steps):
            assert speak(pilot, scene) is not None
            answer(pilot, scene, marked, play_on=False)
        name = speak(pilot, scene)
        if name == "goodbye" and by == "skip":
            break
        if by == "escape":
            pilot.key(pygame.K_ESCAPE)
        else:
            pilot.press("Skip")
        pilot.step(0.1)
        assert pilot.scene == "Passing"
        assert pilot.view == before
        steps += 1
        if name == "goodbye":
            break
    assert steps > 15


def test_it_is_skipped_while_cards_move(fly: Fly) -> None:
    pilot = fly(settings=quick(speed="normal"))
    sit_down(pilot)
    pilot.step(0.5)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "Passing"


def test_the_keyboard_alone_gets_through_the_first_trick(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot)
    speak(pilot, scene)
    pilot.key(pygame.K_RETURN)
    for _ in range(3):
        assert speak(pilot, scene) == "passing"
        moment = scene.guide.moment
        assert moment is not None
        card = next(card for card in moment.advised if card not in moment.picked)
        while scene.inner.hand.look.hovered is not card:
            pilot.key(pygame.K_RIGHT)
        pilot.key(pygame.K_UP)
    for name in ("picked", "got_queen"):
        assert speak(pilot, scene) == name
        pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_RETURN)
    assert speak(pilot, scene) == "two_of_clubs"
    pilot.step(0.4)
    pilot.key(pygame.K_HOME)
    pilot.key(pygame.K_RETURN)
    assert speak(pilot, scene) == "first_trick"


def test_a_press_on_a_lying_trick_does_not_miss_what_is_said(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot)
    while speak(pilot, scene) != "two_of_clubs":
        answer(pilot, scene, marked)
    answer(pilot, scene, marked)
    while not scene.table.choreographer.resting:
        pilot.step(0.02)
    pilot.key(pygame.K_SPACE)
    assert scene.guide.lesson is not None
    assert scene.guide.lesson.name == "first_trick"


def test_taking_back_goes_on_sensibly(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot)
    while speak(pilot, scene) != "duck":
        answer(pilot, scene, marked)
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    said = walk(pilot, scene, marked, play_on=False)
    assert said[-1] == "goodbye"


def test_the_list_of_tricks_is_that_of_the_guided_hand(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot)
    while speak(pilot, scene) != "follow":
        answer(pilot, scene, marked)
    pilot.key(pygame.K_t)
    assert pilot.scene == "Tricks"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.app.top is scene
    assert not pilot.view.tricks


def test_nothing_is_kept_of_it(fly: Fly) -> None:
    pilot = fly()
    walk(pilot, sit_down(pilot), marked, play_on=False)
    found = pilot.profile.load_match()
    assert found is not None
    assert found[0].seed != SEED
    assert not pilot.view.scores


def test_it_is_offered_once_after_the_name(fly: Fly) -> None:
    pilot = fly(fresh=True, settings=None)
    pilot.type("Ann")
    pilot.press("Play")
    assert pilot.scene == "Welcome"
    pilot.press("Show me")
    assert pilot.scene == "FirstSteps"
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "Passing"
    pilot.close()
    again = fly()
    assert again.scene == "Passing"


def test_the_menu_has_it(fly: Fly) -> None:
    pilot = fly()
    pilot.settle()
    pilot.press("Menu")
    pilot.press("First steps")
    assert pilot.scene == "FirstSteps"


@pytest.mark.parametrize(
    ("size", "language"),
    [((640, 480), "en"), ((640, 480), "vi"), ((1280, 800), "vi"), ((3840, 2160), "en")],
)
def test_nothing_is_cut(fly: Fly, size: tuple[int, int], language: str) -> None:
    for interface_size in (200,) if size[0] > 2000 else (100, 200):
        settings = quick(language=language, interface_size=interface_size)
        pilot = fly(size=size, settings=settings)
        scene = sit_down(pilot)
        speak(pilot, scene)
        view = scene.table.session.view()
        advised = advise(view)
        table = pygame.Rect((0, 0), size)
        for lesson in LESSONS:
            scene.guide.lesson = lesson
            scene.guide.moment = Moment(lesson.when, view, advised)
            scene.panel.show(scene.guide)
            assert scene.panel.speech is not None
            place = scene.panel.speech.rect
            assert table.contains(place), lesson.name
            assert place.top >= scene.layout.bar.bottom, lesson.name
            assert place.bottom <= scene.layout.row.top, lesson.name
            assert [mark.text for mark in pilot.marks() if mark.cut] == [], lesson.name
        pilot.close()


def test_settings_change_under_it(fly: Fly) -> None:
    pilot = fly()
    scene = sit_down(pilot)
    speak(pilot, scene)
    changed: Settings = quick(look="night", interface_size=150)
    pilot.app.change(changed)
    pilot.resize((1000, 700))
    assert scene.layout.metrics.size == (1000, 700)
    assert scene.inner.stage.theme.name == pilot.app.stage.theme.name
    assert scene.inner.stage.settings.confirm_pass
