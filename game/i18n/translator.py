"""Sentences in the player's language, from gettext catalogues."""

from __future__ import annotations

import gettext
from pathlib import Path
from typing import Final

DOMAIN: Final = "hearts"
SOURCE_LANGUAGE: Final = "en"


def N_(message: str) -> str:  # noqa: N802 - the name that translators' tools look for
    """Mark a sentence for the catalogues where it is only kept, not yet shown."""
    return message


class Words:
    """A language's sentences. Named places in braces are filled after translation."""

    def __init__(self, language: str, catalogues: Path) -> None:
        """Open a catalogue; one that is missing or broken gives the sentences as written.

        Args:
            language: A language code such as `vi`.
            catalogues: The folder that holds `vi/LC_MESSAGES/hearts.mo`.
        """
        self.language = language
        self._catalogue: gettext.NullTranslations = gettext.NullTranslations()
        if language != SOURCE_LANGUAGE:
            try:
                self._catalogue = gettext.translation(DOMAIN, catalogues, [language])
            except (OSError, ValueError, UnicodeError, IndexError):
                self.language = SOURCE_LANGUAGE

    def t(self, message: str, **values: object) -> str:
        """A sentence, with its places filled."""
        return _filled(self._catalogue.gettext(message), message, values)

    def tn(self, one: str, many: str, count: int, **values: object) -> str:
        """A sentence about a number of things, in the form that the language wants for it."""
        source = one if count == 1 else many
        found = self._catalogue.ngettext(one, many, count)
        return _filled(found, source, {"count": signed(count), **values})


def _filled(text: str, source: str, values: dict[str, object]) -> str:
    if not values:
        return text
    try:
        return text.format_map(values)
    except (KeyError, IndexError, ValueError):
        # A translator's slip in the braces must not cost the player the sentence.
        return source.format_map(values)


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def languages(catalogues: Path) -> tuple[str, ...]:
    """The codes of the languages there are, the source language first."""
    found = sorted(
        path.parent.parent.name for path in catalogues.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    )
    return (SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE))
