"""The table as plain data.

Dice are told apart only by what they show, so a hand is a count per face, and minions, rooms and objectives are bit
masks over their numbers in the lair. The only secrets are the Boss cards that nobody has turned up yet and, where
a tick is played, the orders of the others.
"""

from typing import Literal

from lairkeeper.games.vengeance.components.box import (
    BOXES,
    BossId,
    Box,
    Face,
    FlashbackFace,
    HeroId,
    ItemId,
    LairId,
    Minion,
    Room,
    SkillId,
    minion_of,
    room_of,
)
from lairkeeper.games.vengeance.components.plan import FloorPlan, Garrison
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.options import Assign, PlaceWound, Roll, Stop, TakeDice
from lairkeeper.kernel.data.record import Record, World
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.clauses import applies

Phase = Literal["setup", "flashback", "roll", "fight", "scored"]
Standing = Literal["ready", "rolling", "stopped"]
Stage = Literal["preparing", "combat", "resolution", "done"]
Order = Roll | Assign | PlaceWound | TakeDice | Stop

Hand = tuple[int, int, int, int, int, int, int]
"""How many dice show RUN, FIST, POWER, GUN, a locked WOUND, a released WOUND, and nothing yet."""

RELEASED = Face(5)
BLANK = Face(6)
EMPTY: Hand = (0, 0, 0, 0, 0, 0, 0)

NO_HERO = HeroId(-1)
NO_LAIR = LairId(-1)
NO_BOSS = BossId(-1)


class Group(Record):
    """Dice locked on a skill until it is used."""

    skill: SkillId
    dice: tuple[Face, ...]


class Request(Record):
    """Dice asked for while they are scarce."""

    seat: Seat
    count: int


class Player(World):
    """One player's boards, lair and pawn; rooms and minions by their number in the lair."""

    hero: HeroId
    board: int
    lair: LairId
    boss: BossId

    room: int
    visited: int
    looted: int
    objectives: int
    crossed: int
    dodged: int
    dotted: int
    crossed_before: int
    """The minions that were crossed when the last Combat phase began."""

    boss_wounds: int
    is_boss_touched: bool
    """True once the Boss was damaged in this Combat phase, cancelled or not."""
    is_boss_hit: bool
    """True once a Hit has crossed a slot of the Boss."""

    extra_slots: int
    wounds: int
    bar_dice: int
    knock_outs: int
    is_dead: bool
    loot: int
    trained: int
    spent: int
    skills: tuple[SkillId, ...]
    anticipation: tuple[SkillId, ...]
    """One entry for each marked anticipation slot."""
    uses: tuple[int, ...]
    """Marked use boxes of each item that are not crossed yet."""
    used: tuple[int, ...]

    sources: tuple[FlashbackFace, ...]
    """Flashback dice not used yet."""
    has_bonus: bool

    standing: Standing
    is_absent: bool
    hand: Hand
    groups: tuple[Group, ...]
    taken: int
    """Dice taken from the Reserve in this Roll phase."""
    passes: int

    stage: Stage
    is_late: bool
    """True once the time for this Resolution phase is up."""
    pending: tuple[SkillId, ...]
    """Passive skills that must still take effect at this moment of Combat or Resolution."""
    unclaimed: int
    """Loot symbols collected in this Resolution phase for which nothing was done yet."""


class Vendetta(World):
    """Everything on the table of Vengeance; lists by seat."""

    options: TableOptions
    round: int
    phase: Phase
    reserve: int
    is_reserve_closed: bool
    flashback: tuple[FlashbackFace, ...]
    is_combat_over: bool
    is_phase_over: bool
    tick: int
    ticks_rolled: int
    requests: tuple[Request, ...]
    orders: list[Order | None]
    players: list[Player]


def box_of(vendetta: Vendetta) -> Box:
    """The components this table plays with."""
    return BOXES[vendetta.options.content]


def seats(vendetta: Vendetta) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(len(vendetta.players)))


def is_solo(vendetta: Vendetta) -> bool:
    return len(vendetta.players) == 1


@applies("VNG-RND8")
def living(vendetta: Vendetta) -> tuple[Seat, ...]:
    """Dead players take no part in anything any more."""
    return tuple(Seat(seat) for seat, player in enumerate(vendetta.players) if not player.is_dead)


def plan_of(vendetta: Vendetta, player: Player) -> FloorPlan:
    return box_of(vendetta).plans[player.lair]


def garrison_of(vendetta: Vendetta, player: Player) -> Garrison:
    return box_of(vendetta).garrison(player.lair, player.boss)


def room_id(player: Player, room: int) -> Room:
    return room_of(player.lair, room)


def minion_id(player: Player, minion: int) -> Minion:
    return minion_of(player.lair, minion)


@applies("VNG-DEF8", "VNG-DEF9", "VNG-DEF10")
def active(player: Player) -> int:
    """The mask of what is neither crossed nor dodged; abilities of all others do not work."""
    return ~(player.crossed | player.dodged)


@applies("VNG-DEF11", "VNG-DEF12", "VNG-DEF13", "VNG-DEF14")
def is_cleared(garrison: Garrison, player: Player, room: int) -> bool:
    """Every minion there is crossed, however it came about, or dodged; the Boss does not count."""
    return not garrison.within[room] & active(player)


@applies("VNG-DEF6")
def is_visited(player: Player, room: int) -> bool:
    return bool(player.visited >> room & 1)


def boss_rule(vendetta: Vendetta, player: Player) -> str:
    """The effect of a Boss; it ends when he dies (VNG-DEF17)."""
    return box_of(vendetta).bosses[player.boss].rule if is_boss_alive(vendetta, player) else "none"


@applies("VNG-BOSS3", "VNG-BOSS4", "VNG-DEF17")
def is_boss_alive(vendetta: Vendetta, player: Player) -> bool:
    """Until all slots that were marked at set-up are crossed."""
    return player.boss_wounds < box_of(vendetta).bosses[player.boss].health


def trait(vendetta: Vendetta, player: Player) -> str:
    return box_of(vendetta).heroes[player.hero].trait


def owns_passive(vendetta: Vendetta, player: Player, passive: str) -> bool:
    """True if a passive skill with this rule was bought (VNG-CMB10)."""
    skills = box_of(vendetta).skills
    return any(skills[skill].passive == passive for skill in player.skills)


def health_slots(vendetta: Vendetta, player: Player) -> int:
    return box_of(vendetta).board.base_health + player.extra_slots


@applies("VNG-WND1", "VNG-WND6")
def free_slots(vendetta: Vendetta, player: Player) -> int:
    """Base slots and marked extra slots without a cross and without a die."""
    return health_slots(vendetta, player) - player.wounds - player.bar_dice


@applies("VNG-DEF3")
def clean_slots(player: Player, wanted: int) -> int:
    """Takes crosses off the health bar; a cleaned extra slot stays available."""
    cleaned = min(wanted, player.wounds)
    player.wounds -= cleaned
    return cleaned


def cross_slots(vendetta: Vendetta, player: Player, wanted: int) -> int:
    """Crosses free health slots, as many as there are."""
    crossed = min(wanted, free_slots(vendetta, player))
    player.wounds += crossed
    return crossed


def item_place(vendetta: Vendetta, player: Player, item: ItemId) -> int:
    """The item slot of the board on which an item of the hero lies."""
    return box_of(vendetta).items_of[player.hero].index(item)


def hand_limit(vendetta: Vendetta, player: Player) -> int:
    supplies = box_of(vendetta).supplies
    return supplies.ko_hand if player.knock_outs else supplies.hand


def changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The same counts with one of them more or less."""
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])
