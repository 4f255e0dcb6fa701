"""The planner: where no luck comes between its own answers, it searches whole chains of them.

A stretch of questions to the same seat, without a draw and without anybody else in between, is a puzzle: in which
order to spend what one has. The planner keeps the best looking states of each length (a beam) and follows the best
chain to its end. Where a draw may follow the next answer it thinks like the greedy bot.
"""

from typing import NamedTuple

from lairkeeper.bots.ahead import value
from lairkeeper.bots.bot import AnyState, Imagine, refuse_free_words
from lairkeeper.bots.draft import turn_began
from lairkeeper.bots.policies.greedy import GreedyBot
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Record, Seat, apply, clone, encode


class Breadth(NamedTuple):
    """How many states of each length are kept, and how long a chain may be."""

    states: int
    answers: int


NORMAL = Breadth(24, 120)
NARROW = Breadth(4, 120)


class Link(NamedTuple):
    """An answer of a chain, and the question it was given to."""

    question: str
    option: Option


class Chain(NamedTuple):
    """Answers given one after the other, the state they lead to, what it is worth, and whether a turn began."""

    links: tuple[Link, ...]
    state: AnyState
    worth: float
    has_turn_begun: bool


class PlannerBot:
    """Plans stretches without luck, and is greedy elsewhere."""

    name = "planner"

    def __init__(self, game: AnyGame, breadth: Breadth = NORMAL) -> None:
        self._game = game
        self._breadth = breadth
        self._greedy = GreedyBot(game)
        self._plan: tuple[Link, ...] = ()

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        refuse_free_words(self.name, decision)
        if decision.is_open:
            return self._greedy.choose(seat, view, decision, imagine, chance)
        if not self._is_planned(decision):
            self._plan = self._search(seat, decision, imagine(chance.split(f"plan {chance.below(1 << 32)}")))
        if not self._plan:
            return self._greedy.choose(seat, view, decision, imagine, chance)
        first, *rest = self._plan
        self._plan = tuple(rest)
        return first.option

    def _is_planned(self, decision: Decision) -> bool:
        """True if the plan goes on with this question."""
        return bool(self._plan) and (
            self._plan[0].question == decision.question and self._plan[0].option in decision.options
        )

    def _search(self, seat: Seat, decision: Decision, state: AnyState) -> tuple[Link, ...]:
        """The best chain of answers; empty if a draw may follow the first answer, or a declaration in the chain."""
        ended: list[Chain] = []
        unfinished = [Chain((), state, 0.0, False)]
        for _ in range(self._breadth.answers):
            kept, unfinished = self._thinned(unfinished), []
            for chain in kept:
                question = _own_question(chain.state, seat) if chain.links else decision
                longer = self._extended(chain, seat, question) if question else None
                if longer is None and question is not None and question.can_begin_again:
                    return ()
                if longer is None:
                    ended.append(chain)
                else:
                    ended += [it for it in longer if it.has_turn_begun]
                    unfinished += [it for it in longer if not it.has_turn_begun]
            if not unfinished:
                break
            if _is_aside(unfinished, seat):
                return ()
        return max(ended + unfinished, key=lambda chain: chain.worth).links

    def _extended(self, before: Chain, seat: Seat, decision: Decision) -> list[Chain] | None:
        """All chains longer by one answer; none if a draw may follow within the turn."""
        longer = []
        for option in decision.options:
            state = clone(before.state)
            has_turn_begun = turn_began(apply(state, seat, option, decision.number))
            if not has_turn_begun and _has_draw(state):
                return None
            links = (*before.links, Link(decision.question, option))
            longer.append(Chain(links, state, value(self._game, state, seat), has_turn_begun))
        return longer

    def _thinned(self, chains: list[Chain]) -> list[Chain]:
        """The best looking chains, one for each state they lead to."""
        chains.sort(key=lambda chain: chain.worth, reverse=True)
        kept: dict[bytes, Chain] = {}
        for chain in chains:
            kept.setdefault(encode(chain.state), chain)
            if len(kept) == self._breadth.states:
                break
        return list(kept.values())


class ApprenticeBot(PlannerBot):
    """Plans like the planner, but keeps so few states that it often misses the best way."""

    name = "apprentice"

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, NARROW)


def _is_aside(chains: list[Chain], seat: Seat) -> bool:
    """True if every first answer waits for the answers of others."""
    return all(len(it.links) == 1 and it.state.decisions and not _own_question(it.state, seat) for it in chains)


def _has_draw(state: AnyState) -> bool:
    return any(decision.is_chance for decision in state.decisions)


def _own_question(state: AnyState, seat: Seat) -> Decision | None:
    """The question that waits for the seat, unless a draw comes first or it wants free words."""
    if _has_draw(state):
        return None
    return next((it for it in state.decisions if seat in it.seats and it.options), None)
