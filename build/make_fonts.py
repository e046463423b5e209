"""Makes the game's two fonts: Be Vietnam Pro, reduced to the letters and features used.

Usage: python build/make_fonts.py [FOLDER_OR_TGZ]

Without an argument the source package is fetched with `npm pack`. The same source and the same
fonttools give the same bytes.
"""

import argparse
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"
SOURCE = "@expo-google-fonts/be-vietnam-pro@0.4.1"
FACES = {
    "400Regular/BeVietnamPro_400Regular.ttf": "BeVietnamPro-Regular.ttf",
    "600SemiBold/BeVietnamPro_600SemiBold.ttf": "BeVietnamPro-SemiBold.ttf",
}
LICENCE = "LICENSE_FONT"
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"]
RANGES = [
    (0x0020, 0x024F),  # Latin, Latin-1, Extended-A and -B
    (0x0300, 0x036F),  # combining marks
    (0x1E00, 0x1EFF),  # Latin Extended Additional: Vietnamese
    (0x2000, 0x206F),  # dashes, curly quotes, bullet, ellipsis
    (0x20A0, 0x20CF),  # currencies
    (0x2122, 0x2122),  # trade mark
    (0x2190, 0x21FF),  # arrows, should the font ever get them
    (0x2212, 0x2212),  # minus
    (0x2248, 0x2265),  # about, unequal, at most, at least
]


def main() -> int:
    """Write both fonts and their licence into assets/fonts."""
    parser = argparse.ArgumentParser(description="Make assets/fonts from Be Vietnam Pro.")
    parser.add_argument("source", nargs="?", type=Path, help="unpacked package, or its .tgz")
    source: Path | None = parser.parse_args().source
    with tempfile.TemporaryDirectory() as name:
        files = _read_source(source or _fetch(Path(name)), [*FACES, LICENCE])
    FONTS.mkdir(parents=True, exist_ok=True)
    for path, target in FACES.items():
        data = reduced(files[path])
        (FONTS / target).write_bytes(data)
        print(f"{target}: {len(files[path]):,} -> {len(data):,} bytes")
    licence = files[LICENCE].decode("utf-8").replace("\r\n", "\n").rstrip() + "\n"
    (FONTS / "OFL.txt").write_text(licence, "utf-8", newline="\n")
    return 0


def reduced(data: bytes) -> bytes:
    """Return a font with only the letters and layout features that the game uses."""
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    options = subset.Options(
        layout_features=FEATURES,
        name_IDs=["*"],
        notdef_outline=True,
        glyph_names=False,
        recalc_timestamp=False,
    )
    letters = {code for first, last in RANGES for code in range(first, last + 1)}
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters & set(font.getBestCmap()))
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def _fetch(folder: Path) -> Path:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit(f"Give the folder or .tgz of {SOURCE}, or install npm so it can be fetched.")
    subprocess.run([npm, "pack", "--silent", SOURCE], cwd=folder, check=True, stdout=sys.stderr)
    return next(folder.glob("*.tgz"))


def _read_source(source: Path, names: Iterable[str]) -> dict[str, bytes]:
    if source.is_dir():
        return {name: (source / name).read_bytes() for name in names}
    found = {}
    with tarfile.open(source) as archive:
        for name in names:
            member = archive.extractfile(f"package/{name}")
            if member is None:
                sys.exit(f"{source} has no {name}.")
            found[name] = member.read()
    return found


if __name__ == "__main__":
    sys.exit(main())
