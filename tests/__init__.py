"""Everything that holds the game to its word; the folders mirror the rooms of `game`."""
