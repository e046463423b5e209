"""The catalogues on disk: complete, sound, drawn by the fonts, and compiled from what they say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from fontTools.ttLib import TTFont

from game.i18n.translator import Words, language_name, places
from game.i18n.translator import languages as offered
from make_catalogues import (
    CATALOGUES,
    ROOT,
    begun,
    collected,
    compiled,
    ids,
    languages,
    machine_object,
    read,
    strings,
    text,
    unsound,
)

LANGUAGES = tuple(languages(CATALOGUES))
HELP = "run: python3 build/dev.py catalogues"
COMPLETE = ("vi",)
"""Languages that the game promises in full."""


def sentences(catalogue: Catalog) -> dict[tuple[str, ...], Message]:
    return {ids(message): message for message in catalogue if message.id}


def po(language: str) -> Path:
    return CATALOGUES / language / "LC_MESSAGES" / "hearts.po"


@pytest.fixture(scope="module")
def fresh() -> Catalog:
    return collected()


@pytest.fixture(scope="module")
def template(fresh: Catalog) -> dict[tuple[str, ...], Message]:
    return sentences(fresh)


def test_every_sentence_of_the_code_is_in_the_template_and_no_other(
    template: dict[tuple[str, ...], Message],
) -> None:
    kept = sentences(read(CATALOGUES / "hearts.pot"))
    new, gone = sorted(template.keys() - kept.keys()), sorted(kept.keys() - template.keys())
    assert (new, gone) == ([], []), HELP


@pytest.mark.parametrize("sentence", ["Classic", "Plays from the heart and forgets what has gone."])
def test_sentences_without_a_call_are_collected_too(
    template: dict[tuple[str, ...], Message], sentence: str
) -> None:
    assert (sentence,) in template


def test_the_promised_languages_are_there() -> None:
    assert set(COMPLETE) <= set(LANGUAGES)
    assert offered(CATALOGUES) == ("en", *LANGUAGES)


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_missing_or_doubtful(
    language: str, template: dict[tuple[str, ...], Message]
) -> None:
    kept = sentences(read(po(language)))
    assert kept.keys() == template.keys()
    done = compiled(read(po(language)))
    assert (done.missing, done.fuzzy, done.unsound) == ([], [], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_are_sound(language: str) -> None:
    catalogue = read(po(language))
    for sentence, message in sentences(catalogue).items():
        if not all(strings(message)):
            continue
        assert not unsound(message), sentence
        if message.pluralizable:
            assert len(strings(message)) == catalogue.num_plurals, sentence
        for form in strings(message):
            assert form == form.strip(), sentence
            assert form.count("\n") == sentence[0].count("\n"), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plural_rule_is_the_languages_own(language: str) -> None:
    catalogue = read(po(language))
    assert catalogue.num_plurals == begun(language).num_plurals


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_is_what_is_written(language: str) -> None:
    catalogue = read(po(language))
    assert po(language).with_suffix(".mo").read_bytes() == compiled(catalogue).data, HELP
    assert po(language).read_text("utf-8") == text(catalogue), HELP


def test_the_same_sentences_give_the_same_bytes() -> None:
    sentences = {"": "Content-Type: text/plain; charset=UTF-8\n", "b": "2", "a": "1"}
    assert machine_object(sentences) == machine_object(dict(sorted(sentences.items())))


@pytest.mark.parametrize("weight", ["Regular", "SemiBold"])
def test_both_fonts_have_every_character(weight: str) -> None:
    font = TTFont(ROOT / "assets" / "fonts" / f"BeVietnamPro-{weight}.ttf")
    drawn = {chr(code) for code in font.getBestCmap()} | {"\n"}
    for path in (CATALOGUES / "hearts.pot", *map(po, LANGUAGES)):
        for message in read(path):
            if message.id:
                missing = set("".join((*ids(message), *strings(message)))) - drawn
                assert not missing, (path.parent.parent.name, ids(message)[0], missing)


def test_a_fuzzy_or_unsound_translation_is_left_out() -> None:
    catalogue = begun("vi")
    catalogue.add("Good", "Tốt")
    catalogue.add("Doubtful", "Ngờ", flags=["fuzzy"])
    catalogue.add("{name} wins.", "{ten} thắng.")
    catalogue.add("{name} loses.", "Thua.")
    catalogue.add("{name} plays.", "{name đánh.")
    catalogue.add("Nothing", "")
    catalogue.add(("{count} card of {name}", "{count} cards of {name}"), ("{count} lá",))
    done = compiled(catalogue)
    assert done.fuzzy == ["Doubtful"]
    assert done.missing == ["Nothing"]
    assert done.unsound == [
        "{name} wins.",
        "{name} loses.",
        "{name} plays.",
        "{count} card of {name}",
    ]
    assert b"T\xe1\xbb\x91t" in done.data
    assert b"Doubtful" not in done.data


def test_a_changed_sentence_is_fuzzy_until_somebody_has_looked(tmp_path: Path) -> None:
    before, after = begun("vi"), begun("vi")
    before.add("Take a card, please.", "Xin lấy một lá.", user_comments=["Mine."])
    after.add("Take a card from there, please.")
    before.update(after)
    path = tmp_path / "hearts.po"
    path.write_text(text(before).replace("#, fuzzy\n", '#, fuzzy\n#| msgid "Old"\n'), "utf-8")
    again = read(path)
    assert text(again) == text(before)
    assert "# Mine." in text(again)
    assert compiled(again).fuzzy == ["Take a card from there, please."]


@pytest.mark.parametrize(("language", "forms"), [("de", 2), ("pl", 3), ("ar", 6), ("ja", 1)])
def test_a_new_language_begins_with_its_own_plurals(
    language: str, forms: int, fresh: Catalog
) -> None:
    catalogue = begun(language)
    catalogue.update(fresh)
    assert catalogue.num_plurals == forms
    assert len(compiled(catalogue).missing) == len(sentences(catalogue))


def test_languages_call_themselves_by_their_own_names() -> None:
    assert language_name("en", CATALOGUES) == "English"
    assert language_name("vi", CATALOGUES) == "Tiếng Việt"


def test_no_sentence_is_lost_on_the_way_to_the_player() -> None:
    words = Words("vi", CATALOGUES)
    assert words.language == "vi"
    for sentence, message in sentences(read(po("vi"))).items():
        values = {name: "x" for name, _, _ in places("".join(sentence)) or ()}
        if len(sentence) == 2:
            values["count"] = "2"
            others = {name: value for name, value in values.items() if name != "count"}
            got = words.tn(*sentence, 2, **others)
            assert got == strings(message)[0].format_map(values), sentence
        elif values:
            assert words.t(*sentence, **values) == strings(message)[0].format_map(values)
        else:
            assert words.t(*sentence) == strings(message)[0]


SAID = {"t", "tn", "points_words", "place_sentence", "card_words", "pass_to"}
"""Calls that give words to the player."""


def glued(tree: ast.AST) -> Iterator[int]:
    """The lines in which a sentence is put together from pieces that languages order otherwise."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            if any(map(_says, (node.left, node.right))) and not _separated(node):
                yield node.lineno
        elif isinstance(node, ast.JoinedStr):
            said = [part for part in node.values if _says(getattr(part, "value", part))]
            between = "".join(str(p.value) for p in node.values if isinstance(p, ast.Constant))
            if said and any(char.isalpha() for char in between):
                yield node.lineno


def _says(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    return name in SAID


def _separated(node: ast.BinOp) -> bool:
    """Pieces beside a dot or a line break stand for themselves."""
    texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)]
    return any(isinstance(t, str) and ("\N{MIDDLE DOT}" in t or "\n" in t) for t in texts)


@pytest.mark.parametrize("room", ["app", "scenes", "view"])
def test_no_sentence_is_glued_together(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}"
        for path in sorted((ROOT / "game" / room).rglob("*.py"))
        for line in glued(ast.parse(path.read_text("utf-8")))
    ]
    assert not found


def test_glue_is_found() -> None:
    assert list(glued(ast.parse('self.t("You take ") + words.tn("a", "b", 2)')))
    assert list(glued(ast.parse('f"{self.t(told)} and {points}"')))
    assert not list(glued(ast.parse('self.t("Hand 3") + " \N{MIDDLE DOT} " + self.t("left")')))
