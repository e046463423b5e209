"""Sentences in the player's language, from gettext catalogues."""

from __future__ import annotations

import gettext
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources.abc import Traversable
from string import Formatter
from typing import Final

from game.shell.resources import names

DOMAIN: Final = "hearts"
SOURCE_LANGUAGE: Final = "en"


def N_(message: str) -> str:  # noqa: N802 - the name that translators' tools look for
    """Mark a sentence for the catalogues where it is only kept, not yet shown."""
    return message


# Translators: the name of your own language in your own language, such as "Deutsch".
LANGUAGE_NAME: Final = N_("English")
# Translators: a number such as 2.5; many languages have a comma instead of the point.
_DECIMAL: Final = N_("{whole}.{part}")


class Words:
    """A language's sentences. Named places in braces are filled after translation."""

    def __init__(self, language: str, catalogues: Traversable) -> None:
        """Open a catalogue; one that is missing or broken gives the sentences as written.

        Args:
            language: A language code such as `vi`.
            catalogues: The folder that holds `vi/LC_MESSAGES/hearts.mo`.
        """
        self.language = language
        self._catalogue: gettext.NullTranslations = gettext.NullTranslations()
        if language != SOURCE_LANGUAGE:
            found = _opened(_file(catalogues, language))
            if found is None:
                self.language = SOURCE_LANGUAGE
            else:
                self._catalogue = found

    def t(self, message: str, **values: object) -> str:
        """A sentence, with its places filled."""
        if not message:
            # An empty sentence would bring the catalogue's header.
            return ""
        text = self._catalogue.gettext(message)
        if not values:
            return text
        return _sound(text, message, places(message)).format_map(values)

    def tn(self, one: str, many: str, count: int, **values: object) -> str:
        """A sentence about a number of things, in the form that the language wants for it."""
        source = one if count == 1 else many
        try:
            text = self._catalogue.ngettext(one, many, count)
        except ArithmeticError:
            # The catalogue's own rule for plurals does not work for this number.
            text = source
        # The singular may do without the number.
        text = _sound(text, source, places(one + many))
        return text.format_map({"count": signed(count), **values})

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with so many decimal places, the language's own sign and a true minus."""
        # Adding nothing makes a minus nought a plain one.
        text = f"{round(value, places) + 0.0:.{places}f}"
        whole, _, part = text.partition(".")
        whole = whole.replace("-", "\N{MINUS SIGN}")
        return self.t(_DECIMAL, whole=whole, part=part) if part else whole


def _file(catalogues: Traversable, language: str) -> Traversable:
    return catalogues / language / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _opened(path: Traversable) -> gettext.GNUTranslations | None:
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except Exception:
        # Anybody may edit a catalogue, and there is no end to what can be wrong with one.
        return None


@lru_cache(maxsize=2000)
def places(text: str) -> frozenset[tuple[str, str, str]] | None:
    """The places of a sentence that are to be filled; None if its braces do not match.

    Each is its name, how it is to be formatted, and how it is to be converted.
    """
    try:
        return frozenset(
            (name, form or "", conversion or "")
            for _, name, form, conversion in Formatter().parse(text)
            if name is not None
        )
    except ValueError:
        return None


def _sound(text: str, source: str, allowed: frozenset[tuple[str, str, str]] | None) -> str:
    """The translation, or the source: a slip in the braces must not cost the player the sentence.

    Only the source's own places are filled, so that no catalogue reaches further.
    """
    found = places(text)
    if found is None or allowed is None or not found <= allowed:
        return source
    return text


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def languages(catalogues: Traversable) -> tuple[str, ...]:
    """The codes of the languages there are, the source language first."""
    codes = names(catalogues, "")
    found = [code for code in codes if _file(catalogues, code).is_file()]
    return (SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE))


def language_name(code: str, catalogues: Traversable) -> str:
    """A language's name in that language; its code where the catalogue does not tell."""
    name = Words(code, catalogues).t(LANGUAGE_NAME)
    return name if code == SOURCE_LANGUAGE or name != LANGUAGE_NAME else code


def best_language(wanted: Iterable[str], known: tuple[str, ...]) -> str:
    """The first wanted language that is known, else the source language.

    Args:
        wanted: Codes such as `vi`, `pt_BR` or `pt-BR`, the best liked first.
        known: The codes there are.
    """
    for code in wanted:
        code = code.replace("-", "_")
        plain = code.partition("_")[0]
        for candidate in (code, plain):
            if candidate in known:
                return candidate
        for candidate in known:
            if candidate.partition("_")[0] == plain:
                return candidate
    return SOURCE_LANGUAGE
