"""Counts of an agent's answers."""

from dataclasses import dataclass


@dataclass
class AnswerTally:
    """`unparsable`: no answer could be read; `illegal`: it was read, and the rules refuse it; `late`: it was legal when
    the agent was asked, and no longer when it came; `forced`: the budget of tries was spent, so an option was drawn for
    the agent. `thinking_ms` is the time of all tries together.
    """

    questions: int = 0
    unparsable: int = 0
    illegal: int = 0
    late: int = 0
    forced: int = 0
    thinking_ms: int = 0

    def add(self, other: "AnswerTally") -> None:
        for name, count in vars(other).items():
            setattr(self, name, getattr(self, name) + count)
