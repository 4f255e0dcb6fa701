"""Computer players guess from what was said, and from nothing else."""

from inspect import signature

import pytest

from lairkeeper.games.trapwords.bots.guesser import Mood, heard_words, suggest_guesses
from lairkeeper.games.trapwords.bots.levels import LEVELS, Level
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.referee.verdict import Closeness
from lairkeeper.testing import clause
from tests.games.trapwords.bots.tables import LISTS, sample, sample_to_count

FRENCH, ENGLISH = Player("fr", "fantasy", "hard"), Player("en", "fantasy", "hard")


@clause("TRP-GUES1")
@pytest.mark.parametrize(
    ("player", "clues", "word"),
    [
        (ENGLISH, ["It has wings and scales", "it breathes fire"], "dragon"),
        (FRENCH, ["il a des ailes et des écailles", "il crache des flammes"], "dragon"),
        (ENGLISH, ["you wear it on a finger", "made of gold"], "ring"),
        (Player("fr", "contemporary", "hard"), ["un pilote et des passagers", "il vole", "à l'aéroport"], "avion"),
    ],
)
def test_a_sentence_that_a_person_would_say_is_understood(player: Player, clues: list[str], word: str) -> None:
    assert word in [guess.text for guess in suggest_guesses(player, clues=clues)[:5]]


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_better_guessers_find_more_words(language: Language, group: Group) -> None:
    found = {level: _found(language, group, level) for level in LEVELS}
    assert found["easy"] < found["normal"] < found["hard"]
    assert found["hard"] > 0.6


def _found(language: Language, group: Group, level: Level) -> float:
    """How often the first guess after four clues is right."""
    words = sample_to_count(Player(language, group), 4)
    right = 0
    for number, word in enumerate(words):
        player = Player(language, group, level, number)
        best = suggest_guesses(player, clues=record_of(language, word).assoc[4:8])
        right += bool(best) and best[0].text == word
    return right / len(words)


@clause("TRP-GUES8")
@pytest.mark.parametrize(("language", "group"), LISTS)
def test_a_wrong_guess_is_never_repeated(language: Language, group: Group) -> None:
    player = Player(language, group)
    for word in sample(player, 40):
        clues = record_of(language, word).assoc[:4]
        wrong: list[str] = []
        for _ in range(5):
            best = suggest_guesses(player, clues=clues, wrong=wrong)[0].text
            assert all(player.lore.referee.guess(best, earlier).answer is not Closeness.CORRECT for earlier in wrong)
            wrong.append(best)


@clause("TRP-GUES1")
def test_all_clues_so_far_count_in_any_order() -> None:
    first, second = "it lives in the forest", "howls at the moon"
    assert suggest_guesses(ENGLISH, clues=[first])[0].text != "werewolf"
    assert suggest_guesses(ENGLISH, clues=[first, second])[0].text == "werewolf"
    assert _likelihoods([second, first]) == pytest.approx(_likelihoods([first, second]), abs=1e-4)


def test_a_word_like_a_wrong_guess_becomes_less_likely_than_others() -> None:
    before, after = (_likelihoods(["a sharp weapon"], wrong) for wrong in ((), ("sword",)))
    assert after["dagger"] / after["axe"] < before["dagger"] / before["axe"]


def _likelihoods(clues: list[str], wrong: tuple[str, ...] = ()) -> dict[str, float]:
    return {guess.text: guess.likelihood for guess in suggest_guesses(ENGLISH, clues=clues, wrong=wrong)}


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_a_word_that_was_said_as_a_clue_is_not_guessed(language: Language, group: Group) -> None:
    player = Player(language, group, "hard")
    for word in sample(player, 40):
        clues = [word, *record_of(language, word).assoc[:3]]
        assert word not in [guess.text for guess in suggest_guesses(player, clues=clues)]


def test_a_guesser_is_told_neither_the_word_nor_the_traps() -> None:
    assert set(signature(suggest_guesses).parameters) == {"player", "clues", "wrong", "spent", "mood"}
    assert set(Player._fields) == {"language", "group", "level", "variety", "pasted"}


def test_nothing_was_said_so_nothing_is_guessed() -> None:
    assert suggest_guesses(ENGLISH, clues=[]) == []
    assert suggest_guesses(ENGLISH, clues=["it is not with them"]) == []


def test_a_word_that_cannot_be_drawn_any_more_is_not_guessed() -> None:
    clues = ["fire, wings, scales, cave"]
    assert suggest_guesses(ENGLISH, clues=clues)[0].text == "dragon"
    assert "dragon" not in [guess.text for guess in suggest_guesses(ENGLISH, clues=clues, spent=["Dragon"])]


def test_a_guess_is_ripe_when_it_stands_out_or_time_is_short() -> None:
    clear = suggest_guesses(ENGLISH, clues=["fire, wings, scales, cave"])
    assert clear[0].is_ripe and not any(guess.is_ripe for guess in clear[1:])
    vague = suggest_guesses(ENGLISH, clues=["stone"])
    assert not vague[0].is_ripe
    assert suggest_guesses(ENGLISH, clues=["stone"], mood=Mood(is_hurried=True))[0].is_ripe


def test_a_wary_guesser_waits_longer() -> None:
    ripe = {mood: sum(_ripe(word, mood) for word in sample(ENGLISH, 3)) for mood in (Mood(), Mood(is_wary=True))}
    assert ripe[Mood(is_wary=True)] < ripe[Mood()]


def _ripe(word: str, mood: Mood) -> bool:
    best = suggest_guesses(ENGLISH, clues=record_of("en", word).assoc[5:7], mood=mood)
    return bool(best) and best[0].is_ripe


def test_likelihoods_are_a_ranking_that_adds_up() -> None:
    guesses = suggest_guesses(FRENCH, clues=["feu", "grotte"])
    shares = [guess.likelihood for guess in guesses]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("player", "clue", "heard"),
    [
        (ENGLISH, "not without fire", [("fire", False)]),
        (ENGLISH, "it is not big, but hot", [("big", True), ("hot", False)]),
        (ENGLISH, "never far from gold", [("gold", False)]),
        (FRENCH, "pas sans feu", [("feu", False)]),
        (FRENCH, "ce n'est pas grand, plutôt chaud", [("grand", True), ("chaud", False)]),
        (FRENCH, "feu, non ?", [("feu", False)]),
    ],
)
def test_a_denied_word_is_heard_as_denied(player: Player, clue: str, heard: list[tuple[str, bool]]) -> None:
    assert heard_words(player.lore, clue) == heard


def test_a_denied_word_makes_what_it_fits_less_likely() -> None:
    plain = [guess.text for guess in suggest_guesses(ENGLISH, clues=["wings"])]
    denied = [guess.text for guess in suggest_guesses(ENGLISH, clues=["wings", "not fire"])]
    assert "dragon" not in denied or denied.index("dragon") > plain.index("dragon")


def test_words_of_a_pasted_list_are_thought_of() -> None:
    player = Player("en", "contemporary", "hard", pasted=("violin", "tiger", "lighthouse"))
    assert suggest_guesses(player, clues=["orchestra, strings, music, bow"])[0].text == "violin"
