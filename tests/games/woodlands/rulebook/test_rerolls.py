"""Klethor's first power (WDL-HERO14) and its switch (WDL-AMB14)."""

from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.combat_events import CombatDieRerolled
from lairkeeper.games.woodlands.records.options import RerollFree, RollFace, RollFaces, Stop, UseLoot
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import State, begin
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import P2, TRAIL, XYLIA, asked_seat, card, draw_table, heard_of, offered


def fighting(*heroes: str, reroll: str) -> State[Woods]:
    """A combat on one tile with a Plant; Klethor has his first power, and the active Hero a Staff."""
    woods = draw_table(
        TRAIL,
        heroes=dict.fromkeys(heroes, "T21"),
        powers={"klethor": 1},
        loot={heroes[0]: ["purple_staff"]},
        foes=[("plant", "T21")],
        options=TableOptions(players=2, first=0, klethor_reroll=reroll),  # type: ignore[arg-type]
    )
    state = begin(woods, MeetFoes())
    play_out(state, UseLoot(card("purple_staff")), RollFaces((1,)), RollFaces((2,)), RollFace(1))
    return state


@clause("WDL-HERO14")
def test_klethor_rerolls_one_of_his_own_dice() -> None:
    assert offered(fighting("klethor", "xylia", reroll="own")) == {Stop(), RerollFree(0, 1)}


@clause("WDL-AMB14")
def test_by_a_switch_klethor_rerolls_any_combat_die_but_no_power_die() -> None:
    state = fighting("klethor", "xylia", reroll="any")
    assert offered(state) == {Stop(), RerollFree(0, 1), RerollFree(1, 2)}
    told = play_out(state, RerollFree(1, 2), RollFace(3))
    assert heard_of(told, CombatDieRerolled) == [CombatDieRerolled(XYLIA, 1, 3)]


@clause("WDL-AMB14", "WDL-HERO16")
def test_by_a_switch_a_supporting_klethor_rerolls_a_die_of_the_active_hero() -> None:
    state = fighting("xylia", "klethor", reroll="any")
    assert asked_seat(state) == P2
    assert offered(state) == {Stop(), RerollFree(0, 1), RerollFree(1, 2)}
    told = play_out(state, (P2, RerollFree(0, 1)), RollFace(4))
    assert heard_of(told, CombatDieRerolled) == [CombatDieRerolled(XYLIA, 0, 4)]
