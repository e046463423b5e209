"""The window and the machine around it: events, clock, pixels, files of the program."""
