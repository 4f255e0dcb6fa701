"""What players, networks and clients may send by mistake is refused with a reason, and changes nothing."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.components.box import Face, LairId, Minion, Room, SkillId
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.options import (
    Aim,
    Assign,
    BuySkill,
    ChooseSide,
    CloseWindow,
    ComeBack,
    GoTo,
    JumpTo,
    PlaceWound,
    Roll,
    StopAbsent,
    TakeDice,
    TimeIsUp,
    UseItem,
)
from lairkeeper.games.vengeance.rules.actions import Hit, Jump, Move
from lairkeeper.games.vengeance.rules.rounds import PlayFight
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import CHANCE, CLOCK, Option, Seat, State, apply, begin, decode_option, encode, start
from lairkeeper.kernel.errors import (
    BadConfig,
    IllegalOption,
    LairkeeperError,
    MalformedOption,
    NotYourDecision,
    StaleDecision,
)
from lairkeeper.testing import asked, play_out
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import ADA, BEN, a_player, a_table, dice, fighting, group, item, show, skill


def race() -> State[Vendetta]:
    return rolling(roller(holds="run run fist wound"), roller("ELI", holds="gun gun run"), absence_limit=0)


def refusal(state: State[Vendetta], option: Option, seat: Seat = ADA, number: int | None = None) -> LairkeeperError:
    """The refusal of an answer; the state is the same to the last byte."""
    before = encode(state)
    with pytest.raises(LairkeeperError) as refused:
        apply(state, seat, option, number)
    assert encode(state) == before
    return refused.value


@pytest.mark.parametrize(
    ("option", "clause"),
    [
        (Assign(skill("STRIKE"), dice("fist run run")), "VNG-ASG2"),
        (Assign(skill("SPRINT"), dice("run gun")), "VNG-ASG2"),
        (Assign(skill("STRIKE"), dice("fist fist fist")), "VNG-ASG16"),
        (Assign(skill("MAG-S1"), dice("fist fist")), "VNG-ASG1"),
        (Assign(SkillId(99), dice("run run")), "VNG-ASG1"),
        (Assign(SkillId(-1), dice("run run")), "VNG-ASG1"),
        (Assign(skill("SPRINT"), (Face(77), Face(-5))), "VNG-ASG2"),
        (Assign(skill("SPRINT"), dice("run run"), take=-1), "VNG-ROLL7"),
        (Roll(dice("gun")), "VNG-ROLL2"),
        (Roll(()), "VNG-ROLL2"),
        (Roll(dice("wound")), "VNG-ROLL3"),
        (Roll((Face(99),)), "VNG-ROLL2"),
        (TakeDice(1), "VNG-ROLL4"),
        (TakeDice(-3), "VNG-ROLL4"),
        (PlaceWound(-1), "VNG-WND1"),
        (ComeBack(), "VNG-RND1"),
        (BuySkill(skill("MAG-S1")), "VNG-RND1"),
        (GoTo(Room(3)), "VNG-RND1"),
    ],
)
def test_an_order_against_the_rules_is_refused_with_its_clause(option: Option, clause: str) -> None:
    error = refusal(race(), option)
    assert isinstance(error, IllegalOption)
    assert clause in error.clauses
    assert error.facts == {"question": "command", "option": option.slug}


def test_a_replayed_number_is_stale() -> None:
    state = race()
    number = asked(state, ADA).number
    apply(state, ADA, Assign(skill("SPRINT"), dice("run run")), number)
    assert isinstance(refusal(state, TakeDice(1), ADA, number), StaleDecision)


def test_an_order_after_the_reserve_has_closed_is_refused() -> None:
    state = rolling(roller(holds="run gun"), roller("ELI", holds="gun"), reserve_limit=90)
    play_out(state, (CLOCK, TimeIsUp()))
    assert refusal(state, TakeDice(1)).clauses == ("VNG-ROLL15",)


def test_nobody_answers_for_another_nor_for_the_clock_or_the_dice() -> None:
    state = race()
    assert isinstance(refusal(state, TakeDice(1), Seat(3)), NotYourDecision)
    assert isinstance(refusal(state, TimeIsUp(), CLOCK), NotYourDecision)
    assert isinstance(refusal(state, StopAbsent(), CLOCK), NotYourDecision)
    assert isinstance(refusal(state, show("run"), CHANCE), NotYourDecision)
    assert isinstance(refusal(state, CloseWindow((ADA, BEN))), IllegalOption)


@pytest.mark.parametrize("target", [Aim(Minion(7), "none"), Aim(Minion(-1), "none"), Aim(Minion(500), "both")])
def test_a_target_out_of_reach_is_refused(target: Aim) -> None:
    state = fighting(Hit(ADA), at=3)
    assert "VNG-ACT4" in refusal(state, target).clauses


@pytest.mark.parametrize("room", [0, 7, 15, -1, 999])
def test_a_room_without_a_door_is_refused(room: int) -> None:
    assert "VNG-ACT1" in refusal(fighting(Move(ADA), at=1), GoTo(Room(room))).clauses
    assert "VNG-ACT11" in refusal(fighting(Jump(ADA), at=1), JumpTo(Room(2), Room(room + 900))).clauses


def test_an_order_of_the_roll_phase_is_refused_in_combat() -> None:
    state = begin(a_table(a_player(groups=[group("SPRINT", "run run")])), PlayFight())
    for option in (Roll(dice("run")), TakeDice(1), UseItem(item("MAG-I4"))):
        assert refusal(state, option).clauses


def test_sides_of_another_board_are_refused() -> None:
    state = start(GAME, TableOptions(players=1))
    while asked(state).question != "choose_own_side":
        apply(state, asked(state).seats[0], asked(state).options[0])
    assert refusal(state, ChooseSide(LairId(9))).clauses == ("VNG-SET8",)


@pytest.mark.parametrize(
    ("field", "value"), [("players", 0), ("players", 9), ("reserve_limit", -1), ("combat_limit", 4000)]
)
def test_table_options_out_of_range_are_refused(field: str, value: int) -> None:
    with pytest.raises(BadConfig) as refused:
        start(GAME, msgspec.structs.replace(TableOptions(), **{field: value}))
    assert refused.value.facts["key"] == field


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "roll", "dice": "all"}',
        '{"type": "roll", "dice": [1.5]}',
        '{"type": "assign", "skill": 0}',
        '{"type": "take_dice", "count": null}',
        '{"type": "aim", "minion": 3, "mark": "asleep"}',
        '{"type": "win"}',
        "[]",
    ],
)
def test_what_is_no_answer_at_all_is_malformed(text: str) -> None:
    with pytest.raises(MalformedOption):
        decode_option(GAME, text.encode())


FACES = st.lists(st.integers(-3, 9).map(Face), max_size=6).map(tuple)
ORDERS = st.one_of(
    st.builds(Roll, FACES),
    st.builds(Assign, st.integers(-2, 40).map(SkillId), FACES, st.booleans(), st.integers(-2, 9)),
    st.builds(PlaceWound, st.integers(-2, 9)),
    st.builds(TakeDice, st.integers(-2, 9)),
)


@given(order=ORDERS)
@settings(max_examples=150, deadline=None)
def test_any_order_is_either_carried_out_or_refused_with_a_clause(order: Option) -> None:
    state = race()
    before = encode(state)
    try:
        apply(state, ADA, order)
    except IllegalOption as error:
        assert error.clauses
        assert encode(state) == before
    else:
        assert encode(state) != before
