from typing import Any

import msgspec
import pytest

from lairkeeper.kernel import (
    CHANCE,
    CLOCK,
    ChanceStream,
    Match,
    Seat,
    fingerprint,
    read_journal,
    replay,
    timers,
    write_journal,
)
from lairkeeper.kernel.errors import CorruptJournal, IllegalOption, NothingToTakeBack, StaleDecision
from tests.kernel.toys.lists import GAME as LISTS
from tests.kernel.toys.lists import Ready, TimeIsUp, Write
from tests.kernel.toys.race import GAME as RACE
from tests.kernel.toys.race import CloseWindow, DieTaken, Race, RaceOptions, RaceView, Roll, Rolled, Stop, TakeDie
from tests.kernel.toys.shield import GAME as SHIELD
from tests.kernel.toys.shield import Cats, CatWalked, Dealt, MummyRolled, TokenSeen, Walk
from tests.kernel.toys.toy import Nothing
from tests.kernel.toys.woods import GAME as WOODS
from tests.kernel.toys.woods import EndTurnNow, WoodsOptions

A, B = Seat(0), Seat(1)


def race() -> Match[Race, RaceOptions, RaceView]:
    return Match(RACE, RaceOptions(2))


def test_every_answer_is_recorded_with_its_events() -> None:
    match = race()
    told = match.answer(A, TakeDie())
    assert [(entry.seat, entry.option) for entry in match.journal.entries] == [(A, TakeDie())]
    assert match.told == [(), told]
    assert told[0].event == DieTaken(A, 7)


def test_a_refused_answer_is_not_written() -> None:
    match = race()
    match.answer(A, TakeDie(), 1)
    before = fingerprint(match.state)
    for option, number, error in ((Rolled(True), None, IllegalOption), (TakeDie(), 1, StaleDecision)):
        with pytest.raises(error):
            match.answer(A, option, number)
    assert len(match.journal.entries) == 1
    assert len(match.told) == 2
    assert fingerprint(match.state) == before


def test_draws_are_answered_from_a_stream() -> None:
    match, stream = race(), ChanceStream("seed")
    assert match.chance_pending() is None
    match.answer(A, TakeDie())
    match.answer(A, Roll())
    assert match.chance_pending() is not None
    match.draw(stream)
    assert match.journal.entries[-1].seat == CHANCE
    assert stream.used == 1


def test_an_answer_can_be_taken_back_as_if_it_had_never_been_given() -> None:
    match = race()
    match.answer(B, TakeDie())
    before, told = fingerprint(match.state), list(match.told)
    match.answer(A, TakeDie())
    match.undo(A)
    assert fingerprint(match.state) == before
    assert match.told == told
    assert len(match.journal.entries) == 1


def test_several_answers_can_be_taken_back_one_by_one() -> None:
    match = race()
    fresh = fingerprint(match.state)
    match.answer(A, TakeDie())
    match.answer(A, TakeDie())
    match.undo(A)
    match.undo(A)
    assert fingerprint(match.state) == fresh


def test_nobody_takes_back_the_answer_of_another() -> None:
    match = race()
    match.answer(A, TakeDie())
    match.answer(B, TakeDie())
    assert not match.can_undo(A)
    with pytest.raises(NothingToTakeBack):
        match.undo(A)
    assert match.can_undo(B)


def test_events_read_step_by_step_equal_events_read_at_the_end() -> None:
    match = race()
    for seat in (A, B, B, A):
        match.answer(seat, TakeDie())
        asked_once = Match.resume(match.game, match.sealed())
        assert [match.can_undo(one) for one in (A, B)] == [asked_once.can_undo(one) for one in (A, B)]


def test_a_binding_answer_and_those_before_it_cannot_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = race()
    match.answer(A, TakeDie())
    monkeypatch.setattr(TakeDie, "is_binding", True)
    match.answer(B, TakeDie())
    assert not match.can_undo(A)
    assert not match.can_undo(B)
    assert match.revocable() == 0


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(NothingToTakeBack):
        race().undo(A)


def test_an_order_to_roll_can_be_taken_back_until_the_die_has_fallen() -> None:
    match = race()
    match.answer(A, TakeDie())
    match.answer(A, Roll())
    assert match.can_undo(A)
    match.answer(CHANCE, Rolled(True))
    assert not match.can_undo(A)
    assert not match.can_undo(CHANCE)


def test_undo_stops_at_a_reveal() -> None:
    match = Match(LISTS, Nothing())
    match.draw(ChanceStream("words"))
    match.draw(ChanceStream("words"))
    match.answer(A, Write(("dark",)))
    assert match.can_undo(A)
    match.answer(CLOCK, TimeIsUp())
    assert not match.can_undo(CLOCK)


def test_undo_stops_before_chance_even_if_nothing_was_told() -> None:
    match = Match(SHIELD, Cats(2))
    for option in (Dealt(0), Dealt(1), MummyRolled(1)):
        match.answer(CHANCE, option)
    told = match.answer(A, Walk(0))
    assert told[0].event == CatWalked(A, 2)
    assert match.can_undo(A)
    match.undo(A)
    assert not match.can_undo(A)
    assert any(isinstance(item.event, TokenSeen) for items in match.told for item in items)


def test_the_way_back_is_still_closed_after_an_undo() -> None:
    match = race()
    match.answer(A, TakeDie())
    match.answer(A, Roll())
    match.answer(CHANCE, Rolled(True))
    match.answer(A, TakeDie())
    match.undo(A)
    assert not match.can_undo(A)


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    match = race()
    match.answer(A, TakeDie())
    match.answer(B, Stop())
    resumed = Match.resume(RACE, read_journal(RACE, write_journal(match.sealed())))
    assert fingerprint(resumed.state) == fingerprint(match.state)
    assert resumed.told == match.told
    assert resumed.can_undo(B)


def test_a_clone_goes_on_and_back_by_itself() -> None:
    match = race()
    match.answer(A, TakeDie())
    twin, before = match.clone(), match.sealed()
    twin.undo(A)
    twin.answer(B, TakeDie())
    assert match.sealed() == before and match.can_undo(A)
    assert [entry.seat for entry in twin.journal.entries] == [B]
    assert [told.event for batch in twin.told for told in batch] == [DieTaken(B, 7)]
    assert Match.resume(RACE, twin.sealed()).sealed() == twin.sealed()


def test_a_sealed_journal_does_not_change_with_the_match() -> None:
    match = race()
    match.answer(A, TakeDie())
    saved = match.sealed()
    match.answer(A, Roll())
    assert len(saved.entries) == 1
    assert fingerprint(Match.resume(RACE, saved).state) == saved.fingerprint
    assert match.journal.fingerprint == ""


def test_a_save_that_leads_to_another_state_is_corrupt() -> None:
    match = race()
    match.answer(A, TakeDie())
    forged = msgspec.structs.replace(match.sealed(), fingerprint="0" * 32)
    with pytest.raises(CorruptJournal) as refusal:
        Match.resume(RACE, forged)
    assert refusal.value.facts == {"reason": "fingerprint", "where": 1}


def test_a_save_made_with_other_content_is_corrupt_whatever_its_answers() -> None:
    match = race()
    match.answer(A, TakeDie())
    other = msgspec.structs.replace(match.sealed(), content="other", config=RaceOptions(2, dice=0))
    with pytest.raises(CorruptJournal) as refusal:
        Match.resume(RACE, other)
    assert refusal.value.facts["reason"] == "content"
    assert refusal.value.facts["expected"] == "other"


def test_a_save_with_an_illegal_answer_is_corrupt() -> None:
    match = race()
    match.answer(A, TakeDie())
    forged = msgspec.structs.replace(match.sealed(), config=RaceOptions(2, dice=0))
    with pytest.raises(CorruptJournal) as refusal:
        Match.resume(RACE, forged)
    assert refusal.value.facts["where"] == 1


def test_a_game_over_can_be_taken_back_if_nothing_was_revealed() -> None:
    match = Match(RACE, RaceOptions(1))
    match.answer(A, Stop())
    assert match.state.outcome is not None
    match.undo(A)
    assert match.state.outcome is None


def test_members_of_a_team_take_back_their_own_answers_only() -> None:
    match, stream = Match(LISTS, Nothing()), ChanceStream("words")
    match.draw(stream)
    match.draw(stream)
    match.answer(Seat(2), Write(("dark",)))
    match.answer(A, Ready())
    assert match.can_undo(A)
    assert not match.can_undo(Seat(2))


def test_the_last_answers_of_several_seats_can_be_taken_back_at_once() -> None:
    match = race()
    match.answer(A, TakeDie())
    before = fingerprint(match.state)
    match.answer(B, TakeDie())
    match.answer(A, TakeDie())
    assert match.revocable() == 3
    match.take_back(2)
    assert fingerprint(match.state) == before
    assert match.revocable() == 1


def test_only_answers_that_revealed_nothing_are_undone() -> None:
    match = race()
    for option in (TakeDie(), Roll()):
        match.answer(A, option)
    match.answer(CHANCE, Rolled(True))
    match.answer(A, TakeDie())
    before = fingerprint(match.state)
    for count in (-1, 0, 2, 9):
        with pytest.raises(NothingToTakeBack):
            match.take_back(count)
    assert fingerprint(match.state) == before
    assert match.revocable() == 1


def test_a_draw_cannot_be_taken_back_even_if_it_told_nothing_secret() -> None:
    match = Match(SHIELD, Cats(2))
    for option in (Dealt(0), Dealt(1), MummyRolled(1)):
        match.answer(CHANCE, option)
    assert not any(item.event.reveals for item in match.told[-1])
    assert match.revocable() == 0
    assert not match.can_undo(CHANCE)


def test_a_journal_that_was_never_sealed_can_be_resumed() -> None:
    match = race()
    match.answer(A, TakeDie())
    assert match.journal.fingerprint == ""
    assert fingerprint(Match.resume(RACE, match.journal).state) == fingerprint(match.state)


def writing_lists() -> Match[Any, Any, Any]:
    match, stream = Match(LISTS, Nothing()), ChanceStream("words")
    match.draw(stream)
    match.draw(stream)
    return match


def test_an_answer_in_one_lane_is_taken_back_behind_one_in_another() -> None:
    match = writing_lists()
    match.answer(A, Write(("dark",)))
    match.answer(B, Write(("fire",)))
    told = match.told[-1]
    assert match.can_undo(A)
    assert match.undo(A) == 2
    assert [entry.option for entry in match.journal.entries[2:]] == [Write(("fire",))]
    assert match.state.world.traps == [[], ["fire"]]
    assert match.told[-1] == told
    assert fingerprint(replay(LISTS, match.journal)) == fingerprint(match.state)


def test_several_answers_of_one_lane_are_taken_back_one_after_the_other() -> None:
    match = writing_lists()
    for seat, word in ((A, "dark"), (B, "fire"), (A, "stone"), (B, "water")):
        match.answer(seat, Write((word,)))
    match.undo(A)
    match.undo(A)
    assert match.state.world.traps == [[], ["fire", "water"]]
    assert not match.can_undo(A)
    with pytest.raises(NothingToTakeBack):
        match.undo(A)


def test_an_answer_that_others_build_on_is_not_taken_back() -> None:
    """Seats 0 and 2 share a list, and so the questions about it: the second answer follows from the first."""
    match = writing_lists()
    match.answer(A, Write(("dark",)))
    match.answer(Seat(2), Write(("stone",)))
    assert not match.can_undo(A)
    assert match.can_undo(Seat(2))


def test_no_answer_is_taken_back_from_before_a_revelation_in_another_lane() -> None:
    match = writing_lists()
    match.answer(A, Write(("dark",)))
    match.answer(CLOCK, TimeIsUp())
    assert not match.can_undo(A)


def test_nothing_is_taken_back_behind_an_answer_of_the_clock_though_it_reveals_nothing() -> None:
    match = Match(RACE, RaceOptions(players=2, dice=1, has_window=True))
    match.answer(A, TakeDie())
    assert match.can_undo(A)
    told = match.answer(CLOCK, CloseWindow())
    assert not any(item.event.reveals for item in told)
    assert not match.can_undo(A)
    assert match.revocable() == 0
    with pytest.raises(NothingToTakeBack):
        match.take_back(1)


def test_the_time_that_others_have_spent_stays_spent() -> None:
    match = writing_lists()
    match.answer(A, Write(("dark",)), at=10_000)
    match.answer(B, Write(("fire",)), at=30_000)
    match.undo(A)
    assert [run.spent for run in timers(match.state)] == [30_000]
    assert fingerprint(replay(LISTS, match.journal)) == fingerprint(match.state)


def test_an_answer_to_the_only_question_needs_no_replay_to_be_final_once_others_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(WOODS, WoodsOptions())
    match.answer(A, EndTurnNow())
    assert match.can_undo(A)
    match.answer(B, EndTurnNow())
    monkeypatch.setattr("lairkeeper.kernel.history.match.Twin", None)
    assert not match.can_undo(A)
    assert match.can_undo(B)
