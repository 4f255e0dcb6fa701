"""Readings of unclear clauses (VNG-SW): each is a table option, and the ruling is the default."""

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.config import SWITCHES, TableOptions
from lairkeeper.games.vengeance.records.events import TileBrokenOff
from lairkeeper.games.vengeance.records.options import BreakOff, GoOn, GoTo
from lairkeeper.kernel import start
from lairkeeper.testing import asked, clause, play_out
from tests.games.vengeance.tables import ada, aim, doing, everybody_but, question, room, told_of


@clause(
    "VNG-SW1",
    "VNG-SW2",
    "VNG-SW3",
    "VNG-SW4",
    "VNG-SW5",
    "VNG-SW6",
    "VNG-SW7",
    "VNG-SW8",
    "VNG-SW9",
    "VNG-SW10",
)
def test_every_switch_is_a_table_option_named_after_its_clause() -> None:
    assert set(SWITCHES) <= set(TableOptions.__struct_fields__)
    assert set(SWITCHES.values()) == {clause for clause in GAME.clauses if clause.startswith("VNG-SW")}
    assert start(GAME, TableOptions()).world.options.forced_tile == "whole"


@clause("VNG-SW2", "VNG-CMB8")
def test_a_table_may_let_a_begun_tile_be_broken_off() -> None:
    state = doing("move", "hit", at=1, forced_tile="may_stop")
    play_out(state, GoTo(room(3)))
    assert asked(state).options == (GoOn(), BreakOff())
    told = play_out(state, BreakOff())
    assert told_of(told, TileBrokenOff)
    assert not state.decisions


@clause("VNG-SW2")
def test_but_not_before_a_wound_that_comes_next() -> None:
    state = doing("hit", "wound", "hit", at=3, forced_tile="may_stop")
    play_out(state, aim("3H"))
    assert ada(state).wounds == 1
    assert question(state) == "go_on_with_tile"


@clause("VNG-SW2")
def test_nothing_is_asked_about_an_action_that_cannot_be_resolved() -> None:
    state = doing("move", "hit", at=1, crossed=everybody_but(), forced_tile="may_stop")
    play_out(state, GoTo(room(3)))
    assert not state.decisions
