"""The two who keep the table in good humour: Michele and Otto."""

from __future__ import annotations

from deck import beards
from deck.canvas import Canvas
from deck.paths import place
from deck.tones import CREAM, GOLD, GREEN, RED, WHITE
from portraits import garments
from portraits.heads import Head, head, neck
from portraits.medallion import tilted

_DECK = (1.36, 0.0, 0.0, 1.3, -70.0, -20.0)  # from the deck's heads to these
_MICHELE = Head(
    "#efc39c",
    "#cf9570",
    "#e6a181",
    jaw="long",
    turn=0.5,
    look=0.45,
    lid=0.24,
    squint=0.3,
    iris="#5a3a22",
    hair="#3a2b2b",
    brow=4.4,
    arch=0.1,
    lift=(0.0, 3.6),
    nose="hook",
    mouth="smirk",
    lip="#a8573f",
)
_OTTO = Head(
    "#fbd8bf",
    "#e8b093",
    "#f29c88",
    jaw="round",
    turn=-0.2,
    happy=True,
    hair="#c98a4a",
    brow=4.2,
    arch=0.3,
    nose="button",
    mouth="grin",
    lip="#8f3a36",
    smile=1.2,
    wide=1.25,
    lift=(3.5, 3.5),
)


def michele(c: Canvas) -> None:
    """Draw Michele: a curled moustache, a red scarf and one brow that knows better."""
    c.shape(garments.BROAD, "#3c4257")
    garments.lapels(c, "#4c536c", WHITE, 204)
    with c.placed(place(142, 172, 0.9, 10)):
        c.shape("M-9-8L0-16L4-8L10-13L10-4L-9-4Z", WHITE, 1.9)
    c.line("M132 171L152 174", 2.8)
    neck(c, _MICHELE, 14, 156)
    c.shape("M104 160L128 156C132 172 130 190 134 206L112 210C108 194 106 178 104 160Z", RED)
    c.line("M108 186L131 181M110 196L132 191", 3.0, CREAM)
    c.shape(
        "M78 140C70 148 70 160 78 166C92 174 112 174 124 164C130 156 128 146 122 140"
        "Q100 158 78 140Z",
        RED,
    )
    c.line("M75 152Q98 172 127 150", 3.0, CREAM)
    c.line("M84 147Q90 154 92 168M114 150Q110 158 110 169", 1.8)
    with c.placed(tilted(4)):
        head(c, _MICHELE)
        c.shape(
            "M66 94C56 80 54 54 70 42C76 30 96 26 110 30C128 28 144 44 143 64"
            "C143 78 139 86 134 94C134 82 132 72 128 64C120 66 112 60 108 54C98 62 84 60 76 62"
            "C70 72 68 82 66 94Z",
            "#3a2b2b",
        )
        c.line(
            "M74 50C84 42 96 40 108 42M82 54C92 50 100 50 108 46M116 40C128 44 134 54 135 64",
            1.7,
            "#6d5550",
        )
        for _ in c.both(100):
            c.fill(
                "M66.500 91C60 82 58.500 72 62 64C65 70 68 74 70.500 74C68 80 67 86 66.500 91Z",
                "#b9b4b4",
            )
        with c.placed(_DECK):
            beards.moustache(c, "#3a2b2b", 0.75)
        c.line("M96 126.500Q102 128.500 109 125.500", 2.2, "#a8573f")


def otto(c: Canvas) -> None:
    """Draw Otto: bald, broad and beaming over a spotted bow tie."""
    c.shape(garments.HUGE, "#e7f1f6")
    for _ in c.both(100):
        c.shape("M62 153L76 150L66 212L50 212Z", GREEN)
        c.disc(60, 190, 2.6, GOLD, 1.4)
    c.line("M100 172L100 206", 1.8, "#9fb4c0")
    neck(c, _OTTO, 21, 156)
    garments.shirt_collar(c, WHITE)
    garments.bow_tie(c, RED, CREAM, 162)
    with c.placed(tilted(-4)):
        for _ in c.both(100):
            c.shape(
                "M64 62C57 62 54 67 56 72C50 74 49 81 53 84C49 88 52 95 58 94L68 90L68 66Z",
                "#d9a05c",
            )
        head(c, _OTTO)
        c.line("M80 134Q100 149 120 134", 2.0, "#d98c70")
        c.line("M76 60Q82 50 93 48", 4.0, WHITE)
        c.line("M86 66Q100 62 112 66M90 71.500Q100 69 108 71.500", 1.5, "#e8b093")
        for _ in c.both(100):
            c.line("M74 116Q71 121 74 126", 1.8, "#d98c70")
