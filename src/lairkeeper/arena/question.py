"""A question as an agent receives it: exactly what a person in that seat sees."""

from collections.abc import Mapping
from typing import NamedTuple

from lairkeeper.bots import Imagine
from lairkeeper.dialogue import Prompt
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Record, Seat
from lairkeeper.kernel.errors import Fact
from lairkeeper.words import Words


class AgentQuestion(NamedTuple):
    """`table` names the game that is played; `decision` lists all that may be chosen, suggested words included.

    `imagine` and `chance` are for bots, `prompt` is for language models; `is_listed` tells whether it shows options.
    """

    table: str
    game: AnyGame
    seat: Seat
    view: Record
    decision: Decision
    facts: Mapping[str, Fact]
    prompt: Prompt
    words: Words
    is_listed: bool
    imagine: Imagine
    chance: ChanceStream
