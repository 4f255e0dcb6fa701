"""Heroes in the woods: a turn holds risky moves, a risky move an event, an event a fight, a fight another move.

Heroes on the same tile fight together, and a hero who moves may offer a ride to the other, who has to agree.
`trail` records what has begun and not yet ended, so that a test can see the nesting.
"""

from lairkeeper.kernel import Ask, Chance, Do, Event, Odds, Option, Outcome, Record, Seat, Table, World
from tests.kernel.toys.toy import toy

HEARTS = 3
LAST_ROUND = 6
STRONG = 4


class WoodsOptions(Record):
    players: int = 2


class Woods(World):
    active: Seat
    round: int
    moves: int
    hearts: list[int]
    tiles: list[int]
    rider: Seat | None
    strength: int
    trail: list[str]


class MoveOn(Option):
    pass


class EndTurnNow(Option):
    pass


class Ride(Option):
    pass


class Walk(Option):
    pass


class TileDrawn(Option):
    is_surprise: bool


class Fight(Option):
    pass


class Sneak(Option):
    pass


class Rolled(Option):
    face: int


class Stay(Option):
    pass


class Flee(Option):
    pass


class Began(Event):
    what: str


class Ended(Event):
    what: str


class HeroHurt(Event):
    hero: Seat


def heroes(woods: Woods) -> list[Seat]:
    return [Seat(hero) for hero in range(len(woods.hearts))]


def standing_there(woods: Woods) -> list[Seat]:
    """The active hero and those on the same tile, as long as they stand."""
    here = woods.tiles[woods.active]
    return [hero for hero in heroes(woods) if woods.hearts[hero] and woods.tiles[hero] == here]


def is_down(woods: Woods) -> bool:
    return not woods.hearts[woods.active]


class Begin(Do[Woods]):
    what: str

    def do(self, woods: Woods, table: Table) -> None:
        woods.trail.append(self.what)
        table.tell(Began(self.what))


class End(Do[Woods]):
    """Whatever ends is what began last."""

    what: str

    def do(self, woods: Woods, table: Table) -> None:
        assert woods.trail.pop() == self.what
        table.tell(Ended(self.what))


class TakeTurn(Do[Woods]):
    """Two moves, then the next hero."""

    def do(self, woods: Woods, table: Table) -> None:
        woods.moves = 2
        table.then(Begin("turn"), ChooseMove(), End("turn"), PassTurn())


class ChooseMove(Ask[Woods, MoveOn | EndTurnNow]):
    """A hero who is down chooses nothing more."""

    clauses = ("WOODS-MOVE",)

    def seats(self, woods: Woods) -> tuple[Seat, ...]:
        return (woods.active,) if woods.moves and not is_down(woods) else ()

    def options(self, woods: Woods) -> list[MoveOn | EndTurnNow]:
        return [MoveOn(), EndTurnNow()]

    def take(self, woods: Woods, choice: MoveOn | EndTurnNow, table: Table) -> None:
        if isinstance(choice, MoveOn):
            woods.moves -= 1
            rides = [OfferRide(hero) for hero in standing_there(woods) if hero != woods.active]
            table.then(*rides, RiskyMove(), ChooseMove())


class OfferRide(Ask[Woods, Ride | Walk]):
    """Another hero on the tile is asked whether to come along; its owner decides."""

    clauses = ("WOODS-RIDE",)
    hero: Seat

    def seat(self, woods: Woods) -> Seat:
        return self.hero

    def options(self, woods: Woods) -> list[Ride | Walk]:
        return [Ride(), Walk()] if woods.rider is None else []

    def take(self, woods: Woods, answer: Ride | Walk, table: Table) -> None:
        woods.rider = self.hero if isinstance(answer, Ride) else None


class RiskyMove(Do[Woods]):
    """Onto the next tile, whatever it is; a rider comes along."""

    clauses = ("WOODS-RISK",)

    def do(self, woods: Woods, table: Table) -> None:
        woods.tiles[woods.active] += 1
        if woods.rider is not None:
            woods.tiles[woods.rider], woods.rider = woods.tiles[woods.active], None
        table.then(Begin("move"), DrawTile(), End("move"))


class DrawTile(Chance[Woods, TileDrawn]):
    """Half of the tiles hold a surprise."""

    def odds(self, woods: Woods) -> Odds[TileDrawn]:
        return Odds.even((TileDrawn(True), TileDrawn(False)))

    def take(self, woods: Woods, tile: TileDrawn, table: Table) -> None:
        if tile.is_surprise:
            table.then(Begin("event"), FaceEvent(), End("event"))


class FaceEvent(Ask[Woods, Fight | Sneak]):
    """The active hero fights or sneaks past."""

    clauses = ("WOODS-EVENT",)

    def seat(self, woods: Woods) -> Seat:
        return woods.active

    def options(self, woods: Woods) -> list[Fight | Sneak]:
        return [Fight(), Sneak()]

    def take(self, woods: Woods, choice: Fight | Sneak, table: Table) -> None:
        if isinstance(choice, Fight):
            woods.strength = 0
            dice = [RollDie(hero) for hero in standing_there(woods)]
            table.then(Begin("fight"), *dice, CompareStrength(), End("fight"))


class RollDie(Chance[Woods, Rolled]):
    """Every hero on the tile adds a die."""

    clauses = ("WOODS-GROUP",)
    hero: Seat

    def odds(self, woods: Woods) -> Odds[Rolled]:
        return Odds.even(Rolled(face) for face in (1, 2, 3))

    def take(self, woods: Woods, rolled: Rolled, table: Table) -> None:
        woods.strength += rolled.face


class CompareStrength(Do[Woods]):
    """A lost fight costs the active hero a heart; a hero who still stands may flee."""

    clauses = ("WOODS-LOST",)

    def do(self, woods: Woods, table: Table) -> None:
        if woods.strength >= STRONG:
            return
        woods.hearts[woods.active] -= 1
        table.tell(HeroHurt(woods.active))
        if not any(woods.hearts):
            table.finish(Outcome("all_down", "WOODS-LOST", ()))
        table.then(StayOrFlee())


class StayOrFlee(Ask[Woods, Stay | Flee]):
    """Flight is a risky move, in the middle of the fight."""

    clauses = ("WOODS-FLEE",)

    def seats(self, woods: Woods) -> tuple[Seat, ...]:
        return () if is_down(woods) else (woods.active,)

    def options(self, woods: Woods) -> list[Stay | Flee]:
        return [Stay(), Flee()]

    def take(self, woods: Woods, choice: Stay | Flee, table: Table) -> None:
        if isinstance(choice, Flee):
            table.then(RiskyMove())


class PassTurn(Do[Woods]):
    """After the last round, every hero who still stands wins."""

    clauses = ("WOODS-END",)

    def do(self, woods: Woods, table: Table) -> None:
        woods.active = Seat((woods.active + 1) % len(woods.hearts))
        woods.round += woods.active == 0
        if woods.round > LAST_ROUND:
            winners = tuple(hero for hero in heroes(woods) if woods.hearts[hero])
            table.finish(Outcome("way_found", "WOODS-END", winners))
        table.then(TakeTurn())


class WoodsView(Record):
    active: Seat
    hearts: tuple[int, ...]
    tiles: tuple[int, ...]
    trail: tuple[str, ...]


def view(woods: Woods, seat: Seat | None) -> WoodsView:
    return WoodsView(woods.active, tuple(woods.hearts), tuple(woods.tiles), tuple(woods.trail))


def set_up(options: WoodsOptions) -> tuple[Woods, TakeTurn]:
    everybody = options.players
    return Woods(Seat(0), 1, 0, [HEARTS] * everybody, [0] * everybody, None, 0, []), TakeTurn()


def check(woods: Woods) -> None:
    assert all(0 <= hearts <= HEARTS for hearts in woods.hearts)
    assert woods.trail[:1] in ([], ["turn"])


GAME = toy(
    "woods",
    config=WoodsOptions,
    world=Woods,
    steps=(
        Begin,
        End,
        TakeTurn,
        ChooseMove,
        OfferRide,
        RiskyMove,
        DrawTile,
        FaceEvent,
        RollDie,
        CompareStrength,
        StayOrFlee,
        PassTurn,
    ),
    options=(MoveOn, EndTurnNow, Ride, Walk, TileDrawn, Fight, Sneak, Rolled, Stay, Flee),
    events=(Began, Ended, HeroHurt),
    set_up=set_up,
    seat_count=lambda options: options.players,
    view=view,
    check=check,
)
