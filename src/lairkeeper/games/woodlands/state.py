"""The table as plain data, and questions about it that many chapters ask.

Piles have no hidden order: a pile is a count per kind (or a set of tiles), and drawing from it is a chance step; what
is known to lie on top of the Forest pile or under it is kept in order. So the only secret in here is what the Monsters
are that lie face down on tiles. A Hero is named by its place in the box; lists by Hero have an entry for each of those.
"""

from collections.abc import Iterator
from typing import Literal, NewType, TypeVar

from msgspec.structs import replace

from lairkeeper.games.woodlands.board.forest import INSIDE, Forest, NodeId, TileId
from lairkeeper.games.woodlands.components.box import (
    BOXES,
    Box,
    Card,
    ChamberId,
    EntranceId,
    EventId,
    Faces,
    HeroId,
    Hue,
    InnCardId,
    KindId,
    QuestId,
)
from lairkeeper.games.woodlands.components.kinds import (
    COLOURS,
    BossKind,
    Ground,
    MonsterKind,
    Power,
    Rage,
    Special,
    SpecialAction,
    Verb,
)
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.quest import Quest
from lairkeeper.kernel.data.record import Record, World
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.clauses import applies

FoeNo = NewType("FoeNo", int)
Hand = tuple[Card, ...]
Slot = NewType("Slot", int)
Encounter = Literal["none", "pending", "fleeing"]
Phase = Literal["growth", "adventure", "round_end"]

N = TypeVar("N", bound=int)

MOVE, FOCUS, SPECIAL5, SPECIAL6, INVOKE = (Slot(slot) for slot in range(5))
SLOTS = (MOVE, FOCUS, SPECIAL5, SPECIAL6, INVOKE)
NOBODY = HeroId(-1)
NO_TILE = TileId(-1)
NO_FOE = FoeNo(-1)
NOWHERE = NodeId(-1)


class Foe(Record):
    """A Monster token on a tile, or a Boss whose card is face up.

    `threat` is the space of a Boss's cube; `is_back` is true of an Enraged Spirit that has been beaten once.
    """

    number: FoeNo
    kind: KindId
    node: NodeId
    is_up: bool
    shields: int = 0
    threat: int = 0
    is_back: bool = False


class Die(Record):
    """A die of a combat: whose it is, what it shows and what is added; a Power die has a colour, others have -1."""

    hero: HeroId
    face: int
    bonus: int = 0
    colour: int = -1


class Combat(Record):
    """A combat that goes on: the enemy, who supports the active Hero, and what has been rolled and added so far.

    `hearts` are those of the active Hero when it began; it is repeated if a Monster of a Den was fought before.
    """

    foe: FoeNo
    allies: tuple[HeroId, ...] = ()
    afar: HeroId = NOBODY
    colours: tuple[Hue, ...] = ()
    brew: int = 0
    dice: tuple[Die, ...] = ()
    hits: int = 0
    powers_used: tuple[Power, ...] = ()
    defence: int = 0
    immune: tuple[Hue, ...] = ()
    fewer: int = 0
    hearts: int = 0
    is_repeated: bool = False


class Den(Record):
    """A Den that is being explored: below which node, by whom besides the active Hero, its cards, where the die lies.

    `met` are its Monsters that have been fought, `won` those that were beaten in the present event.
    """

    node: NodeId
    joined: tuple[HeroId, ...] = ()
    entrance: EntranceId = EntranceId(-1)
    chamber: ChamberId = ChamberId(-1)
    space: int = 1
    met: tuple[FoeNo, ...] = ()
    won: tuple[KindId, ...] = ()


class Gift(Record):
    """What the active Hero gives to another one in one go: cards, quest tokens, Orb tokens by value."""

    hero: HeroId
    cards: Hand = ()
    quests: tuple[QuestId, ...] = ()
    orbs: tuple[int, ...] = ()


class Woods(World):
    """Everything on the table of Explorers of the Woodlands.

    `refused` are gifts refused in this turn; `dice_node` is where the active Hero stood when it placed its dice.
    """

    options: TableOptions
    forest: Forest
    round: int
    phase: Phase
    first: Seat
    active: HeroId
    party: tuple[HeroId, ...]

    hearts: list[int]
    orbs: list[int]
    powers: list[int]
    nodes: list[NodeId]
    loot: list[Hand]
    used_loot: list[Hand]
    loot_order: list[Hand]
    tokens: list[tuple[int, ...]]
    poisoned: tuple[HeroId, ...]
    entangled: tuple[HeroId, ...]
    immobile: tuple[HeroId, ...]

    dice: Faces
    board: list[Faces]
    is_standing_guard: bool
    riders: tuple[HeroId, ...]
    willing: tuple[HeroId, ...]
    refused: tuple[Gift, ...]
    fleeing_in_boots: bool
    dice_node: NodeId

    tiles_left: tuple[TileId, ...]
    above_boss: int
    tiles_on_top: tuple[TileId, ...]
    tiles_below: tuple[TileId, ...]
    drawn: TileId
    rejected: tuple[TileId, ...]

    monster_pile: list[int]
    monster_discard: list[int]
    loot_pile: list[int]
    loot_discard: list[int]
    event_pile: tuple[EventId, ...]
    event_discard: tuple[EventId, ...]
    boss_pile: tuple[KindId, ...]

    chests: list[int]
    event_tokens: tuple[NodeId, ...]
    well_tokens: int
    orb_tokens: tuple[int, ...]
    goods: Hand | None
    boss_card: NodeId

    foes: list[Foe]
    foes_placed: int
    frozen: FoeNo
    beaten: list[int]

    encounter: Encounter
    to_fight: tuple[FoeNo, ...]
    bosses_fought: tuple[FoeNo, ...]
    combats: list[Combat]

    enraged: tuple[KindId, ...]
    entrances: tuple[EntranceId, ...]
    chambers: tuple[ChamberId, ...]
    closed_dens: tuple[NodeId, ...]
    den: Den | None
    inn_cards: tuple[InnCardId, ...]
    served: list[tuple[int, ...]]
    ale: tuple[HeroId, ...]
    quest: Quest


def box_of(woods: Woods) -> Box:
    """The components this table plays with."""
    return BOXES[woods.options.content]


@applies("WDL-SET14", "WDL-SOL2")
def seat_of(woods: Woods, hero: HeroId) -> Seat:
    """Who plays this Hero; alone, one player plays both."""
    return Seat(0) if woods.options.players == 1 else Seat(woods.party.index(hero))


def players_from(woods: Woods, hero: HeroId) -> tuple[Seat, ...]:
    """The seats that make public draws at a table with its own dice and cards: the player of this Hero first."""
    first = seat_of(woods, hero)
    return first, *(Seat(seat) for seat in range(woods.options.players) if seat != first)


@applies("WDL-SET11", "WDL-SET14")
def turn_order(woods: Woods) -> tuple[HeroId, ...]:
    """All Heroes clockwise, the first player's first."""
    return woods.party[woods.first :] + woods.party[: woods.first]


def from_active(woods: Woods) -> tuple[HeroId, ...]:
    """All Heroes in turn order, the active one first."""
    place = woods.party.index(woods.active)
    return woods.party[place:] + woods.party[:place]


def stands(woods: Woods, hero: HeroId) -> bool:
    """True unless the Hero is down."""
    return woods.hearts[hero] > 0


def is_over(woods: Woods) -> bool:
    """True once the active Hero is down: its turn ends at once, and what was still to come in it does not happen."""
    return woods.hearts[woods.active] <= 0


def here(woods: Woods) -> NodeId:
    """Where the active Hero is."""
    return woods.nodes[woods.active]


def standing_on(woods: Woods, node: NodeId) -> tuple[HeroId, ...]:
    """The standing Heroes on a node, in turn order from the active one."""
    return tuple(hero for hero in from_active(woods) if woods.nodes[hero] == node and woods.hearts[hero] > 0)


def others_on(woods: Woods, node: NodeId) -> tuple[HeroId, ...]:
    """The other Heroes on a node, down or not."""
    return tuple(hero for hero in from_active(woods)[1:] if woods.nodes[hero] == node)


def ground(woods: Woods, node: NodeId) -> Ground:
    """What a node shows."""
    place = woods.forest.nodes[node]
    return box_of(woods).tiles[woods.forest.tiles[place.laid].tile].places[place.place]


def special_of(woods: Woods, node: NodeId) -> Special:
    return box_of(woods).tiles[woods.forest.tile_of(node)].special


def profile_of(woods: Woods, foe: Foe) -> MonsterKind | BossKind:
    return box_of(woods).profiles[foe.kind]


@applies("WDL-ENR1", "WDL-ENR11")
def rage(woods: Woods, kind: KindId) -> Rage:
    """What an enemy of this kind does besides its profile, if its kind is Enraged."""
    return box_of(woods).profiles[kind].enraged if kind in woods.enraged else "none"


@applies("WDL-TILE48", "WDL-DEN19")
def is_inside(node: NodeId) -> bool:
    """Whether a node is a Den: a place of its own below a tile, where the explorers are and nobody else is."""
    return node >= INSIDE


def is_boss(woods: Woods, foe: Foe) -> bool:
    return foe.kind >= len(woods.monster_pile)


def find_foe(woods: Woods, number: FoeNo) -> Foe | None:
    return next((foe for foe in woods.foes if foe.number == number), None)


def change_foe(woods: Woods, foe: Foe, changed: Foe) -> None:
    woods.foes[woods.foes.index(foe)] = changed


def foes_on(woods: Woods, node: NodeId) -> list[Foe]:
    """Monsters and revealed Bosses on a node."""
    return [foe for foe in woods.foes if foe.node == node]


def monsters_on(woods: Woods, node: NodeId) -> list[Foe]:
    bosses = len(woods.monster_pile)
    return [foe for foe in woods.foes if foe.node == node and foe.kind < bosses]


def bosses_of(woods: Woods) -> list[Foe]:
    """The Bosses that are face up and alive."""
    bosses = len(woods.monster_pile)
    return [foe for foe in woods.foes if foe.kind >= bosses]


def has_boss(woods: Woods, node: NodeId) -> bool:
    return any(foe.node == node for foe in bosses_of(woods))


@applies("WDL-TILE45", "WDL-LOOT10")
def has_enemy(woods: Woods, node: NodeId) -> bool:
    """A Monster or a living Boss: what a rule means that asks for a tile without Monsters."""
    return any(foe.node == node for foe in woods.foes)


def power_of(woods: Woods, hero: HeroId, power: Power) -> bool:
    """Whether a Hero has unlocked this power."""
    unlocked = woods.powers[hero]
    return unlocked > 0 and power in box_of(woods).powers[hero][:unlocked]


def special_die(woods: Woods, action: SpecialAction) -> Slot | None:
    """The slot of the active Hero where a die lies for this special action."""
    five, six = box_of(woods).specials[woods.active]
    if action == six and woods.board[SPECIAL6]:
        return SPECIAL6
    return SPECIAL5 if action == five and woods.board[SPECIAL5] else None


@applies("WDL-LOOT2", "WDL-LOOT15", "WDL-GRP3")
def permanent(woods: Woods, hero: HeroId, verb: Verb) -> int:
    """What the permanent cards of a Hero add up to; they always count."""
    cards = box_of(woods).loot
    effects = (cards[card] for card in woods.loot[hero])
    return sum(card.effect.amount for card in effects if card.kind == "permanent" and card.effect.do == verb)


def cards_that(woods: Woods, hero: HeroId, *verbs: Verb) -> list[Card]:
    """The kinds of card a Hero can use for one of these, face up and not permanent."""
    cards = box_of(woods).loot
    usable = (card for card in dict.fromkeys(woods.loot[hero]) if cards[card].kind != "permanent")
    return [card for card in usable if cards[card].effect.do in verbs]


@applies("WDL-INV1", "WDL-HERO25", "WDL-HERO32", "WDL-ADV12")
def dice_to_invoke(woods: Woods, hero: HeroId) -> int:
    """How many Hero dice an Invocation takes."""
    return 1 if power_of(woods, hero, "swift_rite") else 2


def has_invoked(woods: Woods) -> bool:
    """Whether the active Hero has a Power die of their own this turn."""
    return len(woods.board[INVOKE]) >= dice_to_invoke(woods, woods.active)


@applies("WDL-HERO1", "WDL-HERO8", "WDL-HERO17", "WDL-HERO26")
def colour_of(woods: Woods, hero: HeroId) -> Hue:
    """The Power die a Hero invokes."""
    return Hue(COLOURS.index(box_of(woods).heroes[hero].colour))


def pile_size(woods: Woods) -> int:
    return len(woods.tiles_on_top) + len(woods.tiles_left) + len(woods.tiles_below)


@applies("WDL-GRO17")
def is_pile_empty(woods: Woods) -> bool:
    """No tile left, or no path to link one to: then the pile counts as empty."""
    return not woods.forest.open_paths or not pile_size(woods)


def change_quest(woods: Woods, **changes: object) -> None:
    """What a chapter keeps track of, changed in some fields."""
    woods.quest = replace(woods.quest, **changes)


def change_combat(woods: Woods, combat: Combat) -> None:
    woods.combats[-1] = combat


def combatants(woods: Woods) -> tuple[HeroId, ...]:
    """Who takes part in the present combat and still stands: the active Hero, supporters here, one from afar."""
    combat = woods.combats[-1]
    heroes = (woods.active, *combat.allies, *(() if combat.afar == NOBODY else (combat.afar,)))
    return tuple(hero for hero in heroes if woods.hearts[hero] > 0)


def without(held: tuple[N, ...], item: N) -> tuple[N, ...]:
    """A hand with one card, or one token, less."""
    place = held.index(item)
    return held[:place] + held[place + 1 :]


def kinds(hand: Hand) -> Iterator[Card]:
    """The kinds of card in a hand: equal cards give one option."""
    return iter(dict.fromkeys(hand))
