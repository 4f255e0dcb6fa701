"""What a game package hands to everybody else: its vocabulary and a handful of pure functions."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

from lairkeeper.kernel.agenda import begin_telling, drop_drafts, why_not
from lairkeeper.kernel.chance import ChanceStream
from lairkeeper.kernel.clauses import Clause
from lairkeeper.kernel.clone import clone_world
from lairkeeper.kernel.errors import Fact, Malformed
from lairkeeper.kernel.picture import Picture, Sketch
from lairkeeper.kernel.record import Event, Option, Record, World
from lairkeeper.kernel.seat import Seat
from lairkeeper.kernel.spelling import Said, Spelled, spell_plainly
from lairkeeper.kernel.state import Decision, State, clone
from lairkeeper.kernel.step import Step
from lairkeeper.kernel.table import Told

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)
R = TypeVar("R", bound=Record)

_MOST_DEALS = 256


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
    bot: str = "greedy"
    """The bot that plays it best: it takes seats where none is named, stands in, and gives hints."""
    spell: Callable[[C, Said, Mapping[str, Fact]], Mapping[str, Spelled]] = spell_plainly
    """What an option, an event or a question mentions, as names; the last are the facts of the question it answers."""
    suggest: Callable[[V, Decision, Seat], Iterable[Option]] | None = None
    """A menu of free answers for an open question, the best first, from the view of the seat that is asked: with it
    bots, hints and the conformance suite play."""
    draw: Callable[[V, Sketch], Picture] | None = None
    """A view as text, for a terminal."""
    mark: Callable[[V, str], int] | None = None
    """The place on the board that a player names to reserve it with a marker; refused where none may stand."""
    may_mark: Callable[[V, int], bool] | None = None
    """Whether a marker may stand on a place of the board."""
    with_pack: Callable[[C, Path], C] | None = None
    """The same table options, for a table that plays with the components of a content pack."""
    components: Callable[[C], object] | None = None
    """What lies in the box, as plain records, for clients that draw it."""
    targets: Callable[[C], tuple[int, ...]] | None = None
    """Scores that a table strives for, lowest first, in games that are played against a number of points."""
    choices: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Table options that are numbers, with values worth offering in a list; others may be given all the same."""
    among_strangers: Mapping[str, int] = field(default_factory=dict)
    """Table options with the value that is usual where anybody may sit down."""
    switches: Mapping[str, str] = field(default_factory=dict)
    """The table options that settle an unclear clause, with the clause of each."""


AnyGame = Game[Any, Any, Any]


def start(game: Game[W, C, V], config: C) -> State[W]:
    """A new game, waiting for its first answer (usually one of chance)."""
    return start_telling(game, config)[0]


def start_telling(game: Game[W, C, V], config: C) -> tuple[State[W], tuple[Told, ...]]:
    world, first = game.set_up(config)
    return begin_telling(world, first)


def reshuffle_unseen(game: Game[W, C, V], state: State[W], seat: Seat | None, stream: ChanceStream) -> State[W]:
    """A state drawn from all that this seat (or a spectator) could believe this one to be.

    A deal that would leave somebody nothing to decide cannot be true, since a question waits: it is drawn again.
    """
    for _ in range(_MOST_DEALS):
        twin = clone(state)
        game.reshuffle(twin.world, seat, stream)
        dealt = clone_world(twin.world)
        drop_drafts(twin, seat)
        if twin.world == dealt and _asked_seats(twin) == _asked_seats(state):
            break
    return twin


def menu(game: Game[W, C, V], state: State[W], decision: Decision, seat: Seat) -> tuple[Option, ...]:
    """All that a seat which cannot think up words may answer: what is listed, and what the game suggests and allows."""
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
    """The records of a kind that these modules define, in order of definition; generic bases are left out."""
    things = (thing for module in modules for thing in _defined_in(module) if issubclass(thing, kind))
    return tuple(thing for thing in things if not getattr(thing, "__parameters__", ()))


def _defined_in(module: ModuleType) -> Iterable[type]:
    return (thing for thing in vars(module).values() if isinstance(thing, type) and thing.__module__ == module.__name__)
