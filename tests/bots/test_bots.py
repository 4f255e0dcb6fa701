from dataclasses import replace

import pytest

from lairkeeper.bots import (
    BOTS,
    Bot,
    GreedyBot,
    NoviceBot,
    OpenQuestion,
    PlannerBot,
    RandomBot,
    SearcherBot,
    UnknownBot,
    ask_bot,
    bot_named,
    bots_for,
    kind_of,
    refuse_budgets,
)
from lairkeeper.bots.bot import Imagine
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Levels, Option, Record, Seat, start
from lairkeeper.lab import play_game
from tests.bots.expedition import GAME, CampView, Leave, Rules
from tests.every import every_game
from tests.kernel.toys.lists import GAME as LISTS
from tests.kernel.toys.lists import HUNCHES, Guess, Write
from tests.kernel.toys.toy import Nothing


class Spy:
    """A bot that writes down what it was handed."""

    def __init__(self) -> None:
        self.seat = Seat(-9)
        self.view: Record | None = None
        self.stones: set[int] = set()

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        self.seat, self.view = seat, view
        self.stones = {imagine(chance).world.stones[1] for _ in range(200)}
        return decision.options[0]


def test_a_bot_is_handed_its_view_and_imagines_the_rest() -> None:
    state, spy = start(GAME, Rules()), Spy()
    assert ask_bot(GAME, state, state.decisions[0], spy, ChanceStream("s")) == Leave("river")
    assert spy.seat == 0
    assert spy.view == CampView(Seat(0), 1, 0)
    assert spy.stones == {2, 3, 4, 5, 6}
    assert state.world.stones == [1, 2]


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_has_a_name_and_answers(name: str) -> None:
    state = start(GAME, Rules())
    decision = state.decisions[0]
    assert ask_bot(GAME, state, decision, bot_named(name, GAME), ChanceStream("s")) in decision.options


@pytest.mark.parametrize("name", sorted(BOTS))
def test_no_bot_finds_words_where_the_game_suggests_none(name: str) -> None:
    state = start(GAME, Rules(is_talking=True))
    with pytest.raises(OpenQuestion) as refused:
        ask_bot(GAME, state, state.decisions[0], bot_named(name, GAME), ChanceStream("s"))
    assert refused.value.facts == {"bot": name, "question": "ask_for_words"}


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_plays_with_the_words_a_game_suggests(name: str) -> None:
    match = play_game(LISTS, Nothing(), [name], "words")
    written = [entry.option for entry in match.journal.entries if isinstance(entry.option, Write | Guess)]
    assert match.state.outcome is not None
    assert {type(option) for option in written} == {Write, Guess}


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(UnknownBot) as refused:
        bot_named("oracle", GAME)
    assert refused.value.facts == {
        "name": "oracle",
        "known": ", ".join(sorted([*BOTS, "easy", "hard", "normal"])),
    }


def test_the_random_bot_takes_every_option_sooner_or_later() -> None:
    state, bot, chance = start(GAME, Rules()), RandomBot(), ChanceStream("s")
    taken = {ask_bot(GAME, state, state.decisions[0], bot, chance) for _ in range(40)}
    assert taken == {Leave("river"), Leave("road")}


def test_instinct_takes_the_first_suggestion() -> None:
    for seed in "abc":
        match = play_game(LISTS, Nothing(), ["instinct"], seed)
        written = [entry.option for entry in match.journal.entries if isinstance(entry.option, Write)]
        assert written[0] == Write((HUNCHES[0],))


def test_people_choose_a_bot_by_level_where_the_game_has_levels() -> None:
    assert bots_for(GAME) == ["easy", "normal", "hard"]
    assert [type(bot_named(level, GAME)) for level in bots_for(GAME)] == [NoviceBot, GreedyBot, PlannerBot]
    alone = replace(GAME, levels=None, bot="instinct")
    assert bots_for(alone) == ["instinct"]
    with pytest.raises(UnknownBot) as refused:
        bot_named("easy", alone)
    assert refused.value.facts["name"] == "easy"


def test_a_game_may_have_experts() -> None:
    expert = replace(GAME, levels=Levels(expert="searcher"))
    assert bots_for(expert) == ["easy", "normal", "hard", "expert"]
    assert isinstance(bot_named("expert", expert), SearcherBot)
    with pytest.raises(UnknownBot):
        bot_named("expert", GAME)


def test_people_seat_no_bot_with_a_budget_of_their_own() -> None:
    refuse_budgets("searcher", GAME)
    with pytest.raises(UnknownBot) as refused:
        refuse_budgets("searcher:999999ms", GAME)
    assert refused.value.facts["name"] == "searcher:999999ms"


def test_names_make_new_bots_each_time() -> None:
    one: Bot = bot_named("greedy", GAME)
    assert one is not bot_named("greedy", GAME)


@every_game
def test_every_game_names_a_bot_that_plays_it_best(game: AnyGame) -> None:
    assert kind_of(game.bot, game) in BOTS
    assert all(kind_of(level, game) in BOTS for level in bots_for(game))
