"""What always holds, whatever has been played: components are conserved and limits are kept."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.setup import laid_at_start, pile_of
from lairkeeper.games.woodlands.state import NO_TILE, Woods, box_of, is_boss, is_inside
from lairkeeper.kernel import applies


def check(woods: Woods) -> None:
    """Raises AssertionError with the clause that does not hold."""
    broken = [clause for clause, holds in _laws(woods) if not holds]
    if broken:
        raise AssertionError(" ".join(broken))


@applies("WDL-SET2", "WDL-SET3", "WDL-SET6", "WDL-SET7", "WDL-SET8", "WDL-LOOT6")
def _laws(woods: Woods) -> Iterator[tuple[str, bool]]:
    supplies = box_of(woods).supplies
    yield "WDL-SET2", all(0 <= hearts <= supplies.hearts for hearts in woods.hearts)
    yield "WDL-SET3", all(0 <= orbs <= supplies.orbs for orbs in woods.orbs)
    yield "WDL-SET6", _tiles(woods) == sorted(pile_of(woods.options))
    yield "WDL-SET7", _monsters(woods) == [monster.count for monster in box_of(woods).monsters]
    yield "WDL-TILE14", _bosses(woods) == len(box_of(woods).bosses)
    yield "WDL-SET8", all(left >= 0 for left in (*woods.loot_pile, *woods.loot_discard))
    hands = zip(woods.loot, woods.used_loot, strict=True)
    may_be_many = woods.quest.is_won or woods.options.chapter == 4
    yield "WDL-LOOT6", may_be_many or all(len(up) + len(down) <= supplies.loot_slots for up, down in hands)
    yield "WDL-TILE42", len(woods.chests) == len(woods.forest.nodes)
    yield "WDL-DEN19", woods.den is not None or not any(is_inside(node) for node in woods.nodes)
    yield "WDL-INN4", all(len(served) <= supplies.inn_visits for served in woods.served)


def _tiles(woods: Woods) -> list[int]:
    """The tiles in the pile, drawn, rejected and laid, without those that lay there at the start."""
    laid = [tile.tile for tile in woods.forest.tiles[len(laid_at_start(woods.options)) :]]
    drawn = [] if woods.drawn == NO_TILE else [woods.drawn]
    return sorted((*woods.tiles_left, *woods.tiles_on_top, *woods.tiles_below, *woods.rejected, *laid, *drawn))


def _monsters(woods: Woods) -> list[int]:
    counted = [pile + discard for pile, discard in zip(woods.monster_pile, woods.monster_discard, strict=True)]
    for foe in woods.foes:
        if not is_boss(woods, foe):
            counted[foe.kind] += 1
    return counted


def _bosses(woods: Woods) -> int:
    bosses = sum(is_boss(woods, foe) for foe in woods.foes)
    return bosses + len(woods.boss_pile) + sum(woods.beaten[len(woods.monster_pile) :])
