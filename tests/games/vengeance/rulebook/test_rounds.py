"""Rounds (VNG-RND): four of them, four phases each, and who takes part."""

from typing import Any

from lairkeeper.games.vengeance.records.events import CombatEnded, HeroDied, RollBegan, RollEnded, RoundBegan, Scored
from lairkeeper.games.vengeance.records.options import (
    EndCombat,
    FinishFlashback,
    ShowFlashback,
    SkipAction,
    Stop,
)
from lairkeeper.games.vengeance.rules.knock_out import CheckKnockOut
from lairkeeper.games.vengeance.rules.rounds import EndRound, PlayFight, PlayRound
from lairkeeper.kernel import begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import clause, heard, play_out
from tests.games.vengeance.tables import ADA, BEN, GO, a_player, a_table, everybody_but, group, question, told_of

SHOWN = ShowFlashback(("train", "train", "heal"))


@clause("VNG-RND1", "VNG-FLB21")
def test_a_round_is_flashback_roll_combat_and_resolution() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A")), PlayRound())
    play_out(state, SHOWN, (ADA, FinishFlashback()))
    assert question(state, BEN) == "prepare"
    told = play_out(state, (BEN, FinishFlashback()))
    assert told_of(told, RollBegan)
    assert state.world.phase == "roll"
    told = play_out(state, GO, (ADA, Stop()), (BEN, Stop()), may_leave_draws=True)
    assert told_of(told, RollEnded)
    assert [event.seat for event in told_of(told, CombatEnded)] == [ADA, BEN]
    assert told_of(told, RoundBegan) == [RoundBegan(2)]


@clause("VNG-RND2")
def test_flashback_and_combat_are_played_by_all_at_the_same_time() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A")), PlayRound())
    play_out(state, SHOWN)
    assert (question(state, ADA), question(state, BEN)) == ("prepare", "prepare")
    table = a_table(
        a_player(groups=[group("SPRINT", "run run")]), a_player("ELI", lair="2A", groups=[group("SPRINT", "run run")])
    )
    fight = begin(table, PlayFight())
    assert (question(fight, ADA), question(fight, BEN)) == ("choose_use", "choose_use")


@clause("VNG-RND3")
def test_the_roll_phase_is_played_by_all_at_the_same_time() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A")), PlayRound())
    play_out(state, SHOWN, (ADA, FinishFlashback()), (BEN, FinishFlashback()), GO)
    assert (question(state, ADA), question(state, BEN)) == ("command", "command")


@clause("VNG-RND4", "VNG-RND5")
def test_who_has_fought_goes_on_to_resolution_and_the_round_waits_for_all() -> None:
    looter = a_player(visited=[1], crossed=["1H", "1G"])
    table = a_table(looter, a_player("ELI", lair="2A", groups=[group("SPRINT", "run run")]))
    state = begin(table, PlayFight(), EndRound())
    assert (question(state, ADA), question(state, BEN)) == ("collect", "choose_use")
    play_out(state, (ADA, SkipAction()))
    assert state.world.round == 1
    play_out(state, (BEN, EndCombat()), may_leave_draws=True)
    assert state.world.round == 2


@clause("VNG-RND6")
def test_the_game_ends_after_four_rounds() -> None:
    state = begin(a_table(a_player(), a_player("ELI", lair="2A"), round=4), EndRound())
    assert state.outcome is not None
    assert state.outcome.scores == (0, 0)
    third = begin(a_table(a_player(), a_player("ELI", lair="2A"), round=3), EndRound())
    assert third.outcome is None


@clause("VNG-RND7", "VNG-SW1")
def test_the_last_round_has_its_resolution_unless_the_table_leaves_it_out() -> None:
    def fought(round: int = 4, **options: Any) -> tuple[int, bool]:
        player = a_player(at=7, wounds=2, knock_outs=1, dodged=["7B"], crossed=everybody_but("7B"))
        state = begin(a_table(player, a_player("ELI", lair="2A"), round=round, **options), PlayFight(), EndRound())
        return state.world.players[ADA].dodged, state.world.players[ADA].is_dead

    assert fought() == (0, True)
    assert fought(last_resolution="skipped") == (0, False)
    assert fought(round=3, last_resolution="skipped") == (0, True)


@clause("VNG-RND8", "VNG-KO6")
def test_a_dead_player_sits_out() -> None:
    state = begin(a_table(a_player(is_dead=True), a_player("ELI", lair="2A"), round=2), PlayRound())
    play_out(state, SHOWN)
    assert question(state, ADA) == ""
    play_out(state, FinishFlashback(), GO)
    assert question(state, BEN) == "command"
    assert sum(state.world.players[ADA].hand) == 0


@clause("VNG-RND9", "VNG-KO7")
def test_if_nobody_is_left_alive_the_game_ends_at_once() -> None:
    doomed = [a_player(at=7, wounds=2, knock_outs=1), a_player("ELI", lair="2A", at=5, wounds=2, knock_outs=1)]
    state = begin(a_table(*doomed, round=2), PlayFight(), EndRound())
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("all_dead", ())


@clause("VNG-RND9", "VNG-SOLO6")
def test_alone_death_fails_the_challenge() -> None:
    table = a_table(a_player(at=7, wounds=2, knock_outs=1, loot=8, trained=16), round=3)
    state = begin(table, PlayFight(), EndRound())
    assert state.outcome is not None
    assert state.outcome.reason == "solo_dead"


@clause("VNG-RND5")
def test_a_death_does_not_stop_the_others() -> None:
    table = a_table(a_player(at=7, wounds=2, knock_outs=1), a_player("ELI", lair="2A"), round=2)
    state = begin(table, PlayFight(), EndRound())
    assert state.outcome is None
    assert state.world.round == 3


@clause("VNG-SCO1")
def test_the_score_is_told_source_by_source() -> None:
    table = a_table(a_player(loot=3), a_player("ELI", lair="2A", trained=9), round=4)
    table.players[BEN].is_dead = True
    _, told = begin_telling(table, EndRound())
    assert heard(told) == (Scored(ADA, 4, 0, 0, 0, 0, 0, 4), Scored(BEN, 0, 2, 0, 0, 0, 0, 2))


@clause("VNG-KO6")
def test_a_second_knock_out_is_told_as_death() -> None:
    _, told = begin_telling(a_table(a_player(wounds=3, knock_outs=1)), CheckKnockOut(ADA))
    assert told_of(told, HeroDied) == [HeroDied(ADA)]
