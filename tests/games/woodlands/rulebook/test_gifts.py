"""Gifts (WDL-LOOT8 to WDL-LOOT10): cards, quest tokens and Orb tokens."""

from typing import Any

import pytest

from lairkeeper.games.woodlands.records.events import GiftRefused, LootDiscarded, LootGiven
from lairkeeper.games.woodlands.records.options import Discard, EndTurn, Give, GiveNow, Refuse
from lairkeeper.games.woodlands.records.quest_events import OrbTokenGiven
from lairkeeper.games.woodlands.records.quest_options import GiveOrbToken, GiveToken
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import BEGIN_AGAIN, State, apply, pending
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table, holding, quest
from tests.games.woodlands.tables import (
    BETHRAS,
    KLETHOR,
    P1,
    P2,
    XYLIA,
    acting,
    asked_seat,
    card,
    cards,
    draw_table,
    heard_of,
    held,
    offered,
    offered_kinds,
    question,
)

FULL = {"bethras": ["boots", "phial", "charm"]}


def gifts_in(state: State[Woods]) -> set[Any]:
    return {option for option in offered(state) if isinstance(option, Give | GiveToken | GiveOrbToken)}


@clause("WDL-LOOT8", "WDL-LOOT9")
def test_a_receiver_with_room_is_not_asked() -> None:
    woods = draw_table(loot={"xylia": ["mace"], "bethras": ["boots", "phial"]}, used={"xylia": ["longbow"]})
    state = acting(woods)
    assert gifts_in(state) == {Give(card("mace"), BETHRAS)}
    told = play_out(state, Give(card("mace"), BETHRAS))
    assert heard_of(told, LootGiven) == [LootGiven(XYLIA, card("mace"), BETHRAS)]
    assert woods.loot[BETHRAS] == cards("mace", "boots", "phial")
    assert woods.loot_order[BETHRAS][-1] == card("mace")


@clause("WDL-LOOT9")
def test_several_cards_are_given_in_one_go() -> None:
    woods = draw_table(loot={"xylia": ["mace", "mace", "armour"]})
    state = acting(woods)
    play_out(state, Give(card("mace"), BETHRAS))
    assert offered(state) == {GiveNow(), Give(card("mace"), BETHRAS), Give(card("armour"), BETHRAS)}
    play_out(state, Give(card("armour"), BETHRAS), GiveNow())
    assert (held(woods, "xylia"), held(woods, "bethras")) == (["mace"], ["mace", "armour"])


@clause("WDL-LOOT9", "WDL-CAM18")
def test_cards_and_quest_tokens_are_one_gift() -> None:
    woods = chapter_table(1, {"xylia": "T01", "bethras": "T01"}, loot={"xylia": ["mace"]})
    holding(woods, "xylia", "vial", "vial")
    state = acting(woods)
    play_out(state, GiveToken(quest("vial"), BETHRAS), Give(card("mace"), BETHRAS))
    assert offered(state) == {GiveNow(), GiveToken(quest("vial"), BETHRAS)}
    play_out(state, GiveNow())
    assert (held(woods, "bethras"), woods.quest.held[BETHRAS]) == (["mace"], (quest("vial"),))
    assert woods.quest.held[XYLIA] == (quest("vial"),)


@clause("WDL-LOOT9", "WDL-CH2-21", "WDL-CH2-25")
def test_orb_tokens_need_no_room() -> None:
    woods = chapter_table(2, {"xylia": "T01", "bethras": "T01"}, loot=FULL)
    woods.tokens[XYLIA] = (2, 3)
    told = play_out(acting(woods), GiveOrbToken(3, BETHRAS), GiveOrbToken(2, BETHRAS))
    assert heard_of(told, OrbTokenGiven) == [OrbTokenGiven(XYLIA, 2, BETHRAS), OrbTokenGiven(XYLIA, 3, BETHRAS)]
    assert (woods.tokens[XYLIA], woods.tokens[BETHRAS]) == ((), (2, 3))


@clause("WDL-LOOT9")
def test_a_receiver_without_room_discards_down_to_three() -> None:
    woods = draw_table(
        heroes={"xylia": "T01", "bethras": "T01", "klethor": "T01"},
        hearts={"klethor": 0},
        loot={"xylia": ["mace", "armour"], **FULL},
    )
    state = acting(woods)
    assert {gift.hero for gift in gifts_in(state)} == {BETHRAS, KLETHOR}
    play_out(state, Give(card("mace"), BETHRAS), Give(card("armour"), BETHRAS))
    assert (question(state), asked_seat(state)) == ("make_room", P2)
    names = ("mace", "armour", "boots", "phial", "charm")
    assert offered(state) == {Refuse(), *(Discard(card(name)) for name in names)}
    told = play_out(state, (P2, Discard(card("phial"))))
    assert heard_of(told, LootDiscarded) == []
    told = play_out(state, (P2, Discard(card("charm"))))
    assert len(heard_of(told, LootGiven)) == len(heard_of(told, LootDiscarded)) == 2
    assert (woods.loot[XYLIA], woods.loot[BETHRAS]) == ((), cards("mace", "armour", "boots"))


@clause("WDL-LOOT9", "WDL-CAM16", "WDL-CAM18")
@pytest.mark.parametrize("hearts", [0, 5])
def test_a_receiver_frees_a_slot_for_the_first_quest_token_also_when_down(hearts: int) -> None:
    woods = chapter_table(1, {"xylia": "T01", "bethras": "T01"}, loot=FULL, hearts={"bethras": hearts})
    holding(woods, "xylia", "vial")
    play_out(acting(woods), GiveToken(quest("vial"), BETHRAS), (P2, Discard(card("charm"))))
    assert (woods.quest.held[BETHRAS], held(woods, "bethras")) == ((quest("vial"),), ["boots", "phial"])


@clause("WDL-LOOT9")
def test_a_refusal_concerns_that_gift_alone() -> None:
    woods = chapter_table(
        2,
        {"xylia": "T01", "bethras": "T01", "klethor": "T01"},
        loot={"xylia": ["mace"], **FULL},
        board={"move": (1,)},
    )
    woods.tokens[XYLIA] = (2,)
    state = acting(woods)
    told = play_out(state, Give(card("mace"), BETHRAS), GiveNow(), (P2, Refuse()))
    assert heard_of(told, GiftRefused) == [GiftRefused(BETHRAS, XYLIA)]
    assert held(woods, "xylia") == ["mace"]
    assert {Give(card("mace"), KLETHOR), GiveOrbToken(2, BETHRAS), GiveOrbToken(2, KLETHOR)} <= gifts_in(state)
    play_out(state, GiveOrbToken(2, BETHRAS), GiveNow())
    assert woods.tokens[BETHRAS] == (2,)
    assert gifts_in(state) == {Give(card("mace"), KLETHOR)}


@clause("WDL-LOOT9")
def test_nothing_is_offered_once_every_gift_to_a_hero_was_refused() -> None:
    woods = draw_table(loot={"xylia": ["mace", "armour"], **FULL}, board={"move": (1,)})
    state = acting(woods)
    play_out(state, Give(card("mace"), BETHRAS), GiveNow(), (P2, Refuse()))
    play_out(state, Give(card("armour"), BETHRAS), GiveNow(), (P2, Refuse()))
    assert gifts_in(state) == {Give(card("mace"), BETHRAS), Give(card("armour"), BETHRAS)}
    play_out(state, Give(card("mace"), BETHRAS), (P2, Refuse()))
    assert gifts_in(state) == set()


@clause("WDL-LOOT9")
def test_a_refused_gift_is_open_again_in_the_next_turn() -> None:
    woods = draw_table(loot={"xylia": ["mace"], **FULL}, board={"move": (1,)})
    state = acting(woods)
    play_out(state, Give(card("mace"), BETHRAS), (P2, Refuse()), EndTurn(), may_leave_draws=True)
    assert woods.refused == ()
    assert Give(card("mace"), BETHRAS) in gifts_in(acting(woods))


@clause("WDL-LOOT9")
def test_an_unfinished_gift_is_thrown_away() -> None:
    woods = draw_table(loot={"xylia": ["mace", "armour"]})
    state = acting(woods)
    play_out(state, Give(card("mace"), BETHRAS))
    apply(state, P1, BEGIN_AGAIN, pending(state)[0].number)
    assert (question(state), held(woods, "xylia")) == ("choose_action", ["mace", "armour"])


@clause("WDL-LOOT8", "WDL-LOOT10", "WDL-TILE45")
@pytest.mark.parametrize("enemy", ["snake", "choir"])
def test_nothing_is_given_beside_an_enemy(enemy: str) -> None:
    woods = draw_table(loot={"xylia": ["mace", "phial"]}, foes=[(enemy, "T01")])
    assert Give not in offered_kinds(acting(woods))
