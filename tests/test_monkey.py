"""Monkeys at the table for a moment; `dev.py soak` lets them loose for as long as one likes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.monkey import monkey

EVENTS = 300


@pytest.mark.parametrize("seed", ["ape", "baboon", "chimp"])
def test_whatever_a_monkey_does_the_table_stays_whole(tmp_path: Path, seed: str) -> None:
    pygame.init()
    one = monkey(tmp_path, seed)
    try:
        for _ in range(EVENTS):
            one.act()
    finally:
        one.pilot.close()
