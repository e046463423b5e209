"""The stack of scenes: which is on top, which are seen, and how one gives way to another."""

from __future__ import annotations

from game.scenes.base import Pop, Push, Replace, Scene, Transition
from game.view.painter import Painter


class SceneStack(list[Scene]):
    """Scenes, the one that hears the player last."""

    @property
    def top(self) -> Scene:
        """The scene that hears the player."""
        return self[-1]

    def carry_out(self, transition: Transition | None) -> None:
        """Let one scene give way to another."""
        match transition:
            case Push(scene):
                self._open(scene)
            case Replace(scene):
                if self:
                    self.pop()
                if not scene.over:
                    self.clear()
                self._open(scene)
            case Pop() if len(self) > 1:
                self.pop()
                self.top.renew()

    def _open(self, scene: Scene) -> None:
        if self:
            self.top.form.let_go()
        self.append(scene)
        scene.renew()

    def draw(self, painter: Painter) -> None:
        """Draw the scenes from the lowest that is seen."""
        first = len(self) - 1
        while first > 0 and self[first].over:
            first -= 1
        for scene in self[first:]:
            scene.draw(painter)
