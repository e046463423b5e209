"""The drawing surface: collects flat path elements, moved and clipped as they arrive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from deck.clip import clipped
from deck.paths import IDENTITY, Affine, Point, compose, mirror, moved, number, parse, written

LINE = "#241f2b"
PAPER = "#fffdf8"


class Canvas:
    """A list of SVG elements drawn in order, with a stack of transforms.

    Attributes:
        region: Convex clockwise polygon to which everything is cut, or nothing.
        ink: Colour of outlines unless a call names another.
        weight: Width of outlines unless a call names another.
    """

    def __init__(
        self,
        region: Sequence[Point] | None = None,
        ink: str = LINE,
        weight: float = 2.2,
    ) -> None:
        """Start an empty drawing."""
        self.region = region
        self.ink = ink
        self.weight = weight
        self.parts: list[str] = []
        self._matrix: Affine = IDENTITY

    @contextmanager
    def placed(self, matrix: Affine) -> Iterator[None]:
        """Draw everything inside the block moved by ``matrix``."""
        saved = self._matrix
        self._matrix = compose(saved, matrix)
        try:
            yield
        finally:
            self._matrix = saved

    def both(self, axis: float = 125.0) -> Iterator[None]:
        """Run a loop body twice, plain and mirrored in the vertical ``axis``."""
        for matrix in (IDENTITY, mirror(axis)):
            with self.placed(matrix):
                yield

    def _data(self, path: str) -> str:
        segments = moved(parse(path), self._matrix)
        return clipped(segments, self.region) if self.region else written(segments)

    def shape(
        self,
        path: str,
        fill: str,
        width: float | None = None,
        ink: str | None = None,
        rule: str = "",
    ) -> None:
        """Draw a filled area with an outline."""
        data = self._data(path)
        if data:
            w = self.weight if width is None else width
            extra = f' fill-rule="{rule}"' if rule else ""
            self.parts.append(
                f'<path d="{data}" fill="{fill}" stroke="{ink or self.ink}"'
                f' stroke-width="{number(w)}"{extra}/>'
            )

    def fill(self, path: str, fill: str, rule: str = "") -> None:
        """Draw a filled area without an outline."""
        data = self._data(path)
        if data:
            extra = f' fill-rule="{rule}"' if rule else ""
            self.parts.append(f'<path d="{data}" fill="{fill}"{extra}/>')

    def line(self, path: str, width: float | None = None, ink: str | None = None) -> None:
        """Draw a line with round ends."""
        data = self._data(path)
        if data:
            w = self.weight if width is None else width
            self.parts.append(
                f'<path d="{data}" fill="none" stroke="{ink or self.ink}"'
                f' stroke-width="{number(w)}"/>'
            )

    def raw(self, text: str) -> None:
        """Add SVG text as it is."""
        self.parts.append(text)

    def text(self) -> str:
        """Return the elements as one group with round joins and ends."""
        body = "\n".join(self.parts)
        return f'<g stroke-linejoin="round" stroke-linecap="round">\n{body}\n</g>'
