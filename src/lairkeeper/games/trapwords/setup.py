"""Setting up (TRP-SET): the row of rooms, the monster, curses face down, torches, and the glowing Book."""

from lairkeeper.games.trapwords.components.box import NO_CURSE, NO_MONSTER, MonsterId, Place
from lairkeeper.games.trapwords.config import TableOptions, check_options, curse_places, rooms_of, teams_of
from lairkeeper.games.trapwords.records.events import CurseLaid, GlowGiven, MonsterAppeared, TorchGiven
from lairkeeper.games.trapwords.records.options import DrawGlow, DrawMonster, DrawTorch, GiveTorch, TimeIsUp
from lairkeeper.games.trapwords.rules.challenge import PlayChallenge
from lairkeeper.games.trapwords.rules.curses import TurnUpCurses
from lairkeeper.games.trapwords.rules.rounds import PlayRound
from lairkeeper.games.trapwords.state import (
    NO_TRAP,
    NOBODY,
    TEAMS,
    Curse,
    Dungeon,
    EntryNumber,
    Team,
    TeamId,
    box_of,
    everybody,
    milliseconds,
    people,
    supplies,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, Timer, applies
from lairkeeper.kernel.errors import Fact

FIRST_ROOM = Place(0)


def set_up(options: TableOptions) -> tuple[Dungeon, Step]:
    """The table before anything is drawn, and the step that draws."""
    check_options(options)
    return lay_out(options), SetTheTable()


@applies("TRP-SET5", "TRP-SET7", "TRP-SET11", "TRP-SET15", "TRP-SET19")
def lay_out(options: TableOptions) -> Dungeon:
    """The row with both figures in the first room; monster and curses are still to come."""
    rooms = rooms_of(options)
    dungeon = Dungeon(
        options=options,
        phase="setup",
        round=1,
        rooms=rooms,
        monster=NO_MONSTER,
        monster_at=Place(len(rooms) - 1),
        has_been_fought=False,
        curses=[],
        pile=set(),
        discards=set(),
        unseen_discards=0,
        drawn=(),
        is_redrawn=False,
        are_curses_off=options.curses == "none",
        is_relaxed=options.clues == "relaxed",
        glow=TEAMS[0],
        first=TEAMS[0],
        teams=[new_team(seats, options) for seats in teams_of(options)],
        turns=[],
        used=set(),
        absent=set(),
        extensions=0,
        gone_on=set(),
        rulings=[],
    )
    dungeon.pile |= set(box_of(dungeon).curse_deck(small=options.deck == "box"))
    return dungeon


@applies("TRP-SET7", "TRP-SET16")
def new_team(seats: tuple[Seat, ...], options: TableOptions) -> Team:
    """A figure in the first room, and an empty sheet."""
    return Team(
        seats=seats,
        torch=NOBODY,
        place=FIRST_ROOM,
        start=FIRST_ROOM,
        is_fighting=False,
        effects=(),
        has_guessed=False,
        has_advanced=False,
        is_word_final=True,
        quota=0,
        entries=[],
        next_entry=EntryNumber(1),
        star=EntryNumber(0),
        confirmed=set(),
        stepped_back=set(),
        is_ready=False,
        can_swap=options.swap_word,
        word="",
        traps=(),
        starred=NO_TRAP,
        void=(),
        sheets=(),
        conceding=set(),
        wishes=set(),
    )


class SetTheTable(Do[Dungeon]):
    """The monster face up, curses face down, a torch for each team; then the rounds begin."""

    clauses = ("TRP-SET8", "TRP-SET11", "TRP-SET12", "TRP-SET14", "TRP-SET17", "TRP-BOOK9", "TRP-BOOK10", "TRP-RND1")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        table.then(DrawTheMonster(), LayCurses())
        if dungeon.options.dungeon == "challenge":
            table.then(GiveTorches(), PlayChallenge())
            return
        first = GiveFirstTorch if dungeon.options.first_torch == "chosen" else DrawFirstTorch
        table.then(*(first(team) for team in TEAMS), DrawFirstGlow(), TurnUpCurses(), PlayRound())


class DrawTheMonster(Chance[Dungeon, DrawMonster]):
    """One monster of the chosen deck, face up in the last room; a host may name it."""

    clauses = ("TRP-SET13", "TRP-SET14", "TRP-SET15", "TRP-MON11")

    def odds(self, dungeon: Dungeon) -> Odds[DrawMonster]:
        options, box = dungeon.options, box_of(dungeon)
        is_hard = options.monster_deck == "hard"
        deck = box.monster_deck(hard=is_hard, small=options.deck == "box")
        if options.monster != "random":
            cards = [card for card in box.monsters if (card.figure, card.hard) == (options.monster, is_hard)]
            deck = tuple(MonsterId(card.id) for card in cards) or deck
        return Odds.even(map(DrawMonster, deck))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return everybody(dungeon)

    def take(self, dungeon: Dungeon, draw: DrawMonster, table: Table) -> None:
        dungeon.monster = draw.monster
        table.tell(MonsterAppeared(draw.monster, dungeon.monster_at))


class LayCurses(Do[Dungeon]):
    """Curses lie face down; each is drawn when it is turned up: until then it is unknown."""

    clauses = ("TRP-SET11", "TRP-SET12", "TRP-SET17")

    def do(self, dungeon: Dungeon, table: Table) -> None:
        for place in curse_places(dungeon.options):
            dungeon.curses.append(Curse(Place(place), NO_CURSE, is_up=False))
            table.tell(CurseLaid(Place(place)))


class DrawFirstTorch(Chance[Dungeon, DrawTorch]):
    """Chance draws the first clue-giver of a team."""

    clauses = ("TRP-SET8", "TRP-SET9", "TRP-AMB12")
    team: TeamId

    def odds(self, dungeon: Dungeon) -> Odds[DrawTorch]:
        return Odds.even(map(DrawTorch, dungeon.teams[self.team].seats))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return everybody(dungeon)

    def take(self, dungeon: Dungeon, draw: DrawTorch, table: Table) -> None:
        give_torch(dungeon, self.team, draw.seat, table)

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"team": self.team}


class GiveTorches(Do[Dungeon]):
    """In a challenge the first player of each team is its clue-giver."""

    clauses = ("TRP-DIG12",)

    def do(self, dungeon: Dungeon, table: Table) -> None:
        for team in TEAMS:
            give_torch(dungeon, team, dungeon.teams[team].seats[0], table)


class GiveFirstTorch(Ask[Dungeon, GiveTorch | TimeIsUp]):
    """Where the table likes it so, any player of a team taps a name; the book suggests the oldest."""

    clauses = ("TRP-SET8", "TRP-SET9", "TRP-AMB12")
    team: TeamId

    def seats(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return people(dungeon, self.team) or dungeon.teams[self.team].seats

    def options(self, dungeon: Dungeon) -> list[GiveTorch | TimeIsUp]:
        return [GiveTorch(seat) for seat in dungeon.teams[self.team].seats]

    def timer(self, dungeon: Dungeon) -> Timer:
        return Timer(self.slug, milliseconds(supplies(dungeon).naming_guesser), (TimeIsUp(),))

    def take(self, dungeon: Dungeon, choice: GiveTorch | TimeIsUp, table: Table) -> None:
        if isinstance(choice, TimeIsUp):
            table.then(DrawFirstTorch(self.team))
        else:
            give_torch(dungeon, self.team, choice.seat, table)

    def facts(self, dungeon: Dungeon) -> dict[str, Fact]:
        return {"team": self.team}


def give_torch(dungeon: Dungeon, team: TeamId, seat: Seat, table: Table) -> None:
    dungeon.teams[team].torch = seat
    table.tell(TorchGiven(team, seat))


class DrawFirstGlow(Chance[Dungeon, DrawGlow]):
    """Which team sets with the glowing Book in the first round."""

    clauses = ("TRP-BOOK9", "TRP-BOOK10")

    def odds(self, dungeon: Dungeon) -> Odds[DrawGlow]:
        return Odds.even(map(DrawGlow, TEAMS))

    def drawer(self, dungeon: Dungeon) -> tuple[Seat, ...]:
        return everybody(dungeon)

    def take(self, dungeon: Dungeon, draw: DrawGlow, table: Table) -> None:
        dungeon.glow = draw.team
        table.tell(GlowGiven(draw.team))
