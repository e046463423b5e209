"""The house rules of the next game, on one page."""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from game.i18n.translator import N_
from game.rules.house_rules import CLASSIC_CYCLE, NEVER_PASS
from game.rules.seats import PassDirection
from game.scenes.base import Dialog
from game.view.painter import Painter
from game.view.widgets.button import Button
from game.view.widgets.settings import Choice, Toggle

_CYCLES: Final[dict[str, tuple[tuple[PassDirection, ...], str]]] = {
    "four": (CLASSIC_CYCLE, N_("With a hold")),
    "three": (CLASSIC_CYCLE[:3], N_("Always")),
    "left": (CLASSIC_CYCLE[:1], N_("Left only")),
    "never": (NEVER_PASS, N_("Never")),
}
_LABEL_SHARE: Final = 0.3
TARGETS: Final = ("25", "50", "75", "100", "150", "200")


class RulesScene(Dialog):
    """Every option of the rules; each change holds from the next game on."""

    points_wide = 720.0
    points_high = 480.0

    def _set(self, **changes: object) -> None:
        rules = msgspec.structs.replace(self.stage.settings.rules, **changes)
        self.stage.change(msgspec.structs.replace(self.stage.settings, rules=rules))

    def build(self) -> None:
        """A row for each option."""
        self.title = self.t("House rules")
        rules = self.stage.settings.rules
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else None
        cycle = next(
            (
                name
                for name, (cycle, _) in _CYCLES.items()
                if tuple(direction.value for direction in cycle) == rules.pass_cycle
            ),
            "",
        )
        self._rows = [
            Choice(
                self.t("Shooting the moon"),
                [("add", self.t("26 to the others")), ("subtract", self.t("26 off your own"))],
                rules.moon,
                lambda value: self._set(moon=value),
                label_share=_LABEL_SHARE,
            ),
            Choice(
                self.t("Passing"),
                [(name, self.t(label)) for name, (_, label) in _CYCLES.items()],
                cycle,
                self._set_cycle,
                label_share=_LABEL_SHARE,
            ),
            Choice(
                self.t("The game ends at"),
                [(target, target) for target in TARGETS],
                str(rules.target),
                lambda value: self._set(target=int(value)),
                label_share=_LABEL_SHARE,
            ),
            Toggle(
                self.t("The queen of spades breaks hearts, too"),
                rules.queen_breaks_hearts,
                lambda value: self._set(queen_breaks_hearts=value),
            ),
            Toggle(
                self.t("The jack of diamonds takes ten points off"),
                rules.jack_of_diamonds,
                lambda value: self._set(jack_of_diamonds=value),
            ),
            Toggle(
                self.t("Points may be thrown on the first trick"),
                rules.points_on_first_trick,
                lambda value: self._set(points_on_first_trick=value),
            ),
        ]
        self._ok = Button(self.t("OK"), self.close, style="primary")
        self.form.set_widgets([*self._rows, self._ok])
        self.form.set_focus(self.form.widgets[focus] if focus else self._ok)

    def _set_cycle(self, value: str) -> None:
        cycle = _CYCLES[value][0]
        self._set(pass_cycle=tuple(direction.value for direction in cycle))

    def arrange(self) -> None:
        """Rows below each other."""
        super().arrange()
        self.place_rows(list(self._rows), height=38, gap=10)
        self.place_buttons([self._ok])

    def draw_body(self, painter: Painter) -> None:
        """From when on they hold."""
        row = pygame.Rect(self.inner.x, self._ok.rect.y, 0, self._ok.rect.height)
        row.width = self._ok.rect.left - row.x - self.px(12)
        told = self.t("These rules hold from the next game on.")
        painter.text(told, row, painter.theme.panel_soft, 14)
