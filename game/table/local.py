"""A table in this program: the match is here, the opponents think in a worker."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from game.bots.answers import OUTSIDE, Answer
from game.rules.cards import Card
from game.rules.claim import Settled, settled
from game.rules.commands import Command, PassCards, PlayCard, StartDeal
from game.rules.events import Event, redact
from game.rules.fairness import ToldDeal, told_deals
from game.rules.legality import Phase, Refusal
from game.rules.match import IllegalCommand, Match
from game.rules.seat_view import SeatView
from game.rules.seats import SEATS, Seat

STRONGEST = "expert"
"""Who of the roster gives hints and plays the player's seat when asked to."""


class Thinker(Protocol):
    """The bots' side of a table: `BotWorker`, or `InlineWorker` where there is one process."""

    def ask(self, stamp: tuple[str, int], bot: str, seed: str, view: SeatView) -> None:
        """Ask for a decision; the answer bears the same stamp."""

    def poll(self) -> list[Answer]:
        """The answers that have come; never waits."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table.

    Attributes:
        name: As shown.
        bot: The roster's name of who thinks for this seat; empty for the player at the screen.
    """

    name: str
    bot: str = ""


Players = tuple[Player, Player, Player, Player]


def bots_seed(seed: str) -> str:
    """The text from which the chance of a match's bots comes.

    Bots never see the match's seed; theirs is made from it one way, so a resumed match goes on
    alike.
    """
    return hashlib.sha256(f"bots:{seed}".encode("utf-8", "replace")).hexdigest()


class LocalSession:
    """A `Session` whose match is in this process.

    Attributes:
        match_id: Tells this match from every other.
        players: South, West, North, East.
    """

    def __init__(
        self,
        match: Match,
        match_id: str,
        players: Players,
        thinker: Thinker,
        decided: Callable[[Match], None] = lambda _: None,
        *,
        practice_deals: Iterable[int] = (),
        hands_open: bool = False,
        seed_chosen: bool = False,
    ) -> None:
        """Sit down at a match, fresh or resumed.

        Args:
            match: The match; nobody else may change it from now on.
            match_id: Its name; answers for another match are dropped.
            players: Who sits where.
            thinker: Whom to ask for the bots' decisions.
            decided: Called after each decision, to keep it.
            practice_deals: Deals in which something was taken back already.
            hands_open: All hands are seen, for practice.
            seed_chosen: The player chose the seed and knows it.
        """
        self.match = match
        self.match_id = match_id
        self.players = players
        self.seat = Seat.SOUTH
        self.practice_deals = set(practice_deals)
        self.hands_open = hands_open
        self.seed_chosen = seed_chosen
        self._thinker = thinker
        self._decided = decided
        self._events: list[Event] = []
        self._held: Command | None = None
        self._questions = 0
        self._asked: tuple[str, int] | None = None
        self._asked_at: tuple[int, Seat] | None = None
        self._answer: Answer | None = None
        self._hint_asked: tuple[str, int] | None = None
        self._hint: tuple[Card, ...] = ()
        self._note = ""
        self._known: tuple[Match, int, SeatView] | None = None
        self._bot_seed = bots_seed(match.seed)
        self._ask()

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits South, West, North and East."""
        return tuple(player.name for player in self.players)

    @property
    def faces(self) -> tuple[str, ...]:
        """The names of their portraits: the roster's, and the player's own."""
        return ("player", *(player.bot.lower() for player in self.players[1:]))

    @property
    def waiting(self) -> bool:
        """A bot's decision is awaited, or something has not been told yet."""
        return (
            self._asked is not None
            or self._answer is not None
            or self._hint_asked is not None
            or self._held is not None
            or bool(self._events)
        )

    @property
    def autoplaying(self) -> bool:
        """A bot plays the player's own seat."""
        return bool(self.players[self.seat].bot)

    def rename(self, name: str) -> None:
        """The player has another name from now on."""
        south, *others = self.players
        self.players = (Player(name, south.bot), others[0], others[1], others[2])

    def take_note(self) -> str:
        """Who was answered for, told once; see `Session.take_note`."""
        note, self._note = self._note, ""
        return note

    def set_autoplay(self, on: bool) -> None:
        """Let the strongest opponent play the player's seat from now on, or no longer."""
        south, *others = self.players
        bot = STRONGEST if on else ""
        self.players = (Player(south.name, bot), others[0], others[1], others[2])
        # An answer that is still under way for this seat is nobody's any more.
        self._asked = self._answer = None
        self._ask()

    def send(self, command: Command) -> None:
        """Make a decision for the player's seat; see `Session.send`."""
        refused = self.match.refusal(command)
        if self._held is not None:
            refused = Refusal.WRONG_PHASE
        if refused is not None:
            raise IllegalCommand(command, refused)
        if isinstance(command, PassCards) and self._next_bot() is not None:
            # The bots lay their cards aside first, always in the same order, so that the log,
            # and with it every later thought, does not depend on who was quicker.
            self._held = command
            return
        self._apply(command)

    def poll(self) -> list[Event]:
        """What has happened since the last call; see `Session.poll`."""
        for answer in self._thinker.poll():
            if answer.stamp == self._asked:
                self._answer, self._asked = answer, None
            elif answer.stamp == self._hint_asked:
                self._hint, self._hint_asked = answer.cards, None
        told = self._events
        self._events = []
        if not told and self._answer is not None:
            answer, self._answer = self._answer, None
            self._decide(answer)
            told = self._events
            self._events = []
        return told

    def view(self) -> SeatView:
        """What the player's seat may know now; made once a decision, since all ask for it."""
        known = self._known
        if known is None or known[0] is not self.match or known[1] != len(self.match.log):
            self._known = known = self.match, len(self.match.log), self.match.view(self.seat)
        return known[2]

    @property
    def settled(self) -> Settled | None:
        """The rest of the deal, if whoever leads knows that nothing can change it."""
        turn = self.match.turn
        return None if turn is None else settled(self.match.view(turn))

    def play_out(self) -> None:
        """Play the rest of a settled deal; see `Session.play_out`."""
        if self.settled is None:
            return
        while legal := self.match.legal_cards():
            turn = self.match.turn
            assert turn is not None
            self._carry_out(PlayCard(turn, legal[0]))
        self._decided(self.match)
        self._ask()

    @property
    def practice(self) -> bool:
        """The running deal does not count."""
        deal = self.match.deal
        return self.hands_open or (deal is not None and deal.number in self.practice_deals)

    def open_hands(self) -> tuple[tuple[Card, ...], ...] | None:
        """All four hands in a practice match; None where hands are closed."""
        if not self.hands_open:
            return None
        return tuple(self.match.view(seat).hand for seat in SEATS)

    def told_deals(self) -> tuple[ToldDeal, ...]:
        """The finished deals, laid open."""
        return told_deals(self.match)

    @property
    def told_seed(self) -> str | None:
        """The seed, when the match is over or the player chose it; see `Session.told_seed`."""
        match = self.match
        return match.seed if self.seed_chosen or match.phase is Phase.OVER else None

    @property
    def can_undo(self) -> bool:
        """The player has decided something in the running deal."""
        return self._last_own() is not None

    def undo(self) -> None:
        """Take back the player's last decision; see `Session.undo`."""
        at = self._last_own()
        match = self.match
        if at is None or match.deal is None:
            return
        self.practice_deals.add(match.deal.number)
        self.match = Match.replay(match.seed, match.rules, match.log[:at], match.first_deal)
        self._forget()
        self._decided(self.match)
        self._ask()

    def _last_own(self) -> int | None:
        """The place in the log of the player's last decision in the running deal."""
        if self.match.phase not in (Phase.PASSING, Phase.PLAYING):
            return None
        log = self.match.log
        for at in range(len(log) - 1, -1, -1):
            command = log[at]
            if isinstance(command, StartDeal):
                return None
            if command.seat is self.seat:
                return at
        return None

    def ask_hint(self) -> None:
        """Ask what the strongest opponent would do in the player's place."""
        view = self.view()
        may_pass = view.phase is Phase.PASSING and view.passed is None
        if not may_pass and view.turn is not self.seat:
            return
        self._hint = ()
        self._hint_asked = self._new_stamp()
        self._thinker.ask(self._hint_asked, STRONGEST, f"{self._bot_seed}:hint", view)

    @property
    def hint(self) -> tuple[Card, ...]:
        """The card, or the three to pass, that were asked for."""
        return self._hint

    def _forget(self) -> None:
        """What was asked, answered or held is about a position that is gone."""
        self._asked = self._answer = self._held = self._hint_asked = None
        self._hint = ()
        self._events = []

    def close(self) -> None:
        """Leave the table; answers that still come are nobody's."""
        self._forget()

    def _next_bot(self) -> Seat | None:
        """The bot's seat that decides next, or None when it is not a bot's turn."""
        match = self.match
        if match.phase is Phase.PLAYING:
            turn = match.turn
            return turn if turn is not None and self.players[turn].bot else None
        if match.phase is Phase.PASSING and match.deal is not None:
            for seat in (*SEATS[1:], SEATS[0]):
                # What the player has chosen already is not asked of the computer as well.
                chosen = seat is self.seat and self._held is not None
                if match.deal.passed[seat] is None and self.players[seat].bot and not chosen:
                    return seat
        return None

    def _new_stamp(self) -> tuple[str, int]:
        """A stamp for one question and no other.

        The place in the log would not do: after taking back, another game reaches the same place.
        """
        self._questions += 1
        return self.match_id, self._questions

    def _ask(self) -> None:
        """Ask the bot whose turn it is, while its predecessor's card is still being shown."""
        seat = self._next_bot()
        if seat is None:
            self._asked = None
            return
        place = len(self.match.log), seat
        if self._asked is not None and place == self._asked_at:
            return
        stamp = self._new_stamp()
        self._asked, self._asked_at, self._answer = stamp, place, None
        seed = f"{self._bot_seed}:{seat}"
        self._thinker.ask(stamp, self.players[seat].bot, seed, self.match.view(seat))

    def _decide(self, answer: Answer) -> None:
        seat = self._next_bot()
        if seat is None:
            return
        if answer.note is not None and self.players[seat].bot.startswith(OUTSIDE):
            self._note = self.players[seat].name
        if seat is self.seat and self.match.deal is not None:
            # What the computer did for the player is no merit of the player's.
            self.practice_deals.add(self.match.deal.number)
        cards = answer.cards
        if self.match.phase is Phase.PASSING:
            self._apply(PassCards(seat, cards))
        else:
            self._apply(PlayCard(seat, cards[0]))
        if self._held is not None and self._next_bot() is None:
            held, self._held = self._held, None
            self._apply(held)

    def _apply(self, command: Command) -> None:
        self._carry_out(command)
        self._decided(self.match)
        self._ask()

    def _carry_out(self, command: Command) -> None:
        self._hint, self._hint_asked = (), None
        for event in self.match.apply(command):
            told = redact(event, self.seat)
            if told is not None:
                self._events.append(told)
