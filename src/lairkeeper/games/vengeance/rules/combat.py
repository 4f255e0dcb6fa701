"""The Combat phase (VNG-CMB): start effects, wounded slots, then skills and items in any order."""

from collections.abc import Iterator

from lairkeeper.games.vengeance.components.box import STRIKE, Action, SkillId
from lairkeeper.games.vengeance.records.events import CombatEnded, CombatTimedOut, SkillUsed
from lairkeeper.games.vengeance.records.options import (
    EndCombat,
    EndStart,
    TimeIsUp,
    UseAnticipated,
    UseGroup,
    UseItem,
    UsePassive,
)
from lairkeeper.games.vengeance.rules.asking import FightQuestion
from lairkeeper.games.vengeance.rules.assigning import has_power
from lairkeeper.games.vengeance.rules.items import spend_box, usable_items
from lairkeeper.games.vengeance.rules.limits import TimeLimit
from lairkeeper.games.vengeance.rules.objectives import mark_objectives
from lairkeeper.games.vengeance.rules.passives import FinishPassives, due, passives_at, use_passive
from lairkeeper.games.vengeance.rules.preparing import is_anticipated
from lairkeeper.games.vengeance.rules.reach import early_ends, short_items
from lairkeeper.games.vengeance.rules.tiles import use_item, use_skill
from lairkeeper.games.vengeance.rules.wounds import CrossWoundedSlots
from lairkeeper.games.vengeance.state import Player, Vendetta, box_of, living, owns_passive
from lairkeeper.kernel import Do, Option, Seat, Table, applies
from lairkeeper.kernel.errors import Fact

HURT = 2


class PlayCombat(Do[Vendetta]):
    """Start-of-combat effects come first of all, then the dice on the health bar, then everything else."""

    clauses = ("VNG-CMB1", "VNG-CMB2", "VNG-CMB3", "VNG-OBJ6")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        player.crossed_before, player.is_boss_touched = player.crossed, False
        player.pending = passives_at(vendetta, player, "start")
        who = self.who
        table.then(ChooseStart(who), FinishPassives(who), CrossWoundedSlots(who), LookAround(who), BeginUses(who))
        table.then(FinishCombat(who))


class ChooseStart(FightQuestion[UsePassive | UseItem | EndStart]):
    """Passive skills must be used if they can be, items may; in any order."""

    clauses = ("VNG-CMB1", "VNG-ITM8")

    def options(self, vendetta: Vendetta) -> list[UsePassive | UseItem | EndStart]:
        player = self.player(vendetta)
        passives = [UsePassive(skill) for skill in due(vendetta, player)]
        items = map(UseItem, usable_items(vendetta, player, "start"))
        return [*passives, *items] if passives else [*items, EndStart()]

    def take(self, vendetta: Vendetta, choice: UsePassive | UseItem | EndStart, table: Table) -> None:
        match choice:
            case UsePassive(skill=skill):
                use_passive(vendetta, self.who, skill, table)
                table.then(ChooseStart(self.who))
            case UseItem(item=item):
                table.then(use_item(self.who, item, spend_box(vendetta, self.who, item, table)), ChooseStart(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"ends": short_items(vendetta, self.who, "start")}


class LookAround(Do[Vendetta]):
    """An objective may be met before anything is done."""

    clauses = ("VNG-OBJ3",)
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        mark_objectives(vendetta, self.who, table)


Usage = UseGroup | UseAnticipated | UseItem | EndCombat


class BeginUses(Do[Vendetta]):
    """Players with nothing to use are not asked."""

    clauses = ("VNG-CMB3",)
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        if any(uses(vendetta, vendetta.players[self.who])):
            table.then(ChooseUse(self.who))


def uses(vendetta: Vendetta, player: Player) -> Iterator[UseGroup | UseAnticipated | UseItem]:
    """All that a player can still use in this Combat."""
    yield from dict.fromkeys(UseGroup(group.skill, has_power(vendetta, group)) for group in player.groups)
    yield from map(UseAnticipated, anticipated(vendetta, player))
    yield from map(UseItem, usable_items(vendetta, player, "combat"))


class ChooseUse(FightQuestion[Usage]):
    """Each group, anticipated skill and marked item use once, in any order, one after the other; or nothing more.

    After the last use the end of Combat is asked for, too, so that the use can still be taken back.
    """

    clauses = ("VNG-CMB3", "VNG-CMB4", "VNG-CMB5", "VNG-CMB13", "VNG-ITM1")
    answers_itself = False

    def options(self, vendetta: Vendetta) -> Iterator[Usage]:
        yield from uses(vendetta, self.player(vendetta))
        yield EndCombat()

    def take(self, vendetta: Vendetta, use: Usage, table: Table) -> None:
        player = self.player(vendetta)
        match use:
            case UseGroup(skill=skill, power=power):
                spend_group(vendetta, player, use)
                table.tell(SkillUsed(self.who, skill, "dice"))
                table.then(use_skill(self.who, skill, skill_actions(vendetta, player, skill, power)))
            case UseAnticipated(skill=skill):
                forget(player, skill)
                table.tell(SkillUsed(self.who, skill, "anticipation"))
                table.then(use_skill(self.who, skill, skill_actions(vendetta, player, skill, power=False)))
            case UseItem(item=item):
                table.then(use_item(self.who, item, spend_box(vendetta, self.who, item, table)))
            case EndCombat():
                return
        table.then(ChooseUse(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        """Which of them would break off, and whether Strikes are done in a rush of adrenaline."""
        player = self.player(vendetta)
        known = ((use, use_actions(vendetta, player, use)) for use in self.options(vendetta))
        return {"ends": early_ends(vendetta, self.who, known), "rush": int(is_rushed(vendetta, player))}

    def why_not(self, vendetta: Vendetta, option: Option) -> tuple[str, ...]:
        reasons: dict[type[Option], tuple[str, ...]] = {
            UseGroup: ("VNG-CMB3",),
            UseAnticipated: ("VNG-FLB12", "VNG-CMB3"),
            UseItem: ("VNG-ITM3", "VNG-ITM8"),
        }
        return reasons.get(type(option), ("VNG-RND1", *self.clauses))


@applies("VNG-CMB3", "VNG-FLB12")
def anticipated(vendetta: Vendetta, player: Player) -> list[SkillId]:
    """Skills with all their slots marked."""
    return [skill for skill in dict.fromkeys(player.anticipation) if is_anticipated(vendetta, player, skill)]


@applies("VNG-CMB6")
def use_actions(vendetta: Vendetta, player: Player, use: Usage) -> tuple[Action, ...]:
    """The actions of a use, in order."""
    match use:
        case UseGroup(skill=skill, power=power):
            return skill_actions(vendetta, player, skill, power)
        case UseAnticipated(skill=skill):
            return skill_actions(vendetta, player, skill, power=False)
        case UseItem(item=item):
            return box_of(vendetta).items[item].actions
        case EndCombat():
            return ()


@applies("VNG-ASG5", "VNG-ASG6", "VNG-ASG7", "VNG-ASG8", "VNG-ASG9", "VNG-CMB6", "VNG-CMB12")
def skill_actions(vendetta: Vendetta, player: Player, skill: SkillId, power: bool) -> tuple[Action, ...]:
    """What is printed, more for a strong die, and one Hit more for a Strike in a rush of adrenaline."""
    tile = box_of(vendetta).skills[skill]
    actions = tile.actions + (tile.power if power else ())
    return (*actions, "hit") if skill == STRIKE and is_rushed(vendetta, player) else actions


@applies("VNG-CMB10")
def is_rushed(vendetta: Vendetta, player: Player) -> bool:
    """Adrenaline works from the second crossed slot on."""
    return player.wounds >= HURT and owns_passive(vendetta, player, "adrenaline")


@applies("VNG-CMB9")
def spend_group(vendetta: Vendetta, player: Player, use: UseGroup) -> None:
    """The dice of the group return to the Reserve."""
    place = next(
        place
        for place, group in enumerate(player.groups)
        if (group.skill, has_power(vendetta, group)) == (use.skill, use.power)
    )
    vendetta.reserve += len(player.groups[place].dice)
    player.groups = player.groups[:place] + player.groups[place + 1 :]


@applies("VNG-CMB9", "VNG-DEF4")
def forget(player: Player, skill: SkillId) -> None:
    """The anticipation marks of a used skill are removed."""
    player.anticipation = tuple(marked for marked in player.anticipation if marked != skill)


class FinishCombat(Do[Vendetta]):
    """Dice of unused groups return, dots are erased; marked item uses stay."""

    clauses = ("VNG-CMB13", "VNG-CMB14", "VNG-MIN3", "VNG-ITM6")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        vendetta.reserve += sum(len(group.dice) for group in player.groups)
        player.groups, player.dotted = (), 0
        player.stage = "resolution"
        table.tell(CombatEnded(self.who))


class EndCombatInTime(TimeLimit):
    """When time is up Combat ends for everybody, in the middle of a tile too."""

    clauses = ("VNG-CMB13", "VNG-RT2")

    def milliseconds(self, vendetta: Vendetta) -> int:
        return 1000 * vendetta.options.combat_limit

    def matters(self, vendetta: Vendetta) -> bool:
        is_fought = any(vendetta.players[who].stage == "combat" for who in living(vendetta))
        return is_fought and not vendetta.is_combat_over

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        vendetta.is_combat_over = True
        table.tell(CombatTimedOut())
