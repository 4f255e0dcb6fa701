"""The Resolution phase (VNG-RES): six steps, in the printed order, for each player alone."""

from collections.abc import Iterator
from typing import NamedTuple

from lairkeeper.games.vengeance.records.events import LootFound, ResolutionTimedOut, WoundsReceived
from lairkeeper.games.vengeance.records.options import BuySkill, EndEffects, TimeIsUp, UseItem, UsePassive
from lairkeeper.games.vengeance.rules.asking import FightQuestion, OwnQuestion
from lairkeeper.games.vengeance.rules.boss import boss_wounds, colonel_commands, lys_recovers
from lairkeeper.games.vengeance.rules.items import spend_box, usable_items
from lairkeeper.games.vengeance.rules.knock_out import CheckKnockOut
from lairkeeper.games.vengeance.rules.limits import TimeLimit
from lairkeeper.games.vengeance.rules.minions import gunner_wounds, henchman_wounds
from lairkeeper.games.vengeance.rules.passives import FinishPassives, due, passives_at, use_passive
from lairkeeper.games.vengeance.rules.preparing import Preparation, cross_loot, preparations, prepare
from lairkeeper.games.vengeance.rules.reach import short_items
from lairkeeper.games.vengeance.rules.tiles import use_item
from lairkeeper.games.vengeance.state import (
    Player,
    Vendetta,
    box_of,
    cross_slots,
    garrison_of,
    is_cleared,
    is_visited,
    owns_passive,
    plan_of,
    room_id,
)
from lairkeeper.kernel import Do, Option, Seat, Step, Table, Together, applies
from lairkeeper.kernel.errors import Fact


class PlayResolution(Do[Vendetta]):
    """Directly after a player's Combat; after the last round it may be left out."""

    clauses = ("VNG-RND4", "VNG-RND7", "VNG-RES12", "VNG-SW1")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        who, options = self.who, vendetta.options
        steps: tuple[Step, ...] = (RemoveDodges(who),)
        if is_resolved(vendetta):
            steps = (
                ForgetAnticipation(who),
                FindLoot(who),
                Collect(who),
                CrossUnclaimed(who),
                SufferWounds(who),
                BeginEffects(who),
                ChooseEffect(who),
                FinishPassives(who),
                CheckKnockOut(who),
                RemoveDodges(who),
                BossRecovers(who),
            )
        if options.resolution_limit:
            table.then(Together((steps, (EndResolutionInTime(who),))))
        else:
            table.then(*steps)


@applies("VNG-RES12", "VNG-SW1")
def is_resolved(vendetta: Vendetta) -> bool:
    """True unless this is the last round, and the table leaves its Resolution out."""
    is_last = vendetta.round == box_of(vendetta).supplies.rounds
    return not is_last or vendetta.options.last_resolution == "played"


class ForgetAnticipation(Do[Vendetta]):
    """Step 1: all anticipation marks go, used or not."""

    clauses = ("VNG-RES1", "VNG-FLB13", "VNG-FLB14", "VNG-DEF4")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        vendetta.players[self.who].anticipation = ()


class FindLoot(Do[Vendetta]):
    """Step 2: the loot of every room that is visited and cleared, once; the hero need not be there."""

    clauses = ("VNG-RES2", "VNG-RES4", "VNG-RES9", "VNG-RES10")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        for room, symbols in lootable(vendetta, player):
            player.looted |= 1 << room
            player.unclaimed += symbols
            table.tell(LootFound(self.who, room_id(player, room), symbols))


@applies("VNG-RES2", "VNG-RES4")
def lootable(vendetta: Vendetta, player: Player) -> Iterator[tuple[int, int]]:
    """Rooms whose loot can be collected now, and their symbols."""
    garrison = garrison_of(vendetta, player)
    for number, room in enumerate(plan_of(vendetta, player).lair.room):
        is_open = room.loot and not player.looted >> number & 1
        if is_open and is_visited(player, number) and is_cleared(garrison, player, number):
            yield number, room.loot


class Collect(OwnQuestion[Preparation]):
    """Each symbol gives one Collect action: a loot slot or any other Flashback action. Experience gained here buys
    nothing before the next Flashback phase."""

    clauses = ("VNG-RES3", "VNG-RES4", "VNG-FLB14", "VNG-FLB17", "VNG-XP9", "VNG-SW5")

    def seats(self, vendetta: Vendetta) -> tuple[Seat, ...]:
        player = self.player(vendetta)
        return (self.who,) if player.unclaimed and not player.is_late else ()

    def options(self, vendetta: Vendetta) -> Iterator[Preparation]:
        return preparations(vendetta, self.player(vendetta), "loot")

    def take(self, vendetta: Vendetta, action: Preparation, table: Table) -> None:
        self.player(vendetta).unclaimed -= 1
        prepare(vendetta, self.who, action, table)
        table.then(Collect(self.who))

    def why_not(self, vendetta: Vendetta, option: Option) -> tuple[str, ...]:
        return ("VNG-XP9",) if isinstance(option, BuySkill) else self.clauses

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        player = self.player(vendetta)
        return {"left": player.unclaimed, "hero": player.hero}


class CrossUnclaimed(Do[Vendetta]):
    """Symbols nobody used before time was up cross loot slots."""

    clauses = ("VNG-RES3", "VNG-RT2")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        while player.unclaimed:
            player.unclaimed -= 1
            cross_loot(vendetta, self.who, table)


class SufferWounds(Do[Vendetta]):
    """Step 3: wounds of Boss, Henchmen and Gunners; those beyond the free slots are ignored."""

    clauses = ("VNG-RES5", "VNG-RES11", "VNG-MIN6", "VNG-MIN7", "VNG-BOSS5")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        threats = threats_to(vendetta, player)
        if threats.wounds:
            crossed = cross_slots(vendetta, player, threats.wounds)
            table.tell(WoundsReceived(self.who, threats.wounds, crossed, *threats))


class Threats(NamedTuple):
    """The wounds that each kind of enemy around would give, and those that an iron hide keeps off."""

    boss: int
    henchmen: int
    gunners: int
    kept_off: int

    @property
    def wounds(self) -> int:
        return self.boss + self.henchmen + self.gunners - self.kept_off


@applies("VNG-RES5")
def threats_to(vendetta: Vendetta, player: Player) -> Threats:
    garrison = garrison_of(vendetta, player)
    boss = boss_wounds(vendetta, player)
    henchmen = henchman_wounds(garrison, player)
    gunners = gunner_wounds(garrison, player, colonel_commands(vendetta, player))
    has_hide = owns_passive(vendetta, player, "iron_hide")
    return Threats(boss, henchmen, gunners, int(has_hide and boss + henchmen + gunners > 0))


def wounds_due(vendetta: Vendetta, player: Player) -> int:
    """The wounds that enemies nearby give."""
    return threats_to(vendetta, player).wounds


class BeginEffects(Do[Vendetta]):
    """Step 4: passive skills with the label *resolution* are due."""

    clauses = ("VNG-RES6",)
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        player.pending = passives_at(vendetta, player, "resolution")


class ChooseEffect(FightQuestion[UsePassive | UseItem | EndEffects]):
    """Passive skills must be used if they can be, items may; in any order."""

    clauses = ("VNG-RES6", "VNG-ITM8")

    def options(self, vendetta: Vendetta) -> list[UsePassive | UseItem | EndEffects]:
        player = self.player(vendetta)
        passives = [UsePassive(skill) for skill in due(vendetta, player)]
        items = map(UseItem, usable_items(vendetta, player, "resolution"))
        return [*passives, *items] if passives else [*items, EndEffects()]

    def take(self, vendetta: Vendetta, choice: UsePassive | UseItem | EndEffects, table: Table) -> None:
        match choice:
            case UsePassive(skill=skill):
                use_passive(vendetta, self.who, skill, table)
                table.then(ChooseEffect(self.who))
            case UseItem(item=item):
                table.then(use_item(self.who, item, spend_box(vendetta, self.who, item, table)), ChooseEffect(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"ends": short_items(vendetta, self.who, "resolution")}


class RemoveDodges(Do[Vendetta]):
    """Step 6: all dodge marks go."""

    clauses = ("VNG-RES8", "VNG-ACT17", "VNG-DEF4")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        player = vendetta.players[self.who]
        player.dodged, player.stage = 0, "done"


class BossRecovers(Do[Vendetta]):
    """After the last step, what the Boss does then."""

    clauses = ("VNG-DEF15", "VNG-DEF17")
    who: Seat

    def do(self, vendetta: Vendetta, table: Table) -> None:
        lys_recovers(vendetta, self.who, table)


class EndResolutionInTime(TimeLimit):
    """When a player's time is up the rest goes by itself."""

    clauses = ("VNG-RES3", "VNG-RT2")
    who: Seat

    def milliseconds(self, vendetta: Vendetta) -> int:
        return 1000 * vendetta.options.resolution_limit

    def matters(self, vendetta: Vendetta) -> bool:
        player = vendetta.players[self.who]
        return player.stage == "resolution" and not player.is_late

    @property
    def concerns(self) -> tuple[Seat, ...]:
        return (self.who,)

    def take(self, vendetta: Vendetta, option: TimeIsUp, table: Table) -> None:
        vendetta.players[self.who].is_late = True
        table.tell(ResolutionTimedOut(self.who))

    def facts(self, vendetta: Vendetta) -> dict[str, Fact]:
        return {"seat": self.who}
