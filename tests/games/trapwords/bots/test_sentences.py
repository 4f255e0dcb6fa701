"""Computer players understand one everyday sentence of a person. `data/README.md` tells how the sentences were made."""

import pytest

from lairkeeper.games.trapwords.bots.language.lore import lore
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.kinds import Language
from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.referee.clue_flags import examples, names
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Sureness
from lairkeeper.testing import clause
from tests.games.trapwords.bots.sentences import found, group_of, guesses, sentences
from tests.games.trapwords.bots.tables import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)


@clause("TRP-GUES1", "TRP-GUES2")
@each_language
def test_a_normal_player_finds_most_words_from_one_sentence(language: Language) -> None:
    assert found(language, "normal").share >= 0.60


@clause("TRP-GUES1", "TRP-GUES2")
@each_language
def test_a_hard_player_finds_nearly_all_words_from_one_sentence(language: Language) -> None:
    assert found(language, "hard").share >= 0.85


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
@pytest.mark.parametrize(("name", "number"), [("tune", 60), ("held_out", 150), ("held_out_2", 75), ("held_out_3", 150)])
@each_language
def test_the_sentences_keep_to_the_rules(language: Language, name: str, number: int) -> None:
    referee, told = match(language), sentences(name, language)
    assert len({secret for secret, _ in told}) == len(told) == number
    for secret, sentence in told:
        record = record_of(language, secret)
        assert referee.trap(sentence, secret, family=record.family).level < Sureness.PROBABLE, sentence
        assert not examples(sentence, list(record.examples), referee.language), sentence
        assert not names(sentence, referee.language), sentence
