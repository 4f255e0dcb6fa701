"""On the screen (TRP-DIG) and the table mode (TRP-OPP, TRP-GUES18, TRP-RULE13)."""

from typing import Any

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.components.box import EffectId
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.players.company import channels, roles, teams
from lairkeeper.games.trapwords.records.events import (
    CallRefused,
    ClaimDecided,
    CluesEnded,
    GuessCounted,
    PlayerJoined,
    TorchPassed,
    TrapsRevealed,
    WordRevealed,
    WordShown,
    WordTyped,
)
from lairkeeper.games.trapwords.records.options import (
    CallCorrect,
    Concede,
    ContestAsLate,
    CountClue,
    CountGuess,
    CountWord,
    Doubt,
    EndClues,
    GoOn,
    Guess,
    Join,
    LetPass,
    MarkBreath,
    MarkMove,
    NameEffect,
    NameTrap,
    Object,
    Propose,
    RejectAsLate,
    Say,
    StartGlass,
    Stop,
    TakeWindow,
    TypeWord,
    UncountGuess,
)
from lairkeeper.games.trapwords.state import NO_CLUE, ClueNumber, TrapNumber
from lairkeeper.kernel import Match, Seat, menu, replay
from lairkeeper.testing import check_game, clause
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, EVE, A, B, Play, turn_of_a

LATE = Seat(4)


def at_table(**options: object) -> Play:
    return turn_of_a(mode="table", **options)


@clause("TRP-DIG3")
def test_the_hourglass_waits_once_for_a_lost_clue_giver_then_the_torch_is_passed() -> None:
    play = turn_of_a(players=6)
    play.lose(ANN)
    assert (play.runs("run_glass"), play.left("await_lost")) == (False, 30_000)
    play.ring("await_lost")
    assert play.events(TorchPassed)[-1] == TorchPassed(A, CID)
    assert play.events(WordShown, CID) == [WordShown("butter")]
    assert play.left("read_after_loss") == 3000
    play.ring("read_after_loss")
    assert (play.runs("run_glass"), play.can(CID, Say("it melts")), play.can(CID, Guess("jam"))) == (True, True, False)
    assert play.team(A).torch == CID


@clause("TRP-DIG3")
def test_the_hourglass_does_not_wait_for_a_second_clue_giver_who_is_lost() -> None:
    play = turn_of_a(players=6).lose(ANN)
    play.ring("await_lost")
    play.ring("read_after_loss")
    play.lose(CID)
    assert (play.runs("run_glass"), play.left("await_lost")) == (True, 0)
    play.ring("await_lost")
    assert (play.first.result, play.first.why) == ("failure", "TRP-DIG3")


@clause("TRP-DIG3")
def test_a_clue_giver_who_comes_back_in_time_goes_on() -> None:
    play = turn_of_a()
    play.lose(ANN)
    play.ring("watch_return")
    assert (play.runs("run_glass"), play.can(ANN, Say("it melts"))) == (True, True)


@clause("TRP-DIG3")
def test_without_anybody_to_guess_the_turn_fails() -> None:
    play = turn_of_a()
    play.lose(ANN)
    play.ring("await_lost")
    assert (play.first.result, play.first.why) == ("failure", "TRP-DIG3")


@clause("TRP-DIG4")
def test_spectators_see_what_is_public_and_nothing_else() -> None:
    play = turn_of_a()
    play.say("it melts")
    seen = play.sees(None)
    assert [team.word for team in seen.teams] == [None, None]
    assert [team.traps for team in seen.teams] == [None, None]
    assert [clue.text for clue in seen.turns[0].clues] == ["it melts"]


@clause("TRP-DIG5")
def test_when_a_turn_is_final_its_word_and_traps_are_shown_to_all() -> None:
    play = turn_of_a().lose_turn()
    assert play.events(WordRevealed, CID) == [WordRevealed(A, "butter")]
    assert play.events(TrapsRevealed, ANN) == [TrapsRevealed(A, ("milk", "yellow", "bread"), "")]
    assert play.sees(None).teams[A].traps == ("milk", "yellow", "bread")
    assert play.sees(ANN).teams[B].word == play.team(B).word
    assert play.sees(None).teams[B].word is None


@clause("TRP-DIG6", "TRP-OPP1")
def test_at_the_table_the_setters_start_the_hourglass() -> None:
    play = Play(mode="table").write()
    play.ring("exchange_time")
    assert (play.asked(BOB), play.asked(ANN)) == ({"read_word"}, set())
    play.answer(DOT, StartGlass())
    assert play.left("run_glass") == 40_000


@clause("TRP-DIG7")
def test_a_game_can_be_played_back_from_its_journal() -> None:
    match = Match(GAME, TableOptions(computers=(0, 1, 2, 3)), "seed")
    from lairkeeper.kernel import ChanceStream

    stream = ChanceStream("people")
    for _ in range(60):
        decision = match.state.decisions[0]
        if decision.is_chance:
            match.draw(stream)
        else:
            match.answer(decision.seats[0], stream.pick(menu(GAME, match.state, decision, decision.seats[0])))
    again = replay(GAME, match.sealed())
    assert again.world == match.state.world


@clause("TRP-DIG8", "TRP-GUES4")
def test_during_a_turn_the_guessing_team_has_no_chat() -> None:
    play = turn_of_a()
    assert [channels(play.dungeon, seat) for seat in (ANN, CID, BOB, None)] == [(), (), ("team",), ("table",)]
    assert channels(Play().dungeon, ANN) == ("table", "team")


@clause("TRP-RULE2", "TRP-DIG8")
def test_doubts_are_discussed_by_all_when_the_turn_is_over() -> None:
    play = turn_of_a()
    play.say("you use a tool")
    play.answer(BOB, Doubt(ClueNumber(1)))
    play.answer(BOB, NameTrap(TrapNumber(0)))
    play.guess("butter")
    assert channels(play.dungeon, CID) == ()
    play.pass_clues()
    assert play.turn.stage == "review"
    assert [channels(play.dungeon, seat) for seat in (ANN, CID, BOB, None)] == [("table", "team")] * 4


@clause("TRP-DIG9", "TRP-RND11")
def test_a_latecomer_joins_at_the_end_of_the_rotation() -> None:
    play = Play(latecomers=1).write().begin().lose_turn().begin().lose_turn()
    assert roles(play.dungeon.options, play.dungeon) == {LATE: "latecomer"}
    play.answer(LATE, Join(B))
    assert play.events(PlayerJoined) == [PlayerJoined(LATE, B)]
    assert teams(play.dungeon.options, play.dungeon)[B] == (BOB, DOT, LATE)
    assert roles(play.dungeon.options, play.dungeon) == {}


@clause("TRP-DIG9", "TRP-CLUE19")
def test_nobody_waits_for_a_seat_that_stays_empty() -> None:
    play = Play(latecomers=2).play_round()
    assert (play.dungeon.phase, play.dungeon.round) == ("opening", 2)
    assert not play.can(LATE, Join(A))
    joined = Play(latecomers=1).write().begin().lose_turn().begin().lose_turn()
    joined.answer(LATE, Join(A))
    assert joined.go_on().dungeon.round == 2


@clause("TRP-DIG10")
def test_a_team_at_the_table_may_ask_for_proposals() -> None:
    play = Play(mode="table", words=["castle"]).to_writing()
    question = play.question(BOB, Propose("x"))
    assert question is not None
    assert Propose("king") in menu(GAME, play.state, question, BOB) or len(menu(GAME, play.state, question, BOB)) > 10


@clause("TRP-DIG11")
def test_computer_players_never_concede_or_contest() -> None:
    play = Play(computers=(0, 1, 2, 3)).play_round()
    assert play.dungeon.round == 2
    assert check_game(GAME, [TableOptions(computers=(0, 1, 2, 3))], games=2, every=40).endings["conceded"] == 0


@clause("TRP-OPP4", "TRP-FAIL3", "TRP-GUES3")
def test_the_setters_count_guesses_and_can_take_a_tap_back() -> None:
    play = at_table()
    for _ in range(4):
        play.answer(BOB, CountGuess())
    play.answer(DOT, UncountGuess())
    assert play.events(GuessCounted)[-1] == GuessCounted(3, 2)
    play.answer(BOB, CountGuess())
    play.answer(BOB, CountGuess())
    assert play.first.why == "TRP-FAIL3"


@clause("TRP-GUES18")
def test_a_word_called_by_the_clue_giver_may_be_objected_to() -> None:
    play = at_table()
    play.answer(ANN, CallCorrect())
    assert (play.runs("run_glass"), play.left("object_to_call")) == (False, 5000)
    play.answer(BOB, Object())
    assert play.events(CallRefused) == [CallRefused(BOB)]
    play.answer(ANN, CallCorrect())
    play.ring("object_to_call")
    assert play.turn.result == "success"
    play.ring("last_words")
    assert play.team(A).place == 1


@clause("TRP-GUES18", "TRP-RULE6")
def test_the_setters_call_a_word_and_the_success_is_final_after_the_review() -> None:
    play = at_table()
    play.answer(BOB, CallCorrect())
    assert (play.turn.result, play.team(A).place) == ("success", 0)
    play.answer(BOB, LetPass(NO_CLUE))
    play.ring("last_words")
    assert play.team(A).place == 1


@clause("TRP-FAIL7")
def test_a_word_begun_before_the_end_counts() -> None:
    play = at_table()
    play.ring("run_glass")
    play.answer(BOB, CallCorrect())
    play.ring("last_words")
    assert (play.first.result, play.team(A).place) == ("success", 1)


@clause("TRP-GUES12", "TRP-OPP4")
def test_a_last_guess_that_was_counted_too_fast_may_still_be_right() -> None:
    play = at_table()
    for _ in range(5):
        play.answer(BOB, CountGuess(), after=2)
    assert play.first.why == "TRP-FAIL3"
    play.answer(DOT, CallCorrect())
    play.ring("last_words")
    assert (play.first.result, play.first.glass.spent, play.team(A).place) == ("success", 10_000, 1)


@clause("TRP-DIG3", "TRP-DIG6")
def test_a_dark_phone_takes_nobody_away_from_a_real_table() -> None:
    play = at_table()
    play.lose(ANN).lose(CID)
    assert play.runs("run_glass")
    assert not play.runs("await_lost")
    play.answer(BOB, CallCorrect())
    assert play.first.result == "success"


@clause("TRP-RULE13", "TRP-RULE1")
def test_a_stop_at_the_table_is_always_accepted_and_may_be_answered_as_too_late() -> None:
    play = at_table()
    play.answer(BOB, Stop(NO_CLUE), after=30)
    play.answer(BOB, NameTrap(TrapNumber(0)))
    play.answer(CID, ContestAsLate())
    play.answer(BOB, TypeWord("milky"))
    assert play.events(WordTyped)[0].level == "certain"
    play.vote(uphold=(BOB, DOT), reject=(ANN, CID))
    assert play.events(ClaimDecided)[0].decided_by == "referee"
    assert play.first.result == "failure"


@clause("TRP-RULE13", "TRP-RULE2")
def test_a_doubt_at_the_table_is_reviewed_after_the_turn() -> None:
    play = at_table()
    play.answer(BOB, Doubt(NO_CLUE))
    play.answer(BOB, NameTrap(TrapNumber(0)))
    play.answer(BOB, CallCorrect())
    play.ring("last_words")
    play.answer(ANN, RejectAsLate())
    play.vote(uphold=(BOB,))
    play.ring("voting_time")
    assert play.events(ClaimDecided)[0].is_upheld is False
    assert play.team(A).place == 1


@clause("TRP-CUR7", "TRP-CUR21")
def test_flood_at_the_table_is_a_breath_or_a_window() -> None:
    options: dict[str, Any] = {"dungeon": "custom", "rooms": "3-4-5", "curse_rooms": "3", "mode": "table"}
    play = Play(curses=["flood"], **options).write()
    play.ring("exchange_time")
    play.ring("choose_breath")
    play.begin().answer(BOB, MarkBreath())
    assert play.events(CluesEnded) == [CluesEnded("breath")]
    window = Play(curses=["flood"], **options).write()
    window.ring("exchange_time")
    window.answer(CID, TakeWindow())
    window.begin().answer(BOB, CountClue())
    assert window.left("clue_window") == 20_000


@clause("TRP-CUR8", "TRP-FAIL2")
def test_a_movement_under_petrification_is_a_stop() -> None:
    play = (
        Play(dungeon="custom", rooms="3-4-5", curse_rooms="3", mode="table", curses=["petrification"]).write().begin()
    )
    play.answer(BOB, CountGuess())
    assert play.events(CluesEnded) == [CluesEnded("first_guess")]
    play.answer(BOB, MarkMove())
    play.accept_stop()
    assert play.first.why == "TRP-FAIL2"


@clause("TRP-RULE6", "TRP-RULE13")
def test_a_turn_at_the_table_is_final_when_every_setter_lets_it_be() -> None:
    play = at_table()
    play.ring("run_glass")
    stages = [play.first.stage]
    for setter in (BOB, DOT):
        play.answer(setter, LetPass(NO_CLUE))
        stages.append(play.first.stage)
    assert stages == ["closing", "closing", "final"]


@clause("TRP-CLUE17", "TRP-OPP3")
def test_effects_can_be_claimed_at_the_table() -> None:
    play = Play(dungeon="custom", rooms="3-4-5", curse_rooms="3", mode="table", curses=["last_word"]).write().begin()
    play.answer(BOB, EndClues())
    play.answer(BOB, Stop(NO_CLUE))
    play.answer(BOB, NameEffect(EffectId("last_word")))
    play.accept_stop()
    assert play.first.why == "TRP-FAIL2"
    assert not play.can(EVE, CountWord())


@clause("TRP-CLUE19")
def test_at_the_table_the_next_round_waits_for_a_tap_of_each_team() -> None:
    play = at_table().lose_turn().begin().lose_turn()
    assert (play.dungeon.phase, play.runs("pause_time")) == ("pause", False)
    play.answer(ANN, GoOn())
    assert play.dungeon.phase == "pause"
    play.answer(DOT, GoOn())
    assert (play.dungeon.phase, play.dungeon.round) == ("opening", 2)


@clause("TRP-END4")
def test_at_the_table_a_team_that_ponders_to_concede_hears_all_its_people() -> None:
    play = at_table().lose_turn().begin().lose_turn()
    play.answer(ANN, Concede())
    play.answer(ANN, Concede())
    play.answer(DOT, GoOn())
    assert play.dungeon.phase == "pause"
    play.answer(CID, GoOn())
    assert (play.dungeon.phase, play.dungeon.round) == ("opening", 2)


@clause("TRP-RULE5", "TRP-RULE13")
def test_at_the_table_any_setter_names_the_reason_of_a_stop_within_half_a_minute() -> None:
    play = at_table()
    play.answer(BOB, Stop(NO_CLUE))
    assert (play.left("name_claim"), play.asked(DOT)) == (30_000, {"name_claim"})
    play.answer(DOT, NameTrap(TrapNumber(0)))
    assert play.turn.claims.made[0].by == BOB
    play.accept_stop()
    assert play.first.result == "failure"
