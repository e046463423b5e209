"""The program: everything wired together, once."""
