"""The shuffle: the same cards for the same seed and deal number, everywhere and for ever.

The byte stream is SHAKE-256 of `seed:number`; the deck stands in the order 2C..AC, 2D..AD, 2S..AS,
2H..AH; for i from 51 down to 1 a place j in 0..i is drawn by rejection, one byte at a time, and the
cards at i and j change places; the first thirteen cards go to South, the next to West, North, East.
"""

from __future__ import annotations

import hashlib

from game.rules.cards import DECK, Card, cards_text

SALT_BYTES = 16


def shuffled_deck(seed: str, number: int) -> tuple[Card, ...]:
    """The 52 cards in the order in which they are dealt.

    Args:
        seed: The match's seed text.
        number: The deal's number, from 1.
    """
    order = list(range(52))
    source = hashlib.shake_256(f"{seed}:{number}".encode("utf-8", "surrogatepass"))
    length = 256
    stream = source.digest(length)
    at = 0
    for i in range(51, 0, -1):
        limit = 256 - 256 % (i + 1)
        while True:
            if at == length:
                length *= 2
                stream = source.digest(length)
            byte = stream[at]
            at += 1
            if byte < limit:
                break
        j = byte % (i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(DECK[index] for index in order)


def deal_salt(seed: str, number: int) -> str:
    """The salt of a deal's fingerprint, in hexadecimal; told to nobody before the deal is over."""
    text = f"salt:{seed}:{number}".encode("utf-8", "surrogatepass")
    return hashlib.shake_256(text).hexdigest(SALT_BYTES)


def fingerprint(deck: tuple[Card, ...], salt: str) -> str:
    """SHA-256, in hexadecimal, of the salt and the 52 cards in dealing order.

    Shown before the deal, and checked by anybody once cards and salt are told afterwards.
    """
    return hashlib.sha256(f"{salt}:{cards_text(deck)}".encode()).hexdigest()
