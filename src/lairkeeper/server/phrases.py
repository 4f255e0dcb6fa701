"""Records of a game as phrases a client can say: ids made into names, nothing worded yet."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.kernel import AnyGame, Decision, Option, Outcome, Record, Told
from lairkeeper.kernel.errors import Fact, LairkeeperError
from lairkeeper.kernel.spelling import Name, Several, Spelled, Who
from lairkeeper.server.protocol import (
    Choice,
    Ending,
    ListPart,
    LogLine,
    NamePart,
    Part,
    Phrase,
    Refusal,
    SeatPart,
)
from lairkeeper.words.refusals import refusal

_encoder = msgspec.json.Encoder()


def part(spelled: Spelled) -> Part:
    match spelled:
        case Name():
            return name_part(spelled)
        case Who():
            return SeatPart(spelled.seat)
        case Several():
            return ListPart([part(item) for item in spelled.items], spelled.style)
        case _:
            return spelled


def name_part(name: Name) -> NamePart:
    otherwise = name_part(name.otherwise) if isinstance(name.otherwise, Name) else name.otherwise
    return NamePart(name.key, parts(name.facts), otherwise)


def parts(facts: Mapping[str, Spelled]) -> dict[str, Part]:
    return {name: part(spelled) for name, spelled in facts.items()}


def raw(record: Record) -> Raw:
    return Raw(_encoder.encode(record))


def refused(error: LairkeeperError) -> Refusal:
    """An error as a client gets it; nothing of a stack trace, nothing of the state."""
    name = refusal(error)
    return Refusal(error.code, Phrase(name.key, parts(name.facts)), list(error.clauses))


class Speaker:
    """Phrases for one table. Choices repeat from question to question, so they are spelled once."""

    def __init__(self, game: AnyGame, config: Any) -> None:
        self._game = game
        self._config = config
        self._choices: dict[tuple[Option, tuple[tuple[str, Fact], ...]], Choice] = {}

    def choice(self, option: Option, facts: Mapping[str, Fact]) -> Choice:
        key = option, tuple(facts.items())
        known = self._choices.get(key)
        if known is None:
            phrase = Phrase(f"option-{option.slug}", parts(self._game.spell(self._config, option, facts)))
            known = self._choices[key] = Choice(raw(option), phrase)
        return known

    def question(self, decision: Decision, facts: Mapping[str, Fact]) -> Phrase:
        kind = "draw" if decision.is_chance else "question"
        return Phrase(f"{kind}-{decision.question}", parts(self._game.spell(self._config, facts, {})))

    def line(self, step: int, told: Told) -> LogLine:
        event = told.event
        phrase = Phrase(f"event-{event.slug}", parts(self._game.spell(self._config, event, {})))
        return LogLine(step, raw(event), phrase, list(told.clauses), None if told.to is None else list(told.to))

    def ending(self, outcome: Outcome) -> Ending:
        winners: list[Part] = [SeatPart(seat) for seat in outcome.winners]
        facts: dict[str, Part] = {"winners": ListPart(winners), "scores": ListPart(list(outcome.scores), "comma")}
        phrase = Phrase(f"outcome-{outcome.reason}", facts)
        return Ending(outcome.reason, outcome.clause, list(outcome.winners), phrase, list(outcome.scores))
