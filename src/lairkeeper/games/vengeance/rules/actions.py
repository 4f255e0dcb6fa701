"""The eight actions (VNG-ACT): when each can be resolved, whom the player is asked about, and what it does."""

from collections.abc import Callable
from typing import Any

from lairkeeper.games.vengeance.components.box import Action, room_number
from lairkeeper.games.vengeance.records.events import Healed, HeroJumped, HeroMoved, RoomVisited, SlotCrossed
from lairkeeper.games.vengeance.records.options import GoTo, JumpTo
from lairkeeper.games.vengeance.rules.boss import can_hit_boss, can_shoot_boss, damage_boss
from lairkeeper.games.vengeance.rules.minions import (
    cross_minion,
    damage_minion,
    dodge_minion,
    is_blocked,
)
from lairkeeper.games.vengeance.rules.objectives import mark_objectives
from lairkeeper.games.vengeance.rules.targeting import ActionQuestion, TargetQuestion
from lairkeeper.games.vengeance.state import (
    Player,
    Vendetta,
    active,
    clean_slots,
    cross_slots,
    free_slots,
    garrison_of,
    is_visited,
    owns_passive,
    plan_of,
    room_id,
    trait,
)
from lairkeeper.kernel import Option, Seat, Table, applies


@applies("VNG-CMB7", "VNG-CMB12")
def can_resolve(vendetta: Vendetta, player: Player, action: Action) -> bool:
    """Whether an action finds somebody, somewhere or something to be done to."""
    return _POSSIBLE[action](vendetta, player)


@applies("VNG-ACT2")
def can_move(vendetta: Vendetta, player: Player) -> bool:
    return not is_blocked(vendetta, player)


@applies("VNG-ACT15", "VNG-SW3")
def can_jump(vendetta: Vendetta, player: Player) -> bool:
    return vendetta.options.jump_blocked == "free" or not is_blocked(vendetta, player)


@applies("VNG-ACT4")
def can_hit(vendetta: Vendetta, player: Player) -> bool:
    return bool(in_room(vendetta, player)) or can_hit_boss(vendetta, player)


@applies("VNG-ACT6", "VNG-DEF15")
def can_shoot(vendetta: Vendetta, player: Player) -> bool:
    """Who swore off guns never shoots."""
    has_target = bool(next_door(vendetta, player)) or can_shoot_boss(vendetta, player)
    return has_target and trait(vendetta, player) != "never_guns"


@applies("VNG-ACT9")
def can_wound(vendetta: Vendetta, player: Player) -> bool:
    return free_slots(vendetta, player) > 0


@applies("VNG-ACT10")
def can_heal(vendetta: Vendetta, player: Player) -> bool:
    return player.wounds > 0


def can_dodge(vendetta: Vendetta, player: Player) -> bool:
    return bool(dodgeable(vendetta, player))


def can_kill(vendetta: Vendetta, player: Player) -> bool:
    return bool(in_room(vendetta, player))


_POSSIBLE: dict[Action, Callable[[Vendetta, Player], bool]] = {
    "move": can_move,
    "jump": can_jump,
    "hit": can_hit,
    "shoot": can_shoot,
    "wound": can_wound,
    "heal": can_heal,
    "dodge": can_dodge,
    "kill": can_kill,
}


def in_room(vendetta: Vendetta, player: Player) -> int:
    """The minions in the hero's room that are not crossed; dodged ones too."""
    return garrison_of(vendetta, player).within[player.room] & ~player.crossed


def next_door(vendetta: Vendetta, player: Player) -> int:
    """The minions in adjacent rooms that are not crossed."""
    return garrison_of(vendetta, player).next_door[player.room] & ~player.crossed


@applies("VNG-ACT16", "VNG-BOSS6")
def dodgeable(vendetta: Vendetta, player: Player) -> int:
    """Active minions in the hero's room or an adjacent one; never the Boss."""
    garrison = garrison_of(vendetta, player)
    return (garrison.within[player.room] | garrison.next_door[player.room]) & active(player)


@applies("VNG-ACT9", "VNG-ACT10")
def act_at_once(vendetta: Vendetta, who: Seat, action: Action, table: Table) -> None:
    """Wound crosses a free slot of the hero's bar, Heal cleans a crossed one."""
    player = vendetta.players[who]
    if action == "wound":
        cross_slots(vendetta, player, 1)
        table.tell(SlotCrossed(who, "skill"))
    else:
        table.tell(Healed(who, clean_slots(player, 1)))
    mark_objectives(vendetta, who, table)


class Move(ActionQuestion[GoTo]):
    """Into an adjacent room, which is visited."""

    clauses = ("VNG-ACT1", "VNG-ACT2", "VNG-DEF5")

    def options(self, vendetta: Vendetta) -> list[GoTo]:
        player = self.player(vendetta)
        return [GoTo(room_id(player, room)) for room in plan_of(vendetta, player).adjacent[player.room]]

    def take(self, vendetta: Vendetta, go: GoTo, table: Table) -> None:
        table.tell(HeroMoved(self.who, go.room))
        enter(vendetta, self.who, room_number(go.room), table)


class Jump(ActionQuestion[JumpTo]):
    """Through an adjacent room, in which nothing happens, into one adjacent to that, which is visited."""

    clauses = ("VNG-ACT11", "VNG-ACT12", "VNG-ACT13", "VNG-ACT14", "VNG-ACT15", "VNG-SW3")

    def options(self, vendetta: Vendetta) -> list[JumpTo]:
        """One way to each landing: nothing depends on the room passed through."""
        player = self.player(vendetta)
        landings: dict[int, int] = {}
        for via, room in plan_of(vendetta, player).jumps[player.room]:
            landings.setdefault(room, via)
        return [JumpTo(room_id(player, via), room_id(player, room)) for room, via in landings.items()]

    def take(self, vendetta: Vendetta, jump: JumpTo, table: Table) -> None:
        table.tell(HeroJumped(self.who, jump.via, jump.room))
        enter(vendetta, self.who, room_number(jump.room), table)

    def interpret(self, vendetta: Vendetta, option: Option) -> Option:
        """Any other way to the same room means the same jump."""
        player = self.player(vendetta)
        if isinstance(option, JumpTo):
            for via, room in plan_of(vendetta, player).jumps[player.room]:
                if (room_id(player, via), room_id(player, room)) == (option.via, option.room):
                    return next(jump for jump in self.options(vendetta) if jump.room == option.room)
        return option


@applies("VNG-ACT3", "VNG-DEF6", "VNG-DEF7")
def enter(vendetta: Vendetta, who: Seat, room: int, table: Table) -> None:
    """The pawn stands there, and the Visited box is crossed."""
    player = vendetta.players[who]
    player.room = room
    if not is_visited(player, room):
        player.visited |= 1 << room
        table.tell(RoomVisited(who, room_id(player, room)))
    mark_objectives(vendetta, who, table)


class Hit(TargetQuestion):
    """One damage to an enemy in the hero's room."""

    clauses = ("VNG-ACT4", "VNG-ACT5", "VNG-BOSS1", "VNG-MIN4")

    def targets(self, vendetta: Vendetta, player: Player) -> int:
        return in_room(vendetta, player)

    def is_boss_target(self, vendetta: Vendetta, player: Player) -> bool:
        return can_hit_boss(vendetta, player)

    def strike(self, vendetta: Vendetta, minion: int | None, table: Table) -> None:
        if minion is None:
            damage_boss(vendetta, self.who, True, table)
        else:
            damage_minion(vendetta, self.who, minion, 1, table)


class Shoot(TargetQuestion):
    """One damage to an enemy in an adjacent room; each Shoot may be aimed elsewhere."""

    clauses = ("VNG-ACT6", "VNG-ACT7", "VNG-ACT8", "VNG-BOSS7")

    def targets(self, vendetta: Vendetta, player: Player) -> int:
        return next_door(vendetta, player)

    def is_boss_target(self, vendetta: Vendetta, player: Player) -> bool:
        return can_shoot_boss(vendetta, player)

    def strike(self, vendetta: Vendetta, minion: int | None, table: Table) -> None:
        if minion is None:
            damage_boss(vendetta, self.who, False, table)
        else:
            damage = shot_damage(vendetta, self.player(vendetta), minion)
            damage_minion(vendetta, self.who, minion, damage, table)


@applies("VNG-ACT6", "VNG-ASG9")
def shot_damage(vendetta: Vendetta, player: Player, minion: int) -> int:
    """Piercing shots do two damage to a Tough."""
    is_tough = garrison_of(vendetta, player).kinds[minion] == "T"
    return 2 if is_tough and owns_passive(vendetta, player, "armour_piercing") else 1


class Dodge(TargetQuestion):
    """Marks a minion in the hero's room or next door; it is out of action until the round ends."""

    clauses = ("VNG-ACT16", "VNG-ACT17", "VNG-BOSS6")

    def targets(self, vendetta: Vendetta, player: Player) -> int:
        return dodgeable(vendetta, player)

    def strike(self, vendetta: Vendetta, minion: int | None, table: Table) -> None:
        if minion is not None:
            dodge_minion(self.player(vendetta), self.who, minion, table)


class Kill(TargetQuestion):
    """Crosses a minion in the hero's room, whatever protects it."""

    clauses = ("VNG-ACT18", "VNG-BOSS6")

    def targets(self, vendetta: Vendetta, player: Player) -> int:
        return in_room(vendetta, player)

    def strike(self, vendetta: Vendetta, minion: int | None, table: Table) -> None:
        if minion is not None:
            cross_minion(self.player(vendetta), self.who, minion, table)


QUESTIONS: dict[Action, type[ActionQuestion[Any]]] = {
    "move": Move,
    "jump": Jump,
    "hit": Hit,
    "shoot": Shoot,
    "dodge": Dodge,
    "kill": Kill,
}
"""What each action asks; Wound and Heal ask nothing, slots being alike."""
