"""Objections and disputes in typed play (TRP-RULE)."""

from lairkeeper.games.trapwords.records.events import (
    AlertRaised,
    CheckBegan,
    ClaimDecided,
    ClaimNamed,
    ClueGiven,
    ClueHeld,
    DoubtRaised,
    StopBecameDoubt,
    TrapMadeVoid,
    TurnResumed,
    VotesCounted,
)
from lairkeeper.games.trapwords.records.options import (
    CallCorrect,
    Contest,
    Doubt,
    LetPass,
    NameRule,
    NameTrap,
    Reject,
    Stop,
    Uphold,
    Waive,
)
from lairkeeper.games.trapwords.state import NO_CLUE, SECRET_RULE, ClueNumber, Rule, TrapNumber
from lairkeeper.kernel import Seat
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, A, Play, turn_of_a

FIRST = ClueNumber(1)
MILK = TrapNumber(0)
PRIVATE = Rule("TRP-CLUE14")
JUROR = Seat(4)


def stopped(*, rule: Rule = PRIVATE, **options: object) -> Play:
    """A stop for a clue rule, contested."""
    play = turn_of_a(**options)
    play.say("as on our holidays")
    play.answer(BOB, Stop(FIRST), after=2)
    play.answer(BOB, NameRule(rule))
    play.answer(CID, Contest())
    return play


@clause("TRP-RULE1", "TRP-RULE4")
def test_a_clue_can_be_objected_to_for_six_seconds_and_the_hourglass_does_not_wait() -> None:
    play = turn_of_a()
    play.say("you spread it")
    assert play.left("objection_window") == 6000
    assert play.runs("run_glass")
    play.ring("objection_window")
    assert not play.can(BOB, Stop(FIRST))
    assert not play.can(DOT, Doubt(FIRST))


@clause("TRP-RULE2", "TRP-RULE3", "TRP-RULE6", "TRP-FAIL6")
def test_a_doubt_in_time_turns_a_provisional_success_into_a_failure() -> None:
    play = turn_of_a()
    play.say("cow juice makes it")
    play.answer(BOB, Doubt(FIRST), after=2)
    assert play.events(DoubtRaised, ANN) == []
    assert play.runs("run_glass")
    play.answer(BOB, NameTrap(MILK))
    play.win_turn()
    assert (play.first.result, play.team(A).place, play.first.stage) == ("success", 0, "review")
    assert play.sees(None).teams[A].word == "butter"
    play.vote(uphold=(BOB, DOT, ANN, CID))
    assert play.first.result == "failure"
    assert play.team(A).place == 0


@clause("TRP-RULE5")
def test_a_stop_freezes_the_clock_and_is_named_within_ten_seconds() -> None:
    play = turn_of_a()
    play.say("as on our holidays", after=10)
    play.answer(BOB, Stop(FIRST), after=2)
    assert (play.runs("run_glass"), play.left("run_glass"), play.left("name_claim")) == (False, 78_000, 10_000)
    play.ring("name_claim")
    assert play.events(StopBecameDoubt) == [StopBecameDoubt(BOB, False)]
    assert (play.runs("run_glass"), play.left("run_glass")) == (True, 78_000)


@clause("TRP-RULE5")
def test_a_stop_where_the_referee_sees_nothing_becomes_a_doubt() -> None:
    play = turn_of_a()
    play.say("you find it in the kitchen")
    play.answer(BOB, Stop(FIRST))
    play.answer(BOB, NameTrap(MILK))
    assert (play.turn.freeze.cause, play.turn.claims.made[0].is_stop) == ("", False)
    assert play.events(StopBecameDoubt) == [StopBecameDoubt(BOB, True)]


@clause("TRP-RULE7")
def test_one_vote_against_a_silent_team_decides() -> None:
    play = stopped()
    play.answer(BOB, Uphold())
    play.ring("voting_time")
    assert play.first.result == "failure"
    assert play.events(ClaimDecided)[0].decided_by == "teams"


@clause("TRP-RULE7")
def test_jurors_decide_between_two_teams_that_disagree() -> None:
    play = stopped(jurors=1)
    play.vote(uphold=(BOB, DOT), reject=(ANN,))
    assert play.asked(JUROR) == {"cast_vote"}
    play.vote(uphold=(JUROR,))
    assert play.events(ClaimDecided)[0] == ClaimDecided(True, "jurors", "none", "")
    assert play.events(VotesCounted) == [VotesCounted(3, 1)]


@clause("TRP-RULE7")
def test_without_jurors_the_referee_decides_traps_and_other_claims_are_rejected() -> None:
    play = turn_of_a()
    play.say("a dairy product from milkk")
    play.answer(BOB, Stop(FIRST))
    play.answer(BOB, NameTrap(MILK))
    play.answer(CID, Contest())
    play.vote(uphold=(BOB, DOT), reject=(ANN, CID))
    decided = play.events(ClaimDecided)[0]
    assert (decided.decided_by, decided.is_upheld) == ("referee", decided.level in ("probable", "certain"))
    other = stopped().vote(uphold=(BOB, DOT), reject=(ANN,))
    assert other.events(ClaimDecided)[0].is_upheld is False
    assert other.dungeon.rulings[0].decided_by == "benefit"


@clause("TRP-RULE8", "TRP-RULE11")
def test_an_overturned_stop_gives_five_seconds_back_and_leaves_only_doubts() -> None:
    play = stopped().vote(reject=(ANN,), uphold=(BOB, DOT))
    assert (play.first.result, play.left("run_glass"), play.first.guesses_used) == ("open", 93_000, 0)
    play.say("it melts")
    assert not play.can(BOB, Stop(ClueNumber(2)))
    assert play.can(BOB, Doubt(ClueNumber(2)))


@clause("TRP-RULE8")
def test_a_trap_that_was_named_in_vain_is_void() -> None:
    play = turn_of_a()
    play.say("made of milk")
    play.ring("check_held_clue")
    play.answer(CID, Contest())
    play.vote(reject=(BOB, DOT, ANN, CID))
    assert play.events(TrapMadeVoid) == [TrapMadeVoid("milk")]
    assert play.first.clues[0].is_shown
    play.say("more milk")
    assert play.turn.freeze.cause == ""
    assert not play.sees(BOB).turns[0].has_lost_stops


@clause("TRP-RULE9")
def test_a_certain_trap_is_withheld_and_the_guessers_learn_only_that_something_is_checked() -> None:
    play = turn_of_a()
    play.say("made of milk", after=10)
    assert (play.runs("run_glass"), play.left("check_held_clue")) == (False, 5000)
    assert play.events(ClueHeld, CID) == play.events(ClueGiven, CID) == play.events(AlertRaised, ANN) == []
    assert play.events(CheckBegan, CID) == [CheckBegan()]
    assert [len(play.sees(seat).turns[0].clues) for seat in (ANN, BOB, CID, None)] == [1, 1, 0, 0]
    play.answer(DOT, Waive())
    assert play.events(ClueGiven, CID) == [ClueGiven(FIRST, "made of milk")]
    assert (play.runs("run_glass"), play.left("run_glass")) == (True, 80_000)
    play.say("milk again")
    assert play.first.clues[1].is_shown


@clause("TRP-RULE9")
def test_the_words_of_a_held_secret_stay_hidden_while_the_stop_is_contested() -> None:
    play = turn_of_a()
    play.say("it is butter")
    play.ring("check_held_clue")
    assert [event.word for event in play.events(ClaimNamed, CID)] == [""]
    play.answer(CID, Contest())
    assert play.asked(CID) == set()
    assert play.asked(ANN) == {"cast_vote"}
    assert all("butter" not in str(view) for view in (play.sees(CID).turns, play.sees(None).turns))


@clause("TRP-RULE12")
def test_guessers_vote_on_traps_only_while_the_word_is_hidden() -> None:
    play = turn_of_a()
    play.say("made of milk")
    play.ring("check_held_clue")
    play.answer(CID, Contest())
    assert [play.asked(seat) for seat in (ANN, BOB, CID, DOT)] == [{"cast_vote"}] * 4
    rule = stopped(rule=Rule("TRP-CLUE7"), jurors=1)
    assert [rule.asked(seat) for seat in (ANN, BOB, CID, DOT)] == [{"cast_vote"}, {"cast_vote"}, set(), {"cast_vote"}]
    rule.vote(uphold=(BOB, DOT), reject=(ANN,))
    assert rule.asked(JUROR) == set()


@clause("TRP-RULE12")
def test_a_doubt_about_a_turn_that_failed_anyway_is_dropped() -> None:
    play = turn_of_a()
    play.say("cow juice makes it")
    play.answer(BOB, Doubt(FIRST))
    play.answer(BOB, NameTrap(MILK))
    play.lose_turn()
    assert play.first.claims.made[0].state == "dropped"
    assert len(play.dungeon.turns) == 2


@clause("TRP-RULE10", "TRP-RULE5", "TRP-OPP3")
def test_a_setter_who_lets_a_clue_pass_closes_the_window_with_the_others() -> None:
    play = turn_of_a()
    play.say("you spread it")
    play.answer(BOB, LetPass(FIRST))
    assert play.first.clues[0].is_open
    play.answer(DOT, LetPass(FIRST))
    assert not play.first.clues[0].is_open


@clause("TRP-RULE5", "TRP-CLUE5")
def test_the_secret_word_can_be_claimed_as_a_rule() -> None:
    play = turn_of_a(auto_referee="alerts")
    play.say("it is butter")
    play.answer(BOB, Stop(FIRST))
    play.answer(BOB, NameRule(SECRET_RULE))
    assert play.turn.claims.made[0].level == "certain"
    play.accept_stop()
    assert play.first.result == "failure"


@clause("TRP-AMB11", "TRP-RULE9")
def test_a_referee_that_only_alerts_lets_unnoticed_traps_pass() -> None:
    play = turn_of_a(auto_referee="alerts")
    play.say("made of milk")
    assert play.first.clues[0].is_shown
    assert play.events(AlertRaised, BOB)[0].level == "certain"
    play.ring("objection_window")
    play.win_turn()
    assert play.first.result == "success"


@clause("TRP-AMB3", "TRP-TRIG13")
def test_another_meaning_is_a_doubt_where_the_table_says_so() -> None:
    play = turn_of_a(same_spelling="meaning")
    play.say("made of milk")
    assert play.turn.freeze.cause == ""
    assert play.events(AlertRaised, BOB)[0].level == "probable"


@clause("TRP-DIG11")
def test_people_win_an_argument_against_computers() -> None:
    play = turn_of_a(computers=(1, 3))
    play.say("a lactic drink")
    play.answer(BOB, Stop(FIRST))
    play.answer(BOB, NameRule(PRIVATE))
    play.answer(ANN, Contest())
    assert play.asked(BOB) == set()
    play.answer(ANN, Reject())
    assert play.first.result == "open"


@clause("TRP-DIG11")
def test_between_two_teams_of_computers_the_referee_decides() -> None:
    play = turn_of_a(computers=(0, 1, 2, 3))
    play.say("a lactic drink")
    play.answer(BOB, Doubt(FIRST))
    play.answer(BOB, NameRule(PRIVATE))
    play.win_turn()
    assert play.events(ClaimDecided)[0].decided_by == "benefit"
    assert play.team(A).place == 1


@clause("TRP-RULE8")
def test_a_word_that_was_cleared_in_a_review_is_not_held_again() -> None:
    play = turn_of_a()
    play.say("it is buttery")
    play.ring("check_held_clue")
    play.answer(CID, Contest())
    play.vote(reject=(ANN, BOB, DOT))
    assert play.turn.clues[-1].is_shown
    play.say("still buttery")
    assert (play.turn.freeze.cause, play.turn.clues[-1].is_shown) == ("", True)


def guessed_in_time(**options: object) -> Play:
    """A clue that names a trap in other words, and the right guess two seconds later."""
    play = turn_of_a(auto_referee="alerts", **options)
    play.say("made of milk")
    play.guess("butter", after=2)
    return play


@clause("TRP-FAIL6", "TRP-RULE4", "TRP-RULE5", "TRP-RULE6")
def test_a_stop_after_the_right_guess_turns_the_success_into_a_failure() -> None:
    play = guessed_in_time()
    assert (play.first.result, play.first.stage, play.left("objection_window")) == ("success", "closing", 4000)
    play.answer(BOB, Stop(FIRST), after=1)
    assert not play.runs("objection_window")
    assert not play.can(DOT, Doubt(FIRST))
    play.answer(BOB, NameTrap(MILK))
    play.accept_stop()
    assert (play.first.result, play.first.why, play.team(A).place) == ("failure", "TRP-FAIL1", 0)
    assert len(play.dungeon.turns) == 2


@clause("TRP-FAIL6", "TRP-RULE8", "TRP-RULE11", "TRP-RULE12")
def test_a_stop_overturned_after_the_right_guess_leaves_the_success_and_the_clock_as_they_were() -> None:
    play = guessed_in_time()
    play.answer(BOB, Stop(FIRST))
    play.answer(BOB, NameTrap(MILK))
    play.answer(CID, Contest())
    assert [play.sees(seat).teams[A].word for seat in (CID, None)] == ["butter", "butter"]
    play.vote(reject=(ANN, CID, BOB, DOT))
    assert play.events(TurnResumed) == []
    assert (play.first.result, play.first.glass.milliseconds, play.team(A).void) == ("success", 90_000, ("milk",))
    assert not play.can(DOT, Stop(FIRST))
    play.answer(DOT, LetPass(FIRST))
    assert play.team(A).place == 1


@clause("TRP-FAIL6", "TRP-RULE5")
def test_a_stop_left_unnamed_after_the_right_guess_becomes_a_doubt() -> None:
    play = guessed_in_time()
    play.answer(BOB, Stop(FIRST))
    play.ring("name_claim")
    assert play.events(StopBecameDoubt) == [StopBecameDoubt(BOB, False)]
    assert play.runs("objection_window")
    play.answer(DOT, LetPass(FIRST))
    assert play.first.stage == "review"


@clause("TRP-FAIL6", "TRP-RULE13")
def test_at_the_table_a_stop_after_the_right_guess_is_accepted() -> None:
    play = turn_of_a(mode="table")
    play.answer(BOB, CallCorrect())
    play.answer(DOT, Stop(NO_CLUE), after=3)
    assert not play.runs("last_words")
    play.answer(DOT, NameTrap(MILK))
    play.accept_stop()
    assert (play.first.result, play.first.why) == ("failure", "TRP-FAIL1")


@clause("TRP-FAIL6")
def test_nobody_stops_a_turn_that_failed() -> None:
    play = turn_of_a(mode="table")
    play.ring("run_glass")
    assert not play.can(BOB, Stop(NO_CLUE))
    assert play.can(BOB, Doubt(NO_CLUE))
