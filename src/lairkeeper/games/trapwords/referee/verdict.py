"""The referee's verdicts: a level or an answer, its word, and the reason as an id with its arguments."""

from enum import Enum, IntEnum

from lairkeeper.kernel.data.record import Record


class Sureness(IntEnum):
    """How sure the referee is that a trap was sprung."""

    NONE = 0
    WEAK = 1
    PROBABLE = 2
    CERTAIN = 3


class MatchReason(Enum):
    """Why a clue word springs a trap, or why a guess is right. The words for each are in the game's Fluent files."""

    NOTHING = "nothing"
    SAME = "same"
    SPELLING = "spelling"
    INFLECTION = "inflection"
    HOMOGRAPH = "homograph"
    FULL_MEANING = "full_meaning"
    FAMILY = "family"
    DERIVATIVE = "derivative"
    LOOKS_RELATED = "looks_related"
    COMPOUND = "compound"
    CLOSED_COMPOUND = "closed_compound"
    WHOLE_COMPOUND = "whole_compound"
    PART_OF_TRAP = "part_of_trap"
    ABBREVIATION = "abbreviation"
    BLEND = "blend"
    NUMBER = "number"
    SLIP = "slip"
    SPLIT_LETTERS = "split_letters"
    FUNCTION_WORD = "function_word"
    GENDER = "gender"


CLAUSES = {
    MatchReason.NOTHING: "TRP-TRIG10",
    MatchReason.SAME: "TRP-TRIG1",
    MatchReason.SPELLING: "TRP-TRIG9",
    MatchReason.INFLECTION: "TRP-TRIG1",
    MatchReason.HOMOGRAPH: "TRP-TRIG13",
    MatchReason.FULL_MEANING: "TRP-TRIG6",
    MatchReason.FAMILY: "TRP-TRIG4",
    MatchReason.DERIVATIVE: "TRP-TRIG4",
    MatchReason.LOOKS_RELATED: "TRP-TRIG5",
    MatchReason.COMPOUND: "TRP-TRIG3",
    MatchReason.CLOSED_COMPOUND: "TRP-TRIG2",
    MatchReason.WHOLE_COMPOUND: "TRP-TRIG17",
    MatchReason.PART_OF_TRAP: "TRP-TRIG11",
    MatchReason.ABBREVIATION: "TRP-TRIG8",
    MatchReason.BLEND: "TRP-TRIG4",
    MatchReason.NUMBER: "TRP-TRIG12",
    MatchReason.SLIP: "TRP-TRIG15",
    MatchReason.SPLIT_LETTERS: "TRP-TRIG15",
    MatchReason.FUNCTION_WORD: "TRP-TRIG16",
}


class Verdict(Record):
    """A trap and a message: `text[start:end]` is the clue word, `part` the word inside it that matters."""

    level: Sureness
    reason: MatchReason
    trap: str
    clue: str = ""
    part: str = ""
    start: int = 0
    end: int = 0

    @property
    def clause(self) -> str:
        return CLAUSES[self.reason]

    def facts(self, role: str = "trap") -> dict[str, str]:
        """The facts of the message `referee-<reason>`; `role` is trap, or secret for the secret word."""
        return {"role": role, "trap": self.trap, "clue": self.clue, "part": self.part or "none"}


class Closeness(IntEnum):
    """The verdict on a guess: wrong, to be confirmed by the setters, or correct."""

    WRONG = 0
    ASK = 1
    CORRECT = 2


GUESS_CLAUSES = {
    MatchReason.NOTHING: "TRP-GUES8",
    MatchReason.SAME: "TRP-GUES7",
    MatchReason.SPELLING: "TRP-GUES14",
    MatchReason.INFLECTION: "TRP-GUES7",
    MatchReason.COMPOUND: "TRP-GUES7",
    MatchReason.CLOSED_COMPOUND: "TRP-GUES7",
    MatchReason.WHOLE_COMPOUND: "TRP-GUES7",
    MatchReason.NUMBER: "TRP-GUES7",
    MatchReason.GENDER: "TRP-GUES14",
    MatchReason.SLIP: "TRP-GUES13",
    MatchReason.PART_OF_TRAP: "TRP-GUES16",
}


class JudgedGuess(Record):
    """A guess: `text[start:end]` is the word that made it right or doubtful."""

    answer: Closeness
    reason: MatchReason
    word: str = ""
    start: int = 0
    end: int = 0

    @property
    def clause(self) -> str:
        return GUESS_CLAUSES[self.reason]
