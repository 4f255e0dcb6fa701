"""Turns records of a game into phrases for clients: ids become names; the client words them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, cast
from weakref import WeakSet

import msgspec
from msgspec import Raw

from lairkeeper.display.spelling import Name, NameList, Sayable, SeatName, Spelled, spelled
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Decision, Effect, Event, Option, Outcome, Record, ToldEvent
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
MOST_BYTES = 24_000_000
"""What all speakers of a process keep, counted as it is sent: people type parts of it."""
_OF_AN_ENTRY = 300
"""Bytes that a record and its place take beside the text."""

Asked = tuple[tuple[str, Fact], ...]


def part(spelled: Spelled) -> Part:
    kind = type(spelled)
    if kind is int or kind is str:
        return spelled  # type: ignore[return-value]
    match spelled:
        case int() | str():
            return spelled
        case Name():
            return name_part(spelled)
        case SeatName():
            return SeatPart(spelled.seat)
        case NameList():
            return ListPart([part(item) for item in spelled.items], spelled.style)
        case _:
            return spelled


def name_part(name: Name) -> NamePart:
    """Made once for each name, and kept with it."""
    made: NamePart | None = name.sent
    if made is None:
        otherwise = name_part(name.otherwise) if isinstance(name.otherwise, Name) else name.otherwise
        made = NamePart(name.key, parts(name.facts), otherwise)
        object.__setattr__(name, "sent", made)
    return made


def phrase_of(name: Name) -> Phrase:
    return Phrase(name.key, parts(name.facts))


def parts(facts: Mapping[str, Spelled]) -> dict[str, Part]:
    return {name: part(spelled) for name, spelled in facts.items()}


def raw(record: Record) -> Raw:
    return Raw(_encoder.encode(record))


def refused(error: LairkeeperError) -> Refusal:
    """An error as a client gets it; nothing of a stack trace, nothing of the state."""
    name = refusal(error)
    return Refusal(error.code, phrase_of(name), list(error.clauses))


@lru_cache(64)
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


class SpelledPhrases:
    """The spelled phrases of a speaker since its cache was last cleared."""

    __slots__ = ("choices", "events", "questions", "same_choices")

    def __init__(self) -> None:
        self.choices: dict[Asked, dict[Option, bytes]] = {}
        self.same_choices: dict[Option, bytes] = {}
        """Choices whose wording does not depend on the facts of the question."""
        self.questions: dict[tuple[str, Asked], Phrase] = {}
        self.events: dict[Event, tuple[Raw, Phrase]] = {}


class _Budget:
    """Counts the bytes that speakers keep. Beyond half of what they may keep everybody begins anew and keeps the
    phrases from before for once more, so that what is said often is never spelled again."""

    def __init__(self) -> None:
        self._bytes = 0
        self._speakers: WeakSet[Speaker] = WeakSet()

    def join(self, speaker: "Speaker") -> None:
        self._speakers.add(speaker)

    def spend(self, size: int) -> None:
        self._bytes += size + _OF_AN_ENTRY
        if self._bytes > MOST_BYTES // 2:
            self._bytes = 0
            for speaker in self._speakers:
                speaker.begin_anew()


_BUDGET = _Budget()


class Speaker:
    """Phrases for tables with the same options. Phrases repeat, so each is built once."""

    def __init__(self, game: AnyGame, config: Any) -> None:
        self._game = game
        self._config = config
        self._before = self._spelled = SpelledPhrases()
        _BUDGET.join(self)

    def begin_anew(self) -> None:
        self._before, self._spelled = self._spelled, SpelledPhrases()

    def choices(self, options: Iterable[Option], facts: Mapping[str, Fact]) -> list[Choice]:
        """Encoded once: the choices are sent to several people, several times."""
        asked, spelled = tuple(facts.items()), self._spelled
        known, same = spelled.choices.get(asked), spelled.same_choices
        if known is None:
            known = spelled.choices[asked] = {}
            _BUDGET.spend(len(repr(asked)))
        blobs = [
            same.get(option) or known.get(option) or self._write_choice(known, option, asked, facts)
            for option in options
        ]
        joined: Any = Raw(b"[%b]" % b",".join(blobs))
        return joined  # type: ignore[no-any-return]

    def choice(self, option: Option, asked: Mapping[str, Fact]) -> Choice:
        return Choice(raw(option), Phrase(f"option-{option.slug}", self._spell(option, asked)))

    def preview(self, option: Option, effects: Iterable[Effect]) -> Preview:
        return Preview(raw(option), [self._effect(effect) for effect in effects])

    def _effect(self, effect: Effect) -> protocol.PreviewEffect:
        return protocol.PreviewEffect(
            effect.kind, raw(effect), Phrase(f"preview-{effect.slug}", self._spell(effect, {}))
        )

    def question(self, decision: Decision, facts: Mapping[str, Fact]) -> Phrase:
        key = f"{'draw' if decision.is_chance else 'question'}-{decision.question}"
        asked = tuple(facts.items())
        return self._spelled.questions.get((key, asked)) or self._write_question(key, asked, facts)

    def line(self, step: int, told: ToldEvent) -> LogLine:
        event, phrase = self._spelled.events.get(told.event) or self._write_event(told.event)
        return LogLine(step, event, phrase, list(told.clauses), None if told.to is None else list(told.to))

    def _write_choice(
        self, known: dict[Option, bytes], option: Option, asked: Asked, facts: Mapping[str, Fact]
    ) -> bytes:
        before, same = self._before, self._spelled.same_choices
        if (blob := before.same_choices.get(option)) is not None:
            keep = same
        elif (blob := before.choices.get(asked, {}).get(option)) is not None:
            keep = known
        else:
            noted = NotedFacts(facts)
            blob = _encoder.encode(self.choice(option, noted))
            keep = known if noted.are_used else same
        keep[option] = blob
        _BUDGET.spend(len(blob))
        return blob

    def _write_question(self, key: str, asked: Asked, facts: Mapping[str, Fact]) -> Phrase:
        phrase = self._before.questions.get((key, asked))
        if phrase is None:
            phrase = cast(Phrase, Raw(_encoder.encode(Phrase(key, self._spell(facts, {})))))
        self._spelled.questions[key, asked] = phrase
        _BUDGET.spend(len(bytes(cast(Raw, phrase))) + len(repr(asked)))
        return phrase

    def _write_event(self, event: Event) -> tuple[Raw, Phrase]:
        written = self._before.events.get(event)
        if written is None:
            phrase = _encoder.encode(Phrase(f"event-{event.slug}", self._spell(event, {})))
            written = Raw(_encoder.encode(event)), cast(Phrase, Raw(phrase))
        self._spelled.events[event] = written
        _BUDGET.spend(sum(len(bytes(cast(Raw, each))) for each in written))
        return written

    def _spell(self, said: Sayable, facts: Mapping[str, Fact]) -> dict[str, Part]:
        return parts(spelled(self._game, self._config, said, facts))

    def carried(self, field: str, value: Record) -> Phrase:
        """Records among the table options that an earlier game produced."""
        return Phrase(f"carried-{field}", self._spell(value, {}))

    def name(self, field: str, value: int | str) -> Part:
        """What the facts of a question call by this name."""
        return self._spell({field: value}, {})[field]

    def ending(self, outcome: Outcome) -> Ending:
        winners: list[Part] = [SeatPart(seat) for seat in outcome.winners]
        facts: dict[str, Part] = {"winners": ListPart(winners), "scores": ListPart(list(outcome.scores), "comma")}
        phrase = Phrase(f"outcome-{outcome.reason}", facts)
        ranks = list(outcome.ranking(self._game.seat_count(self._config)))
        return Ending(outcome.reason, outcome.clause, list(outcome.winners), phrase, list(outcome.scores), ranks)
