"""How good a table looks to a seat: points made, points within reach, and the danger of being knocked out.

The weights are estimates in points of the final score; rules never depend on them.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from lairkeeper.games.vengeance.bots.dice_value import hand_worth
from lairkeeper.games.vengeance.components.box import WOUND, Action, HeroId, Skill, SkillId, box
from lairkeeper.games.vengeance.components.kinds import Objective, Task
from lairkeeper.games.vengeance.components.plan import FloorPlan, Garrison
from lairkeeper.games.vengeance.rules.assigning import has_power, open_skills
from lairkeeper.games.vengeance.rules.boss import boss_room
from lairkeeper.games.vengeance.rules.minions import is_blocked
from lairkeeper.games.vengeance.rules.preparing import is_anticipated
from lairkeeper.games.vengeance.rules.resolution import wounds_due
from lairkeeper.games.vengeance.rules.rolling import smallest_group
from lairkeeper.games.vengeance.rules.score import score_of
from lairkeeper.games.vengeance.rules.standing import supply
from lairkeeper.games.vengeance.state import (
    NO_LAIR,
    Player,
    Vendetta,
    active,
    box_of,
    free_slots,
    garrison_of,
    is_boss_alive,
    plan_of,
)
from lairkeeper.kernel import Seat

SCALE = 60.0
DEAD = -0.95

_ACTION: dict[Action, float] = {
    "move": 0.45,
    "jump": 0.6,
    "hit": 0.5,
    "shoot": 0.5,
    "kill": 0.65,
    "dodge": 0.2,
    "heal": 0.25,
    "wound": -0.35,
}
SPARE_HEALTH = (-3.5, -0.9, -0.3, 0.0, 0.25, 0.45, 0.6)
_KNOCK_OUT = -2.5
_LAST_KNOCK_OUT = -12.0
_HOPELESS = -0.02
"""Dice that can make no group any more: better stop."""
_FALLEN = 0.25
_HELD = 0.2
_TO_BE_SPENT = 0.2
"""In Combat what is not spent is soon lost, so little is given up by spending it."""


def heuristic(vendetta: Vendetta, seat: Seat) -> float:
    """From -1 to 1; half of it is about thirty points."""
    player = vendetta.players[seat]
    if player.lair == NO_LAIR:
        return 0.0
    if player.is_dead:
        return DEAD
    return max(-0.99, min(0.99, estimate(vendetta, player) / SCALE))


def estimate(vendetta: Vendetta, player: Player) -> float:
    """The points a player may expect, but for a constant."""
    rounds = rounds_left(vendetta, player)
    score = score_of(vendetta, player)
    made = score.total + score.exit
    way_out = score.exit * (1.0 if not rounds else 0.2)
    lair = boss_outlook(vendetta, player, rounds) + loot_outlook(vendetta, player, rounds)
    lair += objective_outlook(vendetta, player, rounds) + (_FALLEN * player.crossed.bit_count() if rounds else 0.0)
    return made - way_out + lair + means(vendetta, player, rounds) + safety(vendetta, player, rounds)


def rounds_left(vendetta: Vendetta, player: Player) -> int:
    """Combat phases that this player has still to finish."""
    is_over = vendetta.phase == "scored" or (vendetta.phase == "fight" and player.stage in ("resolution", "done"))
    return box_of(vendetta).supplies.rounds - vendetta.round + (0 if is_over else 1)


def boss_outlook(vendetta: Vendetta, player: Player, rounds: int) -> float:
    """The way to the Boss and the Brutes around him, while there is time."""
    if not rounds or not is_boss_alive(vendetta, player):
        return 0.0
    garrison, room = garrison_of(vendetta, player), boss_room(vendetta, player)
    brutes = (garrison.within[room] & garrison.of_kind["B"] & ~player.crossed).bit_count()
    way = plan_of(vendetta, player).distance[player.room][room]
    wounded = player.boss_wounds / box_of(vendetta).bosses[player.boss].health
    held = _HELD if is_blocked(vendetta, player) else 0.0
    return min(rounds, 2) * (1.5 * wounded - 0.3 * brutes - 0.25 * way - held)


def loot_outlook(vendetta: Vendetta, player: Player, rounds: int) -> float:
    """Symbols on their way: found, ready to be found, or in rooms that are partly cleared."""
    garrison, worth = garrison_of(vendetta, player), 1.6 * player.unclaimed
    is_before_loot = vendetta.phase == "fight" and player.stage == "combat"
    for number, room in enumerate(plan_of(vendetta, player).lair.room):
        if not room.loot or player.looted >> number & 1:
            continue
        within = garrison.within[number]
        is_visited = player.visited >> number & 1
        if is_before_loot and is_visited and not within & active(player):
            worth += 1.6 * room.loot
        elif rounds:
            fallen = (within & player.crossed).bit_count() / max(1, within.bit_count())
            worth += room.loot * (0.7 * fallen + 0.3 * is_visited)
    return worth


def objective_outlook(vendetta: Vendetta, player: Player, rounds: int) -> float:
    """A share of the points of what is not marked yet, by how much of it is done."""
    if not rounds:
        return 0.0
    plan, garrison, worth = plan_of(vendetta, player), garrison_of(vendetta, player), 0.0
    for number, room in enumerate(plan.lair.room):
        if room.objective.kind != "none" and not player.objectives >> number & 1:
            done = _PROGRESS[room.objective.kind](player, Sight(plan, garrison, number, room.objective))
            near = 0.15 / (1 + plan.distance[player.room][number])
            worth += room.objective.points * done * (0.55 + near)
    return worth


class Sight(NamedTuple):
    """A room with an objective, as a player sees it."""

    plan: FloorPlan
    garrison: Garrison
    room: int
    objective: Objective


def killed(player: Player, sight: Sight) -> float:
    fallen = (player.crossed & sight.garrison.of_kind[sight.objective.minion]).bit_count()
    return min(1.0, fallen / sight.objective.number)


def cleared_at_once(player: Player, sight: Sight) -> float:
    within = sight.garrison.within[sight.room]
    if within & player.crossed_before:
        return 0.0
    return (within & ~active(player)).bit_count() / max(1, within.bit_count())


def killed_next_door(player: Player, sight: Sight) -> float:
    wanted = sight.garrison.next_door[sight.room] & sight.garrison.of_kind[sight.objective.minion]
    return (wanted & player.crossed).bit_count() / max(1, wanted.bit_count())


def visited_beside(player: Player, sight: Sight) -> float:
    beside = sight.plan.beside[sight.room]
    return (beside & player.visited).bit_count() / beside.bit_count()


def visited(player: Player, sight: Sight) -> float:
    return min(1.0, player.visited.bit_count() / sight.objective.number)


def extended(player: Player, sight: Sight) -> float:
    return player.extra_slots / 3


def nothing(player: Player, sight: Sight) -> float:
    return 0.0


_PROGRESS: dict[Task, Callable[[Player, Sight], float]] = {
    "none": nothing,
    "boss_hit": nothing,
    "kill": killed,
    "clear1": cleared_at_once,
    "adj_kill": killed_next_door,
    "adj_visited": visited_beside,
    "visit": visited,
    "health6": extended,
}
"""From 0 to 1, how much of an objective is done."""


def safety(vendetta: Vendetta, player: Player, rounds: int) -> float:
    """Free health slots once the enemies around have struck; a full bar at the end of a round is a knock-out."""
    free = free_slots(vendetta, player)
    if vendetta.phase == "fight" and player.stage == "combat":
        free -= wounds_due(vendetta, player) // (2 if player.groups else 1)
    elif vendetta.phase != "fight":
        free -= 1
    if free <= 0 and player.knock_outs:
        return _LAST_KNOCK_OUT
    beaten = _KNOCK_OUT * rounds if player.knock_outs else 0.0
    return beaten + SPARE_HEALTH[max(0, free)] * (min(rounds, 2) + 0.15)


def means(vendetta: Vendetta, player: Player, rounds: int) -> float:
    """Dice, groups, anticipated skills, item uses, experience and skills that will be used."""
    if not rounds:
        return 0.0
    owned, box_ = player.skills, box_of(vendetta)
    worth = sum(skill_worth(vendetta.options.content, skill) for skill in owned) * rounds
    worth += 0.25 * (player.trained - player.spent) * (rounds > 1 or vendetta.phase == "flashback")
    for place, item in enumerate(box_.items_of[player.hero]):
        if player.uses[place]:
            worth += 0.9 * player.uses[place] * actions_worth(box_.items[item].actions)
    worth += ready_worth(vendetta, player) * (_TO_BE_SPENT if vendetta.phase == "fight" else 1.0)
    if vendetta.phase == "flashback" or (vendetta.phase == "roll" and player.standing != "stopped"):
        worth += dice_worth(vendetta, player)
    return worth


def ready_worth(vendetta: Vendetta, player: Player) -> float:
    """Groups and anticipated skills that wait for Combat."""
    skills, worth = box_of(vendetta).skills, 0.0
    for group in player.groups:
        skill = skills[group.skill]
        worth += actions_worth(skill.actions + (skill.power if has_power(vendetta, group) else ()))
    for marked in dict.fromkeys(player.anticipation):
        share = 1.0 if is_anticipated(vendetta, player, marked) else 0.35
        worth += 0.95 * share * actions_worth(skills[marked].actions)
    return worth


def dice_worth(vendetta: Vendetta, player: Player) -> float:
    """The expected value of the dice in hand, and of a share of the Reserve."""
    options = open_skills(vendetta, player)
    loose = sum(player.hand) - (0 if free_slots(vendetta, player) else player.hand[WOUND])
    if loose + supply(vendetta) < smallest_group(vendetta.options.content, player.hero, options):
        return _HOPELESS
    worths = skill_values(vendetta.options.content, player.hero, options)
    in_hand = hand_worth(vendetta.options.content, player.hero, options, worths, player.hand)
    share = 0.14 * supply(vendetta) / len(vendetta.players)
    return in_hand + share


@lru_cache(maxsize=4096)
def skill_values(digest: str, hero: HeroId, skills: tuple[SkillId, ...]) -> tuple[float, ...]:
    """Per skill, what one group on it is worth, with and without a strong die alike."""
    return tuple(actions_worth(box(digest).skills[skill].actions) for skill in skills)


@lru_cache(maxsize=1024)
def skill_worth(digest: str, skill: SkillId) -> float:
    """What owning a skill is worth in a round: what it does beyond what its dice would do otherwise."""
    tile: Skill = box(digest).skills[skill]
    if not tile.dice:
        return 0.35
    dice = len(tile.dice) + 0.5 * tile.dice.count("power") + 0.3 * tile.dice.count("gun")
    gain = actions_worth(tile.actions) - 0.17 * dice
    return max(0.1, gain) * (0.9 if tile.once else 1.2)


@lru_cache(maxsize=1024)
def actions_worth(actions: tuple[Action, ...]) -> float:
    """Later actions of a tile are sometimes lost."""
    return sum(_ACTION[action] * 0.96**place for place, action in enumerate(actions))
