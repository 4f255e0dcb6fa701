"""The first state (RRR-SET): what lies on the table before the first turn."""

from collections.abc import Iterator

from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.board.maze import VAULT, VAULT_TILE, Maze, Space
from lairkeeper.games.run_run_run.components.box import CatId, MummyId, box
from lairkeeper.games.run_run_run.config import TableOptions, check_options
from lairkeeper.games.run_run_run.levels import starting_reserve
from lairkeeper.games.run_run_run.records.events import CatReceived, FirstPlayerChosen
from lairkeeper.games.run_run_run.records.options import ChooseCat, DealCat, PlayFirst
from lairkeeper.games.run_run_run.rules.drawing import DrawRooms
from lairkeeper.games.run_run_run.rules.turn import PlayTurn
from lairkeeper.games.run_run_run.state import Pyramid, anybody, box_of, players
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, applies
from lairkeeper.kernel.errors import Fact

NO_CAT = CatId(-1)


def set_up(options: TableOptions) -> tuple[Pyramid, Step]:
    """The table before anything is dealt, and the step that deals."""
    check_options(options)
    return lay_out(options), SetTheTable()


@applies("RRR-SET1", "RRR-SET3", "RRR-SET4", "RRR-SET5", "RRR-SET7", "RRR-SET10", "RRR-SET13", "RRR-SET14", "RRR-SET17")
def lay_out(options: TableOptions) -> Pyramid:
    """The Vault with all cats on it, five torches in the reserve, piles full, nothing discarded, nobody awake."""
    content = box(options.content)
    supplies, seats = content.supplies, options.players
    return Pyramid(
        options=options,
        maze=Maze((Space(at(0, 0), vault_exits(options), VAULT_TILE),)),
        active=Seat(options.first or 0),
        turn=1,
        cats=[NO_CAT] * seats,
        places=[VAULT] * seats,
        hands=[()] * seats,
        purses=[()] * seats,
        pile=[room.count for room in content.rooms],
        discard=[0] * len(content.rooms),
        stack=[token.count for token in content.tokens],
        spent_tokens=[0] * len(content.tokens),
        passages_laid=0,
        reserve=starting_reserve(options),
        supply=supplies.torches - starting_reserve(options),
        torches_on=(),
        mechanisms=(),
        regroup_tiles=supplies.regroup_tiles,
        asleep=tuple(MummyId(mummy) for mummy in range(len(content.mummies))),
        hearts=0,
        awake=[],
        present_at_roll=(),
        halted=(),
        has_attacked=(),
        participants=(),
        offers=[()] * seats,
        pool=(),
        gifts=(),
    )


def vault_exits(options: TableOptions) -> int:
    return 0b111111 if options.vault_exits == "six" else box(options.content).vault


class SetTheTable(Do[Pyramid]):
    """Every player gets a Catventurer and a hand; then somebody begins."""

    clauses = ("RRR-SET2", "RRR-SET12", "RRR-SET15")

    def do(self, pyramid: Pyramid, table: Table) -> None:
        seats = [Seat(seat) for seat in range(players(pyramid))]
        receive = [DealOneCat(seat) for seat in seats] if len(seats) > 1 else [ChooseOwnCat()]
        hands = [DrawRooms(seat, box_of(pyramid).supplies.hand) for seat in seats]
        table.then(*receive, *hands, ChooseFirstPlayer(), PlayTurn())


def free_cats(pyramid: Pyramid) -> Iterator[CatId]:
    return (CatId(cat) for cat in range(len(box_of(pyramid).cats)) if cat not in pyramid.cats)


class DealOneCat(Chance[Pyramid, DealCat]):
    """A Catventurer tile at random, for all to see."""

    clauses = ("RRR-SET2",)
    seat: Seat

    def odds(self, pyramid: Pyramid) -> Odds[DealCat]:
        return Odds.even(DealCat(cat) for cat in free_cats(pyramid))

    def drawer(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return anybody(pyramid, self.seat)

    def take(self, pyramid: Pyramid, deal: DealCat, table: Table) -> None:
        pyramid.cats[self.seat] = deal.cat
        table.tell(CatReceived(self.seat, deal.cat))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": self.seat}


class ChooseOwnCat(Ask[Pyramid, ChooseCat]):
    """Who plays alone chooses."""

    clauses = ("RRR-SOL2",)

    def seat(self, pyramid: Pyramid) -> Seat:
        return Seat(0)

    def options(self, pyramid: Pyramid) -> Iterator[ChooseCat]:
        return (ChooseCat(cat) for cat in free_cats(pyramid))

    def take(self, pyramid: Pyramid, choice: ChooseCat, table: Table) -> None:
        pyramid.cats[0] = choice.cat
        table.tell(CatReceived(Seat(0), choice.cat))


class ChooseFirstPlayer(Chance[Pyramid, PlayFirst]):
    """The table names who begins; if it does not, chance does."""

    clauses = ("RRR-SET15", "RRR-SET16")

    def odds(self, pyramid: Pyramid) -> Odds[PlayFirst]:
        named = pyramid.options.first
        seats = range(players(pyramid)) if named is None else (named,)
        return Odds.even(PlayFirst(Seat(seat)) for seat in seats)

    def drawer(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return anybody(pyramid, pyramid.active)

    def take(self, pyramid: Pyramid, first: PlayFirst, table: Table) -> None:
        pyramid.active = first.seat
        table.tell(FirstPlayerChosen(first.seat))
