"""`python -m lairkeeper` does what the command `lairkeeper` does."""

import sys

from lairkeeper.cli import main

if __name__ == "__main__":
    sys.exit(main())
