"""Timers: how long a question waits, what the clock answers, and what has run when the rules stop and go on."""

import pytest

from lairkeeper.kernel import (
    CLOCK,
    Ask,
    Cooldown,
    Match,
    Option,
    Seat,
    State,
    Table,
    Timer,
    Wait,
    World,
    apply,
    begin,
    clone,
    decode,
    encode,
    fingerprint,
    pass_time,
    read_journal,
    replay,
    timers,
    write_journal,
)
from lairkeeper.kernel.errors import IllegalOption, NotYourDecision, StaleDecision
from lairkeeper.testing import asked, check_game, heard, play_out
from tests.kernel.scrapbook import A, B, Hush, Pick, RunSand, Say, Scrapbook, blank, said, together
from tests.kernel.toys import stops
from tests.kernel.toys.stops import (
    Accept,
    Clue,
    ClueHeld,
    GiveUp,
    HurryUp,
    LetPass,
    Object,
    Speak,
    StopsOptions,
    TimeIsUp,
    Turn,
    Waive,
)
from tests.kernel.toys.toy import toy

GAME, CLUER, SETTER = stops.GAME, Seat(0), Seat(1)


def turn() -> State[Turn]:
    return begin(stops.new_turn(StopsOptions()), stops.PlayTurn())


def run_of(state: State[Turn], name: str) -> tuple[int, bool]:
    """What is left of a timer, and whether it runs."""
    (found,) = (run for run in timers(state) if run.timer.name == name)
    return found.left, found.is_running


def test_a_question_to_the_clock_carries_its_timer() -> None:
    state = begin(blank(), RunSand())
    question = asked(state, CLOCK)
    assert question.timer == Timer("sand", 90_000, (Say("time is up"),))
    assert question.options == (Say("time is up"),)
    assert question.clock_number == question.number


def test_time_goes_by_while_the_question_waits() -> None:
    state = begin(blank(), RunSand())
    pass_time(state, 60_000)
    assert [(run.spent, run.left, run.is_running) for run in timers(state)] == [(60_000, 30_000, True)]
    pass_time(state, 60_000)
    assert timers(state)[0].left == 0


def test_a_timer_is_over_with_its_question_and_the_next_one_is_full() -> None:
    state = begin(blank(), RunSand(), RunSand())
    pass_time(state, 60_000)
    apply(state, CLOCK, Say("time is up"))
    assert timers(state)[0].left == 90_000


def test_sixty_of_ninety_seconds_stay_run_over_an_objection() -> None:
    state = turn()
    pass_time(state, 60_000)
    play_out(state, (SETTER, Object()))
    assert run_of(state, "turn") == (30_000, False)
    pass_time(state, 7_000)
    assert run_of(state, "turn") == (30_000, False)
    play_out(state, (SETTER, Waive()))
    assert run_of(state, "turn") == (30_000, True)
    pass_time(state, 1_000)
    assert run_of(state, "turn") == (29_000, True)


def test_a_paused_question_keeps_its_place_and_takes_no_answer() -> None:
    state = turn()
    number = asked(state, CLUER).number
    play_out(state, (SETTER, Object()))
    assert [decision.question for decision in state.decisions] == ["settle_objection"]
    with pytest.raises(StaleDecision):
        apply(state, CLUER, Clue("wet"), number)
    with pytest.raises(IllegalOption):
        apply(state, CLOCK, TimeIsUp())
    play_out(state, (SETTER, Waive()))
    assert asked(state, CLUER).number == number
    apply(state, CLUER, Clue("wet"), number)


def test_rules_shorten_a_timer_that_runs() -> None:
    state = turn()
    pass_time(state, 20_000)
    play_out(state, (CLUER, HurryUp()))
    assert run_of(state, "turn") == (25_000, True)


def test_a_question_to_people_may_be_answered_by_the_clock() -> None:
    state = turn()
    play_out(state, (SETTER, Object()))
    question = asked(state, SETTER)
    assert question.seats == (SETTER,)
    assert question.answers_of(SETTER) == (Waive(),)
    assert question.answers_of(CLOCK) == (Accept(),)
    with pytest.raises(IllegalOption):
        apply(state, SETTER, Accept())
    with pytest.raises(IllegalOption):
        apply(state, CLOCK, Waive())
    apply(state, CLOCK, Accept(), question.clock_number)
    assert state.outcome is not None
    assert state.outcome.reason == "failed"


def test_clock_numbers_reveal_nothing_about_other_seats() -> None:
    """How many timers there were for others is in no number that a player sees."""
    quiet, busy = turn(), turn()
    for _ in range(3):
        play_out(busy, (SETTER, Object()), (SETTER, Waive()))
    assert asked(quiet, CLUER) == asked(busy, CLUER)


def test_a_rule_reads_how_long_a_timer_has_run() -> None:
    match = Match(GAME, StopsOptions())
    match.answer(CLUER, Clue("wet"), at=4_000)
    match.answer(CLUER, GiveUp(), at=12_500)
    assert match.state.world.used_ms == 12_500


def test_an_answer_may_ask_for_the_time_its_own_question_took() -> None:
    match = Match(GAME, StopsOptions())
    match.answer(SETTER, Object(), at=1_000)
    match.answer(SETTER, Waive(), at=3_500)
    assert match.state.world.thought_ms == 2_500


def test_the_time_that_has_run_is_part_of_the_state() -> None:
    state = turn()
    pass_time(state, 60_000)
    play_out(state, (SETTER, Object()))
    for twin in (clone(state), decode(GAME, encode(state))):
        assert timers(twin) == timers(state)
        assert encode(twin) == encode(state)
    pass_time(twin, 500)
    assert encode(twin) != encode(state)


def test_the_timestamps_of_a_journal_give_the_same_time_again() -> None:
    match = Match(GAME, StopsOptions())
    match.answer(CLUER, Clue("wet"), at=10_000)
    match.answer(CLOCK, LetPass(), match.state.decisions[-1].clock_number, at=16_000)
    match.answer(SETTER, Object(), at=60_000)
    match.answer(SETTER, Waive(), at=64_000)
    match.answer(CLUER, Clue("salty"), at=70_000)
    journal = read_journal(GAME, write_journal(match.sealed()))
    assert run_of(replay(GAME, journal), "turn") == (24_000, True)
    assert fingerprint(Match.resume(GAME, journal).state) == fingerprint(match.state)
    assert Match.resume(GAME, journal).at == 70_000


def test_a_refused_answer_lets_no_time_pass() -> None:
    match = Match(GAME, StopsOptions())
    before = encode(match.state)
    with pytest.raises(IllegalOption):
        match.answer(CLUER, Waive(), at=5_000)
    assert encode(match.state) == before
    assert match.at == 0


def test_time_never_runs_backwards() -> None:
    match = Match(GAME, StopsOptions())
    match.answer(CLUER, Clue("wet"), at=5_000)
    match.answer(CLUER, Clue("salty"), at=3_000)
    assert match.at == 5_000
    assert run_of(match.state, "turn") == (85_000, True)


def test_answers_that_are_taken_back_leave_the_time_of_the_last_one_that_stays() -> None:
    match = Match(GAME, StopsOptions())
    match.answer(CLUER, Speak(), at=5_000)
    match.answer(CLUER, Speak(), at=9_000)
    match.undo(CLUER)
    assert match.at == 5_000
    assert run_of(match.state, "turn") == (85_000, True)


class WatchSeat(Wait[Scrapbook, Say]):
    def timer(self, book: Scrapbook) -> Timer | None:
        return Timer("away", 5_000, (Say("gone"),), "absence", (A,))


def test_timers_of_connections_are_not_advanced_by_the_kernel() -> None:
    state = begin(blank(), WatchSeat())
    pass_time(state, 60_000)
    (run,) = timers(state)
    assert (run.spent, run.timer.is_of_connections) == (0, True)


class Race(Pick):
    def cooldown(self, book: Scrapbook) -> Cooldown | None:
        return Cooldown(600, Say.slug)


def test_a_question_in_a_race_carries_its_cooldown() -> None:
    assert asked(begin(blank(), Race("roll", ("yes", "no")))).cooldown == Cooldown(600, "say")


class Watched(Pick):
    """One answer only, but it has time to come."""

    def timer(self, book: Scrapbook) -> Timer | None:
        return Timer("patience", 5_000, (Say("nothing"),))


def test_a_question_with_a_timer_waits_even_with_a_single_option() -> None:
    state = begin(blank(), Watched("q", ("yes",)))
    assert asked(state).options == (Say("yes"),)
    apply(state, CLOCK, Say("nothing"))
    assert said(state) == ["q=nothing@-2"]


def test_a_question_with_a_timer_lapses_with_its_seats() -> None:
    state = begin(blank(), together((Watched("q", ("yes",)),), (Pick("b", ("yes", "no"), B), Hush("q"))))
    number = asked(state, CLOCK).clock_number
    play_out(state, (B, Say("yes")))
    assert state.decisions == ()
    with pytest.raises(StaleDecision):
        apply(state, CLOCK, Say("nothing"), number)


class Shelf(World):
    is_locked: bool


class Take(Option):
    pass


class Reach(Ask[Shelf, Take]):
    """Nothing but a lock decides whether it can be answered."""

    answers_itself = False

    def seat(self, shelf: Shelf) -> Seat:
        return A

    def options(self, shelf: Shelf) -> list[Take]:
        return [Take()]

    def is_paused(self, shelf: Shelf) -> bool:
        return shelf.is_locked

    def take(self, shelf: Shelf, option: Take, table: Table) -> None:
        shelf.is_locked = True
        table.then(Reach())


def test_a_pause_needs_no_timer() -> None:
    state = begin(Shelf(is_locked=False), Reach())
    apply(state, A, Take())
    assert state.decisions == ()
    with pytest.raises(NotYourDecision):
        apply(state, A, Take())


def test_a_game_in_which_everything_is_paused_does_not_conform() -> None:
    shelves = toy(
        "shelves",
        config=stops.StopsOptions,
        world=Shelf,
        steps=(Reach,),
        options=(Take,),
        set_up=lambda _: (Shelf(is_locked=False), Reach()),
        seat_count=lambda _: 1,
        view=lambda shelf, seat: StopsOptions(),
    )
    with pytest.raises(AssertionError, match="not over"):
        check_game(shelves, [StopsOptions()], games=1)


def test_everybody_hears_that_a_clue_is_held() -> None:
    state = turn()
    assert ClueHeld() in heard(play_out(state, (SETTER, Object())))


def test_the_toy_conforms() -> None:
    report = check_game(GAME, [StopsOptions()], games=30, every=2)
    assert set(report.endings) == {"failed", "guessed", "late"}
