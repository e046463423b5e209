"""Owns what the packed program consists of: its assets, its icon and what systems are told."""

import ast
import re
import zipfile
from pathlib import Path
from typing import Any

from dev_core import libraries

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
WEIGHTS = ASSETS / "bots" / "policy.bin"
ICONS = ROOT / ".work" / "icons"
ARCHIVE = "assets.zip"

TITLE = "Hearts"
AUTHOR = "Hearts contributors"
# Not needed to play: notes, what catalogues are made from, and what editors and systems leave.
LEFT_OUT = ("readme/*", "*.md", "*.po", "*.pot", "*.py", ".*", "*~")

# Never imported by the game, though the packer finds a way to them. `hashlib` has its own sums
# when `_hashlib` is away, and that one would bring the whole of OpenSSL.
# The game reads and writes UTF-8 only, so that no other writing system's codecs are needed.
EXCLUDES = [
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_hashlib",
    "_lzma",
    "_multibytecodec",
    "_ssl",
    "bz2",
    "curses",
    "distutils",
    "doctest",
    "ftplib",
    "lib2to3",
    "lzma",
    "numpy",
    "OpenGL",
    "optparse",
    "pdb",
    "pip",
    "pkg_resources",
    "pydoc",
    "pydoc_data",
    "pygame._sdl2",
    "pygame.docs",
    "pygame.examples",
    "pygame.sndarray",
    "pygame.surfarray",
    "pygame.tests",
    "setuptools",
    "sqlite3",
    "ssl",
    "tkinter",
    "unittest",
    "wheel",
    "wsgiref",
    "xml",
    "xmlrpc",
]


def program_version() -> str:
    """Return the version as written in game/version.py."""
    text = (ROOT / "game" / "version.py").read_text("utf-8")
    found = re.search(r'VERSION = "([^"]+)"', text)
    assert found is not None, "game/version.py has no VERSION"
    return found[1]


def asset_files() -> list[Path]:
    """Return every asset that the game needs."""
    return [
        path
        for path in sorted(ASSETS.rglob("*"))
        if path.is_file() and not any(path.match(pattern) for pattern in LEFT_OUT)
    ]


def data_files(folder: Path) -> list[tuple[str, str]]:
    """Return the files to pack, each with its folder inside the package.

    The assets are made into one archive, but for the opponents' weights: those are read by the
    processes that think, which need nothing else of it.

    Args:
        folder: Where to make the archive.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(folder / ARCHIVE, "w") as archive:
        for path in asset_files():
            if path != WEIGHTS:
                # Without its time, so that the same files give the same program.
                name = zipfile.ZipInfo(path.relative_to(ASSETS).as_posix())
                archive.writestr(name, path.read_bytes())
    return [
        (str(folder / ARCHIVE), "game"),
        (str(WEIGHTS), "game/assets/bots"),
        (str(ROOT / "LICENSE"), "."),
    ]


def hidden_imports(source: Path) -> list[str]:
    """Return the modules that the compiled core imports, which the packer can't read in it.

    Args:
        source: The folder that the game is packed from; without a compiled core there are none.
    """
    found = set()
    for library in libraries(source):
        name = library.name.partition(".")[0]
        if library.parent == source:
            found.add(name)
            continue
        for node in ast.walk(ast.parse(library.with_name(f"{name}.py").read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return sorted(found)


def is_wanted(name: str) -> bool:
    """Tell whether a file that the packer found belongs to the game."""
    # pygame's font is under the GPL, and never drawn with. The compiler's libraries are on every
    # Linux, and one older than the system's would keep graphics drivers from loading.
    return not name.endswith(("freesansbold.ttf", "libstdc++.so.6", "libgcc_s.so.1"))


def icon_for(platform: str) -> str | None:
    """Return the icon made for a system by `packaging_icons`, if there is one."""
    names = {"win32": "hearts.ico", "darwin": "hearts.icns"}
    icon = ICONS / names.get(platform, "")
    return str(icon) if icon.is_file() else None


def info_plist() -> dict[str, Any]:
    """Return what macOS is told about the application."""
    version = program_version()
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{AUTHOR}, MIT licence",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def version_info() -> Any:
    """Return what Windows shows as the program's properties."""
    from PyInstaller.utils.win32 import versioninfo as vi  # type: ignore[import-untyped]

    version = program_version()
    numbers = tuple([*(int(part) for part in re.findall(r"\d+", version)), 0, 0, 0, 0][:4])
    words = {
        "CompanyName": AUTHOR,
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": "hearts",
        "LegalCopyright": f"{AUTHOR}, MIT licence",
        "OriginalFilename": "hearts.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    strings = [vi.StringStruct(name, text) for name, text in words.items()]
    return vi.VSVersionInfo(
        ffi=vi.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            vi.StringFileInfo([vi.StringTable("040904B0", strings)]),
            vi.VarFileInfo([vi.VarStruct("Translation", [0x0409, 1200])]),
        ],
    )
