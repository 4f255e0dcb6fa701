"""The loop that runs steps, and the ways to answer the questions it stops at."""

from collections.abc import Mapping
from typing import Any, TypeVar, cast

import msgspec

from lairkeeper.kernel.data.chance import ChanceStream, Odds
from lairkeeper.kernel.data.record import Option, World
from lairkeeper.kernel.data.seat import CHANCE, CLOCK, Seat
from lairkeeper.kernel.data.text import written
from lairkeeper.kernel.errors import Fact, GameOver, IllegalOption, MalformedOption, NotYourDecision, StaleDecision
from lairkeeper.kernel.flow.state import Decision, Fork, Lane, State, clone, lane_of
from lairkeeper.kernel.flow.step import (
    ASK,
    BEGIN_AGAIN,
    CHANCE_DRAW,
    DO,
    FORK,
    TOGETHER,
    AnyAsk,
    AnyChance,
    Ask,
    BeginAgain,
    Chance,
    Step,
)
from lairkeeper.kernel.flow.table import Table, ToldEvent

W = TypeVar("W", bound=World)

_CHANCE_ALONE = (CHANCE,)
_CLOCK_ALONE = (CLOCK,)


def begin(world: W, *steps: Step) -> State[W]:
    """A new state with these steps as its agenda, run until an answer is needed."""
    return begin_telling(world, *steps)[0]


def begin_telling(world: W, *steps: Step) -> tuple[State[W], tuple[ToldEvent, ...]]:
    state = State(world, Lane(list(steps[::-1])), {})
    table = Table(CHANCE)
    run(state, table)
    return state, tuple(table.told)


def pending(state: State[W]) -> tuple[Decision, ...]:
    """All pending questions, including those to chance and the clock; none when the game is over."""
    return state.decisions


def facts(state: State[W], decision: Decision) -> Mapping[str, Fact]:
    """The facts of a question, for its words."""
    return _step_on(lane_of(state, decision)).facts(state.world)


def offered_options(state: State[W], decision: Decision) -> tuple[Option, ...]:
    """The answers to list for a person: options; for a draw, all outcomes that are possible as far as they know."""
    if not decision.is_chance:
        return decision.options
    step = _step_on(lane_of(state, decision))
    return tuple(step.possible_outcomes(state.world)) if isinstance(step, Chance) else decision.options


def drawers(state: State[W], decision: Decision) -> tuple[Seat, ...]:
    """The seats that may make a draw at a table with its own dice and cards, the first choice first."""
    step = _step_on(lane_of(state, decision))
    drawer = step.drawer(state.world) if isinstance(step, Chance) else None
    if drawer is None:
        return ()
    return drawer if isinstance(drawer, tuple) else (drawer,)


def odds(state: State[W]) -> Odds[Option]:
    """The outcomes of the first draw that waits, with their weights; none if none waits."""
    for decision in state.decisions:
        if decision.is_chance:
            return Odds(decision.options, decision.weights)
    return Odds((), ())


def apply(state: State[W], seat: Seat, option: Option, number: int | None = None) -> tuple[ToldEvent, ...]:
    """Answers a question: checks first, changes then. `number` guards against answers that come too late."""
    decision = _decision_for(state, seat, number)
    lane = lane_of(state, decision)
    listed = decision.options if seat != CLOCK else decision.answers_of(seat)
    if option not in listed:
        if type(option) is BeginAgain:
            return _begin_again(state, lane, decision, seat)
        option = _interpreted(state, lane, _tidied(decision, seat, option))
        if option not in listed:
            _refuse_unless_open(state, _step_on(lane), decision, seat, option)
    return _answer(state, lane, seat, option)


def tidied_answer(state: State[W], seat: Seat, option: Option, number: int | None = None) -> Option:
    """An answer as the journal stores it: with tidied free text."""
    for decision in state.decisions:
        if decision.free_text:
            return _tidied(_decision_for(state, seat, number), seat, option)
    return option


def interpret_answer(state: State[W], seat: Seat, option: Option, number: int | None = None) -> Option:
    """The listed answer that an unlisted one stands for at the question that waits for this seat, or itself."""
    return _interpreted(state, lane_of(state, _decision_for(state, seat, number)), option)


def why_not(state: State[W], seat: Seat, option: Option, number: int | None = None) -> tuple[str, ...]:
    """The clauses that exclude an answer from the question that waits for this seat; none if it may be given."""
    decision = _decision_for(state, seat, number)
    listed = decision.answers_of(seat)
    if option in listed:
        return ()
    lane = lane_of(state, decision)
    step, answer = lane.steps[-1], _interpreted(state, lane, _tidied(decision, seat, option))
    if answer in listed:
        return ()
    if not isinstance(step, Ask) or (decision.free_text and not _is_free(decision, seat, answer)):
        return decision.clauses
    return step.why_not(state.world, answer)


def resolve(state: State[W], stream: ChanceStream) -> tuple[ToldEvent, ...]:
    """Answers the first draw that waits from a stream of random numbers."""
    decision = _decision_for(state, CHANCE, None)
    outcome = stream.choose(decision.options, decision.weights)
    return _answer(state, lane_of(state, decision), CHANCE, outcome)


def after(state: State[W], seat: Seat, option: Option, number: int | None = None) -> State[W]:
    """The state after an answer; the given state is not changed."""
    twin = clone(state)
    apply(twin, seat, option, number)
    return twin


def drop_drafts(state: State[W], seat: Seat | None) -> bool:
    """Discards unfinished, private declarations of other seats; true if there were any."""
    has_draft = False
    for lane in state.trunk.leaves():
        step = lane.steps[-1]
        if isinstance(step, Ask) and step.is_draft and seat not in step.seats(state.world):
            lane.steps[-1] = step.begin_again()
            has_draft = True
    return has_draft


def run_on(state: State[W]) -> None:
    """Runs steps that no longer wait, after the world was changed from outside."""
    run(state, Table(CHANCE))


def run(state: State[W], table: Table) -> None:
    """Runs steps until every lane waits for an answer, or the game is over.

    An answer in one lane may change what the others can do, so a fork is gone over until nothing moves any more after
    a lane has come to rest.
    """
    waiting: list[Decision] = []
    trunk = state.trunk
    while _run_lane(state, trunk, None, table, waiting) and trunk.is_forked and table.outcome is None:
        waiting.clear()
        table.has_paused_lane = False
    if table.outcome is not None:
        state.outcome, state.trunk = table.outcome, Lane([])
        waiting.clear()
    state.decisions, state.lanes = tuple(waiting), None


def _run_lane(  # noqa: PLR0912 - every step of every game passes here
    state: State[W], lane: Lane, parent: Lane | None, table: Table, waiting: list[Decision]
) -> bool:
    """Runs one lane as far as it goes and adds the question it stops at; true if anything moved when other lanes were
    at rest already."""
    steps, world, pushed = lane.steps, state.world, table.pushed
    moved_late = False
    is_late = waiting != [] or table.has_paused_lane
    while steps and table.outcome is None:
        step: Any = steps[-1]
        kind = step.kind
        if kind == DO:
            steps.pop()
            table.clauses = step.clauses
            step.do(world, table)
        elif kind == ASK and step.is_simple:
            seats = (step.seat(world),) if step.asks_one_seat else step.seats(world)
            options = tuple(step.options(world)) if seats else ()
            if len(options) > 1 or (options and not step.answers_itself):
                number = lane.asked or _number(state, lane, seats)
                waiting.append(Decision(number, seats, step.slug, options, step.clauses, (), step.is_draft))
                return moved_late
            if options or lane.asked:
                _take_only(lane, step, world, (seats[0], options[0]) if options else None, table)
            else:
                steps.pop()
        elif kind == ASK:
            if (_clock_waits if step.is_bare_wait else _waits)(state, lane, step, table, waiting):
                return moved_late
        elif kind == CHANCE_DRAW:
            draw = step.odds(world)
            if len(draw.outcomes) > 1:
                waiting.append(_draw(state, lane, step, draw))
                return moved_late
            _take_only(lane, step, world, (CHANCE, draw.outcomes[0]) if draw.outcomes else None, table)
        elif kind == TOGETHER:
            _fork(lane, parent, [Lane(list(inner[::-1])) for inner in step.lanes])
        elif kind == FORK:
            moved_late |= _run_fork(state, lane, step, table, waiting)
            if step.lanes:
                return moved_late
            steps.pop()
        else:
            raise TypeError(f"{step!r} is neither Do, Ask, Chance nor Together")
        moved_late |= is_late
        if pushed:
            pushed.reverse()
            steps += pushed
            pushed.clear()
        if table.opened:
            _open_lanes(lane, parent, table)
    return moved_late


def _run_fork(state: State[W], lane: Lane, fork: Fork, table: Table, waiting: list[Decision]) -> bool:
    """Runs every lane, those that are opened meanwhile too, and drops the ones that have ended. A fork that is alone in
    its lane takes the place of the outer one."""
    moved_late = has_ended = False
    for inner in fork.lanes:
        step: Any = inner.steps[-1] if inner.steps else fork
        if step.kind == ASK and not step.is_simple and table.outcome is None:
            if (_clock_waits if step.is_bare_wait else _waits)(state, inner, step, table, waiting):
                continue
            moved_late |= waiting != [] or table.has_paused_lane
            _put_on_top(inner, lane, table)
        moved_late |= _run_lane(state, inner, lane, table, waiting)
        has_ended |= not inner.steps
    if has_ended:
        fork.lanes = [inner for inner in fork.lanes if inner.steps]
    if len(fork.lanes) == 1 and fork.lanes[0].is_forked:
        lane.steps[-1:] = fork.lanes[0].steps
    return moved_late


def _fork(lane: Lane, parent: Lane | None, lanes: list[Lane]) -> None:
    """Puts lanes in the place of the step on top. The last lane of a fork does not fork inside it: what it still has to
    do joins what waits below, so that forks do not pile up."""
    rest = lane.steps[:-1]
    if parent is None or len((fork := _fork_on(parent)).lanes) > 1:
        lane.steps[-1] = Fork(lanes)
        return
    parent.steps[-1:-1] = rest
    lane.steps.clear()
    fork.lanes += lanes


def _put_on_top(lane: Lane, parent: Lane | None, table: Table) -> None:
    """What a step has pushed comes next in its lane, and what it has opened beside it."""
    if pushed := table.pushed:
        pushed.reverse()
        lane.steps += pushed
        pushed.clear()
    if table.opened:
        _open_lanes(lane, parent, table)


def _open_lanes(lane: Lane, parent: Lane | None, table: Table) -> None:
    """Opens lanes beside one; the trunk becomes the first lane of a fork then."""
    if parent is None:
        lane.steps[:] = [Fork([Lane(lane.steps.copy())])]
        parent = lane
    _fork_on(parent).lanes += [Lane(list(steps[::-1])) for steps in table.opened]
    table.opened.clear()


def _fork_on(lane: Lane) -> Fork:
    return cast(Fork, lane.steps[-1])


def _clock_waits(state: State[W], lane: Lane, step: AnyAsk, table: Table, waiting: list[Decision]) -> bool:
    """Whether a question with a timer is pending that asks only the clock."""
    timer = step.timer(state.world)
    if timer is None:
        _take_only(lane, step, state.world, None, table)
        return False
    number = lane.asked or _number(state, lane, _CLOCK_ALONE)
    known = (number, _CLOCK_ALONE, step.slug, timer.answers, step.clauses, (), step.is_draft)
    waiting.append(Decision(*known, timer, lane.rung or number))
    return True


def _waits(state: State[W], lane: Lane, step: AnyAsk, table: Table, waiting: list[Decision]) -> bool:
    """Whether a question with a timer, a cooldown, a pause or free text waits; it is added unless it is paused."""
    world, defines = state.world, step.defines
    timer = step.timer(world) if "timer" in defines else None
    seats: tuple[Seat, ...] = ()
    options: tuple[Option, ...] = ()
    if step.is_for_clock:
        if timer is not None:
            seats, options = _CLOCK_ALONE, timer.answers
    else:
        seats = step.seats(world)
        options = tuple(step.options(world)) if seats else ()
    text = step.free_text(world) if seats and "free_text" in defines else None
    is_choice = len(options) > 1 or bool(options and not step.answers_itself)
    if not seats or not (is_choice or timer is not None or text is not None):
        _take_only(lane, step, world, (seats[0], options[0]) if options else None, table)
        return False
    number = lane.asked or _number(state, lane, seats)
    if timer is not None and CLOCK not in seats and not lane.rung:
        lane.rung = state.asked[CLOCK] = state.asked.get(CLOCK, 0) + 1
    lane.is_paused = "is_paused" in defines and step.is_paused(world)
    if lane.is_paused:
        table.has_paused_lane = True
    else:
        clock_number = lane.rung or (number if CLOCK in seats else 0)
        cooldown = step.cooldown(world) if "cooldown" in defines else None
        known = (number, seats, step.slug, options, step.clauses, (), step.is_draft)
        waiting.append(Decision(*known, timer, clock_number, cooldown, text))
    return True


def _take_only(
    lane: Lane, step: AnyAsk | AnyChance, world: World, answer: tuple[Seat, Option] | None, table: Table
) -> None:
    """Answers a question with a single option for its seat, or drops a lapsed question."""
    lane.steps.pop()
    if lane.asked:
        lane.end_question()
    if answer is not None:
        table.seat, option = answer
        table.clauses = step.clauses
        step.take(world, option, table)


def _answer(state: State[W], lane: Lane, seat: Seat, option: Option) -> tuple[ToldEvent, ...]:
    """The step stays where it is while its answer is taken, so that rules can ask how long its timer has run."""
    steps, table = lane.steps, Table(seat, state)
    step: Any = steps[-1]
    table.clauses = step.clauses
    step.take(state.world, option, table)
    steps.pop()
    lane.end_question()
    if table.opened:
        _put_on_top(lane, _parent_of(state.trunk, lane), table)
    elif pushed := table.pushed:
        pushed.reverse()
        steps += pushed
        pushed.clear()
    run(state, table)
    return tuple(table.told)


def _parent_of(trunk: Lane, lane: Lane) -> Lane | None:
    """The parent lane of a lane's fork; None for the trunk."""
    if trunk is lane or not trunk.is_forked:
        return None
    inner = _fork_on(trunk).lanes
    if any(each is lane for each in inner):
        return trunk
    return next(filter(None, (_parent_of(each, lane) for each in inner)), None)


def _step_on(lane: Lane) -> AnyAsk | AnyChance:
    """The step whose question is pending: the top step of a lane at rest."""
    step: Any = lane.steps[-1]
    return step  # type: ignore[no-any-return]


def _number(state: State[W], lane: Lane, seats: tuple[Seat, ...]) -> int:
    """Questions are counted by seat: nobody learns from a number how many others have answered meanwhile."""
    asked = state.asked
    if len(seats) == 1:
        number = lane.asked = asked[seats[0]] = asked.get(seats[0], 0) + 1
        return number
    number = lane.asked = 1 + max([asked.get(seat, 0) for seat in seats])
    for seat in seats:
        asked[seat] = number
    return number


def _draw(state: State[W], lane: Lane, step: AnyChance, draw: Odds[Option]) -> Decision:
    number = lane.asked or _number(state, lane, _CHANCE_ALONE)
    return Decision(number, _CHANCE_ALONE, step.slug, draw.outcomes, step.clauses, draw.weights)


def _begin_again(state: State[W], lane: Lane, decision: Decision, seat: Seat) -> tuple[ToldEvent, ...]:
    step = lane.steps[-1]
    if not isinstance(step, Ask) or not step.is_draft:
        raise IllegalOption(clauses=decision.clauses, question=decision.question, option=BEGIN_AGAIN.slug)
    lane.steps[-1] = step.begin_again()
    lane.end_question()
    table = Table(seat)
    run(state, table)
    return tuple(table.told)


def _interpreted(state: State[W], lane: Lane, option: Option) -> Option:
    """The listed option that an unlisted answer means at this step."""
    step = lane.steps[-1]
    return step.interpret(state.world, option) if isinstance(step, Ask) else option


def _tidied(decision: Decision, seat: Seat, option: Option) -> Option:
    """A free answer with its text tidied; refused if it exceeds the limits."""
    if decision.free_text is None or option in decision.options or not _is_free(decision, seat, option):
        return option
    _refuse_unless_writable(decision, option)
    return written(option, decision.free_text, decision.clauses)


def _is_free(decision: Decision, seat: Seat, option: Option) -> bool:
    """Whether the question accepts this type of answer as free text."""
    return seat != CLOCK and decision.free_text is not None and option.slug == decision.free_text.option


def _refuse_unless_open(
    state: State[W], step: AnyAsk | AnyChance, decision: Decision, seat: Seat, option: Option
) -> None:
    is_free = _is_free(decision, seat, option)
    judged = isinstance(step, Ask) and (is_free or not decision.is_open)
    clauses = step.why_not(state.world, option) if judged and isinstance(step, Ask) else decision.clauses
    if clauses or not is_free:
        said = {"text": str(getattr(option, decision.free_text.field))} if is_free and decision.free_text else {}
        raise IllegalOption(clauses=clauses or decision.clauses, question=decision.question, option=option.slug, **said)


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
        if seat in decision.seats:
            if number is None or number == decision.number:
                return decision
        elif seat == CLOCK and decision.clock_number and number in (None, decision.clock_number):
            return decision
    if number is not None and number <= state.asked.get(seat, 0):
        current = max((decision.number_for(seat) for decision in state.decisions), default=0)
        raise StaleDecision(number=number, current=current)
    raise NotYourDecision(seat=seat)
