"""Answers of a puzzle are compared by what the seat makes of each, without luck, and quickly enough for a hint."""

from typing import Any

import pytest

from lairkeeper.analysis import Deadline, Dilemma, advise
from lairkeeper.analysis.foresight import foreseen
from lairkeeper.bots import adviser, ask_bot
from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.bots.value import TERMS
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.options import EndCombat
from lairkeeper.kernel import ChanceStream, State, clone, reshuffle_unseen, start
from lairkeeper.kernel.history.journal import give
from lairkeeper.lab import play_game

CONFIG = TableOptions(players=2, pace="ticks")
LONG = 60.0


def question(name: str) -> Dilemma:
    """The first question of a name that leaves a choice, in a game of bots."""
    state: State[Any] = start(GAME, CONFIG)
    now = 0
    for entry in play_game(GAME, CONFIG, [GAME.policy], "foresight").journal.entries:
        for decision in state.decisions:
            if decision.question == name and len(decision.options) > 2:
                return Dilemma(GAME, state, decision, decision.seats[0], 2)
        _, now = give(state, entry, now)
    raise AssertionError(name)


@pytest.fixture(scope="module")
def combat() -> Dilemma:
    return question("choose_use")


def test_a_hint_in_combat_compares_two_answers(combat: Dilemma) -> None:
    advice = advise(combat, ChanceStream("hint"), Deadline(LONG))
    first, second = advice.answers
    assert advice.option == first.option != second.option
    assert first.error > 0
    assert advice.is_clear == (bool(first.reasons) or bool(second.reasons))


def test_tables_are_valued_at_the_next_moment(combat: Dilemma) -> None:
    """In the middle of Combat the value is not calibrated: what others are asked first is answered by anything."""
    player = adviser(GAME)
    best = ask_bot(GAME, combat.state, combat.decision, player, ChanceStream("hint"), combat.seat)
    others = [option for option in combat.decision.options if option != best]
    found = foreseen(combat, [best, others[0], EndCombat()], player, "hint", lambda: True)
    assert found is not None and len(found.judged) == 3
    (phase,) = {end.phase for judged in found.judged for end in judged.ends}
    assert phase == f"round_{combat.state.world.round + 1}"
    assert {end.terms[TERMS.index("is_fighting")] for judged in found.judged for end in judged.ends} == {0}


def test_one_stretch_tells_as_much_as_many(combat: Dilemma) -> None:
    player = adviser(GAME)
    best = ask_bot(GAME, combat.state, combat.decision, player, ChanceStream("hint"), combat.seat)
    other = next(option for option in combat.decision.options if option != best)
    found = foreseen(combat, [best, other], player, "hint", lambda: True)
    assert found is not None and found.is_exact
    assert [len(judged.ends) for judged in found.judged] == [1, 1]
    same = found.gap(0, 0)
    assert same.mean == 0 and not same.is_clear


def test_hidden_parts_do_not_change_it(combat: Dilemma) -> None:
    elsewhere = combat._replace(state=reshuffle_unseen(GAME, combat.state, combat.seat, ChanceStream("poisoned")))
    hints = [advise(it, ChanceStream("hint"), Deadline(LONG)) for it in (combat, elsewhere)]
    assert hints[0] == hints[1]


def test_the_position_is_left_as_it_was(combat: Dilemma) -> None:
    before = clone(combat.state)
    advise(combat, ChanceStream("hint"), Deadline(LONG))
    assert before.world == combat.state.world


def test_where_dice_fall_next_nothing_is_foreseen() -> None:
    rolling = question("give_order")
    rolls = [option for option in rolling.decision.options if type(option).__name__ == "Roll"][:2]
    assert foreseen(rolling, rolls, adviser(GAME), "hint", lambda: True) is None


def test_without_time_nothing_is_foreseen(combat: Dilemma) -> None:
    options = combat.decision.options[:2]
    assert foreseen(combat, options, adviser(GAME), "hint", lambda: False) is None
