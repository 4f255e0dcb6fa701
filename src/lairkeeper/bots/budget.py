"""What a bot that searches may spend on a decision."""

from time import perf_counter
from typing import NamedTuple

from lairkeeper.kernel.errors import BadConfig

MOST_PROCESSES = 32
_SHORT = 1e-6


class Budget(NamedTuple):
    """What a decision may cost: so many rollouts, or as many as fit into so many milliseconds, in so many processes.

    A budget in rollouts gives the same answers on every machine and in any number of processes.
    """

    rollouts: int = 48
    milliseconds: int = 0
    processes: int = 1

    def checked(self) -> "Budget":
        """Refuses a budget for nothing."""
        amounts = self.rollouts, self.milliseconds
        if min(amounts) < 0 or max(amounts) < 1:
            raise BadConfig(key="budget", value=min(amounts), expected="1..")
        if not 1 <= self.processes <= MOST_PROCESSES:
            raise BadConfig(key="budget", value=self.processes, expected=f"1..{MOST_PROCESSES}")
        return self

    def left(self, since: float, cost: float) -> int:
        """The rollouts for which there is still time, if each takes so many seconds."""
        return int(self.processes * (self.milliseconds / 1000 - (perf_counter() - since)) / max(cost, _SHORT))


def budget_of(text: str) -> Budget:
    """A budget as it is written after the name of a bot: `48` rollouts, or `200ms`; `200ms:2` in two processes."""
    amount, colon, processes = text.partition(":")
    number = amount.removesuffix("ms")
    if not (_is_number(number) and (_is_number(processes) or not colon)):
        raise BadConfig(key="budget", value=text, expected="48, 200ms, 200ms:2")
    budget = Budget(0, int(number)) if number != amount else Budget(int(number))
    return budget._replace(processes=int(processes) if colon else 1).checked()


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


USUAL = Budget()
