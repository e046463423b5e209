"""Every letter that the game shows is in its own font."""

from __future__ import annotations

import gettext
import io

import pygame
import pytest

from game.i18n.translator import DOMAIN, languages
from game.shell.resources import assets_folder
from game.view.fonts import Fonts, Weight

ASSETS = assets_folder()
SIGNS = "–—’“”…·−×%é ë ü ñ ç ß å ø Ł ž Ğ ễ ậ ơ ư đ Đ"


@pytest.mark.parametrize("weight", ["regular", "bold"])
@pytest.mark.parametrize("language", languages(ASSETS / "catalogues"))
def test_every_letter_of_every_sentence_is_in_the_font(language: str, weight: Weight) -> None:
    pygame.font.init()
    letters = set(SIGNS)
    if language != "en":
        file = ASSETS / "catalogues" / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
        found = gettext.GNUTranslations(io.BytesIO(file.read_bytes()))
        catalogue: dict[object, str] = vars(found)["_catalog"]
        for source, sentence in catalogue.items():
            letters |= set(str(source)) | set(sentence)
    font = Fonts(ASSETS / "fonts").font(16, weight)
    letters = {letter for letter in letters if letter.isprintable()}
    assert [letter for letter in sorted(letters) if font.metrics(letter)[0] is None] == []
