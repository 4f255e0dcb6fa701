"""The monster (TRP-MON), the end of the game (TRP-END) and the variants (TRP-VAR)."""

import pytest

from lairkeeper.games.trapwords.components.box import Place
from lairkeeper.games.trapwords.effects import old_traps
from lairkeeper.games.trapwords.records.events import FightBegan, MonsterBeaten, TeamConceded
from lairkeeper.games.trapwords.records.options import (
    CallCorrect,
    Concede,
    Contest,
    GoOn,
    NameTrap,
    SayRead,
    Stop,
    TypeWord,
)
from lairkeeper.games.trapwords.state import NO_CLUE, TeamId, TrapNumber
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, TRAPS, A, B, Play


def fight(*teams: int, **options: object) -> Play:
    play = Play(**options)  # type: ignore[arg-type]
    play.write().begin().lose_turn().begin().lose_turn()
    for number, team in enumerate(play.dungeon.teams):
        team.place = Place(4 if number in teams else 1)
    play.dungeon.monster_at = Place(4)
    return play.go_on()


@clause("TRP-MON1", "TRP-MON2", "TRP-MON13")
def test_to_enter_the_room_is_not_yet_a_fight() -> None:
    play = Play()
    play.team(A).place = Place(3)
    play.write().begin()
    while play.turn.team != A:
        play.lose_turn().begin()
    play.win_turn()
    assert (play.team(A).place, play.team(A).is_fighting, play.state.outcome) == (4, False, None)
    if len(play.dungeon.turns) < 2 or play.turn.stage != "final":
        play.begin().lose_turn()
    play.go_on()
    assert play.events(FightBegan) == [FightBegan(A, play.dungeon.monster)]


@clause("TRP-MON1", "TRP-MON13")
def test_a_monster_that_walks_into_a_teams_room_is_fought_in_the_next_round() -> None:
    play = Play(dungeon="custom", rooms="3-4-5")
    play.dungeon.monster_at = Place(1)
    play.write().begin().lose_turn().begin().lose_turn()
    assert (play.dungeon.monster_at, play.state.outcome) == (0, None)
    play.go_on()
    assert play.team(A).is_fighting and play.team(B).is_fighting


@clause("TRP-MON3", "TRP-MON7")
def test_the_rule_binds_both_and_the_glowing_book_decides_who_starts() -> None:
    play = fight(A, B, monster="troll")
    assert play.team(A).effects == play.team(B).effects == ("troll",)
    assert play.team(A).quota == 10
    play.write().begin()
    assert play.turn.team == 1 - play.dungeon.glow


@clause("TRP-MON4", "TRP-MON5", "TRP-MON12", "TRP-END1")
def test_a_lone_fighter_plays_second_and_wins_with_its_word() -> None:
    play = fight(A).write().begin()
    assert play.turn.team == B
    play.win_turn()
    assert play.team(B).place == 2
    play.begin().win_turn()
    assert play.events(MonsterBeaten) == [MonsterBeaten(A)]
    assert play.state.outcome is not None
    assert (play.state.outcome.reason, play.state.outcome.winners) == ("monster_beaten", (ANN, CID))
    assert play.sees(None).phase == "over"


@clause("TRP-MON6", "TRP-RND5")
def test_a_lone_fighter_that_fails_stays_and_so_does_the_monster() -> None:
    play = fight(A).play_round()
    assert (play.dungeon.monster_at, play.team(A).place, play.state.outcome) == (4, 4, None)


@clause("TRP-MON8", "TRP-MON7")
def test_both_win_if_both_guess() -> None:
    play = fight(A, B).play_round(a=True, b=True)
    assert play.state.outcome is not None
    assert (play.state.outcome.reason, len(play.state.outcome.winners)) == ("both_teams", 4)


@clause("TRP-MON9", "TRP-RND4")
def test_the_only_team_that_guesses_wins() -> None:
    play = fight(A, B).play_round(b=True)
    assert play.state.outcome is not None
    assert play.state.outcome.winners == (BOB, DOT)


@clause("TRP-MON10", "TRP-END2")
def test_another_round_is_played_if_neither_guesses_but_not_after_the_eighth() -> None:
    play = fight(A, B)
    while play.state.outcome is None:
        assert play.dungeon.monster_at == 4
        play.play_round()
    assert (play.dungeon.round, play.state.outcome.reason) == (8, "monster_wins")


@clause("TRP-AMB2", "TRP-MON6")
def test_after_a_fight_the_monster_may_stand_still_for_good() -> None:
    for freeze, place in (("while_there", 3), ("for_good", 4)):
        play = fight(A, monster_freeze=freeze)
        play.team(A).is_fighting = False
        play.team(A).place = Place(3)
        play.team(A).start = Place(3)
        play.play_round()
        assert play.dungeon.monster_at == place


@clause("TRP-MON2", "TRP-MON11")
@pytest.mark.parametrize(("deck", "words"), [("plain", 10), ("hard", 6)])
def test_the_demon_counts_words(deck: str, words: int) -> None:
    play = fight(A, B, monster="demon", monster_deck=deck).write().begin()
    with pytest.raises(IllegalOption):
        play.say(" ".join(["yellowish"] * (words + 1)))
    play.say(" ".join(f"w{number}" for number in range(words)))
    assert play.turn.clue_box.is_closed


@clause("TRP-MON2", "TRP-GUES2")
def test_the_vampire_takes_guesses_and_the_dragon_time() -> None:
    assert fight(A, B, monster="vampire").write().begin().turn.guess_limit == 3
    assert fight(A, B, monster="vampire", monster_deck="hard").write().begin().turn.guess_limit == 2
    assert fight(A, B, monster="dragon").write().begin().left("run_glass") == 45_000


@clause("TRP-MON2", "TRP-VAR6", "TRP-CLUE2")
def test_the_harder_dragon_leaves_no_time_to_read() -> None:
    play = fight(A, B, monster="dragon", monster_deck="hard", clock_start="first_clue").write()
    play.ring("exchange_time")
    assert play.runs("run_glass")


@clause("TRP-MON2")
def test_the_sphinx_wants_questions_and_the_harder_one_three_at_most() -> None:
    play = fight(A, B, monster="sphinx", monster_deck="hard").write().begin()
    with pytest.raises(IllegalOption):
        play.say("it melts")
    for number in range(3):
        play.say(f"what melts in {number} minutes?")
    assert play.turn.clue_box.is_closed


@clause("TRP-MON2", "TRP-RULE8", "TRP-DIG5")
def test_the_lich_wakes_old_traps_but_not_void_ones() -> None:
    play = fight(A, B, monster="lich").to_writing()
    assert set(old_traps(play.dungeon, A)) == set(TRAPS[:3])
    play.write(for_a=TRAPS[3:10]).begin()
    play.say(f"something {old_traps(play.dungeon, play.turn.team)[0]}")
    assert play.turn.freeze.cause == "held"
    hard = fight(A, B, monster="lich", monster_deck="hard")
    assert set(old_traps(hard.dungeon, A)) == {*TRAPS[:3], "green", "small", "ugly"}


@clause("TRP-MON2", "TRP-RULE8")
def test_the_lich_wakes_no_trap_of_this_round_and_none_that_has_become_void() -> None:
    play = fight(A, B, monster="lich", monster_deck="hard").write(for_a=TRAPS[3:10]).begin()
    first, second = play.turn.team, TeamId(1 - play.turn.team)
    old = set(old_traps(play.dungeon, second))
    play.team(first).void += ("milk" if first == A else "green",)
    play.lose_turn()
    assert set(old_traps(play.dungeon, second)) == old
    play.begin().lose_turn().go_on()
    assert old_traps(play.dungeon, first)
    assert not {"milk" if first == A else "green"} & set(old_traps(play.dungeon, first))


@clause("TRP-RULE13", "TRP-MON2")
def test_a_word_typed_about_an_old_trap_is_held_against_that_trap() -> None:
    play = fight(A, B, monster="lich", mode="table").write(for_a=TRAPS[3:10]).begin()
    old = TrapNumber(len(play.team(play.turn.team).traps))
    setter, trap = play.setter, old_traps(play.dungeon, play.turn.team)[0]
    play.answer(setter, Stop(NO_CLUE))
    play.answer(setter, NameTrap(old))
    play.answer(play.guesser, Contest())
    play.answer(setter, TypeWord(trap))
    assert play.turn.claims.made[-1].level == "certain"


@clause("TRP-END4")
def test_most_of_a_team_must_want_to_concede() -> None:
    play = Play().write().begin().lose_turn().begin().lose_turn()
    for seat in (ANN, CID):
        assert play.state.outcome is None
        play.answer(seat, Concede())
        play.answer(seat, Concede())
    assert play.events(TeamConceded) == [TeamConceded(A)]
    assert play.state.outcome is not None
    assert play.state.outcome.winners == (BOB, DOT)


@clause("TRP-END4")
def test_a_wish_to_concede_lapses_with_the_pause() -> None:
    play = Play().write().begin().lose_turn().begin().lose_turn()
    assert play.left("pause_time") == 8000
    play.answer(ANN, Concede())
    play.answer(ANN, Concede())
    assert play.left("pause_time") == 8000
    play.ring("pause_time")
    assert play.left("ponder_time") == 12_000
    play.ring("ponder_time")
    assert (play.state.outcome, play.team(A).conceding) == (None, set())


@clause("TRP-VAR1", "TRP-VAR2", "TRP-VAR3")
def test_the_second_team_gets_exactly_the_time_of_the_first_and_wins_within_it() -> None:
    play = fight(A, B, tie_break="fastest").write().begin()
    first = play.turn.team
    play.win_turn(after=30).begin()
    assert play.left("run_glass") == 30_000
    play.win_turn(after=29)
    assert play.state.outcome is not None
    assert (play.state.outcome.reason, play.state.outcome.winners) == (
        "faster_team",
        play.team(B if first == A else A).seats,
    )
    slow = fight(A, B, tie_break="fastest").write().begin().win_turn(after=30).begin().lose_turn()
    assert slow.state.outcome is not None
    assert slow.state.outcome.winners == slow.team(first).seats


@clause("TRP-VAR3", "TRP-FAIL7")
def test_at_the_same_time_the_first_team_wins() -> None:
    play = fight(A, B, tie_break="fastest", mode="table").write().begin()
    first, other = play.turn.team, play.setter
    play.answer(other, CallCorrect(), after=20)
    play.ring("last_words")
    play.begin()
    setter = play.setter
    play.ring("run_glass")
    play.answer(setter, CallCorrect())
    play.ring("last_words")
    assert play.state.outcome is not None
    assert (play.state.outcome.reason, play.state.outcome.winners) == ("faster_team", play.team(first).seats)


@clause("TRP-VAR4")
def test_if_the_first_team_failed_the_second_has_its_usual_time() -> None:
    play = fight(A, B, tie_break="fastest").write().begin().lose_turn().begin()
    assert play.left("run_glass") == 90_000


@clause("TRP-VAR5", "TRP-VAR7")
def test_under_pressure_the_hourglass_starts_at_once() -> None:
    play = Play(clock_start="at_once").write()
    play.ring("exchange_time")
    assert play.runs("run_glass")


@clause("TRP-VAR6", "TRP-VAR7")
def test_with_less_pressure_the_hourglass_waits_for_the_first_clue() -> None:
    play = Play(clock_start="first_clue").write().begin()
    assert (play.runs("run_glass"), play.left("thinking_time")) == (False, 20_000)
    play.say("it melts", after=15)
    assert (play.runs("run_glass"), play.left("run_glass")) == (True, 90_000)
    late = Play(clock_start="first_clue").write().begin()
    late.ring("thinking_time")
    assert late.runs("run_glass")


@clause("TRP-CLUE2")
def test_the_clue_giver_may_say_that_the_word_is_read() -> None:
    play = Play().write()
    play.ring("exchange_time")
    play.answer(ANN, SayRead())
    assert play.runs("run_glass")
    assert not play.can(ANN, GoOn())
