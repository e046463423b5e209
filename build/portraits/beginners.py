"""The two who are still learning: Lily and Nam."""

from __future__ import annotations

from deck.canvas import LINE, Canvas
from deck.garb import arc_points
from deck.paths import ellipse, place
from deck.suits import SHAPE
from deck.tones import CREAM, GOLD, WHITE
from portraits import garments
from portraits.heads import Head, head, neck
from portraits.medallion import tilted

_LILY = Head(
    "#fde2cf",
    "#efb99c",
    "#f59f9c",
    ears=False,
    turn=-0.15,
    look=-0.3,
    lid=0.12,
    squint=0.2,
    iris="#4f8a5e",
    lash=True,
    hair="#94623a",
    brow=2.8,
    arch=0.9,
    lift=(2.0, 2.0),
    nose="button",
    mouth="lips",
    lip="#d9606b",
    smile=1.9,
)
_NAM = Head(
    "#f3c797",
    "#d59c68",
    "#ee9f7d",
    turn=0.25,
    look=0.15,
    lid=-0.3,
    squint=0.0,
    iris="#3a2218",
    hair="#1f1a26",
    brow=4.0,
    arch=0.6,
    lift=(4.0, 4.0),
    nose="button",
    mouth="grin",
    lip="#8f3a36",
    smile=1.2,
)


def _flower(c: Canvas, x: float, y: float, size: float) -> None:
    """Draw a daisy with two leaves."""
    for turn in (125.0, 215.0):
        with c.placed(place(x, y, size, turn)):
            c.shape("M4 0C9-8 17-8 21 0C17 6 9 6 4 0Z", "#7fb069", 2.0)
    for px, py in arc_points(x, y, 7.2 * size, 7.2 * size, -90, 198, 5):
        c.shape(ellipse(px, py, 5.2 * size), WHITE, 2.0)
    c.fill(ellipse(x, y, 6.0 * size), WHITE)
    c.disc(x, y, 3.9 * size, GOLD, 1.7)


def lily(c: Canvas) -> None:
    """Draw Lily: long light waves, a daisy in her hair and her head in the clouds."""
    brown, shine, deep = "#c58f5a", "#e8bf8a", "#9a6638"
    blouse, fold = "#c3a4e2", "#8f6cb8"
    c.shape(
        "M104 42C74 40 58 56 60 86L58 172Q100 182 142 172L144 86C146 56 132 42 104 42Z",
        deep,
    )
    c.shape(garments.SLIM, blouse)
    c.line("M54 184Q58 194 56 206M146 184Q142 194 144 206", 1.8, fold)
    neck(c, _LILY, 12.5, 166)
    for _ in c.both(100):
        c.shape(
            "M86 146C77 149 71 154 70 161C71 170 77 175 84 174C88 180 96 180 100 174"
            "C95 168 88 160 86 146Z",
            "#e4d3f5",
        )
        c.line("M80 157Q82 164 87 168", 1.6, fold)
    c.disc(100, 181, 2.4, CREAM, 1.5)
    with c.placed(tilted(6)):
        head(c, _LILY)
        c.shape(
            "M103 38C96 56 80 62 71 80C64 92 72 104 66 115C57 128 72 138 66 151"
            "C61 162 70 168 62 178C46 184 32 172 39 157C28 146 44 136 38 123"
            "C32 110 54 103 50 86C46 48 78 20 103 38Z",
            brown,
        )
        c.shape(
            "M103 38C110 56 124 62 131 80C137 92 130 103 136 114C145 127 130 136 136 148"
            "C141 158 131 164 140 174C154 178 168 167 162 153C172 142 156 133 162 121"
            "C167 107 146 100 150 84C154 48 128 21 103 38Z",
            brown,
        )
        c.line(
            "M96 43C80 52 64 62 61 84C62 100 48 108 50 121C52 134 44 144 50 156"
            "M111 43C124 52 137 64 140 84C139 98 152 106 151 119C148 132 158 140 152 152",
            2.0,
            shine,
        )
        c.line(
            "M116 40C130 46 142 58 144 76M62 104C54 116 58 126 60 134C62 144 54 154 58 166"
            "M141 104C148 116 144 126 142 133C140 142 149 152 146 164",
            1.6,
            deep,
        )
        _flower(c, 66, 64, 1.15)


def _headphones(c: Canvas) -> None:
    """Draw the two shells that rest on the collar bones."""
    for _ in c.both(100):
        with c.placed(place(69, 163, 1.0, 20)):
            c.shape(ellipse(4, 0, 10, 13.5), "#3b3440")
            c.shape(ellipse(-1.5, 0, 11, 14), "#f08a3c")
            c.shape(ellipse(-2.5, 0, 5.6, 8), "#fbc27e", 1.8)


def nam(c: Canvas) -> None:
    """Draw Nam: wide eyes, headphones and the rules he learned last week."""
    black, shine, shirt, fold = "#1f1a26", "#565079", "#58b04c", "#37803a"
    c.shape(garments.SLIM, shirt)
    c.line("M50 180Q54 192 52 206M150 180Q146 192 148 206", 1.8, fold)
    c.fill("M70 154L78 142L122 142L130 154Z", "#3b3440")
    for width, colour in ((13.6, LINE), (8.4, "#f08a3c")):
        c.line("M67 158C66 143 78 138 100 138C122 138 134 143 133 158", width, colour)
    neck(c, _NAM, 13, 158)
    c.line("M82 151Q100 174 118 151", 7.6)
    c.line("M82 151Q100 174 118 151", 3.2, "#8fd07c")
    with c.placed(place(100, 178.5, 0.165)):
        c.shape(SHAPE["H"], "#e2404c", 2.2)
    _headphones(c)
    with c.placed(tilted(-5)):
        head(c, _NAM)
        c.shape(
            "M65 90C58 80 55 62 62 52L56 48C62 44 67 41 72 39L70 31C78 31 85 31 91 32L94 24"
            "C101 26 107 29 112 32L121 28C124 33 127 37 129 42L139 43C141 49 142 54 141 59"
            "C143 70 141 82 135 90C135 82 134 75 131 69L124 72L121 62C117 67 112 70 106 72"
            "L105 63C99 69 92 72 84 73L85 66C79 68 74 71 69 74C67 79 66 84 65 90Z",
            black,
        )
        c.line(
            "M72 54C78 47 86 43 94 42M84 57C92 54 99 50 103 44M112 42C120 45 126 50 129 57"
            "M108 56Q113 53 115 48",
            1.9,
            shine,
        )
