"""What must hold at every moment of every game, for tests and for a suspicious host."""

from collections.abc import Iterator

from lairkeeper.games.vengeance.setup import dice_of
from lairkeeper.games.vengeance.state import NO_HERO, NO_LAIR, Player, Vendetta, box_of, garrison_of, hand_limit
from lairkeeper.kernel import applies


def check(vendetta: Vendetta) -> None:
    """Raises AssertionError with the clause that does not hold."""
    broken = [clause for clause, holds in _laws(vendetta) if not holds]
    if broken:
        raise AssertionError(" ".join(broken))


def _laws(vendetta: Vendetta) -> Iterator[tuple[str, bool]]:
    yield "VNG-RT4", dice_in_play(vendetta) == dice_of(box_of(vendetta), vendetta.options)
    for player in vendetta.players:
        yield "VNG-RT3", vendetta.reserve >= 0 and min(player.hand) >= 0
        yield "VNG-ROLL4", sum(player.hand) <= hand_limit(vendetta, player)
        yield "VNG-WND1", _bar_holds(vendetta, player)
        yield "VNG-XP2", 0 <= player.spent <= player.trained <= len(box_of(vendetta).board.training)
        if player.hero != NO_HERO:
            yield "VNG-XP4", _skills_hold(vendetta, player)
            yield "VNG-ITM4", _boxes_hold(vendetta, player)
        if player.lair != NO_LAIR:
            yield "VNG-DEF7", _lair_holds(vendetta, player)


@applies("VNG-RT3", "VNG-RT4")
def dice_in_play(vendetta: Vendetta) -> int:
    """Every die is in exactly one place: the Reserve, a hand, a group or a health slot."""
    dice = vendetta.reserve
    for player in vendetta.players:
        dice += sum(player.hand) + sum(len(group.dice) for group in player.groups) + player.bar_dice
    return dice


def _bar_holds(vendetta: Vendetta, player: Player) -> bool:
    board = box_of(vendetta).board
    slots = board.base_health + player.extra_slots
    fits = player.wounds >= 0 and player.bar_dice >= 0 and player.wounds + player.bar_dice <= slots
    return fits and 0 <= player.extra_slots <= board.extra_health and 0 <= player.loot <= len(board.loot)


def _skills_hold(vendetta: Vendetta, player: Player) -> bool:
    box = box_of(vendetta)
    owned, offered = player.skills, box.skills_of[player.hero]
    are_marks_right = all(player.anticipation.count(skill) <= box.slots[skill] for skill in player.anticipation)
    return len(set(owned)) == len(owned) <= box.board.skill_places and set(owned) <= set(offered) and are_marks_right


def _boxes_hold(vendetta: Vendetta, player: Player) -> bool:
    most = box_of(vendetta).board.item_uses
    return all(
        left >= 0 and used >= 0 and left + used <= most for left, used in zip(player.uses, player.used, strict=True)
    )


def _lair_holds(vendetta: Vendetta, player: Player) -> bool:
    """The pawn is in a visited room, marks are on minions of the lair, and a crossed one carries no other."""
    garrison = garrison_of(vendetta, player)
    marks = player.crossed | player.dodged | player.dotted
    is_apart = not player.crossed & (player.dodged | player.dotted)
    health = box_of(vendetta).bosses[player.boss].health
    is_there = bool(player.visited >> player.room & 1)
    return is_there and not marks & ~garrison.everyone and is_apart and 0 <= player.boss_wounds <= health
