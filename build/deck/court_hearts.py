"""The rose court: jack, queen and king of hearts."""

from __future__ import annotations

from deck import arms, beards, crowns, garb, hands, things
from deck.canvas import Canvas
from deck.faces import Face, face, neck
from deck.paths import ellipse, place
from deck.tones import AMBER, CREAM, FAIR, GOLD, LEAF, NAVY, RED, ROSE, SKY, WHITE

_COPPER = "#c8622c"
_BLOND = "#f0cf73"
_CHESTNUT = "#6b3a22"


def queen(c: Canvas) -> None:
    """Draw the queen: coiled copper hair, a ruff and a red rose."""
    for _ in c.both():
        c.shape(ellipse(91, 82, 15, 18), _COPPER)
        c.line("M91 82C86 80 88 74 92 75C98 76 98 86 92 90C84 93 80 82 84 75C88 68 98 68 102 76", 1.4)
    c.shape(garb.ROBE, RED)
    garb.scatter(c, garb.ROBE, (19, 13), garb.lozenge(ROSE, 3.4, 5.0), 5.0, (0, 8))
    c.shape("M104 128L94 216L156 216L146 128Z", CREAM)
    garb.scatter(c, "M104 140L94 216L156 216L146 140Z", (14, 10), garb.dot(GOLD, 2.2), 3.0, (0, 8))
    neck(c, FAIR, 10, 132)
    garb.ruff(c, 125, 124, 32, 17, 11, WHITE)
    face(c, Face(FAIR, turn=-0.5, look=-0.3, lid=0.25, brow=1.9, hair="#8a4420", iris="#2d6c42", lip="#c23b4a", smile=0.7, blush="#f4bfa6", arch=0.6))
    c.shape("M98 90C96 72 104 64 125 62C146 64 154 72 152 90C160 64 148 48 125 48C102 48 90 64 98 90Z", _COPPER)
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
    c.shape("M98 66C86 74 84 92 88 100C82 108 86 120 96 122L154 122C164 120 168 108 162 100C166 92 164 74 152 66Z", _CHESTNUT)
    c.shape(garb.ROBE, RED)
    garb.stripes(c, garb.ROBE, GOLD, 22, 5, 0.004)
    c.shape(garb.ROBE, "none")
    garb.ermine(c, "M106 124C84 130 62 140 52 158C66 170 80 168 92 164L100 216L150 216L158 164C170 168 184 170 198 158C188 140 166 130 144 124Q125 140 106 124Z")
    face(c, Face(FAIR, "square", turn=0.5, look=0.3, lid=0.2, brow=3.2, hair=_CHESTNUT, iris=NAVY, blush="#f4bfa6", arch=0.1))
    beards.full_beard(c, _CHESTNUT, "#b07a50")
    beards.moustache(c, "#8a5230", 0.3)
    c.line("M119 111Q125 113 131 111", 2.0, "#e79a8c")
    crowns.arched(c, GOLD, RED, NAVY)
    hands.forearm(c, (58, 196), (66, 160), NAVY, GOLD, (40, 22))
    with c.placed(place(66, 146)):
        arms.sceptre(c, GOLD, RED, GOLD, "H", 56)
    hands.fist(c, 66, 146, FAIR)


def jack(c: Canvas) -> None:
    """Draw the jack: a page with a plumed beret and a leaf."""
    c.shape("M97 64C86 84 88 104 84 118C94 126 104 122 108 116L142 116C146 122 156 126 166 118C162 104 164 84 153 64Z", _BLOND)
    c.shape(garb.SLIM, RED)
    garb.stripes(c, garb.SLIM, CREAM, 20, 8, 0.006)
    c.shape(garb.SLIM, "none")
    neck(c, FAIR, 10, 138)
    c.shape("M110 126L86 138L112 156L125 140L138 156L164 138L140 126Q125 146 110 126Z", WHITE)
    face(c, Face(FAIR, turn=0.7, look=0.5, lid=0.1, brow=2.0, hair=AMBER, iris="#2f6aa0", smile=0.8, blush="#f6b9a0", arch=0.7))
    c.shape("M97 94C94 74 102 64 125 63C148 64 156 74 153 94C150 88 149 80 147 74C138 80 112 80 103 74C101 80 100 88 97 94Z", _BLOND)
    for _ in c.both():
        c.line("M92 84C91 96 92 104 90 112M98 100C98 106 98 110 97 114", 1.3, AMBER)
    c.shape("M92 66C76 50 92 30 124 32C156 28 174 46 158 66C146 58 104 58 92 66Z", NAVY)
    c.shape("M93 67Q125 54 157 67L156 60Q125 48 94 60Z", GOLD)
    with c.placed(place(146, 58, 1.1, 6)):
        crowns.feather(c, WHITE, SKY)
    c.shape(ellipse(146, 58, 4), RED, 1.6)
    hands.forearm(c, (60, 192), (69, 150), RED, GOLD, (34, 19))
    with c.placed(place(68, 136)):
        things.great_leaf(c, LEAF, "#2d6c42", 1.0)
    hands.palm(c, 68, 136, FAIR)
