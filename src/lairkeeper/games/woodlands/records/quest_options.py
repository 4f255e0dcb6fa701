"""What a seat may answer, and what chance may draw, in the chapters of the campaign."""

from lairkeeper.games.woodlands.board.cells import Cell
from lairkeeper.games.woodlands.board.forest import NodeId, TileId
from lairkeeper.games.woodlands.components.box import CampId, Card, HeroId, Hue, KindId, QuestId
from lairkeeper.games.woodlands.state import FoeNo
from lairkeeper.kernel.data.record import Option


class HandOver(Option):
    """Between two chapters cards change hands freely."""

    giver: HeroId
    card: Card
    hero: HeroId


class LayDown(Option):
    """A Hero with too many cards discards one."""

    hero: HeroId
    card: Card


class GoOn(Option):
    """Everybody keeps what they have: on to the next chapter."""


class Awaken(Option):
    """The type of Monster that becomes Enraged."""

    kind: KindId


class Search(Option):
    """Turn up the quest token on the tile."""


class DrawQuest(Option):
    quest: QuestId


class TakeToken(Option):
    quest: QuestId


class TakeTokenInstead(Option):
    """Discard a card to make room for the quest token."""

    quest: QuestId
    card: Card


class LeaveToken(Option):
    """The token stays on the tile, face up."""


class GiveToken(Option):
    quest: QuestId
    hero: HeroId


class Brew(Option):
    """Three mushrooms, a vial and two orbs make a potion."""


class BearTwo(Option):
    """The Hero who gets two Orb tokens."""

    hero: HeroId


class GiveOrbToken(Option):
    orbs: int
    hero: HeroId


class LoseToken(Option):
    """The Orb token that the Monster gets."""

    orbs: int


class PayOrbs(Option):
    orbs: int


class StepTo(Option):
    """Where a Monster goes next."""

    foe: FoeNo
    node: NodeId
    tile: TileId


class DrawCamp(Option):
    camp: CampId


class TakePack(Option):
    """One of the packs, by the number of its cards."""

    cards: int


class PostGuard(Option):
    """The tile for the +1 Shield token."""

    node: NodeId
    tile: TileId


class EndChapter(Option):
    """Enough camps are cleared."""


class LightTotem(Option):
    """The invoked Power die is put on the Rune."""

    colour: Hue


class LightDesperately(Option):
    """A totem of another colour, for everything the Hero has."""

    colour: Hue


class Purify(Option):
    cell: Cell


class PurifyNone(Option):
    """Leave the corruption as it is."""
