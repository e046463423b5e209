"""Names that players type: cleaned so that they can be drawn, kept and compared."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

NAME_LENGTH: Final = 20
_MARKS_ON_A_LETTER: Final = 2


def clean_line(text: str, drawable: Callable[[str], bool] = lambda _: True) -> str:
    """One line without anything that cannot be shown: controls, stray marks, odd blanks.

    Args:
        text: What was typed, pasted or read.
        drawable: Says whether the font has a character.
    """
    # Surrogates are not text and would make the normaliser's output unsafe to write.
    text = "".join(" " if c.isspace() else c for c in text if not 0xD800 <= ord(c) <= 0xDFFF)
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if category.startswith("M"):
            marks += 1
            if marks > _MARKS_ON_A_LETTER or not kept or kept[-1] == " ":
                continue
        elif category.startswith("C"):
            continue
        else:
            marks = 0
        if char == " " and (not kept or kept[-1] == " "):
            continue
        if drawable(char):
            kept.append(char)
    return "".join(kept)


def clean_name(text: str, drawable: Callable[[str], bool] = lambda _: True) -> str:
    """A player's name: one line of at most twenty characters; empty when nothing is left."""
    return clean_line(text, drawable)[:NAME_LENGTH].strip()
