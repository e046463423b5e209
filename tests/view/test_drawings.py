"""The drawings: our reader of SVG shows what an independent one does."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.rules.cards import DECK, Card
from game.view.pictures import DeckStyle, Pictures

resvg = pytest.importorskip("resvg_py")
ASSETS = Path(__file__).resolve().parents[2] / "assets"
DRAWINGS = sorted(path.relative_to(ASSETS) for path in ASSETS.glob("**/*.svg"))
WIDE = 125
MOST_DIFFERENCE = 8.0
"""The mean over all pixels, of 255; edges are smoothed a little differently by everybody."""


@pytest.fixture(autouse=True)
def a_window() -> Iterator[None]:
    pygame.display.init()
    window = pygame.Window("test", (64, 64))
    window.get_surface()
    yield
    window.destroy()


def source(path: Path) -> str:
    import json

    text = path.read_text("utf-8")
    palettes = json.loads((ASSETS / "cards" / "palettes.json").read_text("utf-8"))
    for token, colour in palettes["two"].items():
        text = text.replace(token, colour)
    return text


def how_different(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures on white, of 255."""
    size = other.get_size()
    there, back = on_white(one, size), on_white(other, size)
    there.blit(on_white(other, size), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back.blit(on_white(one, size), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    there.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    red, green, blue, _ = pygame.transform.average_color(there)
    return (red + green + blue) / 3


def on_white(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Our reader may round a size up by a pixel, which is left out here."""
    ground = pygame.Surface(size)
    ground.fill((255, 255, 255))
    ground.blit(picture, (0, 0))
    return ground


def test_different_drawings_are_told_apart() -> None:
    pygame.display.init()
    queen, king = (
        pygame.image.load_sized_svg(
            io.BytesIO(source(ASSETS / "cards" / "standard" / f"{name}.svg").encode()), (120, 168)
        )
        for name in ("QS", "KS")
    )
    assert how_different(queen, queen) == 0
    assert how_different(queen, king) > MOST_DIFFERENCE


@pytest.mark.parametrize("folder", sorted({path.parent for path in DRAWINGS}), ids=str)
def test_both_readers_show_the_same_drawing(folder: Path) -> None:
    pygame.display.init()
    worst: dict[str, float] = {}
    for path in DRAWINGS:
        if path.parent != folder:
            continue
        text = source(ASSETS / path)
        png = bytes(resvg.svg_to_bytes(svg_string=text, width=WIDE))
        theirs = pygame.image.load(io.BytesIO(png), "a.png")
        ours = pygame.image.load_sized_svg(io.BytesIO(text.encode()), theirs.get_size())
        difference = how_different(ours, theirs)
        if difference > MOST_DIFFERENCE:
            worst[path.name] = difference
    assert not worst


def test_all_52_faces_differ_in_both_decks() -> None:
    for faces in ("standard", "large"):
        pictures = Pictures(ASSETS, DeckStyle(faces, "four"))
        seen = {pygame.image.tobytes(pictures.face(card, 60), "RGB") for card in DECK}
        assert len(seen) == 52


def test_a_face_has_the_exact_width_asked_for() -> None:
    pictures = Pictures(ASSETS)
    for width in (33, 60, 87, 181, 360):
        face = pictures.face(DECK[0], width)
        assert face.get_size() == (width, round(width * 1.4))


def test_an_unknown_back_gives_one_that_there_is() -> None:
    pictures = Pictures(ASSETS)
    pictures.set_style(DeckStyle(back="../../etc/passwd"))
    assert pictures.style.back in pictures.backs()


def test_no_width_makes_a_drawing_soft() -> None:
    pictures = Pictures(ASSETS)
    text = source(ASSETS / "cards" / "standard" / "QS.svg").encode()
    for width in (90, 127, 128, 150, 180):
        height = round(width * 1.4)
        exact = pygame.image.load_sized_svg(io.BytesIO(text), (width, height))
        shown = pictures.face(Card.parse("QS"), width)
        assert how_different(exact, shown) < 0.5


@pytest.mark.parametrize(
    "name",
    ["../icons/app", "/etc/passwd", "x" * 5000, "a\0b", "", "cmd:engine --go"],
    ids=lambda name: repr(name[:20]),
)
def test_who_has_no_plain_name_is_drawn_as_a_machine_and_looked_for_nowhere(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    pictures = Pictures(ASSETS)
    machine = pygame.image.tobytes(pictures.portrait("engine", 40), "RGBA")
    exists = Path.exists
    asked = []

    def watched(path: Path) -> bool:
        asked.append(path.name)
        return exists(path)

    monkeypatch.setattr(Path, "exists", watched)
    assert pygame.image.tobytes(pictures.portrait(name, 40), "RGBA") == machine
    assert set(asked) <= {"engine.svg"}
