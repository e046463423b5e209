"""The options, on pages; every change holds at once and is kept."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
import pygame

from game.audio.cues import Cue
from game.i18n.names import NAME_LENGTH, clean_line, clean_name
from game.i18n.translator import N_
from game.scenes.base import Dialog, Stage
from game.shell.input import KeyPressed
from game.storage.settings import DEFAULT_OPPONENTS
from game.view.painter import Painter
from game.view.widgets.back_choice import BackChoice
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.picker import Picker
from game.view.widgets.settings import Choice, Slider, Toggle
from game.view.widgets.text_field import TextField

PAGES: Final = (N_("Play"), N_("Table"), N_("Motion and sound"), N_("Players"))
_SIZES: Final = ("75", "100", "125", "150", "200")
_MOST_IN_A_ROW: Final = 5


class OptionsScene(Dialog):
    """Pages of options."""

    points_wide = 760.0
    points_high = 564.0

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._page = stage.options_page
        self._fields: list[TextField] = []
        self._labelled: list[TextField] = []

    def _set(self, **changes: object) -> None:
        self.stage.change(msgspec.structs.replace(self.stage.settings, **changes))

    def build(self) -> None:
        """The tabs, the widgets of the open page, and OK."""
        self.title = self.t("Options")
        focus = self.form.widgets.index(self.form.focus) if self.form.focus else None
        self._tabs = [
            Button(self.t(name), partial(self._open, index), style="tab", points=15)
            for index, name in enumerate(PAGES)
        ]
        self._tabs[self._page].selected = True
        typed, self._fields, self._labelled = self._labelled, [], []
        builders = (self._play_page, self._table_page, self._motion_page, self._players_page)
        self._body = builders[self._page]()
        # What was typed and not yet taken over stays when the window or the language changes.
        for field, before in zip(self._labelled, typed, strict=False):
            field.take_over(before)
        self._ok = Button(self.t("OK"), self.close, style="primary")
        self.form.set_widgets([*self._tabs, *self._body, self._ok])
        # A change of language or look makes all widgets anew; the keyboard stays where it was.
        stay = focus is not None and focus < len(self.form.widgets)
        self.form.set_focus(self.form.widgets[focus if stay and focus else 0])

    def _open(self, page: int) -> None:
        self._page = self.stage.options_page = page
        self._keep_names()
        self.renew()

    def _play_page(self) -> list[Widget]:
        settings = self.stage.settings
        return [
            Choice(
                self.t("Play a card by"),
                [
                    ("click", self.t("Click")),
                    ("double", self.t("Double click")),
                    ("drag", self.t("Dragging")),
                ],
                settings.play_by,
                lambda value: self._set(play_by=value),
            ),
            Toggle(
                self.t("Dim cards that may not be played"),
                settings.dim,
                lambda value: self._set(dim=value),
            ),
            Toggle(
                self.t("Play a card by itself when it is the only legal one"),
                settings.forced,
                lambda value: self._set(forced=value),
            ),
            Toggle(
                self.t("Confirm the pass with a button"),
                settings.confirm_pass,
                lambda value: self._set(confirm_pass=value),
            ),
            Toggle(
                self.t("Play the rest at once when nothing can change it"),
                settings.claim,
                lambda value: self._set(claim=value),
            ),
            Toggle(
                self.t("Show the points taken in this hand"),
                settings.show_points,
                lambda value: self._set(show_points=value),
            ),
            Toggle(
                self.t("Achievements"),
                settings.achievements,
                lambda value: self._set(achievements=value),
            ),
        ]

    def _table_page(self) -> list[Widget]:
        settings, stage = self.stage.settings, self.stage
        backs = stage.pictures.backs()
        return [
            Choice(
                self.t("Look"),
                [(name, self.t(title)) for name, title in stage.looks],
                settings.look,
                lambda value: self._set(look=value),
            ),
            Choice(
                self.t("Cards"),
                [("standard", self.t("Classic")), ("large", self.t("Large index"))],
                settings.deck,
                lambda value: self._set(deck=value),
            ),
            Toggle(
                self.t("Four suit colours"),
                settings.four_colours,
                lambda value: self._set(four_colours=value),
            ),
            BackChoice(
                self.t("Card back"),
                ("", *backs),
                settings.back,
                lambda value: self._set(back=value),
            ),
            Choice(
                self.t("Size of text and buttons"),
                [(size, f"{size}\N{NO-BREAK SPACE}%") for size in _SIZES],
                str(settings.interface_size),
                lambda value: self._set(interface_size=int(value)),
            ),
            self._language_row(),
        ]

    def _language_row(self) -> Widget:
        """Each language by its own name, so that everybody finds theirs."""
        wanted = self.stage.settings.language
        value = wanted if wanted in dict(self.stage.languages) else ""
        options = [("", self.t("System")), *self.stage.languages]
        label = self.t("Language")
        if len(options) <= _MOST_IN_A_ROW:
            return Choice(label, options, value, self._set_language)
        return Picker(label, options, value, self._set_language, self.points_wide * 0.37)

    def _set_language(self, code: str) -> None:
        self._set(language=code)

    def _motion_page(self) -> list[Widget]:
        settings, available = self.stage.settings, self.stage.sound_available
        sound = Toggle(self.t("Sound"), settings.sound and available, self._set_sound)
        volume = Slider(self.t("Volume"), settings.volume, self._set_volume)
        behind = Toggle(
            self.t("Sound while the window is behind others"),
            settings.background_sound,
            lambda value: self._set(background_sound=value),
        )
        if not available:
            sound.label = self.t("No sound device")
            sound.enabled = volume.enabled = behind.enabled = False
        return [
            Choice(
                self.t("Speed"),
                [
                    ("slow", self.t("Slow")),
                    ("normal", self.t("Normal")),
                    ("fast", self.t("Fast")),
                    ("off", self.t("No motion")),
                ],
                settings.speed,
                lambda value: self._set(speed=value),
            ),
            Toggle(
                self.t("Reduced motion: cards fade instead of flying"),
                settings.reduced_motion,
                lambda value: self._set(reduced_motion=value),
            ),
            sound,
            volume,
            behind,
        ]

    def _set_sound(self, value: bool) -> None:
        self._set(sound=value)
        self.stage.play(Cue.CARD)

    def _set_volume(self, value: int) -> None:
        self._set(volume=value)
        self.stage.play(Cue.CARD)

    def _players_page(self) -> list[Widget]:
        settings = self.stage.settings
        labels = (
            self.t("Your name"),
            self.t("On your left"),
            self.t("Across"),
            self.t("On your right"),
        )
        names = (settings.name, *settings.opponents)
        fonts = self.stage.fonts
        self._fields = [
            TextField(
                label,
                name,
                NAME_LENGTH,
                self.stage.clipboard,
                lambda text: clean_line(text, fonts.has),
                entered=self._keep_names,
            )
            for label, name in zip(labels, names, strict=True)
        ]
        engine = TextField(
            self.t("Program of your own"),
            settings.engine,
            1000,
            self.stage.clipboard,
            clean_line,
            entered=self._keep_names,
        )
        self._labelled = [*self._fields, engine]
        return list(self._labelled)

    def _keep_names(self) -> None:
        """Take over the names and the program; an empty name stays what it was."""
        if not self._fields:
            return
        has = self.stage.fonts.has
        before = self.stage.settings
        mine, *others = [clean_name(field.text, has) for field in self._fields]
        west, north, east = (
            name or old or default
            for name, old, default in zip(others, before.opponents, DEFAULT_OPPONENTS, strict=True)
        )
        engine = self._labelled[-1].text.strip()
        # From here on the fields show what was taken over.
        self._fields, self._labelled = [], []
        self._set(name=mine or before.name, opponents=(west, north, east), engine=engine)
        if self._page == len(PAGES) - 1 and not self._fields:
            self.renew()

    def arrange(self) -> None:
        """Tabs above, the page's rows below, OK at the bottom."""
        super().arrange()
        inner = self.inner
        width = inner.width // len(self._tabs)
        for index, tab in enumerate(self._tabs):
            tab.rect = pygame.Rect(
                inner.x + width * index, inner.y, width - self.px(6), self.px(36)
            )
        y = inner.y + self.px(56)
        for widget in self._body:
            field = isinstance(widget, TextField)
            left = inner.x + (int(inner.width * 0.4) if field else 0)
            tall = self.px(64) if isinstance(widget, BackChoice) else self.px(38)
            widget.rect = pygame.Rect(left, y, inner.right - left, tall)
            y += tall + self.px(14)
        self.place_buttons([self._ok])

    def key(self, pressed: KeyPressed) -> None:
        """Escape closes; Page keys turn the pages."""
        if pressed.name in ("page down", "page up"):
            step = 1 if pressed.name == "page down" else -1
            self._open((self._page + step) % len(PAGES))
        else:
            super().key(pressed)

    def close(self) -> None:
        """Keep the names and go back."""
        self._keep_names()
        super().close()

    def draw_body(self, painter: Painter) -> None:
        """Labels of the name fields, and what a change of names waits for."""
        theme, inner = painter.theme, self.inner
        for field in self._labelled:
            row = pygame.Rect(inner.x, field.rect.y, field.rect.x - inner.x - self.px(10), 0)
            row.height = field.rect.height
            painter.text(field.label, row, theme.panel_ink, 16)
        if self._labelled:
            below = pygame.Rect(
                inner.x, self._labelled[-1].rect.bottom + self.px(10), inner.width, self.px(64)
            )
            told = self.t(
                "Names of opponents hold from the next game on. A program of your own that speaks "
                "the engine protocol can be chosen as an opponent of a new game."
            )
            painter.paragraph(told, below, theme.panel_soft, 13)
