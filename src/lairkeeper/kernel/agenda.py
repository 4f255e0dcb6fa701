"""The loop that runs steps, and the ways to answer the questions it stops at."""

from collections.abc import Mapping
from typing import TypeVar, cast

import msgspec

from lairkeeper.kernel.chance import ChanceStream, Odds
from lairkeeper.kernel.errors import Fact, GameOver, IllegalOption, MalformedOption, NotYourDecision, StaleDecision
from lairkeeper.kernel.record import Option, World
from lairkeeper.kernel.seat import CHANCE, Seat
from lairkeeper.kernel.state import Decision, Fork, Lane, State, clone
from lairkeeper.kernel.step import BEGIN_AGAIN, AnyAsk, AnyChance, Ask, BeginAgain, Chance, Do, Step, Together
from lairkeeper.kernel.table import Table, Told

W = TypeVar("W", bound=World)

_CHANCE_ALONE = (CHANCE,)


def begin(world: W, *steps: Step) -> State[W]:
    """A state whose agenda is these steps, run until somebody has to answer."""
    return begin_telling(world, *steps)[0]


def begin_telling(world: W, *steps: Step) -> tuple[State[W], tuple[Told, ...]]:
    state = State(world, Lane(list(steps[::-1])), {})
    table = Table(CHANCE)
    run(state, table)
    return state, tuple(table.told)


def pending(state: State[W]) -> tuple[Decision, ...]:
    """Every question that waits, those to chance and the clock included; none when the game is over."""
    return state.decisions


def facts(state: State[W], decision: Decision) -> Mapping[str, Fact]:
    """What the words of a question mention."""
    return _step_on(_lane_of(state, decision)).facts(state.world)


def listed(state: State[W], decision: Decision) -> tuple[Option, ...]:
    """The answers to list for a person: the options; for a draw, all that may come as far as whoever draws knows."""
    step = _step_on(_lane_of(state, decision))
    return tuple(step.listed(state.world)) if isinstance(step, Chance) else decision.options


def odds(state: State[W]) -> Odds[Option]:
    """The outcomes of the first draw that waits, with their weights; none if none waits."""
    for decision in state.decisions:
        if decision.is_chance:
            return Odds(decision.options, decision.weights)
    return Odds((), ())


def apply(state: State[W], seat: Seat, option: Option, number: int | None = None) -> tuple[Told, ...]:
    """Answers a question: checks first, changes then. `number` guards against answers that come too late."""
    decision = _decision_for(state, seat, number)
    lane = _lane_of(state, decision)
    if option not in decision.options:
        if type(option) is BeginAgain:
            return _begin_again(state, lane, decision, seat)
        option = _meant(state, lane, option)
        if option not in decision.options:
            _refuse_unless_open(state, _step_on(lane), decision, option)
    return _answer(state, lane, seat, option)


def meant(state: State[W], seat: Seat, option: Option, number: int | None = None) -> Option:
    """The listed answer that an unlisted one stands for at the question that waits for this seat, or itself."""
    return _meant(state, _lane_of(state, _decision_for(state, seat, number)), option)


def why_not(state: State[W], seat: Seat, option: Option, number: int | None = None) -> tuple[str, ...]:
    """The clauses that exclude an answer from the question that waits for this seat; none if it may be given."""
    decision = _decision_for(state, seat, number)
    if option in decision.options:
        return ()
    lane = _lane_of(state, decision)
    step, meant = lane.steps[-1], _meant(state, lane, option)
    if meant in decision.options:
        return ()
    return step.why_not(state.world, meant) if isinstance(step, Ask) else decision.clauses


def resolve(state: State[W], stream: ChanceStream) -> tuple[Told, ...]:
    """Answers the first draw that waits from a stream of random numbers."""
    decision = _decision_for(state, CHANCE, None)
    outcome = stream.choose(decision.options, decision.weights)
    return _answer(state, _lane_of(state, decision), CHANCE, outcome)


def after(state: State[W], seat: Seat, option: Option, number: int | None = None) -> State[W]:
    """The state that follows an answer; the given one is left as it was."""
    twin = clone(state)
    apply(twin, seat, option, number)
    return twin


def drop_drafts(state: State[W], seat: Seat | None) -> None:
    """Throws away what other seats have declared in part and nobody but them can know."""
    for lane in state.trunk.leaves():
        step = lane.steps[-1]
        if isinstance(step, Ask) and step.is_draft and seat not in step.seats(state.world):
            lane.steps[-1] = step.begin_again()
    run(state, Table(CHANCE))


def run(state: State[W], table: Table) -> None:
    """Runs steps until every lane waits for an answer, or the game is over.

    An answer in one lane may change what the others can do, so a fork is gone over until nothing moves.
    """
    waiting: list[Decision] = []
    while _run_lane(state, state.trunk, table, waiting) and state.trunk.is_forked and table.outcome is None:
        waiting.clear()
    if table.outcome is not None:
        state.outcome, state.trunk = table.outcome, Lane([])
        waiting.clear()
    state.decisions = tuple(waiting)


def _run_lane(state: State[W], lane: Lane, table: Table, waiting: list[Decision]) -> bool:
    """Runs one lane as far as it goes, adds the question it stops at, and tells whether anything moved."""
    steps, world = lane.steps, state.world
    has_moved = False
    while steps and table.outcome is None:
        step = steps[-1]
        if isinstance(step, Do):
            steps.pop()
            table.clauses = step.clauses
            step.do(world, table)
        elif isinstance(step, Ask):
            seats = step.seats(world)
            options = tuple(step.options(world)) if seats else ()
            if seats and (step.is_open or len(options) > 1 or (options and not step.answers_itself)):
                waiting.append(_question(state, lane, step, seats, options))
                return has_moved
            _take_only(lane, step, world, (seats[0], options[0]) if options else None, table)
        elif isinstance(step, Chance):
            draw = step.odds(world)
            if len(draw.outcomes) > 1:
                waiting.append(_draw(state, lane, step, draw))
                return has_moved
            _take_only(lane, step, world, (CHANCE, draw.outcomes[0]) if draw.outcomes else None, table)
        elif isinstance(step, Together):
            steps[-1] = Fork([Lane(list(inner[::-1])) for inner in step.lanes])
        elif isinstance(step, Fork):
            for inner in step.lanes:
                has_moved |= _run_lane(state, inner, table, waiting)
            step.lanes = [inner for inner in step.lanes if inner.steps]
            if step.lanes:
                return has_moved
            steps.pop()
        else:
            raise TypeError(f"{step!r} is neither Do, Ask, Chance nor Together")
        has_moved = True
        if table.pushed:
            steps += table.pushed[::-1]
            table.pushed.clear()
    return has_moved


def _take_only(
    lane: Lane, step: AnyAsk | AnyChance, world: World, answer: tuple[Seat, Option] | None, table: Table
) -> None:
    """Answers a question that leaves no choice, in the name of its seat, or drops one that has lapsed."""
    lane.steps.pop()
    lane.asked = 0
    if answer is not None:
        table.seat, option = answer
        table.clauses = step.clauses
        step.take(world, option, table)


def _answer(state: State[W], lane: Lane, seat: Seat, option: Option) -> tuple[Told, ...]:
    step, table = _step_on(lane), Table(seat)
    table.clauses = step.clauses
    lane.steps.pop()
    lane.asked = 0
    step.take(state.world, option, table)
    lane.steps += table.pushed[::-1]
    table.pushed.clear()
    run(state, table)
    return tuple(table.told)


def _step_on(lane: Lane) -> AnyAsk | AnyChance:
    """The step whose question waits; a lane at rest has nothing else on top."""
    return cast("AnyAsk | AnyChance", lane.steps[-1])


def _number(state: State[W], lane: Lane, seats: tuple[Seat, ...]) -> int:
    """Questions are counted by seat: nobody learns from a number how many others have answered meanwhile."""
    if not lane.asked:
        asked = state.asked
        for seat in seats:
            lane.asked = max(lane.asked, asked.get(seat, 0) + 1)
        for seat in seats:
            asked[seat] = lane.asked
    return lane.asked


def _question(
    state: State[W], lane: Lane, step: AnyAsk, seats: tuple[Seat, ...], options: tuple[Option, ...]
) -> Decision:
    number = _number(state, lane, seats)
    return Decision(number, seats, step.slug, options, step.clauses, (), step.is_open, step.is_draft)


def _draw(state: State[W], lane: Lane, step: AnyChance, draw: Odds[Option]) -> Decision:
    number = _number(state, lane, _CHANCE_ALONE)
    return Decision(number, _CHANCE_ALONE, step.slug, draw.outcomes, step.clauses, draw.weights)


def _begin_again(state: State[W], lane: Lane, decision: Decision, seat: Seat) -> tuple[Told, ...]:
    step = lane.steps[-1]
    if not isinstance(step, Ask) or not step.is_draft:
        raise IllegalOption(clauses=decision.clauses, question=decision.question, option=BEGIN_AGAIN.slug)
    lane.steps[-1] = step.begin_again()
    lane.asked = 0
    table = Table(seat)
    run(state, table)
    return tuple(table.told)


def _meant(state: State[W], lane: Lane, option: Option) -> Option:
    """What an unlisted answer stands for."""
    step = lane.steps[-1]
    return step.meant(state.world, option) if isinstance(step, Ask) else option


def _refuse_unless_open(state: State[W], step: AnyAsk | AnyChance, decision: Decision, option: Option) -> None:
    if decision.is_open:
        _refuse_unless_writable(decision, option)
    clauses = step.why_not(state.world, option) if isinstance(step, Ask) else decision.clauses
    if clauses or not decision.is_open:
        raise IllegalOption(clauses=clauses or decision.clauses, question=decision.question, option=option.slug)


def _refuse_unless_writable(decision: Decision, option: Option) -> None:
    """Refuses a free answer that could not be written into a journal and read again."""
    try:
        msgspec.msgpack.decode(msgspec.msgpack.encode(option), type=type(option))
    except (msgspec.MsgspecError, UnicodeError, TypeError, OverflowError) as error:
        raise MalformedOption(question=decision.question, option=option.slug, reason=str(error)) from error


def _decision_for(state: State[W], seat: Seat, number: int | None) -> Decision:
    if state.outcome is not None:
        raise GameOver(reason=state.outcome.reason)
    for decision in state.decisions:
        if seat in decision.seats and number in (None, decision.number):
            return decision
    if number is not None and number <= state.asked.get(seat, 0):
        current = max((decision.number for decision in state.decisions if seat in decision.seats), default=0)
        raise StaleDecision(number=number, current=current)
    raise NotYourDecision(seat=seat)


def _lane_of(state: State[W], decision: Decision) -> Lane:
    if not state.trunk.is_forked:
        return state.trunk
    waiting = zip(state.decisions, state.trunk.leaves(), strict=True)
    return next(lane for it, lane in waiting if (it.number, it.seats) == (decision.number, decision.seats))
