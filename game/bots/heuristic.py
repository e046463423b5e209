"""The plain opponent: sensible play by rules of thumb, and the fallback when another bot fails."""

from __future__ import annotations

from game.bots.ducking import follow_under, highest, lowest, throw_away, without_queen
from game.bots.facts import best_so_far, moon_suspect, queen_is_out, unseen_mask
from game.rules.cards import QUEEN_OF_SPADES, Card, Rank, Suit, penalty_points
from game.rules.legality import legal_cards
from game.rules.seat_view import SeatView
from game.rules.seats import Seat

_COVER = 4
"""Small spades with which the high ones are safe to keep."""


class Plain:
    """Counts the unseen cards of a suit, ducks, draws the queen, stops a moon under way."""

    def choose_pass(self, view: SeatView) -> tuple[Card, ...]:
        """Uncovered high spades, aces and kings, and what makes a void; low hearts stay."""
        lengths = [sum(card.suit is suit for card in view.hand) for suit in Suit]
        small = sum(c.suit is Suit.SPADES and c.rank < Rank.QUEEN for c in view.hand)

        def worth_passing(card: Card) -> tuple[int, int]:
            if card.suit is Suit.SPADES:
                high = card.rank >= Rank.QUEEN
                return 40 + card.rank if high and small < _COVER else -10, card.index
            if card.suit is Suit.HEARTS:
                return card.rank + 1 if card.rank >= Rank.EIGHT else -5, card.index
            return card.rank + 2 * max(0, 4 - lengths[card.suit]), card.index

        return tuple(sorted(view.hand, key=worth_passing)[-3:])

    def choose_play(self, view: SeatView) -> Card:
        """Lead what is likely to be taken by another, follow under, throw away the worst."""
        legal = legal_cards(view)
        if len(legal) == 1:
            return legal[0]
        if not view.trick.cards:
            return self._lead(view, legal)
        suspect = moon_suspect(view)
        if suspect is not view.trick.taker:
            suspect = None
        if legal[0].suit is view.trick.led:
            return self._follow(view, legal, suspect)
        harmless = tuple(card for card in legal if not penalty_points(card))
        if suspect is not None and harmless:
            return highest(harmless)
        return throw_away(legal, queen_is_out(view))

    def _lead(self, view: SeatView, legal: tuple[Card, ...]) -> Card:
        unseen = unseen_mask(view)
        queen_out = bool(unseen & QUEEN_OF_SPADES.bit)
        spades = [card for card in view.hand if card.suit is Suit.SPADES]
        small = sum(card.rank < Rank.QUEEN for card in spades)
        exposed = len(spades) > small and small < 3

        def danger(card: Card) -> tuple[float, int, int]:
            suit = unseen >> 13 * card.suit & 0x1FFF
            above = (suit >> card.rank + 1).bit_count()
            below = suit.bit_count() - above
            risk = 10.0 * below / suit.bit_count() if suit else 12.0
            if not above:
                risk += 8.0
            if card.suit is Suit.SPADES:
                if card is QUEEN_OF_SPADES:
                    risk += 30.0
                elif queen_out and card.rank > Rank.QUEEN:
                    risk += 20.0
                elif queen_out:
                    risk += 3.0 if exposed else -5.0
                elif QUEEN_OF_SPADES in view.hand:
                    risk += 4.0
            elif card.suit is Suit.HEARTS:
                risk += 2.0
            return risk, len([c for c in view.hand if c.suit is card.suit]), card.index

        return min(legal, key=danger)

    def _follow(self, view: SeatView, legal: tuple[Card, ...], suspect: Seat | None) -> Card:
        trick = view.trick
        best = best_so_far(trick)
        over = [card for card in without_queen(legal) if card > best]
        if suspect is not None and trick.points and over:
            return max(over)
        last = len(trick.cards) == 3
        if last and not trick.points and not (QUEEN_OF_SPADES in legal and best > QUEEN_OF_SPADES):
            # A trick that costs nothing is the place to be rid of a high card.
            return max(without_queen(legal))
        if trick.led is Suit.SPADES and not last and queen_is_out(view):
            # An ace or king of spades may catch the queen from those still to play.
            low = [card for card in without_queen(legal) if card.rank < Rank.QUEEN]
            if low and QUEEN_OF_SPADES not in legal:
                return max(low)
        return follow_under(legal, trick)


class Forgetful(Plain):
    """Passes like the plain opponent, but remembers no card once it is gone."""

    def choose_play(self, view: SeatView) -> Card:
        """Lead low, follow under, throw away the worst."""
        legal = legal_cards(view)
        if not view.trick.cards:
            calm = [card for card in legal if card.suit is not Suit.SPADES] or list(legal)
            return lowest(calm)
        if legal[0].suit is view.trick.led:
            return follow_under(legal, view.trick)
        return throw_away(legal, True)
