"""The referee of a language: `match("fr").trap(clue, trap)` and `match("fr").guess(guess, secret)`."""

from collections.abc import Sequence
from functools import cache

from lairkeeper.games.trapwords.referee.guess import answer
from lairkeeper.games.trapwords.referee.language import language
from lairkeeper.games.trapwords.referee.message import Message
from lairkeeper.games.trapwords.referee.trap import judge
from lairkeeper.games.trapwords.referee.trap_word import TrapWord
from lairkeeper.games.trapwords.referee.verdict import Guessed, Verdict

MOST_REMEMBERED = 500


class Referee:
    """Answers for one language. It remembers traps and messages it has prepared, and nothing else."""

    def __init__(self, code: str) -> None:
        self.language = language(code)
        self._traps: dict[tuple[str, tuple[str, ...]], TrapWord] = {}
        self._messages: dict[str, Message] = {}

    def trap(self, clue: str, trap: str, *, family: Sequence[str] = (), parts_count: bool = False) -> Verdict:
        """How surely a clue springs a trap (TRP-TRIG1 to 17). `family` are further words that count as the trap."""
        return judge(self.message(clue), self.prepared(trap, tuple(family)), parts_count)

    def guess(self, guess: str, secret: str, *, forms: Sequence[str] = (), gender_is_asked: bool = False) -> Guessed:
        """Whether a guess names the secret word (TRP-GUES7 to 16). `forms` are accepted besides its inflections."""
        return answer(self.message(guess), self.prepared(secret), forms, gender_is_asked)

    def message(self, text: str) -> Message:
        """A message made ready. Bots ask in threads, so what another has just forgotten must not be missed."""
        found = self._messages.get(text)
        if found is None:
            if len(self._messages) >= MOST_REMEMBERED:
                self._messages.clear()
            found = self._messages[text] = Message(self.language, text)
        return found

    def prepared(self, trap: str, family: tuple[str, ...] = ()) -> TrapWord:
        found = self._traps.get((trap, family))
        if found is None:
            if len(self._traps) >= MOST_REMEMBERED:
                self._traps.clear()
            found = self._traps[trap, family] = TrapWord(self.language, trap, family)
        return found


@cache
def match(code: str) -> Referee:
    """The referee of a language, loaded when it is first asked for."""
    return Referee(code)
