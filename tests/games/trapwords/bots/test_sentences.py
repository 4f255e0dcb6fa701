"""Computer players understand one everyday sentence of a person. `data/README.md` tells how the sentences were made."""

import csv
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lairkeeper.games.trapwords.bots.guesser import suggest_guesses
from lairkeeper.games.trapwords.bots.language.lore import lore
from lairkeeper.games.trapwords.bots.levels import Level
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.components.lists import GROUPS, record_of, shipped
from lairkeeper.games.trapwords.referee.clue_flags import examples, names
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Closeness, Sureness
from lairkeeper.testing import clause
from tests.games.trapwords.bots.tables import LANGUAGES

DATA = Path(__file__).resolve().parent / "data"
GUESSES = 5
each_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences(name: str, language: Language) -> list[tuple[str, str]]:
    with (DATA / f"{name}.{language}.csv").open(encoding="utf-8", newline="") as file:
        return [(secret, sentence) for secret, sentence in csv.reader(file)]


@cache
def group_of(language: Language) -> dict[str, Group]:
    return {record.word: group for group in GROUPS for record in shipped(language, group)}


def guesses(player: Player, secret: str, sentence: str) -> Iterator[str]:
    """What a player guesses one after the other, up to the right word."""
    wrong: list[str] = []
    while len(wrong) < GUESSES:
        guess = next((found.text for found in suggest_guesses(player, clues=[sentence], wrong=wrong)), "")
        yield guess
        if not guess or player.lore.referee.guess(guess, secret).answer is not Closeness.WRONG:
            return
        wrong.append(guess)


def found(language: Language, level: Level, players: int = 1) -> float:
    """The share of the held-out sentences, of both sets, whose word is found with five guesses."""
    right, told = 0, [*sentences("held_out", language), *sentences("held_out_2", language)]
    for number, (secret, sentence) in enumerate(told):
        for each in range(players):
            player = Player(language, group_of(language)[secret], level, number + 1_000 * each)
            last = list(guesses(player, secret, sentence))[-1]
            right += player.lore.referee.guess(last, secret).answer is not Closeness.WRONG
    return right / (players * len(told))


@clause("TRP-GUES1", "TRP-GUES2")
@each_language
def test_a_normal_player_finds_most_words_from_one_sentence(language: Language) -> None:
    assert found(language, "normal", players=2) >= 0.60


@clause("TRP-GUES1", "TRP-GUES2")
@each_language
def test_a_hard_player_finds_nearly_all_words_from_one_sentence(language: Language) -> None:
    assert found(language, "hard") >= 0.85


@each_language
def test_every_guess_could_be_a_secret_word(language: Language) -> None:
    """A word of the lists, or a noun and nothing else: never *want*, *cry* or *steal*."""
    known, listed = lore(language), group_of(language)
    others = {"fr": {"voler", "grand", "manger"}, "en": {"want", "cry", "steal"}}[language]
    assert not others & set(known.nouns)
    for number, (secret, sentence) in enumerate(sentences("tune", language)[::3]):
        for guess in guesses(Player(language, listed[secret], "normal", number), secret, sentence):
            assert guess in listed or guess in known.nouns, guess


@each_language
def test_words_of_a_host_are_guessed(language: Language) -> None:
    """Also where no list of ours has them."""
    pasted, sentence = {
        "fr": (("pamplemousse", "accordéon", "marmotte"), "un instrument de musique à bretelles"),
        "en": (("grapefruit", "accordion", "marmot"), "a musical instrument with a keyboard that you squeeze"),
    }[language]
    player = Player(language, "fantasy", "hard", pasted=pasted)
    assert pasted[1] in list(guesses(player, pasted[1], sentence))


@clause("TRP-CLUE5", "TRP-CLUE7", "TRP-CLUE8")
@pytest.mark.parametrize(("name", "number"), [("tune", 60), ("held_out", 150), ("held_out_2", 75)])
@each_language
def test_the_sentences_keep_to_the_rules(language: Language, name: str, number: int) -> None:
    referee, told = match(language), sentences(name, language)
    assert len({secret for secret, _ in told}) == len(told) == number
    for secret, sentence in told:
        record = record_of(language, secret)
        assert referee.trap(sentence, secret, family=record.family).level < Sureness.PROBABLE, sentence
        assert not examples(sentence, list(record.examples), referee.language), sentence
        assert not names(sentence, referee.language), sentence
