"""What the program makes of catalogues: good, missing, broken and hostile ones."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from game.i18n.translator import Words, best_language, language_name, languages
from tests.i18n.languages import write_catalogue, write_sentences

NOT_UTF8 = b"".join(
    (
        struct.pack("<7I", 0x950412DE, 0, 1, 28, 36, 0, 44),
        struct.pack("<4I", 1, 44, 1, 46),
        b"a\0\xff\0",
    )
)
HEAD = "Content-Type: text/plain; charset={}\nPlural-Forms: {}\n"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xde",
        b"not a catalogue at all, and longer than its header would be",
        struct.pack("<7I", 0x950412DE, 0, 4_000_000_000, 28, 28, 0, 28),
        struct.pack("<7I", 0x950412DE, 0, 1, 4_000_000_000, 36, 0, 44),
        struct.pack("<7I", 0x950412DE, 99 << 16, 1, 28, 36, 0, 44),
        NOT_UTF8,
    ],
)
def test_a_broken_catalogue_gives_english(tmp_path: Path, data: bytes) -> None:
    write_catalogue(tmp_path, "xx", data)
    words = Words("xx", tmp_path)
    assert words.language == "en"
    assert words.t("Score") == "Score"
    assert words.tn("{count} point", "{count} points", -3) == "\N{MINUS SIGN}3 points"


@pytest.mark.parametrize(
    ("charset", "plural"),
    [
        ("klingon", "nplurals=1; plural=0"),
        ("UTF-8", "nplurals=1; plural=__import__('os')"),
        ("UTF-8", "nplurals=1; plural=" + "(" * 900 + "n"),
        ("UTF-8", "nplurals=1; plural=0; plural"),
        ("UTF-8", "nonsense"),
    ],
)
def test_a_hostile_header_gives_english(tmp_path: Path, charset: str, plural: str) -> None:
    header = HEAD.format(charset, plural)
    write_sentences(tmp_path, "xx", {"": header, "Score": "Điểm"})
    assert Words("xx", tmp_path).t("Score") in ("Score", "Điểm")
    assert Words("xx", tmp_path).tn("{count} a", "{count} b", 2) == "2 b"


@pytest.mark.parametrize("plural", ["n/0", "n%0", "99", "n*n*n*n"])
def test_a_plural_rule_that_fails_gives_english(tmp_path: Path, plural: str) -> None:
    head = f"Plural-Forms: nplurals=2; plural={plural};\n"
    write_sentences(tmp_path, "xx", {"{count} a\0{count} b": "{count} x\0{count} y"}, head)
    assert Words("xx", tmp_path).tn("{count} a", "{count} b", 5) == "5 b"


@pytest.mark.parametrize(
    "slip",
    [
        "{nam} takes it",
        "{name takes it",
        "name} takes it",
        "{} takes it",
        "{0} takes it",
        "{name!q} takes it",
        "{name.__class__} takes it",
        "{name:>999999999} takes it",
        "{name:{name}} takes it",
    ],
)
def test_a_slip_in_the_braces_does_not_cost_the_sentence(tmp_path: Path, slip: str) -> None:
    write_sentences(tmp_path, "xx", {"{name} takes it.": slip, "Fine": "Tốt"})
    words = Words("xx", tmp_path)
    assert words.t("{name} takes it.", name="Ann") == "Ann takes it."
    assert words.t("Fine") == "Tốt"


def test_a_number_s_forms(tmp_path: Path) -> None:
    head = "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n>1 && n<5 ? 1 : 2;\n"
    write_sentences(
        tmp_path, "pl", {"One card\0{count} cards": "Karta\0{count} karty\0{count} kart"}, head
    )
    words = Words("pl", tmp_path)
    assert [words.tn("One card", "{count} cards", n) for n in (1, 3, 7)] == [
        "Karta",
        "3 karty",
        "7 kart",
    ]


def test_a_number_has_the_language_s_own_decimal_sign(tmp_path: Path) -> None:
    write_sentences(tmp_path, "de", {"{whole}.{part}": "{whole},{part}"})
    german, english = Words("de", tmp_path), Words("en", tmp_path)
    assert german.decimal(2.25, 2) == "2,25"
    assert english.decimal(-1.26) == "\N{MINUS SIGN}1.3"
    assert english.decimal(-0.04) == "0.0"
    assert german.decimal(3.0, 0) == "3"


def test_what_players_type_is_never_read_as_braces(tmp_path: Path) -> None:
    words = Words("en", tmp_path)
    assert words.t("{name} takes it.", name="{count}{0}") == "{count}{0} takes it."


def test_an_empty_sentence_is_empty(tmp_path: Path) -> None:
    write_sentences(tmp_path, "xx", {"Fine": "Tốt"})
    assert Words("xx", tmp_path).t("") == ""


def test_languages_are_found_and_named(tmp_path: Path) -> None:
    write_sentences(tmp_path, "de", {"English": "Deutsch"})
    write_sentences(tmp_path, "xx", {"Fine": "Tốt"})
    assert languages(tmp_path) == ("en", "de", "xx")
    assert language_name("de", tmp_path) == "Deutsch"
    assert language_name("xx", tmp_path) == "xx"
    assert languages(tmp_path / "nothing here") == ("en",)


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        ((), "en"),
        (("vi_VN",), "vi"),
        (("fr_FR", "vi"), "vi"),
        (("en_GB", "vi_VN"), "en"),
        (("pt-BR",), "pt_BR"),
        (("pt_PT",), "pt_BR"),
        (("tlh",), "en"),
        (("", "C", "../vi"), "en"),
    ],
)
def test_the_system_s_language_is_taken_if_known(wanted: tuple[str, ...], best: str) -> None:
    assert best_language(wanted, ("en", "pt_BR", "vi")) == best
