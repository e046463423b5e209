"""A frame that is drawn only where it differs from the last looks as one drawn whole."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.view.canvas import Canvas, Screen
from tests.conftest import Fly
from tests.pilot import Pilot, quick

SIZE = (120, 90)
PICTURES = [pygame.Surface((side, side + 7), pygame.SRCALPHA) for side in (9, 30, 64)]
for number, picture in enumerate(PICTURES):
    picture.fill((40 + 70 * number, 200 - 60 * number, 90, 150))
COLOURS = [(250, 10, 10), (10, 250, 10), (30, 30, 250)]
places = st.tuples(st.integers(-40, 130), st.integers(-40, 100))
strokes = st.one_of(
    st.tuples(st.just("picture"), st.sampled_from(PICTURES), places),
    st.tuples(st.just("box"), places, st.sampled_from(COLOURS), st.integers(0, 3)),
    st.tuples(st.just("disc"), places, st.integers(1, 20), st.sampled_from(COLOURS)),
    st.tuples(st.just("shape"), st.lists(places, min_size=3, max_size=5)),
    st.tuples(st.just("path"), st.lists(places, min_size=2, max_size=4), st.integers(1, 6)),
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
            case ("box", place, colour, line):
                canvas.box(pygame.Rect(place, (33, 21)), colour, line=line, corner=6)
            case ("disc", place, radius, colour):
                canvas.disc(place, radius, colour)
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
    Screen().show(canvas, surface)
    return pixels(surface)


@given(st.lists(st.lists(strokes, max_size=9), min_size=2, max_size=4), st.randoms())
def test_frames_one_after_the_other_look_as_each_drawn_whole(frames, chance) -> None:  # type: ignore[no-untyped-def]
    # Some frames are the one before with its strokes in another order.
    for frame in list(frames):
        frames.append(chance.sample(frame, len(frame)))
    screen, surface = Screen(), pygame.Surface(SIZE)
    for frame in frames:
        canvas = canvas_of(frame)
        screen.show(canvas, surface)
        assert pixels(surface) == drawn_whole(canvas)


def test_the_same_frame_again_is_not_drawn() -> None:
    screen, surface = Screen(), pygame.Surface(SIZE)
    frame = [("picture", PICTURES[1], (20, 20)), ("disc", (50, 50), 9, COLOURS[0])]
    assert screen.show(canvas_of(frame), surface)
    assert not screen.show(canvas_of(frame), surface)
    assert screen.show(canvas_of(frame[:1]), surface)


def test_only_what_changed_is_drawn() -> None:
    screen, surface = Screen(), pygame.Surface(SIZE)
    screen.show(canvas_of([("picture", PICTURES[0], (5, 5))]), surface)
    surface.set_at((100, 80), (1, 2, 3))
    screen.show(canvas_of([("picture", PICTURES[0], (8, 5))]), surface)
    assert surface.get_at((100, 80))[:3] == (1, 2, 3)


@pytest.mark.parametrize("other", [(SIZE[0] + 1, SIZE[1]), SIZE])
def test_another_surface_is_drawn_whole(other: tuple[int, int]) -> None:
    screen, canvas = Screen(), canvas_of([("picture", PICTURES[2], (30, 3))])
    first, second = pygame.Surface(SIZE), pygame.Surface(other)
    screen.show(canvas, first)
    screen.show(canvas, second)
    assert pixels(second) == drawn_whole(canvas, other)


def test_after_it_was_forgotten_a_surface_is_drawn_whole() -> None:
    screen, surface, canvas = Screen(), pygame.Surface(SIZE), canvas_of([])
    screen.show(canvas, surface)
    surface.fill((9, 9, 9))
    screen.forget()
    assert screen.show(canvas, surface)
    assert pixels(surface) == drawn_whole(canvas)


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
