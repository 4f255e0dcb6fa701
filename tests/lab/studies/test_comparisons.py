"""Two tables compared in pairs, readings priced, numbers tuned."""

from pathlib import Path

import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.components.box import CONTENT
from lairkeeper.games.vengeance import GAME as VENGEANCE
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.kernel.errors import BadContent
from lairkeeper.lab.studies.ambiguity import ambiguity_study
from lairkeeper.lab.studies.arms import arm_cell, comparison_plan
from lairkeeper.lab.studies.errors import BadArm, NoNumber, TwofoldArm
from lairkeeper.lab.studies.plan import Base
from lairkeeper.lab.studies.results.pairs import compare, pairs
from lairkeeper.lab.studies.tune import Tried, bisect, bounds_of, changed_content, tuned_cell
from lairkeeper.lab.study import Proportion
from tests.every import every_game
from tests.games.packs import changed
from tests.lab.studies.small import played

BASE = Base(GAME, GAME.config(players=2), ("random",))


def option(config: Record, name: str) -> object:
    return getattr(config, name)


def test_pairs_of_the_same_table_are_alike_in_everything(tmp_path: Path) -> None:
    found = compare(played(tmp_path / "same", comparison_plan(BASE, ("usual", "usual"), games=12, seed="p")), 0, 1)
    assert (found.alike, found.won.pairs, found.won.mean, found.turns.mean) == (12, 12, 0.0, 0.0)
    assert not found.won.is_shown and not found.turns.is_shown
    assert found.most_gaining is None and found.most_losing is None


def test_a_switch_that_never_mattered_leaves_pairs_alike(tmp_path: Path) -> None:
    plan = comparison_plan(BASE, ("usual", "passage_alone=with_a_room"), games=12, seed="p")
    found = compare(played(tmp_path / "switch", plan), 0, 1)
    assert found.alike > 6, "most games never come to that clause, and their luck is the same"


def test_a_better_bot_is_shown_to_be_better(tmp_path: Path) -> None:
    folder = played(tmp_path / "bots", comparison_plan(BASE, ("random", "partner"), games=12, seed="p"))
    found = compare(folder, 0, 1)
    assert found.won.is_shown and found.won.mean > 0.3
    assert found.most_gaining is not None
    assert all(one.seed == other.seed for one, other in pairs(folder, 0, 1))
    assert compare(folder, 1, 0).won.mean == -found.won.mean


def test_scores_are_compared_too(tmp_path: Path) -> None:
    base = Base(VENGEANCE, VENGEANCE.config(players=2), ("random",))
    found = compare(played(tmp_path / "race", comparison_plan(base, ("random", "novice"), games=3, seed="p")), 0, 1)
    assert found.points is not None and found.points.pairs == 3


def test_a_few_pairs_that_agree_do_not_look_certain(tmp_path: Path) -> None:
    folder = played(tmp_path / "few", comparison_plan(BASE, ("random", "partner"), games=2, seed="p"))
    assert not compare(folder, 0, 1).won.is_shown


def test_arms_are_bots_presets_packs_and_options(tmp_path: Path) -> None:
    changed(tmp_path, CONTENT / "supplies.toml", ("starting_reserve = 5", "starting_reserve = 9"))
    assert arm_cell(BASE, "partner").bots == ("partner",)
    assert arm_cell(BASE, "random,partner").bots == ("random", "partner")
    assert option(arm_cell(BASE, "preset=hard").config, "mummy_faces") == "hard"
    assert option(arm_cell(BASE, "printed+stop_length=step").config, "stop_length") == "step"
    assert arm_cell(BASE, str(tmp_path)).pack[0][0] == "supplies.toml"
    assert arm_cell(BASE, "usual").config == BASE.config


def test_an_arm_that_means_nothing_or_two_things_is_refused() -> None:
    for arm in ("", "oracle", "weather=rain", "preset=gentle", "partner+oracle"):
        with pytest.raises(BadArm):
            arm_cell(BASE, arm)
    with pytest.raises(TwofoldArm):
        arm_cell(BASE, "hard")


@every_game
def test_every_reading_of_every_game_is_priced_or_named(game: AnyGame) -> None:
    study = ambiguity_study(Base(game, game.config(), (game.policy,)), games=1, seed="a")
    assert {reading.field for reading in study.readings} | set(study.skipped) == set(game.switches)
    for reading in study.readings:
        base, cell = study.plan.cells[reading.base].config, study.plan.cells[reading.cell].config
        differing = [name for name in base.__struct_fields__ if option(base, name) != option(cell, name)]
        assert differing == [reading.field] and option(cell, reading.field) == reading.value


def test_bisection_finds_a_number_whether_it_helps_or_harms() -> None:
    def rising(value: int) -> Proportion:
        return Proportion(10 * value, 1000)

    found = bisect(rising, 0, 100, 0.37)
    assert found.best == Tried(37, Proportion(370, 1000)) and found.is_reached
    assert len(found.tried) < 11
    assert 37 in found.plausible and 100 not in found.plausible
    assert bisect(lambda value: rising(100 - value), 0, 100, 0.37).best.value == 63
    beyond = bisect(rising, 0, 10, 0.37)
    assert not beyond.is_reached and beyond.best.value == 10 and len(beyond.tried) == 2


def test_a_number_of_the_content_is_changed_in_a_pack() -> None:
    assert b"starting_reserve = 9\n" in changed_content(GAME, (), "supplies.starting_reserve", 9)[0][1]
    cell = tuned_cell(BASE, "supplies.starting_reserve", 9)
    assert option(cell.config, "content") != option(BASE.config, "content")
    ((_, solo),) = changed_content(VENGEANCE, (), "supplies.solo.target.0", 20)
    assert b"target = [20, 23, 28]" in solo
    ((_, cats),) = changed_content(GAME, cell.pack, "supplies.hand", 6)
    assert b"starting_reserve = 9\n" in cats and b"hand = 6\n" in cats


def test_a_number_of_a_table_option_is_changed_there() -> None:
    base = Base(VENGEANCE, VENGEANCE.config(players=2), ("random",))
    assert option(tuned_cell(base, "reserve_limit", 60).config, "reserve_limit") == 60


@pytest.mark.parametrize(
    "number",
    ["", "supplies", "supplies.", "nothing.torches", "../supplies.torches", "supplies.vault", "supplies.hand.x"],
)
def test_a_value_that_is_no_number_is_refused(number: str) -> None:
    with pytest.raises(NoNumber):
        changed_content(GAME, (), number, 1)


def test_content_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadContent):
        tuned_cell(BASE, "supplies.mummy_dice", -1)


@pytest.mark.parametrize("text", [None, "", "5", "5..", "..5", "9..5", "5..5", "0..5000", "a..b"])
def test_bounds_need_two_numbers_in_order(text: str | None) -> None:
    with pytest.raises(NoNumber):
        bounds_of("supplies.hand", text)
