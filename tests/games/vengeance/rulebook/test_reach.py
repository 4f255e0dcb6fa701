"""How far a tile can be carried out at best (VNG-CMB7): what a question tells, and that it comes true."""

import pytest

from lairkeeper.display.spelling import spelled
from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.records.options import GoTo, UseAnticipated, UseGroup, UseItem
from lairkeeper.games.vengeance.rules.combat import ChooseStart, ChooseUse
from lairkeeper.games.vengeance.rules.reach import reach, reach_in
from lairkeeper.games.vengeance.rules.resolution import ChooseEffect
from lairkeeper.kernel import facts
from lairkeeper.testing import asked, clause, play_out
from lairkeeper.words import LANGUAGES, speak
from tests.games.vengeance.tables import (
    ADA,
    a_player,
    a_table,
    ada,
    everybody_but,
    fighting,
    group,
    item,
    question,
    room,
    skill,
)

SHOULDER, SPRINT = UseGroup(skill("MAG-S5"), False), UseGroup(skill("SPRINT"), False)


@clause("VNG-CMB7")
@pytest.mark.parametrize(
    ("actions", "player", "done"),
    [
        (("move",), {"at": 1}, 1),
        (("move", "move"), {"at": 1}, 2),
        (("hit", "move"), {"at": 0}, 0),
        (("hit", "hit"), {"at": 3, "crossed": everybody_but("3H")}, 1),
        (("hit", "hit"), {"at": 3, "crossed": everybody_but("3T")}, 2),
        (("wound", "hit"), {"at": 3, "wounds": 3}, 0),
        (("move", "heal", "heal"), {"at": 1, "wounds": 1}, 2),
        (("shoot",), {"at": 1}, 0),
        (("shoot",), {"at": 1, "hero": "ELI"}, 1),
    ],
)
def test_a_tile_goes_as_far_as_the_best_targets_let_it(
    actions: tuple[str, ...], player: dict[str, object], done: int
) -> None:
    assert reach(a_table(a_player(stage="combat", **player)), ADA, actions) == done  # type: ignore[arg-type]


@clause("VNG-CMB7", "VNG-ITM7")
@pytest.mark.parametrize(("uses", "done"), [({}, 1), ({"MAG-I1": 1}, 2)])
def test_a_modifier_may_help_a_tile_along(uses: dict[str, int], done: int) -> None:
    """The last Brute falls, the item reaches Sister Razor behind him, and the wound she gives can be healed."""
    hero = a_player(stage="combat", boss="RAZOR", at=7, crossed=everybody_but("7B"), uses=uses)
    assert reach(a_table(hero), ADA, ("hit", "heal")) == done


@clause("VNG-CMB7")
def test_nothing_is_done_by_looking_ahead() -> None:
    state = fighting(ChooseUse(ADA), skills=["MAG-S5"], groups=[group("MAG-S5", "run fist")], uses={"MAG-I2": 1}, at=3)
    before = GAME.view(state.world, ADA)
    facts(state, asked(state))
    assert GAME.view(state.world, ADA) == before


@clause("VNG-CMB7")
def test_a_question_tells_which_uses_would_break_off_and_they_do() -> None:
    state = fighting(
        ChooseUse(ADA),
        skills=["MAG-S5"],
        groups=[group("MAG-S5", "run fist"), group("SPRINT", "run run")],
        anticipation=["STRIKE"],
        uses={"MAG-I2": 1},
        at=1,
        crossed=everybody_but(),
    )
    told = facts(state, asked(state))["ends"]
    strike, shoes = UseAnticipated(skill("STRIKE")), UseItem(item("MAG-I2"))
    assert [reach_in(told, use) for use in (SHOULDER, SPRINT, strike, shoes)] == [0, None, 0, 1]
    play_out(state, shoes, GoTo(room(3)))
    assert (question(state), ada(state).room) == ("choose_use", 3)


@clause("VNG-CMB1", "VNG-RES6", "VNG-CMB7")
def test_so_do_the_questions_before_and_after_combat() -> None:
    start = fighting(ChooseStart(ADA), hero="ELI", uses={"ELI-I2": 1}, at=1, crossed=everybody_but("1H"))
    assert reach_in(facts(start, asked(start))["ends"], UseItem(item("ELI-I2"))) == 1
    effect = fighting(ChooseEffect(ADA), uses={"MAG-I3": 1})
    assert reach_in(facts(effect, asked(effect))["ends"], UseItem(item("MAG-I3"))) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_use_say_where_it_ends(language: str) -> None:
    state = fighting(ChooseUse(ADA), uses={"MAG-I2": 1}, at=1, crossed=everybody_but())
    shoes, known = UseItem(item("MAG-I2")), facts(state, asked(state))
    assert spelled(GAME, state.world.options, shoes, known)["reach"] == 1
    said = speak(GAME, state.world.options, language, ("Ada",)).option(shoes, known)
    assert {"en": "ends before Hit", "fr": "s’arrête avant « Coup »"}[language] in said
    assert "reach" not in spelled(GAME, state.world.options, shoes, {})
