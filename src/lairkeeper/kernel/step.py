"""The kinds of step a rule is written in: `Do` acts, `Ask` asks one question, `Chance` draws, `Together` forks.

A step is a frozen record of ids and numbers. It looks at the world when it runs, and it never remembers how far
it got: it pushes what comes next through the table it is handed.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from lairkeeper.kernel.chance import Odds
from lairkeeper.kernel.errors import Fact
from lairkeeper.kernel.record import Option, Record, World, snake_case
from lairkeeper.kernel.seat import Seat

if TYPE_CHECKING:
    from lairkeeper.kernel.table import Table

W = TypeVar("W", bound=World)
O = TypeVar("O", bound=Option)  # noqa: E741


class Step(Record, tag=snake_case):
    """One paragraph of a rulebook; `clauses` are the ids of what it applies."""

    clauses: ClassVar[tuple[str, ...]] = ()


class Do(Step, Generic[W]):
    """Changes the world, tells events, pushes what follows."""

    def do(self, world: W, table: "Table", /) -> None:
        raise NotImplementedError


class Ask(Step, Generic[W, O]):
    """Puts one question to one seat, or to a team of which the first answer counts.

    A closed question lists its options; with one option it is answered by the kernel, with none it is skipped.
    An open question (`is_open`) waits as long as it has a seat. It cannot list every answer: what is not among its
    options is judged with `why_not`, which also refuses answers of another kind.
    """

    is_open: ClassVar[bool] = False
    answers_itself: ClassVar[bool] = True
    """False where the moment of the answer matters, so that even a single option waits for a person or the clock."""
    is_draft: ClassVar[bool] = False
    """True for a part of a larger declaration, which can be thrown away with `BeginAgain`."""

    def seat(self, world: W, /) -> Seat:
        raise NotImplementedError

    def seats(self, world: W, /) -> tuple[Seat, ...]:
        """Who may answer; nobody means that the question has lapsed."""
        return (self.seat(world),)

    def options(self, world: W, /) -> Iterable[O]:
        return ()

    def take(self, world: W, option: O, table: "Table", /) -> None:
        raise NotImplementedError

    def meant(self, world: W, option: Option, /) -> Option:
        """The listed answer that an unlisted one stands for, or the answer itself.

        Where others change what is possible while somebody answers, "take three" may mean "take the one that is left".
        """
        return option

    def why_not(self, world: W, option: Option, /) -> tuple[str, ...]:
        """The clauses that exclude an answer; none means that nothing does."""
        return self.clauses

    def facts(self, world: W, /) -> Mapping[str, Fact]:
        """What the words of the question mention."""
        return {}

    def begin_again(self) -> Step:
        """The question an unfinished declaration starts over with, if this one is part of a draft."""
        return self


class Chance(Step, Generic[W, O]):
    """A draw: possible outcomes with whole-number weights, and what each does."""

    def odds(self, world: W, /) -> Odds[O]:
        raise NotImplementedError

    def listed(self, world: W, /) -> Iterable[O]:
        """The outcomes as they are listed for whoever draws at a real table: all that may come as far as they know.

        A draw whose true outcomes would tell what is hidden from them lists more, and an answer that cannot be is
        refused.
        """
        return self.odds(world).outcomes

    def take(self, world: W, outcome: O, table: "Table", /) -> None:
        raise NotImplementedError

    def facts(self, world: W, /) -> Mapping[str, Fact]:
        return {}


AnyDo = Do[Any]
AnyAsk = Ask[Any, Any]
AnyChance = Chance[Any, Any]


class Together(Step):
    """Lanes that go on independently of each other; what was pending waits until all have ended."""

    lanes: tuple[tuple[Step, ...], ...]


class BeginAgain(Option):
    """Throws an unfinished declaration away. A command beside the options, never one of them."""


BEGIN_AGAIN = BeginAgain()
