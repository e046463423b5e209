"""The flat colours of the court cards, one small family to each kingdom."""

from __future__ import annotations

GOLD = "#ebb63f"
AMBER = "#c98a1b"
CREAM = "#fdf3dc"
WHITE = "#ffffff"
MOON = "#fbeec2"
STEEL = "#dfe3ea"
SILVER = "#c3c8d4"

NIGHT = "#2c2a56"
DUSK = "#55519a"
LILAC = "#c9c4e8"
WINE = "#8f2348"

RED = "#bd2a34"
ROSE = "#f2b9b0"
NAVY = "#2a3a72"
SKY = "#a9c3e6"

TEAL = "#167680"
AQUA = "#9fd6d2"
FLAME = "#dd6b2a"
SAND = "#f8e3b4"

GREEN = "#2d6c42"
LEAF = "#8dbb5c"
BARK = "#7b4a27"
MOSS = "#d5e3b0"

PALE = "#fbe9dc"
FAIR = "#fadcc0"
TAN = "#e6b48a"
BROWN = "#b67a4e"

GROUND = {"S": "#f1eff9", "H": "#fdf0ea", "D": "#fcf4df", "C": "#f1f6e6"}
