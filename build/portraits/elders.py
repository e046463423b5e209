"""The oldest at the table: Pauline, Viktor and Greta."""

from __future__ import annotations

from deck import beards
from deck.canvas import LINE, Canvas
from deck.garb import arc_points, beads
from deck.paths import ellipse, place
from deck.tones import CREAM, GOLD, NAVY, SILVER, STEEL, WHITE, WINE
from portraits import garments
from portraits.heads import Head, head, neck

_DECK = (1.36, 0.0, 0.0, 1.3, -70.0, -20.0)  # from the deck's heads to these
_GREY = "#8d93a3"
_PAULINE = Head(
    "#fbe3d3",
    "#e9bfa8",
    "#f3b9ae",
    ears=False,
    turn=0.45,
    look=0.3,
    lid=0.36,
    iris="#4b6a8c",
    lash=True,
    shade="#cdb2d6",
    hair=_GREY,
    brow=2.6,
    arch=0.35,
    mouth="lips",
    lip="#b8324c",
    smile=0.9,
)
_VIKTOR = Head(
    "#f3d3bb",
    "#d9a98c",
    "#eab79f",
    jaw="long",
    turn=-0.35,
    look=-0.3,
    lid=0.36,
    squint=0.2,
    iris="#4a6076",
    hair="#5c6270",
    brow=5.6,
    arch=-0.8,
    lift=(3.5, 3.5),
    nose="hook",
    mouth="stern",
)
_GRETA = Head(
    "#eebf98",
    "#c98d68",
    "#e39a7c",
    jaw="oval",
    turn=0.35,
    look=0.5,
    lid=0.28,
    squint=0.35,
    iris="#2f6f9a",
    hair="#858b9b",
    brow=3.6,
    arch=-0.2,
    lift=(0.0, 2.0),
    mouth="lips",
    lip="#b4594a",
    smile=0.9,
    nose="hook",
)


def pauline(c: Canvas) -> None:
    """Draw Pauline: silver bob, pearls and perfect composure."""
    c.shape(
        "M102 38C70 34 50 56 52 88C52 112 49 124 53 140C64 148 80 144 84 132L116 132"
        "C120 144 136 148 147 140C151 124 148 112 148 88C150 56 134 36 102 38Z",
        SILVER,
    )
    c.shape(garments.SLIM, WINE)
    garments.lapels(c, WINE, CREAM, 190)
    neck(c, _PAULINE, 13, 160)
    beads(c, arc_points(100, 149, 17, 15, 14, 166, 9), 3.3, WHITE)
    c.shape("M129 164L133.500 159L138 164L133.500 173Z", GOLD, 1.6)
    head(c, _PAULINE)
    c.shape(
        "M121 37C106 62 82 66 73 84C68 100 70 118 75 132C67 144 57 143 53 138"
        "C50 120 48 98 52 76C58 38 94 14 121 37Z",
        STEEL,
    )
    c.shape(
        "M121 37C128 54 134 66 134 84C136 102 133 118 128 132C134 143 143 143 147 138"
        "C150 120 152 98 148 76C144 50 137 35 121 37Z",
        STEEL,
    )
    c.line("M108 42C88 54 68 62 62 86C60 102 60 116 63 130M96 40C78 48 60 60 57 84", 1.7, _GREY)
    c.line("M129 48C138 60 142 74 141 94C141 108 140 118 138 130", 1.7, _GREY)
    for x in (73.5, 130.5):
        c.disc(x, 117, 2.4, GOLD, 1.6)
        c.disc(x, 124.5, 5.2, WHITE, 2.0)
        c.disc(x - 1.5, 123, 1.3, STEEL)


def viktor(c: Canvas) -> None:
    """Draw Viktor: a stern grey beard whose waistcoat pocket keeps the low cards."""
    c.shape(garments.BROAD, "#e9edf2")
    c.line("M42 176Q46 192 44 206M158 176Q154 192 156 206", 1.8, _GREY)
    for _ in c.both(100):
        c.shape("M76 150C68 154 62 160 60 168L62 212L100 212L100 196L84 160Z", "#5b3a4a")
        c.line("M74 156L96 202", 1.8, "#8a6172")
    for x, turn, suit in ((132.0, 12.0, "#241f2b"), (124.0, -8.0, "#bd2a34")):
        with c.placed(place(x, 166, 0.72, turn)):
            garments.little_card(c, suit)
    c.shape("M113 169.500L140 171.500L139 176L113 174Z", "#7a5163")
    neck(c, _VIKTOR, 15, 160)
    garments.shirt_collar(c, WHITE)
    head(c, _VIKTOR)
    with c.placed(_DECK):
        beards.full_beard(c, STEEL, _GREY)
        beards.moustache(c, WHITE, -0.1)
    c.line("M93 124.500Q99 123 105 124.500", 2.4, "#b0705f")
    c.shape(
        "M66 94C58 76 60 46 82 36C98 29 120 32 130 42C142 54 141 78 134 94"
        "C134 80 132 70 126 58C118 54 112 48 108 46C98 52 86 52 78 56C70 66 67 80 66 94Z",
        STEEL,
    )
    c.line("M70 66C72 52 82 42 96 40M128 60C126 50 118 42 108 40", 1.7, _GREY)
    c.line("M90 72Q98 69 106 72M93 66Q98 64.500 104 66", 1.5, "#d9a98c")
    garments.glasses(c, _VIKTOR, "#3b3440", True, 2.6)


def greta(c: Canvas) -> None:
    """Draw Greta: a weathered captain under her cap, who lets no moon go by."""
    for y in (132.0, 148.0, 164.0):
        c.line(
            f"M4 {y}Q12 {y - 9} 20 {y}Q28 {y - 9} 36 {y}Q44 {y - 9} 52 {y}M148 {y}Q156 {y - 9}"
            f" 164 {y}Q172 {y - 9} 180 {y}Q188 {y - 9} 196 {y}",
            2.4,
            "#cfe6f0",
        )
    c.shape(garments.BROAD, NAVY)
    garments.lapels(c, "#3a4c8c", CREAM, 200)
    garments.buttons(c, [(70, 194), (130, 194), (62, 178), (138, 178)], GOLD, 3.4)
    neck(c, _GRETA, 15, 158)
    c.shape("M80 138Q100 152 120 138L122 156Q100 170 78 156Z", CREAM)
    c.line("M87 145L86 160M95.500 147L95 163M104.500 147L105 163M113 145L114 160", 1.8, "#cdb98f")
    head(c, _GRETA)
    c.line(
        "M73 97L69.500 95M73 100.500L70 102M134 98L130.500 97M133 103L130.500 101", 1.6, "#b4754f"
    )
    c.line("M79 102Q85 105.500 91 103M115 103Q121 105.500 126 102", 1.6, "#c98d68")
    c.line("M84 112Q81 117 83 122M119 111Q122.500 116 121 121", 1.5, "#b4754f")
    for _ in c.both(100):
        c.shape("M65 66C58 76 58 92 61 104C66 100 68 92 68 84Q68 74 72 68Z", STEEL)
        for k in range(4):
            c.shape(ellipse(60.5 - k * 1.6, 111 + k * 13, 8, 8.6), STEEL, 2.2)
            c.line(f"M{56 - k * 1.6} {107 + k * 13}L{63 - k * 1.6} {114 + k * 13}", 1.4, _GREY)
        c.shape("M50 158L62 157L61 166L51 166Z", "#bd2a34", 2.0)
    c.shape(
        "M60 56C44 48 46 28 70 22C90 16 112 16 132 22C154 28 156 48 140 56Q100 42 60 56Z", WHITE
    )
    c.line("M64 46C60 40 62 34 70 30M136 46C140 40 138 34 130 30", 1.6, SILVER)
    c.shape("M60 56Q100 42 140 56L138 70Q100 57 62 70Z", NAVY)
    c.shape("M62 69Q100 55 138 69C138 78 120 77 100 75C80 77 62 78 62 69Z", LINE)
    c.line("M64 66Q100 53 136 66", 2.6, GOLD)
    c.shape(ellipse(100, 42, 11), GOLD)
    c.line("M100 37L100 49M96 40L104 40M93 43Q94 49 100 49Q106 49 107 43", 2.0, NAVY)
    c.disc(100, 35.5, 1.7, NAVY)
