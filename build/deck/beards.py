"""Beards and moustaches of the kings and jacks."""

from __future__ import annotations

from deck.canvas import Canvas


def long_beard(c: Canvas, fill: str, strand: str, low: float = 160.0) -> None:
    """Draw a beard that flows down to ``low`` in two waving points."""
    c.shape(
        f"M100 88C101 98 106 100 111 101C117 99 133 99 139 101C144 100 149 98 150 88"
        f"C157 106 152 124 146 136C142 146 136 150 133 {low}C129 {low - 6}"
        f" 127 {low - 8} 125 {low - 9}"
        f"C123 {low - 8} 121 {low - 6} 117 {low}C114 150 108 146 104 136C98 124 93 106 100 88Z",
        fill,
    )
    for _ in c.both():
        c.line("M105 104C102 116 108 128 113 138M112 112C110 122 116 132 119 146", 1.4, strand)
        c.line("M122 118C120 128 123 136 124 144", 1.4, strand)


def full_beard(c: Canvas, fill: str, strand: str) -> None:
    """Draw a round beard made of curls."""
    c.shape(
        "M100 86C101 97 106 100 112 101C118 99 132 99 138 101C144 100 149 97 150 86"
        "C156 92 156 102 153 107C156 114 151 123 145 125C143 132 134 136 129 132"
        "C127 135 123 135 121 132C116 136 107 132 105 125C99 123 94 114"
        " 97 107C94 102 94 92 100 86Z",
        fill,
    )
    for _ in c.both():
        c.line("M104 104C101 109 104 114 108 112M110 116C107 121 111 126 115 123", 1.4, strand)
        c.line("M121 121C118 125 121 129 124 127", 1.4, strand)


def moustache(c: Canvas, fill: str, curl: float = 0.0) -> None:
    """Draw a moustache whose ends drop, or rise as ``curl`` grows to 1."""
    end = 110.0 - 10.0 * curl
    for _ in c.both():
        c.shape(
            f"M125 102.500C119 100 112 102 106 {107 - curl * 2}C104 {108 - 2 * curl} 101 {end + 1}"
            f" 100 {end - 2}C99 {end + 5} 103 {112 - 3 * curl} 109 {111 - curl}"
            "C115 111 121 109 125 106Z",
            fill,
            1.6,
        )


def goatee(c: Canvas, fill: str) -> None:
    """Draw a small tuft on the chin."""
    c.shape(
        "M119 115C122 113 128 113 131 115C131 122 128 127 125 130C122 127 119 122 119 115Z",
        fill,
        1.6,
    )
