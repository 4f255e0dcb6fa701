"""Guesses in typed play (TRP-GUES), failure (TRP-FAIL) and the part of the opponents (TRP-OPP)."""

import pytest

from lairkeeper.games.trapwords.records.events import FigureMoved, GuessMade, TurnFailed
from lairkeeper.games.trapwords.records.options import AcceptGuess, Guess, RefuseGuess
from lairkeeper.kernel.errors import IllegalOption, LairkeeperError, UnfitText
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, EVE, A, Play, turn_of_a


@clause("TRP-GUES1", "TRP-GUES4")
def test_any_player_but_the_clue_giver_guesses_in_no_order() -> None:
    play = turn_of_a(players=6)
    for seat in (EVE, EVE, CID):
        play.answer(seat, Guess("jam"), after=5)
    assert [guess.by for guess in play.first.guesses] == [EVE, EVE, CID]
    assert not play.can(ANN, Guess("jam"))
    assert not play.can(BOB, Guess("jam"))


@clause("TRP-GUES2", "TRP-FAIL3", "TRP-OPP4")
def test_the_fifth_wrong_guess_fails_the_turn_at_once() -> None:
    play = turn_of_a()
    for word in ("jam", "honey", "cheese", "salt"):
        play.guess(word)
    assert play.first.result == "open"
    play.guess("sugar")
    assert (play.first.result, play.first.why) == ("failure", "TRP-FAIL3")


@clause("TRP-GUES12")
def test_the_fifth_guess_may_be_the_right_one() -> None:
    play = turn_of_a()
    for word in ("jam", "honey", "cheese", "salt"):
        play.guess(word)
    play.guess("butter")
    assert play.first.result == "success"


@clause("TRP-GUES3", "TRP-GUES9", "TRP-GUES7")
def test_a_question_or_a_whole_sentence_is_one_guess() -> None:
    play = turn_of_a(words=["goblin"])
    play.guess("is it an elf?")
    play.guess("if it's not a goblin I'll eat my hat")
    assert (play.first.guesses_used, play.first.result) == (2, "success")


@clause("TRP-GUES5")
@pytest.mark.parametrize("text", ["I think I know", "I know"])
def test_asking_leave_is_refused_and_costs_nothing(text: str) -> None:
    play = turn_of_a()
    with pytest.raises(IllegalOption) as refused:
        play.guess(text)
    assert refused.value.clauses == ("TRP-GUES5",)
    assert play.first.guesses_used == 0


@clause("TRP-GUES6")
def test_the_figure_moves_as_soon_as_the_success_is_final() -> None:
    play = turn_of_a()
    play.win_turn()
    assert play.events(FigureMoved) == [FigureMoved(A, play.team(A).place)]
    assert play.team(A).place == 1
    assert len(play.dungeon.turns) == 2


@clause("TRP-GUES8", "TRP-GUES16")
def test_a_derivative_is_wrong() -> None:
    play = turn_of_a()
    play.guess("buttery")
    assert play.first.guesses[0].verdict == "wrong"


@clause("TRP-GUES10")
def test_words_in_a_list_count_one_each() -> None:
    play = turn_of_a()
    play.guess("jam, honey or cheese")
    assert play.first.guesses_used == 3
    with pytest.raises(UnfitText):
        play.guess("x" * 61)
    assert play.first.guesses_used == 3


@clause("TRP-GUES10", "TRP-GUES12")
def test_a_list_that_holds_the_word_ends_with_it() -> None:
    play = turn_of_a()
    play.guess("jam, butter, cheese")
    assert (play.first.guesses_used, play.first.result) == (2, "success")


@clause("TRP-GUES11")
def test_the_same_wrong_guess_of_two_players_within_two_seconds_counts_once() -> None:
    play = turn_of_a(players=6)
    play.answer(CID, Guess("jam"), after=1)
    play.answer(EVE, Guess("Jam"), after=1.5)
    assert [guess.verdict for guess in play.first.guesses] == ["wrong", "repeated"]
    play.answer(EVE, Guess("jam"), after=3)
    assert play.first.guesses_used == 2


@clause("TRP-GUES13", "TRP-RULE10")
def test_a_slip_is_accepted_unless_a_setter_refuses() -> None:
    play = turn_of_a()
    play.guess("buttar")
    assert (play.turn.freeze.cause, play.runs("run_glass"), play.asked(BOB)) == ("ask", False, {"confirm_guess"})
    play.answer(BOB, RefuseGuess())
    assert play.first.guesses[-1].verdict == "wrong"
    play.guess("buttar")
    play.ring("confirm_guess")
    assert play.first.result == "success"


@clause("TRP-GUES7", "TRP-RULE10")
def test_a_closed_compound_is_put_to_the_setters() -> None:
    play = turn_of_a()
    play.guess("butterfly")
    play.answer(BOB, AcceptGuess())
    assert play.first.result == "success"


@clause("TRP-GUES14", "TRP-AMB5")
def test_the_other_gender_is_correct_or_asked() -> None:
    words = ("sorcier", *Play(language="fr").dungeon.options.word_list)
    play = turn_of_a(language="fr", words=["sorcier"], word_list=words, traps=["balai", "magie", "chat"])
    play.guess("sorcière")
    assert play.first.result == "success"
    asked = turn_of_a(
        language="fr", words=["sorcier"], word_list=words, traps=["balai", "magie", "chat"], gender_guess="asked"
    )
    asked.guess("sorcière")
    assert asked.turn.freeze.cause == "ask"


@clause("TRP-GUES15", "TRP-FAIL5")
def test_a_guess_after_the_end_is_void() -> None:
    play = turn_of_a()
    play.lose_turn()
    assert not play.can(CID, Guess("butter"))
    with pytest.raises(LairkeeperError):
        play.answer(CID, Guess("butter"))
    assert play.team(A).place == 0


@clause("TRP-GUES17")
@pytest.mark.parametrize("text", ["elf goblin troll", "unicorn goblin"])
def test_a_string_of_nouns_is_refused_and_costs_nothing(text: str) -> None:
    play = turn_of_a()
    with pytest.raises(IllegalOption) as refused:
        play.guess(text)
    assert refused.value.clauses == ("TRP-GUES17",)
    assert play.first.guesses == []


@clause("TRP-TRIG7")
def test_a_guesser_who_says_a_trap_risks_nothing() -> None:
    play = turn_of_a()
    play.guess("milk")
    assert (play.first.result, play.first.guesses_used) == ("open", 1)


@clause("TRP-FAIL1", "TRP-OPP2")
def test_a_trap_fails_the_turn() -> None:
    play = turn_of_a()
    play.say("made of milk")
    play.ring("check_held_clue")
    play.accept_stop()
    assert play.events(TurnFailed)[0].why == "TRP-FAIL1"


@clause("TRP-FAIL4", "TRP-OPP5", "TRP-OPP1")
def test_the_turn_fails_when_the_hourglass_is_empty() -> None:
    play = turn_of_a()
    assert play.runs("run_glass")
    play.ring("run_glass")
    assert play.events(TurnFailed)[0].why == "TRP-FAIL4"


@clause("TRP-FAIL6")
def test_a_guess_in_time_is_a_success() -> None:
    play = turn_of_a()
    play.guess("butter", after=89.9)
    assert play.first.result == "success"
    assert play.events(GuessMade)[0].verdict == "correct"
