"""The Boss (VNG-BOSS): who may damage him, what a damage does, and what each of the nine does himself."""

from lairkeeper.games.vengeance.records.events import (
    BossDamaged,
    BossDied,
    BossRecovered,
    BossUnhurt,
    MinionAdded,
    SlotCrossed,
)
from lairkeeper.games.vengeance.state import (
    Player,
    Vendetta,
    active,
    boss_rule,
    box_of,
    cross_slots,
    garrison_of,
    is_boss_alive,
    minion_id,
    plan_of,
)
from lairkeeper.kernel import Seat, Table, applies


def boss_room(vendetta: Vendetta, player: Player) -> int:
    return plan_of(vendetta, player).lair.boss_room


@applies("VNG-BOSS1", "VNG-BOSS4", "VNG-MIN4", "VNG-DEF10")
def is_boss_exposed(vendetta: Vendetta, player: Player) -> bool:
    """Alive, and no active Brute is in his room; elsewhere a Brute protects nobody."""
    garrison = garrison_of(vendetta, player)
    brutes = garrison.within[boss_room(vendetta, player)] & garrison.of_kind["B"] & active(player)
    return not brutes and is_boss_alive(vendetta, player)


@applies("VNG-ACT4", "VNG-BOSS1")
def can_hit_boss(vendetta: Vendetta, player: Player) -> bool:
    return player.room == boss_room(vendetta, player) and is_boss_exposed(vendetta, player)


@applies("VNG-ACT6", "VNG-BOSS1", "VNG-BOSS7")
def can_shoot_boss(vendetta: Vendetta, player: Player) -> bool:
    """From an adjacent room; Don Corso is no target at all."""
    is_near = plan_of(vendetta, player).beside[player.room] >> boss_room(vendetta, player) & 1
    return bool(is_near) and is_boss_exposed(vendetta, player) and boss_rule(vendetta, player) != "corso"


@applies("VNG-BOSS2", "VNG-BOSS4", "VNG-BOSS7", "VNG-OBJ9")
def damage_boss(vendetta: Vendetta, who: Seat, is_hit: bool, table: Table) -> None:
    """Crosses the leftmost slot of his bar, unless his effect cancels it; with the last one he is dead."""
    player = vendetta.players[who]
    is_first, player.is_boss_touched = not player.is_boss_touched, True
    if is_first and petrov_cancels(vendetta, player):
        table.tell(BossUnhurt(who, player.boss))
        return
    player.boss_wounds += 1
    player.is_boss_hit |= is_hit
    left = box_of(vendetta).bosses[player.boss].health - player.boss_wounds
    table.tell(BossDamaged(who, player.boss, left))
    if not left:
        table.tell(BossDied(who, player.boss))
    if is_first and razor_strikes_back(vendetta, player) and cross_slots(vendetta, player, 1):
        table.tell(SlotCrossed(who, "razor"))


@applies("VNG-BOSS7", "VNG-DEF15")
def petrov_cancels(vendetta: Vendetta, player: Player) -> bool:
    """The first damage of each Combat phase does nothing to Iron Petrov."""
    return boss_rule(vendetta, player) == "petrov"


@applies("VNG-DEF15")
def razor_strikes_back(vendetta: Vendetta, player: Player) -> bool:
    """The first time in each Combat phase that Sister Razor is damaged, and survives it, she wounds the hero."""
    return boss_rule(vendetta, player) == "razor"


@applies("VNG-BOSS5", "VNG-RES5")
def boss_wounds(vendetta: Vendetta, player: Player) -> int:
    """One if he lives and the hero is in his room; the Butcher gives two."""
    if player.room != boss_room(vendetta, player) or not is_boss_alive(vendetta, player):
        return 0
    return 2 if boss_rule(vendetta, player) == "butcher" else 1


@applies("VNG-DEF15")
def colonel_commands(vendetta: Vendetta, player: Player) -> bool:
    """Under the Colonel, Gunners also hit from exactly two doors away."""
    return boss_rule(vendetta, player) == "colonel"


@applies("VNG-SET13", "VNG-DEF17")
def agate_adds_minions(vendetta: Vendetta, who: Seat, table: Table) -> None:
    """Mother Agate posts a Henchman in every room beside hers; they stay when she dies."""
    player = vendetta.players[who]
    printed = sum(len(room.minions) for room in plan_of(vendetta, player).lair.room)
    for minion in range(printed, len(garrison_of(vendetta, player).kinds)):
        table.tell(MinionAdded(who, minion_id(player, minion)))


@applies("VNG-DEF15")
def lys_recovers(vendetta: Vendetta, who: Seat, table: Table) -> None:
    """After Resolution Doctor Lys cleans a slot of her bar if the hero is not in her room."""
    player = vendetta.players[who]
    is_alone = player.room != boss_room(vendetta, player)
    if boss_rule(vendetta, player) == "lys" and player.boss_wounds and is_alone:
        player.boss_wounds -= 1
        left = box_of(vendetta).bosses[player.boss].health - player.boss_wounds
        table.tell(BossRecovered(who, player.boss, left))
