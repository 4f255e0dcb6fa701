"""What counts as the answer of a player who is not active and does not answer (WDL-SET20)."""

import pytest
from msgspec.structs import replace

from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.module_options import JoinDen
from lairkeeper.games.woodlands.records.options import (
    Accept,
    Discard,
    FlipCard,
    LeaveLoot,
    Refuse,
    StayOut,
    Stop,
)
from lairkeeper.games.woodlands.rules.combat import AskDistantSupport, AskSupport
from lairkeeper.games.woodlands.rules.dens import AskToJoin
from lairkeeper.games.woodlands.rules.gifts import OfferGift
from lairkeeper.games.woodlands.rules.loot import ChooseDiscard, ChooseFlip, KeepCard
from lairkeeper.games.woodlands.rules.movement import AnswerRide
from lairkeeper.games.woodlands.rules.rerolls import AdjustAsSupporter
from lairkeeper.games.woodlands.state import Combat, Die, FoeNo, Gift, Woods
from lairkeeper.kernel import CLOCK, Option, Step, apply, begin, pending
from lairkeeper.testing import clause
from tests.games.woodlands.tables import BETHRAS, BOX, KLETHOR, P2, TRAIL, XYLIA, card, cards, draw_table, held

POTION = Gift(KLETHOR, cards("potion"))
HANDS = {
    "room": {"klethor": ["boots", "knives"]},
    "full": {"klethor": ["boots", "knives", "phial"]},
}


def table(step: str = "", *, down: bool = False, **limits: int) -> Woods:
    """Bethras is active, Klethor beside him, Xylia one tile away; a Snake is being fought."""
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "klethor": "T21", "xylia": "T22"},
        powers={"xylia": 2, "klethor": 1},
        hearts={"klethor": 0} if down else {},
        loot=HANDS.get(step, HANDS["room"]),
        foes=[("snake", "T21")],
        options=replace(TableOptions(players=3, first=0), **limits),
    )
    woods.quest = replace(woods.quest, held=((),) * len(BOX.heroes))
    woods.combats.append(Combat(FoeNo(0), allies=(KLETHOR,), dice=(Die(KLETHOR, 1), Die(BETHRAS, 1))))
    return woods


def default_of(woods: Woods, step: Step) -> Option:
    """What the clock answers to the question."""
    (decision,) = pending(begin(woods, step))
    assert decision.timer is not None
    (answer,) = decision.timer.answers
    assert answer in decision.options
    return answer


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        (AskDistantSupport(XYLIA), StayOut()),
        (AskSupport(KLETHOR), StayOut()),
        (AdjustAsSupporter(KLETHOR, False), Stop()),
        (AnswerRide(KLETHOR), Refuse()),
        (AskToJoin(KLETHOR), StayOut()),
    ],
)
@clause("WDL-SET20")
def test_each_question_to_another_player_has_a_default(step: Step, answer: Option) -> None:
    assert default_of(table(), step) == answer


@clause("WDL-SET20")
def test_a_hero_who_is_down_is_carried() -> None:
    assert default_of(table(down=True), AnswerRide(KLETHOR)) == Accept()


@clause("WDL-SET20")
def test_a_gift_is_refused_without_a_free_slot_and_a_new_card_is_left() -> None:
    assert default_of(table("full"), OfferGift(POTION)) == Refuse()
    assert default_of(table("full"), KeepCard(KLETHOR, card("potion"))) == LeaveLoot()


@clause("WDL-SET20")
def test_the_card_drawn_last_is_discarded_or_flipped() -> None:
    for first, last in (("green_staff", "longbow"), ("longbow", "green_staff")):
        woods = table()
        woods.loot[KLETHOR] = ()
        for name in (first, last):
            begin(woods, KeepCard(KLETHOR, card(name)))
        assert default_of(woods, ChooseDiscard(KLETHOR)) == Discard(card(last))
        assert default_of(woods, ChooseFlip(KLETHOR)) == FlipCard(card(last))


@clause("WDL-SET20")
def test_the_clock_answers_for_who_is_slow_or_away() -> None:
    away = pending(begin(table(), AskToJoin(KLETHOR)))[0].timer
    slow = pending(begin(table(answer_limit=30), AskToJoin(KLETHOR)))[0].timer
    assert away is not None
    assert slow is not None
    assert (away.ms, away.purpose, away.seats) == (20_000, "absence", (P2,))
    assert (slow.ms, slow.purpose, slow.seats) == (30_000, "limit", ())
    assert pending(begin(table(absence_limit=0), AskToJoin(KLETHOR)))[0].timer is None
    woods = table("full")
    state = begin(woods, OfferGift(POTION))
    apply(state, CLOCK, Refuse(), pending(state)[0].clock_number)
    assert held(woods, "klethor") == held(table("full"), "klethor")
    assert pending(state) == ()


@clause("WDL-SET20")
def test_the_active_player_is_waited_for() -> None:
    (decision,) = pending(begin(table(answer_limit=30), AskToJoin(BETHRAS)))
    assert JoinDen() in decision.options
    assert decision.timer is None
