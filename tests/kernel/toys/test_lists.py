"""Two teams writing secret lists at once while a clock runs."""

import msgspec
import pytest

from lairkeeper.kernel import (
    CHANCE,
    CLOCK,
    ChanceStream,
    Match,
    Option,
    Seat,
    State,
    apply,
    fingerprint,
    read_journal,
    replay,
    reshuffle_unseen,
    start,
    timers,
    write_journal,
)
from lairkeeper.kernel.errors import (
    IllegalOption,
    LairkeeperError,
    MalformedOption,
    NotYourDecision,
    StaleDecision,
    UnfitText,
)
from lairkeeper.testing import asked, check_game, heard, play_out
from tests.kernel.toys.lists import (
    GAME,
    Books,
    Guess,
    Guessed,
    Ready,
    SandRanOut,
    TeamReady,
    TimeIsUp,
    TrapWritten,
    Write,
    members,
    view,
)
from tests.kernel.toys.lists import WordDrawn as Drawn
from tests.kernel.toys.toy import Nothing

A1, B1, A2, B2 = (Seat(seat) for seat in range(4))


def writing() -> State[Books]:
    """The word of the first team is cave, that of the second gold; both teams may write."""
    state = start(GAME, Nothing())
    play_out(state, Drawn("cave"), Drawn("gold"))
    return state


def test_both_teams_and_the_clock_are_asked_at_once() -> None:
    state = writing()
    assert [decision.seats for decision in state.decisions] == [members(0), members(1), (CLOCK,)]
    (sand,) = timers(state)
    assert (sand.timer.name, sand.timer.ms, sand.timer.answers) == ("writing", 150_000, (TimeIsUp(),))


def test_any_member_may_write_and_the_team_alone_hears_it() -> None:
    state = writing()
    told = play_out(state, (A2, Write(("shiny",))))
    assert heard(told, A1) == (TrapWritten(A2, "shiny"),)
    assert heard(told, B1) == ()


def test_the_first_answer_of_a_team_counts_and_the_second_comes_too_late() -> None:
    state = writing()
    number = asked(state, A1).number
    apply(state, A1, Write(("shiny",)), number)
    with pytest.raises(StaleDecision):
        apply(state, A2, Write(("metal",)), number)
    assert state.world.traps[0] == ["shiny"]


@pytest.mark.parametrize(
    ("answer", "clauses"),
    [
        (Write(("two words",)), ("LIST-TEXT",)),
        (Write(("shiny",)), ("LIST-TWICE",)),
        (Write(("dark", "dark")), ("LIST-TWICE",)),
        (Write(("gold",)), ("LIST-WORD",)),
        (Guess("gold"), ("LIST-TEAM",)),
    ],
)
def test_a_text_that_may_not_be_written_is_refused_with_its_clause_and_changes_nothing(
    answer: Option, clauses: tuple[str, ...]
) -> None:
    state = writing()
    play_out(state, (A1, Write(("shiny",))))
    before = fingerprint(state)
    with pytest.raises(IllegalOption) as refusal:
        apply(state, A1, answer)
    assert refusal.value.clauses == clauses
    assert fingerprint(state) == before


@pytest.mark.parametrize(
    ("texts", "what", "most", "found"),
    [
        (("x",), "text", 12, 1),
        (("much too long a text",), "text", 12, 20),
        (("ice", "snow", "cold"), "lines", 2, 3),
        ((" ",), "lines", 2, 0),
        (("ice",) * 50, "lines", 2, 50),
    ],
)
def test_a_list_keeps_the_limits_of_the_question(texts: tuple[str, ...], what: str, most: int, found: int) -> None:
    state = writing()
    play_out(state, (A1, Write(("shiny",))))
    with pytest.raises(UnfitText) as refusal:
        apply(state, A1, Write(texts))
    assert {key: refusal.value.facts[key] for key in ("what", "most", "found")} == {
        "what": what,
        "most": most,
        "found": found,
    }
    assert refusal.value.clauses == ("LIST-TEAM",)


def test_a_list_is_tidied_and_the_journal_keeps_it_tidy() -> None:
    match = Match(GAME, Nothing())
    play = ((CHANCE, Drawn("cave")), (CHANCE, Drawn("gold")), (A1, Write(("  ice\n", "\u200b", "snow"))))
    for seat, option in play:
        match.answer(seat, option)
    assert match.state.world.traps[0] == ["ice", "snow"]
    assert match.journal.entries[-1].option == Write(("ice", "snow"))


def test_a_text_that_no_journal_could_hold_is_malformed() -> None:
    state = writing()
    with pytest.raises(MalformedOption):
        apply(state, A1, Write(("\udcff\udcff",)))


def test_an_empty_list_cannot_be_ready() -> None:
    state = writing()
    with pytest.raises(IllegalOption):
        apply(state, A1, Ready())


def test_one_team_goes_on_writing_when_the_other_is_ready() -> None:
    state = writing()
    told = play_out(state, (A1, Write(("shiny",))), (A1, Ready()))
    assert heard(told, B1) == (TeamReady(0),)
    assert [decision.seats for decision in state.decisions] == [members(1), (CLOCK,)]


def test_when_time_is_up_the_questions_to_both_teams_lapse() -> None:
    state = writing()
    assert heard(play_out(state, (CLOCK, TimeIsUp()))) == (SandRanOut(),)
    with pytest.raises(NotYourDecision):
        apply(state, B1, Write(("dark",)))
    assert asked(state, A1).question == "take_guess"


def test_when_both_teams_are_ready_the_question_to_the_clock_lapses() -> None:
    state = writing()
    sand = asked(state, CLOCK)
    play_out(state, *((seat, answer) for seat in (A1, B2) for answer in (Write(("shiny",)), Ready())))
    assert asked(state, A1).question == "take_guess"
    with pytest.raises(StaleDecision):
        apply(state, CLOCK, TimeIsUp(), sand.number)


def test_a_full_list_is_ready_by_itself() -> None:
    state = writing()
    told = play_out(state, *((B1, Write((text,))) for text in ("dark", "stone", "bat")))
    assert heard(told, A1) == (TeamReady(1),)


def test_the_guess_of_any_member_counts_for_the_team_and_stops_its_clock() -> None:
    state = writing()
    play_out(state, (CLOCK, TimeIsUp()))
    first = asked(state)
    told = heard(play_out(state, (A2, Guess("cave"))))
    assert Guessed(A2, "cave", True) in told
    assert [decision.seats for decision in state.decisions] == [members(1)]
    with pytest.raises(StaleDecision):
        apply(state, CLOCK, TimeIsUp(), first.clock_number)


def test_the_clock_ends_a_guess_by_its_own_answer_alone() -> None:
    state = writing()
    play_out(state, (CLOCK, TimeIsUp()))
    with pytest.raises(IllegalOption):
        apply(state, A1, TimeIsUp())
    with pytest.raises(IllegalOption):
        apply(state, CLOCK, Guess("cave"))
    assert heard(play_out(state, (CLOCK, TimeIsUp())))[0] == SandRanOut()
    assert asked(state).seats == members(1)


def test_times_are_kept_in_the_journal_and_the_race_against_the_sand_replays_exactly() -> None:
    match, stream = Match(GAME, Nothing()), ChanceStream("words")
    match.draw(stream)
    match.draw(stream)
    match.answer(A1, Write(("shiny",)), at=61_250)
    assert [run.left for run in timers(match.state)] == [88_750]
    match.answer(CLOCK, TimeIsUp(), at=150_000)
    read = read_journal(GAME, write_journal(match.sealed()))
    assert [entry.at for entry in read.entries] == [None, None, 61_250, 150_000]
    assert fingerprint(replay(GAME, read)) == fingerprint(match.state)


def test_a_list_is_in_no_view_but_those_of_its_writers() -> None:
    state = writing()
    play_out(state, (A1, Write(("shiny",))))
    seen = {seat: msgspec.json.encode(view(state.world, seat)) for seat in (A1, A2, B1, B2, None)}
    assert [seat for seat, blob in seen.items() if b"shiny" in blob] == [A1, A2]
    assert [seat for seat, blob in seen.items() if b"cave" in blob] == [B1, B2]


def test_a_seat_believes_in_lists_of_any_length_that_the_others_could_have_written() -> None:
    state = writing()
    play_out(state, (A1, Write(("shiny",))))
    stream = ChanceStream("beliefs")
    believed = [reshuffle_unseen(GAME, state, B1, stream).world for _ in range(60)]
    assert {len(books.traps[0]) for books in believed} == {0, 1, 2}
    assert {books.words[0] for books in believed} == {"cave"}
    assert {books.words[1] for books in believed} == {"gold", "river", "torch"}


def test_refusals_tell_the_other_team_nothing() -> None:
    def refusal(state: State[Books], text: str) -> tuple[str, tuple[str, ...]]:
        with pytest.raises(LairkeeperError) as refused:
            apply(state, B1, Write((text,)))
        return str(refused.value), refused.value.clauses

    empty, written = writing(), writing()
    play_out(written, (A1, Write(("shiny",))), (A2, Write(("metal",))))
    assert refusal(empty, "x") == refusal(written, "x")
    assert asked(empty, B1) == asked(written, B1)


def test_the_toy_conforms() -> None:
    report = check_game(GAME, [Nothing()], games=30, every=1)
    assert report.hidden > 0
    assert set(report.endings) == {"guessed", "missed"}
