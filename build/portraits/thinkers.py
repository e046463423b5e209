"""The two who think longest: Amina and Kofi."""

from __future__ import annotations

from deck.canvas import Canvas
from deck.paths import ellipse, polygon
from deck.suits import SHAPE
from deck.tones import AMBER, GOLD, GREEN, NAVY
from portraits import garments
from portraits.heads import Head, head, neck
from portraits.medallion import tilted

_AMINA = Head(
    "#c98f62",
    "#a66d45",
    "",
    ears=False,
    turn=-0.2,
    look=-0.2,
    lid=0.34,
    squint=0.25,
    iris="#3b2418",
    lash=True,
    shade="#a66d45",
    hair="#2b1d1c",
    brow=3.6,
    arch=0.2,
    mouth="lips",
    lip="#9a4038",
    smile=0.9,
)
_KOFI = Head(
    "#8a5636",
    "#6a3d24",
    "",
    jaw="square",
    turn=0.3,
    look=0.1,
    lid=0.3,
    squint=0.25,
    iris="#2b1a14",
    hair="#1d1618",
    brow=4.2,
    arch=0.2,
    nose="broad",
    mouth="lips",
    lip="#a65a4a",
    smile=1.0,
)


def amina(c: Canvas) -> None:
    """Draw Amina: a deep green headscarf and a gaze that has counted every card."""
    dark, light = "#1f5a40", "#3f8a66"
    c.shape(garments.SLIM, "#f3e4c4")
    c.line("M52 174Q56 190 54 206M148 174Q144 190 146 206", 1.8, AMBER)
    c.shape(
        "M100 24C62 22 48 54 51 90C52 116 46 132 38 150C48 176 78 184 100 184"
        "C122 184 152 176 162 150C154 132 148 116 149 90C152 54 138 22 100 24Z",
        dark,
    )
    head(c, _AMINA)
    hole = (
        "M100 52C82 52 70 66 70 86C70 110 84 133 100 133C116 133 130 110 130 86"
        "C130 66 118 52 100 52Z"
    )
    rim = (
        "M100 44C76 44 64 62 64 86C64 114 82 140 100 140C118 140 136 114 136 86"
        "C136 62 124 44 100 44Z"
    )
    c.fill(rim + hole, light, "evenodd")
    c.fill(
        "M100 28C66 26 54 56 57 90L64 86C64 62 76 44 100 44C124 44 136 62 136 86"
        "L143 90C146 56 134 26 100 28Z",
        dark,
    )
    c.line(hole)
    c.line(rim, 2.2)
    c.line("M76 40Q64 50 60 74M124 40Q136 50 140 74M88 33Q72 38 66 48", 1.7, light)
    c.shape(
        "M66 106C60 126 50 140 44 152C60 176 104 182 140 164C150 158 156 152 158 146"
        "C134 156 104 150 88 136C78 128 70 116 66 106Z",
        "#27694b",
    )
    c.line("M66 124C76 146 104 160 140 157M58 140C74 162 104 170 130 165", 1.7, light)
    for k in range(7):
        t = k / 6
        c.fill(ellipse(50 + 86 * t, 157 + 26 * t * (1 - t) * 1.6 + 6 * t, 1.9), GOLD)
    c.shape(ellipse(136, 140, 6.5), GOLD, 2.0)
    with c.placed((0.075, 0, 0, 0.075, 136, 140)):
        c.fill(SHAPE["S"], NAVY)


def kofi(c: Canvas) -> None:
    """Draw Kofi: a short beard, a woven collar and all the time in the world."""
    hair = "#1d1618"
    c.shape(garments.BROAD, "#23365e")
    c.line("M46 176Q50 192 48 206M154 176Q150 192 152 206", 1.8, "#4a62a0")
    neck(c, _KOFI, 17, 160)
    for _ in c.both(100):
        c.shape(
            "M82 140C70 146 62 152 60 160C66 178 82 192 100 200L100 184C88 178 80 168 80 158Z", GOLD
        )
        c.fill(polygon([(64, 158), (71, 152), (78, 160), (71, 168)]), "#c8402e")
        c.fill(polygon([(72, 171), (79, 165), (87, 175), (82, 183)]), GREEN)
        c.fill(polygon([(86, 185), (90, 178), (99, 186), (99, 195)]), "#c8402e")
        c.line("M81 150L70 150M80 160L69 170M84 173L79 182M92 181L89 190", 2.0)
    with c.placed(tilted(-3)):
        head(c, _KOFI)
        c.shape(
            "M64 92C58 60 62 32 100 31C138 32 142 60 136 92C134 82 134 72 131 64"
            "C118 57 82 57 69 64C66 72 66 82 64 92Z",
            hair,
        )
        c.line("M72 54Q84 46 100 46Q116 46 128 54M76 46Q88 39 100 39", 1.5, "#4a3a3e")
        c.shape(
            "M65 92C65 104 66 114 70 121C76 136 89 144 100 144C111 144 124 136 130 121"
            "C134 114 135 104 135 92C132 102 130 108 126 112C116 112 110 115 101.500 116.500"
            "C93 115 86 112 76 113C70 109 68 102 65 92Z",
            hair,
            2.0,
        )
        c.fill(
            "M88 121C94 117 110 117 115 121C113 130 107 132 101.500 132C96 132 90 130 88 121Z",
            _KOFI.skin,
        )
        c.fill(
            "M90.500 120Q97 116.500 101.500 119Q106 116.500 112.500 120"
            "Q107 128.500 101.500 128.500Q96 128.500 90.500 120Z",
            _KOFI.lip,
        )
        c.line("M88 118Q101.500 127.500 115 118", 1.8)
