"""The program: everything wired together once, the stack of scenes, and the doors between them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from datetime import datetime
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec
import pygame

from game.app.choices import Choices
from game.app.finished import Finished, level_of
from game.app.matches import Matches
from game.app.rooms import SCENES, SHORTCUTS, table_scene
from game.app.stack import SceneStack
from game.app.staging import follow_settings, make_stage
from game.app.teacher import Teacher
from game.app.wishes import Wishes
from game.audio.cues import Cue
from game.audio.mixer import Mixer
from game.i18n.names import clean_name
from game.scenes.base import Push, Replace, Scene, Transition
from game.scenes.menu import MenuScene
from game.scenes.mishap import MishapScene
from game.scenes.name_entry import NameEntryScene
from game.scenes.question import NoticeScene, QuestionScene
from game.scenes.troubles import trouble_sentence
from game.shell.display import Display, WindowState
from game.shell.input import FileDropped, FocusChanged, Input, KeyPressed, QuitAsked, Resized
from game.shell.typing import TextInput
from game.storage.exchange import Exchange, usual_places
from game.storage.history import History
from game.storage.profile import Profile
from game.storage.settings import Settings
from game.storage.times import now
from game.table.analyst import Analyst
from game.table.local import Thinker
from game.view.canvas import Canvas, Shown
from game.view.fonts import Fonts
from game.view.layout import TableLayout
from game.view.metrics import Metrics
from game.view.painter import Painter

_log = logging.getLogger(__name__)
MOST_MISHAPS = 5
"""Unexpected errors in one run after which the program gives up."""
LISTEN_SECONDS = 0.2
"""Between two looks at what the analyst has found."""
SETTLE_SECONDS = 0.25
"""After the last change of size, cards are drawn at their true size again."""


class App:
    """The running program; the loop's `Program` and the scenes' `Doors`."""

    def __init__(
        self,
        profile: Profile,
        display: Display,
        assets: Traversable,
        mixer: Mixer,
        thinker: Thinker,
        wishes: Wishes,
        token: Callable[[], str] = lambda: secrets.token_hex(16),
        clock: Callable[[], datetime] = now,
        places: Sequence[Path] = (),
        analyst: Analyst | None = None,
    ) -> None:
        """Wire the program together and open its first scene.

        Args:
            profile: The player's folder.
            display: The window.
            assets: The program's own files.
            mixer: What plays sounds.
            thinker: Where the bots think.
            wishes: The command line's.
            token: Makes seeds and names for matches. A seed needs 128 bits of chance: whoever could
                try them all would learn the hands to come from a finished one.
            clock: Tells when a match ended.
            places: Where matches are given to files; none for the system's usual places.
            analyst: Who reviews deals; without one nothing is worked out unasked.
        """
        self._profile = profile
        self._display = display
        self._assets = assets
        self._mixer = mixer
        self._wishes = wishes
        self.running = True
        self._mishaps = 0
        self._settling = 0.0
        self._listened = 0.0
        self._text_input = TextInput()
        fonts = Fonts(assets / "fonts")
        self._choices = Choices(profile, wishes.speed, fonts.has)
        self.stage = make_stage(
            assets,
            fonts,
            self._choices.open(),
            display.surface.get_size(),
            self,
            mixer,
            self.change,
        )
        self._apply_sound()
        self.scenes = SceneStack()
        self._shown = Shown()
        history = History(profile.folder, level_of, profile.keeps)
        self.teacher = Teacher(analyst)
        self.matches = Matches(
            profile,
            self.stage,
            thinker,
            wishes,
            token,
            history,
            Finished(history, profile, clock),
            Exchange(
                places or usual_places(profile.folder),
                history,
                clock,
                lambda name: clean_name(name, fonts.has),
            ),
            self.teacher,
        )
        self.matches.resume()
        self._open_first()

    # The scenes.

    def _open_first(self) -> None:
        if self.stage.settings.name or self._wishes.autoplay:
            self.show(Replace(self.table()))
        else:
            self.show(Replace(NameEntryScene(self.stage)))
        self._tell_troubles()

    def _tell_troubles(self) -> None:
        if not self._profile.troubles:
            return
        told = [trouble_sentence(self.stage.words, trouble) for trouble in self._profile.troubles]
        self._profile.troubles.clear()
        self.show(Push(NoticeScene(self.stage, self.stage.words.t("Please note"), "\n".join(told))))

    def show(self, transition: Transition | None) -> None:
        """Carry out a transition."""
        self.scenes.carry_out(transition)
        if transition is not None:
            self._follow_typing()

    @property
    def top(self) -> Scene:
        """The scene that hears the player."""
        return self.scenes.top

    # Doors.

    def table(self) -> Scene:
        """The scene that the match now calls for; a new match if there is none."""
        return table_scene(self.stage, self.matches, self.scenes[-1] if self.scenes else None)

    def open(self, name: str) -> Scene:
        """A scene of the menu by its name."""
        return SCENES[name](self.stage, self.matches)

    def confirm(self, title: str, question: str, yes: str, then: Callable[[], None]) -> Scene:
        """A question with a way back."""
        return QuestionScene(self.stage, title, question, yes, then)

    def begin(self, open_hands: bool = False) -> None:
        """Begin a new match and go to its table."""
        self.matches.start(open_hands)
        self.scenes.clear()
        self.show(Push(self.table()))

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back."""
        self._display.toggle_fullscreen()
        self.forget_screen()

    def toggle_sound(self) -> None:
        """Sound on or off."""
        settings = self.stage.settings
        self.change(msgspec.structs.replace(settings, sound=not settings.sound))
        self.stage.play(Cue.BUTTON)

    def quit(self) -> None:
        """End the program; everything is on disk already but the window's place."""
        self.running = False

    def change(self, settings: Settings) -> None:
        """Take new settings, keep them, and let everything follow."""
        before = self.stage.settings
        if settings == before:
            return
        follow_settings(self.stage, settings, self._assets)
        self.matches.rename(settings.name)
        self._apply_sound()
        if settings == msgspec.structs.replace(before, volume=settings.volume):
            # A page that was made anew would drop the volume's knob out of the player's hand.
            self._choices.keep_soon(settings)
            return
        self._choices.keep(settings)
        self._resize(self._display.surface.get_size())

    def _apply_sound(self) -> None:
        self._mixer.set_level(self.stage.settings.sound, self.stage.settings.volume)

    # The loop's program.

    @property
    def moving(self) -> bool:
        """Something changes by itself."""
        return self._settling > 0 or self.top.moving

    def take_stale(self) -> bool:
        """A frame is wanted though nothing moves."""
        stale, self.top.stale = self.top.stale, False
        return stale

    def handle(self, happened: Input) -> None:
        """Take in one input."""
        match happened:
            case QuitAsked():
                self.quit()
                return
            case Resized(size):
                self.stage.pictures.draft = True
                self._settling = SETTLE_SECONDS
                self._resize(size)
                return
            case FocusChanged(focused):
                silent = not focused and not self.stage.settings.background_sound
                self._mixer.set_silenced(silent)
            case FileDropped() if not self.top.takes_files:
                # Nothing can be taken in before the player has a name.
                if isinstance(self.top, NameEntryScene):
                    return
                self.show(Push(self.open("history")))
            case KeyPressed():
                if self._shortcut(happened):
                    return
        self.show(self.top.handle(happened))
        self._follow_typing()

    def _shortcut(self, pressed: KeyPressed) -> bool:
        name = pressed.name
        if name == "f11" or (pressed.alt and name == "return"):
            self.toggle_fullscreen()
        elif name == "q" and pressed.control:
            self.quit()
        elif name == "f8":
            if self._mixer.available:
                self.toggle_sound()
        elif not self.top.shortcuts or name not in SHORTCUTS:
            return False
        else:
            self._open_by_key(name)
        return True

    def _open_by_key(self, name: str) -> None:
        scene = self.open(SHORTCUTS[name])
        self.show(Replace(scene) if isinstance(self.top, MenuScene) else Push(scene))

    def step(self, seconds: float) -> None:
        """Let time pass for the scene on top; those below stand still."""
        if self._settling > 0:
            self._settling -= seconds
            if self._settling <= 0:
                self.stage.pictures.draft = False
                self.top.stale = True
        self._choices.step(seconds)
        self.show(self.top.step(seconds))
        self._listened += seconds
        if self._listened >= LISTEN_SECONDS:
            self._listened = 0.0
            ledger = self.matches.ledger
            self.top.stale = (ledger is not None and ledger.poll()) or self.top.stale
        if self._profile.troubles:
            self._tell_troubles()

    def prepare(self) -> bool:
        """Draw one card's face that is not there yet, the player's own cards first."""
        table = self.matches.table
        own = () if table is None else table.board.hands[table.session.seat]
        cards = [sprite.card for sprite in own if sprite.card is not None]
        painter = self.painter(Canvas())
        return painter.prepare(TableLayout(self.stage.metrics).card_width, cards)

    def draw(self, surface: pygame.Surface) -> bool:
        """Draw the scenes, from the lowest that is seen; False if nothing looks different."""
        canvas = Canvas()
        self.scenes.draw(self.painter(canvas))
        return self._shown.show(canvas, surface)

    def forget_screen(self) -> None:
        """What the window shows is not to be trusted any more."""
        self._shown.forget()

    def painter(self, canvas: Canvas) -> Painter:
        """A painter in the look of now."""
        stage = self.stage
        return Painter(canvas, stage.metrics, stage.theme, stage.fonts, stage.pictures)

    def _resize(self, size: tuple[int, int]) -> None:
        self.stage.metrics = Metrics.of(size, self.stage.settings.interface_size)
        for scene in self.scenes:
            scene.renew()

    def _follow_typing(self) -> None:
        self._text_input.follow(self.top.text_rect if self.scenes else None, self._display.ratio)

    def fail(self, error: Exception) -> None:
        """Show what went wrong, and offer to go on from what is kept; see `Program.fail`."""
        _log.exception("unexpected error")
        self._mishaps += 1
        if self._mishaps > MOST_MISHAPS or (self.scenes and isinstance(self.top, MishapScene)):
            # An error on the page for errors, or one after another: no use in going on.
            raise error
        text = f"{type(error).__name__}: {error}"
        page = MishapScene(self.stage, text, self._profile.folder / "hearts.log", self._go_on)
        self.scenes.clear()
        self.show(Push(page))

    def _go_on(self) -> None:
        """Open the table again from the list of decisions."""
        self.matches.reopen()
        self.scenes.clear()
        self.show(Push(self.table()))

    def close(self) -> None:
        """Remember the window and leave the table."""
        state: WindowState = self._display.state()
        self.stage.settings = msgspec.structs.replace(
            self.stage.settings,
            window_size=state.size,
            window_position=state.position,
            fullscreen=state.fullscreen,
        )
        self._choices.keep(self.stage.settings)
        self.matches.leave()
        self.teacher.close()
        self._mixer.close()
