"""The round (TRP-RND), who goes first (TRP-ORD) and the way of the monster."""

from lairkeeper.games.trapwords.components.box import NO_CURSE, Place
from lairkeeper.games.trapwords.players.guide import guide
from lairkeeper.games.trapwords.records.events import (
    BooksExchanged,
    CurseDiscarded,
    CursePushed,
    MonsterMoved,
    RoundBegan,
    TorchPassed,
    WordShown,
)
from lairkeeper.games.trapwords.rules.monster import push
from lairkeeper.games.trapwords.state import Curse
from lairkeeper.kernel import CHANCE, Table
from lairkeeper.testing import clause, heard
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, EVE, A, B, Play


@clause("TRP-RND1", "TRP-RND4", "TRP-RND13")
def test_a_round_is_writing_then_a_turn_for_each_team() -> None:
    play = Play().write()
    assert play.dungeon.phase == "handover"
    play.begin().win_turn().begin().lose_turn()
    assert [(turn.team, turn.result) for turn in play.dungeon.turns] == [(A, "success"), (B, "failure")]
    play.go_on()
    assert (play.dungeon.round, play.dungeon.phase) == (2, "opening")


@clause("TRP-RND2")
def test_a_team_can_read_its_old_lists_again() -> None:
    play = Play(words=["butter", "goblin"]).play_round(a=True)
    (sheet,) = play.sees(BOB).teams[A].sheets
    assert (sheet.room, sheet.word, sheet.traps, sheet.has_guessed) == (3, "butter", ("milk", "yellow", "bread"), True)


@clause("TRP-RND3", "TRP-END2", "TRP-END3")
def test_the_eighth_round_is_the_last() -> None:
    play = Play()
    while play.state.outcome is None:
        play.play_round()
    assert [event.is_last for event in play.events(RoundBegan)] == [False] * 7 + [True]
    assert (play.state.outcome.reason, play.state.outcome.winners) == ("monster_wins", ())


@clause("TRP-RND5", "TRP-RND6")
def test_the_monster_comes_nearer_only_if_nobody_advances() -> None:
    play = Play().play_round(a=True)
    assert play.dungeon.monster_at == 4
    play.play_round()
    assert play.dungeon.monster_at == 3
    assert play.events(MonsterMoved) == [MonsterMoved(Place(3))]


@clause("TRP-RND7", "TRP-RND8", "TRP-CUR1", "TRP-CUR17")
def test_the_monster_pushes_curses_and_they_push_each_other() -> None:
    play = Play(curses=["brambles"]).play_round()
    assert [curse.place for curse in play.dungeon.curses] == [1, 2]
    play.play_round()
    assert [(curse.place, curse.curse) for curse in play.dungeon.curses] == [(0, "brambles"), (1, NO_CURSE)]
    assert play.team(A).effects == play.team(B).effects == ("brambles",)
    assert play.events(CursePushed) == [CursePushed(Place(3), Place(2)), *play.events(CursePushed)[1:]]


@clause("TRP-RND9")
def test_a_curse_pushed_past_the_first_room_is_discarded_unseen() -> None:
    play, table = Play(), Table(CHANCE)
    play.dungeon.curses.append(Curse(Place(0), NO_CURSE, is_up=False))
    push(play.dungeon, Place(0), table)
    assert heard(table.told) == (CurseDiscarded(NO_CURSE, Place(0)),)
    assert (play.dungeon.curses, play.dungeon.unseen_discards) == ([], 1)


@clause("TRP-RND10", "TRP-RND11")
def test_the_torch_goes_round_the_team_in_seat_order() -> None:
    play = Play(players=5)
    holders = [(play.team(A).torch, play.team(B).torch)]
    for _ in range(3):
        play.play_round()
        holders.append((play.team(A).torch, play.team(B).torch))
    assert holders == [(ANN, BOB), (CID, DOT), (EVE, BOB), (ANN, DOT)]
    assert TorchPassed(A, CID) in play.events(TorchPassed)


@clause("TRP-RND12", "TRP-CUR5", "TRP-CUR16")
def test_active_curses_go_before_the_monster_moves_and_new_ones_are_turned_up_after_it() -> None:
    play = Play(curse_rooms="3-4", curses=["brambles", "serpent"])
    assert play.team(A).effects == ("brambles",)
    play.dungeon.monster_at = Place(2)
    play.play_round()
    assert play.dungeon.discards == {"brambles"}
    assert [(curse.place, curse.curse) for curse in play.dungeon.curses] == [(0, "serpent")]


@clause("TRP-RND14")
def test_a_guide_tells_newcomers_what_matters() -> None:
    tips = guide("lairkeeper.games.trapwords")
    assert {"write_list", "give_clue", "guess_word"} <= {tip.question for tip in tips}


@clause("TRP-ORD1", "TRP-AMB1")
def test_the_second_clue_giver_does_not_see_the_word_before_the_own_turn() -> None:
    play = Play().write().begin()
    assert play.turn.team == A
    assert (play.sees(ANN).teams[A].word, play.sees(BOB).teams[B].word) == ("butter", None)
    assert play.events(WordShown, BOB) == []
    early = Play(second_reader="exchange").write().begin()
    assert early.sees(BOB).teams[B].word == early.team(B).word
    assert early.sees(DOT).teams[B].word is None


@clause("TRP-ORD2", "TRP-ORD5")
def test_the_team_behind_goes_first_and_the_order_is_fixed_for_the_round() -> None:
    play = Play(glow=A).play_round(a=True).write().begin()
    assert play.turn.team == B
    play.win_turn().begin()
    assert (play.turn.team, play.team(B).place, play.team(B).quota) == (A, 1, 4)


@clause("TRP-ORD3", "TRP-ORD4")
def test_level_teams_take_turns_to_go_first() -> None:
    play = Play(glow=A)
    firsts = []
    for _ in range(3):
        play.write()
        firsts.append(play.events(BooksExchanged)[-1].first)
        play.begin().lose_turn().begin().lose_turn().go_on()
    assert firsts == [B, A, B]
