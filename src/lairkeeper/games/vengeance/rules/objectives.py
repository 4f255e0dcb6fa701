"""Objectives (VNG-OBJ): marked by themselves, in the hero's room, at the first moment their condition holds."""

from collections.abc import Callable

from lairkeeper.games.vengeance.components.kinds import Objective, Task
from lairkeeper.games.vengeance.records.events import ObjectiveMarked
from lairkeeper.games.vengeance.state import (
    Player,
    Vendetta,
    active,
    garrison_of,
    health_slots,
    plan_of,
    room_id,
)
from lairkeeper.kernel import Seat, Table, applies

HEALTHY = 6


@applies("VNG-OBJ1", "VNG-OBJ2", "VNG-OBJ3", "VNG-OBJ4", "VNG-SW10")
def mark_objectives(vendetta: Vendetta, who: Seat, table: Table) -> None:
    """After every completed action or step: the objective of the room the hero stands in, once."""
    player = vendetta.players[who]
    room = player.room
    objective = plan_of(vendetta, player).lair.room[room].objective
    if objective.kind == "none" or player.objectives >> room & 1:
        return
    is_time = vendetta.options.objective_phase == "any" or (vendetta.phase == "fight" and player.stage == "combat")
    if is_time and IS_MET[objective.kind](vendetta, player, objective):
        player.objectives |= 1 << room
        table.tell(ObjectiveMarked(who, room_id(player, room), objective.points))


@applies("VNG-OBJ5")
def has_killed(vendetta: Vendetta, player: Player, objective: Objective) -> bool:
    """So many of a kind are crossed, anywhere in the lair."""
    fallen = player.crossed & garrison_of(vendetta, player).of_kind[objective.minion]
    return fallen.bit_count() >= objective.number


@applies("VNG-OBJ6", "VNG-SW6")
def is_cleared_at_once(vendetta: Vendetta, player: Player, objective: Objective) -> bool:
    """No minion there was crossed when this Combat phase began, and now all are crossed or dodged."""
    minions = garrison_of(vendetta, player).within[player.room]
    if minions & active(player):
        return False
    if vendetta.options.clear_whole == "all":
        return not minions & player.crossed_before
    return bool(minions & ~player.crossed_before)


@applies("VNG-OBJ7")
def is_healthy(vendetta: Vendetta, player: Player, objective: Objective) -> bool:
    """Six slots are available, crossed or not."""
    return health_slots(vendetta, player) >= HEALTHY


@applies("VNG-OBJ8")
def is_surrounded_by_visited(vendetta: Vendetta, player: Player, objective: Objective) -> bool:
    return not plan_of(vendetta, player).beside[player.room] & ~player.visited


@applies("VNG-OBJ9")
def has_hit_boss(vendetta: Vendetta, player: Player, objective: Objective) -> bool:
    """A Hit has crossed a slot of his bar."""
    return player.is_boss_hit


@applies("VNG-OBJ10")
def has_visited(vendetta: Vendetta, player: Player, objective: Objective) -> bool:
    return player.visited.bit_count() >= objective.number


@applies("VNG-OBJ11")
def has_killed_next_door(vendetta: Vendetta, player: Player, objective: Objective) -> bool:
    """All of a kind in the adjacent rooms are crossed; dodged is not killed."""
    garrison = garrison_of(vendetta, player)
    return not garrison.next_door[player.room] & garrison.of_kind[objective.minion] & ~player.crossed


IS_MET: dict[Task, Callable[[Vendetta, Player, Objective], bool]] = {
    "kill": has_killed,
    "clear1": is_cleared_at_once,
    "health6": is_healthy,
    "adj_visited": is_surrounded_by_visited,
    "boss_hit": has_hit_boss,
    "visit": has_visited,
    "adj_kill": has_killed_next_door,
}
"""Whether the objective of the hero's room is met now."""
