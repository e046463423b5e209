"""Owns what the packed program needs of a Linux system: the newest glibc that it asks for."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

Version = tuple[int, ...]
NEWEST_GLIBC: Version = (2, 36)
"""Debian 12's, and what the README promises."""


def newest_glibc(program: Path) -> tuple[Version, str]:
    """Return the newest glibc that a packed program or a library in it asks for, and which one."""
    from PyInstaller.archive.readers import CArchiveReader  # type: ignore[import-untyped]

    found = [(glibc_of(program), program.name)]
    reader = CArchiveReader(str(program))
    with tempfile.TemporaryDirectory() as folder:
        for name, entry in reader.toc.items():
            if entry[4] != "b":
                continue
            library = Path(folder, "library")
            library.write_bytes(reader.extract(name))
            found.append((glibc_of(library), name))
    return max(found)


def glibc_of(library: Path) -> Version:
    """Return the newest glibc that a program or library asks for; () for none."""
    done = subprocess.run(["objdump", "-T", library], capture_output=True, encoding="utf-8")
    versions = re.findall(r"\bGLIBC_([0-9.]+)\b", done.stdout)
    return max((tuple(map(int, version.split("."))) for version in versions), default=())


def text_of(version: Version) -> str:
    """Return a version as it is written."""
    return ".".join(map(str, version))


def main() -> int:
    """Tell the newest glibc that a program needs; exit with 1 if that is newer than promised."""
    version, where = newest_glibc(Path(sys.argv[1]))
    print(f"needs glibc {text_of(version)} ({where}); promised are {text_of(NEWEST_GLIBC)}")
    return 1 if version > NEWEST_GLIBC else 0


if __name__ == "__main__":
    sys.exit(main())
