"""Writes small PNG files: 256 chosen colours, and moving pictures that hold only what changed."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

Colour = tuple[int, int, int]
_COARSE = bytes(value & 0xF8 | value >> 5 for value in range(256))
"""Five bits a channel are as many as 256 colours can tell apart."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of a picture by colour numbers, and how long it is to be seen."""

    x: int
    y: int
    width: int
    height: int
    pixels: bytes
    milliseconds: int


class Palette:
    """At most 256 colours that do well for some pictures."""

    def __init__(self, pictures: Iterable[pygame.Surface]) -> None:
        counted: Counter[Colour] = Counter()
        for picture in pictures:
            counted.update(_colours(picture))
        self.colours = _median_cut(counted, 256)
        self._nearest: dict[Colour, int] = {}

    def numbers(self, picture: pygame.Surface) -> bytes:
        """A picture's pixels as numbers of the nearest colours."""
        colours = _colours(picture)
        for colour in set(colours) - self._nearest.keys():
            self._nearest[colour] = min(
                range(len(self.colours)), key=lambda at: _distance(self.colours[at], colour)
            )
        return bytes(map(self._nearest.__getitem__, colours))


def write_still(path: Path, picture: pygame.Surface) -> None:
    """Write one picture."""
    palette = Palette([picture])
    width, height = picture.get_size()
    frame = Frame(0, 0, width, height, palette.numbers(picture), 0)
    _write(path, (width, height), palette, [frame])


def write_moving(path: Path, pictures: Sequence[pygame.Surface], milliseconds: int) -> None:
    """Write pictures of one size, each seen for so long; the whole begins again at its end."""
    width, height = size = pictures[0].get_size()
    palette = Palette(pictures[:: max(len(pictures) // 8, 1)])
    frames: list[Frame] = []
    before = b""
    for picture in pictures:
        now = palette.numbers(picture)
        if now == before:
            last = frames.pop()
            longer = last.milliseconds + milliseconds
            frames.append(Frame(last.x, last.y, last.width, last.height, last.pixels, longer))
            continue
        x, y, right, bottom = _changed(before, now, width, height)
        rows = (now[row * width + x : row * width + right] for row in range(y, bottom))
        frames.append(Frame(x, y, right - x, bottom - y, b"".join(rows), milliseconds))
        before = now
    _write(path, size, palette, frames)


def _colours(picture: pygame.Surface) -> list[Colour]:
    data = pygame.image.tobytes(picture, "RGB").translate(_COARSE)
    return list(zip(data[0::3], data[1::3], data[2::3], strict=True))


def _distance(one: Colour, other: Colour) -> int:
    """The eye is keenest for green."""
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return 2 * red * red + 4 * green * green + 3 * blue * blue


def _median_cut(counted: Counter[Colour], most: int) -> list[Colour]:
    """Halve the box of colours that spans most, again and again; one colour for each box."""
    boxes = [sorted(counted)]
    while len(boxes) < most:
        spans = [(*_widest(box, counted), number) for number, box in enumerate(boxes)]
        span, channel, number = max(spans)
        if span <= 0:
            break
        box = sorted(boxes.pop(number), key=lambda colour: (colour[channel], colour))
        boxes += [box[: len(box) // 2], box[len(box) // 2 :]]
    return sorted(_mean(box, counted) for box in boxes)


def _widest(box: list[Colour], counted: Counter[Colour]) -> tuple[float, int]:
    spans = [max(channel) - min(channel) for channel in zip(*box, strict=True)]
    widest = max(spans)
    # A wide box of rare colours matters less than one that fills the picture.
    weight = sum(counted[colour] for colour in box) ** 0.35
    return widest * weight, spans.index(widest)


def _mean(box: list[Colour], counted: Counter[Colour]) -> Colour:
    total = sum(counted[colour] for colour in box)
    red, green, blue = (
        round(sum(colour[at] * counted[colour] for colour in box) / total) for at in range(3)
    )
    return red, green, blue


def _changed(before: bytes, now: bytes, width: int, height: int) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what differs."""
    if not before:
        return 0, 0, width, height
    rows = [
        row
        for row in range(height)
        if before[row * width : (row + 1) * width] != now[row * width : (row + 1) * width]
    ]
    columns = [x for x in range(width) if before[x::width] != now[x::width]]
    return columns[0], rows[0], columns[-1] + 1, rows[-1] + 1


def _write(path: Path, size: tuple[int, int], palette: Palette, frames: list[Frame]) -> None:
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0))]
    moving = len(frames) > 1
    if moving:
        chunks.append((b"acTL", struct.pack(">II", len(frames), 0)))
    chunks.append((b"PLTE", b"".join(map(bytes, palette.colours))))
    count = 0
    for number, frame in enumerate(frames):
        if moving:
            place = (count, frame.width, frame.height, frame.x, frame.y)
            chunks.append((b"fcTL", struct.pack(">5IHHBB", *place, frame.milliseconds, 1000, 0, 0)))
            count += 1
        data = _packed(frame)
        if number == 0:
            chunks.append((b"IDAT", data))
        else:
            chunks.append((b"fdAT", struct.pack(">I", count) + data))
            count += 1
    chunks.append((b"IEND", b""))
    with path.open("wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in chunks:
            check = zlib.crc32(kind + data)
            file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check))


def _packed(frame: Frame) -> bytes:
    rows = (
        b"\0" + frame.pixels[row * frame.width : (row + 1) * frame.width]
        for row in range(frame.height)
    )
    return zlib.compress(b"".join(rows), 9)
