"""One word, seven traps (TRP-DIG12)."""

from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.state import TEAMS
from lairkeeper.kernel import Seat
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ENGLISH, Play

A, B = TEAMS
GIVER, SETTER, PARTNER = Seat(0), Seat(1), Seat(2)
WORDS = ("dragon", *ENGLISH)


def challenge(word: str = "dragon") -> Play:
    return Play(dungeon="challenge", word_list=WORDS, words=[word]).begin()


@clause("TRP-DIG12", "TRP-TRAP2")
def test_seven_traps_are_drawn_from_what_people_connect_with_the_word() -> None:
    play = challenge()
    team = play.team(A)
    assert team.word == "dragon"
    assert len(team.traps) == len(set(team.traps)) == 7
    assert set(team.traps) <= set(record_of("en", "dragon").assoc)
    assert play.giver == GIVER


@clause("TRP-DIG12", "TRP-CLUE4")
def test_neither_player_of_the_team_sees_the_traps_and_only_the_first_the_word() -> None:
    play = challenge()
    seen = {seat: play.sees(seat).teams[A] for seat in (GIVER, SETTER, PARTNER, None)}
    assert [seat for seat, team in seen.items() if team.traps is not None] == [SETTER]
    assert [seat for seat, team in seen.items() if team.word is not None] == [GIVER, SETTER]


@clause("TRP-DIG12")
def test_each_word_of_a_clue_costs_five_points_and_each_wrong_guess_ten() -> None:
    play = challenge()
    play.say("mythical beast")
    play.guess("castle")
    play.win_turn()
    outcome = play.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("word_guessed", (GIVER, PARTNER))
    assert outcome.scores == (80, 0, 80, 0)


@clause("TRP-DIG12")
def test_a_word_that_is_not_guessed_in_time_stays_a_secret() -> None:
    play = challenge().lose_turn()
    outcome = play.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("word_missed", play.team(B).seats, (0, 0, 0, 0))
