"""The scenes that are opened by name, from the menu or by a key.

What is not needed for the first frame is imported when it is first opened, so that the table is
there at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.app.matches import Matches
from game.rules.legality import Phase
from game.scenes.base import Scene, Stage
from game.scenes.menu import MenuScene
from game.scenes.options import OptionsScene
from game.scenes.passing import PassingScene
from game.scenes.play import PlayScene
from game.scenes.scoreboard import ScoreboardScene
from game.scenes.welcome import WelcomeScene
from game.shell.resources import assets_folder
from game.table.local import LocalSession


def table_scene(stage: Stage, matches: Matches, before: Scene | None) -> Scene:
    """The scene that the match now calls for; a new match if there is none.

    Args:
        stage: What scenes share.
        matches: The matches.
        before: The scene that is left for it, if any.
    """
    table = matches.table or matches.start()
    view = table.session.view()
    if view.phase is Phase.PASSING:
        return PassingScene(stage, table)
    if view.phase is Phase.PLAYING:
        untouched = not view.tricks and not view.trick.cards
        accepted = isinstance(before, PassingScene)
        if view.received is not None and untouched and not accepted:
            return PassingScene(stage, table)
        return PlayScene(stage, table)
    goes_back = view.phase is Phase.OVER and matches.goes_back
    achieved = matches.finished.news if stage.settings.achievements else ()
    news = [name.value for name in achieved]
    return ScoreboardScene(stage, table, False, matches.follow, goes_back, news, matches.ledger)


def _help(stage: Stage, matches: Matches) -> Scene:
    """The help tells the rules of the running match, else those of the next."""
    from game.scenes.help.scene import HelpScene

    table = matches.table
    rules = stage.settings.rules.house_rules() if table is None else table.session.view().rules
    return HelpScene(stage, rules, assets_folder() / "licences")


def _scores(stage: Stage, matches: Matches) -> Scene:
    table = matches.table or matches.start()
    return ScoreboardScene(stage, table, True, matches.follow, ledger=matches.ledger)


def _tricks(stage: Stage, matches: Matches) -> Scene:
    from game.scenes.tricks import TricksScene

    table = matches.table or matches.start()
    return TricksScene(stage, table.session)


def _review(stage: Stage, matches: Matches) -> Scene:
    """The page that reviews the finished deals of the match at the table."""
    table = matches.table or matches.start()
    session = table.session
    assert isinstance(session, LocalSession)
    return matches.teacher.scene(stage, session.match, session.names)


def _new(stage: Stage, matches: Matches) -> Scene:
    from game.scenes.new_game import NewGameScene

    return NewGameScene(stage, matches.something_to_lose)


def _rules(stage: Stage, matches: Matches) -> Scene:
    from game.scenes.rules import RulesScene

    return RulesScene(stage)


def _fair(stage: Stage, matches: Matches) -> Scene:
    from game.app.fair_rooms import fair_scene

    return fair_scene(stage, matches)


def _evenness(stage: Stage, matches: Matches) -> Scene:
    from game.app.fair_rooms import evenness_scene

    return evenness_scene(stage, matches)


def _chosen_deal(stage: Stage, matches: Matches) -> Scene:
    from game.app.fair_rooms import chosen_deal_scene

    return chosen_deal_scene(stage, matches)


def _statistics(stage: Stage, matches: Matches) -> Scene:
    from game.app.record_rooms import statistics_scene

    return statistics_scene(stage, matches)


def _history(stage: Stage, matches: Matches) -> Scene:
    from game.app.record_rooms import history_scene

    return history_scene(stage, matches)


def _achievements(stage: Stage, matches: Matches) -> Scene:
    from game.app.record_rooms import achievements_scene

    return achievements_scene(stage, matches)


def _first_steps(stage: Stage, matches: Matches) -> Scene:
    from game.app.guided import first_steps

    return first_steps(stage)


SCENES: Final[Mapping[str, Callable[[Stage, Matches], Scene]]] = {
    "menu": lambda stage, _: MenuScene(stage),
    "new": _new,
    "rules": _rules,
    "options": lambda stage, _: OptionsScene(stage),
    "scores": _scores,
    "tricks": _tricks,
    "review": _review,
    "fair": _fair,
    "evenness": _evenness,
    "chosen_deal": _chosen_deal,
    "statistics": _statistics,
    "history": _history,
    "achievements": _achievements,
    "help": _help,
    "welcome": lambda stage, _: WelcomeScene(stage),
    "first_steps": _first_steps,
}

SHORTCUTS: Final[Mapping[str, str]] = {
    "f1": "help",
    "f2": "new",
    "f4": "statistics",
    "f6": "review",
    "f7": "options",
    "f9": "scores",
}
"""Function keys and the scenes that they open from the table."""
