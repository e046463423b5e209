"""A tour of all screens: stops at each, so that whoever travels along can look."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.app.rooms import SCENES
from game.app.wishes import Wishes
from game.rules.commands import PassCards, PlayCard, StartDeal
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, legal_cards, refusal
from game.rules.match import Match
from game.scenes.base import Push
from tests.pilot import Pilot, quick
from tests.scenes.sought import keep

Start = Callable[..., Pilot]
Tour = Callable[[Start, Path], Iterator[tuple[str, Pilot]]]
MOST_PAGES = 8


def long_match(seed: str, rules: HouseRules, most: int = 14) -> Match:
    """A match played at random to its end, or for so many deals."""
    rng = random.Random(seed)
    match = Match(seed, rules)
    while match.phase is not Phase.OVER and len(match.scores) < most:
        if match.phase is Phase.DEALING:
            match.apply(StartDeal())
        elif match.phase is Phase.PASSING:
            seat = match.view(None).waiting[0]
            match.apply(PassCards(seat, tuple(rng.sample(match.view(seat).hand, 3))))
        else:
            assert match.turn is not None
            match.apply(PlayCard(match.turn, rng.choice(match.legal_cards())))
    return match


def first_name(start: Start, folder: Path) -> Iterator[tuple[str, Pilot]]:
    """The name's screen: empty, refused, full."""
    pilot = start(folder / "name", settings=quick(name=""))
    yield "name", pilot
    pilot.key(pygame.K_RETURN)
    yield "name refused", pilot
    pilot.type("MMMMMMMMMMMMMMMMMMMM")
    yield "name full", pilot


def a_deal(start: Start, folder: Path) -> Iterator[tuple[str, Pilot]]:
    """From the shuffle to the score sheet."""
    settings = quick(speed="normal")
    pilot = start(folder / "deal", settings=settings, wishes=Wishes(seed="tour"))
    pilot.step(1)
    yield "dealing", pilot
    pilot.settle()
    yield "to pass", pilot
    for card in pilot.hand[:3]:
        pilot.click_card(card)
    yield "three up", pilot
    pilot.click_card(pilot.hand[5])
    yield "a fourth refused", pilot
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    yield "received", pilot
    pilot.press("OK")
    pilot.settle()
    yield "my turn", pilot
    refused = resting = False
    tricks = 0
    while pilot.scene == "Play":
        wrong = [card for card in pilot.hand if refusal(pilot.view, card)]
        if wrong and not refused and legal_cards(pilot.view):
            refused = True
            pilot.click_card(wrong[0])
            yield "refused", pilot
        if legal_cards(pilot.view):
            pilot.play_first_legal()
            pilot.step(0.2)
            tricks += 1
            if tricks in (1, 9):
                yield "mid-trick", pilot
        for _ in range(120):
            if resting or pilot.board.trick[3:]:
                break
            pilot.step(0.05)
        if not resting:
            resting = True
            yield "resting", pilot
            pilot.settle()
            pilot.key(pygame.K_l)
            yield "last trick", pilot
        pilot.settle_or(lambda: pilot.laid_out)
        if pilot.scene == "Play" and pilot.laid_out:
            yield "laid out", pilot
            pilot.settle()
    yield "score", pilot


def doors(start: Start, folder: Path) -> Iterator[tuple[str, Pilot]]:
    """Everything that can be opened from the table, page by page, in the middle of a long match."""
    keep(folder / "doors", long_match("doors", HouseRules(target=1000)))
    pilot = start(folder / "doors", settings=quick())
    yield "score late", pilot
    pilot.press("OK")
    pilot.pass_first_three()
    pilot.settle()
    for name in SCENES:
        pilot.app.show(Push(pilot.app.open(name)))
        depth = len(pilot.app.scenes)
        yield name, pilot
        seen = {pilot.told}
        for _ in range(MOST_PAGES):
            pilot.key(pygame.K_PAGEDOWN)
            if pilot.told in seen:
                break
            seen.add(pilot.told)
            yield f"{name}, further", pilot
        while len(pilot.app.scenes) >= depth and depth > 1:
            pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "Play"


def the_end(start: Start, folder: Path) -> Iterator[tuple[str, Pilot]]:
    """The last score sheet, and news."""
    keep(folder / "end", long_match("end", HouseRules(target=150), 99))
    pilot = start(folder / "end", settings=quick())
    yield "final score", pilot
    (folder / "news").mkdir()
    (folder / "news" / "match.json").write_text("damage")
    pilot = start(folder / "news", settings=quick())
    assert pilot.scene == "Notice"
    yield "notice", pilot
