"""Checks for a state of any game. Each raises an AssertionError that names the difference."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

import msgspec

from lairkeeper.kernel import (
    BEGIN_AGAIN,
    CHANCE,
    CLOCK,
    AnyGame,
    ChanceStream,
    Decision,
    Journal,
    Match,
    Option,
    Outcome,
    Record,
    Seat,
    State,
    ToldEvent,
    apply,
    clone,
    decode,
    decode_option,
    encode,
    facts,
    interpret_answer,
    menu,
    read_journal,
    replay,
    reshuffle_unseen,
    tidied_answer,
    write_journal,
)
from lairkeeper.kernel.errors import GameOver, LairkeeperError, StaleDecision
from lairkeeper.testing.difference import first_difference

AnyState = State[Any]

_MOST_OPTIONS = 400
_STEPS_AWAY = 4


@dataclass
class CheckedState:
    """A state of a game under test, with what the checks need around it."""

    game: AnyGame
    state: AnyState
    seats: tuple[Seat, ...]
    stream: ChanceStream
    sample: int
    foreign: list[Option]
    blob: bytes = field(init=False)

    def __post_init__(self) -> None:
        self.blob = encode(self.state)

    def few(self, things: list[Any]) -> list[Any]:
        """A random sample of these, as large as one node may check."""
        if len(things) <= self.sample:
            return things
        self.stream.shuffle(things)
        return things[: self.sample]


def check_node(node: CheckedState) -> int:
    """Everything that can be seen at one node; gives back how many seats have something hidden from them."""
    check_listing(node)
    check_options(node)
    check_suggestions(node)
    check_clone(node)
    check_codec(node)
    check_refusals(node)
    hidden = check_views(node)
    _require_unchanged(node, "looking at the state")
    return hidden


def check_told(game: AnyGame, seats: tuple[Seat, ...], told: tuple[ToldEvent, ...]) -> None:
    for item in told:
        _require(type(item.event) in game.events, f"{item.event!r} is no event of the game")
        _require_known(game, item.clauses, item.event.slug)
        _require(set(item.to or ()) <= set(seats), f"{item.event!r} was told to {item.to}")
        _require(item.to is None or not game.open_information, f"{item.event!r} was told to {item.to} alone")


def check_listing(node: CheckedState) -> None:
    """Questions are of the game's own vocabulary, go to seats of the table, and list each answer once."""
    questions = {step.slug for step in node.game.steps}
    for decision in node.state.decisions:
        asked, options = decision.question, decision.options
        _require(asked in questions, f"{asked} is no step of the game")
        _require(_is_seated(node, decision), f"{asked} is put to {decision.seats}")
        _require(len(set(options)) == len(options), f"{asked} lists an option twice: {options}")
        _require(len(options) <= _MOST_OPTIONS, f"{asked} lists {len(options)} options, more than {_MOST_OPTIONS}")
        _require(_weighs_rightly(decision), f"{asked} has {len(options)} outcomes and the weights {decision.weights}")
        _require_known(node.game, decision.clauses, asked)
        _require_fit(node.game, decision)
        for option in node.few([*options, *decision.answers_of(CLOCK)]):
            _require(type(option) in node.game.options, f"{option!r} is no option of the game")
            _require(decode_option(node.game, msgspec.json.encode(option)) == option, f"{option!r} changes in JSON")


def _require_fit(game: AnyGame, decision: Decision) -> None:
    """A timer has an answer and a length; a free text is of a kind that the game knows, and has room for a letter."""
    timer, text = decision.timer, decision.free_text
    if timer is not None:
        _require(bool(timer.name and timer.answers), f"the timer of {decision.question} has no name or no answer")
        _require(timer.ms >= 0, f"the timer {timer.name} has {timer.ms} milliseconds")
        _require((timer.purpose in ("absence", "return")) <= (len(timer.seats) == 1), f"{timer.name} watches nobody")
    if text is not None:
        fields = {option.slug: option.__struct_fields__ for option in game.options}
        _require(text.field in fields.get(text.option, ()), f"{text.option}.{text.field} is no field of an option")
        _require(0 <= text.least <= text.most and text.most > 0, f"{decision.question} wants {text}")


def check_suggestions(node: CheckedState) -> None:
    """What a game suggests for an open question can be answered, tidied as it is, and lets something be said."""
    for decision in node.state.decisions:
        if decision.free_text is None or node.game.suggest is None:
            continue
        for seat in decision.seats:
            answers = menu(node.game, node.state, decision, seat)
            _require(bool(answers), f"{decision.question} is open, and nothing is listed or suggested for seat {seat}")
            for option in node.few(list(answers)):
                _require(type(option) in node.game.options, f"{option!r} is no option of the game")
                kept = tidied_answer(node.state, seat, option, decision.number)
                _require(kept == option, f"{option!r} is suggested by {decision.question}, but is kept as {kept!r}")
                _take(clone(node.state), decision, option)


def check_clone(node: CheckedState) -> None:
    """A clone is equal, and changes of it do not affect the original."""
    twin = clone(node.state)
    _require_same(node, twin, "its clone")
    _wander(twin, node.stream)
    _require_unchanged(node, "playing on with a clone")


def check_codec(node: CheckedState) -> None:
    _require_same(node, decode(node.game, node.blob), "decoded from its own bytes")


def check_options(node: CheckedState) -> None:
    """Every listed option can be taken, and leaves a table with all its components."""
    for decision, option in node.few(list(_answers(node.state))):
        twin = clone(node.state)
        _take(twin, decision, option)
        node.game.check(twin.world)
    for decision in node.few([decision for decision in node.state.decisions if decision.timer]):
        for option in node.few(list(decision.answers_of(CLOCK))):
            twin = clone(node.state)
            _take(twin, decision, option, CLOCK)
            node.game.check(twin.world)


def check_refusals(node: CheckedState) -> None:
    """Unlisted, stale and foreign answers are refused and change nothing."""
    for decision in node.few(list(node.state.decisions)):
        for option in node.few([option for option in node.foreign if option not in decision.options]):
            _require_refused(node, decision, option)
        if decision.can_begin_again:
            _take(clone(node.state), decision, BEGIN_AGAIN)
        else:
            _require_refused(node, decision, BEGIN_AGAIN)
        if decision.options:
            _refuse_strangers(node, decision, decision.options[0])
            _refuse_late_and_early(node, decision, decision.options[0])
    _require_unchanged(node, "refusing answers")


def _require_one_view_of_a_place(node: CheckedState) -> None:
    """Seats with the same vantage point have the same view."""
    game, world = node.game, node.state.world
    if game.looks is None:
        return
    views: dict[Hashable, Record] = {}
    for seat in (*node.seats, None):
        seen = game.view(world, seat)
        known = views.setdefault(game.looks(world, seat), seen)
        if known != seen:
            raise AssertionError(f"seat {seat} sees something else from its place: {first_difference(seen, known)}")


def check_views(node: CheckedState) -> int:
    """A seat's view and options do not depend on information hidden from it."""
    game, state, hidden = node.game, node.state, 0
    _require_one_view_of_a_place(node)
    for seat in (*node.seats, None):
        twin = reshuffle_unseen(game, state, seat, node.stream)
        seen, imagined = game.view(state.world, seat), game.view(twin.world, seat)
        if seen != imagined:
            raise AssertionError(f"the view of seat {seat} leaks {first_difference(seen, imagined)}")
        _require(bool(msgspec.json.encode(seen)), f"the view of seat {seat} is empty")
        asked, believed = _questions(state, seat), _questions(twin, seat)
        if asked != believed:
            raise AssertionError(f"a question to seat {seat} leaks: {asked} became {believed}")
        game.check(twin.world)
        if seat is not None and state.outcome is None:
            _require(isfinite(game.heuristic(twin.world, seat)), f"the heuristic of seat {seat} is not a number")
        hidden += encode(twin) != node.blob
        _wander(twin, node.stream)
    return hidden


def check_over(node: CheckedState) -> None:
    """An ended game has an outcome, no decisions, and refuses answers."""
    outcome = node.state.outcome
    if outcome is None:
        raise AssertionError("nobody is asked and nothing is drawn, but the game is not over")
    _require(not node.state.decisions, "the game is over, but a question waits")
    _require(set(outcome.winners) <= set(node.seats), f"the game was won by {outcome.winners}")
    _require_ranked(outcome, len(node.seats))
    _require_known(node.game, (outcome.clause,), outcome.reason)
    try:
        apply(node.state, Seat(0), BEGIN_AGAIN)
    except GameOver:
        return
    raise AssertionError("an answer was taken after the end")


def _require_ranked(outcome: Outcome, seats: int) -> None:
    """Everybody has a place, equals share one and the next ones are left out; nobody is placed before a winner."""
    ranks = outcome.ranking(seats)
    _require(len(ranks) == seats, f"{seats} seats have the ranks {ranks}")
    _require(all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks), f"the ranks are {ranks}")
    _require(not outcome.winners or all(ranks[seat] == 1 for seat in outcome.winners), f"winners are ranked {ranks}")
    _require(not outcome.scores or len(outcome.scores) == seats, f"{seats} seats have the scores {outcome.scores}")


def check_replay(node: CheckedState, journal: Journal[Any]) -> None:
    """The journal leads here again, and an answer that may be taken back leaves no trace."""
    match = Match.resume(node.game, journal)
    _require_same(node, match.state, "the replay of its journal")
    for decision, option in node.few(list(_answers(node.state)))[:1]:
        match.answer(decision.seats[0], option, decision.number)
        if match.can_undo(decision.seats[0]):
            match.undo(decision.seats[0])
            _require_same(node, match.state, f"what is left when {option!r} is taken back")


def check_undo(node: CheckedState, journal: Journal[Any]) -> None:
    """An answer that is taken back behind that of another seat leaves what the other answer alone leads to."""
    pairs = [(one, other) for one in node.state.decisions for other in node.state.decisions if one is not other]
    for one, other in node.few([(one, other) for one, other in pairs if one.options and other.options])[:2]:
        seat, option, answer = one.seats[0], node.stream.pick(one.options), node.stream.pick(other.options)
        match = Match.resume(node.game, journal)
        match.answer(seat, option, one.number)
        try:
            match.answer(other.seats[0], answer, other.number)
        except LairkeeperError:
            continue
        if other.seats[0] != seat and match.can_undo(seat):
            match.undo(seat)
            alone = clone(node.state)
            _take(alone, other, answer)
            _require(encode(match.state) == encode(alone), f"{option!r} leaves a trace behind {answer!r}")
            _require(encode(replay(node.game, match.journal)) == encode(alone), "the journal does not lead there")


def check_journal(node: CheckedState, journal: Journal[Any]) -> None:
    """A journal written and read again is the same, and leads to the same state."""
    written = write_journal(journal)
    read = read_journal(node.game, written)
    _require(write_journal(read) == written, "the journal changes when it is written and read")
    if read.entries != journal.entries:
        raise AssertionError(first_difference(journal.entries, read.entries))
    _require_same(node, replay(node.game, read), "the replay of its journal, written and read")


def _answers(state: AnyState) -> Iterator[tuple[Decision, Option]]:
    return ((decision, option) for decision in state.decisions for option in decision.options)


def _take(state: AnyState, decision: Decision, option: Option, by: Seat | None = None) -> None:
    seat = decision.seats[0] if by is None else by
    try:
        apply(state, seat, option, decision.number_for(seat))
    except Exception as error:
        raise AssertionError(f"{option!r}, offered by {decision.question}, failed: {error!r}") from error


def _wander(state: AnyState, stream: ChanceStream) -> None:
    """Plays a few more answers."""
    for _ in range(_STEPS_AWAY):
        if answers := list(_answers(state)):
            _take(state, *stream.pick(answers))


def _questions(state: AnyState, seat: Seat | None) -> list[tuple[Decision, dict[str, Any]]]:
    return [(decision, dict(facts(state, decision))) for decision in state.decisions if seat in decision.seats]


def _weighs_rightly(decision: Decision) -> bool:
    expected = len(decision.options) if decision.is_chance else 0
    return len(decision.weights) == expected and all(weight > 0 for weight in decision.weights)


def _is_seated(node: CheckedState, decision: Decision) -> bool:
    return decision.seats in ((CHANCE,), (CLOCK,)) or set(decision.seats) <= set(node.seats)


def _require_refused(node: CheckedState, decision: Decision, option: Option) -> None:
    """Refused with an error that clients can word; an open question may take it, or read it as a listed answer."""
    state, seat = clone(node.state), decision.seats[0]
    if interpret_answer(state, seat, option, decision.number) in decision.options:
        _take(state, decision, option)
        return
    state = state if decision.is_open else node.state
    try:
        apply(state, seat, option, decision.number)
    except LairkeeperError:
        return
    except Exception as error:
        raise AssertionError(f"{option!r}, not listed by {decision.question}, failed: {error!r}") from error
    _require(decision.is_open, f"{option!r} was taken, though {decision.question} does not list it")


def _refuse_strangers(node: CheckedState, decision: Decision, option: Option) -> None:
    waiting = {(seat, other.number) for other in node.state.decisions for seat in other.seats}
    waiting |= {(CLOCK, other.clock_number) for other in node.state.decisions}
    for seat in (*node.seats, CHANCE, CLOCK):
        if (seat, decision.number) not in waiting:
            _require_raises(node, seat, option, decision.number, LairkeeperError)


def _refuse_late_and_early(node: CheckedState, decision: Decision, option: Option) -> None:
    seat = decision.seats[0]
    waiting = {other.number_for(seat) for other in node.state.decisions} - {0}
    late = next((number for number in range(decision.number - 1, 0, -1) if number not in waiting), None)
    if late is not None:
        _require_raises(node, seat, option, late, StaleDecision)
    _require_raises(node, seat, option, max(waiting) + 1000, LairkeeperError)


def _require_raises(node: CheckedState, seat: Seat, option: Option, number: int, error: type[LairkeeperError]) -> None:
    try:
        apply(node.state, seat, option, number)
    except error:
        return
    raise AssertionError(f"{option!r} was taken from seat {seat} as an answer to question {number}")


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise AssertionError(message)


def _require_known(game: AnyGame, clauses: tuple[str, ...], where: str) -> None:
    unknown = [clause for clause in clauses if game.clauses and clause not in game.clauses]
    _require(not unknown, f"{where} names clauses that the rulebook does not have: {unknown}")


def _require_same(node: CheckedState, twin: AnyState, how: str) -> None:
    if encode(twin) != node.blob:
        difference = first_difference(node.state.world, twin.world) or " its agenda or the number of its questions"
        raise AssertionError(f"the state differs from {how}:{difference}")
    asked, again = node.state.decisions, twin.decisions
    if asked != again:
        raise AssertionError(f"the questions differ from {how}: {first_difference(asked, again)}")


def _require_unchanged(node: CheckedState, what: str) -> None:
    if encode(node.state) == node.blob:
        return
    difference = first_difference(decode(node.game, node.blob).world, node.state.world)
    raise AssertionError(f"{what} changed it:{difference or ' its agenda or the number of its questions'}")
