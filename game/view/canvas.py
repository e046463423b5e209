"""What a frame consists of, written down first, so that only what changed is put on the window.

Most of a frame looks as the one before: a card flies, the rest lies. Scenes draw all of it each
time and need not know; here two frames are compared, and pixels are moved only where they differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import pygame

from game.view.theme import Colour

Point = tuple[float, float]
_Bounds = tuple[int, int, int, int]
_Stroke = tuple[Any, tuple[Any, ...], _Bounds, _Bounds | None]
"""What to draw with, how, the pixels it may touch, and what it must keep within."""
_WASTE: Final = 1.1
"""Areas that touch are drawn as one if that is at most so many times the pixels of both."""
_MOST_AREAS: Final = 10


class Canvas:
    """A frame in the making: pictures and shapes in the order in which they are laid down.

    A picture must not be changed after it was laid down.

    Attributes:
        strokes: What was laid down, the lowest first.
    """

    def __init__(self) -> None:
        self.strokes: list[_Stroke] = []
        self._within: pygame.Rect | None = None

    def picture(self, picture: pygame.Surface, place: pygame.Rect | Point) -> None:
        """Lay down a picture.

        Args:
            picture: What.
            place: Its left upper corner, or a rectangle that begins there, in surface pixels.
        """
        at = int(place[0]), int(place[1])
        self._add(picture, at, (*at, *picture.get_size()))

    def box(self, rect: pygame.Rect, colour: Colour, *, line: int = 0, corner: int = 0) -> None:
        """A rectangle with round corners, filled unless it gets a line's width."""
        if rect.width <= 0 or rect.height <= 0:
            return
        # A thicker line would run out over the corners.
        line = min(line, min(rect.size) // 2)
        place = (rect.x, rect.y, rect.width, rect.height)
        self._add(pygame.draw.rect, (colour, place, line, corner), place)

    def disc(self, centre: tuple[int, int], radius: int, colour: Colour, line: int = 0) -> None:
        """A circle, filled unless it gets a line's width."""
        x, y = centre
        wide = 2 * radius + 2
        bounds = x - radius - 1, y - radius - 1, wide, wide
        self._add(pygame.draw.circle, (colour, (x, y), radius, line), bounds)

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled shape with these corners."""
        self._add(pygame.draw.polygon, (colour, tuple(points)), _around(points, 1))

    def path(self, points: Sequence[Point], colour: Colour, width: int = 1) -> None:
        """A line through two points or more."""
        whole = tuple((x, y) for x, y in points)
        self._add(pygame.draw.lines, (colour, False, whole, width), _around(whole, width + 1))

    @contextmanager
    def within(self, rect: pygame.Rect) -> Iterator[None]:
        """Until the end of this, nothing is drawn outside a rectangle."""
        before = self._within
        self._within = rect if before is None else rect.clip(before)
        try:
            yield
        finally:
            self._within = before

    def _add(self, what: object, how: tuple[Any, ...], bounds: _Bounds) -> None:
        within = self._within
        if within is None:
            self.strokes.append((what, how, bounds, None))
            return
        part = pygame.Rect(bounds).clip(within)
        if part:
            limit = part.x, part.y, part.width, part.height
            self.strokes.append((what, how, limit, limit))


class Shown:
    """What a surface shows, so that the next frame need only change it."""

    def __init__(self) -> None:
        self._strokes: list[_Stroke] = []
        self._where: tuple[pygame.Surface, int, tuple[int, int]] | None = None

    def forget(self) -> None:
        """The surface may show anything: the next frame is drawn whole."""
        self._where = None

    def show(self, canvas: Canvas, surface: pygame.Surface) -> bool:
        """Make a surface show a frame.

        Args:
            canvas: The frame.
            surface: Where; whatever is on it stays there until the next frame, unless `forget` is
                called.

        Returns:
            False if the frame looks exactly as the one before.
        """
        # A window whose size changes gets other pixels under the same name.
        where = surface, surface._pixels_address, surface.get_size()
        if where == self._where:
            areas = _joined(_changes(self._strokes, canvas.strokes), surface.get_rect())
        else:
            areas = [surface.get_rect()]
        # Should a stroke fail, nothing is known of what the surface shows then.
        self._where = None
        try:
            _draw(canvas.strokes, areas, surface)
        finally:
            surface.set_clip(None)
        self._strokes, self._where = canvas.strokes, where
        return bool(areas)


def _draw(strokes: list[_Stroke], areas: list[pygame.Rect], surface: pygame.Surface) -> None:
    """Draw what a frame has in parts of a surface."""
    bounds = [stroke[2] for stroke in strokes]
    for area in areas:
        for index in area.collidelistall(bounds):
            what, how, _, limit = strokes[index]
            surface.set_clip(area if limit is None else area.clip(limit))
            if isinstance(what, pygame.Surface):
                surface.blit(what, how)
            else:
                what(surface, *how)


def _changes(old: list[_Stroke], new: list[_Stroke]) -> list[_Bounds]:
    """Where two frames differ: strokes that only one of them has, or that changed their order."""
    gone, come = set(old), set(new)
    stayed = [stroke for stroke in old if stroke in come]
    kept = [stroke for stroke in new if stroke in gone]
    changed = [stroke[2] for stroke in gone ^ come]
    if stayed != kept:
        shorter = min(len(stayed), len(kept))
        changed += [
            stroke[2]
            for first, second in zip(stayed, kept, strict=False)
            if first != second
            for stroke in (first, second)
        ]
        changed += [stroke[2] for stroke in (*stayed[shorter:], *kept[shorter:])]
    return changed


def _joined(changed: list[_Bounds], whole: pygame.Rect) -> list[pygame.Rect]:
    """The places as few rectangles that hold little else."""
    areas: list[pygame.Rect] = []
    for bounds in changed:
        rect = pygame.Rect(bounds).clip(whole)
        if not (rect.width and rect.height):
            continue
        # What was joined may now touch others.
        while (near := _neighbour(rect, areas)) is not None:
            rect = rect.union(areas.pop(near))
        areas.append(rect)
    while len(areas) > _MOST_AREAS:
        rect = areas.pop(0)
        nearest = min(range(len(areas)), key=lambda i: _size(rect.union(areas[i])))
        areas.append(rect.union(areas.pop(nearest)))
    return areas


def _neighbour(rect: pygame.Rect, areas: list[pygame.Rect]) -> int | None:
    for index in rect.collidelistall(areas):
        area = areas[index]
        if _size(rect.union(area)) <= _WASTE * (_size(rect) + _size(area)):
            return index
    return None


def _size(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _around(points: Sequence[Point], room: int) -> _Bounds:
    """The pixels that lines of some width through points may touch."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    x, y = int(left) - room - 1, int(top) - room - 1
    return x, y, int(right) + room + 2 - x, int(bottom) + room + 2 - y
