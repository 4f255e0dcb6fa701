"""Invariants of every game: components are conserved and limits are kept."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.components.box import Card
from lairkeeper.games.woodlands.rules.corruption import TOKENS
from lairkeeper.games.woodlands.setup import laid_at_start, pile_of
from lairkeeper.games.woodlands.state import NO_TILE, Foe, Woods, box_of, is_boss, is_inside
from lairkeeper.kernel import applies

ON_THE_WAY = 2
"""Loot cards, or Orb tokens, that may be drawn, offered or handed over at the same moment."""


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
    may_be_many = woods.quest.is_won or (woods.options.chapter == 4 and not woods.quest.packs and not woods.round > 1)
    yield "WDL-LOOT6", may_be_many or all(len(up) + len(down) <= supplies.loot_slots for up, down in hands)
    yield "WDL-TILE42", len(woods.chests) == len(woods.forest.nodes)
    yield "WDL-DEN19", woods.den is not None or not any(is_inside(node) for node in woods.nodes)
    yield "WDL-INN4", all(len(served) <= supplies.inn_visits for served in woods.served)
    yield "WDL-LOOT7", _are_cards_there(woods)
    yield "WDL-ADV5", sum(map(len, woods.board)) + len(woods.dice) <= supplies.hero_dice
    yield "WDL-DWN1", all(woods.hearts[hero] > 0 for hero in (*woods.poisoned, *woods.entangled))
    yield "WDL-THR3", all(1 <= foe.threat <= _track(woods, foe) for foe in woods.foes if is_boss(woods, foe))
    yield "WDL-CH5-7", len(set(woods.quest.corruption)) == len(woods.quest.corruption) <= TOKENS
    yield "WDL-CH1-8", not woods.quest.held or _quest_tokens(woods) == sum(q.count for q in box_of(woods).quests)
    yield "WDL-CH2-3", woods.quest.is_won or 0 <= len(supplies.orb_tokens) - _orb_tokens(woods) <= ON_THE_WAY


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


def _are_cards_there(woods: Woods) -> bool:
    """No Loot card is there twice, and only those on their way from one place to another are nowhere.

    The Antidotes stay in the box in chapter 1.
    """
    missing = 0
    for card, kind in enumerate(box_of(woods).loot):
        hands = sum(hand.count(Card(card)) for hand in (*woods.loot, *woods.used_loot, woods.goods or ()))
        packed = woods.quest.stash[card] if woods.quest.stash else 0
        left = kind.count - hands - packed - woods.loot_pile[card] - woods.loot_discard[card]
        if left < 0:
            return False
        missing += 0 if woods.options.chapter == 1 and kind.effect.do == "cure" else left
    return missing <= ON_THE_WAY


def _track(woods: Woods, foe: Foe) -> int:
    return box_of(woods).bosses[foe.kind - len(woods.monster_pile)].track


def _quest_tokens(woods: Woods) -> int:
    """Mushrooms and vials: unseen, left on tiles, held, and used up by potions."""
    quest = woods.quest
    return sum(quest.unseen) + len(quest.up) + sum(map(len, quest.held)) + quest.potions * len(box_of(woods).quests)


def _orb_tokens(woods: Woods) -> int:
    """Orb tokens: in the supply or on the Well, with Heroes, with thieves, and gone."""
    stolen = sum(len(thief.orbs) + len(thief.fresh) for thief in woods.quest.thieves)
    return len(woods.orb_tokens) + sum(map(len, woods.tokens)) + stolen + woods.quest.gone


def _bosses(woods: Woods) -> int:
    bosses = sum(is_boss(woods, foe) for foe in woods.foes)
    return bosses + len(woods.boss_pile) + sum(woods.beaten[len(woods.monster_pile) :])
