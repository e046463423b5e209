"""The desert court: jack, queen and king of diamonds."""

from __future__ import annotations

from deck import arms, beards, crowns, garb, hands, things
from deck.canvas import Canvas
from deck.faces import Face, face, neck
from deck.paths import ellipse, place
from deck.tones import AQUA, BROWN, CREAM, FLAME, GOLD, SAND, STEEL, TAN, TEAL, WHITE

_BLACK = "#2b2124"


def queen(c: Canvas) -> None:
    """Draw the queen: tall flared headdress, broad collar and a peacock fan."""
    c.shape(garb.ROBE, SAND)
    garb.stripes(c, garb.ROBE, FLAME, 16, 4, 0.006)
    c.shape(garb.ROBE, "none")
    neck(c, BROWN, 9, 140)
    rings = [(TEAL, 62.0, 44.0), (GOLD, 50.0, 36.0), (FLAME, 40.0, 28.0), (GOLD, 29.0, 19.0)]
    for colour, rx, ry in rings:
        c.shape(f"M{125 - rx} 128C{125 - rx} {128 + ry * 1.2} {125 + rx} {128 + ry * 1.2} {125 + rx} 128L136 122Q125 136 114 122Z", colour)
    neck(c, BROWN, 9, 133)
    garb.beads(c, garb.arc_points(125, 129, 55, 29, 14, 166, 13), 2.6, AQUA)
    face(c, Face(BROWN, turn=0.6, look=0.6, lid=0.4, brow=2.6, lip="#8e2f35", smile=0.5, arch=0.9))
    c.shape("M100 78C96 60 90 40 86 28C110 20 140 20 164 28C160 40 154 60 150 78C146 68 138 66 125 66C112 66 104 68 100 78Z", TEAL)
    c.shape("M86 28C110 20 140 20 164 28L161.500 36C140 28 110 28 88.500 36Z", GOLD)
    c.shape("M99 76C104 66 112 62 125 62C138 62 146 66 151 76L152.500 67C146 58 138 54 125 54C112 54 104 58 97.500 67Z", GOLD)
    garb.scatter(c, "M94 36L156 36L151 56L99 56Z", (15, 8), garb.lozenge(AQUA, 3, 4), 4, (0, 6))
    c.shape("M125 50L131 58L125 68L119 58Z", FLAME, 1.6)
    for _ in c.both():
        c.shape(ellipse(98, 106, 5.5), GOLD)
        c.shape("M98 111L102 121L94 121Z", TEAL, 1.6)
    hands.forearm(c, (194, 194), (182, 158), TEAL, GOLD, (34, 20))
    with c.placed(place(181, 146, 0.86, 4)):
        things.peacock_fan(c, TEAL, GOLD, "#2a3a72", AQUA)
    hands.fist(c, 181, 145, BROWN, 0, True)


def king(c: Canvas) -> None:
    """Draw the king: jewelled turban, pointed beard and a broad axe."""
    c.shape(garb.ROBE, TEAL)
    garb.scatter(c, garb.ROBE, (20, 15), garb.lozenge(GOLD, 5, 6.5), 6, (0, 8))
    garb.scatter(c, garb.ROBE, (20, 15), garb.lozenge(TEAL, 2.2, 3), 6, (0, 8))
    c.shape("M108 124L84 216L166 216L142 124Q125 140 108 124Z", CREAM)
    c.shape("M108 124L88 138L104 216L114 216L112 140Z", FLAME)
    c.shape("M142 124L162 138L146 216L136 216L138 140Z", FLAME)
    neck(c, BROWN, 11, 138)
    face(c, Face(BROWN, "long", turn=-0.7, look=-0.6, lid=0.25, brow=3.4, hair=_BLACK, arch=-0.2))
    beards.pointed_beard(c, _BLACK, "#7a6a66")
    beards.moustache(c, _BLACK, 1.0)
    c.line("M119 112Q125 114 131 112", 2.0, "#c46a55")
    c.shape("M98 64C97 74 98 84 100 90L104 84L104 64Z", _BLACK, 1.6)
    c.shape("M152 64C153 74 152 84 150 90L146 84L146 64Z", _BLACK, 1.6)
    crowns.turban(c, WHITE, FLAME, TEAL, GOLD)
    with c.placed(place(125, 40, 0.62, -32)):
        crowns.feather(c, FLAME, GOLD)
    hands.forearm(c, (194, 196), (184, 158), FLAME, GOLD, (40, 22))
    with c.placed(place(185, 142)):
        arms.axe(c, STEEL, "#7b4a27", GOLD, 100)
    hands.fist(c, 185, 143, BROWN, 0, True)


def jack(c: Canvas) -> None:
    """Draw the jack: a young guard with a fez, one earring and a scimitar."""
    c.shape("M99 66C92 80 93 96 97 106L153 106C157 96 158 80 151 66Z", _BLACK)
    c.shape(garb.SLIM, FLAME)
    garb.scatter(c, garb.SLIM, (16, 12), garb.dot(SAND, 2.6), 3.4, (0, 8))
    c.shape("M112 124L96 216L154 216L138 124Q125 140 112 124Z", WHITE)
    for _ in c.both():
        c.shape("M112 124L84 134C84 160 88 190 92 216L104 216C102 180 106 150 116 134Z", TEAL)
        c.line("M92 142C92 166 95 190 98 214", 1.6, GOLD)
    neck(c, TAN, 10.5, 138)
    face(c, Face(TAN, turn=-0.6, look=-0.7, lid=0.15, brow=2.8, hair=_BLACK, smile=0.7, blush="#d99a72", arch=0.3))
    beards.moustache(c, _BLACK, 0.8)
    beards.goatee(c, _BLACK)
    c.shape("M98 90C95 76 98 66 106 64L144 64C152 66 155 76 152 90C149 84 148 78 147 74L103 74C102 78 101 84 98 90Z", _BLACK)
    c.shape("M98 68L103 32Q125 26 147 32L152 68Q125 58 98 68Z", TEAL)
    c.shape("M97 70Q125 58 153 70L152 61Q125 50 98 61Z", GOLD)
    c.line("M125 30C140 26 156 34 160 50", 2.2, GOLD)
    c.shape("M156 50L164 50L167 70L155 70Z", GOLD, 1.7)
    c.shape(ellipse(98, 103, 4.2), GOLD, 1.6)
    c.fill(ellipse(98, 103, 1.6), WHITE)
    hands.forearm(c, (56, 194), (66, 158), WHITE, GOLD, (38, 20))
    with c.placed((-0.92, 0, 0, 0.92, 66, 144)):
        arms.scimitar(c, STEEL, GOLD, TEAL)
    hands.fist(c, 66, 145, TAN)
