"""Every message can be said: with made-up records, and with whatever random games come across."""

import re
from collections.abc import Iterator

import pytest

from lairkeeper.kernel import ChanceStream, Decision, Effect, Event, Match, Option, Outcome, Seat, facts
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.words import Words, speak
from tests.every import every_game, every_language
from tests.words import vocabulary

NAMES = ("Ann", "Bob", "Zoé", "Max", "Eve", "Tim")
SENTENCE = re.compile(r"[^a-zà-ÿ\s].*[.!?]", re.DOTALL)
PHRASE = re.compile(r"[^a-zà-ÿ\s].*[^.!?:\s]", re.DOTALL)
UNSAID = re.compile(r"[{}]|\bNone\b|\(\)|\s,|  ")
CLUMSY = {"en": re.compile(r"\ba [aeiou]"), "fr": re.compile(r"\b(de|à) les? ")}
MOST_ANSWERS = 600


def words_for(game: AnyGame, language: str, seats: int | None = None) -> Words:
    return speak(game, game.config(), language, NAMES[: seats or max(game.seats)])


def is_well_said(text: str, shape: re.Pattern[str], language: str) -> bool:
    return bool(shape.fullmatch(text)) and not UNSAID.search(text) and not CLUMSY[language].search(text)


def sayings(game: AnyGame, words: Words) -> Iterator[tuple[re.Pattern[str], str]]:
    """Every record, question and outcome of a game, said with sample facts."""
    for kind in vocabulary.spoken_records(game).values():
        for record in vocabulary.samples(kind):
            if isinstance(record, Option):
                yield PHRASE, words.option(record)
            elif isinstance(record, Event):
                yield SENTENCE, words.event(record)
            elif isinstance(record, Effect):
                yield PHRASE, words.effect(record)
    for key, told in vocabulary.questions(game).items():
        kind_of_question, _, slug = key.partition("-")
        for number in (0, 1, 2):
            ask = words.question if kind_of_question == "question" else words.draw
            yield SENTENCE, ask(Decision(1, (Seat(0),), slug, ()), dict.fromkeys(told, number))
    for key in vocabulary.outcomes(game):
        yield SENTENCE, words.outcome(Outcome(key.removeprefix("outcome-"), "", (Seat(0), Seat(1))))


@every_language
@every_game
def test_everything_a_game_says_is_a_sentence(game: AnyGame, language: str) -> None:
    said = list(sayings(game, words_for(game, language)))
    assert [text for shape, text in said if not is_well_said(text, shape, language)] == []


@every_language
@every_game
def test_a_whole_game_can_be_told(game: AnyGame, language: str) -> None:
    for seats in (min(game.seats), max(game.seats)):
        said = list(told(game, words_for(game, language, seats), seats))
        assert [text for shape, text in said if not is_well_said(text, shape, language)] == []
        assert len(said) > 100


def told(game: AnyGame, words: Words, seats: int) -> Iterator[tuple[re.Pattern[str], str]]:
    """What is asked, offered and heard in a random game."""
    match, stream = Match(game, game.config(players=seats)), ChanceStream(f"words {seats}")
    yield from ((SENTENCE, words.event(item.event)) for item in match.told[0])
    for _ in range(MOST_ANSWERS):
        if match.state.outcome is not None:
            yield SENTENCE, words.outcome(match.state.outcome)
            return
        decision = match.state.decisions[0]
        asked = facts(match.state, decision)
        yield SENTENCE, words.draw(decision, asked) if decision.is_chance else words.question(decision, asked)
        yield from ((PHRASE, words.option(option, asked)) for option in decision.options[:6])
        heard = match.answer(decision.seats[0], stream.pick(decision.options), decision.number)
        yield from ((SENTENCE, words.event(item.event)) for item in heard)


@pytest.mark.parametrize("text", ["{ $cat } is here.", "lower case.", "No end", "None is here."])
def test_bad_phrasing_would_be_found(text: str) -> None:
    assert not is_well_said(text, SENTENCE, "en")
