from lairkeeper.bots import Breadth, GreedyBot, PlannerBot, ask_bot
from lairkeeper.bots.bot import Bot
from lairkeeper.kernel import ChanceStream, Option, apply, resolve, start
from tests.bots import expedition
from tests.bots.shopping import GAME, A, Buy, Enter, Purse


def shop(bot: Bot, purse: Purse) -> tuple[list[Option], int]:
    """What a bot buys, and what it brings home."""
    state, chance, answers = start(GAME, purse), ChanceStream("market"), []
    while state.decisions:
        if state.decisions[0].is_chance:
            resolve(state, ChanceStream("raffle"))
            continue
        answers.append(ask_bot(GAME, state, state.decisions[0], bot, chance))
        apply(state, A, answers[-1])
    assert state.outcome is not None
    return answers, state.outcome.scores[A]


def test_it_finds_the_chain_that_begins_with_what_looks_bad() -> None:
    answers, brought = shop(PlannerBot(GAME), Purse(7))
    assert answers[0] == Buy("cart")
    assert brought == 8


def test_the_greedy_bot_does_not() -> None:
    answers, brought = shop(GreedyBot(GAME), Purse(7))
    assert answers[0] != Buy("cart")
    assert brought == 7


def test_a_plan_is_followed_without_thinking_again() -> None:
    state, bot, chance = start(GAME, Purse(7)), PlannerBot(GAME), ChanceStream("s")
    apply(state, A, ask_bot(GAME, state, state.decisions[0], bot, chance))
    used = chance.used
    while state.decisions:
        apply(state, A, ask_bot(GAME, state, state.decisions[0], bot, chance))
    assert chance.used == used


def test_where_a_draw_may_follow_it_weighs_the_luck() -> None:
    answers, _ = shop(PlannerBot(GAME), Purse(7, has_raffle=True))
    assert answers[0] == Enter()


def test_a_plan_is_dropped_when_another_question_comes() -> None:
    state, bot, chance = start(GAME, Purse(7)), PlannerBot(GAME), ChanceStream("s")
    ask_bot(GAME, state, state.decisions[0], bot, chance)
    poorer = start(GAME, Purse(2))
    assert ask_bot(GAME, poorer, poorer.decisions[0], bot, chance) in poorer.decisions[0].options


def test_a_narrow_beam_still_answers() -> None:
    _, brought = shop(PlannerBot(GAME, Breadth(1, 3)), Purse(7))
    assert brought > 0


def test_the_same_seed_gives_the_same_answers() -> None:
    assert shop(PlannerBot(GAME), Purse(7, True)) == shop(PlannerBot(GAME), Purse(7, True))


def test_declarations_that_end_in_luck_are_weighed_as_the_greedy_bot_does() -> None:
    for river in (2, 8):
        rules = expedition.Rules(river=river)
        state = start(expedition.GAME, rules)
        for bot in (GreedyBot(expedition.GAME), PlannerBot(expedition.GAME)):
            first = ask_bot(expedition.GAME, state, state.decisions[0], bot, ChanceStream("s"))
            assert first == (expedition.Leave("river") if river == 8 else expedition.Leave("road"))
