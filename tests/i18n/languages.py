"""Languages made for tests: catalogues written into a folder, sound ones and broken ones."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from make_catalogues import CATALOGUES, compiled, ids, machine_object, read

ASSETS = CATALOGUES.parent
_PLACES = re.compile(r"(\{[^}]*\})")
_ACCENTS = str.maketrans("AEIOUYaeiouydcnszDSZN", "ÂÉÏÖÜÝåêîøùÿđćñšžĐŠŽŇ")
LONGER = 0.4
"""How much longer than English a sentence of the made-up language is."""
FILL = "ạ"
"""No English sentence has it, and every sentence of the made-up language ends with it."""


def write_catalogue(folder: Path, language: str, data: bytes) -> Path:
    path = folder / language / "LC_MESSAGES" / "hearts.mo"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def write_sentences(folder: Path, language: str, sentences: dict[str, str], head: str = "") -> Path:
    header = f"Content-Type: text/plain; charset=UTF-8\n{head}"
    return write_catalogue(folder, language, machine_object({"": header, **sentences}))


def stretched(text: str) -> str:
    """A sentence in a language with accents on everything that needs more room than English."""
    parts = _PLACES.split(text)
    parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
    more = max(round(len(_PLACES.sub("", text)) * LONGER), 1)
    # Longer by words rather than one long tail, as languages are.
    tail = "".join(" " if place % 7 == 0 else FILL for place in range(more))
    return "".join(parts) + tail.rstrip() + FILL


def made_up(translate: Callable[[str], str] = stretched) -> bytes:
    """A whole catalogue in which every sentence of the template is translated by a rule."""
    catalogue = read(CATALOGUES / "hearts.pot")
    catalogue.locale = "en"  # for its two plural forms
    for message in catalogue:
        if message.id:
            forms = tuple(translate(form) for form in ids(message))
            message.string = forms if message.pluralizable else forms[0]
    done = compiled(catalogue)
    assert (done.missing, done.fuzzy, done.unsound) == ([], [], [])
    return done.data


def assets_with(folder: Path, language: str, data: bytes) -> Path:
    """A copy of the program's assets with one language more, as a translator would put it there."""
    assets = folder / "assets"
    shutil.copytree(ASSETS, assets, ignore=shutil.ignore_patterns("sounds", "*.png"))
    write_catalogue(assets / "catalogues", language, data)
    return assets
