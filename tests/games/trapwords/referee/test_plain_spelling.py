"""Words typed without accents or apostrophe are those words, and no slips of others (TRP-TRIG15, TRP-GUES13)."""

from functools import cache

import pytest

from lairkeeper.games.trapwords.components.kinds import Language
from lairkeeper.games.trapwords.components.lists import GROUPS, shipped
from lairkeeper.games.trapwords.referee.lexicon.language import language
from lairkeeper.games.trapwords.referee.lexicon.text import fold, joined
from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.slips import one_slip_away
from lairkeeper.games.trapwords.referee.verdict import Closeness, MatchReason, Sureness
from lairkeeper.testing import clause

LANGUAGES: tuple[Language, ...] = ("fr", "en")
MOST_FREQUENT = 4_000
SHORTEST_SECRET = 6


@cache
def spelled_plainly(code: str) -> dict[str, None]:
    """Every accented word of a language in its spelling without accents, the most frequent first."""
    forms = language(code).forms
    words = [(forms.frequency[number], forms.words[number]) for number in range(len(forms.words))]
    accented = sorted(((often, word) for often, word in words if fold(word) != word), reverse=True)
    return dict.fromkeys(fold(word) for _, word in accented)


@cache
def every_plain_word(code: str) -> frozenset[str]:
    forms = language(code).forms
    return frozenset(fold(forms.words[number]) for number in range(len(forms.words)))


def neighbours(word: str, known: frozenset[str]) -> list[str]:
    """Dictionary words that are one slip away from a typed word."""
    return sorted({near for near, _ in one_slip_away(word)} & known)


@clause("TRP-TRIG15")
def test_no_usual_word_without_its_accents_is_a_slip_of_a_trap() -> None:
    referee, known = match("fr"), every_plain_word("fr")
    usual = list(spelled_plainly("fr"))[:MOST_FREQUENT]
    tried = [(typed, trap) for typed in usual for trap in neighbours(typed, known)]
    assert len(tried) > len(usual)
    assert [pair for pair in tried if referee.trap(*pair).reason is MatchReason.SLIP] == []


@clause("TRP-GUES13")
def test_no_word_without_its_accents_is_a_slip_of_a_secret_word() -> None:
    referee, plain = match("fr"), frozenset(spelled_plainly("fr"))
    secrets = [record.word for group in GROUPS for record in shipped("fr", group)]
    long = [secret for secret in secrets if len(joined(secret)) >= SHORTEST_SECRET]
    tried = [(guess, secret) for secret in long for guess in neighbours(joined(secret), plain)]
    assert tried
    assert [pair for pair in tried if referee.guess(*pair).reason is MatchReason.SLIP] == []


@clause("TRP-TRIG15", "TRP-GUES13")
def test_a_castle_without_its_accent_is_no_hat() -> None:
    referee = match("fr")
    assert referee.guess("chateau", "chapeau").answer is Closeness.WRONG
    assert referee.trap("chateau", "chapeau").level is Sureness.NONE
    assert referee.trap("s'il te plait", "lait").level is Sureness.NONE
    assert referee.guess("chateau", "château").answer is Closeness.CORRECT
    assert referee.guess("chapaeu", "chapeau").answer is Closeness.ASK


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_without_their_apostrophe_are_no_slips(code: Language) -> None:
    words, known = language(code), every_plain_word(code)
    forms = (words.forms.words[number] for number in range(len(words.forms.words)))
    typed = {fold(word).replace("'", "") for word in (*forms, *words.function_words.listed) if word.count("'") == 1}
    tried = [(word, trap) for word in sorted(typed) for trap in neighbours(word, known)]
    assert len(tried) > 50
    assert [pair for pair in tried if match(code).trap(*pair).reason is MatchReason.SLIP] == []
    assert [pair for pair in tried if match(code).guess(*pair).reason is MatchReason.SLIP] == []


@clause("TRP-TRIG16")
@pytest.mark.parametrize("clue", ["dont", "wont", "cant", "theyre", "youre", "whats", "hes", "shes", "lets", "isnt"])
def test_a_contraction_without_its_apostrophe_is_a_function_word(clue: str) -> None:
    assert [unit.word.text for unit in match("en").message(f"{clue} you see").units] == ["see"]


@clause("TRP-TRIG16")
def test_a_word_that_may_be_a_contraction_is_certain_only_as_it_is_spelled() -> None:
    assert match("en").trap("ill be there", "illness").level is Sureness.PROBABLE
    assert match("en").trap("very ill", "ill").level is Sureness.CERTAIN


@clause("TRP-TRIG9")
def test_an_elided_article_may_lack_its_apostrophe() -> None:
    assert match("fr").trap("larbre est vert", "arbre").level is Sureness.CERTAIN
    assert match("fr").trap("larbre est vert", "marbre").level is Sureness.NONE
    assert match("fr").guess("lepee", "épée").answer is Closeness.CORRECT


@clause("TRP-TRIG16")
def test_a_rare_word_hides_no_function_word_without_accents() -> None:
    """*voila* is a form of *voiler*, *pres* and *ca* are names; people who type them mean the function words."""
    referee = match("fr")
    assert referee.trap("et voila", "voile").level is Sureness.NONE
    assert referee.trap("c'est tout pres", "pré").level is Sureness.NONE
    functions = [word for word in referee.language.function_words.listed if fold(word) != word]
    assert [word for word in functions if not referee.language.is_function_word(fold(word))] == ["allô"]
    assert referee.guess("pres", "pré").answer is Closeness.CORRECT


@clause("TRP-TRIG9")
def test_a_rare_word_that_may_be_a_usual_one_without_accents_is_never_certain() -> None:
    """*congres* is mostly *congrès*, so that it stops nobody who must not say *congre*."""
    referee = match("fr")
    assert referee.trap("un congres de savants", "congre").level is Sureness.PROBABLE
    assert referee.trap("des cameras partout", "caméra").level is Sureness.PROBABLE
    assert referee.trap("deux congres", "congrès").level is Sureness.PROBABLE
    assert referee.trap("une boite", "boîte").level is Sureness.CERTAIN
