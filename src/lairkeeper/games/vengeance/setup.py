"""The first state (VNG-SET): dice, lair boards, heroes, hidden Bosses, a side for each, and what traits add."""

from collections.abc import Iterator

from lairkeeper.games.vengeance.components.box import BossId, Box, HeroId, box
from lairkeeper.games.vengeance.components.plan import ENTRANCE
from lairkeeper.games.vengeance.config import LEVELS, TableOptions, check_options
from lairkeeper.games.vengeance.records.events import (
    BoardDealt,
    BossDealt,
    BossRevealed,
    HeroReceived,
    SideChosen,
    SlotCrossed,
)
from lairkeeper.games.vengeance.records.options import ChooseHero, ChooseSide, DealBoard, DealBoss, DealHero
from lairkeeper.games.vengeance.rules.asking import OwnQuestion
from lairkeeper.games.vengeance.rules.boss import agate_adds_minions
from lairkeeper.games.vengeance.rules.objectives import mark_objectives
from lairkeeper.games.vengeance.rules.rounds import PlayRound
from lairkeeper.games.vengeance.state import (
    EMPTY,
    NO_BOSS,
    NO_HERO,
    NO_LAIR,
    Player,
    Vendetta,
    box_of,
    cross_slots,
    plan_of,
    seats,
    trait,
)
from lairkeeper.kernel import Chance, Do, Odds, Seat, Step, Table, Together, applies
from lairkeeper.kernel.errors import Fact

NO_BOARD = 0


def set_up(options: TableOptions) -> tuple[Vendetta, Step]:
    """The table before anything is dealt, and the step that deals."""
    check_options(options)
    return lay_out(options), SetTheTable()


@applies("VNG-SET1", "VNG-SET12", "VNG-SOLO2", "VNG-SOLO3")
def lay_out(options: TableOptions) -> Vendetta:
    """The Reserve in reach of everybody, and a board for each player."""
    content = box(options.content)
    return Vendetta(
        options=options,
        round=1,
        phase="setup",
        reserve=dice_of(content, options),
        is_reserve_closed=False,
        flashback=(),
        is_combat_over=False,
        is_phase_over=False,
        tick=0,
        ticks_rolled=0,
        requests=(),
        orders=[None] * options.players,
        players=[new_player(content) for _ in range(options.players)],
    )


@applies("VNG-SET1", "VNG-SOLO1", "VNG-SOLO2")
def dice_of(content: Box, options: TableOptions) -> int:
    """24, 35 or 46 dice for two, three or four players; alone as many as the challenge says."""
    if options.players == 1:
        return content.supplies.solo.dice[LEVELS.index(options.solo_dice)]
    return content.supplies.reserve[options.players - 2]


@applies("VNG-SET14", "VNG-SET6")
def new_player(content: Box) -> Player:
    """Nothing crossed, nothing marked, nothing bought."""
    items = len(content.items_of[0])
    return Player(
        hero=NO_HERO,
        board=NO_BOARD,
        lair=NO_LAIR,
        boss=NO_BOSS,
        room=ENTRANCE,
        visited=0,
        looted=0,
        objectives=0,
        crossed=0,
        dodged=0,
        dotted=0,
        crossed_before=0,
        boss_wounds=0,
        is_boss_touched=False,
        is_boss_hit=False,
        extra_slots=0,
        wounds=0,
        bar_dice=0,
        knock_outs=0,
        is_dead=False,
        loot=0,
        trained=0,
        spent=0,
        skills=(),
        anticipation=(),
        uses=(0,) * items,
        used=(0,) * items,
        sources=(),
        has_bonus=False,
        standing="stopped",
        is_absent=False,
        hand=EMPTY,
        groups=(),
        taken=0,
        passes=0,
        stage="done",
        is_late=False,
        pending=(),
        unclaimed=0,
    )


class SetTheTable(Do[Vendetta]):
    """Lair boards, heroes, Bosses face down; then everybody chooses a side and the rounds begin."""

    clauses = ("VNG-SET2", "VNG-SET3", "VNG-SET4", "VNG-SET7", "VNG-SET8", "VNG-SOLO7")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        everybody = seats(vendetta)
        table.then(*map(DealOneBoard, everybody))
        match vendetta.options.hero_choice:
            case "random":
                table.then(*map(DealOneHero, everybody))
            case "first_come":
                table.then(Together(tuple((ChooseOwnHero(who),) for who in everybody)))
            case _:
                table.then(*map(ChooseOwnHero, everybody))
        table.then(*map(DealOneBoss, everybody))
        table.then(Together(tuple((ChooseOwnSide(who),) for who in everybody)), PlayRound())


class DealOneBoard(Chance[Vendetta, DealBoard]):
    """At random, and no two players get the same."""

    clauses = ("VNG-SET2",)
    who: Seat

    def odds(self, vendetta: Vendetta) -> Odds[DealBoard]:
        taken = {player.board for player in vendetta.players}
        boards = range(1, len(box_of(vendetta).boards) + 1)
        return Odds.even(DealBoard(board) for board in boards if board not in taken)

    def drawer(self, vendetta: Vendetta) -> Seat:
        return self.who

    def take(self, vendetta: Vendetta, deal: DealBoard, table: Table) -> None:
        vendetta.players[self.who].board = deal.board
        table.tell(BoardDealt(self.who, deal.board))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who}


@applies("VNG-SET4")
def free_heroes(vendetta: Vendetta) -> Iterator[int]:
    """A hero belongs to at most one player."""
    taken = {player.hero for player in vendetta.players}
    return (hero for hero in range(len(box_of(vendetta).heroes)) if hero not in taken)


class ChooseOwnHero(OwnQuestion[ChooseHero]):
    """In seat order, or all at once and first come first served."""

    clauses = ("VNG-SET3", "VNG-SET4", "VNG-SET5", "VNG-SET6")

    def options(self, vendetta: Vendetta) -> Iterator[ChooseHero]:
        return (ChooseHero(HeroId(hero)) for hero in free_heroes(vendetta))

    def take(self, vendetta: Vendetta, choice: ChooseHero, table: Table) -> None:
        vendetta.players[self.who].hero = choice.hero
        table.tell(HeroReceived(self.who, choice.hero))


class DealOneHero(Chance[Vendetta, DealHero]):
    """Where the table likes heroes to be dealt."""

    clauses = ("VNG-SET4",)
    who: Seat

    def odds(self, vendetta: Vendetta) -> Odds[DealHero]:
        return Odds.even(DealHero(HeroId(hero)) for hero in free_heroes(vendetta))

    def drawer(self, vendetta: Vendetta) -> Seat:
        return self.who

    def take(self, vendetta: Vendetta, deal: DealHero, table: Table) -> None:
        vendetta.players[self.who].hero = deal.hero
        table.tell(HeroReceived(self.who, deal.hero))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who}


class DealOneBoss(Chance[Vendetta, DealBoss]):
    """Face down, one each; the others are not used."""

    clauses = ("VNG-SET7",)
    who: Seat

    def odds(self, vendetta: Vendetta) -> Odds[DealBoss]:
        taken = {player.boss for player in vendetta.players}
        return Odds.even(deal for deal in self.possible_outcomes(vendetta) if deal.boss not in taken)

    def possible_outcomes(self, vendetta: Vendetta) -> list[DealBoss]:
        """All Bosses: leaving out those dealt would reveal which Boss lies face down elsewhere."""
        return [DealBoss(BossId(boss)) for boss in range(len(box_of(vendetta).bosses))]

    def drawer(self, vendetta: Vendetta) -> None:
        return None

    def take(self, vendetta: Vendetta, deal: DealBoss, table: Table) -> None:
        vendetta.players[self.who].boss = deal.boss
        table.tell(BossDealt(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who}


class ChooseOwnSide(OwnQuestion[ChooseSide]):
    """Side A or B of the lair board, before the Boss is seen."""

    clauses = ("VNG-SET8",)

    def options(self, vendetta: Vendetta) -> Iterator[ChooseSide]:
        return map(ChooseSide, box_of(vendetta).boards[self.player(vendetta).board - 1])

    def take(self, vendetta: Vendetta, choice: ChooseSide, table: Table) -> None:
        player = self.player(vendetta)
        player.lair = choice.lair
        player.visited = plan_of(vendetta, player).printed_visited
        table.tell(SideChosen(self.who, choice.lair))
        table.then(TurnUpBoss(self.who))


class TurnUpBoss(Do[Vendetta]):
    """The Boss is seen by all, his bar is marked; then his set-up step, then that of the trait."""

    clauses = ("VNG-SET9", "VNG-SET10", "VNG-SET11", "VNG-SET13", "VNG-DEF6", "VNG-DEF16")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        health = box_of(vendetta).bosses[player.boss].health
        table.tell(BossRevealed(self.who, player.boss, health))
        agate_adds_minions(vendetta, self.who, table)
        if trait(vendetta, player) == "hunted":
            cross_slots(vendetta, player, 1)
            table.tell(SlotCrossed(self.who, "trait"))
        mark_objectives(vendetta, self.who, table)
