"""What cannot be analysed, and why."""

from lairkeeper.kernel.errors import Illegal, Malformed


class NoFittedValue(Illegal):
    """A game without a fitted value: nobody can tell its chances. The fact is `game`."""

    code = "analysis-no-value"


class GameNotOver(Illegal):
    """Only finished games are analysed: a running one would tell what is hidden."""

    code = "analysis-not-over"


class NoBudget(Malformed):
    """A budget of nothing; facts are `value` and `least`."""

    code = "analysis-no-budget"
