"""Building the stage that scenes work on, and letting it follow the player's settings."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable

from game.audio.mixer import Mixer
from game.i18n.translator import Words, best_language, language_name, languages
from game.scenes.base import Doors, Stage
from game.shell.clipboard import Clipboard
from game.shell.system import preferred_languages
from game.storage.settings import Settings
from game.view.fonts import Fonts
from game.view.metrics import Metrics
from game.view.pictures import DeckStyle, Pictures
from game.view.theme import load_theme, looks


def make_stage(
    assets: Traversable,
    fonts: Fonts,
    settings: Settings,
    size: tuple[int, int],
    doors: Doors,
    mixer: Mixer,
    change: Callable[[Settings], None],
) -> Stage:
    """The stage for these settings.

    Args:
        assets: The program's own files.
        fonts: The fonts.
        settings: The player's choices.
        size: The window's surface in pixels.
        doors: The ways between scenes.
        mixer: What plays sounds.
        change: Takes new settings.
    """
    catalogues, themes = assets / "catalogues", assets / "themes"
    theme = load_theme(themes, settings.look)
    known = languages(catalogues)
    pictures = Pictures(assets)
    # The back that was chosen may be gone.
    pictures.set_style(deck_style(settings, theme.back))
    return Stage(
        metrics=Metrics.of(size, settings.interface_size),
        theme=theme,
        fonts=fonts,
        pictures=pictures,
        words=Words(language(settings, known), catalogues),
        settings=settings,
        clipboard=Clipboard(),
        doors=doors,
        play=mixer.play,
        change=change,
        sound_available=mixer.available,
        languages=tuple((code, language_name(code, catalogues)) for code in known),
        looks=tuple((name, load_theme(themes, name).name) for name in looks(themes)),
    )


def follow_settings(stage: Stage, settings: Settings, assets: Traversable) -> None:
    """Let look, deck and language follow new settings; sizes follow with the next arrangement."""
    before, stage.settings = stage.settings, settings
    if settings.look != before.look:
        stage.theme = load_theme(assets / "themes", settings.look)
    stage.pictures.set_style(deck_style(settings, stage.theme.back))
    if settings.language != before.language:
        known = tuple(code for code, _ in stage.languages)
        stage.words = Words(language(settings, known), assets / "catalogues")


def deck_style(settings: Settings, back: str) -> DeckStyle:
    """The deck of these settings; `back` is the look's own."""
    palette = "four" if settings.four_colours else "two"
    return DeckStyle(settings.deck, palette, settings.back or back)


def language(settings: Settings, known: tuple[str, ...]) -> str:
    """The player's language, else the system's, else the source's."""
    if settings.language in known:
        return settings.language
    return best_language(preferred_languages(), known)
