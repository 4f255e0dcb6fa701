"""Explorers of the Woodlands: small heroes explore a corrupted forest and hunt its Boss, one to four players."""

from msgspec.structs import replace

from lairkeeper.games.woodlands import rules, setup
from lairkeeper.games.woodlands.bots.advice import advise
from lairkeeper.games.woodlands.bots.heuristic import heuristic
from lairkeeper.games.woodlands.bots.value import VALUE
from lairkeeper.games.woodlands.components.box import box, load_box
from lairkeeper.games.woodlands.config import DAILY, OPTIONS, PRESETS, TableOptions
from lairkeeper.games.woodlands.display.drawing import draw
from lairkeeper.games.woodlands.display.spelling import spell
from lairkeeper.games.woodlands.invariants import check
from lairkeeper.games.woodlands.measures import facets, measures
from lairkeeper.games.woodlands.preview import preview
from lairkeeper.games.woodlands.records import (
    combat_events,
    effects,
    events,
    module_events,
    module_options,
    options,
    quest_events,
    quest_options,
)
from lairkeeper.games.woodlands.rules import campaign
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.games.woodlands.unseen import reshuffle
from lairkeeper.games.woodlands.view import WoodsView, view
from lairkeeper.kernel import Effect, Event, Game, Levels, Option, Step, modules_in, records_in
from lairkeeper.rulebook import read_clauses
from lairkeeper.tips import read_tips

GAME: Game[Woods, TableOptions, WoodsView] = Game(
    name="woodlands",
    version=6,
    package=__name__,
    seats=range(1, 5),
    config=TableOptions,
    world=Woods,
    steps=records_in(Step, setup, *modules_in(rules)),
    options=records_in(Option, options, module_options, quest_options),
    events=records_in(Event, events, combat_events, module_events, quest_events),
    clauses=read_clauses(__name__),
    set_up=setup.set_up,
    seat_count=lambda table: table.players,
    content=lambda table: table.content,
    view=view,
    reshuffle=reshuffle,
    heuristic=heuristic,
    levels=Levels(hard="partner"),
    advise=advise,
    value=VALUE,
    check=check,
    spell=spell,
    draw=draw,
    with_pack=lambda table, pack: replace(table, content=load_box(pack).digest),
    components=lambda table: box(table.content),
    table_options=OPTIONS,
    presets=PRESETS,
    daily=DAILY,
    measures=measures,
    facets=facets,
    open_information=True,
    sequel=campaign.sequel,
    effects=records_in(Effect, effects),
    preview=preview,
    tips=read_tips(__name__),
)
