"""The young ones: Ben, Rosa and Linh."""

from __future__ import annotations

from deck.canvas import Canvas
from deck.garb import arc_points, star_path
from deck.paths import ellipse, polygon
from deck.tones import CREAM, GOLD, GREEN, LILAC, MOON, RED, WHITE
from portraits import garments
from portraits.heads import Head, head, neck
from portraits.medallion import tilted

_CURLS, _CURL_LINE = "#d8642a", "#9c3f17"
_FRECKLES = ((79, 110), (84, 113), (77, 115), (118, 110), (123, 113), (116, 115), (99, 104))
_SPIRALS = (
    (62, 70), (74, 54), (90, 44), (108, 43), (124, 53), (137, 70), (84, 60), (101, 57), (117, 62),
    (70, 72), (130, 74),
)  # fmt: skip
_CROWN = "M55 75C55 50 78 36 100 36C122 36 145 50 145 75L131 71L119 59L100 55L81 59L69 71Z"
_BEN = Head(
    "#fde0cb",
    "#eeb898",
    "#f7b39c",
    turn=0.2,
    look=0.1,
    lid=0.0,
    squint=0.2,
    iris="#3d7a4a",
    hair="#b04f1e",
    brow=3.4,
    arch=0.5,
    lift=(1.5, 1.5),
    nose="button",
    mouth="grin",
    lip="#8f3a36",
    smile=1.1,
    wide=1.1,
)
_ROSA = Head(
    "#e9b48c",
    "#c98a62",
    "#e2937c",
    jaw="heart",
    ears=False,
    turn=0.4,
    look=0.5,
    lid=0.26,
    squint=0.2,
    iris="#4a2c1c",
    lash=True,
    shade="#b58ac0",
    hair="#2a1a22",
    brow=3.6,
    arch=0.1,
    lift=(0.0, 5.0),
    mouth="grin",
    lip="#c01f3c",
    smile=0.9,
)
_LINH = Head(
    "#fbdcb8",
    "#e3b283",
    "#f2ae94",
    jaw="heart",
    ears=False,
    turn=-0.4,
    look=-0.6,
    lid=0.12,
    squint=0.25,
    iris="#2b1c1c",
    lash=True,
    hair="#1f1a26",
    brow=3.0,
    arch=-0.3,
    nose="button",
    mouth="smirk",
    lip="#c0575a",
    smile=1.0,
)


def ben(c: Canvas) -> None:
    """Draw Ben: red curls, round glasses and a pullover somebody knitted for him."""
    c.shape(garments.SLIM, GREEN)
    zigzag = [(44.0 + 8 * k, 178.0 if k % 2 else 172.0) for k in range(15)]
    c.line("M" + "L".join(f"{x} {y}" for x, y in zigzag), 3.0, CREAM)
    neck(c, _BEN, 13, 156)
    c.shape(
        "M82 144Q100 164 118 144L124 150Q122 158 114 164Q100 170 86 164Q78 158 76 150Z", "#3f8a5a"
    )
    with c.placed(tilted(5)):
        for x, y in arc_points(100, 78, 40, 38, 152, 388, 10):
            c.shape(ellipse(x, y, 12.5), _CURLS)
        c.fill(ellipse(100, 76, 46, 43), _CURLS)
        head(c, _BEN)
        for x, y in _FRECKLES:
            c.disc(x, y, 1.3, "#cf7f50")
        for x, y in arc_points(100, 78, 33, 24, 200, 340, 5):
            c.shape(ellipse(x, y, 10), _CURLS)
        c.fill(_CROWN, _CURLS)
        for x, y in _SPIRALS:
            c.line(
                f"M{x - 5} {y + 2}C{x - 5} {y - 6} {x + 5} {y - 6} {x + 5} {y}"
                f"C{x + 5} {y + 4} {x} {y + 4} {x} {y + 1}",
                1.7,
                _CURL_LINE,
            )
        garments.glasses(c, _BEN, "#2a3a72", False, 2.8)


def rosa(c: Canvas) -> None:
    """Draw Rosa: dark waves, a star in her hair and her eye on the moon."""
    dark, shine = "#2a1a2c", "#6b4560"
    garments.moon(c, 41, 58, 18, MOON)
    for x, y, r in ((161, 62, 6), (169, 96, 4), (31, 106, 4), (150, 37, 3.5), (66, 29, 3.5)):
        c.fill(star_path(x, y, r * 1.3, r * 0.45, 4), MOON)
    c.shape(
        "M104 30C64 24 48 58 53 92C56 114 38 128 44 152C36 160 40 176 54 178L92 160L116 160"
        "C126 172 150 172 152 156C162 140 146 120 148 94C152 60 142 32 104 30Z",
        dark,
    )
    c.shape(garments.SLIM, RED)
    neck(c, _ROSA, 13, 166)
    c.shape("M84 146C70 156 48 158 38 172L30 212L72 212C66 192 70 170 88 156Z", "#3b3440")
    c.shape("M116 146C130 156 152 158 162 172L170 212L128 212C134 192 130 170 112 156Z", "#3b3440")
    c.line("M82 160C72 174 72 194 76 206M118 160C128 174 128 194 124 206", 1.8, LILAC)
    with c.placed(tilted(-5)):
        head(c, _ROSA)
        c.shape(
            "M118 42C108 60 84 66 74 84C66 100 72 118 66 134C62 148 68 156 60 172"
            "C44 176 38 162 46 150C38 132 54 116 52 94C46 56 78 20 118 42Z",
            dark,
        )
        c.shape(
            "M118 42C128 54 136 68 134 88C132 104 138 118 140 132C150 122 150 108 149 94"
            "C152 62 144 36 118 42Z",
            dark,
        )
        c.line("M104 44C84 54 66 64 62 88C60 108 62 118 56 134C53 144 56 154 54 164", 1.8, shine)
        c.line("M94 40C74 48 58 64 57 88M128 52C140 64 143 78 142 96", 1.8, shine)
        c.shape(star_path(133, 58, 12, 5.2, 5), GOLD, 2.2)
        c.line("M133 116L133 121", 1.8, GOLD)
        c.shape(star_path(133, 128, 7.5, 3.2, 5), GOLD, 1.8)
        garments.moon(c, 73, 126, 8, GOLD, 1.8)


def linh(c: Canvas) -> None:
    """Draw Linh: a fringe, a yellow jacket and no patience with the leader."""
    dark, shine, jacket = "#1f1a2b", "#4f4a78", "#f4c02e"
    with c.placed(tilted(-4)):
        c.shape(
            "M126 46C140 26 168 30 176 54C182 74 172 88 182 108C164 110 150 98 148 80"
            "C147 68 138 60 126 58Z",
            dark,
        )
        c.line("M140 44C156 46 162 62 162 78C162 88 166 96 170 102", 1.8, shine)
        c.shape("M125 40C131 39 138 45 138 54C136 60 130 63 124 61Z", RED, 2.2)
        c.shape(
            "M100 30C64 30 54 56 56 86C56 106 54 118 60 130L140 130C146 118 144 106 144 86"
            "C146 56 136 30 100 30Z",
            dark,
        )
    c.shape(garments.SLIM, jacket)
    c.line("M50 172L58 206M150 172L142 206", 3.2, WHITE)
    neck(c, _LINH, 12, 160)
    for _ in c.both(100):
        c.shape(
            "M84 136C76 140 71 148 72 158C80 168 90 174 100 178L100 166C92 160 86 148 84 136Z",
            jacket,
        )
        c.line("M78 152Q86 164 100 171", 2.2, "#b97f10")
    c.line("M100 176L100 206", 2.6)
    c.shape("M97 176L103 176L102.500 187L97.500 187Z", "#dfe3ea", 1.6)
    c.shape(
        polygon([(131, 163), (120, 178), (127, 178), (123, 190), (135, 173), (128, 173)]), RED, 1.8
    )
    with c.placed(tilted(-4)):
        head(c, _LINH)
        c.shape(
            "M62 112C54 92 54 62 70 48C84 34 116 34 130 48C146 62 146 92 138 112"
            "C133 104 133 92 133 82L126 74L121 80L112 73L105 80L96 73L88 80L80 73L73 80L67 84"
            "C67 94 67 104 62 112Z",
            dark,
        )
        c.line("M76 52C86 44 112 44 124 52M84 60L82 68M98 58L98 67M113 60L115 68", 1.8, shine)
        c.disc(65, 116, 2.8, GOLD, 1.6)
        c.disc(135, 116, 2.8, GOLD, 1.6)
