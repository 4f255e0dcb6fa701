"""Words and lists reach exactly the seats that may see them, in every phase: views, events, questions and timers."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.records.options import Contest, Doubt, NameTrap, Star
from lairkeeper.games.trapwords.state import ClueNumber, EntryNumber, TrapNumber
from lairkeeper.kernel import ChanceStream, Seat, facts, reshuffle_unseen, timers
from tests.games.trapwords.tables import ANN, BOB, CID, DOT, A, B, Play, turn_of_a

WORD, TRAP = "butter", "cow"
"""Team A's secret word, and a trap against it that no clue mentions."""
SPECTATOR = None
OWN_GIVER, OWN_GUESSER, SETTERS = ANN, CID, (BOB, DOT)
TRAPS = ("milk", "yellow", TRAP)


def told_to(play: Play, seat: Seat | None) -> str:
    """Everything a seat has been told, sees and is asked, as one text; the list of all words aside."""
    told = [item.event for item in play.told if item.to is None or seat in item.to]
    asked = [
        (each, facts(play.state, each)) for each in play.state.decisions if seat is not None and seat in each.seats
    ]
    running = [run.timer for run in timers(play.state) if not run.timer.seats or seat in run.timer.seats]
    seen = msgspec.structs.replace(play.sees(seat), options=msgspec.structs.replace(play.dungeon.options, word_list=()))
    return repr((told, asked, running, seen))


def writing() -> Play:
    return Play(words=[WORD]).to_writing().propose(BOB, *TRAPS)


def handed_over() -> Play:
    return Play(words=[WORD]).write(for_a=TRAPS)


def other_teams_turn() -> Play:
    """Team B plays first; team A's word is still closed."""
    play = Play(words=[WORD], glow=A).write(for_a=TRAPS).begin()
    assert play.turn.team == B
    return play


def running() -> Play:
    play = turn_of_a(words=[WORD], traps=TRAPS)
    play.say("you use a tool")
    return play


def doubted() -> Play:
    play = running()
    play.answer(BOB, Doubt(ClueNumber(1)))
    play.answer(BOB, NameTrap(TrapNumber(2)))
    return play


def held() -> Play:
    play = running()
    play.say("it is yellow")
    return play


def contested() -> Play:
    play = held()
    play.ring("check_held_clue")
    play.answer(CID, Contest())
    return play


def reviewed() -> Play:
    return doubted().win_turn()


def final() -> Play:
    return running().lose_turn()


PHASES = (writing, handed_over, other_teams_turn, running, doubted, held, contested, reviewed, final)
KNOW_WORD: dict[Callable[[], Play], tuple[Seat | None, ...]] = {
    writing: SETTERS,
    handed_over: SETTERS,
    other_teams_turn: SETTERS,
    running: (*SETTERS, OWN_GIVER),
    doubted: (*SETTERS, OWN_GIVER),
    held: (*SETTERS, OWN_GIVER),
    contested: (*SETTERS, OWN_GIVER),
    reviewed: (*SETTERS, OWN_GIVER, OWN_GUESSER, SPECTATOR),
    final: (*SETTERS, OWN_GIVER, OWN_GUESSER, SPECTATOR),
}
KNOW_TRAP: dict[Callable[[], Play], tuple[Seat | None, ...]] = {
    phase: (*SETTERS, OWN_GIVER, OWN_GUESSER, SPECTATOR) if phase in (final, reviewed) else SETTERS for phase in PHASES
}
EVERYBODY = (*SETTERS, OWN_GIVER, OWN_GUESSER, SPECTATOR)


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_a_secret_word_reaches_exactly_those_who_may_know_it(phase: Callable[[], Play]) -> None:
    play = phase()
    assert {seat for seat in EVERYBODY if WORD in told_to(play, seat)} == set(KNOW_WORD[phase])


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_a_trap_reaches_exactly_those_who_may_know_it(phase: Callable[[], Play]) -> None:
    play = phase()
    assert {seat for seat in EVERYBODY if f"'{TRAP}'" in told_to(play, seat)} == set(KNOW_TRAP[phase])


def test_a_held_clue_is_read_by_its_author_and_the_setters_alone() -> None:
    play = held()
    assert {seat for seat in EVERYBODY if "it is yellow" in told_to(play, seat)} == {*SETTERS, OWN_GIVER}


def test_a_clue_giver_does_not_learn_which_trap_a_held_clue_springs() -> None:
    play = held()
    assert {seat for seat in EVERYBODY if "AlertRaised" in told_to(play, seat)} == set(SETTERS)


def test_nobody_but_the_setters_notices_a_doubt() -> None:
    before, after = running(), doubted()
    for seat in (OWN_GIVER, OWN_GUESSER, SPECTATOR):
        assert told_to(before, seat) == told_to(after, seat)
    assert told_to(before, BOB) != told_to(after, BOB)


def test_how_much_is_written_is_not_told() -> None:
    one, three = Play(words=[WORD]).to_writing().propose(BOB, TRAP), writing()
    for seat in (OWN_GIVER, OWN_GUESSER, SPECTATOR):
        assert told_to(one, seat) == told_to(three, seat)


def test_the_star_is_known_to_the_setters_alone() -> None:
    play = Play(curse_rooms="4", curses=["forbidden_word"]).play_round(a=True).to_writing()
    play.propose(BOB, "milk", "yellow", "bread", "spread")
    before = {seat: told_to(play, seat) for seat in EVERYBODY}
    play.answer(DOT, Star(EntryNumber(2)))
    assert {seat for seat in EVERYBODY if told_to(play, seat) != before[seat]} == set(SETTERS)


def test_a_juror_of_a_stop_sees_the_claim_and_not_the_word() -> None:
    juror = Seat(4)
    play = turn_of_a(words=[WORD], traps=TRAPS, jurors=1)
    play.say("it is yellow")
    play.ring("check_held_clue")
    play.answer(CID, Contest())
    play.vote(uphold=(BOB, DOT), reject=(ANN, CID))
    assert play.asked(juror) == {"cast_vote"}
    assert "'yellow'" in told_to(play, juror)
    assert WORD not in told_to(play, juror)
    assert f"'{TRAP}'" not in told_to(play, juror)


def hidden_from(play: Play) -> Iterator[Seat | None]:
    yield from (*map(Seat, range(4)), None)


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_what_is_unseen_can_be_dealt_anew_without_being_noticed(phase: Callable[[], Play]) -> None:
    play = phase()
    for seat in hidden_from(play):
        for number in range(5):
            twin = reshuffle_unseen(GAME, play.state, seat, ChanceStream(f"{seat} {number}"))
            assert GAME.view(twin.world, seat) == play.sees(seat)
