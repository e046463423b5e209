"""The desert court: jack, queen and king of diamonds."""

from __future__ import annotations

from deck import arms, beards, crowns, garb, hands, things
from deck.canvas import Canvas
from deck.faces import Face, face, neck
from deck.paths import compose, ellipse, mirror, place
from deck.profiles import ear, profile
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
        c.shape(
            f"M{125 - rx} 128C{125 - rx} {128 + ry * 1.2} {125 + rx} {128 + ry * 1.2}"
            f" {125 + rx} 128L136 122Q125 136 114 122Z",
            colour,
        )
    neck(c, BROWN, 9, 133)
    garb.beads(c, garb.arc_points(125, 129, 55, 29, 14, 166, 13), 2.6, AQUA)
    face(c, Face(BROWN, turn=0.6, look=0.6, lid=0.4, brow=2.6, lip="#8e2f35", smile=0.5, arch=0.9))
    c.shape(
        "M100 78C96 60 90 40 86 28C110 20 140 20 164 28C160 40 154 60 150"
        " 78C146 68 138 66 125 66C112 66 104 68 100 78Z",
        TEAL,
    )
    c.shape("M86 28C110 20 140 20 164 28L161.500 36C140 28 110 28 88.500 36Z", GOLD)
    c.shape(
        "M99 76C104 66 112 62 125 62C138 62 146 66 151 76L152.500 67C146"
        " 58 138 54 125 54C112 54 104 58 97.500 67Z",
        GOLD,
    )
    garb.scatter(c, "M94 36L156 36L151 56L99 56Z", (15, 8), garb.lozenge(AQUA, 3, 4), 4, (0, 6))
    c.shape("M125 50L131 58L125 68L119 58Z", FLAME, 1.6)
    for _ in c.both():
        c.shape(ellipse(98, 106, 5.5), GOLD)
        c.shape("M98 111L102 121L94 121Z", TEAL, 1.6)
    hands.forearm(c, (194, 194), (182, 158), TEAL, GOLD, (34, 20))
    with c.placed(place(180, 146, 0.78, 0)):
        things.peacock_fan(c, TEAL, GOLD, "#2a3a72", AQUA)
    hands.fist(c, 181, 145, BROWN, 0, True)


def king(c: Canvas) -> None:
    """Draw the king: seen from the side, with a jewelled turban and a broad axe."""
    c.shape(garb.ROBE, TEAL)
    garb.scatter(c, garb.ROBE, (20, 15), garb.lozenge(GOLD, 5, 6.5), 6, (0, 8))
    garb.scatter(c, garb.ROBE, (20, 15), garb.lozenge(TEAL, 2.2, 3), 6, (0, 8))
    c.shape("M108 124L84 216L166 216L142 124Q125 140 108 124Z", CREAM)
    c.line("M125 150L125 216", 1.6)
    for _ in c.both():
        c.shape("M108 124L86 138L102 216L114 216L111 138Z", FLAME)
        c.line("M96 142L108 200", 1.4, GOLD)
    with c.placed(place(-5, 0)):
        neck(c, BROWN, 12, 140)
    profile(c, Face(BROWN, brow=3.2, hair=_BLACK, smile=0.3, arch=0.0))
    c.shape(
        "M110 84C110 98 116 106 124 108C132 104 138 103 142 106C146 103 152 103 157 107"
        "C156 110 153 111 150 111C148 113 150 115 151 117C158 122 162 132 165 142"
        "C152 142 138 140 128 132C116 124 106 108 104 92Z",
        _BLACK,
    )
    c.line("M141 109.500L148.500 109.500", 2.2, "#c46a55")
    c.line("M114 104C120 114 130 122 142 128M122 112C132 118 142 126 154 134", 1.3, "#8a7a74")
    ear(c, BROWN)
    c.shape(ellipse(110, 105, 3.4), GOLD, 1.5)
    c.shape(
        "M94 74C80 50 96 25 124 25C150 25 164 46 152 72C146 64 136 62 128 64C116 66 104 68 94 74Z",
        WHITE,
    )
    c.shape("M92 66C100 44 124 36 155 54C156 60 155 66 152 72C132 54 108 60 94 74Z", FLAME)
    c.line("M96 70C108 54 130 48 154 62M92 54C102 38 124 32 148 42M98 42C106 33 118 29 130 29", 1.5)
    c.shape("M94 74C86 84 92 98 84 112C92 118 100 112 102 104C104 94 98 84 104 70Z", FLAME)
    c.line("M97 80C93 90 97 100 92 110", 1.3)
    with c.placed(place(143, 47, 0.55, 8)):
        crowns.feather(c, TEAL, GOLD)
    c.shape("M144 42L152 52L146 64L137 54Z", GOLD)
    c.shape("M144.500 47L148.500 52.500L145.500 59L141 53.500Z", TEAL, 1.2)
    hands.forearm(c, (194, 196), (186, 162), FLAME, GOLD, (40, 22))
    with c.placed(place(188, 146)):
        arms.axe(c, STEEL, "#7b4a27", GOLD, 104)
    hands.fist(c, 187, 148, BROWN, 0, True)


def jack(c: Canvas) -> None:
    """Draw the jack: a young guard with a fez, one earring and a scimitar."""
    c.shape("M99 64C91 74 90 90 97 99L153 99C160 90 159 74 151 64Z", _BLACK)
    c.shape(garb.SLIM, FLAME)
    garb.scatter(c, garb.SLIM, (16, 12), garb.dot(SAND, 2.6), 3.4, (0, 8))
    c.shape("M112 124L96 216L154 216L138 124Q125 140 112 124Z", WHITE)
    for _ in c.both():
        c.shape("M112 124L84 134C84 160 88 190 92 216L104 216C102 180 106 150 116 134Z", TEAL)
        c.line("M92 142C92 166 95 190 98 214", 1.6, GOLD)
    neck(c, TAN, 10.5, 138)
    face(
        c,
        Face(
            TAN,
            turn=-0.6,
            look=-0.7,
            lid=0.15,
            brow=2.8,
            hair=_BLACK,
            smile=0.7,
            blush="#d99a72",
            arch=0.3,
        ),
    )
    for _ in c.both(122.6):
        c.shape(
            "M122.600 103.500C117 102.500 113 105.500 107 103C110 108 118 108 122.600 106Z",
            _BLACK,
            1.2,
        )
    beards.goatee(c, _BLACK)
    c.shape(
        "M98 92C93 82 94 70 102 64L148 64C156 70 157 82 152 92C150 86 149 80 147 75"
        "C144 66 139 73 134 67C130 72 125 66 120 72C116 67 110 73 103 75C101 80 100 86 98 92Z",
        _BLACK,
    )
    c.shape("M98 68L103 32Q125 26 147 32L152 68Q125 58 98 68Z", TEAL)
    c.shape("M97 70Q125 58 153 70L152 61Q125 50 98 61Z", GOLD)
    c.line("M125 30C140 26 156 34 160 50", 2.2, GOLD)
    c.shape("M156 50L164 50L167 70L155 70Z", GOLD, 1.7)
    c.shape(ellipse(98, 103, 4.2), GOLD, 1.6)
    c.fill(ellipse(98, 103, 1.6), WHITE)
    hands.forearm(c, (56, 194), (66, 158), WHITE, GOLD, (38, 20))
    with c.placed(compose(place(67, 144, 0.88, 7), mirror(0))):
        arms.scimitar(c, STEEL, GOLD, TEAL)
    hands.fist(c, 66, 145, TAN)
