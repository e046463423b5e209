"""The scenes about fair deals, each given what it needs and nothing else."""

from __future__ import annotations

from game.app.matches import Matches
from game.rules.evenness import dealt_in_all, dealt_of, evenness
from game.rules.fairness import told_deals
from game.rules.legality import Phase
from game.scenes.base import Scene, Stage
from game.scenes.chosen_deal import ChosenDealScene, SeedDesk
from game.scenes.evenness import EvennessScene
from game.scenes.fair import FairRecord, FairScene
from game.storage.results import dealt_in
from game.storage.saved_match import SavedMatch


def chosen_deal_scene(stage: Stage, matches: Matches) -> Scene:
    """The page on which a seed and a hand's number are chosen."""
    table = matches.table or matches.start()
    waiting = matches.waiting()
    return ChosenDealScene(
        stage,
        SeedDesk(
            start=matches.start_chosen,
            go_to=matches.go_to,
            chosen=matches.chosen,
            waiting=None if waiting is None else waiting.view(None).deal_number,
            gives_up=matches.something_begun if matches.chosen else waiting is not None,
            seed=table.session.told_seed,
            number=table.session.view().deal_number,
        ),
    )


def fair_scene(stage: Stage, matches: Matches) -> Scene:
    """The page that lays open the finished deals of the match at the table."""
    table = matches.table or matches.start()
    session = table.session
    view = session.view()
    running = view.phase in (Phase.PASSING, Phase.PLAYING)
    return FairScene(
        stage,
        FairRecord(
            names=session.names,
            deals=session.told_deals(),
            seed=session.told_seed,
            running=view.deal_number if running else None,
            fingerprint=view.fingerprint if running else "",
            shown=table.board.shown,
        ),
    )


def told_match_scene(stage: Stage, saved: SavedMatch) -> Scene:
    """The same page for a match from the history."""
    match = saved.replay()
    over = match.phase is Phase.OVER
    return FairScene(
        stage,
        FairRecord(
            names=saved.names,
            deals=told_deals(match),
            seed=match.seed if over or saved.seed_chosen else None,
        ),
    )


def evenness_scene(stage: Stage, matches: Matches) -> Scene:
    """The page of how evenly the cards fell, over the finished games and the one at the table."""
    table = matches.table or matches.start()
    dealt = dealt_in(matches.history.results())
    session = table.session
    # A match that is over is in the history already; one of a chosen seed is no sample.
    if not matches.chosen and session.view().phase is not Phase.OVER:
        dealt += [dealt_of(told.deck) for told in session.told_deals()]
    return EvennessScene(stage, session.names, evenness(dealt_in_all(dealt)))
