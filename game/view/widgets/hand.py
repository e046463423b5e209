"""The player's cards as a widget: pointed at, clicked, dragged, or walked along by keys."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.cards import Card
from game.rules.seats import Seat
from game.shell.input import KeyPressed
from game.view.board import Board
from game.view.layout import TableLayout
from game.view.painter import Painter
from game.view.table_view import HandLook, TableView
from game.view.widgets.base import Widget


class HandWidget(Widget):
    """The hand at the bottom of the table.

    The cards themselves are drawn by the table's view; this tells which is meant.

    Attributes:
        look: How the hand is shown; this widget sets what is hovered and dragged.
        layout: Where the cards are; replaced when the window changes.
    """

    def __init__(
        self,
        view: TableView,
        board: Board,
        layout: TableLayout,
        chosen: Callable[[Card], None],
        play_by: str,
    ) -> None:
        """Make the hand.

        Args:
            view: Knows which card is where.
            board: What is shown.
            layout: The places.
            chosen: Called with a card that the player means to play or pick.
            play_by: `click`, `double` or `drag`.
        """
        super().__init__()
        self.look = HandLook()
        self.layout = layout
        self._view = view
        self._board = board
        self._chosen = chosen
        self._play_by = play_by
        self._place = 0
        self._grip: tuple[Card, tuple[int, int]] | None = None

    @property
    def cards(self) -> list[Card]:
        """The cards in the hand, from the left."""
        return [s.card for s in self._board.hands[Seat.SOUTH] if s.card is not None]

    def hover(self, pos: tuple[int, int] | None) -> None:
        """A card lifts under the pointer; the keyboard's place stays while the pointer is away."""
        if pos is None and self.look.focused:
            return
        card = None if pos is None else self._view.card_at(self.layout, self._board, pos)
        self.look.hovered, self.look.focused = card, False

    def press(self, pos: tuple[int, int], double: bool) -> None:
        """A card was pressed."""
        card = self._view.card_at(self.layout, self._board, pos)
        if card is None:
            return
        if self._play_by == "drag":
            self._grip = card, pos
        elif self._play_by == "click" or double:
            self._chosen(card)

    def drag(self, pos: tuple[int, int]) -> None:
        """A dragged card follows the pointer once it was really moved."""
        if self._grip is None:
            return
        card, start = self._grip
        far = max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) > self.layout.card_width * 0.06
        if card not in self.cards:
            self.drop()
        elif far or self.look.dragged is not None:
            self.look.dragged, self.look.drag_to = card, pos

    def drop(self) -> None:
        """Let a dragged card go back to its place."""
        self._grip = None
        self.look.dragged = None

    def end(self, pos: tuple[int, int] | None) -> None:
        """The button was released: a card dragged to the table is meant."""
        card = self.look.dragged
        self.drop()
        if card is not None and pos is not None and pos[1] < self.layout.hand.top:
            self._chosen(card)

    def key(self, pressed: KeyPressed) -> bool:
        """Left and right walk along the cards, Up means the card."""
        # Cards that may not be played are passed over.
        here, dimmed = self.look.hovered, self.look.dimmed
        cards = [card for card in self.cards if card not in dimmed or card is here]
        if pressed.name in ("left", "right", "home", "end") and cards:
            at = cards.index(self.look.hovered) if self.look.hovered in cards else None
            if pressed.name == "home" or (at is None and pressed.name == "right"):
                at = 0
            elif pressed.name == "end" or at is None:
                at = len(cards) - 1
            else:
                at = (at + (1 if pressed.name == "right" else -1)) % len(cards)
            self.look.hovered, self.look.focused = cards[at], True
            return True
        return pressed.name == "up" and self.activate()

    def activate(self) -> bool:
        """Enter: the card that the keyboard is at is meant, not one that the pointer is over."""
        card = self.look.hovered
        if card is None or not self.look.focused or card not in self.cards:
            return False
        self._chosen(card)
        return True

    def follow(self) -> None:
        """When the card at which the keyboard was has gone, the next one takes its place."""
        cards, look = self.cards, self.look
        if look.hovered in cards:
            self._place = cards.index(look.hovered)
        elif look.hovered is not None:
            look.hovered = (
                cards[min(self._place, len(cards) - 1)] if cards and look.focused else None
            )

    def leave_dimmed(self) -> None:
        """The keyboard goes from a card that may not be played to the nearest that may."""
        look = self.look
        if look.hovered is None or not look.focused or look.hovered not in look.dimmed:
            return
        place = look.hovered.index
        playable = [card for card in self.cards if card not in look.dimmed]
        look.hovered = min(playable, key=lambda card: abs(card.index - place), default=None)

    def lose_focus(self) -> None:
        """The keyboard left the hand."""
        self.look.hovered, self.look.focused = None, False

    def draw(self, painter: Painter, focused: bool) -> None:
        """Nothing of its own: the ring is on the card, which the table's view draws."""
