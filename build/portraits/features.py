"""Eyes, brows, noses and mouths of the portraits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deck.canvas import LINE, PAPER, Canvas
from deck.paths import ellipse

if TYPE_CHECKING:
    from portraits.heads import Head

_MOUTH = "#6d1f2b"
_TONGUE = "#d9686a"


def eye(c: Canvas, h: Head, x: float, y: float, flip: float, wide: float) -> None:
    """Draw one eye; ``flip`` is 1 for the left of the picture and -1 for the right."""
    w, up, down = wide, -10.5 + 8.0 * h.lid, 6.6 - 5.0 * h.squint
    with c.placed((flip, 0, 0, 1, x, y)):
        if h.happy:
            c.line(f"M{-w} 2.5Q0-10.5 {w} 2.5", 3.4)
            return
        if h.shade:
            c.fill(f"M{-w - 1.5} 1C{-w * 0.7} {up - 7} {w * 0.6} {up - 6} {w} 1.5Z", h.shade)
        lid = f"M{-w} 0.5C{-w * 0.55} {up} {w * 0.5} {up} {w} 1.8"
        c.fill(f"{lid}C{w * 0.5} {down} {-w * 0.5} {down + 0.6} {-w} 0.5Z", PAPER)
        top, low = 0.75 * up + 0.5, 0.75 * down + 0.4
        middle, tall = (top + low) / 2, (low - top) / 2
        at = flip * h.look * (w - 5.0)
        c.fill(ellipse(at, middle, 5.0, min(5.2, tall + 0.2)), h.iris)
        c.fill(ellipse(at, middle, 2.7, min(2.9, tall - 0.4)), LINE)
        c.fill(ellipse(at + 1.7 * flip, middle - min(1.8, tall * 0.45), 1.4), PAPER)
        start = f"M{-w - 3.2} {-2.6}L{-w} 0.5" if h.lash else f"M{-w - 0.8} 1.2L{-w} 0.5"
        c.line(start + lid.replace("M", "L"), 3.0)
        c.line(f"M{w * 0.45} {low - 0.2}Q0 {low + 0.9} {-w * 0.6} {low - 0.9}", 1.3)
        if h.lid > 0.3:
            c.line(f"M{-w * 0.95} -4.8Q-0.5 {up - 5.6} {w * 0.8} -3.4", 1.3)


def brow(c: Canvas, h: Head, x: float, y: float, flip: float, near: float) -> None:
    """Draw one brow, thick at the nose and thin at the temple."""
    rise, t = 3.6 * h.arch, h.brow
    with c.placed((flip * near, 0, 0, 1, x, y)):
        c.fill(
            f"M-11.500 {1.6 + rise * 0.2}Q-3 {-5.6 - max(rise, -2)} 9.500 {-1.4 - rise * 0.7}"
            f"L9 {-1.4 - rise * 0.7 + t}Q-2 {-5.2 - max(rise, -2) + t * 1.4}"
            f" -11.500 {1.6 + rise * 0.2}Z",
            h.hair,
        )
        c.line(
            f"M-10.500 {1.4 + rise * 0.2}Q-3 {-4.4 - max(rise, -2) + t * 0.5}"
            f" 8.600 {-1 - rise * 0.7 + t * 0.5}",
            max(1.4, t - 1.6),
            h.hair,
        )


def nose(c: Canvas, h: Head, x: float, s: float) -> None:
    """Draw a nose that points to the right for ``s`` = 1 and to the left for -1."""
    with c.placed((s, 0, 0, 1, x, 0)):
        if h.nose == "hook":
            c.line("M-4 86C2 89 6 100 7.500 108Q7.800 114-4 113", 2.3)
            c.line("M-6.500 108Q-9 111-6.500 113.500", 1.8)
        elif h.nose == "button":
            c.line("M-1.500 99C-1 103 2 104 4.500 107.500Q5.800 112.500-3 112", 2.2)
        elif h.nose == "broad":
            c.line("M-2.500 92C-2 100 1 103 5 107", 1.8)
            c.line("M-8.500 108Q-9.500 113-4 113Q0 115.500 4 113Q9.500 113 8.500 108", 2.2)
        else:
            c.line("M-3.500 89C-2 98 0 102 5.500 109Q6 114-3.500 113", 2.2)


def mouth(c: Canvas, h: Head, x: float, s: float) -> None:
    """Draw a mouth; a smirk rises toward ``s``."""
    up = 3.0 * h.smile
    with c.placed((s * h.wide, 0, 0, h.wide, x, 121.5)):
        if h.mouth == "grin":
            _grin(c, up, h.lip)
        elif h.mouth == "lips":
            c.fill(
                f"M-10.500 {-up * 0.5}Q-4-5 0-2.600Q4-5 10.500 {-up * 0.5}Q5 7.500 0 7.200"
                f"Q-5 7.500-10.500 {-up * 0.5}Z",
                h.lip,
            )
            c.line(f"M-11 {-up * 0.6}Q0 {2.6 + up * 0.7} 11 {-up * 0.6}", 1.7)
        elif h.mouth == "smirk":
            c.line(f"M-9 {1.5 - up * 0.2}Q1 {4.6 + up * 0.4} 10.500 {-1 - up}", 2.6)
            c.line(f"M9 {-3 - up}Q12.500 {-1.5 - up} 12 {1.5 - up}", 1.8)
            c.line("M-4 8Q0 9.400 4 7.800", 1.7, h.lip)
        elif h.mouth == "stern":
            c.line("M-9 1.200Q0-1.400 9 1.200", 2.6)
        else:
            c.line(f"M-10.500 {-up}Q0 {3.4 + up * 1.1} 10.500 {-up}", 2.6)
            c.line(f"M-4 {7.4 + up * 0.2}Q0 {9 + up * 0.2} 4 {7.4 + up * 0.2}", 1.7, h.lip)


def _grin(c: Canvas, up: float, lip: str) -> None:
    """Draw an open, laughing mouth with a row of teeth and a tongue."""
    a, w = -up, 12.5
    c.fill(f"M{-w} {a}Q0 {a + 5} {w} {a}C{w - 2} {a + 14} {-w + 2} {a + 14} {-w} {a}Z", _MOUTH)
    c.fill(
        f"M-6.500 {a + 8.8}Q0 {a + 4.600} 6.500 {a + 8.8}Q0 {a + 11.8}-6.500 {a + 8.8}Z", _TONGUE
    )
    c.fill(
        f"M{-w + 0.6} {a + 0.6}Q0 {a + 5} {w - 0.6} {a + 0.6}L{w - 2.2} {a + 3.6}"
        f"Q0 {a + 8.2} {-w + 2.2} {a + 3.6}Z",
        PAPER,
    )
    c.line(f"M{-w} {a}Q0 {a + 5} {w} {a}C{w - 2} {a + 14} {-w + 2} {a + 14} {-w} {a}Z", 2.4, lip)
