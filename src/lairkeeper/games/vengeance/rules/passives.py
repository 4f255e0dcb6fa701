"""Passive skills with a moment of their own (VNG-CMB1, RES6): they must take effect, if they can."""

from collections.abc import Iterator

from lairkeeper.games.vengeance.components.box import Action, SkillId
from lairkeeper.games.vengeance.components.kinds import Passive, Timing
from lairkeeper.games.vengeance.records.events import SkillUsed, Trained
from lairkeeper.games.vengeance.rules.actions import act_at_once, can_resolve
from lairkeeper.games.vengeance.rules.tiles import use_skill
from lairkeeper.games.vengeance.state import Player, Vendetta, active, box_of, garrison_of
from lairkeeper.kernel import Do, Seat, Table, applies

_ACTION: dict[Passive, Action] = {"covering_fire": "dodge", "grit": "heal", "second_wind": "heal"}


@applies("VNG-CMB1", "VNG-CMB10", "VNG-CMB11", "VNG-RES6")
def passives_at(vendetta: Vendetta, player: Player, timing: Timing) -> tuple[SkillId, ...]:
    """Owned passive skills that take effect at this moment."""
    skills = box_of(vendetta).skills
    due = (skill for skill in player.skills if skills[skill].passive != "none" and skills[skill].timing == timing)
    return tuple(due) if timing != "combat" else ()


@applies("VNG-CMB1", "VNG-RES6")
def due(vendetta: Vendetta, player: Player) -> Iterator[SkillId]:
    """Those still to take effect that can be resolved now."""
    for skill in player.pending:
        passive = box_of(vendetta).skills[skill].passive
        action = _ACTION.get(passive)
        if can_resolve(vendetta, player, action) if action else can_learn(vendetta, player):
            yield skill


@applies("VNG-RES6", "VNG-FLB6")
def can_learn(vendetta: Vendetta, player: Player) -> bool:
    """Sleight of hand: no active minion in the hero's room, and an experience slot left."""
    is_alone = not garrison_of(vendetta, player).within[player.room] & active(player)
    return is_alone and player.trained < len(box_of(vendetta).board.training)


@applies("VNG-CMB1", "VNG-RES6")
def use_passive(vendetta: Vendetta, who: Seat, skill: SkillId, table: Table) -> None:
    player = vendetta.players[who]
    player.pending = tuple(other for other in player.pending if other != skill)
    table.tell(SkillUsed(who, skill, "passive"))
    action = _ACTION.get(box_of(vendetta).skills[skill].passive)
    if action is None:
        player.trained += 1
        table.tell(Trained(who, 1))
    else:
        table.then(use_skill(who, skill, (action,)))


class FinishPassives(Do[Vendetta]):
    """Where time ran out, what needs no choice still happens."""

    clauses = ("VNG-CMB1", "VNG-RES6")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        for skill in tuple(due(vendetta, player)):
            action = _ACTION.get(box_of(vendetta).skills[skill].passive)
            if action == "heal":
                act_at_once(vendetta, self.who, action, table)
            elif action is None:
                use_passive(vendetta, self.who, skill, table)
        player.pending = ()
