"""Words and Books (TRP-BOOK)."""

import pytest

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.components.list_check import problems
from lairkeeper.games.trapwords.components.lists import GROUPS, shipped
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.players.company import sequel
from lairkeeper.games.trapwords.records.events import GlowGiven, WordDrawn
from lairkeeper.games.trapwords.records.options import DrawCard, Propose, SwapWord
from lairkeeper.games.trapwords.rules.book import cards, unused_words
from lairkeeper.kernel import start
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.kernel.errors import BadConfig, BadLines
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, ENGLISH, A, B, Play


@clause("TRP-BOOK1", "TRP-BOOK8")
def test_every_unused_word_has_the_same_chance() -> None:
    state = start(GAME, TableOptions())
    while not isinstance((draw := state.decisions[0]).options[0], DrawCard):
        from lairkeeper.kernel import CHANCE, apply

        apply(state, CHANCE, draw.options[0])
    left = cards(state.world)
    assert draw.weights == tuple(len(words) for words in left.values())
    assert sum(draw.weights) == len(unused_words(state.world)) == len(shipped("en", "fantasy"))


@clause("TRP-BOOK2", "TRP-BOOK3")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_group_has_a_list_of_its_own(language: str) -> None:
    lists = [{record.word for record in shipped(language, group)} for group in GROUPS]
    assert all(len(words) >= 400 for words in lists)
    assert not lists[0] & lists[1]
    assert all(12 <= len(record.assoc) <= 20 for group in GROUPS for record in shipped(language, group))


@clause("TRP-BOOK4", "TRP-BOOK5", "TRP-BOOK7")
def test_each_team_draws_the_word_of_the_other() -> None:
    play = Play(words=["castle", "wizard"])
    assert (play.team(A).word, play.team(B).word) == ("castle", "wizard")
    assert play.events(WordDrawn, BOB) == play.events(WordDrawn, DOT) == [WordDrawn(A, "castle")]
    assert play.events(WordDrawn, ANN) == play.events(WordDrawn, CID) == [WordDrawn(B, "wizard")]


@clause("TRP-BOOK6")
def test_spectators_and_opponents_learn_nothing_about_the_word() -> None:
    play = Play(words=["castle", "wizard"])
    assert [play.sees(seat).teams[A].word for seat in (ANN, CID, None)] == [None, None, None]


@clause("TRP-BOOK8")
def test_no_word_comes_twice_until_the_list_is_used_up() -> None:
    play = Play()
    seen = [play.team(A).word, play.team(B).word]
    for _ in range(3):
        play.play_round()
        seen += [play.team(A).word, play.team(B).word]
    assert len(set(seen)) == len(seen) == 8
    after = sequel(play.dungeon, play.dungeon.options)
    assert set(after.used_words) == set(seen)
    again = Play(used_words=tuple(word for word in ENGLISH if word not in ("castle", "wizard")), words=["castle"])
    assert {again.team(A).word, again.team(B).word} == {"castle", "wizard"}


@clause("TRP-BOOK9", "TRP-BOOK10")
def test_the_glowing_book_changes_sides_every_round() -> None:
    play = Play(glow=A)
    assert play.events(GlowGiven) == [GlowGiven(A)]
    holders = [play.sees(None).glow]
    for _ in range(3):
        play.play_round()
        holders.append(play.dungeon.glow)
    assert holders == [A, B, A, B]


@clause("TRP-BOOK11")
def test_a_team_may_swap_a_word_once_before_its_first_trap() -> None:
    assert not Play().to_writing().can(BOB, SwapWord())
    play = Play(swap_word=True, words=["castle", "wizard", "sword"]).to_writing()
    play.answer(BOB, SwapWord())
    assert play.team(A).word == "sword"
    assert not play.can(DOT, SwapWord())
    play.answer(ANN, Propose("magic"))
    assert not play.can(ANN, SwapWord())


@clause("TRP-BOOK12")
def test_a_pasted_list_is_refused_with_both_words() -> None:
    assert problems("fr", ("or", "roi", "royaume", "un deux trois quatre", "roi")) == (
        ("or", "function_word", ""),
        ("royaume", "family", "roi"),
        ("un deux trois quatre", "too_many_words", ""),
        ("roi", "twice", "roi"),
    )
    with pytest.raises(BadConfig) as refused:
        start(GAME, TableOptions(word_list=(*ENGLISH, "knights")))
    assert "TRP-BOOK12" in refused.value.clauses
    assert refused.value.facts["lines"] == "knights\tfamily\tknight"


def refused_lines(*words: str) -> list[str]:
    """The reasons for which a list is refused, told all at once."""
    with pytest.raises(BadLines) as refused:
        config = agree(GAME, {"word_list": "\n".join(words)})
        assert isinstance(config, TableOptions)
        start(GAME, config)
    assert refused.value.facts["key"] == "word_list"
    return str(refused.value.facts["lines"]).split("\n")


@clause("TRP-BOOK12")
def test_every_refused_line_is_named_with_its_reason() -> None:
    assert refused_lines(*ENGLISH, "the", "", "x" * 40, "knights") == [
        "the\tfunction_word\t",
        f"{'x' * 30}…\ttoo_long\t",
        "knights\tfamily\tknight",
    ]


@clause("TRP-BOOK12")
@pytest.mark.parametrize("word", ["!!!", "x", "12345", "?", "4 x", "🙂🙂"])
def test_a_line_that_is_no_word_is_refused(word: str) -> None:
    assert refused_lines(*ENGLISH, word) == [f"{word}\tnonsense\t"]


@clause("TRP-BOOK12")
@pytest.mark.parametrize("word", ["New York", "R2-D2", "rock 'n' roll", "vingt-et-un"])
def test_names_and_compounds_are_accepted(word: str) -> None:
    start(GAME, TableOptions(word_list=(*ENGLISH, word)))


@clause("TRP-BOOK12", "TRP-BOOK8")
def test_too_few_words_are_refused_together_with_the_bad_lines() -> None:
    assert refused_lines(*ENGLISH[:9]) == ["9\ttoo_few\t16"]
    assert refused_lines(*ENGLISH[:15], "!!!") == ["!!!\tnonsense\t", "15\ttoo_few\t16"]


@clause("TRP-BOOK12")
def test_a_list_has_at_most_a_thousand_different_words() -> None:
    names = [f"name{number}" for number in range(1001)]
    assert refused_lines(*names) == ["1001\ttoo_many\t1000"]
    assert refused_lines(*names[:1000], "name7") == ["name7\ttwice\tname7"]
    assert refused_lines(*names[:1000] * 2, "name7") == ["2001\ttoo_many_lines\t2000"]
    start(GAME, TableOptions(word_list=tuple(names[:1000])))
