"""The forest court: jack, queen and king of clubs."""

from __future__ import annotations

from deck import arms, beards, crowns, garb, hands, things
from deck.canvas import Canvas
from deck.faces import Face, face, neck
from deck.paths import ellipse, place
from deck.tones import AMBER, BARK, CREAM, FAIR, GOLD, GREEN, LEAF, MOSS, RED, STEEL, WHITE

_AUBURN = "#8a4a22"
_EARTH = "#5b3a24"


def _braid(c: Canvas, x: float, top: float, knots: int, fill: str) -> None:
    for k in range(knots):
        y = top + 10.5 * k
        c.shape(
            f"M{x} {y - 7}C{x - 11} {y - 6} {x - 10} {y + 6} {x} {y + 8}C{x + 10}"
            f" {y + 6} {x + 11} {y - 6} {x} {y - 7}Z",
            fill,
        )
        c.line(f"M{x - 5} {y - 2}Q{x} {y} {x + 3} {y + 4}", 1.2)


def queen(c: Canvas) -> None:
    """Draw the queen: two braids, a wreath of flowers and a posy."""
    c.shape("M125 46C98 46 92 66 94 96L156 96C158 66 152 46 125 46Z", _AUBURN)
    c.shape(garb.ROBE, GREEN)
    garb.scatter(c, garb.ROBE, (19, 14), garb.trefoil(LEAF, 5.4), 5.2, (0, 8))
    c.shape("M108 126L98 216L152 216L142 126Q125 148 108 126Z", CREAM)
    c.line("M125 146L125 216M112 152L125 160L138 152M110 168L125 176L140 168", 1.6, GREEN)
    neck(c, FAIR, 10, 140)
    c.line("M108 128C110 140 118 146 125 146C132 146 140 140 142 128", 3.4, GOLD)
    face(
        c,
        Face(
            FAIR,
            turn=0.5,
            look=0.4,
            lid=0.2,
            brow=2.0,
            hair=_EARTH,
            iris="#5b3a24",
            lip="#b8474a",
            smile=0.9,
            blush="#f4b99c",
            arch=0.7,
        ),
    )
    c.shape("M97 98C94 76 100 64 125 60C120 72 108 78 97 98Z", _AUBURN)
    c.shape("M153 98C156 76 150 64 125 60C130 72 142 78 153 98Z", _AUBURN)
    for x in (94.0, 156.0):
        _braid(c, x, 102, 6, _AUBURN)
        c.shape(f"M{x - 6} 160L{x + 6} 160L{x + 5} 166L{x - 5} 166Z", GOLD, 1.6)
    for a, size in (
        (-74, 22.0),
        (-50, 24.0),
        (-25, 22.0),
        (25, 22.0),
        (50, 24.0),
        (74, 22.0),
        (0, 26.0),
    ):
        with c.placed(place(125 + a * 0.36, 54 + abs(a) * 0.14, 1.0, a)):
            crowns.leaf(c, LEAF, size)
    for x, y, r in (
        (98.0, 64.0, 0.9),
        (111.0, 57.0, 1.0),
        (125.0, 54.0, 1.2),
        (139.0, 57.0, 1.0),
        (152.0, 64.0, 0.9),
    ):
        for px, py in garb.arc_points(x, y, 5.2 * r, 5.2 * r, -90, 198, 5):
            c.disc(px, py, 4.0 * r, WHITE, 1.4)
        c.fill(ellipse(x, y, 3.4 * r), GOLD)
    hands.forearm(c, (194, 194), (183, 160), GREEN, GOLD, (40, 20))
    with c.placed(place(182, 146, 0.92)):
        things.posy(c, (RED, WHITE), GOLD, LEAF)
    hands.fist(c, 182, 148, FAIR, 0, True)


def king(c: Canvas) -> None:
    """Draw the king: antlered crown, great brown beard and an oaken staff."""
    crowns.antlers(c, "#e7c98f")
    c.shape(
        "M96 64C82 84 90 110 76 132C86 140 94 138 100 132L150 132C156 138 164 140 174 132"
        "C160 110 168 84 154 64Z",
        _EARTH,
    )
    c.shape(garb.ROBE, GREEN)
    garb.stripes(c, garb.ROBE, "#24563a", 20, 9, 0.006)
    c.shape(garb.ROBE, "none")
    for k in range(9):
        x = 61 + k * 16
        y = 150 - 14 * (1 - ((x - 125) / 64) ** 2) + 6
        with c.placed(place(x, y - 8, 1.0, 180 + (125 - x) * 0.35)):
            crowns.leaf(c, LEAF if k % 2 else MOSS, 27)
    face(
        c,
        Face(
            "#f0c9a0",
            "square",
            turn=-0.4,
            look=-0.2,
            lid=0.25,
            brow=4.0,
            hair=_EARTH,
            iris=GREEN,
            blush="#e2a27c",
            arch=0.0,
            nose="hook",
        ),
    )
    beards.long_beard(c, BARK, "#b98a5c", 162)
    beards.moustache(c, "#94603a", 0.1)
    for _ in c.both():
        c.shape("M98 62C89 72 90 88 95 98C99 94 101 88 100 82C99 74 102 68 106 62Z", BARK)
    for a in (-80, -54, -28, 28, 54, 80, 0):
        with c.placed(place(125 + a * 0.33, 60 + abs(a) * 0.06, 1.0, a * 0.55)):
            crowns.leaf(c, GOLD, 25)
    crowns.band(c, GOLD, GREEN, 66)
    hands.forearm(c, (58, 196), (66, 160), BARK, GOLD, (40, 22))
    with c.placed(place(65, 146)):
        arms.sceptre(c, BARK, GOLD, GREEN, "C", 50)
    hands.fist(c, 65, 147, "#f0c9a0")


def jack(c: Canvas) -> None:
    """Draw the jack: a forester with a pointed cap, a feather and an arrow."""
    c.shape(
        "M98 66C88 84 90 102 92 114C100 120 106 118 110 112L140 112C144"
        " 118 150 120 158 114C160 102 162 84 152 66Z",
        _EARTH,
    )
    c.shape(garb.SLIM, LEAF)
    garb.scatter(c, garb.SLIM, (16, 13), garb.trefoil(GREEN, 4.6), 4.6, (0, 10))
    c.shape("M88 136L98 130L168 216L150 216Z", BARK)
    neck(c, FAIR, 10.5, 138)
    c.shape(
        "M109 126C92 132 78 138 70 152L88 148L92 162L108 152L125 168L142"
        " 152L158 162L162 148L180 152C172 138 158 132 141 126Q125 148 109"
        " 126Z",
        GREEN,
    )
    face(
        c,
        Face(
            FAIR,
            turn=-0.7,
            look=-0.6,
            lid=0.1,
            brow=2.4,
            hair=_EARTH,
            iris=GREEN,
            smile=0.9,
            blush="#f4b99c",
            arch=0.5,
            nose="button",
        ),
    )
    for x, y in (
        (106.0, 97.0),
        (109.5, 100.0),
        (104.5, 101.0),
        (139.0, 97.0),
        (142.5, 100.0),
        (137.5, 101.0),
    ):
        c.fill(ellipse(x, y, 0.8), "#b06a40")
    c.shape(
        "M97 92C94 76 100 64 125 62C150 64 156 76 153 92C150 86 148 82 145"
        " 76C134 82 128 78 124 74C120 80 110 82 104 78C101 82 99 86 97 92Z",
        _EARTH,
    )
    c.shape("M88 66C92 42 112 30 130 30C144 34 152 46 168 60C148 54 108 56 88 66Z", GREEN)
    c.shape(
        "M78 70C92 58 122 50 172 60C168 66 160 68 152 67C130 62 106 64 90 72C86 73 81 73 78 70Z",
        "#24563a",
    )
    with c.placed(place(136, 58, 0.8, -6)):
        crowns.feather(c, RED, GOLD)
    c.shape(ellipse(136, 58, 3.6), GOLD, 1.5)
    bow = "M76 62C70 66 62 70 58 84C52 104 52 132 54 150C56 168 62 180 70 190"
    c.line("M76 62L66 190", 1.2)
    c.line(bow, 7.0)
    c.line(bow, 3.4, AMBER)
    c.line("M53.500 122L53.500 140", 7.4)
    hands.forearm(c, (66, 198), (57, 160), LEAF, BARK, (32, 19))
    hands.fist(c, 55, 146, FAIR)
    hands.forearm(c, (192, 196), (188, 157), LEAF, BARK, (34, 19))
    with c.placed(place(189, 142)):
        arms.arrow(c, BARK, STEEL, RED, 70)
    hands.fist(c, 188, 143, FAIR, 0, True)
