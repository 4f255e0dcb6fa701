"""For studies: what is counted beside the endings, and by what games are told apart."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from lairkeeper.games.run_run_run.records.events import DoorOpened, FightBegan, MummyDefeated
from lairkeeper.games.run_run_run.state import Pyramid, box_of
from lairkeeper.kernel import Event


def measures(told: Iterable[Event]) -> Mapping[str, tuple[int, int]]:
    """Games in which the Exit Door opened, and creatures defeated for each fight."""
    counted = Counter(type(event) for event in told)
    return {"door": (counted[DoorOpened], 1), "defeated": (counted[MummyDefeated], counted[FightBegan])}


def facets(pyramid: Pyramid) -> Mapping[str, Sequence[int]]:
    """The mummies that woke up."""
    return {"mummy": [mummy for mummy in range(len(box_of(pyramid).mummies)) if mummy not in pyramid.asleep]}


def seat_facets(pyramid: Pyramid) -> Mapping[str, Sequence[int]]:
    """The cat of each player."""
    return {"cat": pyramid.cats}
