"""Those at the table without a name: the human player and the automaton for outside programs."""

from __future__ import annotations

from deck.canvas import LINE, Canvas
from deck.garb import star_path
from deck.paths import ellipse, place
from deck.suits import SHAPE
from deck.tones import AMBER, GOLD, RED
from portraits import garments
from portraits.heads import JAWS

_BRASS, _PALE, _DARK, _COPPER = "#dfae52", "#f6d98f", "#a8752a", "#d98552"
_SHADE, _MIST = "#44547a", "#8494b6"


def player(c: Canvas) -> None:
    """Draw the human player: a faceless outline with a heart on its coat."""
    c.shape(garments.BROAD, _SHADE)
    c.shape("M85 118L83 148Q100 166 117 148L115 118Z", _MIST)
    for _ in c.both(100):
        c.shape("M69 86C61 80 56 88 59 97C60 106 65 111 70 107Z", _MIST)
    c.shape(JAWS["oval"], _MIST)
    c.shape(
        "M65 92C56 62 66 34 100 34C134 34 144 62 135 92C134 80 131 72 126 66C108 70 90 64 82 58"
        "C72 66 67 78 65 92Z",
        _SHADE,
    )
    with c.placed(place(133, 172, 0.22)):
        c.shape(SHAPE["H"], RED, 2.4)


def _key(c: Canvas) -> None:
    """Draw the key that winds the automaton up."""
    c.shape("M136 80L156 80L156 87L136 87Z", _DARK)
    for y in (71.5, 95.5):
        c.shape(ellipse(162, y, 10, 12), GOLD)
        c.shape(ellipse(162, y, 4, 5.5), "#6d4a78", 2.0)


def _skull(c: Canvas) -> None:
    """Draw the riveted head."""
    c.shape("M96.500 22L103.500 22L105 38L95 38Z", _DARK)
    c.shape(ellipse(100, 20, 7), RED)
    c.shape(ellipse(59, 90, 8, 13), _DARK)
    c.shape(
        "M100 34C74 34 60 50 60 76L61 112C61 130 76 140 100 140C124 140 139 130 139 112"
        "L140 76C140 50 126 34 100 34Z",
        _BRASS,
    )
    c.fill("M68 66C69 52 79 43 93 39C83 48 77 56 76 64Z", _PALE)
    c.line("M61 68Q100 56 139 68", 2.2)
    for x, y in ((71, 58), (85, 54), (100, 52.5), (115, 54), (129, 58)):
        c.disc(x, y, 2.2, _PALE, 1.3)


def engine(c: Canvas) -> None:
    """Draw the automaton: brass, round eyes, a key to wind it up and a fan of cards."""
    _key(c)
    c.shape(garments.BROAD, _BRASS)
    c.shape("M66 166Q100 157 134 166L131 212L69 212Z", _PALE)
    c.fill(star_path(112, 182, 10, 4, 8), AMBER)
    c.disc(112, 182, 3.6, _PALE, 1.6)
    for x, y in ((150.0, 168.0), (156.0, 180.0)):
        c.disc(x, y, 3, _PALE, 1.6)
    c.shape("M84 132L84 152Q100 160 116 152L116 132Z", _DARK)
    c.line("M84 146Q100 153 116 146", 2.0)
    _skull(c)
    for x in (82.0, 118.0):
        c.disc(x + (x - 100) * 0.45, 113, 6.5, _COPPER)
        c.shape(ellipse(x, 88, 14.5), _PALE)
        c.shape(ellipse(x, 88, 10), "#e9fbf6", 2.0)
        c.fill(ellipse(x - 1, 89, 6.2), LINE)
        c.fill(ellipse(x + 1.2, 86.5, 2.2), "#ffffff")
    c.line("M72 72Q80 66 90 70M110 70Q120 66 128 72", 3.0, _DARK)
    c.line("M84 115Q100 134 116 115", 3.2)
    c.line("M81 116L87 112.500M119 116L113 112.500", 2.4)
    c.line("M94 131.500Q100 133 106 131.500", 1.8, _DARK)
    for turn, ink in ((-34.0, LINE), (-8.0, RED), (18.0, LINE)):
        with c.placed(place(70, 192, 1.0, turn)), c.placed(place(0, -24, 1.45)):
            garments.little_card(c, ink)
    c.shape("M56 183C60 174 80 174 86 183L86 204L56 204Z", _BRASS)
    c.line("M66 181L66 196M76 181L76 196", 1.8)
