"""The help: the rules with pictures, mouse and keys, and what the program is made of."""
