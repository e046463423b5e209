"""The night court: jack, queen and king of spades."""

from __future__ import annotations

from deck import arms, beards, crowns, garb, hands, things
from deck.canvas import Canvas
from deck.faces import Face, face, neck
from deck.paths import ellipse, place
from deck.profiles import profile
from deck.tones import AMBER, DUSK, GOLD, LILAC, MOON, NIGHT, PALE, SILVER, STEEL, WHITE, WINE

_RAVEN = "#231f3f"
_QUEEN = Face(
    PALE,
    turn=0.7,
    look=0.6,
    lid=0.55,
    brow=2.3,
    iris="#4a3f8f",
    lip="#a3204a",
    smile=0.5,
    arch=0.8,
    shade="#cdb2d6",
)


def queen(c: Canvas) -> None:
    """Draw the queen: moon crown, raven on her hand, a dark rose in the other."""
    c.fill(ellipse(125, 86, 60), MOON)
    c.line(ellipse(125, 86, 64.5), 1.0, AMBER)
    c.shape(
        "M125 46C96 44 88 66 88 88C88 112 78 124 74 152C84 160 96 158 104 150L146 150"
        "C154 158 164 158 172 152C172 124 162 112 162 88C162 66 154 44 125 46Z",
        _RAVEN,
    )
    for _ in c.both():
        c.shape("M114 144L82 137C68 122 62 104 64 82L79 95L80 74C92 92 108 112 116 128Z", WINE)
        c.line(
            "M79 95C86 110 98 126 112 136M72 112C84 124 98 134 112 139M80 80C90 98 104 116 114 130",
            1.2,
            GOLD,
        )
    c.shape(garb.ROBE, NIGHT)
    garb.scatter(c, garb.ROBE, (20, 13), garb.star(GOLD, 4.2, 1.3), 4.6, (0, 6))
    c.shape("M111 130L100 216L150 216L139 130Q125 146 111 130Z", WINE)
    garb.scatter(
        c, "M112 140L100 216L150 216L138 140Z", (13, 10), garb.lozenge(GOLD, 2.2, 3.6), 3.6, (0, 12)
    )
    neck(c, PALE, 9.5, 138)
    garb.beads(c, garb.arc_points(125, 130, 13.5, 12, 12, 168, 9), 2.3, SILVER)
    c.shape("M125 143L129.500 149L125 158L120.500 149Z", LILAC, 1.5)
    face(c, _QUEEN)
    c.shape(
        "M96 104C90 84 92 70 100 62C108 54 142 54 150 62C158 70 160 84 154 104"
        "C152 92 152 82 147 76C140 69 131 67 125 75C119 67 110 69 103 76C98 82 98 92 96 104Z",
        _RAVEN,
    )
    for _ in c.both():
        c.shape(
            "M97 86C97 100 105 112 103 124C101 136 96 142 101 156C103 162 100 168 96 172"
            "C88 164 84 152 87 138C90 124 88 112 90 92Z",
            _RAVEN,
        )
        c.line("M94 98C95 110 98 118 96 128C94 138 91 144 94 156", 1.4, DUSK)
        c.line("M98 76C101 70 108 66 116 66", 1.3, DUSK)
        c.shape(ellipse(102.5, 109, 2.6, 4.6), GOLD, 1.5)
    crowns.moon_crown(c, GOLD, WINE, WHITE)
    hands.forearm(c, (62, 194), (68, 153), DUSK, GOLD, (38, 20))
    with c.placed(place(62, 96, 0.96)):
        things.rose(c, WINE, "#b8436b", "#3d5a4c", 66)
    hands.fist(c, 66, 141, PALE)
    hands.forearm(c, (192, 192), (184, 153), DUSK, GOLD, (38, 20))
    hands.fist(c, 183, 140, PALE, 0, True)
    with c.placed(place(181, 131, 0.84, 18)):
        things.raven(c, _RAVEN, DUSK, GOLD, "#6d6a78")


def king(c: Canvas) -> None:
    """Draw the king: silver beard, spiked crown, ermine and an upright sword."""
    c.shape(
        "M94 66C82 90 88 112 76 134C84 142 92 140 98 134L152 134C158 140 166 142 174 134"
        "C162 112 168 90 156 66Z",
        SILVER,
    )
    for _ in c.both():
        c.line("M90 84C88 104 92 118 84 134", 1.3, "#8d93a3")
    c.shape(garb.ROBE, NIGHT)
    garb.scatter(c, garb.ROBE, (22, 14), garb.star(LILAC, 4.4, 1.5, 6), 4.8, (0, 10))
    garb.ermine(
        c,
        "M106 126C88 132 70 140 62 156C80 172 170 172 188 156C180 140 162"
        " 132 144 126Q125 140 106 126Z",
    )
    face(
        c,
        Face(
            PALE,
            "long",
            turn=-0.5,
            look=-0.4,
            lid=0.35,
            brow=3.6,
            hair="#8d93a3",
            iris="#3b4a80",
            arch=-0.3,
            nose="hook",
        ),
    )
    beards.long_beard(c, STEEL, "#8d93a3", 168)
    beards.moustache(c, WHITE, 0.0)
    for _ in c.both():
        c.shape("M98 60C90 70 90 90 96 104C100 100 101 92 100 84C99 76 101 68 105 62Z", STEEL)
        c.line("M96 72C94 80 95 88 97 94", 1.3, "#8d93a3")
    crowns.spikes(c, GOLD, LILAC, 53, 23)
    crowns.band(c, GOLD, DUSK, 63)
    hands.forearm(c, (196, 196), (184, 158), DUSK, GOLD, (40, 22))
    with c.placed(place(183, 142)):
        arms.sword(c, STEEL, GOLD, WINE, 108)
    hands.fist(c, 183, 143, PALE, 0, True)


def jack(c: Canvas) -> None:
    """Draw the jack: a one-eyed watchman in a hood, lifting a lantern."""
    c.shape(garb.SLIM, DUSK)
    garb.stripes(c, garb.SLIM, NIGHT, 18, 7, 0.006)
    c.shape(garb.SLIM, "none")
    with c.placed(place(-5, 0)):
        neck(c, PALE, 11, 140)
    profile(c, Face(PALE, brow=2.6, smile=0.6, arch=0.5))
    c.shape("M146 66C142 76 136 78 133 86C130 96 129 104 124 110L104 100L110 58Z", "#4a3f57")
    c.line("M139 74C132 80 128 90 126 102M130 68C124 76 120 88 119 100", 1.3, LILAC)
    c.shape(
        "M154 66C148 44 128 30 106 32C96 33 84 28 74 32C84 38 88 46 88 54C78 74 84 116 64 152"
        "C92 168 156 168 182 152C168 136 148 134 136 128C124 120 120 110 122 100"
        "C124 84 136 72 154 66Z",
        NIGHT,
    )
    c.line(
        "M147 64C132 68 117 82 114 100C113 114 120 126 132 132C146 138 160 140 170 150", 1.6, LILAC
    )
    c.line("M98 44C88 62 94 96 86 128M106 58C98 78 104 108 98 136", 1.3, DUSK)
    garb.scatter(
        c,
        "M76 142L104 138L128 146L150 150L120 160L84 156Z",
        (17, 8),
        garb.star(LILAC, 3.6, 1.2),
        3,
        (0, 3),
    )
    c.shape(ellipse(134, 140, 6), GOLD)
    c.fill(garb.star_path(134, 140, 4.4, 1.5, 4), WINE)
    hands.forearm(c, (196, 192), (188, 130), DUSK, GOLD, (38, 20))
    hands.fist(c, 187, 117, PALE, 0, True)
    with c.placed(place(187, 52, 1.05)):
        things.lantern(c, GOLD, "#fff3b8", GOLD)
