"""The rules: one step for each paragraph."""

from collections.abc import Iterator

from lairkeeper.kernel import Ask, Chance, Do, Odds, Outcome, Seat, Table
from tests.newcomer.lucky_stairs.events import Climbed, Fell, Rested, TurnBegan
from tests.newcomer.lucky_stairs.options import Climb, Rest, Rolled
from tests.newcomer.lucky_stairs.state import Stairs


class PlayTurn(Do[Stairs]):
    """The active player climbs, then it is the next one's turn."""

    clauses = ("STA-TRN1",)

    def do(self, stairs: Stairs, table: Table) -> None:
        table.tell(TurnBegan(stairs.active))
        table.then(RollDie(), ClimbOn(), EndTurn())


class RollDie(Chance[Stairs, Rolled]):
    """A fall loses what was climbed this turn."""

    clauses = ("STA-TRN2",)

    def odds(self, stairs: Stairs) -> Odds[Rolled]:
        faces = dict.fromkeys(stairs.faces)
        return Odds.counted([Rolled(face) for face in faces], [stairs.faces.count(face) for face in faces])

    def drawer(self, stairs: Stairs) -> Seat:
        return stairs.active

    def take(self, stairs: Stairs, rolled: Rolled, table: Table) -> None:
        stairs.climbed = stairs.climbed + rolled.stairs if rolled.stairs else 0
        table.tell(Climbed(stairs.active, rolled.stairs) if rolled.stairs else Fell(stairs.active))


class ClimbOn(Ask[Stairs, Climb | Rest]):
    """As long as nobody has fallen, the active player climbs on or rests."""

    clauses = ("STA-TRN3",)

    def seat(self, stairs: Stairs) -> Seat:
        return stairs.active

    def options(self, stairs: Stairs) -> Iterator[Climb | Rest]:
        if stairs.climbed:
            yield Climb()
            yield Rest()

    def take(self, stairs: Stairs, option: Climb | Rest, table: Table) -> None:
        if isinstance(option, Climb):
            table.then(RollDie(), ClimbOn())
        else:
            table.then(Settle())


class Settle(Do[Stairs]):
    """The first one on the top stair wins."""

    clauses = ("STA-END1",)

    def do(self, stairs: Stairs, table: Table) -> None:
        seat = stairs.active
        stairs.landings[seat] = min(stairs.landings[seat] + stairs.climbed, stairs.top)
        table.tell(Rested(seat, stairs.landings[seat]))
        if stairs.landings[seat] == stairs.top:
            table.finish(Outcome("top", "STA-END1", (seat,)))


class EndTurn(Do[Stairs]):
    clauses = ("STA-TRN1",)

    def do(self, stairs: Stairs, table: Table) -> None:
        stairs.climbed = 0
        stairs.active = Seat((stairs.active + 1) % len(stairs.landings))
        table.then(PlayTurn())
