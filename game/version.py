"""Owns the version of the program, the only place where it is written."""

VERSION = "0.1.0"
