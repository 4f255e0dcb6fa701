"""`lairkeeper` with an outbox in a hurry: what waits for minutes elsewhere waits for a moment here."""

import sys
from unittest.mock import patch

from lairkeeper.cli import main

if __name__ == "__main__":
    with (
        patch("lairkeeper.server.nudges.announcer.GRACE", 0),
        patch("lairkeeper.server.nudges.outbox.CLAIM", 1_500),
        patch("lairkeeper.server.nudges.outbox.LOOKING", 1_000),
        patch("lairkeeper.server.nudges.outbox.FIRST_PAUSE", 50),
        patch("lairkeeper.server.nudges.sender.EVERY", 0.05),
    ):
        sys.exit(main())
