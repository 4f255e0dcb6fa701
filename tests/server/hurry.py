"""A toy in which everybody hurries: points are grabbed from one heap until the clock stops it.

Everything a game can ask of the server's time is in it: a limit, a cooldown, a window in which requests are gathered,
and a watch on players who are away or come back.
"""

from itertools import permutations

from lairkeeper.kernel import (
    Ask,
    Cooldown,
    Do,
    Event,
    InOrder,
    Option,
    Outcome,
    Record,
    Seat,
    Table,
    Timer,
    Together,
    Wait,
    World,
)
from tests.kernel.toys.toy import toy


class HurryOptions(Record):
    players: int = 2
    limit_ms: int = 100_000
    cooldown_ms: int = 0
    window_ms: int = 0
    away_ms: int = 0
    returns: int = 0
    """Not 0: people who were sent away may come back."""


class Hurry(World):
    options: HurryOptions
    points: list[int]
    wanted: list[Seat]
    has_stopped: list[bool]
    served: list[Seat]
    is_over: bool


class Grab(Option):
    pass


class Stop(Option):
    pass


class Serve(InOrder):
    pass


class TimeIsUp(Option):
    pass


class SendAway(Option):
    pass


class Return(Option):
    pass


class Grabbed(Event):
    hero: Seat


class Ended(Event):
    pass


def goes_on(hurry: Hurry, hero: Seat) -> bool:
    return not hurry.is_over and not hurry.has_stopped[hero]


def anybody_goes_on(hurry: Hurry) -> bool:
    return any(goes_on(hurry, Seat(hero)) for hero in range(len(hurry.points)))


class Begin(Do[Hurry]):
    def do(self, hurry: Hurry, table: Table) -> None:
        heroes = [Seat(hero) for hero in range(len(hurry.points))]
        lanes: list[tuple[Command | Limit | Watch, ...]] = [(Command(hero),) for hero in heroes]
        watches = [(Watch(hero),) for hero in heroes] if hurry.options.away_ms else []
        table.then(Together((*lanes, *watches, (Limit(),))), Score())


class Command(Ask[Hurry, Grab | Stop]):
    clauses = ("HURRY-GRAB",)
    answers_itself = False
    hero: Seat

    def seats(self, hurry: Hurry) -> tuple[Seat, ...]:
        return (self.hero,) if goes_on(hurry, self.hero) else ()

    def options(self, hurry: Hurry) -> list[Grab | Stop]:
        return [Grab(), Stop()]

    def take(self, hurry: Hurry, option: Grab | Stop, table: Table) -> None:
        if isinstance(option, Stop):
            hurry.has_stopped[self.hero] = True
            return
        if hurry.options.window_ms:
            hurry.wanted.append(self.hero)
            table.then(Window(self.hero))
        else:
            serve(hurry, self.hero, table)
        table.then(Command(self.hero))

    def cooldown(self, hurry: Hurry) -> Cooldown:
        return Cooldown(hurry.options.cooldown_ms, Grab.slug)


def serve(hurry: Hurry, hero: Seat, table: Table) -> None:
    hurry.points[hero] += 1
    hurry.served.append(hero)
    table.tell(Grabbed(hero))


class Window(Wait[Hurry, Serve]):
    clauses = ("HURRY-WINDOW",)
    hero: Seat

    def timer(self, hurry: Hurry) -> Timer | None:
        if self.hero not in hurry.wanted:
            return None
        orders = tuple(Serve(order) for order in permutations(sorted(hurry.wanted)))
        return Timer("window", hurry.options.window_ms, orders, "window", (self.hero,))

    def take(self, hurry: Hurry, option: Serve, table: Table) -> None:
        for hero in option.order:
            serve(hurry, hero, table)
        hurry.wanted.clear()


class Limit(Wait[Hurry, TimeIsUp]):
    clauses = ("HURRY-LIMIT",)

    def timer(self, hurry: Hurry) -> Timer | None:
        return Timer("limit", hurry.options.limit_ms, (TimeIsUp(),)) if anybody_goes_on(hurry) else None

    def take(self, hurry: Hurry, option: TimeIsUp, table: Table) -> None:
        hurry.is_over = True
        hurry.wanted.clear()
        table.tell(Ended())


class Watch(Wait[Hurry, SendAway]):
    clauses = ("HURRY-AWAY",)
    hero: Seat

    def timer(self, hurry: Hurry) -> Timer | None:
        away = Timer("away", hurry.options.away_ms, (SendAway(),), "absence", (self.hero,))
        return away if goes_on(hurry, self.hero) else None

    def take(self, hurry: Hurry, option: SendAway, table: Table) -> None:
        hurry.has_stopped[self.hero] = True
        if hurry.options.returns:
            table.then(Await(self.hero))


class Await(Wait[Hurry, Return]):
    clauses = ("HURRY-AWAY",)
    hero: Seat

    def timer(self, hurry: Hurry) -> Timer | None:
        return Timer("return", 0, (Return(),), "return", (self.hero,)) if anybody_goes_on(hurry) else None

    def take(self, hurry: Hurry, option: Return, table: Table) -> None:
        hurry.has_stopped[self.hero] = False
        table.then(Together(((Command(self.hero),), (Watch(self.hero),))))


class Score(Do[Hurry]):
    clauses = ("HURRY-SCORE",)

    def do(self, hurry: Hurry, table: Table) -> None:
        best = tuple(Seat(hero) for hero, points in enumerate(hurry.points) if points == max(hurry.points))
        table.finish(Outcome("scored", "HURRY-SCORE", best, tuple(hurry.points)))


class HurryView(Record):
    points: tuple[int, ...]
    served: tuple[Seat, ...]


def new_hurry(options: HurryOptions) -> Hurry:
    return Hurry(
        options=options,
        points=[0] * options.players,
        wanted=[],
        has_stopped=[False] * options.players,
        served=[],
        is_over=False,
    )


GAME = toy(
    "hurry",
    config=HurryOptions,
    world=Hurry,
    steps=(Begin, Command, Window, Limit, Watch, Await, Score),
    options=(Grab, Stop, Serve, TimeIsUp, SendAway, Return),
    events=(Grabbed, Ended),
    set_up=lambda options: (new_hurry(options), Begin()),
    seat_count=lambda options: options.players,
    view=lambda hurry, seat: HurryView(tuple(hurry.points), tuple(hurry.served)),
)
