"""What a game that follows no other starts with (WDL-CAM19): as printed, or by the size of the group."""

from functools import lru_cache

from lairkeeper.games.woodlands.components.box import box
from lairkeeper.games.woodlands.components.kinds import Handicap
from lairkeeper.games.woodlands.config import hero_count
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel.definition.clauses import applies


@applies("WDL-CAM19")
def handicap(woods: Woods, name: Handicap) -> int:
    """What the table of chapters says for so many Heroes: as printed, for the Brambles card, or with all Enraged.

    Heroes who come from another chapter have no handicap.
    """
    options = woods.options
    if options.carried.heroes:
        return 0
    by_group = "enraged" if options.enraged_monsters else options.difficulty
    row = "printed" if options.start == "printed" else by_group
    return _number(options.content, options.chapter, name, row, hero_count(options))


@lru_cache(1 << 12)
def _number(content: str, chapter: int, name: Handicap, row: str, heroes: int) -> int:
    by_card = getattr(box(content).chapters[chapter], name)
    by_heroes: tuple[int, int, int] = getattr(by_card, row, (0, 0, 0))
    return by_heroes[heroes - 2]
