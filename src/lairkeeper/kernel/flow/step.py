"""The kinds of step a rule is written in: `Do` acts, `Ask` asks one question, `Wait` lets time pass, `Chance` draws,
`Together` forks.

A step is a frozen record of ids and numbers. It looks at the world when it runs, and it never remembers how far
it got: it pushes what comes next through the table it is handed.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from lairkeeper.kernel.data.chance import Odds
from lairkeeper.kernel.data.record import Option, Record, World, snake_case
from lairkeeper.kernel.data.seat import CLOCK, Seat
from lairkeeper.kernel.data.text import FreeText
from lairkeeper.kernel.data.timer import Cooldown, Timer
from lairkeeper.kernel.errors import Fact

if TYPE_CHECKING:
    from lairkeeper.kernel.flow.table import Table

W = TypeVar("W", bound=World)
O = TypeVar("O", bound=Option)  # noqa: E741


DO, ASK, CHANCE_DRAW, TOGETHER, FORK = range(5)
"""Each kind of step carries its tag, so that the loop needs to look once."""


class Step(Record, tag=snake_case):
    """One paragraph of a rulebook; `clauses` are the ids of what it applies."""

    kind: ClassVar[int] = -1
    clauses: ClassVar[tuple[str, ...]] = ()


class Do(Step, Generic[W]):
    """Changes the world, emits events, pushes the next steps."""

    kind: ClassVar[int] = DO

    def do(self, world: W, table: "Table", /) -> None:
        raise NotImplementedError


class Ask(Step, Generic[W, O]):
    """Puts one question to one seat, or to a team of which the first answer counts.

    A closed question lists its options; with one option it is answered by the kernel, with none it is skipped.
    An open question says with `free_text` what may be written besides, and waits as long as it has a seat. One with a
    timer waits even with a single option, because the moment of the answer matters.
    """

    kind: ClassVar[int] = ASK
    defines: ClassVar[frozenset[str]] = frozenset()
    """Which of `timer`, `cooldown`, `is_paused` and `free_text` it defines; found when the class is."""
    is_simple: ClassVar[bool] = True
    """True where it defines none of them."""
    asks_one_seat: ClassVar[bool] = True
    """True where it defines `seat` and leaves `seats` as it is."""
    is_for_clock: ClassVar[bool] = False
    is_bare_wait: ClassVar[bool] = False
    """True where the clock alone is asked, and the timer is all there is to look at."""
    answers_itself: ClassVar[bool] = True
    """False where the moment of the answer matters, so that even a single option waits for a person or the clock."""
    is_draft: ClassVar[bool] = False
    """True for a part of a larger declaration, which can be thrown away with `BeginAgain`."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.defines = frozenset(name for name in _NOT_SIMPLE if getattr(cls, name) is not getattr(Ask, name))
        cls.is_simple = not cls.defines
        cls.asks_one_seat = cls.seats is Ask.seats
        cls.is_bare_wait = cls.is_for_clock and cls.defines == {"timer"}

    def seat(self, world: W, /) -> Seat:
        raise NotImplementedError

    def seats(self, world: W, /) -> tuple[Seat, ...]:
        """The seats that may answer; none means that the question has lapsed."""
        return (self.seat(world),)

    def options(self, world: W, /) -> Iterable[O]:
        return ()

    def take(self, world: W, option: O, table: "Table", /) -> None:
        raise NotImplementedError

    def interpret(self, world: W, option: Option, /) -> Option:
        """The listed answer that an unlisted one stands for, or the answer itself.

        Where others change what is possible while somebody answers, "take three" may mean "take the one that is left".
        """
        return option

    def why_not(self, world: W, option: Option, /) -> tuple[str, ...]:
        """The clauses that exclude an answer; none means that nothing does."""
        return self.clauses

    def facts(self, world: W, /) -> Mapping[str, Fact]:
        """The facts that the words of the question mention."""
        return {}

    def timer(self, world: W, /) -> Timer | None:
        """The timer of the question: how long it waits, and what the clock answers then; None for no limit.

        It is looked at again after every answer: a smaller `ms` shortens what is left of it.
        """
        return None

    def cooldown(self, world: W, /) -> Cooldown | None:
        """How long a seat waits between two answers, where people hurry."""
        return None

    def is_paused(self, world: W, /) -> bool:
        """True while the question takes no answer; its timer is stopped meanwhile."""
        return False

    def free_text(self, world: W, /) -> FreeText | None:
        """What may be written besides the listed options. The kernel tidies it and checks its limits, then `why_not`
        judges it."""
        return None

    def begin_again(self) -> Step:
        """The question an unfinished declaration starts over with, if this one is part of a draft."""
        return self


_NOT_SIMPLE = ("timer", "cooldown", "is_paused", "free_text")


class Wait(Ask[W, O], Generic[W, O]):
    """A question that only the clock answers. It lapses as soon as it has no timer."""

    answers_itself: ClassVar[bool] = False
    is_for_clock: ClassVar[bool] = True

    def seats(self, world: W, /) -> tuple[Seat, ...]:
        return (CLOCK,) if self.timer(world) is not None else ()

    def options(self, world: W, /) -> Iterable[O]:
        timer = self.timer(world)
        return cast("tuple[O, ...]", timer.answers) if timer is not None else ()


class Chance(Step, Generic[W, O]):
    """A draw: possible outcomes with whole-number weights, and what each does."""

    kind: ClassVar[int] = CHANCE_DRAW

    def odds(self, world: W, /) -> Odds[O]:
        raise NotImplementedError

    def possible_outcomes(self, world: W, /) -> Iterable[O]:
        """The outcomes as they are listed for the person who draws at a real table: all they know may come.

        A draw whose true outcomes would tell what is hidden from them lists more, and an answer that cannot be is
        refused.
        """
        return self.odds(world).outcomes

    def drawer(self, world: W, /) -> Seat | tuple[Seat, ...] | None:
        """Who draws or rolls at a table with its own dice and cards: a seat, or the first of these seats that a person
        holds. None: nobody, since nobody may see the outcome.

        The one who draws also sees the outcome, so name only seats that are told it. What nobody may see, and what is
        drawn for bots alone, is drawn by the program.
        """
        raise NotImplementedError

    def take(self, world: W, outcome: O, table: "Table", /) -> None:
        raise NotImplementedError

    def facts(self, world: W, /) -> Mapping[str, Fact]:
        return {}


AnyAsk = Ask[Any, Any]
AnyChance = Chance[Any, Any]


class Together(Step):
    """Lanes that go on independently of each other; what was pending waits until all have ended."""

    kind: ClassVar[int] = TOGETHER

    lanes: tuple[tuple[Step, ...], ...]


class BeginAgain(Option):
    """Discards an unfinished declaration. A command, never one of the options."""


BEGIN_AGAIN = BeginAgain()
