"""For studies: what is counted beside the endings, and by what games are told apart."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from lairkeeper.games.woodlands.records.combat_events import CombatBegan, CombatLost, FoeBeaten
from lairkeeper.games.woodlands.state import Woods, box_of
from lairkeeper.kernel import Event


def measures(told: Iterable[Event]) -> Mapping[str, tuple[int, int]]:
    """Enemies beaten and fights lost, of all fights."""
    counted = Counter(type(event) for event in told)
    fights = counted[CombatBegan]
    return {"beaten": (counted[FoeBeaten], fights), "lost": (counted[CombatLost], fights)}


def facets(woods: Woods) -> Mapping[str, Sequence[int]]:
    """The Heroes, the Bosses that showed themselves, the Monsters that were beaten, and the chapter of a campaign."""
    first = len(woods.monster_pile)
    bosses = range(first, first + len(box_of(woods).bosses))
    chapter = woods.options.chapter
    return {
        "hero": woods.party,
        "kind": [boss for boss in bosses if boss not in woods.boss_pile],
        "foe_kind": [monster for monster in range(first) if woods.beaten[monster]],
        "chapter": (chapter,) if chapter else (),
    }
