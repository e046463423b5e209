"""A screen that nobody sees: Xvfb with a window manager, true clicks, and a look at its pixels."""

from __future__ import annotations

import contextlib
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self

NEEDED = ("Xvfb", "openbox", "xdotool")
POLL = 0.02
STILL = 0.25
"""Seconds without a changed pixel after which a picture counts as still."""


def missing() -> list[str]:
    """The programs that a screen needs and this system lacks."""
    return [name for name in NEEDED if shutil.which(name) is None]


def wait_for(what: Callable[[], object], told: str, most: float = 10.0) -> None:
    """Ask again and again until it is so; fail with what was waited for."""
    until = time.monotonic() + most
    while not what():
        assert time.monotonic() < until, f"waited {most:g} s in vain: {told}"
        time.sleep(POLL)


class Screen:
    """A running Xvfb with openbox; a context manager, which ends both."""

    def __init__(self, size: tuple[int, int] = (1280, 800)) -> None:
        self.size = size
        self._started: list[subprocess.Popen[bytes]] = []
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self._folder = Path(tempfile.mkdtemp(prefix="hearts-screen-", dir=memory))
        reading, writing = os.pipe()
        width, height = size
        words = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"]
        words += ["-fbdir", str(self._folder), "-displayfd", str(writing)]
        self._start(["Xvfb", *words], pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as told:
            # To its end: Xvfb gives up if nobody reads the line's last character.
            number = told.read().strip()
        assert number, "Xvfb did not start"
        self.display = f":{number}"
        self._pixels, self._offset, self._line = self._map_pixels()
        self._start(["openbox"], env=self.environment())
        wait_for(lambda: self.xdotool("get_num_desktops"), "openbox")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in reversed(self._started):
            process.terminate()
        for process in self._started:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(5)
            if process.poll() is None:
                process.kill()
                process.wait()
        self._pixels.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def environment(self, **more: str) -> dict[str, str]:
        """The environment of a program that is to open its window here, and be silent."""
        kept = {
            k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        }
        return {**kept, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy", **more}

    # Hands.

    def xdotool(self, *words: object) -> str:
        """Run xdotool on this screen and return what it prints."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment(),
            capture_output=True,
            text=True,
            timeout=20,
        )
        return done.stdout.strip()

    def click(self, pos: tuple[int, int]) -> None:
        """Move the pointer to a place on the screen and press the first button there."""
        self.xdotool("mousemove", *pos, "click", 1)

    def window_of(self, pid: int) -> str:
        """The visible window of a process, or an empty text."""
        return self.xdotool("search", "--onlyvisible", "--pid", pid).partition("\n")[0]

    def window_place(self, window: str) -> tuple[int, int, int, int]:
        """A window's x, y, width and height, without the manager's frame."""
        told = self._values("getwindowgeometry", "--shell", window)
        # Its X and Y count the frame twice; where the pointer gets to is true.
        self.xdotool("mousemove", "--window", window, 1, 1)
        at = self._values("getmouselocation", "--shell")
        return at["X"] - 1, at["Y"] - 1, told["WIDTH"], told["HEIGHT"]

    def _values(self, *words: str) -> dict[str, int]:
        lines = self.xdotool(*words).splitlines()
        return {name: int(value) for name, _, value in (line.partition("=") for line in lines)}

    # Eyes.

    def pixel(self, x: int, y: int) -> tuple[int, int, int]:
        """One pixel's red, green and blue."""
        at = self._offset + y * self._line + 4 * x
        blue, green, red = self._pixels[at : at + 3]
        return red, green, blue

    def sum(self, area: tuple[int, int, int, int] | None = None) -> int:
        """A number that changes with the picture, or with a part of it: x, y, width, height."""
        if area is None:
            return zlib.crc32(memoryview(self._pixels)[self._offset :])
        x, y, width, height = area
        check = 0
        for row in range(y, y + height):
            at = self._offset + row * self._line + 4 * x
            check = zlib.crc32(self._pixels[at : at + 4 * width], check)
        return check

    def wait_still(self, still: float = STILL, most: float = 20.0) -> None:
        """Wait until nothing has moved on the screen for so many seconds."""
        last, since = self.sum(), time.monotonic()
        until = since + most
        while time.monotonic() - since < still:
            assert time.monotonic() < until, "the screen does not come to rest"
            time.sleep(POLL)
            now = self.sum()
            if now != last:
                last, since = now, time.monotonic()

    def save(self, path: Path) -> None:
        """Save the picture as PNG, to be looked at when something went wrong."""
        width, height = self.size
        rows = bytearray()
        for y in range(height):
            start = self._offset + y * self._line
            row = self._pixels[start : start + 4 * width]
            flat = bytearray(3 * width)
            flat[0::3], flat[1::3], flat[2::3] = row[2::4], row[1::4], row[0::4]
            rows += b"\0" + flat
        head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
        with path.open("wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n")
            for kind, data in chunks:
                check = zlib.crc32(kind + data)
                file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check))

    def _map_pixels(self) -> tuple[mmap.mmap, int, int]:
        """Xvfb keeps its picture in a file in X's own dump format; it can be read as it changes."""
        with (self._folder / "Xvfb_screen0").open("rb") as file:
            pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        head = struct.unpack(">25I", pixels[:100])
        return pixels, head[0] + 12 * head[19], head[12]

    def _start(
        self,
        words: list[str],
        env: dict[str, str] | None = None,
        pass_fds: tuple[int, ...] = (),
    ) -> None:
        quiet = subprocess.DEVNULL
        self._started.append(
            subprocess.Popen(words, env=env, pass_fds=pass_fds, stdout=quiet, stderr=quiet)
        )


@contextlib.contextmanager
def running(
    screen: Screen, words: list[str], cwd: Path | None = None, **more: str
) -> Iterator[subprocess.Popen[bytes]]:
    """A program on the screen, ended at the end if it still runs."""
    process = subprocess.Popen(
        words, cwd=cwd, env=screen.environment(**more), stderr=subprocess.PIPE
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()
