"""Lanes opened beside those that run: they go on independently and disappear when they end."""

from lairkeeper.kernel import CLOCK, Do, Seat, State, Step, Table, apply, begin, clone, decode, encode, pending
from lairkeeper.kernel.flow.state import Fork, Lane
from lairkeeper.testing import asked, play_out
from tests.kernel.scrapbook import A, B, C, Note, Pick, Say, Scrapbook, blank, said, together
from tests.kernel.toys import stops
from tests.kernel.toys.stops import Clue, Doubt, GiveUp, StopsOptions

YES_NO = ("yes", "no")
YES = Say("yes")


class Open(Do[Scrapbook]):
    """Opens a lane with a question beside the one it stands in."""

    name: str
    seat: Seat

    def do(self, book: Scrapbook, table: Table) -> None:
        table.beside(Pick(self.name, YES_NO, self.seat), Note(f"{self.name} ended"))
        book.lines.append(f"{self.name} opened")


def book(*steps: Step) -> State[Scrapbook]:
    return begin(blank(), *steps)


def depth(lane: Lane) -> int:
    """How many forks lie inside each other."""
    top = lane.steps[-1] if lane.steps else None
    return 1 + max(map(depth, top.lanes), default=0) if isinstance(top, Fork) else 0


def test_a_lane_opens_beside_the_only_one() -> None:
    state = book(Open("b", B), Pick("a", YES_NO, A), Note("a ended"))
    assert [decision.seats for decision in pending(state)] == [(A,), (B,)]
    play_out(state, (A, YES))
    assert said(state) == ["b opened", "a=yes@0", "a ended"]
    play_out(state, (B, YES))
    assert said(state)[-2:] == ["b=yes@1", "b ended"]


def test_steps_below_a_fork_wait_for_all_its_lanes() -> None:
    state = book(together((Open("c", C), Pick("a", YES_NO, A)), (Pick("b", YES_NO, B),)), Note("joined"))
    play_out(state, (A, YES), (B, YES))
    assert "joined" not in said(state)
    play_out(state, (C, YES))
    assert said(state)[-2:] == ["c ended", "joined"]


def test_a_lane_beside_is_in_the_same_fork() -> None:
    state = book(together((Open("c", C), Pick("a", YES_NO, A)), (Pick("b", YES_NO, B),)))
    assert depth(state.trunk) == 1
    assert [decision.seats for decision in pending(state)] == [(A,), (B,), (C,)]


def test_an_answer_may_open_a_lane_from_inside_a_nested_fork() -> None:
    inner = together((Pick("a", YES_NO, A), Open("c", C), Pick("a2", YES_NO, A)), (Pick("b", YES_NO, B),))
    state = book(together((inner, Note("inner joined")), (Pick("d", YES_NO, Seat(3)),)), Note("joined"))
    play_out(state, (A, YES), (A, YES), (B, YES))
    assert "inner joined" not in said(state)
    play_out(state, (C, YES))
    assert said(state)[-1] == "inner joined"


class ForkAgain(Do[Scrapbook]):
    """Forks, and the last of the two lanes goes on with this; again and again."""

    times: int

    def do(self, book: Scrapbook, table: Table) -> None:
        if self.times:
            table.then(together((Note("short"),), (Pick("a", YES_NO, A), ForkAgain(self.times - 1))), Note("back"))


def test_the_last_lane_of_a_fork_does_not_fork_inside_it() -> None:
    state = book(together((ForkAgain(2000),), (Note("first"),)), Note("joined"))
    for _ in range(1999):
        apply(state, A, YES)
        assert depth(state.trunk) == 1
    apply(state, A, YES)
    assert said(state)[-2001:] == ["back"] * 2000 + ["joined"]


def test_a_thousand_objections_in_one_turn_leave_a_flat_fork() -> None:
    state = begin(stops.new_turn(StopsOptions(clues=2000)), stops.PlayTurn())
    for number in range(1000):
        apply(state, stops.CLUER, Clue("wet"))
        window = next(decision for decision in pending(state) if decision.question == "may_doubt")
        if number % 2:
            apply(state, stops.SETTER, Doubt(), window.number)
        else:
            apply(state, CLOCK, stops.LetPass(), window.clock_number)
        assert depth(state.trunk) == 1
    assert len(state.world.doubted) == 500
    assert len(pending(state)) == 3


def test_a_thousand_windows_at_once_are_encoded_and_cloned() -> None:
    state = begin(stops.new_turn(StopsOptions(clues=2000)), stops.PlayTurn())
    for _ in range(1000):
        apply(state, stops.CLUER, Clue("wet"), asked(state, stops.CLUER).number)
    assert len(pending(state)) == 1003
    assert encode(clone(state)) == encode(decode(stops.GAME, encode(state))) == encode(state)


def test_a_turn_that_ends_lets_the_windows_beside_it_lapse() -> None:
    state = begin(stops.new_turn(StopsOptions()), stops.PlayTurn())
    play_out(state, (stops.CLUER, Clue("wet")), (stops.CLUER, Clue("salty")), (stops.CLUER, GiveUp()))
    assert state.outcome is not None
    assert state.outcome.ranking(2) == (1, 2)
