"""Finding the program's own files: from a checkout, from an installed wheel, or frozen."""

from __future__ import annotations

from pathlib import Path

_GAME = Path(__file__).resolve().parent.parent


def assets_folder() -> Path:
    """The folder of drawings, sounds, fonts and catalogues.

    An installed or frozen program carries it inside the package; a checkout keeps it beside.

    Raises:
        FileNotFoundError: The program was copied without its assets.
    """
    for folder in (_GAME / "assets", _GAME.parent / "assets"):
        if (folder / "fonts").is_dir():
            return folder
    raise FileNotFoundError(f"Hearts was installed without its assets (looked in {_GAME})")
