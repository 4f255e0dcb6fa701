"""Whole turns and games between computer players: the levels are ordered, and normal players have a good game."""

from statistics import fmean

import pytest

from lairkeeper.games.trapwords.bots.expedition import Expedition
from lairkeeper.games.trapwords.bots.levels import LEVELS, Level, skills
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.box import load_box
from lairkeeper.games.trapwords.components.kinds import Group, Language
from tests.games.trapwords.bots.tables import LISTS

GAMES = 12


def play(language: Language, group: Group, levels: tuple[Level, Level], games: int = GAMES) -> list[Expedition]:
    return [Expedition(load_box(), Player(language, group), levels, number) for number in range(games)]


@pytest.mark.parametrize(("language", "group"), LISTS)
def test_normal_players_guess_often_fall_into_traps_sometimes_and_finish_their_games(
    language: Language, group: Group
) -> None:
    journeys = [expedition.play() for expedition in play(language, group, ("normal", "normal"))]
    turns = [played for journey in journeys for pair in journey.turns for played in pair]
    assert 0.40 <= fmean(played.result == "guessed" for played in turns) <= 0.78
    assert 0.10 <= fmean(played.result == "trapped" for played in turns) <= 0.38
    assert fmean(bool(journey.winners) for journey in journeys) >= 0.6


@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "normal"), ("normal", "hard")])
def test_the_better_team_wins_more_often(weaker: Level, stronger: Level) -> None:
    wins = {weaker: 0, stronger: 0}
    for language, group in LISTS:
        for expedition in play(language, group, (weaker, stronger), 6):
            winners = expedition.play().winners
            wins[weaker] += 0 in winners
            wins[stronger] += 1 in winners
    assert wins[weaker] < wins[stronger]


def test_a_game_is_named_by_its_number() -> None:
    first, again, other = (
        Expedition(load_box(), Player("fr", "fantasy"), ("normal", "hard"), number).play() for number in (4, 4, 5)
    )
    assert first == again != other


def test_better_players_are_quicker() -> None:
    pauses = [(skills(level).giver.seconds, skills(level).guesser.seconds) for level in LEVELS]
    assert pauses == sorted(pauses, reverse=True)
