"""A running game as plain data: the game's own world, and the agenda of what is still to happen.

The agenda is a stack of steps, the next one last. `Together` turns into a `Fork` of lanes, each a stack of its
own, so a fork only ever lies on top. Nothing outside the kernel looks into it.
"""

from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from lairkeeper.kernel.data.clone import clone_world
from lairkeeper.kernel.data.outcome import Outcome
from lairkeeper.kernel.data.record import Option, World
from lairkeeper.kernel.data.seat import CHANCE, CLOCK, Seat
from lairkeeper.kernel.data.text import FreeText
from lairkeeper.kernel.data.timer import Cooldown, Timer
from lairkeeper.kernel.flow.step import FORK, Step

W = TypeVar("W", bound=World)


class Decision(Struct, frozen=True):
    """A question that waits. `number` names it in an answer of one of its seats; `weights` are those of chance.

    `timer` says when the clock answers it, `clock_number` by which number. `free_text` is there where the question is
    open, `cooldown` where people hurry.
    """

    number: int
    seats: tuple[Seat, ...]
    question: str
    options: tuple[Option, ...]
    clauses: tuple[str, ...] = ()
    weights: tuple[int, ...] = ()
    can_begin_again: bool = False
    timer: Timer | None = None
    clock_number: int = 0
    cooldown: Cooldown | None = None
    free_text: FreeText | None = None

    @property
    def is_chance(self) -> bool:
        return self.seats[0] == CHANCE

    @property
    def for_bots(self) -> tuple[Option, ...]:
        """The listed options without those for people only, unless nothing would be left."""
        return tuple(option for option in self.options if not option.is_for_people) or self.options

    @property
    def is_open(self) -> bool:
        return self.free_text is not None

    def number_for(self, seat: Seat) -> int:
        """The number by which a seat answers it; 0 if it is not asked."""
        if seat in self.seats:
            return self.number
        return self.clock_number if seat == CLOCK else 0

    def answers_of(self, seat: Seat) -> tuple[Option, ...]:
        """The listed answers of a seat."""
        return self.timer.answers if seat == CLOCK and self.timer is not None else self.options


class Lane:
    """A stack of steps, and the number of the question that waits on top (0: none).

    Where that question has a timer, `spent` are the milliseconds it has run, and `rung` is the clock's own number for
    it if others are asked as well. A lane that is paused waits without taking answers.
    """

    __slots__ = ("asked", "is_paused", "rung", "spent", "steps")

    def __init__(self, steps: "list[Step | Fork]", asked: int = 0, spent: int = 0, rung: int = 0) -> None:
        self.steps = steps
        self.asked = asked
        self.spent = spent
        self.rung = rung
        self.is_paused = False

    def end_question(self) -> None:
        """Clears the question on top: it was answered or has lapsed."""
        self.asked = self.spent = self.rung = 0
        self.is_paused = False

    @property
    def is_forked(self) -> bool:
        return bool(self.steps) and type(self.steps[-1]) is Fork

    def leaves(self) -> "list[Lane]":
        """The lanes that wait or are paused, in order."""
        if not self.steps:
            return []
        top = self.steps[-1]
        if not isinstance(top, Fork):
            return [self]
        found: list[Lane] = []
        for lane in top.lanes:
            if not (steps := lane.steps):
                continue
            if type(steps[-1]) is Fork:
                found += lane.leaves()
            else:
                found.append(lane)
        return found

    def clone(self) -> "Lane":
        steps = self.steps.copy()
        if steps and type(top := steps[-1]) is Fork:
            steps[-1] = Fork([lane.clone() for lane in top.lanes])
        twin = Lane.__new__(Lane)
        twin.steps = steps
        twin.asked = self.asked
        twin.spent = self.spent
        twin.rung = self.rung
        twin.is_paused = self.is_paused
        return twin


class Fork:
    """The running form of `Together`."""

    __slots__ = ("lanes",)
    kind: ClassVar[int] = FORK

    def __init__(self, lanes: list[Lane]) -> None:
        self.lanes = lanes


class State(Generic[W]):
    """A game at a moment when somebody, chance or the clock has to answer, or when it is over.

    `asked` counts the questions put to each seat. `decisions` follows from the rest: it is kept so that options are
    listed once, and never encoded.
    """

    __slots__ = ("asked", "decisions", "lanes", "outcome", "trunk", "world")

    def __init__(self, world: W, trunk: Lane, asked: dict[Seat, int], outcome: Outcome | None = None) -> None:
        self.world = world
        self.trunk = trunk
        self.asked = asked
        self.outcome = outcome
        self.decisions: tuple[Decision, ...] = ()
        self.lanes: list[Lane] | None = None
        """Those that wait or are paused, once somebody has asked for them since the last answer."""

    def resting(self) -> list[Lane]:
        """The lanes that wait or are paused, in order. Those that wait have a decision each."""
        if self.lanes is None:
            self.lanes = self.trunk.leaves()
        return self.lanes

    @property
    def asks_side_by_side(self) -> bool:
        """True while seats act independently of each other."""
        return self.trunk.is_forked


def lane_of(state: State[W], decision: Decision) -> Lane:
    """The lane whose question this is."""
    trunk = state.trunk
    if type(trunk.steps[-1]) is not Fork:
        return trunk
    place = _place_of(state, decision)
    for lane in state.resting():
        if not lane.is_paused:
            if not place:
                return lane
            place -= 1
    raise LookupError(f"no lane waits with {decision.question}")


def _place_of(state: State[W], decision: Decision) -> int:
    """The place of a decision among those that wait; it may have been asked in an equal state."""
    for place, it in enumerate(state.decisions):
        if it is decision:
            return place
    numbered = (decision.number, decision.seats)
    return next((place for place, it in enumerate(state.decisions) if (it.number, it.seats) == numbered), -1)


def clone(state: State[W]) -> State[W]:
    """An independent copy; frozen records are shared."""
    twin = State(clone_world(state.world), state.trunk.clone(), state.asked.copy(), state.outcome)
    twin.decisions = state.decisions
    return twin
