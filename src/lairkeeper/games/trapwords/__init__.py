"""Trapwords: two teams in a dungeon make each other guess words, past traps that they cannot see."""

from msgspec.structs import replace

from lairkeeper.games.trapwords import rules, setup
from lairkeeper.games.trapwords.bots.heuristic import heuristic
from lairkeeper.games.trapwords.bots.suggestions import load, suggest
from lairkeeper.games.trapwords.bots.value import VALUE
from lairkeeper.games.trapwords.components.box import box, load_box
from lairkeeper.games.trapwords.config import DAILY, OPTIONS, PRESETS, TableOptions
from lairkeeper.games.trapwords.invariants import check
from lairkeeper.games.trapwords.measures import facets, measures, seat_measures
from lairkeeper.games.trapwords.players import company
from lairkeeper.games.trapwords.players.guide import guide
from lairkeeper.games.trapwords.players.pace import pace
from lairkeeper.games.trapwords.records import events, options
from lairkeeper.games.trapwords.spelling import spell
from lairkeeper.games.trapwords.state import Dungeon
from lairkeeper.games.trapwords.unseen import reshuffle
from lairkeeper.games.trapwords.view import DungeonView, looks, view
from lairkeeper.kernel import Event, Game, Option, Step, modules_in, records_in
from lairkeeper.rulebook import read_clauses

GAME: Game[Dungeon, TableOptions, DungeonView] = Game(
    name="trapwords",
    version=8,
    package=__name__,
    seats=range(4, 17),
    config=TableOptions,
    world=Dungeon,
    steps=records_in(Step, setup, *modules_in(rules)),
    options=records_in(Option, options),
    events=records_in(Event, events),
    clauses=read_clauses(__name__),
    set_up=setup.set_up,
    seat_count=lambda table: table.players,
    content=lambda table: table.content,
    view=view,
    looks=looks,
    reshuffle=reshuffle,
    heuristic=heuristic,
    value=VALUE,
    check=check,
    bot="instinct",
    policy="instinct",
    levels=None,
    spell=spell,
    suggest=suggest,
    pace=pace,
    load=load,
    with_bots=company.with_bots,
    with_pack=lambda table, pack: replace(table, content=load_box(pack).digest),
    components=lambda table: box(table.content),
    measures=measures,
    seat_measures=seat_measures,
    is_cooperative=lambda table: False,
    in_person=lambda table: table.mode == "table",
    facets=facets,
    table_options=OPTIONS,
    caution=company.caution,
    presets=PRESETS,
    daily=DAILY,
    teams=company.teams,
    roles=company.roles,
    channels=company.channels,
    sequel=company.sequel,
    tips=guide(__name__),
)
