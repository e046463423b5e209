"""Fuzzes what reads files with atheris, where it is installed: coverage shows it the way in.

Usage: PYTHONPATH=build python -m tests.fuzz_atheris READER [libFuzzer's options]
"""

from __future__ import annotations

import importlib
import logging
import shutil
import sys
import tempfile
from pathlib import Path


def main() -> int:
    """Give one reader broken files until it raises what it should not, or is stopped."""
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        print("atheris is not installed, so nothing is fuzzed; the test suite does some of it")
        return 0
    logging.disable()
    with atheris.instrument_imports(include=["game"]):
        from tests.hostile import READERS
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    if name not in READERS:
        print(f"who is to read? One of: {', '.join(READERS)}")
        return 2
    read, good = READERS[name]
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder, "corpus")
        corpus.mkdir()
        (corpus / "good").write_bytes(good)

        def once(data: bytes) -> None:
            place = Path(folder, "player")
            place.mkdir()
            try:
                read(place, data)
            finally:
                shutil.rmtree(place)

        atheris.Setup([sys.argv[0], *sys.argv[2:], str(corpus)], once)
        atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
