"""Hero dice: which to keep, which to roll again, and where to put them."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from lairkeeper.games.woodlands.bots.fights import BOSS_BEATEN, USUAL, Arms, enemy_of, stand_of, win_chance
from lairkeeper.games.woodlands.bots.outlook import outlook_of
from lairkeeper.games.woodlands.rules.dice import LEAST, MOST, NO_SLOT, capacity
from lairkeeper.games.woodlands.state import (
    INVOKE,
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
Counts = tuple[int, ...]
"""How many dice are on each slot."""


class SlotPlan(NamedTuple):
    """A slot for every die, and the worth of the turn with these slots."""

    slots: tuple[Slot, ...]
    worth: float


@lru_cache(maxsize=1 << 14)
def alike(faces: Faces) -> Faces:
    return tuple(sorted(max(LOW, face) for face in faces))


@cache
def rolls_of(dice: int) -> tuple[tuple[Faces, float], ...]:
    """All results of so many dice with their chances; 1, 2 and 3 count as one face."""
    shares = ((LOW, 0.5), (MIDDLE, 1 / 6), (5, 1 / 6), (6, 1 / 6))
    found: dict[Faces, float] = {}
    for roll in product(shares, repeat=dice):
        faces, chance = tuple(sorted(face for face, _ in roll)), 1.0
        for _, share in roll:
            chance *= share
        found[faces] = found.get(faces, 0.0) + chance
    return tuple(found.items())


@lru_cache(maxsize=1 << 14)
def outcomes(kept: Faces, rolled: int) -> tuple[tuple[Faces, float], ...]:
    """All final results with their chances, if some dice are kept and so many rolled again."""
    return tuple((tuple(sorted((*kept, *faces))), chance) for faces, chance in rolls_of(rolled))


@lru_cache(maxsize=1 << 14)
def ways_to_place(faces: Faces, room: Counts) -> tuple[tuple[Counts, tuple[Slot, ...]], ...]:
    """The ways to use dice that make a difference: how many on each slot, and a slot for every die.

    Every die is used that has a slot, since none does harm; the Power die takes all dice that are missing, or none.
    """
    choices = [[slot for slot in SLOTS if LEAST[slot] <= face <= MOST[slot]] + [NO_SLOT] for face in faces]
    found: dict[Counts, tuple[Slot, ...]] = {}
    for slots in product(*choices):
        counts = tuple(slots.count(slot) for slot in SLOTS)
        fits = all(count <= most for count, most in zip(counts, room, strict=True))
        if fits and counts[INVOKE] in (0, room[INVOKE]) and not _is_wasteful(faces, slots, counts, room):
            found.setdefault(counts, slots)
    return tuple(found.items())


def _is_wasteful(faces: Faces, slots: tuple[Slot, ...], counts: Counts, room: Counts) -> bool:
    """Whether a die without a slot could still be put on one."""
    free = [slot for slot in SLOTS if slot != INVOKE and counts[slot] < room[slot]]
    unused = [face for face, slot in zip(faces, slots, strict=True) if slot == NO_SLOT]
    return any(LEAST[slot] <= face <= MOST[slot] for face in unused for slot in free)


class DicePlan:
    """The possible uses of the dice of a turn."""

    def __init__(self, woods: Woods) -> None:
        self.woods = woods
        self.hero = woods.active
        self.key = (tuple(woods.board), woods.poisoned)
        self.outlook = outlook_of(woods)
        self._layouts: dict[Faces, SlotPlan] = {}
        self._worths: dict[Counts, float] = {}
        self._kept: dict[Faces, tuple[Faces, float]] = {}
        self._turns: dict[tuple[int, Arms], float] = {}
        self.room = tuple(capacity(woods, slot) - len(woods.board[slot]) for slot in SLOTS)
        self.rest = [len(woods.board[slot]) for slot in SLOTS]

    def layout(self, faces: Faces) -> SlotPlan:
        """The best slots for these dice, sorted as they are asked for."""
        return self._layout(alike(faces))

    def _layout(self, kinds: Faces) -> SlotPlan:
        best = self._layouts.get(kinds)
        if best is None:
            ways = ways_to_place(kinds, self.room)
            known = self._worths
            worths = [known[counts] if counts in known else self.worth(counts) for counts, _ in ways]
            place = worths.index(max(worths))
            best = self._layouts[kinds] = SlotPlan(ways[place][1], worths[place])
        return best

    def worth(self, counts: Counts) -> float:
        """The worth of the turn with so many more dice on each slot."""
        if counts not in self._worths:
            self._worths[counts] = self._worth(*(there + more for there, more in zip(self.rest, counts, strict=True)))
        return self._worths[counts]

    def _worth(self, moves: int, focus: int, five: int, six: int, invoke: int) -> float:
        woods, hero = self.woods, self.hero
        kind = box_of(woods).heroes[hero]
        has_die = invoke >= dice_to_invoke(woods, hero)
        arms = Arms(six if kind.special6 == "brew" else 0, has_die, kind.special6 == "precision" and six > 0)
        worth = self.turn(moves, arms)
        if focus and woods.orbs[hero] < box_of(woods).supplies.orbs:
            worth += 1.9 if power_of(woods, hero, "deep_focus") else 1.0
        worth += self.special(kind.special5) if five else 0.0
        worth += SPECIAL_WORTH.get(kind.special6, 0.0) if six else 0.0
        worth += self.ready_totem(moves) if has_die and woods.options.chapter == 5 else 0.0
        return worth + 0.02 * moves + 0.05 * has_die

    def turn(self, moves: int, arms: Arms) -> float:
        """The worth of a turn with so many moves: the encounter here, then the best goal."""
        known = self._turns.get((moves, arms))
        if known is None:
            known = self.encounter(arms) + max(self.outlook.stay_worth(), self.outlook.best(moves, arms))
            self._turns[moves, arms] = known
        return known

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
        for node, (cost, _) in self.outlook.routes(USUAL).items():
            rune = ground(woods, node).rune
            if rune is not None and cost <= moves and self.outlook.worth(node, USUAL) > 0:
                is_own = rune == box_of(woods).heroes[self.hero].colour
                if colour_of(woods, self.hero) not in woods.quest.totems or not is_own:
                    return TOTEM_READY
        return 0.0

    def expected(self, kept: Faces, rolled: int) -> float:
        """The average worth if some dice are kept and the others rolled again."""
        layouts, worth = self._layouts, 0.0
        for faces, chance in outcomes(kept, rolled):
            worth += chance * (layouts.get(faces) or self._layout(faces)).worth
        return worth

    def to_keep(self, faces: Faces) -> tuple[Faces, float]:
        """The dice to keep for a reroll, and the average worth of it."""
        kinds = alike(faces)
        if kinds not in self._kept:
            kept = {part for part in subsets(kinds) if 0 < len(part) < len(kinds)}
            ways = ((part, self.expected(part, len(kinds) - len(part))) for part in sorted(kept))
            self._kept[kinds] = max(ways, key=lambda it: it[1])
        return self._kept[kinds]

    def is_better_rolled(self, faces: Faces) -> bool:
        return self.to_keep(faces)[1] > self.layout(faces).worth + WORTH_ANOTHER_ROLL

    def placing(self, faces: Faces) -> tuple[Slot, ...]:
        """The slot of each die, in the order of `faces`."""
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


_latest: list[DicePlan] = []


def plan_of(woods: Woods) -> DicePlan:
    """The plan for the dice of this turn; the last one is kept, since dice are asked for one by one."""
    outlook, key = outlook_of(woods), (tuple(woods.board), woods.poisoned)
    latest = _latest[0] if _latest else None
    if latest is None or latest.outlook is not outlook or latest.key != key:
        latest = DicePlan(woods)
        _latest[:] = [latest]
    return latest


def subsets(faces: Faces) -> Iterator[Faces]:
    for mask in range(1 << len(faces)):
        yield tuple(face for place, face in enumerate(faces) if mask >> place & 1)
