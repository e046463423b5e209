#!/usr/bin/env python3
"""The one command of a checkout: play, test, lint, package and the rest, set up when needed.

Usage: python3 build/dev.py COMMAND [ARGUMENTS]  (Windows: py build\\dev.py ...)
"""
# Everything here must be readable by the oldest Python around, down to 2.7, because this is
# what tells its owner which one is needed; the work is done by the neighbour `dev_tasks`.

import sys

NEEDED = (3, 11)


def refuse_old_python():  # type: () -> None
    """Stop with a plain sentence if this Python is too old for the game."""
    if sys.version_info >= NEEDED:
        return
    found = "%d.%d" % tuple(sys.version_info[:2])
    needed = "%d.%d" % NEEDED
    if sys.platform.startswith("win"):
        advice = "Install it from https://www.python.org/downloads/ and run:  py -3 build\\dev.py"
    elif sys.platform == "darwin":
        advice = "Install it from https://www.python.org/downloads/ or with:  brew install python3"
    else:
        advice = (
            "Install it from your system's packages (for example: sudo apt install python3.11 "
            "python3.11-venv)\nand start this script with it:  python3.11 build/dev.py"
        )
    sys.stderr.write(
        "Hearts needs Python %s or newer; this is Python %s (%s).\n%s\n"
        % (needed, found, sys.executable, advice)
    )
    sys.exit(2)


if __name__ == "__main__":
    refuse_old_python()
    from dev_tasks import main

    sys.exit(main(sys.argv[1:]))
