"""For studies: words guessed and traps sprung, and by what games are told apart."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from lairkeeper.games.trapwords.events import FigureMoved, MonsterBeaten, TurnBegan, TurnFailed
from lairkeeper.games.trapwords.state import Dungeon
from lairkeeper.kernel import Event

SPRUNG = "TRP-FAIL1"


def measures(told: Iterable[Event]) -> Mapping[str, tuple[int, int]]:
    """For each turn whether the word was guessed in the end, or a trap was sprung."""
    counted: Counter[str] = Counter()
    for event in told:
        match event:
            case TurnBegan():
                counted["turns"] += 1
            case FigureMoved() | MonsterBeaten():
                counted["guessed"] += 1
            case TurnFailed() if event.why == SPRUNG:
                counted["sprung"] += 1
            case _:
                pass
    turns = counted["turns"]
    return {"guessed": (counted["guessed"], turns), "sprung": (counted["sprung"], turns)}


def facets(dungeon: Dungeon) -> Mapping[str, Sequence[str]]:
    """The word group, the language of the words and the monster."""
    options = dungeon.options
    return {"group": (options.group,), "language": (options.language,), "monster": (dungeon.monster,)}
