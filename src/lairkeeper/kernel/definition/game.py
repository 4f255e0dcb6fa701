"""The interface of a game package: its vocabulary and a handful of pure functions."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

from lairkeeper.kernel.data.chance import ChanceStream
from lairkeeper.kernel.data.clone import clone_world
from lairkeeper.kernel.data.record import Event, Option, Record, World
from lairkeeper.kernel.data.seat import Seat
from lairkeeper.kernel.definition.audience import Channel, Roles, Teams
from lairkeeper.kernel.definition.clauses import Clause
from lairkeeper.kernel.definition.daily import Daily
from lairkeeper.kernel.definition.pace import Delay
from lairkeeper.kernel.definition.preview import Effect, Tip
from lairkeeper.kernel.definition.table_options import Preset, TableOption, Value
from lairkeeper.kernel.definition.valuation import ValueModel
from lairkeeper.kernel.errors import Fact, Malformed
from lairkeeper.kernel.flow.agenda import begin_telling, drop_drafts, run_on, why_not
from lairkeeper.kernel.flow.state import Decision, State, clone
from lairkeeper.kernel.flow.step import Chance, Step
from lairkeeper.kernel.flow.table import ToldEvent

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)
R = TypeVar("R", bound=Record)

_MOST_DEALS = 256


class Levels(NamedTuple):
    """The bots of a game by level; `expert` may be missing."""

    easy: str = "novice"
    normal: str = "greedy"
    hard: str = "planner"
    expert: str = ""


USUAL_LEVELS = Levels()


class Caution(NamedTuple):
    """A warning to the host about playable options: `caution-<name>` says it of the items."""

    name: str
    items: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[W, C, V]):
    """Rules, content and words of one game. Everything outside the games works with any of these.

    `version` changes when the same journal may lead to another state.
    """

    name: str
    version: int
    package: str
    seats: range
    config: type[C]
    world: type[W]
    steps: tuple[type[Step], ...]
    options: tuple[type[Option], ...]
    events: tuple[type[Event], ...]
    clauses: dict[str, Clause]
    set_up: Callable[[C], tuple[W, Step]]
    seat_count: Callable[[C], int]
    content: Callable[[C], str]
    view: Callable[[W, Seat | None], V]
    reshuffle: Callable[[W, Seat | None, ChanceStream], None]
    heuristic: Callable[[W, Seat], float]
    check: Callable[[W], None]
    looks: Callable[[W, Seat | None], Hashable] | None = None
    """The vantage point of a seat or a spectator. All viewers at one vantage point see the same, so that their view is
    made once. Where there is no such function, everybody has a place apart."""
    bot: str = "hard"
    """The bot that plays it best: it takes seats where none is named, stands in, and gives hints."""
    policy: str = "partner"
    """The bot that plays well in little time: values are fitted to its games."""
    levels: Levels | None = USUAL_LEVELS
    """What people choose a bot by; none where the table options say how well bots play."""
    spell: Callable[[C, Record | Mapping[str, Fact], Mapping[str, Fact]], Mapping[str, Any]] | None = None
    """What an option, an event or a question mentions, as names of `lairkeeper.display`; the last are the facts of the
    question it answers. None: seats by name, everything else as it is."""
    suggest: Callable[[V, Decision, Seat], Iterable[Option]] | None = None
    """A menu of free answers for an open question, the best first, from the view of the seat that is asked: with it
    bots, hints and the conformance suite play. Listed answers may be among them, and questions without free answers
    may be advised on, too: the instinct bot follows."""
    advise: Callable[[W, Decision, Mapping[str, Fact]], Option | None] | None = None
    """What a seasoned player answers to a question with these facts, in a world the seat could believe in; nothing
    where any answer will do. The partner bot follows."""
    value: ValueModel[W] | None = None
    """The chance to win or the expected score of a table, fitted to games of its bots; unlike `heuristic` it is
    calibrated, and its parts have names."""
    draw: Callable[[V, Any], Any] | None = None
    """A view as text, for a terminal: it takes a `Sketch` and gives a `Picture` of `lairkeeper.display`."""
    mark: Callable[[V, str], int] | None = None
    """The place on the board that a player names to reserve it with a marker; refused where none may stand."""
    may_mark: Callable[[V, int], bool] | None = None
    """Whether a marker may stand on a place of the board."""
    load: Callable[[C], None] | None = None
    """Reads what a table with these options needs, once, where that takes long; it may be called in a thread."""
    with_bots: Callable[[C, tuple[Seat, ...]], C] | None = None
    """The same table options, for a game that begins with computer players on these seats, where its rules ask."""
    with_pack: Callable[[C, Path], C] | None = None
    """The same table options, for a table that plays with the components of a content pack."""
    components: Callable[[C], object] | None = None
    """What lies in the box, as plain records, for clients that draw it."""
    targets: Callable[[C], tuple[int, ...]] | None = None
    """Scores that a table strives for, lowest first, in games that are played against a number of points."""
    measures: Callable[[Iterable[Event]], Mapping[str, tuple[int, int]]] | None = None
    """Counts for statistics over many games, from the events of one: by name, how often something happened and how
    often it could have."""
    seat_measures: Callable[[Iterable[Event], W], Mapping[str, Sequence[tuple[int, int]]]] | None = None
    """The same for what belongs to a seat, one pair for each, from all that was told and the table at the end."""
    is_cooperative: Callable[[C], bool] | None = None
    """Whether everybody wins or loses together; always, if there is no such function."""
    in_person: Callable[[C], bool] | None = None
    """Whether these options are for people at one real table, whom no stranger can join; never, if there is no such
    function."""
    facets: Callable[[W], Mapping[str, Sequence[int | str]]] | None = None
    """Facts by which finished games are grouped (`hero`, `kind`), with their values in this game."""
    seat_facets: Callable[[W], Mapping[str, Sequence[int | str]]] | None = None
    """The same for what belongs to a seat, one value for each: a hero won if the seat that played it did."""
    table_options: tuple[TableOption, ...] = ()
    """What a table chooses, by kind; fields of `config` that are not declared are not chosen by hand."""
    caution: Callable[[C], Caution | None] | None = None
    """What a host should know before a game with these options starts; quick once they were loaded."""
    presets: tuple[Preset, ...] = ()
    """Named sets of options, the easiest first."""
    open_information: bool = False
    """True if nobody hides anything from the others: all seats see the same, and every event is told to everyone."""
    teams: Callable[[C, W | None], Teams] | None = None
    """The seats by team, as agreed and, once there is a world, as it stands."""
    roles: Callable[[C, W | None], Roles] | None = None
    """Seats beside those of the players, numbered after them, by their role: a juror, a latecomer. Spectators
    may sit there, nobody has to, and nobody is waited for. A seat that is no longer named has become a player's."""
    channels: Callable[[W, Seat | None], tuple[Channel, ...]] | None = None
    """The channels open to a seat, or to a spectator, at this moment, to talk and to listen; all, if there is no such
    function. `team` counts for members of a team alone."""
    sequel: Callable[[W, C], C | None] | None = None
    """The table options of the game that follows a finished one; nothing where the journey ends."""
    effects: tuple[type[Effect], ...] = ()
    """What previews may say."""
    preview: Callable[[W, Seat, Mapping[str, Fact], Option], tuple[Effect, ...]] | None = None
    """What a seat can know of an answer before it gives it; the facts are those of the question. It is told from what
    this seat sees alone: the same for every world that the seat could believe in."""
    pace: Callable[[W, Decision, Seat], Delay | None] | None = None
    """How long a bot on a seat waits before it answers a question, from what this seat knows; None where bots answer in
    turn. Without this function bots keep a pace where a question has a cooldown (`kernel/definition/pace.py`)."""
    daily: Daily | None = None
    """The challenge of the day; none for a game that nobody plays alone."""
    tips: tuple[Tip, ...] = ()
    """What a newcomer is told as the game goes on, each once."""

    @property
    def names_drawers(self) -> bool:
        """True if every draw names who makes it; required for tables with their own dice and cards."""
        return all(step.drawer is not Chance.drawer for step in self.steps if issubclass(step, Chance))

    @property
    def switches(self) -> dict[str, str]:
        """The table options that settle an unclear clause, with the clause of each."""
        return {option.field: option.clause for option in self.table_options if option.clause is not None}

    @property
    def among_strangers(self) -> dict[str, Value]:
        """Table options with the value that is usual where anybody may sit down."""
        own = (option for option in self.table_options if option.among_strangers is not None)
        return {option.field: option.among_strangers for option in own}


AnyGame = Game[Any, Any, Any]


def start(game: Game[W, C, V], config: C) -> State[W]:
    """A new game that waits for its first answer (usually a draw)."""
    return start_telling(game, config)[0]


def start_telling(game: Game[W, C, V], config: C) -> tuple[State[W], tuple[ToldEvent, ...]]:
    world, first = game.set_up(config)
    return begin_telling(world, first)


def reshuffle_unseen(game: Game[W, C, V], state: State[W], seat: Seat | None, stream: ChanceStream) -> State[W]:
    """A state drawn from all that this seat (or a spectator) could believe this one to be.

    A deal that would leave somebody nothing to decide cannot be true, since a question waits: it is drawn again.
    """
    for _ in range(_MOST_DEALS):
        twin = clone(state)
        game.reshuffle(twin.world, seat, stream)
        dealt = clone_world(twin.world) if drop_drafts(twin, seat) else None
        run_on(twin)
        is_at_rest = _waits_alike(twin, state) if dealt is None else twin.world == dealt
        if is_at_rest and _asked_seats(twin) == _asked_seats(state):
            break
    return twin


def _waits_alike(twin: State[W], state: State[W]) -> bool:
    """Whether the agenda waits as before: no step ran that would have asked another question or ended a lane."""
    return twin.asked == state.asked and len(twin.trunk.leaves()) == len(state.trunk.leaves())


def menu(game: Game[W, C, V], state: State[W], decision: Decision, seat: Seat) -> tuple[Option, ...]:
    """All answers of a seat that cannot invent text: listed options, and the game's suggestions that are allowed."""
    listed = decision.answers_of(seat)
    if decision.free_text is None or game.suggest is None or seat not in decision.seats:
        return listed
    suggested = game.suggest(game.view(state.world, seat), decision, seat)
    return tuple(dict.fromkeys((*listed, *(option for option in suggested if _may_say(state, decision, seat, option)))))


def _may_say(state: State[W], decision: Decision, seat: Seat, option: Option) -> bool:
    try:
        return not why_not(state, seat, option, decision.number)
    except Malformed:
        return False


def _asked_seats(state: State[W]) -> list[tuple[Seat, ...]]:
    return [decision.seats for decision in state.decisions]


def records_in(kind: type[R], *modules: ModuleType) -> tuple[type[R], ...]:
    """The records of a kind that these modules define, in order of definition; bases are left out: generic classes, and
    those that say `is_base = True`."""
    things = (thing for module in modules for thing in _defined_in(module) if issubclass(thing, kind))
    return tuple(thing for thing in things if not (getattr(thing, "__parameters__", ()) or vars(thing).get("is_base")))


def modules_in(package: ModuleType) -> tuple[ModuleType, ...]:
    """The modules of a package, such as the chapters of a rulebook, by name."""
    names = sorted(found.name for found in iter_modules(package.__path__))
    return tuple(import_module(f"{package.__name__}.{name}") for name in names)


def _defined_in(module: ModuleType) -> Iterable[type]:
    return (thing for thing in vars(module).values() if isinstance(thing, type) and thing.__module__ == module.__name__)
