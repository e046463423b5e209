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
NOTICES = ROOT / "build" / "licences"
"""What the packages don't bring: the notices of libraries inside them, copied from the sources.

Each folder is for one part. The texts are as their authors wrote them, but for the marks of
comments and for lines that were too long; a heading and what stands in brackets are ours.
"""
BETWEEN = "\n\n\n"


def main() -> int:
    """Write one text file for each part."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lesser = _packaged("pygame-ce", "LGPL.txt")
    libraries = (NOTICES / "libraries.txt").read_text("utf-8")
    texts = {
        "hearts": (ROOT / "LICENSE").read_text("utf-8"),
        "font": (ROOT / "assets" / "fonts" / "OFL.txt").read_text("utf-8"),
        "pygame-ce": BETWEEN.join([lesser, libraries, _notices("pygame-ce"), _notices("common")]),
        "sdl": _notices("sdl"),
        "python": BETWEEN.join([_python(), _notices("python")]),
        "msgspec": BETWEEN.join([_packaged("msgspec", "LICENSE"), _notices("msgspec")]),
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


def _notices(part: str) -> str:
    """Every notice that is kept for a part, by name."""
    paths = sorted((NOTICES / part).glob("*.txt"), key=lambda path: path.stem)
    return BETWEEN.join(path.read_text("utf-8").strip("\n") for path in paths)


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
