"""Records of a game as phrases a client can say: ids made into names, nothing worded yet."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Raw, Struct

from lairkeeper.display.spelling import Name, Said, Several, Spelled, Who, spelled
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Decision, Effect, Event, Option, Outcome, Record, Told
from lairkeeper.kernel.errors import Fact, LairkeeperError
from lairkeeper.server import protocol
from lairkeeper.server.protocol import (
    Choice,
    Ending,
    ListPart,
    LogLine,
    NamePart,
    Part,
    Phrase,
    Preview,
    Refusal,
    SeatPart,
)
from lairkeeper.words.refusals import refusal

_encoder = msgspec.json.Encoder()
_MOST_KEPT = 50_000

K = TypeVar("K")
V = TypeVar("V")
S = TypeVar("S", bound=Struct)
Asked = tuple[tuple[str, Fact], ...]


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


def phrase_of(name: Name) -> Phrase:
    return Phrase(name.key, parts(name.facts))


def parts(facts: Mapping[str, Spelled]) -> dict[str, Part]:
    return {name: part(spelled) for name, spelled in facts.items()}


def raw(record: Record) -> Raw:
    return Raw(_encoder.encode(record))


def written(record: S) -> S:
    """A record as the bytes it is sent as, in its place: to an encoder it makes no difference, but it is quicker."""
    return cast(S, Raw(_encoder.encode(record)))


def _keep(known: dict[K, V], key: K, spelled: V) -> V:
    """Remembers what was spelled, and forgets all of it when it gets too much."""
    if len(known) >= _MOST_KEPT:
        known.clear()
    known[key] = spelled
    return spelled


def refused(error: LairkeeperError) -> Refusal:
    """An error as a client gets it; nothing of a stack trace, nothing of the state."""
    name = refusal(error)
    return Refusal(error.code, phrase_of(name), list(error.clauses))


@lru_cache(256)
def speaker_for(game: str, config: Any) -> "Speaker":
    """Tables that agreed on the same are spoken of in the same way."""
    return Speaker(game_named(game), config)


class NotedFacts(Mapping[str, Fact]):
    """The facts of a question, which remember whether anybody looked at them."""

    def __init__(self, facts: Mapping[str, Fact]) -> None:
        self._facts = facts
        self.are_used = False

    def __getitem__(self, name: str) -> Fact:
        self.are_used = True
        return self._facts[name]

    def __iter__(self) -> Iterator[str]:
        self.are_used = True
        return iter(self._facts)

    def __len__(self) -> int:
        self.are_used = True
        return len(self._facts)


class Speaker:
    """Phrases for tables with the same options. What is said comes again and again, so it is spelled once."""

    def __init__(self, game: AnyGame, config: Any) -> None:
        self._game = game
        self._config = config
        self._choices: dict[Asked, dict[Option, bytes]] = {}
        self._same_choices: dict[Option, bytes] = {}
        """Those that are spelled alike whatever the facts of the question are."""
        self._questions: dict[tuple[str, Asked], Phrase] = {}
        self._events: dict[Event, tuple[Raw, Phrase]] = {}

    def choices(self, options: Iterable[Option], facts: Mapping[str, Fact]) -> list[Choice]:
        """Already written out, in one piece, as they are sent to several people and asked about several times."""
        asked = tuple(facts.items())
        known = self._choices.get(asked)
        if known is None:
            known = _keep(self._choices, asked, {})
        same = self._same_choices
        blobs = [
            same.get(option) or known.get(option) or self._write_choice(known, option, facts) for option in options
        ]
        return cast("list[Choice]", Raw(b"[%b]" % b",".join(blobs)))

    def choice(self, option: Option, asked: Mapping[str, Fact]) -> Choice:
        return Choice(raw(option), Phrase(f"option-{option.slug}", self._spell(option, asked)))

    def preview(self, option: Option, effects: Iterable[Effect]) -> Preview:
        return Preview(raw(option), [self._effect(effect) for effect in effects])

    def _effect(self, effect: Effect) -> protocol.Effect:
        return protocol.Effect(effect.kind, raw(effect), Phrase(f"preview-{effect.slug}", self._spell(effect, {})))

    def question(self, decision: Decision, facts: Mapping[str, Fact]) -> Phrase:
        key = f"{'draw' if decision.is_chance else 'question'}-{decision.question}"
        asked = tuple(facts.items())
        known = self._questions.get((key, asked))
        return known or _keep(self._questions, (key, asked), written(Phrase(key, self._spell(facts, {}))))

    def line(self, step: int, told: Told) -> LogLine:
        event, phrase = self._events.get(told.event) or self._spell_event(told.event)
        return LogLine(step, event, phrase, list(told.clauses), None if told.to is None else list(told.to))

    def _write_choice(self, known: dict[Option, bytes], option: Option, asked: Mapping[str, Fact]) -> bytes:
        noted = NotedFacts(asked)
        blob = _encoder.encode(self.choice(option, noted))
        return _keep(known if noted.are_used else self._same_choices, option, blob)

    def _spell_event(self, event: Event) -> tuple[Raw, Phrase]:
        phrase = written(Phrase(f"event-{event.slug}", self._spell(event, {})))
        return _keep(self._events, event, (raw(event), phrase))

    def _spell(self, said: Said, facts: Mapping[str, Fact]) -> dict[str, Part]:
        return parts(spelled(self._game, self._config, said, facts))

    def carried(self, field: str, value: Record) -> Phrase:
        """What the table options have from an earlier game."""
        return Phrase(f"carried-{field}", self._spell(value, {}))

    def ending(self, outcome: Outcome) -> Ending:
        winners: list[Part] = [SeatPart(seat) for seat in outcome.winners]
        facts: dict[str, Part] = {"winners": ListPart(winners), "scores": ListPart(list(outcome.scores), "comma")}
        phrase = Phrase(f"outcome-{outcome.reason}", facts)
        ranks = list(outcome.ranking(self._game.seat_count(self._config)))
        return Ending(outcome.reason, outcome.clause, list(outcome.winners), phrase, list(outcome.scores), ranks)
