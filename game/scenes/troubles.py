"""What went wrong with a file, as the player reads it."""

from __future__ import annotations

from pathlib import Path

from game.i18n.translator import Words
from game.storage.files import DamagedFile, NewerFile
from game.storage.profile import AlreadyOpen


def trouble_sentence(words: Words, trouble: Exception) -> str:
    """One sentence for one trouble."""
    match trouble:
        case DamagedFile() if trouble.kept_as is None:
            return words.t(
                "The file {name} can't be read and can't be moved; it is left as it is, and "
                "nothing is kept this time.",
                name=trouble.path.name,
            )
        case DamagedFile(kept_as=Path(name=kept)):
            return words.t(
                "The file {name} was damaged. It was put aside as {kept}, and the game goes on "
                "without it.",
                name=trouble.path.name,
                kept=kept,
            )
        case NewerFile():
            return words.t(
                "The file {name} was written by a newer Hearts. It is left as it is, and nothing "
                "is written over it.",
                name=trouble.path.name,
            )
        case AlreadyOpen():
            return words.t(
                "Hearts is open already. You can play here, too, but this game is not kept."
            )
        case OSError():
            return words.t(
                "The game can't be kept on disk ({reason}). You can play on, but it will be "
                "forgotten when you close the window.",
                reason=trouble.strerror or str(trouble),
            )
        case _:
            return str(trouble)
