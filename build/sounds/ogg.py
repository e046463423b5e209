"""Ogg Vorbis files: encoding them, and making their bytes the same each time."""

from __future__ import annotations

import io
import struct
import zlib

import numpy as np
import soundfile

from sounds.synth import RATE, Signal

_HEADER = 27
_BLOCK = 4_096


def _crc_table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1
        table.append(value & 0xFFFFFFFF)
    return tuple(table)


_CRC = _crc_table()


def _crc(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CRC[(value >> 24) ^ byte]
    return value


def fix_serial(data: bytes, serial: int) -> bytes:
    """Give every page of an Ogg file a chosen serial number and a correct checksum.

    Args:
        data: The file, with one logical stream.
        serial: The serial number.

    Returns:
        The changed file.

    Raises:
        ValueError: The data is not a run of Ogg pages.
    """
    out = bytearray()
    at = 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        count = data[at + 26]
        body = sum(data[at + _HEADER : at + _HEADER + count])
        end = at + _HEADER + count + body
        page = bytearray(data[at:end])
        struct.pack_into("<I", page, 14, serial)
        # The checksum is taken with its own four bytes at zero.
        struct.pack_into("<I", page, 22, 0)
        struct.pack_into("<I", page, 22, _crc(bytes(page)))
        out += page
        at = end
    return bytes(out)


def encode(name: str, x: Signal, quality: float) -> bytes:
    """Encode a stereo signal as Ogg Vorbis.

    Args:
        name: Name of the sound, from which the stream's serial number is made.
        x: The signal.
        quality: Vorbis quality from 0 to 1.

    Returns:
        The bytes of the file, the same for the same signal and encoder.
    """
    # Whole 16-bit steps: the last digit of a sine may differ between processors, and rounding
    # keeps such a difference out of the encoder.
    steps = np.round(x * 32_767).astype(np.int16)
    buffer = io.BytesIO()
    with soundfile.SoundFile(
        buffer,
        "w",
        samplerate=RATE,
        channels=2,
        format="OGG",
        subtype="VORBIS",
        compression_level=1 - quality,
    ) as file:
        # Small blocks: the encoder keeps a block on its stack and fails on long ones.
        for at in range(0, len(steps), _BLOCK):
            file.write(steps[at : at + _BLOCK])
    return fix_serial(buffer.getvalue(), zlib.crc32(name.encode()))


def decode(data: bytes) -> tuple[Signal, int]:
    """Decode an Ogg Vorbis file.

    Args:
        data: The bytes of the file.

    Returns:
        The signal with two axes, and its sample rate.
    """
    x, rate = soundfile.read(io.BytesIO(data), dtype="float64", always_2d=True)
    return x, int(rate)
