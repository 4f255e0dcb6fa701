"""Computer players give clues that keep to the rules, whatever curse or monster is in force."""

import re
from collections.abc import Callable
from itertools import combinations

import pytest

from lairkeeper.games.trapwords.bots.giver import GiverTurn, clue_words, danger, suggest_clues
from lairkeeper.games.trapwords.bots.language.demands import NO_DEMANDS, Demands, demands_of, meets
from lairkeeper.games.trapwords.bots.language.lore import lore
from lairkeeper.games.trapwords.bots.language.phrases import all_phrases, with_article, with_definite_article, worded
from lairkeeper.games.trapwords.bots.language.thoughts import thoughts
from lairkeeper.games.trapwords.bots.levels import Level
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.box import load_box
from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.referee.clue_flags import examples, names, speaks_of_sound
from lairkeeper.games.trapwords.referee.conditions import (
    has_negation,
    is_question,
    not_nouns,
    unpaired_words,
    words_beginning_with,
    words_longer_than,
    words_said,
)
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Sureness
from lairkeeper.testing import clause
from tests.games.trapwords.bots.tables import EVERYBODY, LANGUAGES, LISTS, effect, sample

LONGEST = 200
EFFECTS = [curse.id for curse in load_box().curses] + [monster.id for monster in load_box().monsters]
DRAWN_TOGETHER = [
    pair
    for pair in combinations([curse.id for curse in load_box().curses], 2)
    if not any({pair[0], pair[1]} == {barred.first, barred.second} for barred in load_box().unplayable)
]


@clause("TRP-CLUE5", "TRP-CLUE7", "TRP-CLUE8", "TRP-CLUE10")
@pytest.mark.parametrize(("language", "group", "level"), EVERYBODY)
def test_no_clue_says_the_word_its_family_or_an_example(language: Language, group: Group, level: Level) -> None:
    player = Player(language, group, level)
    known = player.lore.language
    for secret in sample(player):
        record = record_of(language, secret)
        for text in suggest_clues(player, secret, GiverTurn(5)):
            for said in (secret, *record.forms, *record.family):
                assert player.lore.referee.trap(text, said).level < Sureness.PROBABLE, (secret, text)
            assert player.lore.referee.trap(text, secret, family=record.family).level == Sureness.NONE, (secret, text)
            assert not examples(text, list(record.examples), known), (secret, text)
            assert not names(text, known), (secret, text)
            assert not speaks_of_sound(text, known), (secret, text)
            assert len(text) <= LONGEST


@clause("TRP-CLUE3")
@pytest.mark.parametrize(("language", "group", "level"), EVERYBODY)
def test_every_word_gets_at_least_three_clues(language: Language, group: Group, level: Level) -> None:
    player = Player(language, group, level)
    assert [secret for secret in sample(player, 5) if len(suggest_clues(player, secret, GiverTurn(7))) < 3] == []


@clause("TRP-CLUE17", "TRP-CUR9", "TRP-CUR10")
@pytest.mark.parametrize("name", EFFECTS)
@pytest.mark.parametrize(("language", "group"), LISTS)
def test_every_effect_is_obeyed(language: Language, group: Group, name: str) -> None:
    player = Player(language, group, variety=3)
    for secret in sample(player, 29):
        texts = suggest_clues(player, secret, GiverTurn(5), demands_of(effect(name)))
        assert texts, (name, secret)
        for text in texts:
            assert not broken(language, text, name), (name, secret, text)


@clause("TRP-CUR13")
@pytest.mark.parametrize("pair", DRAWN_TOGETHER, ids="+".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_curses_of_the_harder_mummy_are_obeyed_together(language: Language, pair: tuple[str, str]) -> None:
    player = Player(language, "fantasy", variety=5)
    for secret in sample(player, 90):
        texts = suggest_clues(player, secret, GiverTurn(5), demands_of(effect(*pair)))
        assert texts, (pair, secret)
        for text in texts:
            assert not broken(language, text, pair[0]), (pair, secret, text)
            assert not broken(language, text, pair[1]), (pair, secret, text)


def broken(language: Language, text: str, name: str) -> object:
    """What the referee would hold against a message under this effect; nothing if it obeys."""
    known = match(language).language
    tests: dict[str, Callable[[], object]] = {
        "echo": lambda: unpaired_words(text),
        "feeble_minded": lambda: not_nouns(text, known),
        "serpent": lambda: words_beginning_with(text, "s", known),
        "denial": lambda: not has_negation(text, known),
        "pebbles": lambda: words_longer_than(text, 7, known),
        "demon": lambda: words_said(text) > 10,
        "demon_hard": lambda: words_said(text) > 6,
        "sphinx": lambda: not is_question(text, known),
        "sphinx_hard": lambda: not is_question(text, known),
    }
    return tests[name]() if name in tests else False


@pytest.mark.parametrize("name", ["demon", "demon_hard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_counted_over_all_clues(language: Language, name: str) -> None:
    player, limit = Player(language, "fantasy", "hard"), effect(name)[0].word_limit
    for secret in sample(player, 60):
        said: tuple[str, ...] = ()
        while texts := suggest_clues(player, secret, GiverTurn(5, said), demands_of(effect(name), said)):
            said += (texts[0],)
        assert sum(map(words_said, said)) == limit


def test_the_harder_sphinx_hears_three_questions_that_say_more() -> None:
    player = Player("en", "fantasy")
    said: tuple[str, ...] = ()
    while texts := suggest_clues(player, "dragon", GiverTurn(5, said), demands_of(effect("sphinx_hard"), said)):
        assert len(player.lore.full_words(texts[0])) == 3
        said += (texts[0],)
    assert len(said) == 3


@pytest.mark.parametrize("name", ["flood", "petrification", "last_word"])
def test_a_message_says_more_where_clues_end_early(name: str) -> None:
    player = Player("fr", "fantasy")
    usual, early = (
        suggest_clues(player, "dragon", GiverTurn(5), demands_of(effects)) for effects in ((), effect(name))
    )
    assert len(player.lore.full_words(early[0])) == 3 > len(player.lore.full_words(usual[0]))


@clause("TRP-AMB9")
def test_a_guess_is_repeated_where_echo_asks_for_it() -> None:
    assert suggest_clues(Player("en", "fantasy"), "dragon", GiverTurn(5), Demands(echo="lizard")) == ("lizard",)


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_traps_that_everybody_knows_are_not_said(language: Language, group: Group) -> None:
    player = Player(language, group)
    for secret in sample(player, 40):
        traps = record_of(language, secret).assoc[::2]
        for text in suggest_clues(player, secret, GiverTurn(5, public_traps=traps)):
            assert all(player.lore.referee.trap(text, trap).level == Sureness.NONE for trap in traps), (secret, text)


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_nothing_is_said_twice(language: Language, group: Group) -> None:
    player = Player(language, group)
    for secret in sample(player, 40):
        said: tuple[str, ...] = ()
        for _ in range(6):
            said += (suggest_clues(player, secret, GiverTurn(5, said))[0],)
        words = [word for text in said for word in player.lore.full_words(text)]
        assert len(set(words)) == len(words), said


@pytest.mark.parametrize("word", ["goblet", "customer", "passenger", "teenager"])
def test_a_counted_noun_has_its_article(word: str) -> None:
    """*there is goblet* is nothing that a person types."""
    texts = {worded(lore("en"), [word], NO_DEMANDS, number) for number in range(20)}
    assert len(texts) > 1
    assert [text for text in texts if f"a {word}" not in text] == []


def test_stuff_has_no_article() -> None:
    texts = {worded(lore("en"), ["gingerbread"], NO_DEMANDS, number) for number in range(20)}
    assert len(texts) > 1
    assert [text for text in texts if " a " in text] == []


def test_english_nouns_take_the_article_that_they_sound_with() -> None:
    nouns = ["apple", "goblet", "hour", "unicorn", "umbrella", "eye"]
    assert [with_article(lore("en"), noun) for noun in nouns] == [
        *("an apple", "a goblet", "an hour", "a unicorn", "an umbrella", "an eye"),
    ]


def test_french_nouns_take_the_article_of_their_gender() -> None:
    known = lore("fr")
    assert [with_article(known, noun) for noun in ("bergerie", "tribunal")] == ["une bergerie", "un tribunal"]
    nouns = ("craie", "sable", "argent")
    assert [with_definite_article(known, noun) for noun in nouns] == ["la craie", "le sable", "l'argent"]
    texts = {worded(known, ["tour"], NO_DEMANDS, number) for number in range(20)}
    assert texts == {"tour"}


@pytest.mark.parametrize("word", ["sorcière", "infirmière", "perforatrice"])
def test_a_french_feminine_is_no_plural(word: str) -> None:
    """*des sorcière* is nothing that a person types."""
    texts = {worded(lore("fr"), [word], NO_DEMANDS, number) for number in range(20)}
    assert [text for text in texts if f"des {word}" in text] == []


@pytest.mark.parametrize(
    ("word", "said"), [("thunder", "thunder"), ("sky", "the sky"), ("mayor", "a mayor"), ("castle", "a castle")]
)
def test_english_nouns_that_plurals_do_not_explain_have_their_article(word: str, said: str) -> None:
    texts = {worded(lore("en"), [word], NO_DEMANDS, number) for number in range(20)}
    assert texts == {said, f"something with {said}", f"it has to do with {said}"}


def test_nothing_is_said_of_another_word_that_looks_like_a_form() -> None:
    """A jigsaw comes in a *box*, which has nothing to do with *boxing*; nor has every other sport."""
    said = {thought.word for thought in thoughts(lore("en"), "boxing")}
    assert "gloves" in said
    assert not said & {"jigsaw", "badminton", "baseball"}


def test_a_clue_of_two_words_is_not_repeated() -> None:
    player, word = Player("fr", "contemporary"), "bande dessinée"
    assert word in clue_words(player, "manga", GiverTurn(5))
    assert word not in clue_words(player, "manga", GiverTurn(5, said=(f"ça va avec une {word}",)))


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_every_clue_has_a_felt_link_to_the_word(language: Language, group: Group) -> None:
    """An association of the lists in one direction or the other; never *jogging* for a sitter."""
    player = Player(language, group)
    for secret in sample(player, 2):
        naming = (record.word for record in player.lore.records if secret in record.assoc)
        links = player.lore.linked_by_itself(secret)
        named = {fold(word) for word in (*record_of(language, secret).assoc, *links, *naming)}
        assert {fold(thought.word) for thought in thoughts(player.lore, secret)} <= named, secret


def test_a_sitter_is_not_explained_by_words_that_are_only_near_in_the_vectors() -> None:
    said = {thought.word for thought in thoughts(lore("fr"), "baby-sitter")}
    assert "biberon" in said
    assert not said & {"jogging", "smash", "tirelire"}


def test_clues_that_fit_a_wrong_guess_are_put_off() -> None:
    player = Player("en", "fantasy")
    before, after = (clue_words(player, "dragon", GiverTurn(3, wrong=wrong)) for wrong in ((), ("phoenix",)))
    misleading = [word for word in before if "phoenix" in player.lore.linked(word)]
    assert sum(map(after.index, misleading)) > sum(map(before.index, misleading))


def test_the_first_associations_are_the_most_dangerous_and_more_traps_reach_further() -> None:
    assert danger(0, 5) > danger(5, 5) > danger(15, 5)
    assert danger(6, 3) < danger(6, 7)


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_a_pasted_word_that_nobody_knows_gets_no_clue_rather_than_a_wrong_one(language: Language, group: Group) -> None:
    assert suggest_clues(Player(language, group, pasted=("zyzzyx",)), "zyzzyx", GiverTurn(3)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_hold_function_words_only_so_that_they_spring_nothing(language: Language) -> None:
    for manner in all_phrases()[language].values():
        for phrase in (phrase for phrases in manner.values() for phrase in phrases):
            words = match(language).message(re.sub(r"{(a |the )?x}", ",", phrase)).units
            assert not words, phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_what_their_heading_promises(language: Language) -> None:
    known, phrases = match(language).language, all_phrases()[language]
    filled = {
        manner: [re.sub(r"{(a |the )?x}", "x", text) for texts in kinds.values() for text in texts]
        for manner, kinds in phrases.items()
    }
    assert all(has_negation(text, known) for text in filled["negation"])
    assert all(is_question(text, known) for text in filled["question"])
    assert all(meets(known, text, Demands(max_letters=9)) for text in filled["plain"])
