"""Hearts, the card game, against three computer opponents."""
