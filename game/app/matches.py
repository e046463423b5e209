"""The match at the table: resumed, begun, kept after every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from game.app.finished import Finished
from game.app.teacher import Teacher
from game.app.wishes import Wishes
from game.i18n.names import clean_name
from game.rules.commands import StartDeal
from game.rules.legality import Phase
from game.rules.match import Match
from game.rules.seat_view import SeatView
from game.rules.seats import Seat
from game.scenes.base import Stage
from game.scenes.table import Table
from game.storage.exchange import Exchange
from game.storage.history import History
from game.storage.profile import Profile
from game.storage.saved_match import SavedLuck, SavedMatch, save_match
from game.table.ledger import Ledger
from game.table.local import STRONGEST, LocalSession, Player, Players, Thinker
from game.table.luck import Luck


class Matches:
    """Opens tables, one at a time.

    Attributes:
        table: The table of now; None before the first match.
        history: All finished matches.
        finished: Gives it those that end here.
        exchange: Gives matches to files, and takes them from there.
        teacher: Reviews deals.
        ledger: What the cards of the match at the table were worth.
    """

    def __init__(
        self,
        profile: Profile,
        stage: Stage,
        thinker: Thinker,
        wishes: Wishes,
        token: Callable[[], str],
        history: History,
        finished: Finished,
        exchange: Exchange,
        teacher: Teacher,
    ) -> None:
        """Open nothing yet.

        Args:
            profile: Where matches are kept.
            stage: For the tables' pictures.
            thinker: Where the bots think.
            wishes: The command line's.
            token: Makes seeds and names for matches.
            history: All finished matches.
            finished: Is given those that end.
            exchange: Matches as files.
            teacher: Reviews deals, and works out what cards were worth.
        """
        self.table: Table | None = None
        self.history = history
        self.finished = finished
        self.exchange = exchange
        self.teacher = teacher
        self.ledger: Ledger | None = None
        self._profile = profile
        self._stage = stage
        self._thinker = thinker
        self._wishes = wishes
        self._token = token

    def resume(self) -> None:
        """Sit down at the match that was kept, unless other cards were asked for."""
        found = self._profile.load_match()
        if found is None:
            return
        saved, match = found
        if match.phase is Phase.OVER:
            # Counts once: the history has it, unless the program died between the two files.
            self.finished.take(self.finished.stamped(saved))
        wishes = self._wishes
        asked_for = wishes.seed, wishes.first_deal
        wished = wishes.seed is not None and self.chosen
        if wished and (saved.seed, saved.first_deal) != asked_for:
            return
        if match.phase is Phase.DEALING and match.deal is None:
            match.apply(StartDeal())
        players = [Player(name, bot) for name, bot in zip(saved.names, saved.bots, strict=True)]
        self._sit_down(
            match,
            saved.id,
            (players[0], players[1], players[2], players[3]),
            saved.practice_deals,
            saved.open_hands,
            [Luck(one.deal, one.taken, one.expert, one.error) for one in saved.luck],
        )

    @property
    def chosen(self) -> bool:
        """The match at the table is of a seed that the player chose."""
        return self._profile.chosen_deal

    def waiting(self) -> Match | None:
        """The other match, ordinary or of a chosen seed, that waits to be gone on with."""
        found = self._profile.load_match(not self.chosen)
        return found[1] if found is not None and _lossy(found[1].view(Seat.SOUTH)) else None

    def go_to(self, chosen: bool) -> None:
        """Get up, and sit down at the match of a chosen seed or the ordinary one, as it was left.

        Where none was left there is no table then, and whoever asks for one begins a new match.
        """
        self.leave()
        self.table = None
        self._profile.chosen_deal = chosen
        self.resume()

    def start_chosen(self, seed: str, first_deal: int) -> Table:
        """Begin a match of a chosen seed; an ordinary game waits in its own file."""
        self.leave()
        self._profile.chosen_deal = True
        return self._begin(seed, first_deal)

    def follow(self) -> Table:
        """What comes after a match that is over: the ordinary game that waits, or a new one."""
        if self.goes_back:
            self.go_to(False)
            if self.table is not None:
                return self.table
        return self.start()

    @property
    def goes_back(self) -> bool:
        """After the match of a chosen seed comes the ordinary game that waits."""
        return self.chosen and self._wishes.seed is None and self.waiting() is not None

    def start(self, open_hands: bool = False) -> Table:
        """Begin a new match with the opponents and rules of now, and deal.

        Args:
            open_hands: All hands are seen, for practice.
        """
        wishes = self._wishes
        self.leave()
        if wishes.seed is not None and self.chosen:
            return self._begin(wishes.seed, wishes.first_deal, open_hands)
        self._profile.chosen_deal = False
        return self._begin(self._token(), 1, open_hands)

    def _begin(self, seed: str, first_deal: int, open_hands: bool = False) -> Table:
        settings = self._stage.settings
        west, north, east = (
            Player(name, bot) for name, bot in zip(settings.opponents, settings.bots, strict=True)
        )
        match = Match(seed, settings.rules.house_rules(), first_deal)
        players = Player(settings.name), west, north, east
        table = self._sit_down(match, self._token(), players, hands_open=open_hands)
        table.session.send(StartDeal())
        return table

    @property
    def something_to_lose(self) -> bool:
        """A new match now would give up one in which something has been decided."""
        if self.chosen and self._wishes.seed is None:
            # The match of a chosen seed keeps its file; a new one takes the place of the other.
            return self.goes_back
        return self.something_begun

    @property
    def something_begun(self) -> bool:
        """In the match at the table something has been decided, and it is not over."""
        return self.table is not None and _lossy(self.table.session.view())

    def reopen(self) -> None:
        """Sit down anew at the running match, from its decisions: whatever was wrong is gone."""
        table, session = self.table, self.table.session if self.table else None
        if table is None or not isinstance(session, LocalSession):
            return
        old = session.match
        again = Match.replay(old.seed, old.rules, old.log, old.first_deal)
        self._sit_down(
            again,
            session.match_id,
            session.players,
            tuple(session.practice_deals),
            session.hands_open,
            self.ledger.known() if self.ledger is not None else (),
        )

    def rename(self, name: str) -> None:
        """The player has another name from now on."""
        if self.table is not None and isinstance(self.table.session, LocalSession):
            self.table.session.rename(name)

    def leave(self) -> None:
        """Get up; the match is on disk already."""
        if self.table is not None:
            self.table.session.close()
            self.table.choreographer.drop()
        if self.ledger is not None:
            self.ledger.close()

    def _sit_down(
        self,
        match: Match,
        match_id: str,
        players: Players,
        practice_deals: tuple[int, ...] = (),
        hands_open: bool = False,
        luck: Iterable[Luck] = (),
    ) -> Table:
        self.leave()
        has = self._stage.fonts.has
        # A file may hold anything; what can't be shown is called by its seat.
        players = (
            Player(clean_name(players[0].name, has), players[0].bot),
            Player(clean_name(players[1].name, has) or str(Seat.WEST), players[1].bot),
            Player(clean_name(players[2].name, has) or str(Seat.NORTH), players[2].bot),
            Player(clean_name(players[3].name, has) or str(Seat.EAST), players[3].bot),
        )
        name = self._stage.settings.name or players[0].name
        south = Player(name, STRONGEST if self._wishes.autoplay else "")
        players = (south, *players[1:])
        bots = ("", *(player.bot for player in players[1:]))

        def keep(changed: Match) -> None:
            saved = save_match(
                changed,
                match_id,
                session.names,
                bots,
                session.practice_deals,
                session.hands_open,
                session.seed_chosen,
                map(_saved_luck, ledger.known()),
            )
            over = changed.phase is Phase.OVER
            if over:
                saved = self.finished.stamped(saved)
            self._profile.save_match(saved)
            if over:
                self.finished.take(saved)
            kept.append(saved)
            del kept[:-1]
            if not session.hands_open and not session.autoplaying:
                ledger.want(changed, session.practice_deals)

        kept: list[SavedMatch] = []

        def keep_luck() -> None:
            if kept:
                kept[0] = replace(kept[0], luck=tuple(map(_saved_luck, ledger.known())))
                self._profile.save_match(kept[0])

        teacher = self.teacher
        ledger = Ledger(teacher.analyst, bots[1:], Seat.SOUTH, luck, keep_luck, teacher.plays)
        self.ledger = ledger
        session = LocalSession(
            match,
            match_id,
            players,
            self._thinker,
            keep,
            practice_deals=practice_deals,
            hands_open=hands_open,
            seed_chosen=self.chosen,
        )
        if not hands_open:
            ledger.want(match, practice_deals)
        self.table = Table(session, self._stage)
        return self.table


def _saved_luck(luck: Luck) -> SavedLuck:
    return SavedLuck(deal=luck.deal, taken=luck.taken, expert=luck.expert, error=luck.error)


def _lossy(view: SeatView) -> bool:
    """Something has been decided in this match, and it is not over."""
    begun = view.passed is not None or view.tricks or view.trick.cards or view.scores
    return bool(begun) and view.phase is not Phase.OVER
