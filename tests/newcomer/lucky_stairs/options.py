"""What may be answered."""

from lairkeeper.kernel import Option


class Climb(Option):
    """Rolls the die."""


class Rest(Option):
    """Keeps what was climbed."""


class Rolled(Option):
    """A face of the die."""

    stairs: int
