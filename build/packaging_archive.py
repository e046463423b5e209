"""Owns the archive that players download: the program with its licences, and the sums beside it."""

import gzip
import hashlib
import io
import platform
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

from dev_env import ROOT, WORK, SetupError, run
from packaging_details import program_version

SUMS = "SHA256SUMS"
NOTHING_NEWER = (1980, 1, 1, 0, 0, 0)
"""The date of every file in an archive: the same files give the same bytes."""


def archive(program: Path) -> Path:
    """Put a program and its licences into one file in the program's folder."""
    if sys.platform == "darwin":
        return _ditto(program)
    name = f"hearts-{program_version()}-{_system()}"
    papers = {f"{name}/{path}": text for path, text in papers_of().items()}
    files = {f"{name}/{program.name}": program.read_bytes(), **papers}
    ending = ".zip" if sys.platform == "win32" else ".tar.gz"
    target = program.with_name(name + ending)
    target.write_bytes((zipped if ending == ".zip" else tarred)(files, executable=program.name))
    return target


def papers_of() -> dict[str, bytes]:
    """Return the licences of the game and of everything in it, by their place in an archive."""
    found = {"LICENSE": (ROOT / "LICENSE").read_bytes()}
    for path in sorted((ROOT / "assets" / "licences").glob("*.txt")):
        found[f"licences/{path.name}"] = path.read_bytes()
    return found


def tarred(files: dict[str, bytes], executable: str) -> bytes:
    """Return a gzipped tar archive; the program in it may be run at once."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            member.mode = 0o755 if name.endswith(f"/{executable}") else 0o644
            tar.addfile(member, io.BytesIO(data))
    return gzip.compress(plain.getvalue(), mtime=0)


def zipped(files: dict[str, bytes], executable: str) -> bytes:
    """Return a zip archive."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            member = zipfile.ZipInfo(name, NOTHING_NEWER)
            mode = 0o755 if name.endswith(f"/{executable}") else 0o644
            member.external_attr = (0o100000 | mode) << 16
            archive.writestr(member, data, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def write_sums(files: list[Path]) -> Path:
    """Write the SHA-256 sums of files in one folder, as `sha256sum --check` reads them."""
    note = files[0].with_name(SUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    note.write_text("".join(lines), "utf-8", newline="\n")
    return note


def _ditto(bundle: Path) -> Path:
    """Archive an application folder; only `ditto` keeps its links and rights."""
    name = f"hearts-{program_version()}-{_system()}"
    folder = WORK / "archive" / name
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in papers_of().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(text)
    target = bundle.with_name(name + ".zip")
    ditto = "/usr/bin/ditto"
    if run([ditto, bundle, folder / bundle.name]) != 0:
        raise SetupError(f"Could not copy {bundle}.")
    if run([ditto, "-c", "-k", "--keepParent", folder, target]) != 0:
        raise SetupError(f"Could not zip {bundle}.")
    return target


def _system() -> str:
    names = {"win32": "windows", "darwin": "macos"}
    machine = platform.machine().lower()
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(machine, machine)
    return f"{names.get(sys.platform, 'linux')}-{machine}"
