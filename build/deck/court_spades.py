"""The night court: jack, queen and king of spades."""

from __future__ import annotations

from deck import arms, beards, crowns, garb, hands, things
from deck.canvas import Canvas
from deck.faces import Face, face, neck
from deck.paths import ellipse, place
from deck.tones import DUSK, GOLD, LILAC, NIGHT, PALE, SILVER, STEEL, WHITE, WINE

_RAVEN = "#231f3f"


def queen(c: Canvas) -> None:
    """Draw the queen: moon crown, raven on her hand, a dark rose in the other."""
    c.shape(
        "M125 46C96 44 88 66 88 88C88 112 78 124 74 152C84 160 96 158 104 150L146 150"
        "C154 158 164 158 172 152C172 124 162 112 162 88C162 66 154 44 125 46Z",
        _RAVEN,
    )
    for _ in c.both():
        c.line("M95 84C95 108 88 122 84 146M92 74C92 80 92 84 92 88", 1.4, DUSK)
    for _ in c.both():
        c.shape("M114 142L84 134C72 122 68 106 70 88L84 97L86 84C96 96 108 112 116 128Z", WINE)
        c.line("M84 97C90 110 100 124 112 134M78 118C88 126 100 132 112 137", 1.3, GOLD)
    c.shape(garb.ROBE, NIGHT)
    garb.scatter(c, garb.ROBE, (20, 13), garb.star(GOLD, 4.2, 1.3), 4.6, (0, 6))
    c.shape("M112 132L100 216L150 216L138 132Q125 142 112 132Z", WINE)
    garb.scatter(
        c, "M112 140L100 216L150 216L138 140Z", (13, 10), garb.lozenge(GOLD, 2.2, 3.6), 3.6, (0, 10)
    )
    neck(c, PALE, 9.5, 137)
    garb.beads(c, garb.arc_points(125, 128, 13, 11, 15, 165, 9), 2.2, SILVER)
    c.shape("M125 141L129.500 147L125 155L120.500 147Z", GOLD, 1.5)
    face(
        c,
        Face(PALE, turn=0.7, look=0.6, lid=0.62, brow=2.4, iris="#4a3f8f", lip="#a3204a", smile=0.5, arch=1.1),
    )
    c.shape(
        "M97 98C94 78 98 66 125 74C152 66 156 78 153 98C164 74 154 44 125 44C96 44 86 74 97 98Z",
        _RAVEN,
    )
    for _ in c.both():
        c.line("M97 82C98 72 106 66 118 66M94 78C96 66 106 60 116 60", 1.3, DUSK)
        c.line("M98.500 98L98.500 102", 1.6)
        c.shape(ellipse(98.5, 106, 2.8, 4.4), GOLD, 1.5)
    crowns.moon_crown(c, GOLD, WINE, WHITE)
    hands.forearm(c, (64, 192), (70, 152), DUSK, GOLD, (38, 20))
    with c.placed(place(66, 98)):
        things.rose(c, WINE, "#b8436b", "#3d5a4c", 62)
    hands.fist(c, 68, 140, PALE)
    hands.forearm(c, (192, 190), (181, 150), DUSK, GOLD, (38, 20))
    hands.fist(c, 180, 137, PALE, 0, True)
    with c.placed(place(183, 128, 0.92)):
        things.raven(c, _RAVEN, DUSK, GOLD, "#6d6a78")


def king(c: Canvas) -> None:
    """Draw the king: silver beard, spiked crown, ermine and an upright sword."""
    c.shape("M94 70C84 90 86 116 82 132L168 132C164 116 166 90 156 70Z", SILVER)
    c.shape(garb.ROBE, NIGHT)
    garb.scatter(c, garb.ROBE, (22, 14), garb.star(LILAC, 4.4, 1.5, 6), 4.8, (0, 10))
    garb.ermine(c, "M106 126C88 132 70 140 62 156C80 172 170 172 188 156C180 140 162 132 144 126Q125 140 106 126Z")
    face(c, Face(PALE, "long", turn=-0.5, look=-0.4, lid=0.35, brow=3.6, hair="#8d93a3", iris="#3b4a80", arch=-0.3))
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
    """Draw the jack: a watchman in a hood, lifting a lantern."""
    c.shape(garb.SLIM, DUSK)
    garb.stripes(c, garb.SLIM, NIGHT, 18, 7, 0.006)
    c.shape(garb.SLIM, "none")
    c.shape("M92 60C78 92 80 122 66 150C92 164 158 164 184 150C170 122 172 92 158 60Z", NIGHT)
    neck(c, PALE, 10, 138)
    c.line("M125 142L125 160", 1.6, LILAC)
    face(c, Face(PALE, "long", turn=0.6, look=0.7, lid=0.1, brow=2.6, iris="#3b4a80", smile=0.4))
    c.shape("M99 96C94 80 98 66 110 62C120 70 140 70 150 76C152 82 152 90 151 96C158 80 154 52 125 52C96 52 92 80 99 96Z", "#3a3340")
    c.shape(
        "M125 28C92 28 80 64 84 104C86 122 96 134 112 144C100 126 96 108 98 88C99 70 108 60 125 60"
        "C142 60 151 70 152 88C154 108 150 126 138 144C154 134 164 122 166 104C170 64 158 28 125 28Z",
        NIGHT,
    )
    for _ in c.both():
        c.line("M92 92C92 66 104 48 120 44M104 132C94 120 91 108 91 98", 1.4, LILAC)
    c.shape(ellipse(125, 147, 6), GOLD)
    c.fill(garb.star_path(125, 147, 4.4, 1.5, 4), WINE)
    with c.placed(place(126, 33, 0.9, 20)):
        crowns.feather(c, LILAC, DUSK)
    hands.forearm(c, (196, 192), (188, 128), DUSK, GOLD, (38, 20))
    with c.placed(place(187, 119, 0.001)):
        pass
    hands.fist(c, 187, 115, PALE, 0, True)
    with c.placed(place(187, 50, 1.05)):
        things.lantern(c, GOLD, "#fff3b8", GOLD)
