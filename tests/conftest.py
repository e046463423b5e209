"""Options and settings for the whole suite."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("hearts", derandomize=True, deadline=None, database=None)
settings.load_profile("hearts")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--corpus",
        action="append",
        default=[],
        metavar="FILE",
        help="replay the whole hands in FILE (a JSON object a line) instead of the kept ones; "
        "may be given more than once",
    )
