from itertools import combinations

from lairkeeper.bots.draft import completions, draft_question, repeated
from lairkeeper.kernel import ChanceStream, Seat, apply, clone, start
from tests.bots import expedition
from tests.bots.expedition import GAME, ITEMS, GoNow, Leave, Pack, Rules

P1 = Seat(0)


def found(most: int, seed: str = "s") -> list[tuple[object, ...]]:
    state = start(GAME, Rules())
    declarations = completions(state, P1, state.decisions[0], ChanceStream(seed), most)
    return [tuple(answer.option for answer in declaration.answers) for declaration in declarations]


def test_every_declaration_is_found_and_a_set_is_built_in_one_order_only() -> None:
    bags = [bag for size in range(len(ITEMS) + 1) for bag in combinations(ITEMS, size)]
    by_road = [(Leave("road"), *(Pack(item) for item in bag)) for bag in bags]
    stopped = [(*answers, GoNow()) if len(answers) <= len(ITEMS) else answers for answers in by_road]
    assert sorted(map(repr, found(1000))) == sorted(map(repr, [(Leave("river"),), *stopped]))


def test_beyond_the_budget_a_sample_keeps_every_first_answer() -> None:
    for most in (2, 3, 5):
        sample = found(most, f"seed {most}")
        assert len(sample) == most
        assert {answers[0] for answers in sample} == {Leave("river"), Leave("road")}


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    assert found(4) == found(4)


def test_looking_for_declarations_leaves_the_state_as_it_was() -> None:
    state = start(GAME, Rules())
    before = clone(state)
    completions(state, P1, state.decisions[0], ChanceStream("s"), 100)
    assert state.world == before.world and state.decisions == before.decisions


def test_a_declaration_can_be_repeated_in_another_state_unless_it_is_not_possible_there() -> None:
    state = start(GAME, Rules())
    declarations = completions(state, P1, state.decisions[0], ChanceStream("s"), 100)
    longest = max(declarations, key=lambda declaration: len(declaration.answers))
    again = repeated(longest.answers, state, P1)
    assert again is not None and again.state.world == longest.state.world and again.has_turn_begun
    apply(state, P1, Leave("road"))
    assert repeated(longest.answers[1:] * 2, state, P1) is None


def test_a_draft_goes_on_only_for_its_own_seat() -> None:
    state = start(GAME, Rules())
    assert draft_question(state, P1) is None
    apply(state, P1, Leave("road"))
    assert draft_question(state, P1) is state.decisions[0]
    assert draft_question(state, Seat(1)) is None
    assert expedition.worth(("lamp", "rope")) == expedition.ROAD
