"""Assigning groups (VNG-ASG): whole groups that match a skill, once where the tile says so, never changed again."""

from lairkeeper.games.vengeance.components.box import POWER, RUN, WOUND, Face, SkillId
from lairkeeper.games.vengeance.records.events import GroupAssigned
from lairkeeper.games.vengeance.records.options import Assign
from lairkeeper.games.vengeance.rules.preparing import BASE_SKILLS, is_anticipated
from lairkeeper.games.vengeance.rules.reserve import take_dice, without
from lairkeeper.games.vengeance.state import RELEASED, Group, Hand, Player, Vendetta, box_of
from lairkeeper.kernel import Seat, Table, applies


@applies("VNG-ASG1", "VNG-ASG10", "VNG-ASG11", "VNG-ASG13", "VNG-ASG14", "VNG-ASG15")
def open_skills(vendetta: Vendetta, player: Player) -> tuple[SkillId, ...]:
    """Skills on the board that take another group; a once skill takes one, and none if it is anticipated."""
    skills = box_of(vendetta).skills
    return BASE_SKILLS + tuple(
        skill
        for skill in player.skills
        if skills[skill].dice and not (skills[skill].once and is_used_up(vendetta, player, skill))
    )


def is_used_up(vendetta: Vendetta, player: Player, skill: SkillId) -> bool:
    return any(group.skill == skill for group in player.groups) or is_anticipated(vendetta, player, skill)


@applies("VNG-ASG2", "VNG-ASG12", "VNG-ASG16", "VNG-WND3")
def assign(vendetta: Vendetta, who: Seat, order: Assign, table: Table) -> None:
    """The whole group at once; it may release one locked wound die, and dice are taken for those that left."""
    player = vendetta.players[who]
    counts = without(player.hand, order.dice)
    if order.release:
        counts[WOUND] -= 1
        counts[RELEASED] += 1
    player.hand = as_hand(counts)
    player.groups += (Group(order.skill, order.dice),)
    table.tell(GroupAssigned(who, order.skill, order.dice, order.release))
    take_dice(vendetta, who, order.take, table)


def as_hand(counts: list[int]) -> Hand:
    run, fist, power, gun, locked, released, blank = counts
    return run, fist, power, gun, locked, released, blank


@applies("VNG-ASG2", "VNG-ASG3", "VNG-ASG4")
def is_group(vendetta: Vendetta, player: Player, skill: SkillId, dice: tuple[Face, ...]) -> bool:
    """Exactly the required dice, matched one to one."""
    counts = tuple(dice.count(Face(face)) for face in range(RUN, WOUND))
    return len(dice) == sum(counts) and counts in box_of(vendetta).groups[player.hero][skill]


@applies("VNG-ASG6")
def has_power(vendetta: Vendetta, group: Group) -> bool:
    """True if a strong die adds something to what the skill does; more of them add nothing further."""
    return bool(box_of(vendetta).skills[group.skill].power) and POWER in group.dice


def why_no_group(vendetta: Vendetta, player: Player, order: Assign) -> tuple[str, ...]:
    """The clauses against a group: the skill, the dice, or the release."""
    skills = box_of(vendetta).skills
    if not 0 <= order.skill < len(skills) or order.skill not in (*BASE_SKILLS, *player.skills):
        return ("VNG-ASG1",)
    if not skills[order.skill].dice:
        return ("VNG-ASG15",)
    if order.skill not in open_skills(vendetta, player):
        return ("VNG-ASG13",) if is_anticipated(vendetta, player, order.skill) else ("VNG-ASG11",)
    if not is_group(vendetta, player, order.skill, order.dice):
        return "VNG-ASG2", "VNG-ASG3", "VNG-ASG4"
    if min(without(player.hand, order.dice)) < 0:
        return ("VNG-ASG16",)
    return ("VNG-ROLL7",) if order.take < 0 else ("VNG-ASG12",)
