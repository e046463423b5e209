"""What every scene works with: the stage, the doors to other scenes, transitions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from game.audio.cues import Cue
from game.i18n.translator import Words
from game.shell.clipboard import Clipboard
from game.shell.input import Input, KeyPressed
from game.storage.settings import Settings
from game.view.canvas import Canvas
from game.view.felt import make_felt
from game.view.fonts import Fonts
from game.view.metrics import Metrics
from game.view.painter import Painter
from game.view.pictures import Pictures
from game.view.theme import Theme
from game.view.widgets.base import Form, Widget
from game.view.widgets.button import Button
from game.view.widgets.text_field import TextField


@dataclass(frozen=True, slots=True)
class Push:
    """Show a scene over this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the scene below."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Show another scene instead of this one."""

    scene: Scene


Transition = Push | Pop | Replace


class Doors(Protocol):
    """The ways out of a scene. Scenes do not know each other; the program opens the doors."""

    def table(self) -> Scene:
        """The scene that the match now calls for."""

    def open(self, name: str) -> Scene:
        """A scene of the menu by its name: `menu`, `options`, `scores`, `help` and so on."""

    def confirm(self, title: str, question: str, yes: str, then: Callable[[], None]) -> Scene:
        """A question with a way back."""

    def begin(self, open_hands: bool = False) -> None:
        """Begin a new match and go to its table; with all hands open it is practice."""

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back."""

    def toggle_sound(self) -> None:
        """Sound on or off."""

    def quit(self) -> None:
        """End the program."""


@dataclass(slots=True)
class Stage:
    """What scenes are given to work with.

    Attributes:
        metrics: The window's size and scale.
        theme: The look.
        fonts: The fonts.
        pictures: Card pictures and icons.
        words: The player's language.
        settings: The player's choices; changed by `change` only.
        clipboard: Copy and paste.
        doors: The ways to other scenes.
        play: Lets a cue be heard.
        change: Takes new settings, keeps them and lets the whole program follow.
        sound_available: There is a device to be heard on.
        languages: The codes of the languages there are, with their own names.
        looks: The names of the looks there are, with their titles.
        cloth: The bare table, and the size and look that it was made for.
        options_page: The page of the options that was open last.
    """

    metrics: Metrics
    theme: Theme
    fonts: Fonts
    pictures: Pictures
    words: Words
    settings: Settings
    clipboard: Clipboard
    doors: Doors
    play: Callable[[Cue], None]
    change: Callable[[Settings], None]
    sound_available: bool
    languages: tuple[tuple[str, str], ...]
    looks: tuple[tuple[str, str], ...]
    cloth: tuple[tuple[int, int], Theme, pygame.Surface] | None = None
    options_page: int = 0

    def draw_cloth(self, canvas: Canvas) -> None:
        """Draw the bare table over everything; made once for each size and look."""
        size, theme = self.metrics.size, self.theme
        if self.cloth is None or self.cloth[:2] != (size, theme):
            self.cloth = size, theme, make_felt(size, theme)
        canvas.picture(self.cloth[2], (0, 0))


class Scene:
    """One thing to look at.

    A scene makes its widgets in `build`, places them in `arrange`, and says what comes next by
    setting `self.next`, which `handle` and `step` hand to the program.

    Attributes:
        over: It lies over the scene below, which is drawn first.
        shortcuts: The program's function keys work while it is on top.
        stale: A frame is wanted though nothing moves.
        takes_files: It knows what to do with a file that is dropped on the window.
    """

    over = False
    takes_files = False
    shortcuts = False

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.form = Form()
        self.next: Transition | None = None
        self.stale = False

    @property
    def moving(self) -> bool:
        """Frames are wanted even though nothing happens."""
        return False

    @property
    def text_rect(self) -> pygame.Rect | None:
        """Where text is being typed, for the input method; None when it is not."""
        focus = self.form.focus
        return focus.rect if isinstance(focus, TextField) else None

    def t(self, message: str, **values: object) -> str:
        """A sentence in the player's language."""
        return self.stage.words.t(message, **values)

    def build(self) -> None:
        """Make the widgets, in the language of now."""

    def arrange(self) -> None:
        """Place the widgets for the size of now."""

    def renew(self) -> None:
        """Make and place everything anew: size, look or language have changed."""
        self.build()
        self.arrange()

    def handle(self, happened: Input) -> Transition | None:
        """Take in an input."""
        if not self.form.handle(happened) and isinstance(happened, KeyPressed):
            self.key(happened)
        return self.take_next()

    def key(self, pressed: KeyPressed) -> None:
        """A key that no widget wanted."""
        if pressed.name == "escape":
            self.cancel()

    def cancel(self) -> None:
        """Escape: go back."""

    def step(self, seconds: float) -> Transition | None:
        """Let time pass: here, a caret blinks."""
        focus = self.form.focus
        if isinstance(focus, TextField) and focus.step(seconds):
            self.stale = True
        return self.take_next()

    def draw(self, painter: Painter) -> None:
        """Draw everything; the same state gives the same pixels."""
        self.form.draw(painter)

    def take_next(self) -> Transition | None:
        """What comes next, told once."""
        found, self.next = self.next, None
        return found


_HIGHEST_POINTS: Final = 608.0
"""As high as a panel may be in the lowest window."""


class Dialog(Scene):
    """A panel over the table, with a title and rows of widgets.

    Attributes:
        title: Its heading.
        panel: Its place.
    """

    over = True
    points_wide = 520.0
    points_high = 300.0

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.title = ""
        self.panel = pygame.Rect(0, 0, 0, 0)

    def px(self, points: float) -> int:
        """Points as surface pixels."""
        return self.stage.metrics.px(points)

    def arrange(self) -> None:
        """Centre the panel."""
        metrics = self.stage.metrics
        self.panel = pygame.Rect(0, 0, self.px(self.points_wide), self.px(self.points_high))
        self.panel.center = metrics.width // 2, metrics.height // 2

    def high_for(self, text: str, below: float) -> float:
        """The height in points at which the panel holds a text and `below` points under it."""
        stage = self.stage
        painter = Painter(Canvas(), stage.metrics, stage.theme, stage.fonts, stage.pictures)
        lines = painter.wrap(text, self.px(self.points_wide) - 2 * self.px(28), 16)
        high = len(lines) * painter.line_height(16) / stage.metrics.unit
        return min(96 + high + below, _HIGHEST_POINTS)

    @property
    def inner(self) -> pygame.Rect:
        """The panel without its margins and title."""
        edge, head = self.px(28), self.px(68)
        return pygame.Rect(
            self.panel.x + edge,
            self.panel.y + head,
            self.panel.width - 2 * edge,
            self.panel.height - head - edge,
        )

    def place_rows(self, widgets: list[Widget], height: float = 36, gap: float = 10) -> int:
        """Place widgets one below the other from the top of `inner`; the y below the last."""
        inner = self.inner
        y = inner.y
        for widget in widgets:
            widget.rect = pygame.Rect(inner.x, y, inner.width, self.px(height))
            y += self.px(height) + self.px(gap)
        return y

    def place_buttons(self, widgets: list[Widget], width: float = 150, height: float = 40) -> None:
        """Place buttons side by side at the bottom right of the panel, the last at the edge.

        They are as wide as `width`; those whose words need more are wider where there is room.
        """
        inner, gap = self.inner, self.px(12)
        right = inner.right
        widths = self._widths(widgets, self.px(width), inner.width - gap * (len(widgets) - 1))
        for widget, wide in zip(reversed(widgets), reversed(widths), strict=True):
            widget.rect = pygame.Rect(0, 0, wide, self.px(height))
            widget.rect.bottomright = right, inner.bottom
            right -= wide + gap

    def _widths(self, widgets: list[Widget], usual: int, room: int) -> list[int]:
        fonts, metrics = self.stage.fonts, self.stage.metrics
        wanted = [w.wanted_width(fonts, metrics) if isinstance(w, Button) else 0 for w in widgets]
        widths = [max(usual, wide) for wide in wanted]
        if sum(widths) <= room:
            return widths
        spare = (room - sum(wanted)) // len(widgets)
        return [wide + spare for wide in wanted] if spare >= 0 else [usual] * len(widgets)

    def close(self) -> None:
        """Go back to the scene below."""
        self.next = Pop()

    def cancel(self) -> None:
        """Escape closes a dialog."""
        self.close()

    def draw(self, painter: Painter) -> None:
        """Veil, panel, title, widgets."""
        painter.veil()
        painter.panel(self.panel)
        head = pygame.Rect(self.panel.x + self.px(28), self.panel.y + self.px(18), 0, self.px(36))
        head.width = self.panel.width - self.px(56)
        painter.text(self.title, head, painter.theme.panel_ink, 24, weight="bold")
        self.draw_body(painter)
        self.form.draw(painter)

    def draw_body(self, painter: Painter) -> None:
        """What is in the panel besides title and widgets."""
