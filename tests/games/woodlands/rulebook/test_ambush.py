"""A Frost bolt before a combat that begins at once (WDL-HERO21): against the Monsters of E12 and SK14."""

from lairkeeper.games.woodlands.records.options import DrawEventCard, DrawMonster, Fight, Freeze, RollFace, RollFaces
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.event_cards import DrawEvent
from lairkeeper.kernel import begin
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    SHAVI,
    TRAIL,
    draw_table,
    event,
    foes_at,
    kind,
    offered,
    offered_kinds,
    question,
)

ALONE = {"shavi": "T21", "xylia": "T01"}


@clause("WDL-HERO21", "WDL-TILE47")
def test_frost_is_offered_before_the_combat_with_the_monster_of_e12() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, board={"six": (6,)}, foes=[("snake", "T21")])
    state = begin(woods, DrawEvent(SHAVI))
    play_out(state, DrawEventCard(event("shadow")), DrawMonster(kind("skeleton")))
    snake, skeleton = woods.foes
    assert question(state) == "face_ambush"
    assert offered(state) == {
        Fight(skeleton.number, skeleton.kind),
        Freeze(snake.number, snake.kind),
        Freeze(skeleton.number, skeleton.kind),
    }
    play_out(state, Freeze(skeleton.number, skeleton.kind), RollFaces((1,)))
    assert (woods.hearts[SHAVI], woods.frozen) == (5, skeleton.number)


@clause("WDL-HERO21", "WDL-HERO20")
def test_after_a_frost_bolt_the_question_is_asked_again() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, board={"six": (6, 6)}, foes=[("snake", "T21")])
    state = begin(woods, DrawEvent(SHAVI))
    play_out(state, DrawEventCard(event("shadow")), DrawMonster(kind("skeleton")))
    snake, skeleton = woods.foes
    play_out(state, Freeze(snake.number, snake.kind))
    assert offered(state) == {Fight(skeleton.number, skeleton.kind), Freeze(skeleton.number, skeleton.kind)}


@clause("WDL-HERO21", "WDL-SKL16")
def test_frost_is_offered_before_the_combat_with_a_summoned_monster() -> None:
    woods = draw_table(
        {"T02": (0, -1, 180)}, heroes={"shavi": "T02", "xylia": "T01"}, board={"six": (6,)}, boss=("stag", "T02")
    )
    state = begin(woods, MeetFoes())
    play_out(state, RollFace(2), DrawMonster(kind("snake")))
    assert offered_kinds(state) == {Fight, Freeze}
    play_out(state, Freeze, RollFaces((1,)), may_leave_draws=True)
    assert (woods.hearts[SHAVI], woods.poisoned, foes_at(woods, "T02")) == (5, (), ["stag", "snake"])


@clause("WDL-TILE47")
def test_without_frost_the_combat_begins_at_once() -> None:
    woods = draw_table(TRAIL, heroes=ALONE)
    state = begin(woods, DrawEvent(SHAVI))
    play_out(state, DrawEventCard(event("shadow")), DrawMonster(kind("snake")), may_leave_draws=True)
    assert question(state) == "roll_combat_dice"
