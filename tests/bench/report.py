"""The one table that all measurements go into, and the machine they were taken on."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement.

    Attributes:
        name: What was measured.
        value: The figure, with its unit.
        goal: What it should be; empty if there is no goal.
        met: Whether it is; None if there is no goal.
    """

    name: str
    value: str
    goal: str = ""
    met: bool | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Measurements under one heading."""

    title: str
    rows: Sequence[Row]


def machine() -> Section:
    """What the figures were measured on."""
    import pygame

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    rows = [
        Row("processor", f"{_processor()}, {os.cpu_count()} cores"),
        Row("system", f"{platform.system()} {platform.release()}, {platform.machine()}"),
        Row("Python", f"{platform.python_version()} ({platform.python_implementation()})"),
        Row("pygame-ce", f"{pygame.version.ver}, SDL {sdl}"),
    ]
    if hasattr(os, "getloadavg"):
        rows.append(Row("load before", f"{os.getloadavg()[0]:.1f}"))
    return Section("machine", rows)


def table(sections: Sequence[Section]) -> str:
    """All sections as one text table."""
    every = [row for section in sections for row in section.rows]
    if not every:
        return "nothing measured"
    name = max(len(row.name) for row in every)
    value = max(len(row.value) for row in every)
    goal = max(len(row.goal) for row in every)
    lines = []
    for section in sections:
        lines.append(f"{section.title} ".ljust(name + value + goal + 13, "-"))
        for row in section.rows:
            verdict = {None: "", True: "met", False: "MISSED"}[row.met]
            cells = (row.name.ljust(name), row.value.ljust(value), row.goal.ljust(goal), verdict)
            lines.append(("  " + "  ".join(cells)).rstrip())
    return "\n".join(lines)


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"
