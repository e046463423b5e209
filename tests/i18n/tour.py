"""A walk through every screen of the program, whatever its language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, Refusal, legal_cards
from game.scenes.base import Pop, Push, Scene
from game.scenes.first_steps.scene import FirstStepsScene
from game.scenes.mishap import MishapScene
from game.scenes.passing import PassingScene
from game.scenes.play import PlayScene
from game.scenes.question import NoticeScene
from game.scenes.troubles import trouble_sentence
from game.shell.input import KeyPressed
from game.storage.files import DamagedFile, NewerFile
from game.storage.history import History
from game.storage.profile import AlreadyOpen
from game.storage.settings import Settings
from game.view.widgets.button import Button
from tests.finished import finished_match
from tests.pilot import Pilot

OPPONENTS = ("Lily", "Otto", "Nam")
PLAIN = ("plain", "plain", "plain")
PAGED = ("options", "help")
OTHERS = ("menu", "new", "rules", "scores", "tricks", "fair", "evenness", "chosen_deal")
RECORDS = ("statistics", "history", "achievements")


def settings(language: str, name: str = "Ann") -> Settings:
    return Settings(name=name, language=language, bots=PLAIN, opponents=OPPONENTS, speed="off")


def fill_history(folder: Path) -> None:
    """A few finished matches, so that the pages about them have something to show."""
    history = History(folder, lambda saved: "casual")
    history.add(finished_match("one", HouseRules(target=50)))
    history.add(finished_match("two", HouseRules(target=25), ended="2026-05-04T18:00:00Z"))


def beginning(pilot: Pilot) -> Iterator[str]:
    """From the name to the first trick's refusals. The pilot has no name yet."""
    yield "name"
    pilot.key(pygame.K_RETURN)
    yield "no name"
    pilot.type("Ann")
    pilot.key(pygame.K_RETURN)
    pilot.step(0.2)
    yield "welcome"


def table(pilot: Pilot) -> Iterator[str]:
    """The table from the pass to the score."""
    pilot.settle()
    if isinstance(pilot.app.top, PassingScene):
        yield "passing"
        for card in pilot.hand[:3]:
            pilot.click_card(card)
        yield "ready to pass"
        yield from _refused(pilot, Refusal.PASS_THREE)
        pilot.key(pygame.K_RETURN)
        pilot.settle()
        yield "received"
        pilot.key(pygame.K_RETURN)
    yield from _tools(pilot)
    yield from _play(pilot)
    pilot.play_deal()
    yield "score"
    _open(pilot, "review")
    yield "review"
    _back(pilot)
    _open(pilot, "tricks")
    yield "all tricks"
    _back(pilot)


def _tools(pilot: Pilot) -> Iterator[str]:
    pilot.settle()
    for widget in list(pilot.app.top.form.widgets):
        if getattr(widget, "style", "") == "tool" and widget.visible:
            pilot.move(widget.rect.center)
            yield f"tip {getattr(widget, 'icon', '')}"
    pilot.move((1, 1))
    for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5):
        pilot.key(key)
        yield f"large {pygame.key.name(key)}"
    pilot.key(pygame.K_0)


def _play(pilot: Pilot) -> Iterator[str]:
    yield "turn"
    pilot.key(pygame.K_h)
    pilot.settle()
    yield "hint"
    pilot.key(pygame.K_h)
    yield "why"
    for reason in Refusal:
        yield from _refused(pilot, reason)
    for _ in range(2):
        pilot.play_first_legal()
        pilot.settle()
    pilot.key(pygame.K_l)
    yield "last trick"
    pilot.key(pygame.K_3)
    yield "large last trick"
    pilot.key(pygame.K_0)


def _refused(pilot: Pilot, reason: Refusal) -> Iterator[str]:
    top = pilot.app.top
    assert isinstance(top, PassingScene | PlayScene)
    top.refuse(reason, pilot.hand[0])
    yield f"refused {reason.name}"
    top.forgive()


def pages(pilot: Pilot) -> Iterator[str]:
    """Everything that opens by name, every page of it."""
    for name in OTHERS:
        with_scene = _open(pilot, name)
        yield name
        if name == "fair":
            for widget in list(with_scene.form.widgets)[:3]:
                pilot.click(widget.rect.center)
                pilot.step(0.1)
                yield f"{name} {getattr(widget, 'label', '')}"
        _back(pilot)
    for name in PAGED:
        scene = _open(pilot, name)
        count = len(getattr(scene, "_tabs"))  # noqa: B009 - every paged scene has its tabs there
        for page in range(count):
            yield f"{name} {page + 1}"
            if page < count - 1:
                pilot.key(pygame.K_PAGEDOWN)
        _back(pilot)


def records(pilot: Pilot) -> Iterator[str]:
    """The pages about finished matches."""
    for name in RECORDS:
        scene = _open(pilot, name)
        pilot.settle()
        yield name
        if name == "history":
            yield from _history(pilot, scene)
        _back(pilot)


def _history(pilot: Pilot, scene: Scene) -> Iterator[str]:
    """Every page that a button of the history opens."""
    for place, widget in enumerate(scene.form.widgets):
        if isinstance(widget, Button) and widget.enabled:
            pilot.click(widget.rect.center)
            pilot.step(0.2)
            yield f"history's button {place}"
            if pilot.app.top is not scene:
                _back(pilot)
            if scene not in pilot.app.scenes:
                _open(pilot, "history")
                return


def troubles(pilot: Pilot) -> Iterator[str]:
    """What is shown when something is wrong."""
    stage = pilot.app.stage
    pilot.app.show(Push(MishapScene(stage, "ValueError: 7", Path("hearts.log"), lambda: None)))
    yield "mishap"
    _back(pilot)
    path = Path("match.json")
    faults = (
        DamagedFile(path, "not readable"),
        DamagedFile(path, "not readable", Path("match-1.json")),
        NewerFile(path, 9),
        AlreadyOpen(path),
        OSError(28, "28"),
    )
    told = [trouble_sentence(stage.words, fault) for fault in faults]
    for two in (told[:2], told[2:4], told[4:]):
        pilot.app.show(Push(NoticeScene(stage, stage.words.t("Please note"), "\n".join(two))))
        yield "notice"
        _back(pilot)


def guided(pilot: Pilot) -> Iterator[str]:
    """The whole guided hand."""
    scene = _open(pilot, "first_steps")
    assert isinstance(scene, FirstStepsScene)
    said = ""
    for _ in range(400):
        pilot.step(0.1)
        if pilot.app.top is not scene:
            return
        lesson = scene.guide.lesson
        if lesson is not None and lesson.name != said:
            said = lesson.name
            yield f"lesson {said}"
        if scene.guide.stopped:
            scene.go_on()
        elif not scene.table.choreographer.busy:
            _follow_advice(scene)
    raise AssertionError("the guided hand does not end")


def _follow_advice(scene: FirstStepsScene) -> None:
    inner = scene.inner
    cards = sorted(scene.guide.advised)
    view = scene.table.session.view()
    if isinstance(inner, PassingScene) and view.received is not None:
        inner.key(KeyPressed("return"))
    elif view.phase is Phase.PASSING:
        for card in cards:
            inner.card_chosen(card)
        inner.key(KeyPressed("return"))
    elif cards and legal_cards(view):
        inner.card_chosen(cards[0])


def _open(pilot: Pilot, name: str) -> Scene:
    pilot.app.show(Push(pilot.app.open(name)))
    pilot.step(0.1)
    return pilot.app.top


def _back(pilot: Pilot) -> None:
    pilot.app.show(Pop())
    pilot.step(0.1)
