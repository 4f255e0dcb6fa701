"""Writing traps (TRP-TRAP)."""

import pytest

from lairkeeper.games.trapwords.records.events import EntryProposed, TeamReady, WritingExtended
from lairkeeper.games.trapwords.records.options import (
    ConfirmList,
    Keep,
    LeaveToOthers,
    Propose,
    SetAside,
    Star,
    Withdraw,
)
from lairkeeper.games.trapwords.state import EntryNumber
from lairkeeper.kernel import Seat
from lairkeeper.kernel.errors import IllegalOption, UnfitText
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, FAY, TRAPS, A, B, Play


def refused(play: Play, seat: Seat, text: str) -> tuple[str, ...]:
    with pytest.raises(IllegalOption) as refusal:
        play.answer(seat, Propose(text))
    return refusal.value.clauses


def entry(number: int) -> EntryNumber:
    return EntryNumber(number)


@clause("TRP-TRAP1", "TRP-TRAP7")
def test_a_list_is_hidden_and_only_its_completion_is_told() -> None:
    play = Play().to_writing().propose(BOB, "milk", "yellow", "bread")
    assert play.events(EntryProposed, ANN) == []
    assert len(play.events(EntryProposed, DOT)) == 3
    play.confirm(B)
    assert play.events(TeamReady, ANN) == [TeamReady(B)]
    assert play.sees(ANN).teams[A].traps is None


@clause("TRP-TRAP2", "TRP-TRAP3")
def test_each_list_is_as_long_as_the_room_of_the_opponents_says() -> None:
    play = Play().play_round(a=True)
    assert (play.team(B).quota, play.team(A).quota) == (4, 3)
    assert play.sees(None).teams[B].quota == 4


@clause("TRP-TRAP4", "TRP-TRAP5")
def test_more_words_may_be_proposed_than_kept() -> None:
    play = Play().to_writing().propose(BOB, *TRAPS[:5])
    assert [word.is_kept for word in play.team(B).entries] == [True, True, True, False, False]
    assert not play.can(DOT, Keep(entry(4)))
    play.answer(DOT, SetAside(entry(1)))
    play.answer(BOB, Keep(entry(5)))
    assert play.confirm(B).team(A).traps == ("yellow", "bread", "spread")


@clause("TRP-TRAP5")
def test_more_than_half_and_at_least_two_confirm_and_a_change_takes_it_back() -> None:
    play = Play(players=6).to_writing().propose(BOB, *TRAPS[:4])
    play.answer(BOB, ConfirmList())
    assert not play.team(B).is_ready
    play.answer(FAY, SetAside(entry(1)))
    assert play.team(B).confirmed == set()
    assert not play.can(BOB, ConfirmList())
    play.answer(FAY, Keep(entry(4)))
    play.answer(BOB, ConfirmList())
    play.answer(DOT, ConfirmList())
    assert play.team(B).is_ready


@clause("TRP-TRAP5", "TRP-DIG11")
def test_computer_players_confirm_a_full_list_at_once() -> None:
    play = Play(computers=(3,)).to_writing().propose(BOB, *TRAPS[:3])
    assert play.team(B).confirmed == {DOT}
    play.answer(BOB, ConfirmList())
    assert play.team(B).is_ready


@clause("TRP-TRAP5", "TRP-DIG11")
def test_a_computer_player_counts_even_when_it_has_left_the_list_to_the_others() -> None:
    play = Play(players=6, computers=(5,)).to_writing()
    play.answer(FAY, LeaveToOthers())
    play.propose(BOB, *TRAPS[:3])
    assert play.team(B).confirmed == {FAY}
    play.answer(BOB, ConfirmList())
    assert play.team(B).is_ready


@clause("TRP-TRAP10")
def test_figures_are_stored_as_words() -> None:
    play = Play(language="fr").to_writing().propose(BOB, "22", "8")
    assert [entry.text for entry in play.team(B).entries] == ["vingt-deux", "huit"]
    play.propose(DOT, "huit")
    assert play.team(B).entries[-1].warnings == ("TRP-TRAP18",)


@clause("TRP-TRAP5", "TRP-DIG6")
def test_with_one_device_a_single_tap_speaks_for_the_team() -> None:
    play = Play(mode="table", devices="team").to_writing().propose(BOB, *TRAPS[:3])
    play.answer(BOB, ConfirmList())
    assert play.team(B).is_ready


@clause("TRP-TRAP5")
def test_who_leaves_the_list_to_the_others_is_not_waited_for() -> None:
    play = Play().to_writing().propose(BOB, *TRAPS[:3])
    play.answer(DOT, LeaveToOthers())
    play.answer(BOB, ConfirmList())
    assert play.team(B).is_ready


@clause("TRP-TRAP5", "TRP-TRAP19")
def test_a_list_that_all_leave_to_the_others_is_closed_as_it_is() -> None:
    play = Play().to_writing().propose(BOB, "milk")
    play.answer(DOT, LeaveToOthers())
    assert not play.team(B).is_ready
    play.answer(BOB, LeaveToOthers())
    assert (play.team(B).is_ready, play.team(A).traps) == (True, ("milk",))


@clause("TRP-TRAP5")
def test_a_setter_who_is_lost_is_not_waited_for() -> None:
    play = Play().to_writing().propose(BOB, *TRAPS[:3])
    play.answer(BOB, ConfirmList())
    assert not play.team(B).is_ready
    play.lose(DOT)
    assert play.team(B).is_ready


@clause("TRP-TRAP6")
def test_torches_are_passed_before_traps_are_written() -> None:
    play = Play().play_round().to_writing()
    assert play.sees(BOB).teams[A].torch == CID


@clause("TRP-TRAP8", "TRP-TRAP11", "TRP-TRAP12", "TRP-TRAP14", "TRP-TRAP15", "TRP-TRAP10", "TRP-TRAP16", "TRP-TRAP17")
@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("he", "TRP-TRAP11"),
        ("be", "TRP-TRAP11"),
        ("can", "TRP-TRAP11"),
        ("thing", "TRP-TRAP12"),
        ("well", "TRP-TRAP14"),
        ("one", "TRP-TRAP10"),
        ("1", "TRP-TRAP10"),
        ("x", "TRP-TRAP16"),
        ("a b c d", "TRP-TRAP16"),
        ("buttery", "TRP-TRAP17"),
    ],
)
def test_a_word_that_is_no_trap_is_refused_with_its_clause(text: str, clauses: str) -> None:
    assert refused(Play().to_writing(), BOB, text) == (clauses,)


@clause("TRP-TRAP15", "TRP-TRAP8")
@pytest.mark.parametrize("text", ["and", "under", "the", "quickly"])
def test_small_words_and_adverbs_are_refused(text: str) -> None:
    assert refused(Play().to_writing(), BOB, text)[0] in ("TRP-TRAP11", "TRP-TRAP15")


@clause("TRP-TRAP9", "TRP-TRAP10", "TRP-TRAP13", "TRP-TRAP16")
@pytest.mark.parametrize("text", ["milk", "spreading", "to eat", "yellow", "two", "person", "place", "peanut oil"])
def test_nouns_verbs_adjectives_numbers_and_general_words_are_accepted(text: str) -> None:
    play = Play().to_writing().propose(BOB, text)
    assert [(word.text, word.warnings) for word in play.team(B).entries] == [(text, ())]


@clause("TRP-TRAP9", "TRP-TRAP14", "TRP-TRAP18", "TRP-TRAP20", "TRP-TRAP11")
@pytest.mark.parametrize(
    ("text", "warning"),
    [("qwertzy", "TRP-TRAP9"), ("good", "TRP-TRAP14"), ("milky", "TRP-TRAP18"), ("mine", "TRP-TRIG16")],
)
def test_a_doubtful_word_is_accepted_with_a_warning(text: str, warning: str) -> None:
    play = Play().to_writing().propose(BOB, "milk", text)
    assert warning in play.team(B).entries[1].warnings


@clause("TRP-TRAP20")
def test_a_proper_noun_is_accepted_with_a_warning() -> None:
    play = Play().to_writing().propose(BOB, "London")
    assert play.team(B).entries[0].warnings == ("TRP-TRAP20",)


@clause("TRP-TRAP18")
def test_a_word_that_stands_in_the_list_is_accepted_again_with_a_warning() -> None:
    play = Play().to_writing().propose(BOB, "milk").propose(DOT, "MILK")
    assert [entry.warnings for entry in play.team(B).entries] == [(), ("TRP-TRAP18",)]


@clause("TRP-TRAP16")
def test_thirty_characters_are_the_most() -> None:
    with pytest.raises(UnfitText):
        Play().to_writing().answer(BOB, Propose("x" * 31))


@clause("TRP-TRAP4")
def test_with_three_proposals_for_each_trap_one_must_be_withdrawn() -> None:
    play = Play().to_writing().propose(BOB, *TRAPS[:9])
    assert not play.can(BOB, Propose("breakfast"))
    play.answer(DOT, Withdraw(entry(9)))
    assert play.can(BOB, Propose("breakfast"))


@clause("TRP-TRAP19", "TRP-DIG2")
def test_when_time_is_up_kept_words_come_first_then_those_with_votes() -> None:
    play = Play().to_writing().propose(BOB, *TRAPS[:5])
    for number in (1, 2, 3):
        play.answer(BOB, SetAside(entry(number)))
    play.answer(DOT, Keep(entry(3)))
    play.answer(BOB, Keep(entry(5)))
    play.answer(DOT, SetAside(entry(3)))
    play.answer(BOB, Keep(entry(3)))
    play.answer(DOT, SetAside(entry(3)))
    assert play.left("writing_time") == 150_000
    play.ring("writing_time")
    assert play.team(A).traps == ("spread", "bread", "milk")
    assert play.team(B).traps == ()


@clause("TRP-DIG2")
def test_writing_lasts_ten_seconds_more_for_each_trap_above_three() -> None:
    assert Play(dungeon="alternative").play_round(a=True, b=True).to_writing().left("writing_time") == 160_000


@clause("TRP-TRAP19", "TRP-CUR19")
def test_the_star_falls_on_the_first_entry_if_nobody_gives_it() -> None:
    play = Play(curse_rooms="4", curses=["forbidden_word"]).play_round(a=True).to_writing()
    play.propose(BOB, *TRAPS[:4])
    assert play.can(DOT, Star(entry(2)))
    assert play.confirm(B).team(A).starred == 0


@clause("TRP-AMB8", "TRP-TRAP19")
def test_a_patient_table_gives_a_short_list_more_time_twice() -> None:
    play = Play(short_list="more_time").to_writing()
    play.ring("writing_time")
    assert play.left("writing_time") == 30_000
    play.ring("writing_time")
    play.ring("writing_time")
    assert play.dungeon.phase == "handover"
    assert len(play.events(WritingExtended)) == 2
