"""Taking back an answer after which others have answered: a proof that they do not depend on it.

Answers given side by side often commute. If the answer, given last instead of where it was given, tells everybody the
same and leads to the same state, then nobody has built on it, and it can be taken back as if it were the last.
"""

from collections.abc import Sequence
from typing import TypeVar

from lairkeeper.kernel.codec import same
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.kernel.journal import Entry, give
from lairkeeper.kernel.record import World
from lairkeeper.kernel.state import State, clone
from lairkeeper.kernel.table import Told

W = TypeVar("W", bound=World)


def without(
    before: State[W], now: int, entries: Sequence[Entry], told: Sequence[tuple[Told, ...]], place: int, after: State[W]
) -> State[W] | None:
    """The state that these answers lead to without the one at `place`; none if others depend on it.

    `before` is the state they were given in, at the time `now` of play; `told` what each told; `after` where they led.
    """
    twin = clone(before)
    try:
        for other, entry in enumerate(entries):
            if other != place:
                heard, now = give(twin, entry, now)
                if heard != told[other]:
                    return None
        left = clone(twin)
        heard, _ = give(twin, entries[place], now)
    except LairkeeperError:
        return None
    return left if heard == told[place] and same(twin, after) else None
