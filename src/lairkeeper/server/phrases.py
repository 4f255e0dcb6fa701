"""Records of a game as phrases a client can say: ids made into names, nothing worded yet."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.games import game_named
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
_MOST_CHOICES = 50_000


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


@lru_cache(256)
def speaker_for(game: str, config: Any) -> "Speaker":
    """Tables that agreed on the same are spoken of in the same way."""
    return Speaker(game_named(game), config)


class Speaker:
    """Phrases for tables with the same options. Choices repeat from question to question, so they are spelled once."""

    def __init__(self, game: AnyGame, config: Any) -> None:
        self._game = game
        self._config = config
        self._choices: dict[tuple[Option, tuple[tuple[str, Fact], ...]], Choice] = {}

    def choices(self, options: Iterable[Option], facts: Mapping[str, Fact]) -> list[Choice]:
        asked = tuple(facts.items())
        known = self._choices
        return [known.get((option, asked)) or self._spell(option, asked) for option in options]

    def choice(self, option: Option, facts: Mapping[str, Fact]) -> Choice:
        return self.choices([option], facts)[0]

    def _spell(self, option: Option, asked: tuple[tuple[str, Fact], ...]) -> Choice:
        if len(self._choices) >= _MOST_CHOICES:
            self._choices.clear()
        phrase = Phrase(f"option-{option.slug}", parts(self._game.spell(self._config, option, dict(asked))))
        spelled = self._choices[option, asked] = Choice(raw(option), phrase)
        return spelled

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
