"""The first state (WDL-SET): what lies on the table before the first round."""

from collections.abc import Iterator

from lairkeeper.games.woodlands.box import EventId, HeroId, KindId, box
from lairkeeper.games.woodlands.cells import at
from lairkeeper.games.woodlands.config import TableOptions, check_options, hero_count
from lairkeeper.games.woodlands.events import FirstPlayerChosen, HeroChosen
from lairkeeper.games.woodlands.forest import Forest, Laid, NodeId, TileId
from lairkeeper.games.woodlands.options import ChooseHero, PlayFirst
from lairkeeper.games.woodlands.rules.rounds import PlayRound
from lairkeeper.games.woodlands.state import NO_FOE, NO_TILE, NOWHERE, SLOTS, Woods, box_of
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Step, Table, applies

START = NodeId(0)


def set_up(options: TableOptions) -> tuple[Woods, Step]:
    """The table before anybody has chosen a Hero, and the step that starts the game."""
    check_options(options)
    return lay_out(options), SetTheTable()


@applies("WDL-SET5", "WDL-SET6", "WDL-INN1", "WDL-INN2")
def pile_of(options: TableOptions) -> tuple[TileId, ...]:
    """The tiles of the pile: all but Start, and the Inn only with its module."""
    tiles = enumerate(box(options.content).tiles)
    out = ("start",) if options.inn else ("start", "inn")
    return tuple(TileId(place) for place, tile in tiles if tile.special not in out)


@applies("WDL-SET2", "WDL-SET3", "WDL-SET4", "WDL-SET5", "WDL-SET6", "WDL-SET7", "WDL-SET8", "WDL-SET9", "WDL-SET13")
def lay_out(options: TableOptions) -> Woods:
    """The Start tile, full piles, nobody hurt, nothing unlocked; the Boss is one of the last three tiles."""
    content = box(options.content)
    supplies, heroes, pile = content.supplies, len(content.heroes), pile_of(options)
    start = content.special_tile["start"]
    return Woods(
        options=options,
        forest=Forest((Laid(at(0, 0), start, 0, content.placed[start][0]),)),
        round=1,
        phase="growth",
        first=Seat(options.first or 0),
        active=HeroId(0),
        party=(),
        hearts=[supplies.hearts] * heroes,
        orbs=[0] * heroes,
        powers=[0] * heroes,
        nodes=[START] * heroes,
        loot=[()] * heroes,
        used_loot=[()] * heroes,
        tokens=[()] * heroes,
        poisoned=(),
        entangled=(),
        immobile=(),
        dice=(),
        board=[() for _ in SLOTS],
        is_standing_guard=False,
        riders=(),
        willing=(),
        refusing=(),
        tiles_left=pile,
        above_boss=len(pile) - supplies.boss_tiles,
        tiles_on_top=(),
        tiles_below=(),
        drawn=NO_TILE,
        rejected=(),
        monster_pile=[monster.count for monster in content.monsters],
        monster_discard=[0] * len(content.monsters),
        loot_pile=[card.count for card in content.loot],
        loot_discard=[0] * len(content.loot),
        event_pile=tuple(EventId(event) for event in range(len(content.events))),
        event_discard=(),
        boss_pile=tuple(KindId(len(content.monsters) + boss) for boss in range(len(content.bosses))),
        chests=[0],
        event_tokens=(),
        well_tokens=0,
        orb_tokens=supplies.orb_tokens,
        goods=None,
        boss_card=NOWHERE,
        foes=[],
        foes_placed=0,
        frozen=NO_FOE,
        beaten=[0] * len(content.profiles),
        encounter="none",
        to_fight=(),
        bosses_fought=(),
        combats=[],
    )


class SetTheTable(Do[Woods]):
    """Every player picks a Hero, alone two; then the first round begins."""

    clauses = ("WDL-SET1", "WDL-SET12", "WDL-SET13", "WDL-SOL1")

    def do(self, woods: Woods, table: Table) -> None:
        heroes = range(hero_count(woods.options))
        picks = [PickHero(Seat(place if woods.options.players > 1 else 0)) for place in heroes]
        table.then(*picks, ChooseFirstPlayer(), PlayRound())


class PickHero(Ask[Woods, ChooseHero]):
    """Heroes in play are all different."""

    clauses = ("WDL-SET1", "WDL-SOL1", "WDL-SOL2")
    who: Seat

    def seat(self, woods: Woods) -> Seat:
        return self.who

    def options(self, woods: Woods) -> Iterator[ChooseHero]:
        heroes = range(len(box_of(woods).heroes))
        return (ChooseHero(HeroId(hero)) for hero in heroes if hero not in woods.party)

    def take(self, woods: Woods, choice: ChooseHero, table: Table) -> None:
        woods.party = (*woods.party, choice.hero)
        woods.active = woods.party[0]
        table.tell(HeroChosen(self.who, choice.hero))


class ChooseFirstPlayer(Chance[Woods, PlayFirst]):
    """The group names who is first in every round; if it does not, chance does."""

    clauses = ("WDL-SET11",)

    def odds(self, woods: Woods) -> Odds[PlayFirst]:
        named = woods.options.first
        seats = range(woods.options.players) if named is None else (named,)
        return Odds.even(PlayFirst(Seat(seat)) for seat in seats)

    def take(self, woods: Woods, first: PlayFirst, table: Table) -> None:
        woods.first = first.seat
        table.tell(FirstPlayerChosen(first.seat))
