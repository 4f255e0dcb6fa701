"""The state that the chapters of the campaign add to the standard game."""

from lairkeeper.games.woodlands.board.cells import Cell
from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import CampId, HeroId, Hue, KindId, QuestId
from lairkeeper.kernel.data.record import Record


class Thief(Record):
    """A Monster with Orb tokens of chapter 2, by value; those stolen in this round are `fresh`."""

    foe: int
    orbs: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    is_in_vortex: bool = False


class Campsite(Record):
    """A tile with a camp token of chapter 4; `camp` is -1 while it lies face down.

    `pack` is the number of cards of the pack that lies here, -1 if none does; a cleared camp has yielded its pack.
    """

    node: NodeId
    camp: CampId = CampId(-1)
    pack: int = -1
    is_cleared: bool = False


class Quest(Record):
    """What a chapter of the campaign adds to the table; everybody knows all of it.

    Chapter 1: quest tokens nobody has seen, per kind; nodes where one lies face `down`; those left face `up`; what each
    Hero `held`; `potions` brewed. Chapter 2: `thieves`, and Orb tokens `gone` for good. Chapter 3: whether a Boss came.
    Chapter 4: `camps`, sizes of free `packs`, what is known to be in the packs per card (`stash`), how many of their
    cards are unknown and so still counted with the pile (`reserved`), and the node with the +1 Shield token (`guard`).
    Chapter 5: `corruption` by cell, on tiles and empty spaces; colours of active `totems`; whether a second Boss came.
    Alone: types that are Enraged in this chapter only are `stirred`.
    `victors` took part on the tile when a Boss was beaten.
    """

    unseen: tuple[int, ...] = ()
    down: tuple[NodeId, ...] = ()
    up: tuple[tuple[NodeId, QuestId], ...] = ()
    held: tuple[tuple[QuestId, ...], ...] = ()
    potions: int = 0
    thieves: tuple[Thief, ...] = ()
    gone: int = 0
    has_boss_come: bool = False
    camps: tuple[Campsite, ...] = ()
    packs: tuple[int, ...] = ()
    stash: tuple[int, ...] = ()
    reserved: int = 0
    guard: NodeId = NodeId(-1)
    corruption: tuple[Cell, ...] = ()
    totems: tuple[Hue, ...] = ()
    stirred: tuple[KindId, ...] = ()
    victors: tuple[HeroId, ...] = ()
    is_won: bool = False
