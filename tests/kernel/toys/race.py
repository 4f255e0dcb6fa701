"""A dice race: everybody takes dice from one reserve and rolls them, all at the same time.

A die taken by one player is gone for the others in the same instant. Table options add a clock that closes the
reserve, and a window in which requests for scarce dice are gathered and then served fairly.
"""

from lairkeeper.kernel import (
    Ask,
    Chance,
    Do,
    Event,
    Odds,
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

MOST_IN_HAND = 2


class RaceOptions(Record):
    players: int = 4
    dice: int = 8
    has_clock: bool = False
    has_window: bool = False


class Race(World):
    options: RaceOptions
    reserve: int
    is_closed: bool
    hands: list[int]
    hits: list[int]
    taken: list[int]
    rolled: int
    has_stopped: list[bool]
    requests: list[Seat]


class TakeDie(Option):
    pass


class Roll(Option):
    pass


class Stop(Option):
    pass


class Rolled(Option):
    is_hit: bool


class CloseWindow(Option):
    pass


class TimeIsUp(Option):
    pass


class DieTaken(Event):
    hero: Seat
    left: int


class DieRolled(Event):
    hero: Seat
    is_hit: bool
    reveals = True


class HeroStopped(Event):
    hero: Seat


class ReserveClosed(Event):
    reveals = True


Order = TakeDie | Roll | Stop


def heroes(race: Race) -> list[Seat]:
    return [Seat(hero) for hero in range(len(race.hands))]


def can_take(race: Race, hero: Seat) -> bool:
    return race.reserve > 0 and not race.is_closed and race.hands[hero] < MOST_IN_HAND


def is_rolling(race: Race, hero: Seat) -> bool:
    """Neither stopped nor stuck with an empty hand before an empty reserve."""
    return not race.has_stopped[hero] and (race.hands[hero] > 0 or can_take(race, hero))


def is_contended(race: Race) -> bool:
    """True if the reserve may not hold a die for everybody who could still take one."""
    rivals = sum(can_take(race, hero) and not race.has_stopped[hero] for hero in heroes(race))
    return race.options.has_window and race.reserve < rivals


def orders(race: Race, hero: Seat) -> list[Order]:
    take: list[Order] = [TakeDie()] if can_take(race, hero) else []
    roll: list[Order] = [Roll()] if race.hands[hero] else []
    return [*take, *roll, Stop()]


def carry_out(race: Race, hero: Seat, order: Order, table: Table) -> None:
    """Does what a hero wants; the same in a race against the clock and in one by ticks."""
    if isinstance(order, TakeDie):
        hand_out(race, hero, table)
    elif isinstance(order, Roll):
        table.then(RollDie(hero))
    else:
        race.has_stopped[hero] = True
        table.tell(HeroStopped(hero))


def hand_out(race: Race, hero: Seat, table: Table) -> None:
    race.reserve -= 1
    race.hands[hero] += 1
    race.taken[hero] += 1
    table.tell(DieTaken(hero, race.reserve))


class RunRace(Do[Race]):
    """All heroes at once, and the clock beside them; the score once nobody can go on."""

    def do(self, race: Race, table: Table) -> None:
        lanes = [(Command(hero),) for hero in heroes(race)]
        clock = [(CloseReserve(),)] if race.options.has_clock else []
        table.then(Together((*lanes, *clock)), Score())


class Command(Ask[Race, Order]):
    """A hero takes, rolls or stops, again and again, until stopped or stuck."""

    clauses = ("RACE-ALL", "RACE-STUCK")
    hero: Seat

    def seats(self, race: Race) -> tuple[Seat, ...]:
        return (self.hero,) if is_rolling(race, self.hero) else ()

    def options(self, race: Race) -> list[Order]:
        return orders(race, self.hero)

    def take(self, race: Race, order: Order, table: Table) -> None:
        if isinstance(order, TakeDie) and is_contended(race):
            race.requests.append(self.hero)
            table.then(AwaitDie(self.hero))
        else:
            carry_out(race, self.hero, order, table)
        table.then(Command(self.hero))


class RollDie(Chance[Race, Rolled]):
    """Two faces of three are hits; a die is rolled once."""

    hero: Seat

    def odds(self, race: Race) -> Odds[Rolled]:
        return Odds((Rolled(True), Rolled(False)), (2, 1))

    def take(self, race: Race, rolled: Rolled, table: Table) -> None:
        race.hands[self.hero] -= 1
        race.rolled += 1
        race.hits[self.hero] += rolled.is_hit
        table.tell(DieRolled(self.hero, rolled.is_hit))


class AwaitDie(Wait[Race, CloseWindow]):
    """A request for a scarce die is held until the clock closes the window; then all that came in are served."""

    clauses = ("RACE-WINDOW",)
    hero: Seat

    def timer(self, race: Race) -> Timer | None:
        return Timer("window", 250, (CloseWindow(),), "window") if self.hero in race.requests else None

    def take(self, race: Race, option: CloseWindow, table: Table) -> None:
        """One die each, first to the seats that took fewest, as long as there are dice."""
        for hero in sorted(race.requests, key=lambda hero: (race.taken[hero], hero)):
            if can_take(race, hero):
                hand_out(race, hero, table)
        race.requests.clear()


class CloseReserve(Wait[Race, TimeIsUp]):
    """When time is up nobody may take a die any more; it has no meaning once nobody is rolling."""

    clauses = ("RACE-CLOCK",)

    def timer(self, race: Race) -> Timer | None:
        is_rolled = any(is_rolling(race, hero) for hero in heroes(race))
        return Timer("reserve", 60_000, (TimeIsUp(),)) if is_rolled else None

    def take(self, race: Race, option: TimeIsUp, table: Table) -> None:
        race.is_closed = True
        race.requests.clear()
        table.tell(ReserveClosed())


class Score(Do[Race]):
    """Most hits win."""

    clauses = ("RACE-SCORE",)

    def do(self, race: Race, table: Table) -> None:
        winners = tuple(hero for hero in heroes(race) if race.hits[hero] == max(race.hits))
        table.finish(Outcome("scored", "RACE-SCORE", winners, tuple(race.hits)))


class RaceView(Record):
    reserve: int
    is_closed: bool
    hands: tuple[int, ...]
    hits: tuple[int, ...]


def new_race(options: RaceOptions) -> Race:
    none = [0] * options.players
    return Race(
        options=options,
        reserve=options.dice,
        is_closed=False,
        hands=none.copy(),
        hits=none.copy(),
        taken=none.copy(),
        rolled=0,
        has_stopped=[False] * options.players,
        requests=[],
    )


def view(race: Race, seat: Seat | None) -> RaceView:
    return RaceView(race.reserve, race.is_closed, tuple(race.hands), tuple(race.hits))


def check(race: Race) -> None:
    assert race.reserve + sum(race.hands) + race.rolled == race.options.dice


STEPS = (RunRace, Command, RollDie, AwaitDie, CloseReserve, Score)
OPTIONS = (TakeDie, Roll, Stop, Rolled, CloseWindow, TimeIsUp)
EVENTS = (DieTaken, DieRolled, HeroStopped, ReserveClosed)

GAME = toy(
    "race",
    config=RaceOptions,
    world=Race,
    steps=STEPS,
    options=OPTIONS,
    events=EVENTS,
    set_up=lambda options: (new_race(options), RunRace()),
    seat_count=lambda options: options.players,
    view=view,
    check=check,
)
