"""Looking ahead: what a declaration is worth once the draws it causes have fallen."""

from lairkeeper.bots.bot import AnyState
from lairkeeper.bots.draft import Declaration, draft_question, turn_began
from lairkeeper.kernel import CLOCK, AnyGame, ChanceStream, Decision, Option, Seat, after, apply

WON, LOST = 1.0, -1.0

_MOST_ANSWERS = 200
_MOST_ASIDE = 8
"""How many questions that others are asked side by side are got past, by any answer: nobody waits for them in turn."""
_ROOM_FOR_POINTS = 0.2
_MANY_POINTS = 50
_FINE = 1 << 20


class Luck:
    """The draws of one trial out of several that share a seed.

    Draws are not independent of each other from trial to trial: the outcomes of each are cut into as many equal shares
    as there are trials, and every trial gets another share. So a few trials spread evenly over good and bad luck, and
    a rare outcome is neither missed nor met too often.
    """

    def __init__(self, seed: str, trial: int = 0, trials: int = 1) -> None:
        self._stream = ChanceStream(seed)
        self._trial = trial
        self._trials = trials
        self._is_first = True
        self.was_needed = False
        """Whether anything was left to chance so far."""

    def draw(self, decision: Decision) -> Option:
        self.was_needed = True
        mark = int(self._place() * sum(decision.weights))
        for option, weight in zip(decision.options, decision.weights, strict=True):
            mark -= weight
            if mark < 0:
                return option
        raise ValueError("weights must be positive")

    def _place(self) -> float:
        """A place from 0 to 1, random within a share; for the first draw, often the one that matters, its middle."""
        if self._is_first:
            self._is_first = False
            return (self._trial + 0.5) / self._trials
        share = (self._trial + self._stream.below(self._trials)) % self._trials
        return (share + self._stream.below(_FINE) / _FINE) / self._trials

    def pick(self, decision: Decision) -> Option:
        self.was_needed = True
        return self._stream.pick(decision.for_bots)


def look_ahead(game: AnyGame, declaration: Declaration, seat: Seat, luck: Luck) -> float:
    """What the state of a declaration, which is used up, is worth to the seat.

    It is looked at where the seat has to think again, when the next turn begins, or when the game is over.
    """
    _, state, has_turn_begun = declaration
    patience = _MOST_ASIDE
    for _ in range(_MOST_ANSWERS):
        decision = None if has_turn_begun else _on_the_way(state, seat)
        if decision is None:
            break
        if decision.is_chance:
            option = luck.draw(decision)
        elif state.asks_side_by_side and seat not in decision.seats:
            if not patience:
                break
            patience -= 1
            option = luck.pick(decision)
        else:
            option = _at_once(game, state, decision, luck)
        has_turn_begun = turn_began(apply(state, decision.seats[0], option, decision.number))
    return value(game, state, seat)


def value(game: AnyGame, state: AnyState, seat: Seat) -> float:
    """The value of a state without looking ahead, from `LOST` to `WON`."""
    outcome = state.outcome
    if outcome is None:
        return game.heuristic(state.world, seat)
    worth = WON if seat in outcome.winners else LOST
    return worth * (1 - _ROOM_FOR_POINTS) + _points(outcome.scores[seat]) if outcome.scores else worth


def _points(score: int) -> float:
    """Points break ties between games that end alike: the more the better, within a little room."""
    return _ROOM_FOR_POINTS * score / (abs(score) + _MANY_POINTS)


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
    worth = [value(game, after(state, seat, option, decision.number), seat) for option in decision.for_bots]
    return decision.for_bots[worth.index(max(worth))]
