"""The moves that scripts are made of: cards flying, hands closing up, sounds at their moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.audio.cues import LANDING, Cue
from game.rules.seats import Seat
from game.view.board import Board, Sprite
from game.view.effects import Effect
from game.view.layout import Place, Pose, Slot, TableLayout
from game.view.motion import Flight
from game.view.pace import Pace

CLOSE_UP: Final = 0.22
"""Seconds in which a hand closes its gaps."""
ACCEPT: Final = 0.18


class Stagehand:
    """Moves what is on a board.

    Attributes:
        board: What is shown.
        layout: Where the places are; replaced when the window changes.
        pace: How fast things move.
        seat: The seat at the bottom of the table.
        effects: What else is to be seen: cracks, rings, moons.
        resting: A complete trick lies on the table for the player to read.
        laid_out: The penalty cards lie before their takers.
        skipping: Everything is brought to its end at once: nothing flies, only what matters sounds.
    """

    def __init__(
        self, board: Board, layout: TableLayout, play: Callable[[Cue], None], pace: Pace, seat: Seat
    ) -> None:
        self.board = board
        self.layout = layout
        self.pace = pace
        self.seat = seat
        self.effects: list[Effect] = []
        self.resting = False
        self.laid_out = False
        self.skipping = False
        self._play = play
        self._cues: list[tuple[float, Cue]] = []

    @property
    def in_motion(self) -> bool:
        """A card flies, an effect shows, or a sound is still to come."""
        return (
            bool(self.effects)
            or bool(self._cues)
            or any(sprite.flight is not None for sprite in self.board.sprites)
        )

    def step_moves(self, seconds: float) -> None:
        """Let time pass for everything that moves."""
        for sprite in self.board.sprites:
            flight = sprite.flight
            if flight is not None:
                flight.elapsed += seconds
                if flight.over:
                    sprite.flight = None
        for effect in self.effects:
            effect.elapsed += seconds
        self.effects = [effect for effect in self.effects if not effect.over]
        due = [cue for left, cue in self._cues if left <= seconds]
        self._cues = [(left - seconds, cue) for left, cue in self._cues if left > seconds]
        for cue in due:
            self._play(cue)

    def stop_moves(self) -> None:
        """Every card is where it belongs, and no sound is left to come."""
        self._cues.clear()
        for sprite in self.board.sprites:
            sprite.flight = None

    def cue(self, cue: Cue, delay: float = 0.0, always: bool = False) -> None:
        """Let a sound be heard so that its landing falls on the given moment."""
        if self.skipping:
            if always:
                self._play(cue)
            return
        delay = delay * self.pace.factor - LANDING.get(cue, 0.0)
        if delay > 0:
            self._cues.append((delay, cue))
        else:
            self._play(cue)

    def fly(
        self,
        sprite: Sprite,
        slot: Slot,
        seconds: float,
        *,
        delay: float = 0.0,
        rise: float = 1.0,
        easing: str = "out",
        turn_over: bool = False,
    ) -> None:
        """Send a card from where it is seen now to a slot."""
        seen = self._seen(sprite)
        sprite.slot = slot
        factor = 0.0 if self.skipping else self.pace.factor
        if factor <= 0:
            sprite.flight = None
            return
        sprite.flight = Flight(
            seen, seconds * factor, delay * factor, rise, easing, turn_over, self.pace.fade
        )

    def _seen(self, sprite: Sprite) -> Pose:
        flight = sprite.flight
        pose = (
            self.layout.pose(sprite.slot)
            if flight is None
            else flight.pose(self.layout, sprite.slot)
        )
        return self.layout.to_share(pose)

    def close_up(self, seat: Seat, seconds: float = CLOSE_UP) -> None:
        """Let a hand close its gaps."""
        hand = self.board.hands[seat]
        for index, sprite in enumerate(hand):
            slot = Slot(Place.HAND, seat, index, len(hand), sprite.slot.raised)
            if slot != sprite.slot:
                self.fly(sprite, slot, seconds, rise=0.0)

    def effect(self, kind: str, seat: Seat | None, seconds: float) -> None:
        """Show something more than a card's flight; see `Effect`."""
        if not self.skipping and self.pace.factor > 0:
            self.effects.append(Effect(kind, seconds, seat, calm=self.pace.fade))

    def accept_received(self) -> None:
        """The player has seen the three received cards: they join the hand."""
        for index, sprite in enumerate(self.board.hands[self.seat]):
            if sprite.slot.raised or sprite.marked:
                sprite.marked = False
                slot = Slot(Place.HAND, self.seat, index, len(self.board.hands[self.seat]))
                self.fly(sprite, slot, ACCEPT, rise=0.0)
