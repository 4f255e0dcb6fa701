"""Sentences of one language for options, events, questions and errors."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from lairkeeper.display.spelling import Name, NameList, Sayable, SeatName, Spelled, spell_plainly, spelled
from lairkeeper.kernel.data.outcome import Outcome
from lairkeeper.kernel.data.record import Event, Option, Record, World
from lairkeeper.kernel.data.seat import CHANCE, CLOCK, Seat
from lairkeeper.kernel.definition.game import Game
from lairkeeper.kernel.definition.preview import Effect
from lairkeeper.kernel.errors import Fact, LairkeeperError, Plain
from lairkeeper.kernel.flow.state import Decision
from lairkeeper.words.library import MissingWords, messages_of
from lairkeeper.words.messages import Messages, UnknownWords
from lairkeeper.words.refusals import refusal

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

Spell = Callable[[Sayable, Mapping[str, Fact]], Mapping[str, Spelled]]
NOTHING: Mapping[str, Fact] = {}
LARGEST = 10**15
"""Numbers are set as the language sets them up to here; larger ones are shown digit by digit."""


def speak(
    game: Game[W, C, V] | None, config: C | None, language: str, seat_names: Sequence[str] = (), *also: str
) -> "Words":
    """The words of a table, or the shared ones alone; `also` names packages with a folder of words of their own."""
    if game is None or config is None:
        packages = () if game is None else (game.package,)
        return Words(language, messages_of(language, (*packages, *also)), partial(spell_plainly, None), seat_names)
    return Words(language, messages_of(language, (game.package, *also)), partial(spelled, game, config), seat_names)


class Words:
    """One language at one table. What has no words, or mentions what it was not told, raises `MissingWords`."""

    def __init__(self, language: str, words: Messages, spell: Spell, seat_names: Sequence[str] = ()) -> None:
        self.language = language
        self._messages = words
        self._spell = spell
        self._seat_names = tuple(seat_names)

    def say(self, key: str, /, **facts: Spelled) -> str:
        """The message with this key; `key.attribute` says an attribute of it."""
        message, _, attribute = key.partition(".")
        try:
            entry = self._messages[message]
            pattern = entry.attributes[attribute] if attribute else entry.value
        except KeyError:
            pattern = None
        if pattern is None:
            raise MissingWords(key=key, language=self.language, reason="key")
        plain = {name: self._plain(fact) for name, fact in facts.items()}
        try:
            return pattern(plain)
        except (UnknownWords, TypeError) as error:
            raise MissingWords(key=key, language=self.language, reason=str(error)) from error

    def can_say(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if message not in self._messages:
            return False
        return not attribute or attribute in self._messages[message].attributes

    def option(self, option: Option, asked: Mapping[str, Fact] = NOTHING) -> str:
        """An answer; the facts of its question help where it does not say everything itself."""
        return self.say(f"option-{option.slug}", **self._spell(option, asked))

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.slug}", **self._spell(event, NOTHING))

    def effect(self, effect: Effect) -> str:
        """The words of an effect: what an answer costs, brings or risks."""
        return self.say(f"preview-{effect.slug}", **self._spell(effect, NOTHING))

    def question(self, decision: Decision, facts: Mapping[str, Fact]) -> str:
        """What a seat is asked."""
        return self.say(f"question-{decision.question}", **self._spell(facts, NOTHING))

    def draw(self, decision: Decision, facts: Mapping[str, Fact]) -> str:
        """The question of a draw, for a person who draws at a real table."""
        return self.say(f"draw-{decision.question}", **self._spell(facts, NOTHING))

    def error(self, error: LairkeeperError) -> str:
        """Why something was refused, with the clauses that say so; people at a terminal type ids of table options."""
        sentence = self.name_of(refusal(error, by_id=True))
        if not error.clauses:
            return sentence
        return self.say("error-by-clauses", error=sentence, clauses=NameList(error.clauses, "comma"))

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        winners = NameList(tuple(SeatName(seat) for seat in outcome.winners))
        return self.say(f"outcome-{outcome.reason}", winners=winners, scores=NameList(outcome.scores, "comma"))

    def ending(self, reason: str) -> str:
        """A way to end, told without winners and scores: the `.short` of an outcome that mentions them."""
        short = f"outcome-{reason}.short"
        return self.say(short) if self.can_say(short) else self.outcome(Outcome(reason, "", ()))

    def clause(self, clause: str) -> str:
        return self.say(clause)

    def chapter(self, slug: str) -> str:
        return self.say(f"chapter-{slug}")

    def tag(self, tag: str) -> str:
        """Where a clause comes from."""
        return self.say(f"tag-{tag}")

    def seat(self, seat: Seat) -> str:
        """The display name of a seat."""
        if seat in (CHANCE, CLOCK):
            return self.say("seat-chance" if seat == CHANCE else "seat-clock")
        if 0 <= seat < len(self._seat_names):
            return self._seat_names[seat]
        return self.say("seat-player", number=seat + 1)

    def table_option(self, field: str) -> str:
        return self.say(f"table-{field}")

    def table_help(self, field: str) -> str:
        return self.say(f"table-{field}.help")

    def table_value(self, field: str, value: Plain | Record | None) -> str:
        """A value a table option may have; numbers and names speak for themselves, a record says what it carries."""
        if isinstance(value, Record):
            return self.say(f"carried-{field}", **self._spell(value, NOTHING))
        key = table_key(field, value)
        return self.say(key) if self.can_say(key) else self.name(field, "" if value is None else value)

    def table_value_help(self, field: str, value: Plain | None) -> str:
        return self.say(f"{table_key(field, value)}.help")

    def name(self, field: str, value: Plain) -> str:
        """What the facts of a question call by this name: `name("mummy", 2)`."""
        return str(self._plain(self._spell({field: value}, NOTHING)[field]))

    def name_of(self, name: Name) -> str:
        if name.otherwise is None or self.can_say(name.key):
            return self.say(name.key, **name.facts)
        return name.otherwise if isinstance(name.otherwise, str) else self.name_of(name.otherwise)

    def _plain(self, fact: Spelled) -> Plain:
        """A fact as Fluent takes it: numbers stay numbers, so that words can select by them."""
        match fact:
            case Name():
                return self.name_of(fact)
            case SeatName():
                return self.seat(fact.seat)
            case NameList():
                return self._list(fact)
            case int() if abs(fact) > LARGEST:
                return str(fact)
            case _:
                return fact

    def _list(self, several: NameList) -> str:
        said = [str(self._plain(item)) for item in several.items]
        if not said:
            return self.say("list-nothing")
        text = said[0]
        for place, item in enumerate(said[1:], 2):
            way = "last" if place == len(said) else "more"
            text = self.say(f"list-{several.style}.{way}", most=text, next=item)
        return text


def table_key(field: str, value: Plain | None) -> str:
    """The key of a value of a table option: its id, `yes` or `no`, or `none`."""
    if isinstance(value, bool):
        return f"table-{field}-{'yes' if value else 'no'}"
    return f"table-{field}-{'none' if value is None else value}"
