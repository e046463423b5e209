"""Buttons, fields and lists: one family, for mouse and keyboard alike."""
