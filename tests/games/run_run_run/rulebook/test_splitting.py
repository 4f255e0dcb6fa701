"""Large choices in small questions (RRR-SPL): drafts, what they lead to, and what cannot be told apart."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import Side, at
from lairkeeper.games.run_run_run.records.events import CardShared, CardSpentForMove, MummyHurt, RoomLaid
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    Deal,
    DigPassage,
    Done,
    Explore,
    Fight,
    GiveTo,
    GiveToken,
    Join,
    Offer,
    PassageFrom,
    PickCard,
    PickHex,
    Teleport,
    Turn,
    UseEffect,
    UseToken,
)
from lairkeeper.games.run_run_run.rules.cooperate import CallRegroup, ExchangeTokens, SharePool
from lairkeeper.games.run_run_run.rules.explore import ChooseRoom
from lairkeeper.games.run_run_run.rules.fight import ShareDamage
from lairkeeper.games.run_run_run.rules.sarcophagus import TokenWindow
from lairkeeper.games.run_run_run.rules.turn import ChooseAction
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import BEGIN_AGAIN, Option, State, ToldEvent, apply, begin, clone, encode, facts
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import Line, asked, clause, play_out
from tests.games.run_run_run.declarations import declared, declared_fights, legal_declarations, legal_fights
from tests.games.run_run_run.exploring import (
    SIDE_BY_SIDE,
    STRAIGHT,
    any_table,
    any_table_with_passages,
    hexes_for,
    lay,
    play,
)
from tests.games.run_run_run.tables import (
    FIVE,
    FOUR,
    ONE,
    P1,
    P2,
    P3,
    SIX,
    THREE,
    TWO,
    cards,
    corridor,
    draw_table,
    heard_of,
    held,
    offered,
    space_at,
    token,
)

Draft = tuple[State[Pyramid], tuple[Line, ...]]


def exploring() -> Draft:
    pyramid = draw_table(corridor(4), hands=[(STRAIGHT, ONE, TWO)])
    return begin(pyramid, ChooseAction()), (Explore(), PickCard(held(pyramid, STRAIGHT)))


def fighting() -> Draft:
    pyramid = draw_table(corridor(1), hands=[(ONE, TWO, THREE)], awake={"brute": (0, -1)})
    return begin(pyramid, ChooseAction()), (Fight(), AddCard(held(pyramid, TWO)))


def teleporting() -> Draft:
    state = begin(draw_table(corridor(2), tokens=[("torch1",)]), TokenWindow("before_action"))
    return state, (UseToken(token("torch1")), Teleport())


def joining() -> Draft:
    state = begin(draw_table(SIDE_BY_SIDE, tokens=[("passage",)]), TokenWindow("after_action"))
    return state, (UseToken(token("passage")), UseEffect(), PassageFrom(at(1, -1)))


def hurting() -> Draft:
    mummies = {"herald": (0, -1), "runner": (0, -1), "brute": (0, -1)}
    pyramid = draw_table(corridor(1), cats=[(0, -1), (0, 0)], awake=mummies)
    return begin(pyramid, ShareDamage(space_at(pyramid, 0, -1), 7, ())), (Deal(3),)


def offering() -> Draft:
    state = begin(draw_table(hands=[(ONE, TWO), (THREE,)]), CallRegroup())
    play(state, (P2, Join()))
    return state, ((P1, Offer(held(state.world, ONE))),)


def sharing() -> Draft:
    pyramid = draw_table(hands=[(ONE,), (TWO,)])
    pyramid.participants, pyramid.pool = (P1, P2), cards(THREE, FOUR)
    return begin(pyramid, SharePool(())), (GiveTo(P2),)


def giving() -> Draft:
    pyramid = draw_table(tokens=[("torch1", "shield"), ("double",)])
    pyramid.participants = (P1, P2)
    return begin(pyramid, ExchangeTokens()), ((P1, GiveToken(token("shield"), P2)),)


drafts = pytest.mark.parametrize(
    "draft", [exploring, fighting, teleporting, joining, hurting, offering, sharing, giving]
)


@clause("RRR-SPL1", "RRR-EXP15")
@drafts
def test_until_the_last_answer_nothing_changes_and_nobody_hears_of_it(draft: Callable[[], Draft]) -> None:
    state, script = draft()
    before, views = clone(state).world, [GAME.view(state.world, seat) for seat in (P2, None)]
    questions = [decision for decision in state.decisions if P1 not in decision.seats]
    assert not play_out(state, *script)
    assert asked(state, P1).can_begin_again
    assert state.world == before
    assert [GAME.view(state.world, seat) for seat in (P2, None)] == views
    assert [decision for decision in state.decisions if P1 not in decision.seats] == questions


@clause("RRR-SPL3")
@drafts
def test_a_draft_can_be_thrown_away_by_a_command_that_is_no_option(draft: Callable[[], Draft]) -> None:
    state, script = draft()
    first, before = asked(state, P1), clone(state).world
    said = facts(state, first)
    play_out(state, *script)
    assert BEGIN_AGAIN not in asked(state, P1).options
    assert not apply(state, P1, BEGIN_AGAIN)
    again = asked(state, P1)
    assert (again.question, again.options, facts(state, again)) == (first.question, first.options, said)
    assert state.world == before


@clause("RRR-SPL1", "RRR-SPL2", "RRR-TRN4")
@settings(deadline=None)
@given(any_table)
def test_small_questions_lead_to_every_legal_explore_and_to_no_other(pyramid: Pyramid) -> None:
    assert declared(pyramid) == legal_declarations(pyramid)


@clause("RRR-SPL2", "RRR-SPL5", "RRR-SAR16", "RRR-SAR18")
@settings(deadline=None, max_examples=50)
@given(any_table_with_passages)
def test_so_they_do_with_secret_passages(pyramid: Pyramid) -> None:
    assert declared(pyramid) == legal_declarations(pyramid)


@clause("RRR-SPL2", "RRR-SPL5", "RRR-TRN5")
@settings(deadline=None)
@given(any_table)
def test_small_questions_lead_to_every_legal_fight_and_to_no_other(pyramid: Pyramid) -> None:
    assert declared_fights(pyramid) == legal_fights(pyramid)


def endings(state: State[Pyramid], told: tuple[ToldEvent, ...]) -> list[tuple[ToldEvent, ...]]:
    """What is told on every way to answer the questions that wait."""
    if not state.decisions:
        return [told]
    found = []
    for option in state.decisions[0].options:
        twin = clone(state)
        found += endings(twin, told + apply(twin, P1, option))
    return found


@clause("RRR-SPL2", "RRR-COP15")
@pytest.mark.parametrize("held_cards", list(product((0, 1), repeat=3)), ids=str)
@pytest.mark.parametrize("pool", [1, 2, 3, 4])
def test_small_questions_lead_to_every_share_that_leaves_nobody_empty(held_cards: tuple[int, ...], pool: int) -> None:
    pyramid = draw_table(cats=[(0, 0)] * 3, hands=[(ONE,) * count for count in held_cards])
    pyramid.participants, pyramid.pool = (P1, P2, P3), cards(TWO, THREE, FOUR, FIVE)[:pool]
    legal = {
        shares
        for shares in product((P1, P2, P3), repeat=pool)
        if all(held_cards[seat] or seat in shares for seat in (P1, P2, P3))
    }
    if legal:
        told = endings(*begin_telling(pyramid, SharePool(())))
        assert {tuple(share.seat for share in heard_of(way, CardShared)) for way in told} == legal


@clause("RRR-SPL2", "RRR-FGT14")
@pytest.mark.parametrize("damage", [1, 3, 6, 20])
def test_small_questions_lead_to_every_division_of_damage_that_wastes_none(damage: int) -> None:
    hearts = {"herald": 2, "runner": 5, "colossus": 4}
    awake = dict.fromkeys(hearts, (0, -1))
    pyramid = draw_table(corridor(1), cats=[(0, -1)], awake=awake, hearts_left=hearts)
    told = endings(*begin_telling(pyramid, ShareDamage(space_at(pyramid, 0, -1), damage, ())))
    divided = [tuple(hurt.damage for hurt in heard_of(way, MummyHurt)) for way in told]
    wholes = [whole for whole in product(range(3), range(6), range(5)) if sum(whole) == min(damage, 11)]
    assert sorted(divided) == sorted(tuple(share for share in whole if share) for whole in wholes)


@clause("RRR-SPL4")
def test_cards_of_one_kind_are_one_option() -> None:
    state = begin(draw_table(hands=[("R01", "R01", "R02")]), ChooseRoom())
    assert asked(state).options == tuple(PickCard(card) for card in cards("R01", "R02"))


@clause("RRR-SPL4")
def test_tokens_with_the_same_id_are_one_option() -> None:
    state = begin(draw_table(corridor(1), tokens=[("torch2", "torch1", "torch2")]), TokenWindow("before_action"))
    uses = [option for option in asked(state).options if isinstance(option, UseToken)]
    assert uses == [UseToken(token("torch2")), UseToken(token("torch1"))]


@clause("RRR-SPL4")
@pytest.mark.parametrize(("card", "rotation"), [(SIX, 0), ("101010", 1), (STRAIGHT, 0)])
def test_rotations_that_look_alike_are_one_option_and_the_lowest_stands_for_all(card: str, rotation: int) -> None:
    _, told = lay(draw_table(hands=[(card, ONE)]), card, (0, -1))
    assert heard_of(told, RoomLaid)[0].rotation == rotation


def in_both_orders(state: State[Pyramid], first: Option, second: Option) -> None:
    """Two pieces of a set, named one way round and the other, lead to the same state and the same words."""
    twin = clone(state)
    told = play_out(state, (P1, first), (P1, second), may_leave_draws=True)
    assert told == play_out(twin, (P1, second), (P1, first), may_leave_draws=True)
    assert encode(state) == encode(twin)


@clause("RRR-SPL5")
def test_the_order_of_passages_has_no_meaning() -> None:
    """On (1, -1) the Room meets an exit on side 0 and walls on sides 4 and 5."""
    rooms = {(0, -1): STRAIGHT, (0, -2): "001100", (1, -2): "000101"}
    state = hexes_for(draw_table(rooms, hands=[("R15", ONE)], tokens=[("passage", "passage")]), "R15")
    play_out(state, PickHex(at(1, -1)), Turn(0, 0))
    in_both_orders(state, DigPassage(Side(4)), DigPassage(Side(5)))


@clause("RRR-SPL5")
def test_the_order_of_cards_in_a_fight_has_no_meaning() -> None:
    state, _ = fighting()
    play_out(state, Fight())
    one, two = (AddCard(card) for card in state.world.hands[P1][:2])
    in_both_orders(state, one, two)


@clause("RRR-SPL5")
def test_the_order_of_offered_cards_has_no_meaning() -> None:
    state, _ = offering()
    one, two = (Offer(card) for card in state.world.hands[P1])
    in_both_orders(state, one, two)


@clause("RRR-SPL5")
def test_the_order_of_gifts_has_no_meaning() -> None:
    state, _ = giving()
    shield, torch = (GiveToken(token(name), P2) for name in ("shield", "torch1"))
    play_out(state, (P2, Done()))
    in_both_orders(state, shield, torch)


@clause("RRR-SPL1", "RRR-SPL2", "RRR-SPL4", "RRR-EXP15", "RRR-MOV4", "RRR-MOV5")
def test_scenario_s16_exploring_is_asked_in_pieces_that_change_nothing_before_the_last() -> None:
    pyramid = draw_table(corridor(4), hands=[(STRAIGHT, "R02", "R02")])
    straight, dead_end = held(pyramid, STRAIGHT), held(pyramid, "R02")
    state = begin(pyramid, ChooseRoom())
    before, seen = clone(state).world, GAME.view(pyramid, P2)
    assert offered(state) == {PickCard(straight), PickCard(dead_end)}
    near = {PickHex(at(1, 0)), PickHex(at(-1, 1))}
    assert offered(hexes_for(clone(state).world, STRAIGHT)) == near
    assert not play_out(state, PickCard(dead_end))
    assert offered(state) == {*near, PickHex(at(0, -5))}
    assert (state.world, GAME.view(state.world, P2)) == (before, seen)
    told = play_out(state, PickHex(at(0, -5)), may_leave_draws=True)
    assert heard_of(told, RoomLaid) == [RoomLaid(P1, dead_end, at(0, -5), 3, 0)]
    assert heard_of(told, CardSpentForMove) == [CardSpentForMove(P1, straight)]
    assert state.world.hands[P1] == (dead_end,)
