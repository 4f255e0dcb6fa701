"""What `lairkeeper simulate` counts: words guessed and traps sprung."""

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.measures import measures, seat_measures
from lairkeeper.lab import simulate
from tests.games.trapwords.tables import turn_of_a


def test_a_guessed_word_and_a_sprung_trap_are_counted_by_turn() -> None:
    play = turn_of_a().win_turn().begin()
    play.say("something green")
    play.ring("check_held_clue")
    play.accept_stop()
    assert measures(item.event for item in play.told) == {"guessed": (1, 2), "sprung": (1, 2)}


def test_a_guessed_word_is_counted_for_the_clue_giver_and_for_the_guessers() -> None:
    play = turn_of_a().win_turn().begin()
    play.lose_turn()
    found = seat_measures((item.event for item in play.told), play.dungeon)
    assert found == {
        "clue_giver": [(1, 1), (0, 1), (0, 0), (0, 0)],
        "guesser": [(0, 0), (0, 0), (1, 1), (0, 1)],
    }


def test_a_study_tells_them_out_of_all_turns() -> None:
    table = TableOptions(computers=(0, 1, 2, 3), dungeon="custom", rooms="1-2-3")
    study = simulate(GAME, table, ["instinct"], games=1, workers=1)
    assert [each.name for each in study.measures] == ["guessed", "sprung"]
    assert {each.rate.games for each in study.measures} == {int(study.turns.mean)}
    assert study.measures[0].rate.count > 0
