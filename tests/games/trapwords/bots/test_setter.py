"""Computer players set traps that are allowed, likely and not wasted."""

from statistics import fmean

import pytest

from lairkeeper.games.trapwords.bots.levels import Level
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.bots.setter import likeliest, suggest_traps
from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.referee.legality import Acceptance, legality
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.referee.verdict import Sureness
from lairkeeper.testing import clause
from tests.games.trapwords.bots.tables import EVERYBODY, LISTS, sample, sample_to_count

MOST_TRAPS = 15  # room 10 against the harder Troll


@clause("TRP-TRAP9", "TRP-TRAP11", "TRP-TRAP14", "TRP-TRAP17")
@pytest.mark.parametrize(("language", "group", "level"), EVERYBODY)
def test_every_trap_is_accepted_without_a_warning(language: Language, group: Group, level: Level) -> None:
    player = Player(language, group, level)
    for secret in sample(player):
        for trap in suggest_traps(player, secret, quota=5):
            assert legality(player.lore.language, trap).ruling is Acceptance.ACCEPTED, (secret, trap)
            assert player.lore.referee.trap(trap, secret).level == Sureness.NONE, (secret, trap)
            assert player.lore.referee.trap(secret, trap).level < Sureness.PROBABLE, (secret, trap)


@clause("TRP-TRAP2")
@pytest.mark.parametrize(("language", "group"), LISTS)
def test_there_are_enough_traps_for_the_longest_list(language: Language, group: Group) -> None:
    player = Player(language, group)
    for secret in sample(player, 3):
        assert len(suggest_traps(player, secret, quota=MOST_TRAPS)) >= MOST_TRAPS, secret


@clause("TRP-TRAP18")
@pytest.mark.parametrize(("language", "group"), LISTS)
def test_no_two_traps_are_of_one_family(language: Language, group: Group) -> None:
    player = Player(language, group, "hard")
    for secret in sample(player):
        traps = suggest_traps(player, secret, quota=7)[:7]
        for trap in traps:
            others = [other for other in traps if other != trap]
            level = max(player.lore.referee.trap(trap, other).level for other in others)
            assert level < Sureness.CERTAIN, (secret, trap, others)


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_what_is_taken_is_not_proposed_again(language: Language, group: Group) -> None:
    player = Player(language, group)
    for secret in sample(player):
        first = suggest_traps(player, secret, quota=5)[:2]
        assert not set(first) & set(suggest_traps(player, secret, quota=5, taken=first))


def test_the_same_player_answers_the_same_and_another_differs() -> None:
    player, other = Player("fr", "fantasy", variety=1), Player("fr", "fantasy", variety=2)
    lists = [suggest_traps(player, secret, quota=5)[:5] for secret in sample(player)]
    assert lists == [suggest_traps(player, secret, quota=5)[:5] for secret in sample(player)]
    assert lists != [suggest_traps(other, secret, quota=5)[:5] for secret in sample(player)]


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_easy_setters_miss_more_of_the_obvious_words(language: Language, group: Group) -> None:
    hits: dict[Level, float] = {level: _obvious_traps(language, group, level) for level in ("easy", "normal")}
    assert hits["easy"] < hits["normal"]


def _obvious_traps(language: Language, group: Group, level: Level) -> float:
    """How many of five traps are among the five first associations."""
    found = []
    for number, secret in enumerate(sample_to_count(Player(language, group), 3)):
        player = Player(language, group, level, number)
        first = {fold(word) for word in record_of(language, secret).assoc[:5]}
        found.append(sum(fold(trap) in first for trap in suggest_traps(player, secret, quota=5)[:5]))
    return fmean(found)


def test_the_likeliest_trap_is_the_one_that_comes_to_mind_first() -> None:
    player = Player("en", "fantasy")
    assert likeliest(player, "dragon", ["castle", "wings", "fire", "zebra"]) == 2
    assert likeliest(player, "dragon", ["zebra"]) == 0


def test_a_pasted_word_gets_traps_from_words_near_in_meaning() -> None:
    player = Player("en", "contemporary", pasted=("violin", "tiger"))
    assert {"guitar", "piano", "orchestra", "music", "cello"} & set(suggest_traps(player, "violin", quota=4))
