"""The referee of a language: `match("fr").trap(clue, trap)` and `match("fr").guess(guess, secret)`."""

from collections.abc import Sequence
from functools import cache, lru_cache

from lairkeeper.games.trapwords.referee.guess import answer
from lairkeeper.games.trapwords.referee.lexicon.language import language
from lairkeeper.games.trapwords.referee.message import Message
from lairkeeper.games.trapwords.referee.trap import judge
from lairkeeper.games.trapwords.referee.trap_word import TrapWord
from lairkeeper.games.trapwords.referee.verdict import JudgedGuess, Verdict

MOST_TRAPS, MOST_MESSAGES = 4_000, 1_000
"""Enough for the lists of a hundred tables, and for what is being said at them."""


class Referee:
    """Answers for one language. It remembers traps and messages it has prepared, and nothing else."""

    def __init__(self, code: str) -> None:
        self.language = language(code)

    def trap(self, clue: str, trap: str, *, family: Sequence[str] = (), parts_count: bool = False) -> Verdict:
        """How surely a clue springs a trap (TRP-TRIG1 to 17). `family` are further words that count as the trap."""
        return judge(self.message(clue), self.prepared(trap, tuple(family)), parts_count)

    def guess(
        self, guess: str, secret: str, *, forms: Sequence[str] = (), gender_is_asked: bool = False
    ) -> JudgedGuess:
        """Whether a guess names the secret word (TRP-GUES7 to 16). `forms` are accepted besides its inflections."""
        return answer(self.message(guess), self.prepared(secret), forms, gender_is_asked)

    @lru_cache(maxsize=MOST_MESSAGES)  # noqa: B019 (one referee per language, kept for good)
    def message(self, text: str) -> Message:
        """A message made ready."""
        return Message(self.language, text)

    @lru_cache(maxsize=MOST_TRAPS)  # noqa: B019
    def prepared(self, trap: str, family: tuple[str, ...] = ()) -> TrapWord:
        return TrapWord(self.language, trap, family)


@cache
def match(code: str) -> Referee:
    """The referee of a language, loaded when it is first asked for."""
    return Referee(code)
