"""A frame that is drawn only where it differs from the last looks as one drawn whole."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view.canvas import Canvas, Shown
from game.view.flying import flying
from game.view.layout import TableLayout
from tests.conftest import Fly
from tests.pilot import Pilot, quick

SIZE = (120, 90)
PICTURES = [pygame.Surface((side, side + 7), pygame.SRCALPHA) for side in (9, 30, 64)]
for number, picture in enumerate(PICTURES):
    picture.fill((40 + 70 * number, 200 - 60 * number, 90, 150))
COLOURS = [(250, 10, 10), (10, 250, 10), (30, 30, 250)]
places = st.tuples(st.integers(-40, 130), st.integers(-40, 100))
sizes = st.tuples(st.integers(-3, 40), st.integers(-3, 40))
corners = st.integers(1, 9)
floats = st.tuples(*(st.floats(-40, most, allow_subnormal=False, width=32) for most in (130, 100)))
strokes = st.one_of(
    st.tuples(st.just("picture"), st.sampled_from(PICTURES), places),
    st.tuples(st.just("box"), places, sizes, st.sampled_from(COLOURS), st.integers(0, 9), corners),
    st.tuples(
        st.just("disc"), places, st.integers(1, 20), st.sampled_from(COLOURS), st.integers(0, 4)
    ),
    st.tuples(st.just("shape"), st.lists(places, min_size=3, max_size=5)),
    st.tuples(st.just("path"), st.lists(floats, min_size=2, max_size=4), st.integers(1, 6)),
    st.tuples(st.just("within"), st.sampled_from(PICTURES), places, places),
)
CLOTH = pygame.Surface(SIZE)
CLOTH.fill((0, 90, 50))


def canvas_of(frame: list[tuple]) -> Canvas:  # type: ignore[type-arg]
    canvas = Canvas()
    canvas.picture(CLOTH, (0, 0))
    for stroke in frame:
        match stroke:
            case ("picture", picture, place):
                canvas.picture(picture, place)
            case ("box", place, size, colour, line, corner):
                canvas.box(pygame.Rect(place, size), colour, line=line, corner=corner)
            case ("disc", place, radius, colour, line):
                canvas.disc(place, radius, colour, line)
            case ("shape", points):
                canvas.shape(points, COLOURS[0])
            case ("path", points, width):
                canvas.path(points, COLOURS[1], width)
            case ("within", picture, place, corner):
                with canvas.within(pygame.Rect(corner, (25, 25))):
                    canvas.picture(picture, place)
    return canvas


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def drawn_whole(canvas: Canvas, size: tuple[int, int] = SIZE) -> bytes:
    surface = pygame.Surface(size)
    Shown().show(canvas, surface)
    return pixels(surface)


@given(st.lists(st.lists(strokes, max_size=9), min_size=2, max_size=4), st.randoms())
def test_frames_one_after_the_other_look_as_each_drawn_whole(frames, chance) -> None:  # type: ignore[no-untyped-def]
    # Some frames are the one before with its strokes in another order.
    for frame in list(frames):
        frames.append(chance.sample(frame, len(frame)))
    shown, surface = Shown(), pygame.Surface(SIZE)
    for frame in frames:
        canvas = canvas_of(frame)
        shown.show(canvas, surface)
        assert pixels(surface) == drawn_whole(canvas)


def test_the_same_frame_again_is_not_drawn() -> None:
    shown, surface = Shown(), pygame.Surface(SIZE)
    frame = [("picture", PICTURES[1], (20, 20)), ("disc", (50, 50), 9, COLOURS[0], 0)]
    assert shown.show(canvas_of(frame), surface)
    assert not shown.show(canvas_of(frame), surface)
    assert shown.show(canvas_of(frame[:1]), surface)


def test_only_what_changed_is_drawn() -> None:
    shown, surface = Shown(), pygame.Surface(SIZE)
    shown.show(canvas_of([("picture", PICTURES[0], (5, 5))]), surface)
    surface.set_at((100, 80), (1, 2, 3))
    shown.show(canvas_of([("picture", PICTURES[0], (8, 5))]), surface)
    assert surface.get_at((100, 80))[:3] == (1, 2, 3)


@pytest.mark.parametrize("other", [(SIZE[0] + 1, SIZE[1]), SIZE])
def test_another_surface_is_drawn_whole(other: tuple[int, int]) -> None:
    shown, canvas = Shown(), canvas_of([("picture", PICTURES[2], (30, 3))])
    first, second = pygame.Surface(SIZE), pygame.Surface(other)
    shown.show(canvas, first)
    shown.show(canvas, second)
    assert pixels(second) == drawn_whole(canvas, other)


def test_after_it_was_forgotten_a_surface_is_drawn_whole() -> None:
    shown, surface, canvas = Shown(), pygame.Surface(SIZE), canvas_of([])
    shown.show(canvas, surface)
    surface.fill((9, 9, 9))
    shown.forget()
    assert shown.show(canvas, surface)
    assert pixels(surface) == drawn_whole(canvas)


def test_surfaces_one_after_the_other_are_each_drawn_whole() -> None:
    # Memory that one gives back is taken by the next: they may lie at the same address.
    shown, canvas = Shown(), canvas_of([("disc", (50, 50), 9, COLOURS[0], 0)])
    for _ in range(5):
        surface = pygame.Surface(SIZE)
        assert shown.show(canvas, surface)
        assert pixels(surface) == drawn_whole(canvas)


def test_a_frame_that_failed_half_way_is_drawn_whole_the_next_time() -> None:
    shown, surface = Shown(), pygame.Surface(SIZE)
    good = canvas_of([("picture", PICTURES[1], (20, 20))])
    bad = canvas_of([("picture", PICTURES[2], (60, 3))])
    bad.strokes.append((pygame.draw.circle, ("no colour",), (0, 0, *SIZE), None))
    shown.show(good, surface)
    with pytest.raises(Exception, match=r"."):
        shown.show(bad, surface)
    assert surface.get_clip() == surface.get_rect()
    shown.show(good, surface)
    assert pixels(surface) == drawn_whole(good)


@pytest.mark.parametrize(
    "event",
    [
        pygame.WINDOWEXPOSED,
        pygame.WINDOWRESTORED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWMAXIMIZED,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWFOCUSGAINED,
        pygame.RENDER_DEVICE_RESET,
    ],
)
def test_what_the_system_threw_away_is_drawn_again(fly: Fly, event: int) -> None:
    pilot = fly(drawn=True)
    pilot.settle()
    surface = pilot.display.surface
    before = pixels(surface)
    surface.fill((200, 0, 200))
    pilot.loop.tick([pygame.Event(event)])
    assert pixels(surface) == before


def test_full_screen_and_back_show_the_whole_picture(fly: Fly) -> None:
    pilot = fly(drawn=True, size=(1024, 768))
    pilot.settle()
    for _ in range(4):
        pilot.key(pygame.K_F11)
        pilot.step(1.0)
        assert_shown_as_if_drawn_whole(pilot)


def test_pictures_made_while_a_window_is_dragged_are_not_kept(fly: Fly) -> None:
    size, choices = (2560, 1600), quick(speed="normal")
    dragged = fly(drawn=True, settings=choices)
    fresh = fly(drawn=True, settings=choices, size=size)
    dragged.step(0.5)
    dragged.display.window.size = size
    for _ in range(6):
        dragged.step(0.03)
    dragged.step(3.0)
    pictures, sharp = dragged.app.stage.pictures, fresh.app.stage.pictures
    assert not pictures.draft
    width = TableLayout(fresh.app.stage.metrics).small_width
    for squeeze in (1.0, 0.5):
        for angle in (0, 30, 90):
            one, other = (
                flying(some, None, width, angle, width, squeeze) for some in (pictures, sharp)
            )
            assert pixels(one) == pixels(other)


def test_a_window_that_changed_its_size_and_back_is_drawn_whole(fly: Fly) -> None:
    pilot = fly(drawn=False, settings=quick(), size=(800, 600))
    shown = pixels(pilot.frame())
    for size in ((900, 700), (800, 600)):
        pilot.resize(size)
    # What the system puts under a window is new, even where it lies in the same place.
    pilot.display.surface.fill("black")
    pilot.step(1.0)
    assert pixels(pilot.frame()) == shown


def assert_shown_as_if_drawn_whole(pilot: Pilot) -> None:
    app, surface = pilot.app, pilot.display.surface
    shown = pixels(surface)
    app.forget_screen()
    app.draw(surface)
    assert pixels(surface) == shown


def test_a_deal_with_its_motion_is_shown_as_if_each_frame_were_drawn_whole(
    fly: Fly, tmp_path: Path
) -> None:
    pilot = fly(tmp_path, settings=quick(speed="fast"), size=(900, 620), drawn=True)
    for _ in range(40):
        pilot.step(0.07)
        assert_shown_as_if_drawn_whole(pilot)
    pilot.pass_first_three()
    for _ in range(30):
        pilot.step(0.05)
        assert_shown_as_if_drawn_whole(pilot)
    pilot.play_first_legal()
    for key in (pygame.K_a, pygame.K_F2, pygame.K_ESCAPE, pygame.K_F3, pygame.K_ESCAPE):
        pilot.key(key)
        for _ in range(6):
            pilot.step(0.11)
            assert_shown_as_if_drawn_whole(pilot)
