"""A toy game for bots: two seats go on an expedition one after the other, each with a secret stone in the pocket.

Who goes by road packs a bag, piece by piece; who goes by river is at the mercy of the water. Only a rope and a lamp
together are worth carrying. Everybody wins if enough treasure comes home.
"""

from collections.abc import Iterator
from typing import ClassVar, Literal

from lairkeeper.kernel import (
    CLOCK,
    Ask,
    Chance,
    ChanceStream,
    Do,
    Event,
    FreeText,
    Game,
    Odds,
    Option,
    Outcome,
    Record,
    Seat,
    Step,
    Table,
    World,
    free_text,
)

Item = Literal["axe", "lamp", "pan", "rope"]
ITEMS: tuple[Item, ...] = ("axe", "lamp", "pan", "rope")
STONES = (1, 2, 3, 4, 5, 6)
ROAD, RIVER = 4, 8
ENOUGH = 8


class Rules(Record):
    """`river` is how often, in tenths, the water carries a boat home."""

    river: int = 2
    is_talking: bool = False
    waits_for_dawn: bool = False


class Camp(World):
    rules: Rules
    traveller: Seat
    stones: list[int]
    treasure: int


class CampView(Record):
    traveller: Seat
    stone: int
    treasure: int


class Leave(Option):
    way: Literal["road", "river"]


class Pack(Option):
    item: Item


class GoNow(Option):
    """Nothing more into the bag."""


class Flow(Option):
    is_kind: bool


class Say(Option):
    words: str


class TurnBegan(Event):
    begins_turn: ClassVar[bool] = True
    seat: Seat


class BeginTurn(Do[Camp]):
    def do(self, camp: Camp, table: Table) -> None:
        table.tell(TurnBegan(camp.traveller))
        table.then(ChooseWay())


class ChooseWay(Ask[Camp, Leave]):
    def seat(self, camp: Camp) -> Seat:
        return camp.traveller

    def options(self, camp: Camp) -> list[Leave]:
        return [Leave("river"), Leave("road")]

    def take(self, camp: Camp, leave: Leave, table: Table) -> None:
        table.then(PackBag(()) if leave.way == "road" else GoByRiver())


class PackBag(Ask[Camp, Pack | GoNow]):
    is_draft = True
    bag: tuple[Item, ...]

    def seat(self, camp: Camp) -> Seat:
        return camp.traveller

    def begin_again(self) -> Step:
        return ChooseWay()

    def options(self, camp: Camp) -> Iterator[Pack | GoNow]:
        yield from (Pack(item) for item in ITEMS if item not in self.bag)
        yield GoNow()

    def take(self, camp: Camp, option: Pack | GoNow, table: Table) -> None:
        table.then(PackBag((*self.bag, option.item)) if isinstance(option, Pack) else ComeHome(worth(self.bag)))


def worth(bag: tuple[Item, ...]) -> int:
    return ROAD if sorted(bag) == ["lamp", "rope"] else -len(bag)


class GoByRiver(Chance[Camp, Flow]):
    def odds(self, camp: Camp) -> Odds[Flow]:
        return Odds((Flow(is_kind=False), Flow(is_kind=True)), (10 - camp.rules.river, camp.rules.river))

    def take(self, camp: Camp, flow: Flow, table: Table) -> None:
        table.then(ComeHome(RIVER if flow.is_kind else 0))


class ComeHome(Do[Camp]):
    treasure: int

    def do(self, camp: Camp, table: Table) -> None:
        camp.treasure += self.treasure
        camp.traveller = Seat(camp.traveller + 1)
        if camp.traveller < len(camp.stones):
            table.then(BeginTurn())
        else:
            winners = (Seat(0), Seat(1)) if camp.treasure >= ENOUGH else ()
            table.finish(Outcome("rich" if winners else "poor", "EXP-1", winners))


class AskForWords(Ask[Camp, Say]):
    def seat(self, camp: Camp) -> Seat:
        return camp.traveller

    def free_text(self, camp: Camp) -> FreeText:
        return free_text(Say, most=20)

    def why_not(self, camp: Camp, option: Option) -> tuple[str, ...]:
        return ()


class WaitForDawn(Ask[Camp, GoNow]):
    answers_itself = False

    def seat(self, camp: Camp) -> Seat:
        return CLOCK

    def options(self, camp: Camp) -> list[GoNow]:
        return [GoNow()]

    def take(self, camp: Camp, option: GoNow, table: Table) -> None:
        table.then(BeginTurn())


def set_up(rules: Rules) -> tuple[Camp, Step]:
    camp = Camp(rules, Seat(0), [STONES[0], STONES[1]], 0)
    first = AskForWords() if rules.is_talking else WaitForDawn() if rules.waits_for_dawn else BeginTurn()
    return camp, first


def reshuffle(camp: Camp, seat: Seat | None, stream: ChanceStream) -> None:
    for other in range(len(camp.stones)):
        if other != seat:
            camp.stones[other] = stream.pick([stone for stone in STONES if seat is None or stone != camp.stones[seat]])


GAME: Game[Camp, Rules, CampView] = Game(
    name="expedition",
    version=1,
    package=__name__,
    seats=range(2, 3),
    config=Rules,
    world=Camp,
    steps=(BeginTurn, ChooseWay, PackBag, GoByRiver, ComeHome, AskForWords, WaitForDawn),
    options=(Leave, Pack, GoNow, Flow, Say),
    events=(TurnBegan,),
    clauses={},
    set_up=set_up,
    seat_count=lambda rules: 2,
    content=lambda rules: "",
    view=lambda camp, seat: CampView(camp.traveller, 0 if seat is None else camp.stones[seat], camp.treasure),
    reshuffle=reshuffle,
    heuristic=lambda camp, seat: max(-0.9, min(0.9, camp.treasure / 10)),
    check=lambda camp: None,
)
