"""Sarcophagus Rooms and tokens (RRR-SAR): finding them, keeping them, and what each kind does."""

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.components.box import Token
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.events import (
    CardsDrawn,
    CatsAttacked,
    CatTeleported,
    RegroupCalled,
    TokenFound,
    TokenGiven,
    TrapSprung,
    TurnBegan,
)
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    CloseWindow,
    DrawToken,
    Explore,
    Faces,
    LoseCard,
    LowerShield,
    PassageFrom,
    PickCard,
    PickHex,
    RaiseShield,
    SpendDouble,
    SplitDamage,
    StopHere,
    Symbols,
    TakeToken,
    Teleport,
    TeleportTo,
    TurnUp,
    UseEffect,
    UseToken,
    WakeAt,
)
from lairkeeper.games.run_run_run.rules.fight import ChooseTarget
from lairkeeper.games.run_run_run.rules.mummies import MummiesAct
from lairkeeper.games.run_run_run.rules.sarcophagus import TokenWindow
from lairkeeper.games.run_run_run.rules.turn import PlayTurn
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import ChanceStream, Option, Seat, State, begin, facts
from lairkeeper.testing import Line, asked, clause, heard
from tests.games.run_run_run.exploring import SIDE_BY_SIDE, lay, play
from tests.games.run_run_run.tables import (
    FIVE,
    ONE,
    P1,
    P2,
    P3,
    SIX,
    THREE,
    TWO,
    Place,
    cat_place,
    corridor,
    draw_table,
    heard_of,
    held,
    mummy,
    offered,
    question,
    standing,
    token,
)
from tests.games.run_run_run.wandering import from_behind_the_door, wander

ALL_KINDS = ("torch1", "torch2", "torch3", "rooms1", "rooms2", "rooms3", "double", "shield", "passage")
TOMB = "100000 sarcophagus"


def window(*tokens: str, reserve: int = 5) -> State[Pyramid]:
    """Tokens in hand on the way north of the Vault, before the mummies act."""
    return begin(draw_table(corridor(3), tokens=[tokens], reserve=reserve), TokenWindow("before_mummies"))


def moment(state: State[Pyramid]) -> str:
    assert question(state) == "token_window"
    return str(facts(state, asked(state))["moment"])


def attacked(*tokens: tuple[str, ...], mummies: dict[str, Place] | None = None) -> State[Pyramid]:
    """P2 and P3 stand where a mummy comes to on the turn of P1."""
    pyramid = draw_table(
        corridor(4),
        cats=[(0, 0), (0, -2), (0, -2)],
        hands=[(ONE,), (TWO, THREE, FIVE), (TWO, THREE, FIVE)],
        tokens=[(), *tokens],
        awake=mummies or {"brute": (0, -3)},
    )
    state = begin(pyramid, MummiesAct())
    play(state, Symbols(1))
    return state


@clause("RRR-SAR1")
def test_laying_a_sarcophagus_room_reveals_a_token_at_random() -> None:
    state, _ = lay(draw_table(hands=[(TOMB, TWO)]), TOMB, (0, -1))
    draw = asked(state)
    assert draw.options == tuple(DrawToken(Token(kind)) for kind in range(len(state.world.stack)))
    assert list(draw.weights) == state.world.stack
    told = play(state, DrawToken(token("double")))
    assert heard(told, P2) == (TokenFound(P1, token("double")),)
    assert state.world.purses[P1] == (token("double"),)


@clause("RRR-SAR2")
def test_walking_or_jumping_onto_a_sarcophagus_room_gives_nothing() -> None:
    rooms = {(0, -1): "100100 sarcophagus"}
    _, told = lay(draw_table(rooms, hands=[("R14", ONE)]), "R14", (0, -2))
    assert not heard_of(told, TokenFound)
    state = begin(draw_table(rooms, tokens=[("shield",)]), TokenWindow("before_mummies"))
    assert not heard_of(play(state, UseToken(token("shield"))), TokenFound)
    assert cat_place(state.world, P1) == (0, -1)


@clause("RRR-SAR3")
def test_an_empty_stack_gives_nothing_even_after_tokens_were_used() -> None:
    pyramid = draw_table(hands=[(TOMB, TWO)])
    pyramid.spent_tokens, pyramid.stack = pyramid.stack, pyramid.spent_tokens
    state, told = lay(pyramid, TOMB, (0, -1))
    assert not heard_of(told, TokenFound)
    assert not state.decisions


@clause("RRR-SAR3")
@pytest.mark.parametrize("script", [(UseEffect(),), (Teleport(), TeleportTo(at(0, -2)))])
def test_a_used_token_does_not_return_to_the_stack(script: tuple[Line, ...]) -> None:
    state = window("torch2")
    stack = state.world.stack.copy()
    play(state, UseToken(token("torch2")), *script)
    assert state.world.stack == stack
    assert state.world.spent_tokens[token("torch2")] == 1


@clause("RRR-SAR4")
@pytest.mark.parametrize(("active", "own"), [(P1, "torch1"), (P2, "torch2")])
def test_only_the_player_whose_turn_it_is_may_use_tokens(active: Seat, own: str) -> None:
    state = begin(draw_table(corridor(1), tokens=[("torch1",), ("torch2",)], active=active), PlayTurn())
    assert asked(state).seats == (active,)
    assert offered(state) == {UseToken(token(own)), CloseWindow()}


@clause("RRR-SAR4", "RRR-TRN9")
@pytest.mark.parametrize(
    ("when", "script"),
    [
        ("before_mummies", ()),
        ("before_action", (CloseWindow(), Symbols(0))),
        ("after_action", (CloseWindow(), Symbols(0), CloseWindow(), Explore(), PickCard, PickHex)),
    ],
)
def test_tokens_are_used_before_the_mummies_before_the_action_or_after_it(when: str, script: tuple[Line, ...]) -> None:
    state = begin(draw_table(corridor(1), tokens=[("torch1",)], hands=[("R15", "R16")], reserve=0), PlayTurn())
    play(state, *script)
    assert moment(state) == when
    play(state, UseToken(token("torch1")), UseEffect())
    assert state.world.reserve == 1


@clause("RRR-SAR4", "RRR-TRN9")
def test_several_tokens_can_be_used_in_one_window() -> None:
    """A teleport, a passage and torches, one after the other."""
    pyramid = draw_table(SIDE_BY_SIDE, tokens=[("shield", "passage", "torch1", "double")], reserve=0)
    state = begin(pyramid, TokenWindow("after_action"))
    shield, passage, torch = (UseToken(token(name)) for name in ("shield", "passage", "torch1"))
    play(state, shield, TeleportTo(at(1, 0)), passage, UseEffect(), PassageFrom(at(0, -1)), torch, UseEffect())
    assert (cat_place(state.world, P1), state.world.passages_laid, state.world.reserve) == ((1, 0), 1, 1)
    assert moment(state) == "after_action"


@clause("RRR-SAR5")
def test_tokens_are_public_and_without_limit() -> None:
    *others, last = ALL_KINDS
    state, _ = lay(draw_table(hands=[(TOMB, TWO)], tokens=[others]), TOMB, (0, -1), DrawToken(token(last)))
    for watcher in (P1, P2, None):
        seen = GAME.view(state.world, watcher).cats[P1].tokens
        assert seen == tuple(token(name) for name in ALL_KINDS)


@clause("RRR-SAR6")
def test_a_token_is_used_for_its_effect_or_for_a_teleport_not_for_both() -> None:
    state = window("torch2", reserve=1)
    play(state, UseToken(token("torch2")))
    assert offered(state) == {UseEffect(), Teleport()}
    told = play(state, Teleport(), TeleportTo(at(0, -3)))
    assert heard_of(told, CatTeleported) == [CatTeleported(P1, at(0, 0), at(0, -3))]
    assert (cat_place(state.world, P1), state.world.reserve, state.world.purses[P1]) == ((0, -3), 1, ())


@clause("RRR-SAR6", "RRR-SAR9", "RRR-SAR11")
@pytest.mark.parametrize("name", ALL_KINDS)
def test_every_kept_token_can_teleport_and_some_have_no_effect_in_a_window(name: str) -> None:
    """In a corridor no two spaces touch that are not connected, so there is no place for a passage."""
    state = window(name)
    play(state, UseToken(token(name)))
    if name in ("double", "shield", "passage"):
        assert question(state) == "choose_teleport"
    else:
        assert offered(state) == {UseEffect(), Teleport()}


@clause("RRR-SAR7")
def test_a_teleport_leads_to_any_other_space_occupied_or_not() -> None:
    rooms = {**corridor(2), (1, 0): "001001 sarcophagus"}
    pyramid = draw_table(rooms, cats=[(0, -1), (0, -2)], tokens=[("shield",)], awake={"brute": (1, 0)}, door=(0, -3))
    state = begin(pyramid, TokenWindow("after_action"))
    play(state, UseToken(token("shield")))
    assert offered(state) == {TeleportTo(at(*place)) for place in ((0, 0), (0, -2), (0, -3), (1, 0))}


@clause("RRR-SAR7")
def test_a_teleport_to_a_mummy_causes_no_attack() -> None:
    pyramid = draw_table(corridor(2), tokens=[("double",)], awake={"brute": (0, -2)})
    state = begin(pyramid, TokenWindow("before_mummies"))
    told = play(state, UseToken(token("double")), TeleportTo(at(0, -2)))
    assert cat_place(state.world, P1) == (0, -2)
    assert not heard_of(told, CatsAttacked)
    assert not state.decisions


@clause("RRR-SAR8", "RRR-SAR22")
@pytest.mark.parametrize(("name", "torches"), [("torch1", 1), ("torch2", 2), ("torch3", 3)])
@pytest.mark.parametrize("reserve", [0, 4, 5])
def test_a_torch_token_adds_its_number_even_above_five(name: str, torches: int, reserve: int) -> None:
    state = window(name, reserve=reserve)
    supply = state.world.supply
    play(state, UseToken(token(name)), UseEffect())
    assert (state.world.reserve, state.world.supply) == (reserve + torches, supply - torches)


@clause("RRR-SAR9")
@pytest.mark.parametrize(("script", "left"), [((SpendDouble(),), 1), ((), 3)])
def test_a_double_token_spent_before_the_roll_doubles_the_damage(script: tuple[SpendDouble, ...], left: int) -> None:
    tokens = [("double",)] if script else []
    pyramid = draw_table(corridor(1), hands=[(TWO, ONE)], tokens=tokens, awake={"herald": (0, -1)})
    state = begin(pyramid, ChooseTarget())
    play(state, AddCard(held(pyramid, TWO)), *script)
    assert question(state) == "roll_combat_dice"
    assert state.world.purses[P1] == ()
    play(state, Faces(2, 0, 0, 0))
    assert [figure.hearts for figure in state.world.awake] == [left]


@clause("RRR-SAR10")
@pytest.mark.parametrize(("name", "cards"), [("rooms1", 1), ("rooms2", 2), ("rooms3", 3)])
def test_a_room_token_draws_its_number_of_cards(name: str, cards: int) -> None:
    state = window(name)
    hand, pile = len(state.world.hands[P1]), sum(state.world.pile)
    told = play(state, UseToken(token(name)), UseEffect())
    assert heard_of(told, CardsDrawn) == [CardsDrawn(P1, cards)]
    assert (len(state.world.hands[P1]), sum(state.world.pile)) == (hand + cards, pile - cards)


@clause("RRR-SAR11", "RRR-SAR12")
@pytest.mark.parametrize(("answer", "cards"), [(RaiseShield(), 3), (LowerShield(), 1)])
def test_a_shield_cancels_all_damage_to_its_owner_on_anybodys_turn(answer: Option, cards: int) -> None:
    state = attacked(("shield",))
    play(state, SplitDamage((2, 0)))
    assert (state.world.active, asked(state).seats) == (P1, (P2,))
    play(state, answer, *[LoseCard] * (3 - cards))
    assert len(state.world.hands[P2]) == cards
    assert state.world.purses[P2] == (() if cards == 3 else (token("shield"),))


@clause("RRR-SAR23")
def test_a_shield_is_asked_for_after_the_split_and_only_where_damage_falls() -> None:
    state = attacked(("shield",), ("shield",))
    assert question(state) == "divide_damage"
    play(state, SplitDamage((0, 2)))
    assert asked(state).seats == (P3,)
    play(state, RaiseShield())
    assert not state.decisions
    assert state.world.purses[P2] == (token("shield"),)


@clause("RRR-SAR23")
def test_a_shield_cancels_only_its_owners_share() -> None:
    state = attacked(("shield",))
    play(state, SplitDamage((1, 1)), RaiseShield(), LoseCard)
    assert [len(hand) for hand in state.world.hands] == [1, 3, 2]


@clause("RRR-SAR23")
def test_a_shield_works_against_one_attack() -> None:
    state = attacked(("shield",), mummies={"brute": (0, -3), "herald": (0, -3)})
    play(state, SplitDamage((2, 0)), RaiseShield(), SplitDamage((1, 0)))
    assert question(state) == "lose_random_card"


@clause("RRR-SAR13")
def test_a_trap_wakes_the_top_mummy_at_once_with_five_hearts() -> None:
    pyramid = draw_table(corridor(2), hands=[(TOMB, TWO)], hearts=3)
    state, told = lay(pyramid, TOMB, (1, 0), DrawToken(token("trap")))
    assert heard_of(told, TrapSprung) == [TrapSprung(P1)]
    assert offered(state) == {TurnUp(mummy(name)) for name in ("herald", "runner", "brute", "snuffer")}
    play(state, TurnUp(mummy("brute")))
    assert asked(state).seats == (P1,)
    assert offered(state) == {WakeAt(at(*place)) for place in ((0, -1), (0, -2), (1, 0))}
    play(state, WakeAt(at(0, -2)))
    assert standing(state.world) == {"brute": (0, -2)}
    assert (state.world.awake[0].hearts, state.world.hearts) == (5, 0)


@clause("RRR-SAR14")
def test_a_trap_is_never_kept_so_it_never_teleports() -> None:
    pyramid = draw_table(hands=[(TOMB, TWO)])
    state, _ = lay(pyramid, TOMB, (0, -1), DrawToken(token("trap")), TurnUp(mummy("brute")))
    assert state.world.purses[P1] == ()
    assert state.world.spent_tokens[token("trap")] == 1


@clause("RRR-SAR15")
@pytest.mark.parametrize(
    ("awake", "door"),
    [
        ({"herald": (0, -3), "runner": (0, -3), "brute": (0, -3), "snuffer": (0, -3)}, None),
        ({"colossus": (0, -4)}, (0, -4)),
    ],
)
def test_a_trap_does_nothing_where_no_mummy_can_wake(awake: dict[str, Place], door: Place | None) -> None:
    pyramid = draw_table(corridor(3), hands=[(TOMB, TWO)], awake=awake, door=door)
    state, told = lay(pyramid, TOMB, (1, 0), DrawToken(token("trap")))
    assert standing(state.world) == awake
    assert heard_of(told, TrapSprung)
    assert state.world.spent_tokens[token("trap")] == 1
    assert not state.decisions


@clause("RRR-SAR21")
def test_tokens_change_hands_only_during_a_regroup() -> None:
    given = 0
    for seed in range(12):
        state, is_regrouping = from_behind_the_door(TableOptions(players=4)), False
        for _, told in wander(state, ChanceStream(str(seed))):
            for event in heard(told):
                is_regrouping = isinstance(event, RegroupCalled) or (is_regrouping and not isinstance(event, TurnBegan))
                given += isinstance(event, TokenGiven)
                assert is_regrouping or not isinstance(event, TokenGiven)
    assert given


@clause("RRR-SAR24")
def test_a_token_found_while_exploring_is_used_after_the_action() -> None:
    state = begin(draw_table(hands=[(TOMB, TWO)]), PlayTurn())
    pick = PickCard(held(state.world, TOMB))
    play(state, Symbols(0), Explore(), pick, PickHex(at(0, -1)), DrawToken(token("torch1")))
    assert (moment(state), asked(state).seats) == ("after_action", (P1,))


@clause("RRR-SAR24")
def test_a_token_found_in_a_fight_is_used_when_the_fight_is_complete() -> None:
    pyramid = draw_table(corridor(2), heroes=("relic_hunter", "brawler"), hands=[(SIX, ONE)], awake={"brute": (0, -1)})
    state = begin(pyramid, ChooseTarget(), TokenWindow("after_action"))
    play(state, AddCard(held(pyramid, SIX)), Faces(4, 1, 0, 1), TakeToken(), DrawToken(token("torch1")))
    assert question(state) == "step_away"
    play(state, StopHere())
    assert moment(state) == "after_action"


@clause("RRR-SAR24", "RRR-SAR13")
def test_a_trap_found_in_a_fight_interrupts_it() -> None:
    pyramid = draw_table(corridor(2), heroes=("relic_hunter", "brawler"), hands=[(SIX, ONE)], awake={"brute": (0, -1)})
    state = begin(pyramid, ChooseTarget())
    play(state, AddCard(held(pyramid, SIX)), Faces(4, 1, 0, 1), TakeToken(), DrawToken(token("trap")))
    assert question(state) == "wake_mummy"
    play(state, TurnUp(mummy("herald")), WakeAt(at(0, -2)))
    assert question(state) == "step_away"
