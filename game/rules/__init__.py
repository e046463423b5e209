"""The game of Hearts itself: no screen, no clock, no chance of its own."""
