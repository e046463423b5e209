"""The player's folder: strict reading, atomic writing, nothing ever lost."""
