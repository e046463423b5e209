"""The sound files of the game: synthesises `assets/sounds` and checks what is there.

Run it with numpy and soundfile installed; the game itself needs neither. Every seed is fixed and
the Ogg serial numbers are set by hand, so two runs with the same numpy and the same libsndfile
give the same bytes. Another version of the Vorbis encoder may give other bytes for a sound that
is heard the same.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

# The folder of this script is no package; it is put on the path so that its parts are found from
# whatever place the script is started or imported.
_HERE = Path(__file__).resolve().parent
if str(_HERE) not in sys.path:
    sys.path.insert(0, str(_HERE))

from sounds.loudness import level, loudness, peak_db  # noqa: E402
from sounds.ogg import decode, encode  # noqa: E402
from sounds.recipes import RECIPES, render  # noqa: E402
from sounds.synth import RATE  # noqa: E402

TARGET = -20.0
OFFSETS = {"turn": -9.0}
CEILING = -2.5
QUALITY = 0.45

PEAK_LIMIT = -1.0
TOLERANCE = 0.75
EDGE_LIMIT = -55.0
SIZE_LIMIT = 350_000


def target(name: str) -> float:
    """Return the loudness a sound is made at.

    Args:
        name: Name of the sound.

    Returns:
        Loudness in LUFS: one for all, but lower for what must never draw attention.
    """
    return TARGET + OFFSETS.get(name, 0.0)


def build(name: str) -> bytes:
    """Make the file of one sound.

    Args:
        name: A name in `RECIPES`.

    Returns:
        The bytes of the Ogg file.
    """
    return encode(name, level(render(name), target(name), CEILING), QUALITY)


def write(folder: Path) -> None:
    """Make all sounds.

    Args:
        folder: Where the files go; it is created if need be.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        (folder / f"{name}.ogg").write_bytes(build(name))


def check(folder: Path) -> list[str]:
    """Print a table of the sounds in a folder and look for faults.

    Args:
        folder: Where the files are.

    Returns:
        The faults, each in one line; empty if all is well.
    """
    faults: list[str] = []
    total = 0
    print(f"{'sound':<14}{'seconds':>8}{'peak dB':>9}{'LUFS':>8}{'0.4 s':>8}{'bytes':>8}  fresh")
    for name in RECIPES:
        path = folder / f"{name}.ogg"
        if not path.is_file():
            faults.append(f"{name}: no file")
            continue
        data = path.read_bytes()
        total += len(data)
        x, rate = decode(data)
        peak, loud = peak_db(x), loudness(x)
        fresh = data == build(name)
        print(
            f"{name:<14}{len(x) / rate:>8.2f}{peak:>9.1f}{loud:>8.1f}{loudness(x, 0.4):>8.1f}"
            f"{len(data):>8}  {'yes' if fresh else 'no'}"
        )
        if rate != RATE or x.shape[1] != 2:
            faults.append(f"{name}: {rate} Hz, {x.shape[1]} channels")
        if peak > PEAK_LIMIT:
            faults.append(f"{name}: the peak is {peak:.1f} dB")
        if abs(loud - target(name)) > TOLERANCE:
            faults.append(f"{name}: the loudness is {loud:.1f} LUFS, not {target(name):.1f}")
        # Two frames at each end: a step there would be heard as a click.
        edge = peak_db(np.concatenate([x[:2], x[-2:]]))
        if edge > EDGE_LIMIT:
            faults.append(f"{name}: an end is at {edge:.0f} dB, which clicks")
    print(f"{len(RECIPES)} sounds, {total} bytes")
    if total > SIZE_LIMIT:
        faults.append(f"the files take {total} bytes, more than {SIZE_LIMIT}")
    return faults


def main(arguments: list[str] | None = None) -> int:
    """Make the sounds, or check them.

    Args:
        arguments: The command line without the program's name.

    Returns:
        The exit status: 1 if the check found a fault.
    """
    parser = argparse.ArgumentParser(description="Make the sound files of the game.")
    parser.add_argument("--check", action="store_true", help="measure the files instead")
    parser.add_argument(
        "--folder", type=Path, default=_HERE.parent / "assets" / "sounds", help="where they are"
    )
    options = parser.parse_args(arguments)
    if not options.check:
        write(options.folder)
        return 0
    faults = check(options.folder)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
