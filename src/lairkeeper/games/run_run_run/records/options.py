"""What a seat may answer, and what chance may draw: imperatives made of ids."""

from lairkeeper.games.run_run_run.board.hexes import Hex, Side
from lairkeeper.games.run_run_run.components.box import Card, CatId, MummyId, Token
from lairkeeper.kernel.data.record import Option
from lairkeeper.kernel.data.seat import Seat


class DealCat(Option):
    cat: CatId


class ChooseCat(Option):
    cat: CatId


class PlayFirst(Option):
    seat: Seat


class Explore(Option):
    """Extend the maze."""


class Fight(Option):
    """Spend cards for dice."""


class Cooperate(Option):
    """Call a regroup."""


class Pass(Option):
    """Do nothing, where nothing else must be done."""


class UseToken(Option):
    token: Token


class CloseWindow(Option):
    """Use no further token now."""


class UseEffect(Option):
    """Use the token for what it shows."""


class Teleport(Option):
    """Use the token to jump elsewhere."""


class TeleportTo(Option):
    hex: Hex


class PassageFrom(Option):
    hex: Hex


class PassageTo(Option):
    hex: Hex


class Symbols(Option):
    """What the Mummy dice show."""

    count: int


class MoveTo(Option):
    """The next space of a mummy."""

    hex: Hex


class TurnUp(Option):
    """The Mummy or Boss card on top."""

    mummy: MummyId


class WakeAt(Option):
    hex: Hex


class SplitDamage(Option):
    """Damage per attacked cat, in the order of the question."""

    shares: tuple[int, ...]


class RaiseShield(Option):
    """Spend a shield."""


class LowerShield(Option):
    """Take the damage."""


class LoseCard(Option):
    """The card a random discard hits."""

    card: Card


class PickCard(Option):
    """The Room card to lay."""

    card: Card


class PickHex(Option):
    hex: Hex


class Turn(Option):
    """The rotation of the Room; `passages` tells how many secret passages it costs."""

    rotation: int
    passages: int = 0


class DigPassage(Option):
    side: Side


class Done(Option):
    """Add nothing more."""


class SpendForMove(Option):
    """The card discarded for more movement."""

    card: Card


class DrawRoom(Option):
    card: Card


class DrawToken(Option):
    token: Token


class DeclineToken(Option):
    """Leave the sarcophagus closed."""


class TakeToken(Option):
    """Open the sarcophagus."""


class Trigger(Option):
    """Three Rooms around an intersection."""

    rooms: tuple[Hex, Hex, Hex]


class OpenDoorAt(Option):
    hex: Hex
    side: Side


class Target(Option):
    """The space to fight in."""

    hex: Hex


class AddCard(Option):
    """A card discarded for dice."""

    card: Card


class SpendDouble(Option):
    """Double the damage of this fight."""


class KeepDouble(Option):
    """Keep the token."""


class Faces(Option):
    """What the Combat dice show."""

    hits: int
    abilities: int
    rooms: int
    steps: int


class Deal(Option):
    """Hearts taken from one mummy."""

    hearts: int


class StepTo(Option):
    hex: Hex


class StopHere(Option):
    """Take no further step."""


class Join(Option):
    """Come to the regroup."""


class StayAway(Option):
    """Keep out of the regroup."""


class Offer(Option):
    card: Card


class Sacrifice(Option):
    torches: int


class Recover(Option):
    """A card drawn at random from the discard."""

    card: Card


class GiveTo(Option):
    """Who gets the next card of the pool."""

    seat: Seat


class GiveToken(Option):
    token: Token
    seat: Seat


class WalkTo(Option):
    hex: Hex
