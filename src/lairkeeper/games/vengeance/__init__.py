"""Vengeance: Roll & Fight: each player alone in a gang's lair, and all of them at one Reserve of dice, in real time."""

from msgspec.structs import replace

from lairkeeper.games.vengeance import rules, setup
from lairkeeper.games.vengeance.bots.advice import advise
from lairkeeper.games.vengeance.bots.heuristic import heuristic
from lairkeeper.games.vengeance.bots.value import VALUE
from lairkeeper.games.vengeance.components.box import box, load_box
from lairkeeper.games.vengeance.config import DAILY, OPTIONS, PRESETS, TableOptions
from lairkeeper.games.vengeance.display.drawing import draw
from lairkeeper.games.vengeance.display.spelling import spell
from lairkeeper.games.vengeance.invariants import check
from lairkeeper.games.vengeance.measures import measures, seat_facets
from lairkeeper.games.vengeance.preview import preview
from lairkeeper.games.vengeance.records import effects, events, options
from lairkeeper.games.vengeance.rules import score
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.games.vengeance.unseen import reshuffle
from lairkeeper.games.vengeance.view import VendettaView, view
from lairkeeper.kernel import Effect, Event, Game, Levels, Option, Step, modules_in, records_in
from lairkeeper.rulebook import read_clauses
from lairkeeper.tips import read_tips

GAME: Game[Vendetta, TableOptions, VendettaView] = Game(
    name="vengeance",
    version=4,
    package=__name__,
    seats=range(1, 5),
    config=TableOptions,
    world=Vendetta,
    steps=records_in(Step, setup, *modules_in(rules)),
    options=records_in(Option, options),
    events=records_in(Event, events),
    clauses=read_clauses(__name__),
    set_up=setup.set_up,
    seat_count=lambda table: table.players,
    content=lambda table: table.content,
    view=view,
    reshuffle=reshuffle,
    heuristic=heuristic,
    advise=advise,
    value=VALUE,
    check=check,
    policy="tactician",
    levels=Levels(easy="greedy", normal="apprentice", hard="planner"),
    spell=spell,
    draw=draw,
    with_pack=lambda table, pack: replace(table, content=load_box(pack).digest),
    components=lambda table: box(table.content),
    targets=score.solo_targets,
    is_cooperative=lambda table: table.players == 1,
    table_options=OPTIONS,
    presets=PRESETS,
    daily=DAILY,
    measures=measures,
    seat_facets=seat_facets,
    effects=records_in(Effect, effects),
    preview=preview,
    tips=read_tips(__name__),
)
