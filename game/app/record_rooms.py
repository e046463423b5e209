"""The scenes about finished matches, each given what it needs and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.app.fair_rooms import told_match_scene
from game.app.matches import Matches
from game.scenes.achievements import AchievementsScene
from game.scenes.base import Scene, Stage
from game.scenes.history import HistoryScene
from game.scenes.replay import ReplayScene
from game.scenes.statistics import StatisticsScene
from game.scenes.taking_in import ImportScene, take_in


def statistics_scene(stage: Stage, matches: Matches) -> Scene:
    """The player's figures."""
    finished = matches.finished
    return StatisticsScene(stage, matches.history, finished.now, finished.report)


def achievements_scene(stage: Stage, matches: Matches) -> Scene:
    """What has been achieved."""
    return AchievementsScene(stage, matches.history)


def history_scene(stage: Stage, matches: Matches) -> Scene:
    """The finished matches, with the ways to replay, export and import."""

    def import_page(taken_in: Callable[[Path], tuple[str, str]]) -> Scene:
        return ImportScene(stage, matches.exchange, taken_in)

    return HistoryScene(
        stage,
        matches.history,
        matches.exchange,
        partial(ReplayScene, stage),
        partial(told_match_scene, stage),
        lambda saved: matches.teacher.scene(stage, saved, saved.names, saved.first_deal),
        lambda path: take_in(stage.words, matches.exchange, path),
        import_page,
        matches.finished.report,
    )
