"""Declarations asked in small questions: all the ways to complete one, or a fair sample of them.

Nothing on the table changes before the last answer, so what an answer is worth is what the best declaration that
begins with it is worth.
"""

from collections import Counter
from typing import NamedTuple

from lairkeeper.bots.bot import AnyState
from lairkeeper.kernel import ChanceStream, Decision, Option, Record, Seat, ToldEvent, apply, clone
from lairkeeper.kernel.errors import LairkeeperError


class DraftAnswer(NamedTuple):
    """The question that was answered, and how."""

    decision: Decision
    option: Option


class Declaration(NamedTuple):
    """Answers given one after the other, the state they lead to, and whether a turn began with the last one."""

    answers: tuple[DraftAnswer, ...]
    state: AnyState
    has_turn_begun: bool

    def copy(self) -> "Declaration":
        return self._replace(state=clone(self.state))


class Plan(NamedTuple):
    """Planned answers, valid as long as the bot sees the same."""

    view: Record | None
    options: tuple[Option, ...]

    def rest(self, view: Record, decision: Decision) -> tuple[Option, ...]:
        """The rest of the declaration that was begun, if nothing has changed since."""
        if not self.options or not decision.can_begin_again or self.view != view:
            return ()
        return self.options if self.options[0] in decision.options else ()


NO_PLAN = Plan(None, ())


def completions(state: AnyState, seat: Seat, decision: Decision, chance: ChanceStream, most: int) -> list[Declaration]:
    """The ways to answer this question and what follows of its declaration; at most so many, drawn evenly."""
    complete: list[Declaration] = []
    unfinished = _answered(Declaration((), state, False), seat, decision)
    while unfinished:
        _thin(unfinished, chance, most)
        further: list[Declaration] = []
        for declaration in unfinished:
            question = None if declaration.has_turn_begun else draft_question(declaration.state, seat)
            if question is None:
                complete.append(declaration)
            else:
                further += _answered(declaration, seat, question)
        unfinished = further
    _thin(complete, chance, most)
    return complete


def turn_began(told: tuple[ToldEvent, ...]) -> bool:
    return any(item.event.begins_turn for item in told)


def draft_question(state: AnyState, seat: Seat) -> Decision | None:
    """The question that goes on with a declaration of this seat, if one waits and no draw comes first."""
    for decision in state.decisions:
        if decision.can_begin_again and seat in decision.seats and not decision.is_open:
            return decision
    return None


def repeated(answers: tuple[DraftAnswer, ...], state: AnyState, seat: Seat) -> Declaration | None:
    """The same answers in another state, where they may not all be possible."""
    declaration = Declaration((), clone(state), False)
    try:
        for answer in answers:
            declaration = _answer(declaration, seat, answer)
    except LairkeeperError:
        return None
    return declaration


def _answered(before: Declaration, seat: Seat, decision: Decision) -> list[Declaration]:
    """All relevant continuations by one answer. Free text may be refused in an imagined state."""
    answers = [
        DraftAnswer(decision, option)
        for option in decision.options
        if not before.answers or not _is_reordering(before.answers[-1], decision, option)
    ]
    if not decision.is_open:
        return [_answer(before.copy(), seat, answer) for answer in answers]
    return list(filter(None, (repeated((answer,), before.state, seat) for answer in answers)))


def _answer(before: Declaration, seat: Seat, answer: DraftAnswer) -> Declaration:
    """One more answer; the state is changed, not copied."""
    told = apply(before.state, seat, answer.option, answer.decision.number)
    return Declaration((*before.answers, answer), before.state, turn_began(told))


def _is_reordering(last: DraftAnswer, decision: Decision, option: Option) -> bool:
    """True if the same set is also built in another order.

    A question that comes again until one stops builds a set, piece by piece: pieces are taken in the order in which
    they were first listed.
    """
    if decision.question != last.decision.question or type(option) is not type(last.option):
        return False
    can_stop = any(type(other) is not type(option) for other in decision.options)
    listed = last.decision.options
    return can_stop and option in listed and listed.index(option) < listed.index(last.option)


def _thin(declarations: list[Declaration], chance: ChanceStream, most: int) -> None:
    """Leaves at most so many, drawn at random, with every first answer kept in as evenly as can be."""
    if len(declarations) <= most:
        return
    chance.shuffle(declarations)
    seen: Counter[int] = Counter()
    ranks = []
    for declaration in declarations:
        first = id(declaration.answers[0])
        ranks.append(seen[first])
        seen[first] += 1
    order = sorted(range(len(declarations)), key=ranks.__getitem__)
    declarations[:] = [declarations[place] for place in order[:most]]
