"""Drawing in a look: text that fits, panels, icons, cards; and a record of it for tests."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from game.rules.cards import RANK_LETTERS, Card, Rank, Suit
from game.view.canvas import Canvas
from game.view.flying import flying, flying_shadow
from game.view.fonts import Fonts, Weight
from game.view.metrics import Metrics
from game.view.pictures import Pictures
from game.view.shadows import Cast
from game.view.theme import Colour, Theme, rgb

Align = Literal["left", "centre", "right"]
ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
_SMALLEST_SHARE: Final = 0.78
"""Text that does not fit may shrink to this share of its size before it is cut."""
CORNER_SHARE: Final = 14 / 250
"""A card's corner radius by its width, as it is drawn."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that was drawn, for tests that look for cut and overlapping text.

    Attributes:
        kind: `text`, `button` or `panel`.
        text: What it says.
        rect: Where it is, in surface pixels.
        cut: Not all of it could be shown.
    """

    kind: str
    text: str
    rect: pygame.Rect
    cut: bool = False


class Painter:
    """A frame in the making, with the look, fonts and pictures for it.

    Attributes:
        canvas: What the frame is written on.
        metrics: The scale.
        theme: The look.
        fonts: The fonts.
        pictures: The card pictures and icons.
        marks: What was drawn, if a test asked for the record.
    """

    def __init__(
        self,
        canvas: Canvas,
        metrics: Metrics,
        theme: Theme,
        fonts: Fonts,
        pictures: Pictures,
    ) -> None:
        self.canvas = canvas
        self.metrics = metrics
        self.theme = theme
        self.fonts = fonts
        self.pictures = pictures
        self.marks: list[Mark] | None = None

    def px(self, points: float) -> int:
        """Points as surface pixels."""
        return self.metrics.px(points)

    def mark(self, kind: str, text: str, rect: pygame.Rect, cut: bool = False) -> None:
        """Put something on record."""
        if self.marks is not None:
            self.marks.append(Mark(kind, text, rect, cut))

    def text(
        self,
        text: str,
        rect: pygame.Rect,
        colour: str | Colour,
        points: float = 16,
        *,
        align: Align = "left",
        weight: Weight = "regular",
    ) -> pygame.Rect:
        """One line, centred in the height of a rectangle; it shrinks, then is cut, to fit.

        Returns:
            Where the ink is.
        """
        text = self.fonts.clean(text)
        if not text:
            return pygame.Rect(rect.x, rect.centery, 0, 0)
        size, shown = self._fit(text, rect.width, self.px(points), weight)
        ink = rgb(colour) if isinstance(colour, str) else colour
        line = self.fonts.line(shown, size, weight, ink)
        place = line.get_rect(centery=rect.centery)
        if align == "left":
            place.left = rect.left
        elif align == "right":
            place.right = rect.right
        else:
            place.centerx = rect.centerx
        self.canvas.picture(line, place)
        self.mark("text", text, place, shown != text)
        return place

    def _fit(self, text: str, width: int, size: int, weight: Weight) -> tuple[int, str]:
        natural = self.fonts.width(text, size, weight)
        if natural <= width:
            return size, text
        smallest = max(int(size * _SMALLEST_SHARE), 1)
        size = max(smallest, int(size * width / natural))
        while size > smallest and self.fonts.width(text, size, weight) > width:
            size -= 1
        if self.fonts.width(text, size, weight) <= width:
            return size, text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.fonts.width(text[:middle].rstrip() + ELLIPSIS, size, weight) <= width:
                low = middle
            else:
                high = middle - 1
        return size, text[:low].rstrip() + ELLIPSIS

    def wrap(self, text: str, width: int, points: float, weight: Weight = "regular") -> list[str]:
        """A text as lines no wider than `width` pixels."""
        size = self.px(points)
        lines: list[str] = []
        for paragraph in self.fonts.clean(text).split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.fonts.width(longer, size, weight) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def line_height(self, points: float) -> int:
        """The height of a line of running text, in pixels."""
        return round(self.px(points) * 1.5)

    def paragraph(
        self,
        text: str,
        rect: pygame.Rect,
        colour: str | Colour,
        points: float = 16,
        *,
        align: Align = "left",
        weight: Weight = "regular",
    ) -> int:
        """Wrapped text from the top of a rectangle.

        Returns:
            The height that it took, in pixels.
        """
        height = self.line_height(points)
        y = rect.y
        for line in self.wrap(text, rect.width, points, weight):
            row = pygame.Rect(rect.x, y, rect.width, height)
            self.text(line, row, colour, points, align=align, weight=weight)
            y += height
        if y > rect.bottom + 1:
            self.mark("text", text, pygame.Rect(rect.x, rect.y, rect.width, y - rect.y), True)
        return y - rect.y

    def box(
        self,
        rect: pygame.Rect,
        fill: str | Colour | None,
        *,
        edge: str | Colour | None = None,
        corner: float | None = None,
        line: float = 1,
    ) -> None:
        """A rounded rectangle, filled, outlined, or both."""
        radius = self.px(self.theme.corner if corner is None else corner)
        radius = min(radius, rect.height // 2, rect.width // 2)
        if fill is not None:
            colour = rgb(fill) if isinstance(fill, str) else fill
            self.canvas.box(rect, colour, corner=radius)
        if edge is not None:
            colour = rgb(edge) if isinstance(edge, str) else edge
            self.canvas.box(rect, colour, line=self.px(line), corner=radius)

    def panel(self, rect: pygame.Rect) -> None:
        """The ground of a dialog, with its shadow."""
        self.drop_shadow(rect, self.theme.corner, 1.6)
        self.box(rect, self.theme.panel, edge=self.theme.panel_edge)
        self.mark("panel", "", rect.copy())

    def drop_shadow(self, rect: pygame.Rect, corner: float, height: float) -> None:
        """The soft shadow of a box that lies `height` card thicknesses above the table."""
        theme = self.theme
        if not theme.shadow:
            return
        blur = max(self.px(theme.shadow_blur * height), 2)
        shadow = self.pictures.shadow(
            rect.width, rect.height, blur, int(theme.shadow * 0.8), self.px(corner)
        )
        self.canvas.picture(shadow, (rect.x - blur, rect.y - blur + blur // 2))

    def card_name(
        self,
        card: Card,
        rect: pygame.Rect,
        colour: str,
        points: float = 15,
        two_colours: bool = True,
    ) -> None:
        """A card as its rank and suit sign, centred in a rectangle.

        Args:
            card: Which.
            rect: Where.
            colour: What to write in.
            points: The size.
            two_colours: Diamonds and hearts are red.
        """
        rank = "10" if card.rank == Rank.TEN else RANK_LETTERS[card.rank]
        size = self.px(points)
        width = self.fonts.width(rank, size, "bold")
        left = rect.centerx - (width + size) // 2
        text = pygame.Rect(left, rect.y, width + 1, rect.height)
        sign = pygame.Rect(left + width + size // 8, rect.centery - size // 2, size, size)
        red = two_colours and card.suit in (Suit.DIAMONDS, Suit.HEARTS)
        ink = self.theme.winner if red else colour
        self.text(rank, text, ink, points, weight="bold")
        self.icon(card.suit.name.lower().rstrip("s"), sign, ink)

    def veil(self) -> None:
        """Darken everything drawn so far."""
        veil = self.pictures.shadow(*self.metrics.size, 0, self.theme.veil, 0)
        self.canvas.picture(veil, (0, 0))

    def icon(self, name: str, rect: pygame.Rect, colour: str | Colour, share: float = 1.0) -> None:
        """An icon, centred in a rectangle, as high as `share` of it."""
        size = max(int(min(rect.width, rect.height) * share), 4)
        ink = rgb(colour) if isinstance(colour, str) else colour
        picture = self.pictures.icon(name, size, ink)
        self.canvas.picture(picture, picture.get_rect(center=rect.center))

    def focus_ring(self, rect: pygame.Rect, corner: float | None = None) -> None:
        """The mark of what the keyboard would act on."""
        self.box(
            rect.inflate(self.px(5), self.px(5)),
            None,
            edge=self.theme.focus,
            corner=(self.theme.corner if corner is None else corner) + 2.5,
            line=2.5,
        )

    def card(
        self,
        card: Card | None,
        centre: tuple[float, float],
        width: int,
        *,
        angle: float = 0.0,
        alpha: int = 255,
        squeeze: float = 1.0,
        lift: float = 0.0,
        drawn: int = 0,
    ) -> None:
        """A card, or a back for None.

        Args:
            card: Which.
            centre: Its middle, in surface pixels.
            width: Its width in pixels.
            angle: Degrees counter-clockwise.
            alpha: 255 is solid.
            squeeze: Share of the width that shows, for a card that turns over.
            lift: Height above the table; 0 lies, 1 is a card's flight at its top.
            drawn: For a card in flight, the width of the picture that it is scaled from.
        """
        turn = round(angle)
        flat = lift <= 0 and alpha == 255 and squeeze >= 1.0
        if flat and drawn in (0, width) and not self.pictures.draft:
            self._centred(self.pictures.lying(card, width, turn, self._cast(width)), centre)
            return
        picture = flying(self.pictures, card, width, turn, drawn or width, squeeze)
        if lift >= 0 and self.theme.shadow and alpha == 255:
            self._card_shadow(centre, width, turn, lift, squeeze)
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        self._centred(picture, centre)

    def prepare(self, width: int, first: Iterable[Card]) -> bool:
        """Draw one card that is not there yet at this width; False when none is missing."""
        return self.pictures.warm(width, self._cast(width), first)

    def _cast(self, width: int) -> Cast | None:
        """The shadow of a card that lies on the table."""
        if not self.theme.shadow:
            return None
        blur, down = max(round(width * 0.035), 2), round(width * 0.012)
        return Cast(blur, self.theme.shadow, round(width * CORNER_SHARE), down)

    def _card_shadow(
        self, centre: tuple[float, float], width: int, turn: int, lift: float, squeeze: float
    ) -> None:
        """The shadow of a card in flight: softer and further away the higher it is."""
        steps = min(round(lift * 2), 2) * 2
        alpha = int(self.theme.shadow * (1.0 - 0.1 * steps))
        shadow = flying_shadow(self.pictures, width, 0.035 + 0.03 * steps, alpha, turn, squeeze)
        down = round(width * (0.012 + 0.05 * lift))
        self._centred(shadow, (centre[0] + down * 0.4, centre[1] + down))

    def _centred(self, picture: pygame.Surface, centre: tuple[float, float]) -> None:
        left, top = centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2
        self.canvas.picture(picture, (round(left), round(top)))
