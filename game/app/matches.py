"""The match at the table: resumed, begun, kept after every decision."""

from __future__ import annotations

from collections.abc import Callable

from game.app.wishes import Wishes
from game.rules.commands import StartDeal
from game.rules.legality import Phase
from game.rules.match import Match
from game.scenes.base import Stage
from game.scenes.table import Table
from game.storage.profile import Profile
from game.storage.saved_match import save_match
from game.table.local import STRONGEST, LocalSession, Player, Players, Thinker


class Matches:
    """Opens tables, one at a time.

    Attributes:
        table: The table of now; None before the first match.
    """

    def __init__(
        self,
        profile: Profile,
        stage: Stage,
        thinker: Thinker,
        wishes: Wishes,
        token: Callable[[], str],
    ) -> None:
        """Open nothing yet.

        Args:
            profile: Where matches are kept.
            stage: For the tables' pictures.
            thinker: Where the bots think.
            wishes: The command line's.
            token: Makes seeds and names for matches.
        """
        self.table: Table | None = None
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
        wishes = self._wishes
        asked_for = wishes.seed, wishes.first_deal
        if wishes.seed is not None and (saved.seed, saved.first_deal) != asked_for:
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
        )

    def start(self, open_hands: bool = False) -> Table:
        """Begin a new match with the opponents and rules of now, and deal.

        Args:
            open_hands: All hands are seen, for practice.
        """
        wishes, settings = self._wishes, self._stage.settings
        seed = self._token() if wishes.seed is None else wishes.seed
        west, north, east = (
            Player(name, bot) for name, bot in zip(settings.opponents, settings.bots, strict=True)
        )
        match = Match(seed, settings.rules.house_rules(), wishes.first_deal)
        players = Player(settings.name), west, north, east
        table = self._sit_down(match, self._token(), players, hands_open=open_hands)
        table.session.send(StartDeal())
        return table

    @property
    def something_to_lose(self) -> bool:
        """A new match now would give up one in which something has been decided."""
        if self.table is None:
            return False
        view = self.table.session.view()
        begun = view.passed is not None or view.tricks or view.trick.cards or view.scores
        return bool(begun) and view.phase is not Phase.OVER

    def rename(self, name: str) -> None:
        """The player has another name from now on."""
        if self.table is not None and isinstance(self.table.session, LocalSession):
            self.table.session.rename(name)

    def leave(self) -> None:
        """Get up; the match is on disk already."""
        if self.table is not None:
            self.table.session.close()
            self.table.choreographer.drop()

    def _sit_down(
        self,
        match: Match,
        match_id: str,
        players: Players,
        practice_deals: tuple[int, ...] = (),
        hands_open: bool = False,
    ) -> Table:
        self.leave()
        name = self._stage.settings.name or players[0].name
        south = Player(name, STRONGEST if self._wishes.autoplay else "")
        players = (south, *players[1:])
        bots = ("", *(player.bot for player in players[1:]))

        def keep(changed: Match) -> None:
            saved = save_match(
                changed, match_id, session.names, bots, session.practice_deals, session.hands_open
            )
            self._profile.save_match(saved)

        session = LocalSession(
            match,
            match_id,
            players,
            self._thinker,
            keep,
            practice_deals=practice_deals,
            hands_open=hands_open,
        )
        self.table = Table(session, self._stage)
        return self.table
