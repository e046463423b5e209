"""Gathers the licences of everything that travels with the game into assets/licences.

Usage: python build/make_licences.py

Run it in the environment that the game is packed from: texts are taken from what is installed
there. The same packages give the same bytes.
"""

import sys
import sysconfig
from importlib.metadata import PackagePath, files
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "licences"
LIBRARIES = ROOT / "build" / "licences" / "libraries.txt"
"""What is known of the libraries inside pygame-ce's wheels, which bring no texts of theirs."""

# SDL comes inside pygame-ce's wheels, which do not bring its text along.
SDL = """\
Simple DirectMedia Layer
Copyright (C) 1997-2025 Sam Lantinga <slouken@libsdl.org>

This software is provided 'as-is', without any express or implied
warranty.  In no event will the authors be held liable for any damages
arising from the use of this software.

Permission is granted to anyone to use this software for any purpose,
including commercial applications, and to alter it and redistribute it
freely, subject to the following restrictions:

1. The origin of this software must not be misrepresented; you must not
   claim that you wrote the original software. If you use this software
   in a product, an acknowledgment in the product documentation would be
   appreciated but is not required.
2. Altered source versions must be plainly marked as such, and must not be
   misrepresented as being the original software.
3. This notice may not be removed or altered from any source distribution.
"""


def main() -> int:
    """Write one text file for each part."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    texts = {
        "hearts": (ROOT / "LICENSE").read_text("utf-8"),
        "font": (ROOT / "assets" / "fonts" / "OFL.txt").read_text("utf-8"),
        "pygame-ce": _packaged("pygame-ce", "LGPL.txt") + "\n\n" + LIBRARIES.read_text("utf-8"),
        "sdl": SDL,
        "python": _python(),
        "msgspec": _packaged("msgspec", "LICENSE"),
        "platformdirs": _packaged("platformdirs", "LICENSE"),
    }
    for name, text in texts.items():
        lines = [line.rstrip().expandtabs(4) for line in text.replace("\f", "").splitlines()]
        (FOLDER / f"{name}.txt").write_text("\n".join(lines).strip("\n") + "\n", "utf-8")
        print(f"{name}: {len(lines)} lines")
    return 0


def _packaged(package: str, name: str) -> str:
    """A licence among an installed package's files."""
    found: list[PackagePath] = [path for path in files(package) or [] if path.name == name]
    if not found:
        raise SystemExit(f"{package} is installed without {name}")
    return Path(str(found[0].locate())).read_text("utf-8")


def _python() -> str:
    """Python's own licence, wherever this installation keeps it."""
    folders = (
        Path(sysconfig.get_path("stdlib")),
        Path(sys.base_prefix),
        Path(sys.base_prefix) / "share" / "doc" / f"python{sys.version_info.major}",
    )
    for folder in folders:
        for name in ("LICENSE.txt", "LICENSE"):
            if (folder / name).is_file():
                return (folder / name).read_text("utf-8")
    raise SystemExit("this Python is installed without its licence")


if __name__ == "__main__":
    sys.exit(main())
