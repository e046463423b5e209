"""The program in a true window, on a screen of its own."""
