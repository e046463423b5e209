"""What is wrong with a screen, read from the record of what was drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame

from game.view.painter import Mark


def faults(marks: list[Mark], size: tuple[int, int], names: tuple[str, ...] = ()) -> list[str]:
    """Cut text, text or buttons that leave the window or lie over one another.

    Args:
        marks: The record.
        size: The window's.
        names: Texts that may be cut, since players choose them.
    """
    window = pygame.Rect((0, 0), size)
    seen = _uncovered(marks)
    found = [f"cut: {mark.text!r}" for mark in seen if mark.cut and not _named(mark, names)]
    found += [
        f"leaves the window: {m.text!r} {m.rect}" for m in seen if not window.contains(m.rect)
    ]
    return found + list(_overlaps(seen))


def _uncovered(marks: list[Mark]) -> list[Mark]:
    """Text and buttons, without what a panel was laid over later."""
    seen: list[Mark] = []
    for mark in marks:
        if mark.kind == "panel" and not mark.text:
            seen = [one for one in seen if not mark.rect.colliderect(one.rect)]
        elif mark.kind in ("text", "button") and mark.rect.width:
            seen.append(mark)
    return seen


def _named(mark: Mark, names: tuple[str, ...]) -> bool:
    return any(name in mark.text for name in names)


def _ink(mark: Mark) -> pygame.Rect:
    """A line of text is less high than its font's line."""
    if mark.kind == "button":
        return mark.rect.inflate(-2, -2)
    return mark.rect.inflate(-2, -round(mark.rect.height * 0.36))


def _overlaps(seen: list[Mark]) -> Iterator[str]:
    for one, other in combinations(seen, 2):
        a, b = _ink(one), _ink(other)
        if not a.colliderect(b):
            continue
        if one.kind == other.kind:
            yield f"overlap: {one.kind} {one.text!r} {a} and {other.text!r} {b}"
            continue
        text, button = (a, b) if one.kind == "text" else (b, a)
        if not button.inflate(4, 4).contains(text):
            yield f"over the edge: {one.text!r} {a} and {other.text!r} {b}"
