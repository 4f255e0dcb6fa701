"""The Flashback phase (VNG-FLB): first dice, three shared dice and a bonus, and skills bought in between."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from lairkeeper.games.vengeance.components.box import FLASHBACK, SkillId
from lairkeeper.games.vengeance.records.events import (
    FirstDiceTaken,
    FlashbackFinished,
    FlashbackRolled,
    FlashbackTimedOut,
)
from lairkeeper.games.vengeance.records.options import (
    BuySkill,
    DiscardSkill,
    FinishFlashback,
    ShowFlashback,
    TimeIsUp,
    UseBonus,
    UseDie,
)
from lairkeeper.games.vengeance.rules.asking import OwnQuestion
from lairkeeper.games.vengeance.rules.limits import TimeLimit
from lairkeeper.games.vengeance.rules.preparing import Preparation, Source, preparations, prepare, shown_first
from lairkeeper.games.vengeance.rules.training import buy_skill, discard_skill, for_sale, has_place
from lairkeeper.games.vengeance.state import Player, Vendetta, box_of, hand_limit, living
from lairkeeper.kernel import Chance, Do, Odds, Option, Seat, Step, Table, Together, applies
from lairkeeper.kernel.errors import Fact


class PlayFlashback(Do[Vendetta]):
    """Dice for the hand, the shared roll, then everybody prepares at the same time."""

    clauses = ("VNG-FLB1", "VNG-FLB2", "VNG-RND2")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        vendetta.phase = "flashback"
        vendetta.is_phase_over = False
        table.then(*map(TakeFirstDice, living(vendetta)), RollFlashback(), PrepareTogether(), EndFlashback())


class TakeFirstDice(Do[Vendetta]):
    """As many combat dice as the hand may hold, unrolled."""

    clauses = ("VNG-FLB1", "VNG-KO4", "VNG-ROLL5")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        dice = min(hand_limit(vendetta, player), vendetta.reserve)
        vendetta.reserve -= dice
        player.hand = (0, 0, 0, 0, 0, 0, dice)
        table.tell(FirstDiceTaken(self.who, dice, vendetta.reserve))


class RollFlashback(Chance[Vendetta, ShowFlashback]):
    """Three dice for all; an icon shown twice is worth two actions."""

    clauses = ("VNG-FLB2", "VNG-FLB3", "VNG-FLB5", "VNG-SET12")

    def odds(self, vendetta: Vendetta) -> Odds[ShowFlashback]:
        box = box_of(vendetta)
        return flashback_odds(box.flashback_weights, box.supplies.flashback_dice)

    def drawer(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return living(vendetta)

    def take(self, vendetta: Vendetta, shown: ShowFlashback, table: Table) -> None:
        vendetta.flashback = shown.faces
        for who in living(vendetta):
            player = vendetta.players[who]
            player.sources, player.has_bonus, player.stage = shown.faces, True, "preparing"
        table.tell(FlashbackRolled(shown.faces))


@cache
def flashback_odds(weights: tuple[int, ...], dice: int) -> Odds[ShowFlashback]:
    """Every result of dice that cannot be told apart, and in how many ways it falls."""
    faces = [face for face, weight in enumerate(weights) if weight]
    outcomes, ways = [], []
    for result in combinations_with_replacement(faces, dice):
        orders = factorial(dice) // prod(factorial(result.count(face)) for face in set(result))
        outcomes.append(ShowFlashback(tuple(FLASHBACK[face] for face in result)))
        ways.append(orders * prod(weights[face] for face in result))
    return Odds(tuple(outcomes), tuple(ways))


class PrepareTogether(Do[Vendetta]):
    """All at once; nobody's choice affects another player."""

    clauses = ("VNG-RND2", "VNG-FLB21")

    def do(self, vendetta: Vendetta, table: Table) -> None:
        lanes: list[tuple[Step, ...]] = [(Prepare(who),) for who in living(vendetta)]
        if vendetta.options.flashback_limit:
            lanes.append((EndFlashbackInTime(),))
        table.then(Together(tuple(lanes)))


Choice = UseDie | UseBonus | BuySkill | FinishFlashback


class Prepare(OwnQuestion[Choice]):
    """An action for each die and the bonus, in any order and mixed with purchases; each may be let go.

    With everything done the player is still asked to be ready, so that the race does not begin unannounced.
    """

    clauses = ("VNG-FLB3", "VNG-FLB4", "VNG-FLB20", "VNG-XP1", "VNG-XP9", "VNG-SW9")
    answers_itself = False

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return () if vendetta.is_phase_over else (self.who,)

    def options(self, vendetta: Vendetta) -> Iterator[Choice]:
        player = self.player(vendetta)
        yield from map(UseDie, shown_first(player.sources))
        if player.has_bonus and may_use_bonus(vendetta, player):
            yield UseBonus()
        yield from map(BuySkill, for_sale(vendetta, player))
        yield FinishFlashback()

    def take(self, vendetta: Vendetta, choice: Choice, table: Table) -> None:
        match choice:
            case UseDie(face=face):
                table.then(ChooseFlashbackAction(self.who, face))
            case UseBonus():
                table.then(ChooseFlashbackAction(self.who, "bonus"))
            case BuySkill(skill=skill) if has_place(vendetta, self.player(vendetta)):
                buy_skill(vendetta, self.who, skill, table)
                table.then(Prepare(self.who))
            case BuySkill(skill=skill):
                table.then(ChooseDiscard(self.who, skill))
            case FinishFlashback():
                finish(self.player(vendetta))
                table.tell(FlashbackFinished(self.who))

    def why_not(self, vendetta: Vendetta, option: Option) -> tuple[str, ...]:
        reasons: dict[type[Option], tuple[str, ...]] = {
            UseDie: ("VNG-FLB3",),
            UseBonus: ("VNG-FLB3", "VNG-SW9"),
            BuySkill: ("VNG-XP2", "VNG-XP4", "VNG-SET3"),
        }
        return reasons.get(type(option), ("VNG-RND1", *self.clauses))


@applies("VNG-FLB4", "VNG-SW9")
def may_use_bonus(vendetta: Vendetta, player: Player) -> bool:
    """At any time, unless the table wants it after the dice."""
    return vendetta.options.bonus_last == "any_time" or not player.sources


def finish(player: Player) -> None:
    player.sources, player.has_bonus, player.stage = (), False, "done"


class ChooseFlashbackAction(OwnQuestion[Preparation]):
    """What a die, or the bonus, is used for; the skipped ones are forgone."""

    clauses = ("VNG-FLB17", "VNG-FLB18", "VNG-FLB19", "VNG-FLB20")
    is_draft = True
    source: Source

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return () if vendetta.is_phase_over else (self.who,)

    def options(self, vendetta: Vendetta) -> Iterator[Preparation]:
        return preparations(vendetta, self.player(vendetta), self.source)

    def take(self, vendetta: Vendetta, action: Preparation, table: Table) -> None:
        use_up(self.player(vendetta), self.source)
        prepare(vendetta, self.who, action, table)
        table.then(Prepare(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"source": self.source, "hero": self.player(vendetta).hero}

    def begin_again(self) -> Step:
        return Prepare(self.who)


def use_up(player: Player, source: Source) -> None:
    """A die or the bonus is used once."""
    if source == "bonus":
        player.has_bonus = False
    else:
        place = player.sources.index(source)
        player.sources = player.sources[:place] + player.sources[place + 1 :]


class ChooseDiscard(OwnQuestion[DiscardSkill]):
    """With all places taken, an owned skill makes room for the bought one."""

    clauses = ("VNG-XP4", "VNG-XP5", "VNG-XP7")
    is_draft = True
    skill: SkillId

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        return () if vendetta.is_phase_over else (self.who,)

    def options(self, vendetta: Vendetta) -> Iterator[DiscardSkill]:
        return map(DiscardSkill, self.player(vendetta).skills)

    def take(self, vendetta: Vendetta, choice: DiscardSkill, table: Table) -> None:
        discard_skill(vendetta, self.who, choice.skill, table)
        buy_skill(vendetta, self.who, self.skill, table)
        table.then(Prepare(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"skill": self.skill}

    def begin_again(self) -> Step:
        return Prepare(self.who)


class EndFlashbackInTime(TimeLimit):
    """When time is up, what was not used is forgone."""

    clauses = ("VNG-RT2", "VNG-FLB20")

    def milliseconds(self, vendetta: Vendetta) -> int:
        return 1000 * vendetta.options.flashback_limit

    def matters(self, vendetta: Vendetta) -> bool:
        is_busy = any(vendetta.players[who].stage != "done" for who in living(vendetta))
        return is_busy and not vendetta.is_phase_over

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        vendetta.is_phase_over = True
        table.tell(FlashbackTimedOut())


class EndFlashback(Do[Vendetta]):
    """When all have finished the Flashback dice are put aside."""

    clauses = ("VNG-FLB21",)

    def do(self, vendetta: Vendetta, table: Table) -> None:
        vendetta.flashback = ()
        for player in vendetta.players:
            finish(player)
