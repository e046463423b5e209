"""The scenes that are opened by name, from the menu or by a key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.app.fair_rooms import chosen_deal_scene, evenness_scene, fair_scene
from game.app.guided import first_steps
from game.app.matches import Matches
from game.app.record_rooms import achievements_scene, history_scene, statistics_scene
from game.scenes.base import Scene, Stage
from game.scenes.help.scene import HelpScene
from game.scenes.menu import MenuScene
from game.scenes.new_game import NewGameScene
from game.scenes.options import OptionsScene
from game.scenes.rules import RulesScene
from game.scenes.scoreboard import ScoreboardScene
from game.scenes.tricks import TricksScene
from game.scenes.welcome import WelcomeScene
from game.shell.resources import assets_folder
from game.table.local import LocalSession


def _help(stage: Stage, matches: Matches) -> Scene:
    """The help tells the rules of the running match, else those of the next."""
    table = matches.table
    rules = stage.settings.rules.house_rules() if table is None else table.session.view().rules
    return HelpScene(stage, rules, assets_folder() / "licences")


def _scores(stage: Stage, matches: Matches) -> Scene:
    table = matches.table or matches.start()
    return ScoreboardScene(stage, table, True, matches.follow, ledger=matches.ledger)


def _tricks(stage: Stage, matches: Matches) -> Scene:
    table = matches.table or matches.start()
    return TricksScene(stage, table.session)


def _review(stage: Stage, matches: Matches) -> Scene:
    """The page that reviews the finished deals of the match at the table."""
    table = matches.table or matches.start()
    session = table.session
    assert isinstance(session, LocalSession)
    return matches.teacher.scene(stage, session.match, session.names)


SCENES: Final[Mapping[str, Callable[[Stage, Matches], Scene]]] = {
    "menu": lambda stage, _: MenuScene(stage),
    "new": lambda stage, matches: NewGameScene(stage, matches.something_to_lose),
    "rules": lambda stage, _: RulesScene(stage),
    "options": lambda stage, _: OptionsScene(stage),
    "scores": _scores,
    "tricks": _tricks,
    "review": _review,
    "fair": fair_scene,
    "evenness": evenness_scene,
    "chosen_deal": chosen_deal_scene,
    "statistics": statistics_scene,
    "history": history_scene,
    "achievements": achievements_scene,
    "help": _help,
    "welcome": lambda stage, _: WelcomeScene(stage),
    "first_steps": lambda stage, _: first_steps(stage),
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
