"""From points to pixels: one scale for everything that is not a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SMALLEST_CANVAS: Final = (850, 620)
"""Points; every panel is made to fit into this, whatever the window."""
DESIGN_SIZE: Final = (1280, 800)


@dataclass(frozen=True, slots=True)
class Metrics:
    """A window's size and what a point is in it.

    Attributes:
        width: Surface pixels.
        height: Surface pixels.
        unit: Surface pixels a point.
    """

    width: int
    height: int
    unit: float

    @staticmethod
    def of(size: tuple[int, int], interface_size: int = 100) -> Metrics:
        """The metrics of a window.

        Args:
            size: Surface pixels.
            interface_size: The player's wish in per cent; it gives way where panels would not fit.
        """
        width, height = max(size[0], 1), max(size[1], 1)
        wanted = min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1]) * interface_size / 100
        most = min(width / SMALLEST_CANVAS[0], height / SMALLEST_CANVAS[1])
        least = min(most, 0.75)
        return Metrics(width, height, max(min(wanted, most), least, 0.1))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in surface pixels."""
        return self.width, self.height

    def px(self, points: float) -> int:
        """Points as whole pixels, at least one for anything visible."""
        pixels = round(points * self.unit)
        return max(pixels, 1) if points > 0 else pixels
