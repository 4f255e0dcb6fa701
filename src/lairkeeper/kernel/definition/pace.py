"""How long bots wait before they answer. A game says it once; server, terminal and laboratory read it.

Most questions need no pace: bots answer them in turn. Where people act at the same time, each bot keeps a pace of its
own, so that people can follow and have their say.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.flow.state import Decision

if TYPE_CHECKING:
    from lairkeeper.kernel.definition.game import AnyGame


class Delay(NamedTuple):
    """Milliseconds before a bot answers: any time between the two."""

    least: int
    most: int

    @property
    def middle(self) -> int:
        return (self.least + self.most) // 2


HURRIED = Delay(1100, 1900)
"""Where people hurry, that is where a question has a cooldown."""
NEVER = Delay(-1, -1)
"""The bot leaves the answer to the people who are asked too, or to the timer, as long as the table stays as it is."""


def bot_delay(game: "AnyGame", world: Any, decision: Decision, seat: Seat) -> Delay | None:
    """The pace of a bot on this seat; None where bots answer in turn."""
    if game.pace is not None:
        delay: Delay | None = game.pace(world, decision, seat)
        return delay
    return HURRIED if decision.cooldown is not None else None
