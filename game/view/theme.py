"""A look: every colour and softness of the table, read from one file a look."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Annotated, Final

import msgspec

from game.shell.resources import names

Colour = tuple[int, int, int]
Hex = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}$")]
DEFAULT_LOOK: Final = "club"


class Felt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cloth: its colour in the middle and at the edge, and how much it is grained (0 to 32)."""

    centre: Hex
    edge: Hex
    grain: Annotated[int, msgspec.Meta(ge=0, le=32)]


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One look. Colours are `#rrggbb`; alphas run from 0 to 255, lengths are in points.

    `..._ink` is the text on the surface of that name; `ink` stands on the felt itself.
    """

    name: str
    felt: Felt
    ink: Hex
    ink_soft: Hex
    bar: Hex
    bar_ink: Hex
    plate: Hex
    plate_ink: Hex
    plate_soft: Hex
    turn: Hex
    turn_ink: Hex
    panel: Hex
    panel_edge: Hex
    panel_ink: Hex
    panel_soft: Hex
    button: Hex
    button_hover: Hex
    button_pressed: Hex
    button_ink: Hex
    button_off: Hex
    button_off_ink: Hex
    primary: Hex
    primary_hover: Hex
    primary_pressed: Hex
    primary_ink: Hex
    field: Hex
    field_ink: Hex
    selection: Hex
    focus: Hex
    line: Hex
    leader: Hex
    winner: Hex
    heart: Hex
    seats: tuple[Hex, Hex, Hex, Hex]
    shadow: Annotated[int, msgspec.Meta(ge=0, le=255)]
    shadow_blur: Annotated[int, msgspec.Meta(ge=0, le=40)]
    dim: Annotated[int, msgspec.Meta(ge=0, le=255)]
    veil: Annotated[int, msgspec.Meta(ge=0, le=255)]
    back: str
    corner: Annotated[int, msgspec.Meta(ge=0, le=40)]


def rgb(colour: str) -> Colour:
    """The three parts of a `#rrggbb` colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> Colour:
    """A colour between two: all of the first at 0, all of the second at 1."""
    a, b = rgb(first), rgb(second)
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def load_theme(folder: Traversable, name: str) -> Theme:
    """Read a look by its file's name; an unknown one gives the default.

    Args:
        folder: The folder of looks.
        name: The file's name without its ending.
    """
    path = folder / f"{name}.json"
    if name not in looks(folder):
        path = folder / f"{DEFAULT_LOOK}.json"
    return msgspec.json.decode(path.read_bytes(), type=Theme)


def looks(folder: Traversable) -> tuple[str, ...]:
    """The names of the looks there are, the default first."""
    return (DEFAULT_LOOK, *(name for name in names(folder, ".json") if name != DEFAULT_LOOK))
