"""What a bot that searches may spend on a decision."""

from time import perf_counter
from typing import NamedTuple

from lairkeeper.kernel.errors import BadConfig

_SHORT = 1e-6


class Budget(NamedTuple):
    """What a decision may cost: so many rollouts, or as many as fit into so many milliseconds.

    A budget in rollouts gives the same answers on every machine.
    """

    rollouts: int = 48
    milliseconds: int = 0

    def checked(self) -> "Budget":
        """Refuses a budget for nothing."""
        if min(self) < 0 or max(self) < 1:
            raise BadConfig(key="budget", value=min(self), expected="1..")
        return self

    def left(self, since: float, cost: float) -> int:
        """The rollouts for which there is still time, if each takes so many seconds."""
        return int((self.milliseconds / 1000 - (perf_counter() - since)) / max(cost, _SHORT))


def budget_of(text: str) -> Budget:
    """A budget as it is written after the name of a bot: `48` rollouts, or `200ms`."""
    number = text.removesuffix("ms")
    if not (number.isascii() and number.isdigit()):
        raise BadConfig(key="budget", value=text, expected="48, 200ms")
    return (Budget(0, int(number)) if number != text else Budget(int(number))).checked()


USUAL = Budget()
