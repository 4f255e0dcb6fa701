"""Cats in a corridor. A mummy walks towards the Vault; a cat that it meets may raise a shield, on anybody's turn.

Tokens lie face down before their owners, so a cat without a shield is asked as well: silence would betray it.
"""

from lairkeeper.kernel import Ask, Chance, ChanceStream, Do, Event, Odds, Option, Outcome, Record, Seat, Table, World
from tests.kernel.toys.toy import toy

VAULT = 8
LAST_ROUND = 2
NO_TOKEN, BLANK, SHIELD = -1, 0, 1


class Cats(Record):
    players: int = 3


class Corridor(World):
    active: Seat
    round: int
    mummy: int
    cats: list[int]
    hearts: list[int]
    tokens: list[int]
    pile: list[int]
    """How many blanks and how many shields were not dealt."""
    raised: int


class Dealt(Option):
    token: int


class MummyRolled(Option):
    steps: int


class RaiseShield(Option):
    pass


class TakeTheHit(Option):
    pass


class Walk(Option):
    by: int


class TokenSeen(Event):
    token: int
    reveals = True


class MummyMoved(Event):
    room: int


class CatHit(Event):
    cat: Seat


class ShieldRaised(Event):
    cat: Seat
    reveals = True


class CatWalked(Event):
    cat: Seat
    room: int


class SetUp(Do[Corridor]):
    """Everybody gets a token, then the first cat begins."""

    def do(self, corridor: Corridor, table: Table) -> None:
        deals = [DealToken(Seat(seat)) for seat in range(len(corridor.cats))]
        table.then(*deals, TakeTurn())


class DealToken(Chance[Corridor, Dealt]):
    """A token is dealt face down; its owner looks at it."""

    to: Seat

    def odds(self, corridor: Corridor) -> Odds[Dealt]:
        return Odds.counted((Dealt(BLANK), Dealt(SHIELD)), corridor.pile)

    def take(self, corridor: Corridor, dealt: Dealt, table: Table) -> None:
        corridor.pile[dealt.token] -= 1
        corridor.tokens[self.to] = dealt.token
        table.tell(TokenSeen(dealt.token), self.to)


class TakeTurn(Do[Corridor]):
    """First the mummy acts, then the active cat."""

    def do(self, corridor: Corridor, table: Table) -> None:
        table.then(RollMummyDie(), WalkCat(), PassTurn())


class RollMummyDie(Chance[Corridor, MummyRolled]):
    """The mummy takes one to three steps."""

    def odds(self, corridor: Corridor) -> Odds[MummyRolled]:
        return Odds((MummyRolled(1), MummyRolled(2), MummyRolled(3)), (3, 2, 1))

    def take(self, corridor: Corridor, rolled: MummyRolled, table: Table) -> None:
        table.then(*[StepMummy()] * rolled.steps)


class StepMummy(Do[Corridor]):
    """One room further; every cat there is attacked before the next step. In the Vault the game is lost."""

    clauses = ("SHIELD-VAULT",)

    def do(self, corridor: Corridor, table: Table) -> None:
        corridor.mummy += 1
        table.tell(MummyMoved(corridor.mummy))
        if corridor.mummy == VAULT:
            table.finish(Outcome("vault_reached", "SHIELD-VAULT", ()))
        table.then(*(Attack(Seat(cat)) for cat, room in enumerate(corridor.cats) if room == corridor.mummy))


class Attack(Ask[Corridor, RaiseShield | TakeTheHit]):
    """The attacked cat loses a heart, or a shield; asked of everybody, so that nobody learns who holds one."""

    clauses = ("SHIELD-ASK", "SHIELD-SECRET")
    answers_itself = False
    cat: Seat

    def seat(self, corridor: Corridor) -> Seat:
        return self.cat

    def options(self, corridor: Corridor) -> list[RaiseShield | TakeTheHit]:
        if corridor.tokens[self.cat] == SHIELD:
            return [RaiseShield(), TakeTheHit()]
        return [TakeTheHit()]

    def take(self, corridor: Corridor, answer: RaiseShield | TakeTheHit, table: Table) -> None:
        if isinstance(answer, RaiseShield):
            corridor.tokens[self.cat] = NO_TOKEN
            corridor.raised += 1
            table.tell(ShieldRaised(self.cat))
        else:
            table.then(LoseHeart(self.cat))


class LoseHeart(Do[Corridor]):
    """A cat without hearts ends the game."""

    clauses = ("SHIELD-HEART",)
    cat: Seat

    def do(self, corridor: Corridor, table: Table) -> None:
        corridor.hearts[self.cat] -= 1
        table.tell(CatHit(self.cat))
        if not corridor.hearts[self.cat]:
            table.finish(Outcome("cat_lost", "SHIELD-HEART", ()))


class WalkCat(Ask[Corridor, Walk]):
    """The active cat goes one room either way, or stays."""

    def seat(self, corridor: Corridor) -> Seat:
        return corridor.active

    def options(self, corridor: Corridor) -> list[Walk]:
        here = corridor.cats[corridor.active]
        return [Walk(by) for by in (-1, 0, 1) if 0 <= here + by < VAULT]

    def take(self, corridor: Corridor, walk: Walk, table: Table) -> None:
        corridor.cats[corridor.active] += walk.by
        table.tell(CatWalked(corridor.active, corridor.cats[corridor.active]))


class PassTurn(Do[Corridor]):
    """The cats that are left after the last round win."""

    clauses = ("SHIELD-END",)

    def do(self, corridor: Corridor, table: Table) -> None:
        corridor.active = Seat((corridor.active + 1) % len(corridor.cats))
        corridor.round += corridor.active == 0
        if corridor.round > LAST_ROUND:
            table.finish(Outcome("escaped", "SHIELD-END", tuple(Seat(cat) for cat in range(len(corridor.cats)))))
        table.then(TakeTurn())


class CorridorView(Record):
    active: Seat
    round: int
    mummy: int
    cats: tuple[int, ...]
    hearts: tuple[int, ...]
    has_token: tuple[bool, ...]
    own_token: int
    raised: int


def set_up(cats: Cats) -> tuple[Corridor, SetUp]:
    everybody = range(cats.players)
    corridor = Corridor(
        active=Seat(0),
        round=1,
        mummy=0,
        cats=[2 + cat for cat in everybody],
        hearts=[2] * cats.players,
        tokens=[NO_TOKEN] * cats.players,
        pile=[cats.players, cats.players],
        raised=0,
    )
    return corridor, SetUp()


def view(corridor: Corridor, seat: Seat | None) -> CorridorView:
    return CorridorView(
        active=corridor.active,
        round=corridor.round,
        mummy=corridor.mummy,
        cats=tuple(corridor.cats),
        hearts=tuple(corridor.hearts),
        has_token=tuple(token != NO_TOKEN for token in corridor.tokens),
        own_token=NO_TOKEN if seat is None else corridor.tokens[seat],
        raised=corridor.raised,
    )


def reshuffle(corridor: Corridor, seat: Seat | None, stream: ChanceStream) -> None:
    """The tokens of the others and those not dealt are mixed and dealt again."""
    others = [cat for cat, token in enumerate(corridor.tokens) if cat != seat and token != NO_TOKEN]
    unseen = (
        [BLANK] * corridor.pile[BLANK] + [SHIELD] * corridor.pile[SHIELD] + [corridor.tokens[cat] for cat in others]
    )
    stream.shuffle(unseen)
    for cat in others:
        corridor.tokens[cat] = unseen.pop()
    corridor.pile = [unseen.count(BLANK), unseen.count(SHIELD)]


def check(corridor: Corridor) -> None:
    shields = corridor.pile[SHIELD] + corridor.tokens.count(SHIELD) + corridor.raised
    assert shields == len(corridor.cats), f"{shields} shields"


GAME = toy(
    "shield",
    config=Cats,
    world=Corridor,
    steps=(SetUp, DealToken, TakeTurn, RollMummyDie, StepMummy, Attack, LoseHeart, WalkCat, PassTurn),
    options=(Dealt, MummyRolled, RaiseShield, TakeTheHit, Walk),
    events=(TokenSeen, MummyMoved, CatHit, ShieldRaised, CatWalked),
    set_up=set_up,
    seat_count=lambda cats: cats.players,
    view=view,
    reshuffle=reshuffle,
    check=check,
)
