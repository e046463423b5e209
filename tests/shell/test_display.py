"""The window's size and place, full screen and back, and events as inputs."""

from __future__ import annotations

import pygame
import pytest

from game.shell.display import MINIMUM, Display, WindowState
from game.shell.input import FocusChanged, PointerDown, PointerMoved, QuitAsked, Translator
from tests.conftest import Fly


@pytest.fixture(autouse=True)
def desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])


def opened(state: WindowState) -> WindowState:
    display = Display("test", None, state)
    found = display.state()
    display.window.destroy()
    return found


def test_the_first_window_leaves_room_on_the_desktop() -> None:
    size = opened(WindowState()).size
    assert size is not None
    assert size[0] <= 1920 * 0.9
    assert size[1] <= 1080 * 0.9


@pytest.mark.parametrize(
    "size", [(5000, 4000), (0, 0), (-50, 20), (1, 100_000), (100_000, 1), (640, 480)], ids=str
)
def test_a_remembered_size_is_brought_onto_the_desktop(size: tuple[int, int]) -> None:
    found = opened(WindowState(size)).size
    assert found is not None
    assert MINIMUM[0] <= found[0] <= 1920
    assert MINIMUM[1] <= found[1] <= 1080


@pytest.mark.parametrize(
    "place", [(5000, 100), (100, 5000), (-9000, 100), (1900, 1070), (100_000, -100_000)], ids=str
)
def test_a_window_left_on_a_screen_that_is_gone_comes_back(place: tuple[int, int]) -> None:
    found = opened(WindowState((800, 600), place)).position
    assert found is not None
    assert -10 <= found[0] < 1920 - 100
    assert -10 <= found[1] < 1080 - 100


@pytest.mark.parametrize(
    "place", [(-1200, 100), (100, -1000), (2000, 900), (100, 1500), (-1280, -1024)], ids=str
)
def test_a_window_on_the_second_screen_stays_there(
    monkeypatch: pytest.MonkeyPatch, place: tuple[int, int]
) -> None:
    sizes = [(1920, 1080), (1280, 1024)]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: sizes)
    assert opened(WindowState((800, 600), place)).position == place


def test_full_screen_six_times_keeps_the_windows_size() -> None:
    display = Display("test", None, WindowState((900, 700)))
    for number in range(6):
        display.toggle_fullscreen()
        assert display.fullscreen is (number % 2 == 0)
        assert min(display.surface.get_size()) > 0
        assert display.state().size == (900, 700)
    assert display.window.size == (900, 700)
    display.window.destroy()


def test_quitting_in_full_screen_opens_there_and_remembers_the_window(fly: Fly) -> None:
    pilot = fly(size=(900, 700))
    pilot.key(pygame.K_F11)
    pilot.close()
    kept = pilot.profile.load_settings()
    assert kept.fullscreen
    assert kept.window_size == (900, 700)


def press(pos: tuple[int, int], button: int = 1) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_pointer_reaches_every_corner_of_the_surface(ratio: float) -> None:
    translator = Translator()
    for x in (0, 1, 638, 639):
        found = translator.translate(press((x, x // 2)), ratio, float(x))
        assert isinstance(found, PointerDown)
        assert 0 <= found.pos[0] <= 640 * ratio - 1
        assert abs(found.pos[0] - x * ratio) < 1


def test_a_double_click_is_two_quick_presses_at_one_place_and_a_third_is_a_first() -> None:
    translator = Translator()

    def double(pos: tuple[int, int], now: float) -> bool:
        found = translator.translate(press(pos), 1.0, now)
        assert isinstance(found, PointerDown)
        return found.double

    assert [double((10, 10), now) for now in (0.0, 0.2, 0.3, 0.4)] == [False, True, False, True]
    assert [double((10, 10), now) for now in (5.0, 5.6)] == [False, False]
    assert [double(pos, 9.0) for pos in ((10, 10), (40, 10))] == [False, False]


def test_other_buttons_and_unknown_events_mean_nothing() -> None:
    translator = Translator()
    for button in (2, 3, 4, 5, 6, 7):
        assert translator.translate(press((1, 1), button), 1.0, 0.0) is None
    assert translator.translate(pygame.Event(pygame.USEREVENT), 1.0, 0.0) is None
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(3, 4), rel=(0, 0), buttons=(0, 0, 1), touch=False)
    assert translator.translate(moved, 2.0, 0.0) == PointerMoved((6, 8), held=False)
    assert translator.translate(pygame.Event(pygame.QUIT), 1.0, 0.0) == QuitAsked()
    lost = pygame.Event(pygame.WINDOWFOCUSLOST)
    assert translator.translate(lost, 1.0, 0.0) == FocusChanged(False)


def test_a_long_pause_of_the_machine_counts_as_a_short_one(fly: Fly) -> None:
    from tests.pilot import quick

    pilot = fly(settings=quick(speed="slow"))
    pilot.now += 3600
    pilot.loop.tick([])
    assert pilot.app.moving
    pilot.now -= 10_000
    pilot.loop.tick([])
    pilot.settle()
    assert pilot.scene == "Passing"
