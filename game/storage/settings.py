"""What the player has chosen, as it is kept from one start to the next."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from game.storage.saved_match import BotName, SavedRules

SETTINGS_VERSION: Final = 1

Speed = Literal["slow", "normal", "fast", "off"]
PlayBy = Literal["click", "double", "drag"]
DEFAULT_OPPONENTS: Final = ("Pauline", "Michele", "Ben")

ShortText = Annotated[str, msgspec.Meta(max_length=80)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The player's choices.

    Attributes:
        name: The player's name; empty before it was first given.
        opponents: The names at West, North and East, from the next game on.
        bots: Who of the roster thinks for them.
        rules: The house rules of the next game.
        engine: A program of the player's own that may be chosen as an opponent; empty for none.
        speed: How fast cards move.
        reduced_motion: Fade instead of flying.
        sound: Sounds are on.
        volume: Their loudness, 0 to 100.
        background_sound: Sounds go on while the window is not in front.
        look: The table's theme.
        deck: `standard` or `large` indices.
        four_colours: A colour for each suit.
        back: The cards' back; empty for the look's own.
        interface_size: Per cent, 75 to 200.
        play_by: How a card is played.
        dim: Cards that may not be played are dimmed.
        forced: A card that is the only legal one is played by itself.
        confirm_pass: Three cards are passed by a button, not as soon as the third is chosen.
        claim: The rest of a deal that nothing can change is played out at once.
        show_points: Points taken so far in the deal stand on the plates.
        achievements: They are told of, and have a page.
        language: A language code; empty for the system's own.
        window_size: The window's size in points.
        window_position: Its place on the desktop.
        fullscreen: It filled the screen.
    """

    version: int = SETTINGS_VERSION
    name: ShortText = ""
    opponents: tuple[ShortText, ShortText, ShortText] = DEFAULT_OPPONENTS
    bots: tuple[BotName, BotName, BotName] = DEFAULT_OPPONENTS
    rules: SavedRules = SavedRules()
    engine: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    speed: Speed = "normal"
    reduced_motion: bool = False
    sound: bool = True
    volume: Percent = 70
    background_sound: bool = False
    look: ShortText = "club"
    deck: Literal["standard", "large"] = "standard"
    four_colours: bool = False
    back: ShortText = ""
    interface_size: Annotated[int, msgspec.Meta(ge=75, le=200)] = 100
    play_by: PlayBy = "click"
    dim: bool = True
    forced: bool = False
    confirm_pass: bool = True
    claim: bool = True
    show_points: bool = True
    achievements: bool = True
    language: ShortText = ""
    window_size: tuple[Pixels, Pixels] | None = None
    window_position: tuple[Pixels, Pixels] | None = None
    fullscreen: bool = False
