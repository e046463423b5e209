"""Which corpora of whole hands are replayed."""

from __future__ import annotations

import pytest

from tests.conformance.corpus import DATA


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "corpus" in metafunc.fixturenames:
        start = metafunc.config.invocation_params.dir
        given = [start / name for name in metafunc.config.getoption("--corpus")]
        files = given or [DATA / "hands.jsonl"]
        metafunc.parametrize("corpus", files, ids=[path.name for path in files])
