"""Card faces, backs, icons, portraits and shadows as pixels, each at the exact size asked for."""

from __future__ import annotations

import io
import json
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

import pygame

from game.rules.cards import DECK, Card
from game.shell.resources import names
from game.view.shadows import Cast, soft_shadow

CARD_RATIO: Final = 1.4
"""A card's height by its width."""
_KEPT_BYTES: Final = 160_000_000
"""Pixels are let go, longest unused first, beyond this."""
_PLAIN_WORD: Final = re.compile(r"[0-9A-Za-z_-]{1,80}")
_MACHINE: Final = "engine"


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """Which deck lies on the table.

    Attributes:
        faces: `standard` or `large`.
        palette: `two` or `four` suit colours.
        back: The name of the back.
    """

    faces: str = "standard"
    palette: str = "two"
    back: str = "rosette"


class Pictures:
    """Rasterises drawings when first asked for, and keeps the pixels.

    Attributes:
        draft: While a window is being dragged, cards are scaled from what there is: quicker than
            drawing all of them at each new size, and good enough for a moment.
    """

    def __init__(self, assets: Traversable, style: DeckStyle = DeckStyle()) -> None:
        self._assets = assets
        self._palettes: dict[str, dict[str, str]] = json.loads(
            (assets / "cards" / "palettes.json").read_text(encoding="utf-8")
        )
        self._style = style
        self._store: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._sources: dict[str, bytes] = {}
        self._latest: dict[tuple[object, ...], pygame.Surface] = {}
        self.draft = False

    @property
    def style(self) -> DeckStyle:
        """Which deck lies on the table."""
        return self._style

    def backs(self) -> tuple[str, ...]:
        """The names of the backs there are."""
        return tuple(names(self._assets / "cards" / "backs", ".svg"))

    def set_style(self, style: DeckStyle) -> None:
        """Lay another deck on the table; an unknown back gives the first there is."""
        if style.back not in self.backs():
            style = DeckStyle(style.faces, style.palette, self.backs()[0])
        if style != self._style:
            self._style = style
            self.forget()

    def forget(self) -> None:
        """Let all pixels go: after a resize none has the right size any more."""
        self._store.clear()
        self._latest.clear()
        self._bytes = 0

    def face(self, card: Card, width: int) -> pygame.Surface:
        """A card's face, `width` pixels wide."""
        return self._drawn("face", card, width)

    def back(self, width: int, name: str = "") -> pygame.Surface:
        """A card's back; the deck's own unless a name is given."""
        return self._drawn("back", name, width)

    def turned(self, card: Card | None, width: int, angle: int) -> pygame.Surface:
        """A face, or the back for None, turned by whole degrees counter-clockwise."""
        upright = self.back(width) if card is None else self.face(card, width)
        if angle % 360 == 0:
            return upright
        if self.draft:
            return pygame.transform.rotate(upright, angle)
        if angle % 90 == 0:
            return self.kept(
                ("turned", card, width, angle % 360),
                lambda: pygame.transform.rotate(upright, angle),
            )
        return self.kept(
            ("turned", card, width, angle % 360),
            lambda: turned_smoothly(upright, angle),
        )

    def lying(self, card: Card | None, width: int, angle: int, cast: Cast | None) -> pygame.Surface:
        """A card at rest with its shadow, as one picture whose middle is the card's.

        It is stored in runs, which makes it several times quicker to draw, but slow to change.
        """

        def make() -> pygame.Surface:
            upright = self.back(width) if card is None else self.face(card, width)
            picture = pygame.transform.rotate(upright, angle) if angle % 90 == 0 else None
            picture = picture or turned_smoothly(upright, angle)
            room = 0 if cast is None else cast.blur + cast.down + 1
            size = picture.get_width() + 2 * room, picture.get_height() + 2 * room
            whole = pygame.Surface(size, pygame.SRCALPHA)
            if cast is not None:
                shadow = self._lying_shadow(width, angle % 180, cast)
                place = shadow.get_rect(center=whole.get_rect().center)
                whole.blit(shadow, place.move(cast.right, cast.down))
            whole.blit(picture, (room, room))
            whole.set_alpha(255, pygame.RLEACCEL)
            return whole

        return self.kept(("lying", card, width, angle % 360, cast), make)

    def _lying_shadow(self, width: int, angle: int, cast: Cast) -> pygame.Surface:
        upright = self.shadow(width, round(width * CARD_RATIO), cast.blur, cast.alpha, cast.corner)
        if angle == 0:
            return upright
        return self.kept(
            ("lying shadow", width, angle, cast),
            lambda: turned_smoothly(upright, angle),
        )

    def portrait(self, name: str, size: int) -> pygame.Surface:
        """Somebody's portrait, `size` pixels square; who has none is drawn as a machine.

        Names come from files: only a plain word is looked for among the portraits.
        """
        if _PLAIN_WORD.fullmatch(name) is None:
            name = _MACHINE
        folder = self._assets / "portraits"
        path = folder / f"{name}.svg"
        if not path.is_file():
            path = folder / f"{_MACHINE}.svg"
        return self.kept(
            ("portrait", name, size), lambda: _rasterise(self._source(path), (size, size))
        )

    def icon(self, name: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
        """An icon in a square of `size` pixels, in one colour."""
        return self.kept(("icon", name, size, colour), lambda: self._icon(name, size, colour))

    def shadow(self, width: int, height: int, blur: int, alpha: int, corner: int) -> pygame.Surface:
        """A soft shadow of a rounded rectangle; it is `blur` pixels larger on every side."""
        return self.kept(
            ("shadow", width, height, blur, alpha, corner),
            lambda: soft_shadow(width, height, blur, alpha, corner),
        )

    def frame(
        self,
        width: int,
        height: int,
        line: int,
        corner: int,
        colour: tuple[int, int, int],
        angle: int,
    ) -> pygame.Surface:
        """The outline of a rounded rectangle, turned by whole degrees."""

        def make() -> pygame.Surface:
            picture = pygame.Surface((width + line, height + line), pygame.SRCALPHA)
            pygame.draw.rect(picture, colour, picture.get_rect(), line, border_radius=corner)
            return turned_smoothly(picture, angle) if angle else picture

        return self.kept(("frame", width, height, line, corner, colour, angle), make)

    def warm(self, width: int, cast: Cast | None, first: Iterable[Card] = ()) -> bool:
        """Draw one card that is still missing at this width, as it lies in the player's hand.

        Args:
            width: The width, in pixels.
            cast: The shadow of a card that lies.
            first: Cards that will be needed before the others.

        Returns:
            False when there was nothing left to do.
        """
        if self.draft:
            return False
        hand = tuple(first)
        if ("back", "", width) not in self._store:
            self.back(width)
            return True
        for card in (*hand, *DECK):
            if ("face", card, width) not in self._store:
                self.face(card, width)
                return True
        for card in hand:
            if ("lying", card, width, 0, cast) not in self._store:
                self.lying(card, width, 0, cast)
                return True
        return False

    def kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that name, made if it is not there yet.

        Args:
            key: Tells everything that the picture depends on.
            make: Makes it.
        """
        found = self._store.get(key)
        if found is not None:
            self._store.move_to_end(key)
            return found
        made = make()
        self._store[key] = made
        self._bytes += made.get_width() * made.get_height() * 4
        while self._bytes > _KEPT_BYTES and len(self._store) > 1:
            _, old = self._store.popitem(last=False)
            self._bytes -= old.get_width() * old.get_height() * 4
        return made

    def unless_draft(
        self, key: tuple[object, ...], make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """The picture of that name; while cards are drafts it is made of those, and not kept."""
        return make() if self.draft else self.kept(key, make)

    def _drawn(self, kind: str, name: Card | str, width: int) -> pygame.Surface:
        """A card's picture at a width, from its drawing or, in a hurry, from another width."""
        key = (kind, name, width)
        if self.draft and key not in self._store:
            latest = self._latest.get((kind, name))
            if latest is not None:
                return pygame.transform.smoothscale(latest, (width, round(width * CARD_RATIO)))
        found = self.kept(key, lambda: self._card(name, width))
        self._latest[kind, name] = found
        return found

    def _card(self, name: Card | str, width: int) -> pygame.Surface:
        style, cards = self._style, self._assets / "cards"
        if isinstance(name, str):
            source = self._source(cards / "backs" / f"{name or style.back}.svg")
        else:
            source = self._source(cards / style.faces / f"{name}.svg")
            for token, colour in self._palettes[style.palette].items():
                source = source.replace(token.encode(), colour.encode())
        return _rasterise(source, (width, round(width * CARD_RATIO)))

    def _icon(self, name: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
        path = self._assets / "icons" / f"{name}.svg"
        picture = _rasterise(self._source(path), (size, size))
        picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _source(self, path: Traversable) -> bytes:
        """A drawing's text, read once: temporary folders may be cleaned under a running game."""
        if str(path) not in self._sources:
            self._sources[str(path)] = path.read_bytes()
        return self._sources[str(path)]


def _rasterise(source: bytes, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.image.load_sized_svg(io.BytesIO(source), (max(size[0], 1), max(size[1], 1)))
    over = picture.get_width() - size[0], picture.get_height() - size[1]
    if all(0 <= pixels <= 1 for pixels in over) and any(over):
        # The reader rounds some sizes up; to scale that pixel away would blur every line.
        picture = picture.subsurface((0, 0), size).copy()
    elif over != (0, 0):
        picture = pygame.transform.smoothscale(picture, size)
    return picture.convert_alpha() if pygame.display.get_init() else picture


def turned_smoothly(picture: pygame.Surface, angle: float, scale: float = 1.0) -> pygame.Surface:
    """A picture turned, with smooth edges: turning blends them with a rim of nothing."""
    rim = 2
    roomy = pygame.Surface(
        (picture.get_width() + 2 * rim, picture.get_height() + 2 * rim), pygame.SRCALPHA
    )
    roomy.blit(picture, (rim, rim))
    return pygame.transform.rotozoom(roomy, angle, scale)
