"""Run Run Run!: cats, mummies and a maze laid card by card, for one to four players who win or lose together."""

from msgspec.structs import replace

from lairkeeper.games.run_run_run import rules, setup
from lairkeeper.games.run_run_run.board.hexes import Hex
from lairkeeper.games.run_run_run.bots.advice import advise
from lairkeeper.games.run_run_run.bots.heuristic import heuristic
from lairkeeper.games.run_run_run.bots.value import VALUE
from lairkeeper.games.run_run_run.components.box import box, load_box
from lairkeeper.games.run_run_run.config import DAILY, OPTIONS, PRESETS, TableOptions
from lairkeeper.games.run_run_run.display.drawing import draw
from lairkeeper.games.run_run_run.display.markers import marked_place, may_mark
from lairkeeper.games.run_run_run.display.spelling import spell
from lairkeeper.games.run_run_run.invariants import check
from lairkeeper.games.run_run_run.measures import facets, measures, seat_facets
from lairkeeper.games.run_run_run.preview import preview
from lairkeeper.games.run_run_run.records import effects, events, options
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.games.run_run_run.unseen import reshuffle
from lairkeeper.games.run_run_run.view import PyramidView, view
from lairkeeper.kernel import Effect, Event, Game, Levels, Option, Step, modules_in, records_in
from lairkeeper.rulebook import read_clauses
from lairkeeper.tips import read_tips

GAME: Game[Pyramid, TableOptions, PyramidView] = Game(
    name="run-run-run",
    version=1,
    package=__name__,
    seats=range(1, 5),
    config=TableOptions,
    world=Pyramid,
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
    levels=Levels(hard="careful", expert="searcher"),
    spell=spell,
    draw=draw,
    mark=marked_place,
    may_mark=lambda seen, place: may_mark(seen, Hex(place)),
    with_pack=lambda table, pack: replace(table, content=load_box(pack).digest),
    components=lambda table: box(table.content),
    table_options=OPTIONS,
    presets=PRESETS,
    daily=DAILY,
    measures=measures,
    facets=facets,
    seat_facets=seat_facets,
    effects=records_in(Effect, effects),
    preview=preview,
    tips=read_tips(__name__),
)
