"""The searcher overrules the policy where playing on shows something better, and nowhere else."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from lairkeeper.bots import Budget, PartnerBot, Rollout, SearcherBot, UnknownBot, Width, ask_bot, bot_named, worth_of
from lairkeeper.bots.policies.searcher import DecisionSearch
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Seat, apply, start
from lairkeeper.kernel.definition.valuation import Measured, PhaseWeights, ValueModel
from lairkeeper.kernel.errors import BadConfig, Fact
from tests.bots import expedition
from tests.bots.expedition import ENOUGH, Camp, GoNow, Leave, Pack, Rules

VALUE = ValueModel[Camp](
    "chance",
    ("start", "treasure"),
    lambda camp, seat: Measured("all", (1.0, float(camp.treasure))),
    {"all": PhaseWeights((-3.0, 0.5), ((0.0, 0.0), (0.0, 0.0)))},
    is_shared=True,
)
BAG: tuple[Option, ...] = (Leave("road"), Pack("lamp"), Pack("rope"), GoNow())


def advise(camp: Camp, decision: Decision, facts: Mapping[str, Fact]) -> Option | None:
    """The first traveller trusts the river, the second takes the road with a rope and a lamp."""
    if not camp.traveller:
        return Leave("river")
    return next((option for option in BAG if option in decision.options), None)


GAME = replace(expedition.GAME, value=VALUE, advise=advise)
BUDGET, SHORT = Budget(64), Width(turns=2)


def searcher(game: AnyGame = GAME, budget: Budget = BUDGET) -> SearcherBot:
    return SearcherBot(game, lambda: PartnerBot(game), budget, SHORT)


def answers(bot: SearcherBot, rules: Rules) -> list[Option]:
    """All that the first traveller answers."""
    state, chance, given = start(GAME, rules), ChanceStream("thoughts"), list[Option]()
    while state.decisions and state.decisions[0].seats == (Seat(0),):
        decision = state.decisions[0]
        given.append(ask_bot(GAME, state, decision, bot, chance))
        apply(state, Seat(0), given[-1], decision.number)
    return given


def test_a_clearly_better_declaration_overrules_the_policy() -> None:
    given = answers(searcher(), Rules(river=1))
    assert given[0] == Leave("road")
    assert sorted(given[1:], key=repr) == sorted(BAG[1:], key=repr)


def test_a_declaration_is_searched_once_and_then_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[str] = []
    best = DecisionSearch.best

    def counted(search: DecisionSearch, *arguments: object) -> object:
        searched.append("search")
        return best(search, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(DecisionSearch, "best", counted)
    assert len(answers(searcher(), Rules(river=1))) == len(BAG)
    assert searched == ["search"]


def test_the_policy_decides_where_nothing_is_better() -> None:
    assert answers(searcher(), Rules(river=10)) == [Leave("river")]


@pytest.mark.parametrize("game", [replace(GAME, value=None), replace(GAME, advise=None, value=None)])
def test_without_a_value_the_policy_decides(game: AnyGame) -> None:
    state = start(game, Rules(river=1))
    decision = state.decisions[0]
    found = ask_bot(game, state, decision, searcher(game), ChanceStream("s"))
    assert found == ask_bot(game, state, decision, PartnerBot(game), ChanceStream("s"))


def test_a_budget_that_allows_no_comparison_leaves_the_policy_alone() -> None:
    assert answers(searcher(budget=Budget(8)), Rules(river=1)) == [Leave("river")]


def test_rollouts_keep_to_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Rollout] = []
    play = Rollout.play

    def counted(rollout: Rollout, turns: int | None = None) -> None:
        played.append(rollout)
        play(rollout, turns)

    monkeypatch.setattr(Rollout, "play", counted)
    answers(searcher(), Rules(river=1))
    assert BUDGET.rollouts / 2 < len(played) <= BUDGET.rollouts


def test_the_same_luck_gives_the_same_answers() -> None:
    assert answers(searcher(), Rules(river=4)) == answers(searcher(), Rules(river=4))


def test_a_budget_in_milliseconds_searches_as_well() -> None:
    assert answers(searcher(budget=Budget(0, 2000)), Rules(river=1))[0] == Leave("road")


@pytest.mark.parametrize(
    "name", ["searcher:0", "searcher:0ms", "searcher:", "searcher:-4", "searcher:many", "searcher:²"]
)
def test_a_budget_for_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadConfig) as refused:
        bot_named(name, GAME)
    assert refused.value.facts["key"] == "budget"


@pytest.mark.parametrize("name", ["oracle:48", "partner:48", ":48"])
def test_only_bots_that_search_take_a_budget(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot_named(name, GAME)
    assert isinstance(bot_named("searcher:48", GAME), SearcherBot)
    assert isinstance(bot_named("searcher:200ms", GAME), SearcherBot)


def test_a_rollout_stops_when_so_many_turns_have_begun() -> None:
    rollout = Rollout(GAME, start(GAME, Rules()), lambda: PartnerBot(GAME), ChanceStream("s"))
    rollout.play(1)
    assert rollout.state.world.traveller == 1
    rollout.play()
    assert rollout.state.outcome is not None


def test_a_rollout_lets_the_clock_answer_and_stops_at_words() -> None:
    waiting = Rollout(GAME, start(GAME, Rules(waits_for_dawn=True)), lambda: PartnerBot(GAME), ChanceStream("s"))
    waiting.play()
    assert waiting.state.outcome is not None
    talking = Rollout(GAME, start(GAME, Rules(is_talking=True)), lambda: PartnerBot(GAME), ChanceStream("s"))
    talking.play()
    assert talking.state.outcome is None


def test_the_worth_of_a_state_is_its_result_once_it_is_over() -> None:
    rollout = Rollout(GAME, start(GAME, Rules(river=10)), lambda: PartnerBot(GAME), ChanceStream("s"))
    assert worth_of(GAME, rollout.state, Seat(0)) == pytest.approx(0.0474, abs=1e-3)
    rollout.play()
    assert rollout.state.world.treasure > ENOUGH
    assert worth_of(GAME, rollout.state, Seat(0)) == 1.0
