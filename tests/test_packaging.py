"""What goes to players beside the program itself: icons, version, licences, archives and sums."""

from __future__ import annotations

import gzip
import hashlib
import importlib
import io
import re
import shutil
import struct
import sys
import tarfile
import zipfile
from importlib.metadata import files
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

from game.scenes.help.about import PARTS
from game.version import VERSION
from packaging_archive import papers_of, tarred, write_sums, zipped
from packaging_details import asset_files, info_plist, is_wanted, program_version
from packaging_icons import ICNS_KINDS, ICO_SIZES, icns, ico
from packaging_needs import NEWEST_GLIBC, glibc_of, text_of

ROOT = Path(__file__).resolve().parent.parent
OTHER_NAMES = {
    "sharpyuv": "webp", "webpdemux": "webp", "brotlicommon": "brotli",
    "brotlidec": "brotli", "vorbisenc": "vorbis", "vorbisfile": "vorbis", "jpeg": "libjpeg",
}  # fmt: skip
"""Libraries that are a part of one with another name."""
FILES = {"hearts-1/hearts": b"\x7fELF", "hearts-1/LICENSE": b"MIT", "hearts-1/licences/a.txt": b"A"}


def picture(size: int) -> bytes:
    out = io.BytesIO()
    pygame.image.save(pygame.Surface((size, size)), out, "icon.png")
    return out.getvalue()


def test_the_version_is_the_program_s_everywhere() -> None:
    assert program_version() == VERSION
    plist = info_plist()
    assert plist["CFBundleVersion"] == plist["CFBundleShortVersionString"] == VERSION
    assert plist["NSHighResolutionCapable"] is True


def test_every_part_s_licence_is_in_the_program_and_in_the_archive() -> None:
    packed = {path.name for path in asset_files() if path.parent.name == "licences"}
    papers = papers_of()
    assert papers["LICENSE"] == (ROOT / "LICENSE").read_bytes()
    for part in PARTS:
        assert f"{part.file}.txt" in packed
        assert len(papers[f"licences/{part.file}.txt"]) > 500


def test_what_players_need_not_have_stays_out() -> None:
    names = [path.name for path in asset_files()]
    assert not [name for name in names if name.endswith((".po", ".pot", ".md", ".py"))]
    assert [name for name in names if name.endswith("hearts.mo")]
    assert not is_wanted("pygame/freesansbold.ttf")


def test_the_icon_for_windows_holds_every_size() -> None:
    pictures = {size: picture(size) for size in ICO_SIZES}
    data = ico(pictures)
    assert struct.unpack_from("<HHH", data) == (0, 1, len(ICO_SIZES))
    for place, size in enumerate(sorted(ICO_SIZES)):
        edge, _, _, _, _, bits, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * place
        )
        assert (edge or 256, bits) == (size, 32)
        assert data[offset : offset + length] == pictures[size]


def test_the_icon_for_macos_holds_every_kind() -> None:
    pictures = {kind: picture(size) for kind, size in ICNS_KINDS.items()}
    data = icns(pictures)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    found, at = {}, 8
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        found[kind] = data[at + 8 : at + length]
        at += length
    assert found == pictures


def test_a_tar_archive_holds_the_program_ready_to_run() -> None:
    data = tarred(FILES, "hearts")
    assert tarred(FILES, "hearts") == data
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(data))) as tar:
        members = {member.name: member for member in tar}
        assert set(members) == set(FILES)
        assert members["hearts-1/hearts"].mode == 0o755
        assert members["hearts-1/LICENSE"].mode == 0o644
        held = tar.extractfile("hearts-1/hearts")
        assert held is not None
        assert held.read() == b"\x7fELF"


def test_a_zip_archive_holds_the_same_files() -> None:
    data = zipped(FILES, "hearts")
    assert zipped(FILES, "hearts") == data
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == FILES


def test_sums_are_written_as_sha256sum_reads_them(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    for path in files:
        path.write_text(path.name)
    lines = write_sums(files).read_bytes().decode().splitlines()
    assert lines == [f"{hashlib.sha256(p.name.encode()).hexdigest()}  {p.name}" for p in files]


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("objdump") is None,
    reason="needs objdump, and a system whose programs name their glibc",
)
def test_the_glibc_that_a_library_needs_is_read() -> None:
    core = importlib.import_module("msgspec._core").__file__
    assert core is not None
    needed = glibc_of(Path(core))
    assert (2, 2) <= needed <= NEWEST_GLIBC
    assert glibc_of(ROOT / "LICENSE") == ()


def test_the_readme_names_the_glibc_that_is_promised() -> None:
    assert f"glibc {text_of(NEWEST_GLIBC)}" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the libraries have other names")
def test_every_library_that_comes_along_is_named_among_the_licences() -> None:
    told = (ROOT / "build" / "licences" / "libraries.txt").read_text("utf-8").lower()
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    for library in folder.glob("lib*.so*"):
        name = library.name.split("-")[0].removeprefix("lib").lower()
        name = name.replace("sdl2", "sdl").rstrip("0123456789")
        assert OTHER_NAMES.get(name, name) in told, library.name


def test_every_notice_that_is_kept_is_on_its_part_s_page() -> None:
    kept = ROOT / "build" / "licences"
    papers = papers_of()
    notices = [path for path in kept.rglob("*.txt") if path.parent != kept]
    assert {path.parent.name for path in notices} == {
        "common", "msgspec", "pygame-ce", "python", "sdl",
    }  # fmt: skip
    for path in notices:
        part = "pygame-ce" if path.parent.name == "common" else path.parent.name
        assert path.read_text("utf-8").strip("\n") in papers[f"licences/{part}.txt"].decode()
    overview = (kept / "libraries.txt").read_text("utf-8")
    assert overview.strip("\n") in papers["licences/pygame-ce.txt"].decode()


def test_every_notice_beside_pygame_is_listed_before_them() -> None:
    kept = ROOT / "build" / "licences"
    overview = (kept / "libraries.txt").read_text("utf-8")
    for path in (kept / "pygame-ce").glob("*.txt"):
        name = path.read_text("utf-8").split(maxsplit=1)[0]
        assert re.search(rf"^(\S+, )?{re.escape(name)}\b", overview, re.MULTILINE), path.name


def test_notices_are_narrow_enough_for_their_page() -> None:
    for name, text in papers_of().items():
        assert [line for line in text.decode().splitlines() if len(line) > 105] == [], name


@pytest.mark.skipif(find_spec("mypy") is None, reason="needs mypy, which the core is compiled by")
def test_the_licence_of_the_compiled_core_is_that_of_its_compiler() -> None:
    theirs = next(path for path in files("mypy") or [] if path.name == "LICENSE")
    told = " ".join(papers_of()["licences/pygame-ce.txt"].decode().split())
    assert " ".join(Path(str(theirs.locate())).read_text("utf-8").split()) in told
