"""What a seat may answer, and what chance may draw: imperatives made of ids."""

from typing import Literal

from lairkeeper.games.woodlands.board.cells import Cell, Side
from lairkeeper.games.woodlands.board.forest import NodeId, TileId
from lairkeeper.games.woodlands.components.box import Card, EventId, Faces, HeroId, Hue, KindId
from lairkeeper.games.woodlands.state import FoeNo, Slot
from lairkeeper.kernel.data.record import Option
from lairkeeper.kernel.data.seat import Seat

Status = Literal["poison", "brambles"]
Means = Literal["die", "boots"]


class ChooseHero(Option):
    hero: HeroId


class PlayFirst(Option):
    seat: Seat


class DrawTile(Option):
    tile: TileId


class PlaceAt(Option):
    """The space for the tile."""

    cell: Cell


class Turn(Option):
    """The rotation of the tile, clockwise."""

    rotation: int


class PlaceExtra(Option):
    """Add one more tile."""


class PlaceNone(Option):
    """Add no further tile."""


class DrawMonster(Option):
    kind: KindId


class DrawBoss(Option):
    kind: KindId


class DrawLootCard(Option):
    card: Card


class DrawEventCard(Option):
    event: EventId


class DrawOrbs(Option):
    """The value of an Orb token."""

    orbs: int


class RollFaces(Option):
    """What several dice show."""

    faces: Faces


class RollFace(Option):
    """What one die shows."""

    face: int


class Unlock(Option):
    """Slide the Power card."""

    power: int


class RollDice(Option):
    """Go on to the dice."""


class AcceptDice(Option):
    """Keep the whole roll."""


class Reroll(Option):
    """Keep some dice and roll the others again."""


class PutOn(Option):
    """A die goes on a slot."""

    slot: Slot


class RollAgain(Option):
    """This die is rolled again."""


class SetAside(Option):
    """This die is not used."""


class TurnDie(Option):
    """A Hero die that shows this is turned to the other number."""

    face: int
    to: int


class LeaveDice(Option):
    """Change no die."""


class Move(Option):
    side: Side


class Venture(Option):
    """A risky move through an open path."""

    side: Side


class UseVortex(Option):
    """Pay for the way back to the Start tile."""


class OpenChest(Option):
    """Take the treasure."""


class TakeOrbs(Option):
    """Take an Orb token from the Well."""


class Buy(Option):
    card: Card


class Sell(Option):
    card: Card


class Give(Option):
    card: Card
    hero: HeroId


class GiveNow(Option):
    """Hand over everything in the gift."""


class Accept(Option):
    """Agree."""


class AcceptForTurn(Option):
    """Agree until the end of the turn."""


class Refuse(Option):
    """Do not agree."""


class Raise(Option):
    """First aid for a Hero who is down."""

    hero: HeroId


class Heal(Option):
    """The Healing aura."""


class Remedy(Option):
    hero: HeroId
    status: Status


class UseLoot(Option):
    card: Card


class UseLootOn(Option):
    """A card for a Hero."""

    card: Card
    hero: HeroId


class UseLootOnDie(Option):
    """A card for a die of the combat."""

    card: Card
    die: int
    face: int


class EndTurn(Option):
    """Do nothing more in this turn."""


class KeepTile(Option):
    """Leave the tile on the pile."""


class BuryTile(Option):
    """Put the tile under the pile."""


class KeepLoot(Option):
    """Keep the new card."""


class KeepInstead(Option):
    """Keep the new card and discard this one."""

    card: Card


class LeaveLoot(Option):
    """Do not keep the new card."""


class Discard(Option):
    card: Card


class FlipCard(Option):
    card: Card


class Fight(Option):
    foe: FoeNo
    kind: KindId


class Freeze(Option):
    foe: FoeNo
    kind: KindId


class HoldFrost(Option):
    """Do not use the Frost bolt now."""


class Flee(Option):
    """Leave by a path that is linked."""

    side: Side
    means: Means


class FleeAstray(Option):
    """Leave by an open path, as a risky move."""

    side: Side
    means: Means


class ThrowSmoke(Option):
    """Use a card that ends all strikes."""

    card: Card


class FaceStrikes(Option):
    """Flee without help."""


class Strike(Option):
    """The next Monster to strike."""

    foe: FoeNo
    kind: KindId


class Support(Option):
    """Take part."""


class StayOut(Option):
    """Take no part."""


class AddPowerDie(Option):
    """The invoked Power die."""

    colour: Hue


class AddBrew(Option):
    """One more brew die."""


class RollCombat(Option):
    """Add nothing more and roll."""


class RerollDie(Option):
    """A Combat die for an orb."""

    die: int
    face: int


class RerollFree(Option):
    """A Combat die with the power."""

    die: int
    face: int


class MarkDie(Option):
    """A die for the reroll of several."""

    die: int
    face: int


class MarkDice(Option):
    """Choose dice to reroll together."""


class RollMarked(Option):
    """Reroll what is marked."""


class Stop(Option):
    """Change nothing more."""


class GiveTo(Option):
    """The Hero who receives it."""

    hero: HeroId


class TakeAlong(Option):
    hero: HeroId


class GoNow(Option):
    """Take nobody else along."""


class WanderTo(Option):
    node: NodeId
    tile: TileId


class StayHere(Option):
    """Do not move."""


class PlaceBossAt(Option):
    node: NodeId
    tile: TileId


class Concede(Option):
    """Give the game up."""


class PlayOn(Option):
    """Do not stop here."""


class RefuseToConcede(Option):
    """Do not give up; what bots think of it does not count."""

    is_for_people = True


class ProposeToConcede(Option):
    """Ask everybody whether to give the game up."""

    is_for_people = True
