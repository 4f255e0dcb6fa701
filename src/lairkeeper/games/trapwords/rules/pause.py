"""Between two rounds: the table may drop curses or restrictions, a latecomer sits down, and a team may concede."""

from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.records.events import (
    ConcedeWished,
    CursesSwitchedOff,
    PlayerJoined,
    RestrictionsChanged,
    TeamConceded,
    TeamWished,
)
from lairkeeper.games.trapwords.records.options import (
    Concede,
    GoOn,
    Join,
    TimeIsUp,
    WishNoCurses,
    WishRelaxed,
    WishStrict,
)
from lairkeeper.games.trapwords.rules.curses import lift_curses
from lairkeeper.games.trapwords.state import (
    TEAMS,
    Dungeon,
    TeamId,
    everybody,
    is_computer,
    is_typed,
    milliseconds,
    other,
    people,
    present,
    supplies,
    team_of,
)
from lairkeeper.kernel import Ask, Do, Outcome, Seat, Step, Table, Timer, Together, Wait, applies

NO_CURSES, RELAXED = "no_curses", "relaxed"

Wish = GoOn | WishNoCurses | WishRelaxed | WishStrict | Concede


class PauseBetweenRounds(Do[Dungeon]):
    """A pause in which people may agree on changes; it is over when all of them go on, or after a while.

    At a real table nothing goes on by itself: it is over when somebody of each team goes on.
    """

    clauses = ("TRP-CLUE19", "TRP-CUR6", "TRP-DIG9", "TRP-VAR7")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.phase = "pause"
        dungeon.gone_on.clear()
        for team in dungeon.teams:
            team.wishes.clear()
            team.conceding.clear()
        persons = [seat for seat in everybody(dungeon) if not is_computer(dungeon, seat)]
        lanes: list[tuple[Step, ...]] = [(SayWish(seat),) for seat in persons]
        lanes += [(JoinLate(seat),) for seat in latecomers(dungeon)]
        table.then(Together((*lanes, (PauseTime(),))), EndPause())


@applies("TRP-CLUE19")
def is_pause(dungeon: Dungeon) -> bool:
    """Whether the pause goes on: somebody has not gone on yet; at a real table, nobody of a team has."""
    return dungeon.phase == "pause" and not all(_has_gone_on(dungeon, team) for team in TEAMS)


def _has_gone_on(dungeon: Dungeon, team: TeamId) -> bool:
    """While a team considers conceding, all its people have to answer."""
    persons = set(people(dungeon, team))
    if is_typed(dungeon) or dungeon.teams[team].conceding:
        return persons <= dungeon.gone_on
    return not persons.isdisjoint(dungeon.gone_on)


class SayWish(Ask[Dungeon, Wish]):
    """Drop the curses or the restrictions if the other team wants it too, bring the restrictions back, or go on."""

    clauses = ("TRP-CUR6", "TRP-CLUE18", "TRP-CLUE19", "TRP-END4")
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return (self.who,) if is_pause(dungeon) and self.who not in dungeon.gone_on else ()

    def options(self, dungeon: Dungeon) -> list[Wish]:
        team = dungeon.teams[_own_team(dungeon, self.who)]
        options: list[Wish] = [GoOn()]
        if not dungeon.are_curses_off and NO_CURSES not in team.wishes:
            options.append(WishNoCurses())
        if dungeon.is_relaxed:
            options.append(WishStrict())
        elif RELAXED not in team.wishes:
            options.append(WishRelaxed())
        return [*options, Concede()] if can_concede(dungeon, self.who) else options

    def take(self, dungeon: Dungeon, wish: Wish, table: Table) -> None:
        team = _own_team(dungeon, self.who)
        if isinstance(wish, Concede):
            table.then(ConfirmConceding(self.who))
            return
        dungeon.gone_on.add(self.who)
        match wish:
            case WishNoCurses():
                _wish(dungeon, team, NO_CURSES, table)
            case WishRelaxed():
                _wish(dungeon, team, RELAXED, table)
            case WishStrict():
                dungeon.is_relaxed = False
                table.tell(RestrictionsChanged(is_relaxed=False))
            case _:
                pass


class ConfirmConceding(Ask[Dungeon, Concede | GoOn]):
    """A slip of the finger gives no game away."""

    clauses = ("TRP-END4",)
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return (self.who,) if dungeon.phase == "pause" else ()

    def options(self, dungeon: Dungeon) -> list[Concede | GoOn]:
        return [GoOn(), Concede()]

    def take(self, dungeon: Dungeon, answer: Concede | GoOn, table: Table) -> None:
        dungeon.gone_on.add(self.who)
        if isinstance(answer, Concede):
            concede(dungeon, self.who, table)


def _own_team(dungeon: Dungeon, seat: Seat) -> TeamId:
    found = team_of(dungeon, seat)
    assert found is not None
    return found


@applies("TRP-CUR6", "TRP-CLUE19")
def _wish(dungeon: Dungeon, team: TeamId, wish: str, table: Table) -> None:
    """Both teams have to want it: one confirmation per team."""
    dungeon.teams[team].wishes.add(wish)
    table.tell(TeamWished(team, wish))


class PauseTime(Wait[Dungeon, TimeIsUp]):
    """In typed play nobody waits longer than this for wishes, unless a team ponders to concede."""

    clauses = ("TRP-CLUE19", "TRP-END4")

    def timer(self, dungeon: Dungeon) -> Timer | None:
        if not is_pause(dungeon) or not is_typed(dungeon):
            return None
        return Timer(self.slug, milliseconds(supplies(dungeon).pause), (TimeIsUp(),), "countdown")

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        if any(team.conceding for team in dungeon.teams):
            table.then(PonderTime())
        else:
            dungeon.phase = "opening"


class PonderTime(Wait[Dungeon, TimeIsUp]):
    """A team that considers conceding has more time; the others do not see the reason."""

    clauses = ("TRP-END4",)

    def timer(self, dungeon: Dungeon) -> Timer | None:
        pondering = tuple(seat for team in dungeon.teams if team.conceding for seat in team.seats)
        if not is_pause(dungeon):
            return None
        numbers = supplies(dungeon)
        left = max(numbers.conceding - numbers.pause, 0)
        return Timer(self.slug, milliseconds(left), (TimeIsUp(),), "countdown", pondering)

    def take(self, dungeon: Dungeon, option: TimeIsUp, table: Table) -> None:
        dungeon.phase = "opening"


class EndPause(Do[Dungeon]):
    """Applies the wishes that both teams share; computer players agree with the people."""

    clauses = ("TRP-CUR6", "TRP-CLUE19", "TRP-DIG11")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        if _is_wanted(dungeon, RELAXED):
            dungeon.is_relaxed = True
            table.tell(RestrictionsChanged(is_relaxed=True))
        if _is_wanted(dungeon, NO_CURSES):
            table.tell(CursesSwitchedOff())
            lift_curses(dungeon, table)


def _is_wanted(dungeon: Dungeon, wish: str) -> bool:
    silent = [team for team in TEAMS if not people(dungeon, team)]
    wishing = [team for team in TEAMS if wish in dungeon.teams[team].wishes]
    return bool(wishing) and len({*wishing, *silent}) == len(TEAMS)


@applies("TRP-DIG9")
def latecomers(dungeon: Dungeon) -> tuple[Seat, ...]:
    """Seats for latecomers that nobody has taken yet."""
    return tuple(seat for seat in late_seats(dungeon.options) if team_of(dungeon, seat) is None)


def late_seats(options: TableOptions) -> tuple[Seat, ...]:
    players = options.players + options.jurors
    return tuple(Seat(players + number) for number in range(options.latecomers))


def jurors(dungeon: Dungeon) -> tuple[Seat, ...]:
    return juror_seats(dungeon.options)


def juror_seats(options: TableOptions) -> tuple[Seat, ...]:
    return tuple(Seat(options.players + number) for number in range(options.jurors))


class JoinLate(Ask[Dungeon, Join]):
    """A latecomer joins the smaller team, at the end of its rotation, from the next round on; nobody waits for one."""

    clauses = ("TRP-DIG9", "TRP-SET2", "TRP-RND11")
    answers_itself = False
    who: Seat

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return (self.who,) if is_pause(dungeon) and team_of(dungeon, self.who) is None else ()

    def options(self, dungeon: Dungeon) -> list[Join]:
        sizes = [len(team.seats) for team in dungeon.teams]
        return [Join(team) for team in TEAMS if sizes[team] == min(sizes)]

    def take(self, dungeon: Dungeon, join: Join, table: Table) -> None:
        dungeon.teams[join.team].seats += (self.who,)
        dungeon.gone_on.add(self.who)
        table.tell(PlayerJoined(self.who, join.team))


@applies("TRP-END4", "TRP-DIG11")
def concede(dungeon: Dungeon, seat: Seat, table: Table) -> None:
    """A team concedes when most of its people want it before the pause is over."""
    team = _own_team(dungeon, seat)
    conceding, persons = dungeon.teams[team].conceding, present(dungeon, people(dungeon, team))
    conceding.add(seat)
    table.tell(ConcedeWished(seat), *dungeon.teams[team].seats)
    if 2 * len(conceding & {*persons, seat}) > len({*persons, seat}):
        table.tell(TeamConceded(team))
        dungeon.phase = "over"
        table.finish(Outcome("conceded", "TRP-END4", dungeon.teams[other(team)].seats))


def can_concede(dungeon: Dungeon, seat: Seat) -> bool:
    """Once is enough, and computer players never concede."""
    team = dungeon.teams[_own_team(dungeon, seat)]
    return not is_computer(dungeon, seat) and seat not in team.conceding
