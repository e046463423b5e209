"""The rose court: jack, queen and king of hearts."""

from __future__ import annotations

from deck import arms, beards, crowns, garb, hands, things
from deck.canvas import Canvas
from deck.faces import Face, face, neck
from deck.paths import compose, ellipse, mirror, place
from deck.profiles import profile
from deck.tones import AMBER, CREAM, FAIR, GOLD, LEAF, NAVY, RED, ROSE, SKY, WHITE

_COPPER = "#c8622c"
_BLOND = "#f0cf73"
_CHESTNUT = "#6b3a22"
_PAGE = Face(FAIR, brow=2.2, hair=AMBER, iris="#2f6aa0", smile=0.9, blush="#f6b9a0", arch=0.6)


def queen(c: Canvas) -> None:
    """Draw the queen: coiled copper hair, a ruff and a red rose."""
    for _ in c.both():
        c.shape(ellipse(91, 82, 15, 18), _COPPER)
        c.line(
            "M91 82C86 80 88 74 92 75C98 76 98 86 92 90C84 93 80 82 84 75C88 68 98 68 102 76", 1.4
        )
    c.shape(garb.ROBE, RED)
    garb.scatter(c, garb.ROBE, (19, 13), garb.lozenge(ROSE, 3.4, 5.0), 5.0, (0, 8))
    c.shape("M104 128L94 216L156 216L146 128Z", CREAM)
    garb.scatter(c, "M104 140L94 216L156 216L146 140Z", (14, 10), garb.dot(GOLD, 2.2), 3.0, (0, 8))
    neck(c, FAIR, 10, 132)
    garb.ruff(c, 125, 124, 32, 17, 11, WHITE)
    face(
        c,
        Face(
            FAIR,
            turn=-0.5,
            look=-0.3,
            lid=0.25,
            brow=1.9,
            hair="#8a4420",
            iris="#2d6c42",
            lip="#c23b4a",
            smile=0.7,
            blush="#f4bfa6",
            arch=0.6,
        ),
    )
    c.shape(
        "M98 90C96 72 104 64 125 62C146 64 154 72 152 90C160 64 148 48 125 48C102 48 90 64 98 90Z",
        _COPPER,
    )
    for _ in c.both():
        c.line("M99 76C102 66 112 60 122 58", 1.3, "#8a4420")
    crowns.lilies(c, GOLD, RED, 53)
    crowns.band(c, GOLD, RED, 62)
    hands.forearm(c, (192, 194), (181, 156), RED, WHITE, (44, 22))
    with c.placed(place(182, 96, 1.1)):
        things.rose(c, RED, "#e0606a", LEAF, 56)
    hands.fist(c, 181, 143, FAIR, 0, True)


def king(c: Canvas) -> None:
    """Draw the king: chestnut curls, a closed crown, sceptre and ermine."""
    c.shape(
        "M98 66C86 74 84 92 88 100C82 108 86 120 96 122L154 122C164 120"
        " 168 108 162 100C166 92 164 74 152 66Z",
        _CHESTNUT,
    )
    c.shape(garb.ROBE, RED)
    garb.stripes(c, garb.ROBE, GOLD, 22, 5, 0.004)
    c.shape(garb.ROBE, "none")
    c.shape("M110 130L102 216L148 216L140 130Z", NAVY)
    garb.scatter(
        c, "M110 130L102 216L148 216L140 130Z", (16, 10), garb.lozenge(GOLD, 3, 4), 4, (0, 18)
    )
    garb.ermine(
        c,
        "M106 124C82 128 60 136 50 156C60 168 76 164 90 154C98 156 104 152 108 146"
        "L125 152L142 146C146 152 152 156 160 154C174 164 190 168 200 156C190 136 168 128 144 124"
        "Q125 140 106 124Z",
    )
    face(
        c,
        Face(
            FAIR,
            "square",
            turn=0.5,
            look=0.3,
            lid=0.2,
            brow=3.2,
            hair=_CHESTNUT,
            iris=NAVY,
            blush="#f4bfa6",
            arch=0.1,
            nose="hook",
        ),
    )
    beards.full_beard(c, _CHESTNUT, "#b07a50")
    beards.moustache(c, "#8a5230", 0.3)
    c.line("M119 111Q125 113 131 111", 2.0, "#e79a8c")
    c.shape(
        "M98 92C92 80 94 68 100 58L150 58C156 68 158 80 152 92C151 84 150 76 145 69"
        "C139 71 131 69 125 65C119 69 111 71 105 69C100 76 99 84 98 92Z",
        _CHESTNUT,
    )
    crowns.arched(c, GOLD, RED, NAVY)
    hands.forearm(c, (58, 196), (66, 160), NAVY, GOLD, (40, 22))
    with c.placed(place(66, 146)):
        arms.sceptre(c, GOLD, RED, GOLD, "H", 52)
    hands.fist(c, 66, 146, FAIR)


def jack(c: Canvas) -> None:
    """Draw the jack: a one-eyed page with a plumed beret, gazing at a leaf."""
    c.shape(garb.SLIM, RED)
    garb.stripes(c, garb.SLIM, CREAM, 20, 8, 0.006)
    c.shape(garb.SLIM, "none")
    with c.placed(mirror()), c.placed(place(-4, 0)):
        neck(c, FAIR, 10, 140)
    c.shape("M114 128L92 136L100 160L124 144L146 160L160 136L138 126Q125 146 114 128Z", WHITE)
    c.shape(ellipse(124, 146, 4.4), GOLD, 1.7)
    with c.placed(mirror()):
        profile(c, _PAGE)
        c.shape(
            "M100 60C90 82 92 102 84 116C96 126 116 124 121 112C128 102 124 90 132 80"
            "C137 75 143 74 147 68L142 56Z",
            _BLOND,
        )
        c.line("M102 78C98 94 100 106 94 116M112 76C108 90 112 102 106 118", 1.3, AMBER)
        c.line("M124 74C117 82 119 96 115 112M136 68C130 72 126 76 124 80", 1.3, AMBER)
        with c.placed(compose(place(98, 58, 0.92, -22), mirror(0))):
            crowns.feather(c, WHITE, SKY)
        c.shape("M88 62C72 44 96 27 128 29C154 30 166 50 152 70C134 56 108 54 88 62Z", NAVY)
        c.shape("M87 64C108 55 134 58 153 72L155 64C138 50 108 46 86 56Z", GOLD)
        c.shape(ellipse(97, 57, 4.4), RED, 1.7)
    hands.forearm(c, (58, 194), (68, 156), RED, GOLD, (34, 19))
    with c.placed(place(66, 142)):
        things.great_leaf(c, LEAF, "#2d6c42", 1.0)
    hands.palm(c, 67, 143, FAIR)
