"""What the referee says: a level or an answer, the word it is about, and the reason as an id with its arguments."""

from enum import Enum, IntEnum

from lairkeeper.kernel.data.record import Record


class Level(IntEnum):
    """How sure the referee is that a trap was sprung."""

    NONE = 0
    WEAK = 1
    PROBABLE = 2
    CERTAIN = 3


class Reason(Enum):
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
    Reason.NOTHING: "TRP-TRIG10",
    Reason.SAME: "TRP-TRIG1",
    Reason.SPELLING: "TRP-TRIG9",
    Reason.INFLECTION: "TRP-TRIG1",
    Reason.HOMOGRAPH: "TRP-TRIG13",
    Reason.FULL_MEANING: "TRP-TRIG6",
    Reason.FAMILY: "TRP-TRIG4",
    Reason.DERIVATIVE: "TRP-TRIG4",
    Reason.LOOKS_RELATED: "TRP-TRIG5",
    Reason.COMPOUND: "TRP-TRIG3",
    Reason.CLOSED_COMPOUND: "TRP-TRIG2",
    Reason.WHOLE_COMPOUND: "TRP-TRIG17",
    Reason.PART_OF_TRAP: "TRP-TRIG11",
    Reason.ABBREVIATION: "TRP-TRIG8",
    Reason.BLEND: "TRP-TRIG4",
    Reason.NUMBER: "TRP-TRIG12",
    Reason.SLIP: "TRP-TRIG15",
    Reason.SPLIT_LETTERS: "TRP-TRIG15",
    Reason.FUNCTION_WORD: "TRP-TRIG16",
}


class Verdict(Record):
    """A trap and a message: `text[start:end]` is the clue word, `part` the word inside it that matters."""

    level: Level
    reason: Reason
    trap: str
    clue: str = ""
    part: str = ""
    start: int = 0
    end: int = 0

    @property
    def clause(self) -> str:
        return CLAUSES[self.reason]

    def facts(self, role: str = "trap") -> dict[str, str]:
        """What the message `referee-<reason>` is given; `role` is trap, or secret for the secret word."""
        return {"role": role, "trap": self.trap, "clue": self.clue, "part": self.part or "none"}


class Closeness(IntEnum):
    """What a guess is: wrong, to be confirmed by the setters, or correct."""

    WRONG = 0
    ASK = 1
    CORRECT = 2


GUESS_CLAUSES = {
    Reason.NOTHING: "TRP-GUES8",
    Reason.SAME: "TRP-GUES7",
    Reason.SPELLING: "TRP-GUES14",
    Reason.INFLECTION: "TRP-GUES7",
    Reason.COMPOUND: "TRP-GUES7",
    Reason.CLOSED_COMPOUND: "TRP-GUES7",
    Reason.WHOLE_COMPOUND: "TRP-GUES7",
    Reason.NUMBER: "TRP-GUES7",
    Reason.GENDER: "TRP-GUES14",
    Reason.SLIP: "TRP-GUES13",
    Reason.PART_OF_TRAP: "TRP-GUES16",
}


class JudgedGuess(Record):
    """A guess: `text[start:end]` is the word that made it right or doubtful."""

    answer: Closeness
    reason: Reason
    word: str = ""
    start: int = 0
    end: int = 0

    @property
    def clause(self) -> str:
        return GUESS_CLAUSES[self.reason]
