"""Makes the icons that Windows and macOS want from assets/icons, in .work/icons.

Run in the packager's environment, which has pygame. Without a drawing it makes nothing.
"""

import io
import struct
import sys
from pathlib import Path

import pygame

from packaging_details import ICONS, ROOT

DRAWINGS = ("app.svg", "app.png")
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic13": 256,
    b"ic09": 512,
    b"ic14": 512,
    b"ic10": 1024,
}


def main() -> int:
    """Write hearts.ico and hearts.icns."""
    found = [ROOT / "assets" / "icons" / name for name in DRAWINGS]
    drawing = next((path for path in found if path.is_file()), None)
    if drawing is None:
        print("no drawing in assets/icons: the program goes without an icon")
        return 0
    ICONS.mkdir(parents=True, exist_ok=True)
    sizes = {*ICO_SIZES, *ICNS_KINDS.values()}
    pictures = {size: _png(drawing, size) for size in sizes}
    (ICONS / "hearts.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (ICONS / "hearts.icns").write_bytes(
        icns({kind: pictures[size] for kind, size in ICNS_KINDS.items()})
    )
    print(f"icons made from {drawing.relative_to(ROOT).as_posix()}")
    return 0


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon that holds PNG pictures of several sizes."""
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, data in sorted(pictures.items()):
        edge = size % 256  # a byte, in which 0 stands for 256
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return a macOS icon that holds PNG pictures under their kinds."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _png(drawing: Path, size: int) -> bytes:
    if drawing.suffix == ".svg":
        picture = pygame.image.load_sized_svg(drawing, (size, size))
    else:
        picture = pygame.transform.smoothscale(pygame.image.load(drawing), (size, size))
    out = io.BytesIO()
    pygame.image.save(picture, out, "icon.png")
    return out.getvalue()


if __name__ == "__main__":
    sys.exit(main())
