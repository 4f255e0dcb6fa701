"""The conformance suite finds what it promises to find: one broken game for every promise."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from lairkeeper.kernel import (
    AnyGame,
    Ask,
    Chance,
    ChanceStream,
    Decision,
    Do,
    Event,
    FreeText,
    Odds,
    Option,
    Outcome,
    Record,
    Seat,
    State,
    Step,
    Table,
    Timer,
    World,
    free_text,
)
from lairkeeper.kernel.data.timer import Purpose
from lairkeeper.testing import NotConforming, check_game
from tests.kernel.toys.shield import GAME as SHIELD
from tests.kernel.toys.shield import Cats, Corridor, CorridorView
from tests.kernel.toys.shield import view as corridor_view
from tests.kernel.toys.toy import Nothing, toy

A, B = Seat(0), Seat(1)


class Den(World):
    gold: int
    turns: int
    order: dict[str, int]


class Take(Option):
    gold: int


class Fall(Option):
    gold: int


class Taken(Event):
    gold: int


class Unheard(Event):
    gold: int


class Grab(Ask[Den, Take]):
    """Takes one or two pieces of gold, three times."""

    clauses = ("DEN-GRAB",)

    def seat(self, den: Den) -> Seat:
        return A

    def options(self, den: Den) -> list[Take]:
        return [Take(1), Take(2)]

    def take(self, den: Den, take: Take, table: Table) -> None:
        den.gold -= take.gold
        den.turns += 1
        table.tell(Taken(take.gold))
        table.then(GoOn())


class GoOn(Do[Den]):
    clauses = ("DEN-END",)

    def do(self, den: Den, table: Table) -> None:
        if den.turns >= 3:
            table.finish(Outcome("empty", "DEN-END", (A,)))
        table.then(Grab())


class DenView(Record):
    gold: int


def den(
    first: Step | None = None,
    *,
    steps: tuple[type[Step], ...] = (),
    options: tuple[type[Option], ...] = (),
    check: Callable[[Den], None] = lambda _: None,
) -> AnyGame:
    """A sound little game, or one that begins with an unsound step."""
    return toy(
        "den",
        config=Nothing,
        world=Den,
        steps=(Grab, GoOn, *steps),
        options=(Take, *options),
        events=(Taken,),
        set_up=lambda _: (Den(10, 0, {}), first or Grab()),
        seat_count=lambda _: 2,
        view=lambda den, _: DenView(den.gold),
        check=check,
    )


def failure(game: AnyGame, *, config: Record | None = None, **how: Any) -> str:
    with pytest.raises(NotConforming) as found:
        check_game(game, [config or Nothing()], games=8, every=1, **how)
    return str(found.value)


def test_a_sound_game_conforms() -> None:
    report = check_game(den(), [Nothing()], games=5, every=1)
    assert (report.games, report.answers, report.nodes, report.hidden) == (5, 15, 15, 0)
    assert report.endings == {"empty": 5}


def test_a_failure_says_which_game_which_seed_which_table_and_after_which_answer() -> None:
    def check(den: Den) -> None:
        assert den.gold > 8, f"{den.gold} pieces of gold"

    message = failure(den(check=check), seed="mine")
    assert message.startswith("den, seed 'mine/den/0', Nothing(), after answer ")
    assert "pieces of gold" in message


def test_the_same_seed_finds_the_same_failure() -> None:
    def check(den: Den) -> None:
        assert den.turns < 2

    assert failure(den(check=check)) == failure(den(check=check))


def test_lost_components_are_found() -> None:
    def check(den: Den) -> None:
        assert den.gold + den.turns == 10, "gold was lost"

    assert "gold was lost" in failure(den(check=check))


class Endless(Ask[Den, Take]):
    def seat(self, den: Den) -> Seat:
        return A

    def options(self, den: Den) -> list[Take]:
        return [Take(0), Take(1)]

    def take(self, den: Den, take: Take, table: Table) -> None:
        table.then(Endless())


def test_a_game_that_does_not_end_is_found() -> None:
    assert "not over after 50 answers" in failure(den(Endless(), steps=(Endless,)), cap=50)


class Peter(Ask[Den, Take]):
    """Leads nowhere."""

    def seat(self, den: Den) -> Seat:
        return A

    def options(self, den: Den) -> list[Take]:
        return [Take(0), Take(1)]

    def take(self, den: Den, take: Take, table: Table) -> None:
        pass


def test_a_game_that_stops_without_an_outcome_is_found() -> None:
    assert "the game is not over" in failure(den(Peter(), steps=(Peter,)))


class Fragile(Grab):
    def take(self, den: Den, take: Take, table: Table) -> None:
        if take.gold == 2:
            raise KeyError("two")
        super().take(den, take, table)


def test_a_listed_option_that_fails_is_found() -> None:
    assert "Take(gold=2), offered by fragile, failed: KeyError('two')" in failure(den(Fragile(), steps=(Fragile,)))


class Twice(Grab):
    def options(self, den: Den) -> list[Take]:
        return [Take(1), Take(1)]


def test_an_option_listed_twice_is_found() -> None:
    assert "lists an option twice" in failure(den(Twice(), steps=(Twice,)))


class Flood(Grab):
    def options(self, den: Den) -> list[Take]:
        return [Take(gold) for gold in range(401)]


def test_a_list_too_long_for_anybody_is_found() -> None:
    assert "lists 401 options" in failure(den(Flood(), steps=(Flood,)))


class Loaded(Chance[Den, Fall]):
    def odds(self, den: Den) -> Odds[Fall]:
        return Odds((Fall(1), Fall(2)), (1, 0))

    def take(self, den: Den, fall: Fall, table: Table) -> None:
        table.then(Grab())


def test_an_outcome_that_can_never_fall_is_found() -> None:
    assert "the weights (1, 0)" in failure(den(Loaded(), steps=(Loaded,), options=(Fall,)))


class Crowded(Grab):
    def seat(self, den: Den) -> Seat:
        return Seat(7)


def test_a_question_to_a_seat_that_does_not_exist_is_found() -> None:
    assert "crowded is put to (7,)" in failure(den(Crowded(), steps=(Crowded,)))


class Inventive(Grab):
    clauses = ("DEN-UNWRITTEN",)


def test_a_clause_that_the_rulebook_does_not_have_is_found() -> None:
    game = replace(den(Inventive(), steps=(Inventive,)), clauses=den().clauses)
    assert "['DEN-UNWRITTEN']" in failure(game)


class Stranger(Grab):
    pass


def test_a_step_that_is_not_in_the_vocabulary_is_found() -> None:
    assert "stranger is no step of the game" in failure(den(Stranger()))


def test_an_option_that_is_not_in_the_vocabulary_is_found() -> None:
    assert "Fall(gold=1) is no option of the game" in failure(den(Loaded2(), steps=(Loaded2,)))


class Loaded2(Loaded):
    def odds(self, den: Den) -> Odds[Fall]:
        return Odds.even((Fall(1), Fall(2)))


class Noisy(Grab):
    def take(self, den: Den, take: Take, table: Table) -> None:
        table.tell(Unheard(1))
        super().take(den, take, table)


def test_an_event_that_is_not_in_the_vocabulary_is_found() -> None:
    assert "Unheard(gold=1) is no event of the game" in failure(den(Noisy(), steps=(Noisy,)))


class Unsorted(Grab):
    """Lists its options in the order of a dict, which is not part of the state."""

    def options(self, den: Den) -> list[Take]:
        den.order = den.order or {"b": 1, "a": 2}
        return [Take(gold) for gold in den.order.values()]


def test_options_that_depend_on_the_order_of_a_dict_are_found() -> None:
    assert "the questions differ from decoded from its own bytes" in failure(den(Unsorted(), steps=(Unsorted,)))


class Greedy(Grab):
    """Changes the world while it only lists."""

    def options(self, den: Den) -> list[Take]:
        den.gold -= 1
        return super().options(den)


def test_a_question_that_changes_the_world_while_listing_is_found() -> None:
    assert ".gold: " in failure(den(Greedy(), steps=(Greedy,)))


MEMORY: list[int] = []


class Forgetful(Grab):
    """Remembers something outside the state."""

    def take(self, den: Den, take: Take, table: Table) -> None:
        MEMORY.append(take.gold)
        den.order["played"] = len(MEMORY)
        super().take(den, take, table)


def test_a_game_that_remembers_something_outside_its_state_is_found() -> None:
    assert "the replay of its journal" in failure(den(Forgetful(), steps=(Forgetful,)))


def test_a_leaking_view_is_found_with_the_place_of_the_leak() -> None:
    def leaky(corridor: Corridor, seat: Seat | None) -> CorridorView:
        view = corridor_view(corridor, seat)
        return msgspec.structs.replace(view, raised=corridor.tokens[A]) if seat == B else view

    message = failure(replace(SHIELD, view=leaky), config=Cats(2))
    assert "the view of seat 1 leaks .raised" in message


def test_seats_that_look_from_one_place_and_see_different_things_are_found() -> None:
    game = replace(SHIELD, looks=lambda corridor, seat: "here")
    assert "sees something else from its place" in failure(game, config=Cats(2))


def test_a_question_that_depends_on_hidden_data_is_found() -> None:
    class Peek(Grab):
        def options(self, den: Den) -> list[Take]:
            return [Take(1), Take(2), Take(3 + den.order.get("secret", 0))]

    def reshuffle(den: Den, seat: Seat | None, stream: ChanceStream) -> None:
        den.order["secret"] = 5

    game = replace(den(Peek(), steps=(Peek,)), reshuffle=reshuffle)
    assert "a question to seat 0 leaks" in failure(game)


def test_a_reshuffle_that_loses_a_component_is_found() -> None:
    def careless(corridor: Corridor, seat: Seat | None, stream: ChanceStream) -> None:
        corridor.pile = [0, 0]

    assert "shields" in failure(replace(SHIELD, reshuffle=careless), config=Cats(2))


def test_a_heuristic_that_is_not_a_number_is_found() -> None:
    assert "the heuristic of seat 0" in failure(replace(den(), heuristic=lambda _world, _seat: float("nan")))


def test_an_exception_in_a_rule_is_reported_with_its_place() -> None:
    def check(den: Den) -> None:
        raise ZeroDivisionError("bug")

    assert "after answer 0: ZeroDivisionError('bug')" in failure(den(check=check))


def test_an_answer_that_a_bot_invents_is_reported() -> None:
    def invent(game: AnyGame, state: State[Any], decision: Decision, stream: ChanceStream) -> Option:
        return Take(77)

    assert "option-illegal" in failure(den(), choose=invent)


def test_a_bot_may_choose() -> None:
    def modest(game: AnyGame, state: State[Any], decision: Decision, stream: ChanceStream) -> Option:
        return Take(1)

    golds: list[int] = []
    game = den(check=lambda den: golds.append(den.gold) if den.turns == 3 else None)
    check_game(game, [Nothing()], games=1, every=100, choose=modest)
    assert golds[-1] == 7


class Whisper(Option):
    text: str


class Mute(Ask[Den, Whisper]):
    clauses = ("DEN-GRAB",)

    def seat(self, den: Den) -> Seat:
        return A

    def free_text(self, den: Den) -> FreeText:
        return free_text(Whisper, most=8)

    def why_not(self, den: Den, option: Option) -> tuple[str, ...]:
        return ()

    def take(self, den: Den, option: Whisper, table: Table) -> None:
        den.turns += 1
        table.then(GoOn())


def speaking(*words: str) -> AnyGame:
    game = den(Mute(), steps=(Mute,), options=(Whisper,))
    return replace(game, suggest=lambda seen, decision, seat: [Whisper(word) for word in words])


def test_an_open_question_is_played_with_suggestions_of_the_game() -> None:
    assert check_game(speaking("hush"), [Nothing()], games=3, every=1).games == 3


def test_an_open_question_without_suggestions_asks_for_a_bot() -> None:
    assert "mute is open: the game has to `suggest`" in failure(den(Mute(), steps=(Mute,), options=(Whisper,)))


def test_suggestions_that_are_all_refused_are_found() -> None:
    assert "nothing is listed or suggested for seat 0" in failure(speaking("far too long a word"))


def test_a_suggestion_that_is_not_tidy_is_found() -> None:
    assert "but is kept as Whisper(text='hush')" in failure(speaking(" hush "))


class Shapeless(Mute):
    def free_text(self, den: Den) -> FreeText:
        return FreeText("whisper", "words", 8)


def test_a_text_for_a_field_that_no_option_has_is_found() -> None:
    game = den(Shapeless(), steps=(Shapeless,), options=(Whisper,))
    assert "whisper.words is no field of an option" in failure(game)


class Hasty(Grab):
    purpose: Purpose = "limit"
    ms: int = 100

    def timer(self, den: Den) -> Timer | None:
        return Timer("haste", self.ms, (Fall(1),), self.purpose)


def test_a_timer_on_a_question_is_played() -> None:
    report = check_game(den(Hasty(), steps=(Hasty,), options=(Fall,)), [Nothing()], games=5, every=1)
    assert report.games == 5


def test_an_answer_of_the_clock_that_the_game_does_not_know_is_found() -> None:
    assert "Fall(gold=1) is no option of the game" in failure(den(Hasty(), steps=(Hasty,)))


def test_a_timer_of_negative_length_is_found() -> None:
    assert "has -1 milliseconds" in failure(den(Hasty(ms=-1), steps=(Hasty,), options=(Fall,)))


def test_a_watch_over_nobody_is_found() -> None:
    assert "haste watches nobody" in failure(den(Hasty("absence"), steps=(Hasty,), options=(Fall,)))


class Misrank(Do[Den]):
    clauses = ("DEN-END",)
    ranks: tuple[int, ...]

    def do(self, den: Den, table: Table) -> None:
        table.finish(Outcome("empty", "DEN-END", (A,), ranks=self.ranks))


@pytest.mark.parametrize("ranks", [(1,), (1, 3), (0, 1), (2, 1)])
def test_a_ranking_that_cannot_be_is_found(ranks: tuple[int, ...]) -> None:
    assert "rank" in failure(den(Misrank(ranks), steps=(Misrank,)))
