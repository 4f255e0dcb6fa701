"""Hero dice: which to keep, which to roll again, and where to put them."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from lairkeeper.games.woodlands.partner.fights import BOSS_BEATEN, Arms, enemy_of, stand_of, win_chance
from lairkeeper.games.woodlands.partner.ways import Outlook
from lairkeeper.games.woodlands.rules.dice import LEAST, MOST, NO_SLOT, capacity
from lairkeeper.games.woodlands.state import (
    SLOTS,
    Slot,
    Woods,
    bosses_of,
    box_of,
    colour_of,
    dice_to_invoke,
    ground,
    has_enemy,
    power_of,
    standing_on,
)

WORTH_ANOTHER_ROLL = 0.15
TOTEM_READY = 14.0
TOGETHER = 20.0
"""What it is worth that nobody faces the Boss alone."""
SPECIAL_WORTH = {"agility": 0.4, "stance": 0.5, "frost": 0.7}
LOW, MIDDLE = 3, 4
"""A die of 1 to 3 is as good as any other of them."""

Faces = tuple[int, ...]


class Layout(NamedTuple):
    """A slot for every die, and what it promises."""

    slots: tuple[Slot, ...]
    worth: float


@cache
def alike(faces: Faces) -> Faces:
    return tuple(sorted(max(LOW, face) for face in faces))


@cache
def rolls_of(dice: int) -> tuple[tuple[Faces, float], ...]:
    """What so many dice may show, with 1 to 3 taken together."""
    shares = ((LOW, 0.5), (MIDDLE, 1 / 6), (5, 1 / 6), (6, 1 / 6))
    found: dict[Faces, float] = {}
    for roll in product(shares, repeat=dice):
        faces, chance = tuple(sorted(face for face, _ in roll)), 1.0
        for _, share in roll:
            chance *= share
        found[faces] = found.get(faces, 0.0) + chance
    return tuple(found.items())


@cache
def ways_to_place(faces: Faces, room: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], tuple[Slot, ...]], ...]:
    """The ways to use dice that make a difference: how many on each slot, and a slot for every die."""
    choices = [
        [slot for slot in SLOTS if LEAST[slot] <= face <= MOST[slot] and room[slot] > 0] + [NO_SLOT] for face in faces
    ]
    found: dict[tuple[int, ...], tuple[Slot, ...]] = {}
    for slots in product(*choices):
        counts = tuple(slots.count(slot) for slot in SLOTS)
        if all(count <= most for count, most in zip(counts, room, strict=True)):
            found.setdefault(counts, slots)
    return tuple(found.items())


class DicePlan:
    """What the dice of a turn may be used for."""

    def __init__(self, woods: Woods) -> None:
        self.woods = woods
        self.hero = woods.active
        self.outlook = Outlook(woods, woods.active)
        self._layouts: dict[Faces, Layout] = {}
        self._worths: dict[tuple[int, ...], float] = {}
        self.room = tuple(capacity(woods, slot) - len(woods.board[slot]) for slot in SLOTS)
        self.rest = [len(woods.board[slot]) for slot in SLOTS]

    def layout(self, faces: Faces) -> Layout:
        """The best slots for these dice, sorted as they are asked for."""
        kinds = alike(faces)
        if kinds not in self._layouts:
            ways = (Layout(slots, self.worth(counts)) for counts, slots in ways_to_place(kinds, self.room))
            self._layouts[kinds] = max(ways, key=lambda layout: layout.worth)
        return self._layouts[kinds]

    def worth(self, counts: tuple[int, ...]) -> float:
        """What so many more dice on each slot promise."""
        if counts not in self._worths:
            self._worths[counts] = self._worth(*(there + more for there, more in zip(self.rest, counts, strict=True)))
        return self._worths[counts]

    def _worth(self, moves: int, focus: int, five: int, six: int, invoke: int) -> float:
        woods, hero = self.woods, self.hero
        kind = box_of(woods).heroes[hero]
        has_die = invoke >= dice_to_invoke(woods, hero)
        arms = Arms(six if kind.special6 == "brew" else 0, has_die, kind.special6 == "precision" and six > 0)
        worth = self.encounter(arms) + max(self.outlook.stay_worth(), self.outlook.best(moves, arms))
        if focus and woods.orbs[hero] < box_of(woods).supplies.orbs:
            worth += 1.9 if power_of(woods, hero, "deep_focus") else 1.0
        worth += self.special(kind.special5) if five else 0.0
        worth += SPECIAL_WORTH.get(kind.special6, 0.0) if six else 0.0
        worth += self.ready_totem(moves) if has_die and woods.options.chapter == 5 else 0.0
        return worth + 0.02 * moves + 0.05 * has_die

    def encounter(self, arms: Arms) -> float:
        """The enemies that share the tile are met before anything else."""
        woods, here = self.woods, self.outlook.here
        worth = self.outlook.fights(here, arms) if has_enemy(woods, here) else 0.0
        for boss in bosses_of(woods):
            if boss.node == here:
                stand = stand_of(woods, self.hero, here)
                chance = win_chance(enemy_of(woods, boss), stand.fighter, stand.allied, arms, stand.orbs, stand.locked)
                worth += BOSS_BEATEN * chance
        return worth

    def special(self, name: str) -> float:
        woods, here = self.woods, self.outlook.here
        around = standing_on(woods, here)
        if name == "aura":
            return 0.9 * sum(woods.hearts[hero] < box_of(woods).supplies.hearts for hero in around)
        if name == "transport":
            return TOGETHER if len(around) > 1 and self.is_beside_boss() else 0.1
        if name == "remedy":
            return 1.5 if any(hero in woods.poisoned for hero in around) else 0.1
        return SPECIAL_WORTH.get(name, 0.0)

    def is_beside_boss(self) -> bool:
        duel = self.outlook.duel
        return duel is not None and duel.is_time and bool(self.woods.forest.ways[duel.node] >> self.outlook.here & 1)

    def ready_totem(self, moves: int) -> float:
        """A Rune in reach, for which the dice of an Invocation are needed."""
        woods = self.woods
        for node, (cost, _) in self.outlook.routes(Arms(has_power_die=True)).items():
            rune = ground(woods, node).rune
            if rune is not None and cost <= moves and self.outlook.worth(node, Arms(has_power_die=True)) > 0:
                is_own = rune == box_of(woods).heroes[self.hero].colour
                if colour_of(woods, self.hero) not in woods.quest.totems or not is_own:
                    return TOTEM_READY
        return 0.0

    def expected(self, kept: Faces, rolled: int) -> float:
        """What comes of it on average if some dice are kept and the others rolled again."""
        return sum(chance * self.layout((*kept, *faces)).worth for faces, chance in rolls_of(rolled))

    def to_keep(self, faces: Faces) -> tuple[Faces, float]:
        """The dice to keep if some are rolled again, and what that promises."""
        kinds = alike(faces)
        kept = {alike(part) for part in subsets(kinds) if 0 < len(part) < len(kinds)}
        return max(((part, self.expected(part, len(kinds) - len(part))) for part in kept), key=lambda it: it[1])

    def is_better_rolled(self, faces: Faces) -> bool:
        return self.to_keep(faces)[1] > self.layout(faces).worth + WORTH_ANOTHER_ROLL

    def placing(self, faces: Faces) -> tuple[Slot, ...]:
        """Per die, as they lie, its slot."""
        return self.layout(faces).slots

    def keeping(self, faces: Faces) -> tuple[Slot, ...]:
        """Per die, its slot, or none for a die that is rolled again."""
        kept = list(self.to_keep(faces)[0])
        slots = dict[int, list[Slot]]()
        for face, slot in zip(kept, self.layout(tuple(kept)).slots, strict=True):
            slots.setdefault(face, []).append(slot)
        answer = []
        for face in faces:
            waiting = slots.get(max(LOW, face), [])
            answer.append(waiting.pop() if waiting else NO_SLOT)
        return tuple(answer)


_latest: list[tuple[object, DicePlan]] = []


def plan_of(woods: Woods) -> DicePlan:
    """The plan for the dice of this turn; the last one is remembered, since dice are asked for one by one."""
    foes = tuple((foe.number, foe.node, foe.is_up and foe.kind, foe.shields, foe.threat) for foe in woods.foes)
    heroes = (tuple(woods.hearts), tuple(woods.orbs), tuple(woods.powers), tuple(woods.nodes), tuple(woods.loot))
    things = (tuple(woods.chests), woods.event_tokens, woods.quest, woods.goods, woods.poisoned, woods.boss_card)
    key = (woods.options, woods.round, woods.active, woods.dice, tuple(woods.board), woods.forest, foes, heroes, things)
    if not _latest or _latest[0][0] != key:
        _latest[:] = [(key, DicePlan(woods))]
    return _latest[0][1]


def subsets(faces: Faces) -> Iterator[Faces]:
    for mask in range(1 << len(faces)):
        yield tuple(face for place, face in enumerate(faces) if mask >> place & 1)
