"""The drawing surface: collects flat path elements, moved and clipped as they arrive."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from deck.clip import clipped, inside
from deck.paths import (
    IDENTITY,
    Affine,
    Point,
    apply,
    compose,
    ellipse,
    mirror,
    moved,
    number,
    parse,
    written,
)

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
        self.parts: list[tuple[str, str]] = []
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

    def _add(self, data: str, style: str, joined: bool = False) -> None:
        """Keep a path, as one element with its forerunner if that looks the same."""
        if not data:
            return
        if joined and self.parts and self.parts[-1][1] == style:
            data = self.parts.pop()[0] + data
        self.parts.append((data, style))

    def shape(
        self, path: str, fill: str, width: float | None = None, ink: str | None = None
    ) -> None:
        """Draw a filled area with an outline."""
        w = self.weight if width is None else width
        style = f'fill="{fill}" stroke="{ink or self.ink}" stroke-width="{number(w)}"'
        self._add(self._data(path), style)

    def fill(self, path: str, fill: str, rule: str = "") -> None:
        """Draw a filled area without an outline."""
        extra = f' fill-rule="{rule}"' if rule else ""
        self._add(self._data(path), f'fill="{fill}"{extra}', not rule)

    def line(self, path: str, width: float | None = None, ink: str | None = None) -> None:
        """Draw a line with round ends."""
        w = self.weight if width is None else width
        style = f'fill="none" stroke="{ink or self.ink}" stroke-width="{number(w)}"'
        self._add(self._data(path), style, True)

    def disc(self, x: float, y: float, radius: float, fill: str, width: float = 0.0) -> None:
        """Draw a circle, outlined if ``width`` is given; shorter than as a path."""
        cx, cy = apply(self._matrix, (x, y))
        a, b, c, d, _, _ = self._matrix
        r = radius * math.sqrt(abs(a * d - b * c))
        corners = [(cx - r, cy - r), (cx + r, cy - r), (cx - r, cy + r), (cx + r, cy + r)]
        if self.region and not all(inside(self.region, p) for p in corners):
            if width:
                self.shape(ellipse(x, y, radius), fill, width)
            else:
                self.fill(ellipse(x, y, radius), fill)
            return
        line = f' stroke="{self.ink}" stroke-width="{number(width)}"' if width else ""
        self.raw(
            f'<circle cx="{number(cx)}" cy="{number(cy)}" r="{number(r)}" fill="{fill}"{line}/>'
        )

    def raw(self, text: str) -> None:
        """Add SVG text as it is."""
        self.parts.append(("", text))

    def text(self) -> str:
        """Return the elements as one group with round joins and ends."""
        body = "\n".join(f'<path d="{d}" {s}/>' if d else s for d, s in self.parts)
        return f'<g stroke-linejoin="round" stroke-linecap="round">\n{body}\n</g>'
