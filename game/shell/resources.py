"""Finding the program's own files: from a checkout, from an installed wheel, or frozen."""

from __future__ import annotations

import zipfile
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path

_GAME = Path(__file__).resolve().parent.parent
ARCHIVE = "assets.zip"
"""The packed program's assets. To lay out two hundred files at each start would cost more than to
read this one, most of all where every file is looked at by a guard."""


def assets_folder() -> Traversable:
    """The folder of drawings, sounds, fonts and catalogues.

    A frozen program carries it as an archive, an installed one inside the package; a checkout keeps
    it beside.

    Raises:
        FileNotFoundError: The program was copied without its assets, or their archive is damaged.
    """
    return _found(_GAME)


@lru_cache(maxsize=1)
def _found(game: Path) -> Traversable:
    """Looked for once: temporary folders may be cleaned under a running game."""
    if (game / ARCHIVE).is_file():
        try:
            return zipfile.Path(zipfile.ZipFile(game / ARCHIVE))
        except zipfile.BadZipFile as error:
            raise FileNotFoundError(f"the game's own assets are damaged: {error}") from error
    for folder in (game / "assets", game.parent / "assets"):
        if (folder / "fonts").is_dir():
            return folder
    raise FileNotFoundError(f"Hearts was installed without its assets (looked in {game})")


def names(folder: Traversable, ending: str) -> list[str]:
    """The names, sorted and without their ending, of those in a folder that have it.

    There are none in a folder that isn't there.
    """
    found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(ending) for name in found if name.endswith(ending))
