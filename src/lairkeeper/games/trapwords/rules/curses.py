"""Curses (TRP-CUR): turned up when a team shares the room, active for one round, and those the Mummy draws."""

from lairkeeper.games.trapwords.components.box import NO_CURSE, CurseId, EffectId, Place
from lairkeeper.games.trapwords.effects import drawn_by, is_unplayable
from lairkeeper.games.trapwords.records.events import CurseDiscarded, CurseDrawn, CursesRedrawn, CurseTurnedUp
from lairkeeper.games.trapwords.records.options import AgreeOnCurses, DrawCurse, RedrawCurses, TurnUp
from lairkeeper.games.trapwords.state import (
    TEAMS,
    Curse,
    Dungeon,
    TeamId,
    box_of,
    everybody,
    milliseconds,
    people,
    supplies,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, Timer, Together, applies
from lairkeeper.kernel.errors import Fact

MOST_AT_ONCE = 2
REDRAW = "redraw"


class TurnUpCurses(Do[Dungeon]):
    """Every curse that shares a room with a team is turned up, before traps are written for the round it binds."""

    clauses = ("TRP-CUR1", "TRP-CUR16", "TRP-SET17", "TRP-RND12")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        if not dungeon.are_curses_off:
            table.then(*(TurnUpCurse(curse.place) for curse in dungeon.curses if _is_met(dungeon, curse)))


@applies("TRP-CUR1", "TRP-CUR17")
def _is_met(dungeon: Dungeon, curse: Curse) -> bool:
    """A curse and the monster never share a room, so a team that fights meets none."""
    return not curse.is_up and any(team.place == curse.place for team in dungeon.teams)


class TurnUpCurse(Chance[Dungeon, TurnUp]):
    """Any curse nobody has seen yet may lie there."""

    clauses = ("TRP-CUR1", "TRP-SET11")
    place: Place

    def odds(self, dungeon: Dungeon) -> Odds[TurnUp]:
        return Odds.even(TurnUp(CurseId(curse)) for curse in sorted(dungeon.pile))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return everybody(dungeon)

    def take(self, dungeon: Dungeon, turned: TurnUp, table: Table) -> None:
        curse = curse_at(dungeon, self.place)
        dungeon.pile.discard(turned.curse)
        curse.curse, curse.is_up = turned.curse, True
        table.tell(CurseTurnedUp(turned.curse, self.place))
        if box_of(dungeon).effect[turned.curse].starred_trap and self.place == 0:
            table.then(DiscardInFirstRoom())

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"place": self.place}


class DiscardInFirstRoom(Do[Dungeon]):
    """Nobody can be sent back from the first room: the Forbidden Word is discarded there, or replaced."""

    clauses = ("TRP-CUR11", "TRP-AMB10")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        curse = curse_at(dungeon, Place(0))
        discard(dungeon, curse, table)
        if dungeon.options.forbidden_word_first_room == "replaced" and dungeon.pile:
            dungeon.curses.insert(0, Curse(Place(0), NO_CURSE, is_up=False))
            table.then(TurnUpCurse(Place(0)))


def curse_at(dungeon: Dungeon, place: Place) -> Curse:
    return next(curse for curse in dungeon.curses if curse.place == place)


@applies("TRP-CUR5", "TRP-RND9")
def discard(dungeon: Dungeon, curse: Curse, table: Table) -> None:
    """A card nobody has seen is discarded unseen."""
    dungeon.curses = [each for each in dungeon.curses if each is not curse]
    if curse.is_up:
        dungeon.discards.add(curse.curse)
    else:
        dungeon.unseen_discards += 1
    table.tell(CurseDiscarded(curse.curse, curse.place))


@applies("TRP-CUR2", "TRP-CUR3", "TRP-CUR4", "TRP-CUR15", "TRP-CUR17", "TRP-MON2", "TRP-MON3")
def effects_of(dungeon: Dungeon, team: TeamId) -> tuple[EffectId, ...]:
    """The effects on a team this round: the monster and its curses if it fights, else the curse of its room."""
    standing = dungeon.teams[team]
    if standing.is_fighting:
        return (EffectId(dungeon.monster), *map(EffectId, dungeon.drawn))
    if dungeon.are_curses_off:
        return ()
    return tuple(EffectId(curse.curse) for curse in dungeon.curses if curse.is_up and curse.place == standing.start)


class DrawForFighters(Do[Dungeon]):
    """Against the Mummy a new curse is drawn for each round fought, or two; both teams are bound by the same."""

    clauses = ("TRP-CUR12", "TRP-CUR13", "TRP-CUR15")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        dungeon.drawn, dungeon.is_redrawn = (), False
        if any(team.is_fighting for team in dungeon.teams):
            draws = drawn_by(dungeon)
            refill(dungeon, draws)
            table.then(*(DrawForFight() for _ in range(draws)), CheckPair())


@applies("TRP-CUR12", "TRP-CUR20")
def refill(dungeon: Dungeon, needed: int) -> None:
    """The discards are shuffled in when fewer cards than needed have not been dealt."""
    face_down = sum(not curse.is_up for curse in dungeon.curses)
    if len(dungeon.pile) - face_down - dungeon.unseen_discards < needed:
        dungeon.pile |= dungeon.discards
        dungeon.discards.clear()
        dungeon.unseen_discards = 0


class DrawForFight(Chance[Dungeon, DrawCurse]):
    """The Forbidden Word is of no use while the monster stands in the first room: another curse is drawn."""

    clauses = ("TRP-CUR12", "TRP-CUR18")

    def odds(self, dungeon: Dungeon) -> Odds[DrawCurse]:
        return Odds.even(DrawCurse(CurseId(curse)) for curse in sorted(dungeon.pile))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return everybody(dungeon)

    def take(self, dungeon: Dungeon, draw: DrawCurse, table: Table) -> None:
        dungeon.pile.discard(draw.curse)
        table.tell(CurseDrawn(draw.curse))
        if box_of(dungeon).effect[draw.curse].starred_trap and dungeon.monster_at == 0:
            dungeon.discards.add(draw.curse)
            table.tell(CurseDiscarded(draw.curse, dungeon.monster_at))
            refill(dungeon, 1)
            table.then(DrawForFight())
        else:
            dungeon.drawn += (draw.curse,)


class CheckPair(Do[Dungeon]):
    """Two curses that cannot be played together are drawn again; any other pair is agreed on."""

    clauses = ("TRP-CUR13", "TRP-CUR14", "TRP-CUR20")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        if len(dungeon.drawn) < MOST_AT_ONCE:
            return
        if is_unplayable(dungeon, *dungeon.drawn[:MOST_AT_ONCE]):
            redraw(dungeon, table)
        else:
            table.then(AgreeOnPair())


@applies("TRP-CUR20")
def redraw(dungeon: Dungeon, table: Table) -> None:
    """A redraw replaces both cards, which go to the discards at once."""
    replaced, dungeon.drawn = dungeon.drawn, ()
    dungeon.discards |= set(replaced)
    refill(dungeon, len(replaced))
    table.tell(CursesRedrawn())
    table.then(*(DrawForFight() for _ in replaced), CheckPair())


class AgreeOnPair(Do[Dungeon]):
    """One confirmation per team; a pair is redrawn once if both teams ask. Computer players never ask."""

    clauses = ("TRP-CUR13", "TRP-CUR14", "TRP-DIG11")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        for team in dungeon.teams:
            team.wishes.discard(REDRAW)
        lanes: list[tuple[Step, ...]] = [(AgreeOnTwoCurses(team),) for team in TEAMS if people(dungeon, team)]
        table.then(Together(tuple(lanes)), SettlePair())


class AgreeOnTwoCurses(Ask[Dungeon, AgreeOnCurses | RedrawCurses]):
    """Play the two curses as they combine, or ask for two others."""

    clauses = ("TRP-CUR13", "TRP-CUR14")
    answers_itself = False
    team: TeamId

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return people(dungeon, self.team)

    def options(self, dungeon: Dungeon) -> list[AgreeOnCurses | RedrawCurses]:
        return [AgreeOnCurses()] if dungeon.is_redrawn else [AgreeOnCurses(), RedrawCurses()]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(f"{self.slug}-{self.team}", milliseconds(supplies(dungeon).agreeing), (AgreeOnCurses(),))

    def take(self, dungeon: Dungeon, answer: AgreeOnCurses | RedrawCurses, table: Table) -> None:
        if isinstance(answer, RedrawCurses):
            dungeon.teams[self.team].wishes.add(REDRAW)

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"curses": dungeon.drawn}


class SettlePair(Do[Dungeon]):
    clauses = ("TRP-CUR14", "TRP-CUR20")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        if all(REDRAW in team.wishes for team in dungeon.teams) and not dungeon.is_redrawn:
            dungeon.is_redrawn = True
            redraw(dungeon, table)


@applies("TRP-CUR5", "TRP-RND12")
def discard_active(dungeon: Dungeon, table: Table) -> None:
    """Curses work for one round: those that were face up go, and so do those that were drawn."""
    for curse in [curse for curse in dungeon.curses if curse.is_up]:
        discard(dungeon, curse, table)
    dungeon.discards |= set(dungeon.drawn)
    dungeon.drawn = ()


@applies("TRP-CUR6")
def lift_curses(dungeon: Dungeon, table: Table) -> None:
    """No curses any more: those in the rooms are taken away, unseen if they lay face down."""
    dungeon.are_curses_off = True
    for curse in list(dungeon.curses):
        discard(dungeon, curse, table)
