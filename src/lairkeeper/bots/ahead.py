"""Looking ahead: what a declaration is worth once the draws it causes have fallen."""

from lairkeeper.bots.bot import AnyState
from lairkeeper.bots.draft import Declaration, draft_question, turn_began
from lairkeeper.kernel import CHANCE, CLOCK, AnyGame, ChanceStream, Decision, Option, Seat, after, apply

WON, LOST = 1.0, -1.0

_MOST_ANSWERS = 200


class Luck:
    """The draws of one trial.

    The first draw is not left to chance: `place` out of `places` of all outcomes lie below it. So a few trials spread
    evenly over good and bad luck, where a game lists its outcomes in such an order.
    """

    def __init__(self, stream: ChanceStream, place: int, places: int) -> None:
        self._stream = stream
        self._share: tuple[int, int] | None = (place, places)

    def draw(self, decision: Decision) -> Option:
        if self._share is None:
            return self._stream.choose(decision.options, decision.weights)
        (place, places), self._share = self._share, None
        mark = sum(decision.weights) * place // places
        for option, weight in zip(decision.options, decision.weights, strict=True):
            mark -= weight
            if mark < 0:
                return option
        return decision.options[-1]

    def pick(self, decision: Decision) -> Option:
        return self._stream.pick(decision.options)


def look_ahead(game: AnyGame, declaration: Declaration, seat: Seat, luck: Luck) -> float:
    """What the state of a declaration, which is used up, is worth to the seat.

    It is looked at where the seat has to think again, when the next turn begins, or when the game is over.
    """
    _, state, has_turn_begun = declaration
    for _ in range(_MOST_ANSWERS):
        decision = None if has_turn_begun else _on_the_way(state, seat)
        if decision is None:
            break
        if decision.is_chance:
            told = apply(state, CHANCE, luck.draw(decision), decision.number)
        else:
            told = apply(state, decision.seats[0], _at_once(game, state, decision, luck), decision.number)
        has_turn_begun = turn_began(told)
    return value(game, state, seat)


def value(game: AnyGame, state: AnyState, seat: Seat) -> float:
    """What a state is worth as it stands, from `LOST` to `WON`."""
    if state.outcome is not None:
        return WON if seat in state.outcome.winners else LOST
    return game.heuristic(state.world, seat)


def _on_the_way(state: AnyState, seat: Seat) -> Decision | None:
    """The next question to get past: a draw, what others are asked, or a declaration that draws led to.

    A question that the seat has to think about, a clock or free words end the look ahead.
    """
    for decision in state.decisions:
        if decision.is_chance:
            return decision
    draft = draft_question(state, seat)
    others = [decision for decision in state.decisions if decision is not draft]
    if any(seat in decision.seats for decision in others):
        return None
    return draft or next((it for it in others if it.seats[0] != CLOCK and not it.is_open), None)


def _at_once(game: AnyGame, state: AnyState, decision: Decision, luck: Luck) -> Option:
    """An answer good enough on the way: what looks best at once, or anything where a declaration only begins."""
    if decision.can_begin_again:
        return luck.pick(decision)
    seat = decision.seats[0]
    worth = [value(game, after(state, seat, option, decision.number), seat) for option in decision.options]
    return decision.options[worth.index(max(worth))]
