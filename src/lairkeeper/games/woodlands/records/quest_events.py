"""What the table hears in the chapters of the campaign."""

from typing import ClassVar

from lairkeeper.games.woodlands.board.cells import Cell
from lairkeeper.games.woodlands.board.forest import NodeId, TileId
from lairkeeper.games.woodlands.components.box import CampId, Card, HeroId, Hue, KindId, QuestId
from lairkeeper.games.woodlands.state import FoeNo
from lairkeeper.kernel.data.record import Event


class ChapterBegan(Event):
    chapter: int
    attempt: int


class ChapterWon(Event):
    chapter: int


class LootHandedOver(Event):
    giver: HeroId
    card: Card
    hero: HeroId


class KindAwoke(Event):
    """A type of Monster is Enraged for the rest of the campaign."""

    reveals: ClassVar[bool] = True
    kind: KindId


class KindStirred(Event):
    """A type of Monster is Enraged in this chapter."""

    reveals: ClassVar[bool] = True
    kind: KindId


class TokenHidden(Event):
    """A quest token lies face down on a tile."""

    node: NodeId
    tile: TileId


class TokenFound(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    quest: QuestId


class TokenTaken(Event):
    hero: HeroId
    quest: QuestId


class TokenGiven(Event):
    giver: HeroId
    quest: QuestId
    hero: HeroId


class PotionBrewed(Event):
    hero: HeroId
    potions: int


class OrbTokenDealt(Event):
    reveals: ClassVar[bool] = True
    hero: HeroId
    orbs: int


class OrbTokenGiven(Event):
    giver: HeroId
    orbs: int
    hero: HeroId


class OrbTokenStolen(Event):
    hero: HeroId
    foe: FoeNo
    kind: KindId
    orbs: int


class OrbTokenRecovered(Event):
    hero: HeroId
    orbs: int


class OrbTokensGone(Event):
    """A Monster has carried Orb tokens away from the Start tile."""

    foe: FoeNo
    gone: int


class OrbTokensGivenUp(Event):
    """The Orb tokens of a Hero go into the Well."""

    hero: HeroId
    orbs: int


class MonsterMoved(Event):
    foe: FoeNo
    node: NodeId
    tile: TileId


class CampRevealed(Event):
    reveals: ClassVar[bool] = True
    tile: TileId
    camp: CampId


class GuardPosted(Event):
    """All enemies on the tile have +1 defence."""

    node: NodeId
    tile: TileId


class PackTaken(Event):
    hero: HeroId
    cards: int


class CardSpoiled(Event):
    """A card of a pack is discarded."""

    reveals: ClassVar[bool] = True
    card: Card


class CorruptionSpread(Event):
    cells: tuple[Cell, ...]
    level: int


class ChestsSpoiled(Event):
    tile: TileId


class MoveDieLost(Event):
    hero: HeroId


class TotemLit(Event):
    hero: HeroId
    colour: Hue
    tile: TileId


class Purified(Event):
    hero: HeroId
    cell: Cell
