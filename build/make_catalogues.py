"""Owns the catalogues: collects the sentences to translate, updates translations, compiles them.

Usage: python3 build/dev.py catalogues [LANGUAGE ...]

Writes assets/catalogues/hearts.pot, brings each language's hearts.po up to date with it, and
compiles hearts.mo from what is translated and sound. A language code that is new begins a new
catalogue; there is nothing else to do for a new language.
"""

import argparse
import io
import json
import struct
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.pofile import read_po, write_po

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.i18n.translator import DOMAIN, places

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "assets" / "catalogues"
KEYWORDS: dict[str, tuple[int, ...] | None] = {
    "t": None,
    "tn": (1, 2),
    "N_": None,
    "Character": (3,),  # its third argument is what is said about an opponent
}
COMMENTS = ("Translators:",)
# Times of making would change the file though no sentence has, and the rest tells nothing.
UNSAID = ("POT-Creation-Date", "Generated-By", "Project-Id-Version", "Report-Msgid-Bugs-To")
INTRODUCTION = """\
Sentences of the card game Hearts, for {language}.
Words in braces such as {{name}} are filled in by the program: keep them as they are.
After editing, run: python3 build/dev.py catalogues"""


@dataclass
class Compiled:
    """A compiled catalogue, and which sentences are not in it."""

    data: bytes
    missing: list[str] = field(default_factory=list)
    fuzzy: list[str] = field(default_factory=list)
    unsound: list[str] = field(default_factory=list)


def introduction(language: str) -> str:
    """Return the comment at the top of a catalogue."""
    return "\n".join(f"# {line}" for line in INTRODUCTION.format(language=language).splitlines())


def collected() -> Catalog:
    """Return the template: every sentence of the program, in the order of files and lines."""
    found = Catalog(domain=DOMAIN, header_comment=introduction("no language"), fuzzy=False)
    for path in sorted((ROOT / "game").rglob("*.py")):
        where = path.relative_to(ROOT).as_posix()
        with path.open("rb") as file:
            for line, ids, comments, _ in extract(
                "python", file, KEYWORDS, COMMENTS, strip_comment_tags=True
            ):
                found.add(ids, locations=[(where, line)], auto_comments=comments)
    for path in sorted((ROOT / "assets" / "themes").glob("*.json")):
        name = json.loads(path.read_text("utf-8"))["name"]
        where = path.relative_to(ROOT).as_posix()
        found.add(name, locations=[(where, 1)], auto_comments=["The name of a look."])
    return found


def read(path: Path) -> Catalog:
    """Return a catalogue read from a .po or .pot file."""
    with path.open("rb") as file:
        catalogue = read_po(file, domain=DOMAIN, ignore_obsolete=True)
    for message in catalogue:
        # Other tools note there what a fuzzy sentence was before; Babel takes it for a comment.
        message.user_comments = [c for c in message.user_comments if not c.startswith("|")]
    return catalogue


def text(catalogue: Catalog) -> str:
    """Return a catalogue as a .po file without anything that changes by itself."""
    out = io.BytesIO()
    write_po(out, catalogue, include_lineno=False, ignore_obsolete=True)
    lines = out.getvalue().decode("utf-8").splitlines(keepends=True)
    unsaid = tuple(f'"{name}:' for name in UNSAID)
    return "".join(line for line in lines if not line.startswith(unsaid)).rstrip("\n") + "\n"


def begun(language: str) -> Catalog:
    """Return an empty catalogue for a language.

    Raises:
        UnknownLocaleError: There is no such language.
    """
    locale = Locale.parse(language)
    comment = introduction(str(locale.english_name))
    return Catalog(locale=locale, domain=DOMAIN, header_comment=comment, fuzzy=False)


def strings(message: Message) -> tuple[str, ...]:
    """Return all plural forms of a translation, or the one there is."""
    found = message.string
    return (found or "",) if isinstance(found, str | None) else tuple(found)


def ids(message: Message) -> tuple[str, ...]:
    """Return a sentence's singular and plural, or the one form it has."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def unsound(message: Message) -> bool:
    """Tell whether a translation has lost or invented a place that the program fills."""
    wanted = places("".join(ids(message)))
    if wanted is None:
        return False  # the sentence has braces of its own and is never filled
    for form in strings(message):
        found = places(form)
        if found is None or not found <= wanted:
            return True
        # A plural form may leave the number out ("one card"), but nothing else.
        lost = {name for name, _, _ in wanted - found}
        if lost and not (len(ids(message)) > 1 and lost == {"count"}):
            return True
    return False


def compiled(catalogue: Catalog) -> Compiled:
    """Compile what is translated, not fuzzy, and sound; the rest stays English."""
    result = Compiled(b"")
    kept: dict[str, str] = {
        "": f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {catalogue.plural_forms}\n"
    }
    for message in catalogue:
        if not message.id:
            continue
        first = ids(message)[0]
        if not all(strings(message)):
            result.missing.append(first)
        elif message.fuzzy:
            result.fuzzy.append(first)
        elif unsound(message) or (
            message.pluralizable and len(strings(message)) != catalogue.num_plurals
        ):
            result.unsound.append(first)
        else:
            kept["\0".join(ids(message))] = "\0".join(strings(message))
    result.data = machine_object(kept)
    return result


def machine_object(entries: dict[str, str]) -> bytes:
    """Return the bytes of a .mo file: the same sentences give the same bytes, whenever made."""
    pairs = sorted((key.encode(), value.encode()) for key, value in entries.items())
    count, head = len(pairs), 28
    tables: list[int] = []
    texts = b""
    begin = head + 16 * count
    for column in (0, 1):
        for pair in pairs:
            tables += [len(pair[column]), begin + len(texts)]
            texts += pair[column] + b"\0"
    header = (0x950412DE, 0, count, head, head + 8 * count, 0, begin)
    return struct.pack(f"<7I{len(tables)}I", *header, *tables) + texts


def languages(folder: Path) -> Iterator[str]:
    """Yield the codes of the languages that have a catalogue."""
    for path in sorted(folder.glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        yield path.parent.parent.name


def write(folder: Path, wanted: Iterable[str]) -> int:
    """Write template and catalogues; tell how complete each language is."""
    template = collected()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{DOMAIN}.pot").write_text(text(template), "utf-8", newline="\n")
    print(f"{DOMAIN}.pot: {len(template)} sentences")
    for language in sorted({*languages(folder), *wanted}):
        path = folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"
        catalogue = read(path) if path.exists() else begun(language)
        catalogue.update(template)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(catalogue), "utf-8", newline="\n")
        # Compiled from what stands in the file, so that the same file gives the same bytes.
        done = compiled(read(path))
        path.with_suffix(".mo").write_bytes(done.data)
        print(
            f"{language}: {len(done.missing)} not translated, {len(done.fuzzy)} fuzzy, "
            f"{len(done.unsound)} with other words in braces than the English"
        )
        for sentence in done.unsound:
            print(f"  braces: {sentence}")
    return 0


def main() -> int:
    """Read the command line and write the catalogues."""
    parser = argparse.ArgumentParser(prog="dev.py catalogues", description=__doc__.split("\n")[0])
    parser.add_argument("language", nargs="*", help="the code of a language to begin, such as fr")
    try:
        return write(CATALOGUES, parser.parse_args().language)
    except (UnknownLocaleError, ValueError) as error:
        print(f"There is no such language: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
